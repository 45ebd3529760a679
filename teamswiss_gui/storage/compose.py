"""Rows to a tournament: whole, and changes applied to one that is in memory.

A change is applied by composing the parts that it touches anew; the others stay the same objects.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, get_type_hints

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Absence,
    Adjustment,
    Basis,
    Board,
    Bye,
    ForbiddenPair,
    Match,
    MatchId,
    MatchScore,
    Player,
    Round,
    Team,
    TeamId,
    Tournament,
    Withdrawal,
)
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.storage.plain import decoder
from teamswiss_gui.storage.rows import (
    EVENT_FIELDS,
    Change,
    event_rows,
    list_rows,
    match_rows,
    round_rows,
    settings_rows,
    team_rows,
)
from teamswiss_gui.storage.tables import TABLES, Row, RowId, Rows, decoded

_SETTING_HINTS = get_type_hints(Settings)
_EVENT_HINTS = get_type_hints(Tournament)


class Part(NamedTuple):
    """What a row belongs to."""

    kind: str
    id: int = 0


def load(hint: Any, text: str) -> Any:
    """Read a value of a type from JSON."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise TeamSwissError("file-value", found=text[:60], expected="JSON") from None
    return decoder(hint)(plain)


_KINDS = {"setting": "settings", "event": "event", "forbidden_pair": "lists", "adjustment": "lists"}


def part_of(identity: RowId, row: Row) -> Part:
    """Return the part that a row belongs to."""
    table, key = identity
    match table:
        case "player":
            return Part("team", _number(row[0]))
        case "team" | "withdrawal" | "absence":
            return Part("team", _number(key[0]))
        case "round" | "round_number" | "bye":
            return Part("round", _number(key[0]))
        case "match" | "board":
            return Part("match", _number(key[0]))
        case _:
            return Part(_KINDS[table])


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TeamSwissError("file-value", found=repr(value)[:60], expected="int")
    return value


def compose(rows: Mapping[RowId, Row]) -> Tournament:
    """Return the tournament that rows describe, every value's type checked."""
    parts: dict[Part, Rows] = {}
    for identity, row in rows.items():
        parts.setdefault(part_of(identity, row), {})[identity] = row
    return _with_parts(Tournament(), parts)


def apply(tournament: Tournament, changes: Iterable[Change]) -> Tournament:
    """Return the tournament with changes made; parts that they do not touch stay as they are."""
    parts: dict[Part, Rows] = {}
    places = _Places(tournament)
    for change in changes:
        identity = change.table, change.key
        if change.before is not None:
            _part_rows(tournament, parts, places, part_of(identity, change.before)).pop(
                identity, None
            )
        if change.after is not None:
            part = part_of(identity, change.after)
            _part_rows(tournament, parts, places, part)[identity] = change.after
    return _with_parts(tournament, parts)


class _Places:
    """Where each match stands: round and position, found out when first asked for."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._places: dict[int, tuple[int, int]] | None = None

    def get(self, match: int) -> tuple[int, int] | None:
        if self._places is None:
            self._places = {
                match.id: (each.number, position)
                for each in self._tournament.rounds
                for position, match in enumerate(each.matches, start=1)
            }
        return self._places.get(match)


def _part_rows(
    tournament: Tournament, parts: dict[Part, Rows], places: _Places, part: Part
) -> Rows:
    if part not in parts:
        parts[part] = _current_rows(tournament, places, part)
    return parts[part]


def _current_rows(tournament: Tournament, places: _Places, part: Part) -> Rows:
    match part.kind:
        case "settings":
            return settings_rows(tournament.settings)
        case "event":
            return event_rows(tournament)
        case "lists":
            return list_rows(tournament)
        case "team":
            return next((team_rows(t) for t in tournament.teams if t.id == part.id), {})
        case "round":
            return next((round_rows(r) for r in tournament.rounds if r.number == part.id), {})
        case _:
            place = places.get(part.id)
            if place is None:
                return {}
            number, position = place
            match = tournament.rounds[number - 1].matches[position - 1]
            return match_rows(number, position, match)


def _with_parts(tournament: Tournament, parts: Mapping[Part, Rows]) -> Tournament:
    changes: dict[str, Any] = {}
    teams: dict[int, Rows] = {}
    rounds: dict[int, Rows] = {}
    matches: dict[int, Rows] = {}
    for part, rows in parts.items():
        match part.kind:
            case "settings":
                changes["settings"] = _settings(rows)
            case "event":
                changes |= _event(rows)
            case "lists":
                changes |= lists_from(rows)
            case "team":
                teams[part.id] = rows
            case "round":
                rounds[part.id] = rows
            case _:
                matches[part.id] = rows
    if teams:
        changes["teams"] = _teams(tournament.teams, teams)
    if rounds or matches:
        changes["rounds"] = _rounds(tournament.rounds, rounds, matches)
    return replace(tournament, **changes)


def _settings(rows: Rows) -> Settings:
    found = {str(key[0]): row[0] for (_table, key), row in rows.items()}
    if found.keys() != _SETTING_HINTS.keys():
        wrong = sorted(found.keys() ^ _SETTING_HINTS.keys())
        raise TeamSwissError("file-settings", names=", ".join(wrong)[:200])
    return Settings(**{name: load(_SETTING_HINTS[name], str(text)) for name, text in found.items()})


def _event(rows: Rows) -> dict[str, Any]:
    found = {str(key[0]): row[0] for (_table, key), row in rows.items()}
    if found.keys() != set(EVENT_FIELDS):
        wrong = sorted(found.keys() ^ set(EVENT_FIELDS))
        raise TeamSwissError("file-settings", names=", ".join(wrong)[:200])
    return {name: load(_EVENT_HINTS[name], str(text)) for name, text in found.items()}


def _of_table(rows: Rows, name: str) -> list[dict[str, Any]]:
    table = TABLES[name]
    return [decoded(table, identity, rows[identity]) for identity in rows if identity[0] == name]


def lists_from(rows: Rows) -> dict[str, Any]:
    """Return forbidden pairs, penalties and bonuses from their rows."""
    pairs = [ForbiddenPair(**found) for found in _of_table(rows, "forbidden_pair")]
    adjustments = [Adjustment(**found) for found in _of_table(rows, "adjustment")]
    return {
        "forbidden_pairs": tuple(sorted(pairs, key=lambda pair: pair.id)),
        "adjustments": tuple(sorted(adjustments, key=lambda adjustment: adjustment.id)),
    }


def _teams(existing: tuple[Team, ...], changed: Mapping[int, Rows]) -> tuple[Team, ...]:
    teams: dict[int, Team] = {team.id: team for team in existing}
    for team_id, rows in changed.items():
        if rows:
            teams[team_id] = team_from(team_id, rows)
        else:
            teams.pop(team_id, None)
    return tuple(teams[team_id] for team_id in sorted(teams))


def _alone(rows: Rows, table: str, number: int) -> dict[str, Any]:
    found = _of_table(rows, table)
    if len(found) != 1:
        raise TeamSwissError("file-row-missing", table=table, number=number)
    return found[0]


def team_from(team_id: int, rows: Rows) -> Team:
    """Return a team from its rows."""
    players = []
    for found in _of_table(rows, "player"):
        del found["team"]
        players.append((found.pop("position"), Player(**found)))
    players.sort(key=lambda entry: entry[0])
    withdrawals = _of_table(rows, "withdrawal")
    absences = _of_table(rows, "absence")
    return Team(
        **_alone(rows, "team", team_id),
        players=tuple(player for _position, player in players),
        withdrawals=tuple(
            Withdrawal(found["first_round"], found["last_round"])
            for found in sorted(withdrawals, key=lambda found: found["first_round"])
        ),
        absences=tuple(
            Absence(found["round"], found["kind"])
            for found in sorted(absences, key=lambda found: found["round"])
        ),
    )


def _rounds(
    existing: tuple[Round, ...], changed: Mapping[int, Rows], matches: Mapping[int, Rows]
) -> tuple[Round, ...]:
    rounds: dict[int, Round] = {each.number: each for each in existing}
    for number, rows in changed.items():
        if rows:
            before = rounds.get(number)
            rounds[number] = round_from(number, rows, before.matches if before else ())
        else:
            rounds.pop(number, None)
    moved: dict[int, list[tuple[int, Match]]] = {}
    for match_id, rows in matches.items():
        if rows:
            number, position, match = match_from(match_id, rows)
            moved.setdefault(number, []).append((position, match))
    if matches:
        for number, each in rounds.items():
            rounds[number] = _with_matches(each, matches, moved.pop(number, []))
    if moved:
        raise TeamSwissError("file-row-missing", table="round", number=min(moved))
    return tuple(rounds[number] for number in sorted(rounds))


def _with_matches(each: Round, changed: Iterable[int], arrived: list[tuple[int, Match]]) -> Round:
    touched = changed if isinstance(changed, set | dict) else set(changed)
    kept = [
        (position, match)
        for position, match in enumerate(each.matches, start=1)
        if match.id not in touched
    ]
    if not arrived and len(kept) == len(each.matches):
        return each
    placed = sorted([*kept, *arrived], key=lambda entry: entry[0])
    return replace(each, matches=tuple(match for _position, match in placed))


def round_from(number: int, rows: Rows, matches: tuple[Match, ...]) -> Round:
    """Return a round from its rows and its matches."""
    header = _alone(rows, "round", number)
    numbers = [(TeamId(f["team"]), f["tpn"]) for f in _of_table(rows, "round_number")]
    byes = [Bye(TeamId(found["team"]), found["kind"]) for found in _of_table(rows, "bye")]
    return Round(
        number=header.pop("number"),
        state=header.pop("state"),
        basis=Basis(**header),
        numbers=tuple(sorted(numbers, key=lambda entry: entry[1])),
        matches=matches,
        byes=tuple(sorted(byes, key=lambda bye: bye.team)),
    )


def match_from(match_id: int, rows: Rows) -> tuple[int, int, Match]:
    """Return a match from its rows, with its round and its position there."""
    found = _alone(rows, "match", match_id)
    white, black = found.pop("white_score"), found.pop("black_score")
    if (white is None) != (black is None):
        raise TeamSwissError("file-value", found="one side only", expected="two scores")
    boards = []
    for board in _of_table(rows, "board"):
        del board["match"]
        boards.append(Board(**board))
    boards.sort(key=lambda board: board.number)
    number, position = found.pop("round"), found.pop("position")
    match = Match(
        **{**found, "id": MatchId(match_id)},
        boards=tuple(boards),
        score=None if white is None else MatchScore(white, black),
    )
    return number, position, match
