"""Reads a pairing request from JSON, strictly: what is wrong is named with its place."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NoReturn, TypeVar

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.request import (
    ABSENT,
    Colour,
    ColourPreferences,
    Kind,
    PrimaryScore,
    Request,
    RoundEntry,
    Scoring,
    Team,
)

KNOWN_SYSTEMS = (
    "fide-team-2026",
    "fide-team-draft",
    "dutch-2017",
    "dutch-earlier",
    "olympiad-2008",
)
MOST_ROUNDS = MOST_BOARDS = 99
MOST_TEAMS = 9_999
LEAST_POINTS, MOST_POINTS = -999, 9_999
KINDS = {kind.value: kind for kind in Kind}
COLOURS = {colour.value: colour for colour in Colour}
WITH_OPPONENT = {kind.value for kind in (Kind.PLAYED, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS)}
ENTRY = ("opponent", "colour", "kind", "mp", "gp")

Choice = TypeVar("Choice", bound=Enum)


def parse_request(text: str | bytes) -> Request:
    """Read a request from JSON text; raises `bad-request` naming the place."""
    try:
        value = json.loads(text, object_pairs_hook=_members, parse_constant=float)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        _describe(place, error.msg, "JSON", reason="not-json")
    except _TwiceError as error:
        _describe(_quoted(str(error)), "a member twice", "it once")
    except UnicodeDecodeError:
        _describe("the text", "not UTF-8 text", "JSON")
    except RecursionError:
        _describe("the text", "something nested too deeply", "a request")
    except ValueError:
        # What is left: Python turns down whole numbers of thousands of digits.
        _describe("the text", "a number too long", "a request")
    return request_from_json(value)


class _TwiceError(ValueError):
    """A member stands twice in one object."""


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise _TwiceError(name)
        found[name] = value
    return found


def request_from_json(value: object) -> Request:
    """Read a request from the values of JSON; raises `bad-request` naming the place."""
    members = _object(value, "request", _REQUEST, ("system", "total_rounds", "next_round", "teams"))
    total = _whole(members["total_rounds"], "total_rounds", 1, MOST_ROUNDS)
    next_round = _whole(members["next_round"], "next_round", 1, total)
    teams = _teams(members["teams"], next_round - 1)
    known = {team.tpn for team in teams}
    _check_matches(teams)
    return Request(
        system=_word(members["system"], "system", KNOWN_SYSTEMS),
        total_rounds=total,
        next_round=next_round,
        teams=teams,
        colour_preferences=_choice(members, "colour_preferences", ColourPreferences.TYPE_A),
        initial_colour=_choice(members, "initial_colour", Colour.WHITE),
        primary_score=_choice(members, "primary_score", PrimaryScore.MATCH_POINTS),
        secondary_for_colours=_truth(
            members.get("secondary_for_colours", True), "secondary_for_colours"
        ),
        boards=_whole(members.get("boards", 4), "boards", 1, MOST_BOARDS),
        scoring=_scoring(members.get("scoring", {})),
        forbidden_pairs=_forbidden(members.get("forbidden_pairs", []), known),
        virtual_points=_virtual(members, known, total),
    )


_REQUEST = (
    "system",
    "colour_preferences",
    "initial_colour",
    "total_rounds",
    "next_round",
    "primary_score",
    "secondary_for_colours",
    "boards",
    "scoring",
    "forbidden_pairs",
    "virtual_points",
    "teams",
)


# --- teams and their rounds ---------------------------------------------------------------------


def _teams(value: object, rounds: int) -> tuple[Team, ...]:
    listed = _list(value, "teams")
    if not 1 <= len(listed) <= MOST_TEAMS:
        _describe("teams", f"{len(listed)} teams", f"1 to {MOST_TEAMS} teams")
    teams = tuple(_team(item, f"teams[{i}]", rounds) for i, item in enumerate(listed))
    seen: dict[int, int] = {}
    for i, team in enumerate(teams):
        if team.tpn in seen:
            expected = f"a number that teams[{seen[team.tpn]}] does not have"
            _refuse(f"teams[{i}].tpn", team.tpn, expected)
        seen[team.tpn] = i
    return teams


def _team(value: object, place: str, rounds: int) -> Team:
    members = _object(value, place, ("tpn", "rating", "available", "history"), ("tpn",))
    rating = members.get("rating")
    if rating is not None and (not _is_number(rating) or not math.isfinite(float(str(rating)))):
        _refuse(f"{place}.rating", rating, "a number")
    history = _list(members.get("history", []), f"{place}.history")
    if len(history) > rounds:
        _describe(f"{place}.history", f"{len(history)} rounds", f"at most {rounds}")
    entries = []
    for i, item in enumerate(history):
        entry = _plain_entry(item)
        entries.append(entry or _entry(item, f"{place}.history[{i}]"))
    return Team(
        tpn=_whole(members["tpn"], f"{place}.tpn", 1, None),
        rating=None if rating is None else float(str(rating)),
        available=_truth(members.get("available", True), f"{place}.available"),
        history=(*entries, *([ABSENT] * (rounds - len(entries)))),
    )


def _plain_entry(value: object) -> RoundEntry | None:
    """Read a match as nearly all are, without a word about its place; None: look closer."""
    if not isinstance(value, dict) or tuple(value) != ENTRY:
        return None
    opponent, colour, kind, mp, gp = value.values()
    if (
        type(opponent) is int
        and opponent > 0
        and type(kind) is str
        and kind in WITH_OPPONENT
        and type(colour) is str
        and colour in COLOURS
        and type(mp) in (int, float)
        and type(gp) in (int, float)
        and LEAST_POINTS <= mp <= MOST_POINTS
        and LEAST_POINTS <= gp <= MOST_POINTS
        and (twice_mp := int(mp * 2)) == mp * 2
        and (twice_gp := int(gp * 2)) == gp * 2
    ):
        return RoundEntry(
            opponent, COLOURS[colour], KINDS[kind], HalfPoints(twice_mp), HalfPoints(twice_gp)
        )
    return None


def _entry(value: object, place: str) -> RoundEntry:
    members = _object(value, place, ENTRY, ("kind", "mp", "gp"))
    kind = KINDS[_word(members["kind"], f"{place}.kind", list(KINDS))]
    opponent, colour = members.get("opponent"), members.get("colour")
    if kind.value in WITH_OPPONENT:
        opponent = _whole(opponent, f"{place}.opponent", 1, None)
        colour = COLOURS[_word(colour, f"{place}.colour", list(COLOURS))]
    else:
        if opponent is not None:
            _refuse(f"{place}.opponent", opponent, f"null with {kind.value}")
        if colour is not None:
            _refuse(f"{place}.colour", colour, f"null with {kind.value}")
        opponent = colour = None
    return RoundEntry(
        opponent,
        colour,
        kind,
        _points(members["mp"], f"{place}.mp"),
        _points(members["gp"], f"{place}.gp"),
    )


def _check_matches(teams: Sequence[Team]) -> None:
    """Refuse a match that its two teams tell differently."""
    places = {team.tpn: i for i, team in enumerate(teams)}
    for i, team in enumerate(teams):
        for r, entry in enumerate(team.history):
            if entry.opponent is None:
                continue
            j = places.get(entry.opponent)
            other = None if j is None or j == i else teams[j].history[r]
            if (
                other is None
                or other.opponent != team.tpn
                or other.colour is entry.colour
                or not _fit(entry.kind, other.kind)
            ):
                _refuse_match(team, i, r, other, j)


def _refuse_match(team: Team, i: int, r: int, other: RoundEntry | None, j: int | None) -> NoReturn:
    """Say what is wrong with a match; `other` is what its opponent tells of it."""
    entry = team.history[r]
    place, there = f"teams[{i}].history[{r}]", f"teams[{j}].history[{r}]"
    if other is None:
        expected = "another team" if j == i else "the number of a team"
        _refuse(f"{place}.opponent", entry.opponent, expected)
    if other.opponent != team.tpn:
        expected = "a match that both teams have"
        _describe(place, str(entry.opponent), expected, reason="one-sided")
    if other.colour is entry.colour:
        assert entry.colour is not None
        _refuse(f"{place}.colour", entry.colour.value, f"another colour than {there}")
    expected = f"a kind that fits {_quoted(other.kind.value)} of {there}"
    _refuse(f"{place}.kind", entry.kind.value, expected)


def _fit(mine: Kind, other: Kind) -> bool:
    if mine is Kind.PLAYED or other is Kind.PLAYED:
        return mine is other
    return not (mine is Kind.FORFEIT_WIN and other is Kind.FORFEIT_WIN)


# --- the smaller members ------------------------------------------------------------------------


def _scoring(value: object) -> Scoring:
    members = _object(value, "scoring", ("win", "draw", "loss"), ())
    usual = Scoring()
    found = {
        name: _points(members[name], f"scoring.{name}") if name in members else default
        for name, default in (("win", usual.win), ("draw", usual.draw), ("loss", usual.loss))
    }
    return Scoring(found["win"], found["draw"], found["loss"])


def _forbidden(value: object, known: set[int]) -> frozenset[tuple[int, int]]:
    pairs = set()
    for i, item in enumerate(_list(value, "forbidden_pairs")):
        place = f"forbidden_pairs[{i}]"
        both = _list(item, place)
        if len(both) != 2:
            _describe(place, f"{len(both)} numbers", "two numbers")
        first, second = (_whole(n, f"{place}[{k}]", 1, None) for k, n in enumerate(both))
        for k, tpn in enumerate((first, second)):
            if tpn not in known:
                _refuse(f"{place}[{k}]", tpn, "the number of a team")
        if first == second:
            _refuse(place, first, "two different teams")
        pairs.add((min(first, second), max(first, second)))
    return frozenset(pairs)


def _virtual(
    members: Mapping[str, object], known: set[int], total: int
) -> dict[int, dict[int, HalfPoints]] | None:
    if "virtual_points" not in members:
        return None
    found: dict[int, dict[int, HalfPoints]] = {}
    for name, rounds in _any_object(members["virtual_points"], "virtual_points").items():
        place = f"virtual_points.{name}"
        tpn = _number_name(name, place)
        if tpn not in known:
            _refuse(place, name, "the number of a team")
        found[tpn] = {}
        for text, points in _any_object(rounds, place).items():
            round_ = _number_name(text, f"{place}.{text}")
            if round_ > total:
                _refuse(f"{place}.{text}", text, f"a round from 1 to {total}")
            found[tpn][round_] = _points(points, f"{place}.{text}")
    return found


def _number_name(name: str, place: str) -> int:
    if not (name.isascii() and name.isdigit()) or name.startswith("0") or len(name) > 9:
        _refuse(place, name, "a positive whole number")
    return int(name)


# --- values -------------------------------------------------------------------------------------


def _refuse(place: str, found: object, expected: str) -> NoReturn:
    """Refuse a value, shown as JSON writes it."""
    _describe(place, _shown(found), expected)


def _describe(place: str, found: str, expected: str, **reason: str) -> NoReturn:
    """Refuse what the words `found` describe."""
    raise TeamSwissError(
        "bad-request", place=_one_line(place), found=found, expected=expected, **reason
    )


def _shown(value: object) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, int) and abs(value) > 10**18:
        return "a number too large"
    if value is None or isinstance(value, int | float):
        return json.dumps(value)
    return "a list" if isinstance(value, list) else "an object"


def _quoted(text: str) -> str:
    return f'"{_one_line(text)}"'


def _one_line(text: str) -> str:
    """Keep a stranger's text from filling the line, or breaking it."""
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= 80 else text[:77] + "..."


def _any_object(value: object, place: str) -> dict[str, object]:
    if not isinstance(value, dict):
        _refuse(place, value, "an object")
    return value


def _object(
    value: object, place: str, known: Sequence[str], needed: Sequence[str]
) -> dict[str, object]:
    members = _any_object(value, place)
    prefix = "" if place == "request" else f"{place}."
    for name in members:
        if name not in known:
            _refuse(f"{prefix}{name}", name, "a member of " + ", ".join(known))
    for name in needed:
        if name not in members:
            _describe(f"{prefix}{name}", "nothing", "a value")
    return members


def _list(value: object, place: str) -> list[object]:
    if not isinstance(value, list):
        _refuse(place, value, "a list")
    return value


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _whole(value: object, place: str, least: int, most: int | None) -> int:
    expected = f"a whole number from {least}" + ("" if most is None else f" to {most}")
    if isinstance(value, bool) or not isinstance(value, int):
        _refuse(place, value, expected)
    if value < least or (most is not None and value > most):
        _refuse(place, value, expected)
    return value


def _truth(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        _refuse(place, value, "true or false")
    return value


def _points(value: object, place: str) -> HalfPoints:
    expected = f"points from {LEAST_POINTS} to {MOST_POINTS} in steps of one half"
    if isinstance(value, bool) or not isinstance(value, int | float):
        _refuse(place, value, expected)
    if not LEAST_POINTS <= value <= MOST_POINTS or value * 2 != int(value * 2):
        _refuse(place, value, expected)
    return HalfPoints(int(value * 2))


def _word(value: object, place: str, words: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in words:
        _refuse(place, value, " | ".join(words))
    return value


def _choice(members: Mapping[str, object], name: str, default: Choice) -> Choice:
    if name not in members:
        return default
    kind = type(default)
    return kind(_word(members[name], name, [str(item.value) for item in kind]))
