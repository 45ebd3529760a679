"""The definitions both references share, article by article: scores, floaters, colours.

Written from C.04.6 (February 2026), the team-pairing draft and the project's readings of both
("reading 9" is row 9 of the table of readings). Article numbers are those of C.04.6; where the
draft has another number, it stands beside it. Nothing here comes from the engine.

Points are kept in half points, as integers, from the moment a request is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Request: TypeAlias = dict[str, Any]
Answer: TypeAlias = dict[str, Any]
Colour: TypeAlias = Literal["white", "black"]
Strength: TypeAlias = Literal["simple", "strong", "mild"]
Pair: TypeAlias = tuple[int, int]

FINAL = "fide-team-2026"
DRAFT = "fide-team-draft"


class NoLegalPairing(Exception):  # noqa: N818 - the name says what happened
    """No complete round-pairing exists; the arbiter decides (3.3.3, draft 1.9.3)."""


@dataclass(frozen=True)
class Entry:
    """What one team did in one round; the points in half points."""

    opponent: int | None
    colour: Colour | None
    kind: str
    match_points: int
    game_points: int


ABSENT = Entry(None, None, "absent", 0, 0)


@dataclass(frozen=True)
class Event:
    """A request, read: everything that the pairing of the next round depends on."""

    system: str
    preference_type: str
    initial_colour: Colour
    total_rounds: int
    next_round: int
    primary_score: str
    secondary_for_colours: bool
    points_for_a_win: int
    forbidden: frozenset[frozenset[int]]
    virtual: Mapping[tuple[int, int], int]
    histories: Mapping[int, Sequence[Entry]]
    available: frozenset[int]


def half_points(points: float) -> int:
    """Return points as a whole number of half points."""
    doubled = points * 2
    assert doubled == int(doubled), f"{points} is no multiple of one half"
    return int(doubled)


def points(halves: int) -> int | float:
    """Return half points as an answer shows them: 3, or 3.5."""
    return halves / 2 if halves % 2 else halves // 2


def read(request: Request) -> Event:
    """Read a request that follows the interface; members left out take their defaults."""
    rounds_played = request["next_round"] - 1
    histories = {}
    for team in request["teams"]:
        entries = [
            Entry(
                entry["opponent"],
                entry["colour"],
                entry["kind"],
                half_points(entry["mp"]),
                half_points(entry["gp"]),
            )
            for entry in team.get("history", [])
        ]
        # A missing tail counts as absent.
        histories[team["tpn"]] = entries + [ABSENT] * (rounds_played - len(entries))
    return Event(
        system=request["system"],
        preference_type=request.get("colour_preferences", "A"),
        initial_colour=request.get("initial_colour", "white"),
        total_rounds=request["total_rounds"],
        next_round=request["next_round"],
        primary_score=request.get("primary_score", "match_points"),
        secondary_for_colours=request.get("secondary_for_colours", True),
        points_for_a_win=half_points(request.get("scoring", {}).get("win", 2)),
        forbidden=frozenset(frozenset(two) for two in request.get("forbidden_pairs", [])),
        virtual={
            (int(tpn), int(number)): half_points(value)
            for tpn, rounds in request.get("virtual_points", {}).items()
            for number, value in rounds.items()
        },
        histories=histories,
        available=frozenset(t["tpn"] for t in request["teams"] if t.get("available", True)),
    )


# --- 1.2 Score ----------------------------------------------------------------------------------


def primary_score(event: Event, tpn: int, before_round: int) -> int:
    """Return the primary score of the standings before a round (1.2.1), without virtual points."""
    entries = event.histories[tpn][: before_round - 1]
    if event.primary_score == "match_points":
        return sum(entry.match_points for entry in entries)
    return sum(entry.game_points for entry in entries)


def secondary_score(event: Event, tpn: int) -> int:
    """Return the secondary score of the standings: the other of the two kinds of points (1.2.1)."""
    if event.primary_score == "match_points":
        return sum(entry.game_points for entry in event.histories[tpn])
    return sum(entry.match_points for entry in event.histories[tpn])


def score_in_round(event: Event, tpn: int, number: int) -> int:
    """Return the score that a round is, or was, paired on: virtual points of that round count."""
    return primary_score(event, tpn, number) + event.virtual.get((tpn, number), 0)


def score(event: Event, tpn: int) -> int:
    """Return the score that the next round is paired on."""
    return score_in_round(event, tpn, event.next_round)


# --- 1.5 Floaters -------------------------------------------------------------------------------


def floated_in_previous_round(event: Event, tpn: int) -> bool:
    """Say whether the team was a floater in the round before (1.5, draft 1.5.1).

    A floater really played an opponent whose score, as that round was paired, was another one;
    a bye or a forfeit makes no floater (reading 5).
    """
    previous = event.next_round - 1
    if previous < 1:
        return False
    entry = event.histories[tpn][previous - 1]
    if entry.kind != "played" or entry.opponent is None:
        return False
    return score_in_round(event, tpn, previous) != score_in_round(event, entry.opponent, previous)


def floaters_count(event: Event) -> bool:
    """Say whether floaters matter: "with the exception of the last two rounds" (2.3.4, 2.3.7)."""
    return event.next_round <= event.total_rounds - 2


# --- 1.6 Colour difference ----------------------------------------------------------------------


def colours_had(event: Event, tpn: int) -> list[Colour]:
    """Return the colours of the matches really played, in order, the other rounds left out (1.6.1).

    Played means that at least one board was (reading 2); the colour is the scheduled one.
    """
    return [
        entry.colour
        for entry in event.histories[tpn]
        if entry.kind == "played" and entry.colour is not None
    ]


def matches_played(event: Event, tpn: int) -> int:
    """Return how many matches the team really played (3.4.3 with reading 4; draft 2.1.3)."""
    return sum(entry.kind == "played" for entry in event.histories[tpn])


def colour_difference(event: Event, tpn: int) -> int:
    """Return the matches with White minus the matches with Black (1.6.2)."""
    had = colours_had(event, tpn)
    return had.count("white") - had.count("black")


# --- 1.7 Colour preference ----------------------------------------------------------------------


@dataclass(frozen=True)
class Preference:
    """A colour preference: which colour, how strong."""

    colour: Colour
    strength: Strength


def clause_1_or_2(event: Event, tpn: int) -> Colour | None:
    """Return the colour of 1.7.1 clauses 1 and 2, which 1.7.2 has word for word."""
    difference = colour_difference(event, tpn)
    last_two = colours_had(event, tpn)[-2:]
    if difference < -1 or (difference in (0, -1) and last_two == ["black", "black"]):
        return "white"
    if difference > +1 or (difference in (0, +1) and last_two == ["white", "white"]):
        return "black"
    return None


def type_a_preference(event: Event, tpn: int) -> Preference | None:
    """Return the simple preference of 1.7.1."""
    colour = clause_1_or_2(event, tpn)
    return None if colour is None else Preference(colour, "simple")


def type_b_preference(event: Event, tpn: int) -> Preference | None:
    """Return the strong or mild preference of 1.7.2; the clauses in their order (reading 10)."""
    colour = clause_1_or_2(event, tpn)  # clauses 1 and 2
    if colour is not None:
        return Preference(colour, "strong")
    difference = colour_difference(event, tpn)
    last = colours_had(event, tpn)[-1:]
    last_round = event.next_round == event.total_rounds
    if difference == -1 or (difference == 0 and not last_round and last == ["black"]):  # clause 3
        return Preference("white", "mild")
    if difference == +1 or (difference == 0 and not last_round and last == ["white"]):  # clause 4
        return Preference("black", "mild")
    return None  # clause 5


def preference(event: Event, tpn: int) -> Preference | None:
    """Return the team's colour preference of the type that the competition uses (1.7)."""
    match event.preference_type:
        case "A":
            return type_a_preference(event, tpn)
        case "B":
            return type_b_preference(event, tpn)
        case _:
            return None


# --- 2.1 Absolute criteria ----------------------------------------------------------------------


def may_meet(event: Event, one: int, other: int) -> bool:
    """Say whether two teams may be paired: [C1] (2.1.1, draft 3.1.1) and the forbidden pairs.

    Only a match really played uses the pairing up (reading 1).
    """
    if one == other or frozenset((one, other)) in event.forbidden:
        return False
    return not any(
        entry.opponent == other and entry.kind == "played" for entry in event.histories[one]
    )


def may_have_the_bye(event: Event, tpn: int) -> bool:
    """Say whether [C2] allows the team the pairing-allocated bye (2.1.2, reading 3).

    The draft (3.1.2) bars a team that had the bye and one that in a single round, without
    playing, scored the same as a win gives; read in match points, the points `scoring` defines.
    """
    history = event.histories[tpn]
    if event.system == FINAL:
        return not any(entry.kind in {"pab", "forfeit-win", "full-bye"} for entry in history)
    return not any(
        entry.kind == "pab"
        or (entry.kind != "played" and entry.match_points == event.points_for_a_win)
        for entry in history
    )


# --- 4 Colour allocation ------------------------------------------------------------------------


@dataclass(frozen=True)
class Colours:
    """Who has White, who has Black, and the article that said so."""

    white: int
    black: int
    rule: str


def first_team(event: Event, one: int, other: int) -> int:
    """Return the first-team of a pair (4.2); scores are those of the standings (reading 12)."""

    def rank(tpn: int) -> tuple[int, int, int]:
        secondary = secondary_score(event, tpn) if event.secondary_for_colours else 0
        return (-primary_score(event, tpn, event.next_round), -secondary, tpn)

    return min(one, other, key=rank)


def opposite(colour: Colour) -> Colour:
    """Return the other colour."""
    return "black" if colour == "white" else "white"


def colours(event: Event, one: int, other: int) -> Colours:
    """Give the colours of a pair by the first rule of 4.3 that applies.

    The draft ends with 4.3.7; what is left then is read as 4.3.8 and 4.3.9 of the final text, and
    named so.
    """
    first = first_team(event, one, other)
    second = other if first == one else one

    def give(tpn: int, colour: Colour, rule: str) -> Colours:
        opponent = second if tpn == first else first
        if colour == "white":
            return Colours(tpn, opponent, rule)
        return Colours(opponent, tpn, rule)

    # 4.3.1
    if matches_played(event, first) == 0 and matches_played(event, second) == 0:
        initial = event.initial_colour
        return give(first, initial if first % 2 == 1 else opposite(initial), "4.3.1")

    of_first, of_second = preference(event, first), preference(event, second)
    # 4.3.2
    if of_first is not None and of_second is None:
        return give(first, of_first.colour, "4.3.2")
    if of_second is not None and of_first is None:
        return give(second, of_second.colour, "4.3.2")
    if of_first is not None and of_second is not None:
        # 4.3.3
        if of_first.colour != of_second.colour:
            return give(first, of_first.colour, "4.3.3")
        # 4.3.4 (Type B only: no other type has a strong preference)
        if of_first.strength == "strong" and of_second.strength != "strong":
            return give(first, of_first.colour, "4.3.4")
        if of_second.strength == "strong" and of_first.strength != "strong":
            return give(second, of_second.colour, "4.3.4")

    # 4.3.5
    difference_of_first = colour_difference(event, first)
    difference_of_second = colour_difference(event, second)
    if difference_of_first < difference_of_second:
        return give(first, "white", "4.3.5")
    if difference_of_second < difference_of_first:
        return give(second, "white", "4.3.5")

    # 4.3.6: unplayed rounds squeezed out, compared from the last one backwards (reading 13)
    had_by_first, had_by_second = colours_had(event, first), colours_had(event, second)
    for mine, theirs in zip(reversed(had_by_first), reversed(had_by_second), strict=False):
        if mine != theirs:
            return give(first, opposite(mine), "4.3.6")

    # 4.3.7
    if of_first is not None:
        return give(first, of_first.colour, "4.3.7")
    # 4.3.8
    if had_by_first:
        return give(first, opposite(had_by_first[-1]), "4.3.8")
    # 4.3.9: 4.3.1 took the pair where neither has played
    return give(second, opposite(had_by_second[-1]), "4.3.9")


# --- the answer ---------------------------------------------------------------------------------


def following_scoregroup(event: Event, of_score: int) -> frozenset[int]:
    """Return the teams of the next lower score among the teams of this round (reading 8).

    All of them, the team with the bye and those already paired as upfloaters included: who is
    left of them is for the caller to say.
    """
    lower = [score(event, tpn) for tpn in event.available if score(event, tpn) < of_score]
    if not lower:
        return frozenset()
    return frozenset(tpn for tpn in event.available if score(event, tpn) == max(lower))


def in_upfloater_order(event: Event, teams: Iterable[int]) -> list[int]:
    """Sort teams by descending score, then by ascending TPN (3.5.3, draft 2.2.3)."""
    return sorted(teams, key=lambda tpn: (-score(event, tpn), tpn))


def published(event: Event, pairs: Iterable[Pair]) -> list[Answer]:
    """Give the pairs their colours and put them in publishing order.

    That is: the higher of the two pairing scores, then their sum, then the smaller TPN of the pair.
    """

    def order(pair: Pair) -> tuple[int, int, int]:
        scores = [score(event, tpn) for tpn in pair]
        return (-max(scores), -sum(scores), min(pair))

    answer = []
    for board, (one, other) in enumerate(sorted(pairs, key=order), start=1):
        given = colours(event, one, other)
        answer.append(
            {"board": board, "white": given.white, "black": given.black, "rule": given.rule}
        )
    return answer
