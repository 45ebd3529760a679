"""Why a round was paired as it was, as data: steps with their rule and the values compared."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue, Step
from teamswiss_gui.engine.olympiad.choices import Choice
from teamswiss_gui.engine.olympiad.colours import Allocation
from teamswiss_gui.engine.olympiad.rounds import PairedRound, tpns
from teamswiss_gui.engine.olympiad.state import Field, given_as_imaginary
from teamswiss_gui.engine.olympiad.turns import Floater, Turn


def explanation(paired: PairedRound) -> Iterator[Step]:
    """Yield the steps in the order in which the rules took them."""
    field = paired.field
    imaginary = field.imaginary or given_as_imaginary(field.request)
    if imaginary:
        given: list[JsonValue] = [t.tpn for t in field.teams if t.tpn in imaginary]
        yield {"article": "28", "kind": "imaginary-points", "points": 2, "teams": given}
    if paired.bye.index is not None:
        yield _bye(paired)
    if paired.division is not None:
        yield _median(paired)
    for turn in paired.turns:
        yield from _group(field, turn)
    for board, pair in enumerate(paired.colours, start=1):
        yield _colours(board, pair)


def _bye(paired: PairedRound) -> Step:  # 11
    teams = paired.field.teams
    told: list[JsonValue] = [
        {
            "team": teams[candidate.index].tpn,
            "score": as_number(teams[candidate.index].score),
            "fell_to": candidate.fell_to,
        }
        for candidate in paired.bye.candidates
    ]
    assert paired.bye.index is not None
    return {
        "article": "11",
        "kind": "bye",
        "team": teams[paired.bye.index].tpn,
        "candidates": told,
    }


def _median(paired: PairedRound) -> Step:  # 17
    assert paired.division is not None
    count = 2 * sum(len(turn.pairs) for turn in paired.turns)
    return {
        "article": "17",
        "kind": "median",
        "teams": count,
        "place": count // 2 + 1,
        "score": as_number(paired.division.middle.scores[0]),
    }


def _group(field: Field, turn: Turn) -> Iterator[Step]:
    scores: list[JsonValue] = [as_number(score) for score in turn.pool.scores]
    step: Step = {
        "article": "17",
        "kind": "group",
        "part": turn.part.value,
        "scores": scores,
        "teams": tpns(field, turn.pool.residents),
        "from_above": tpns(field, turn.pool.above),
        "from_below": tpns(field, turn.pool.below),
    }
    if not field.by_halves:
        step["section_g"] = {
            str(field.teams[i].tpn): [_quarters(g[0]), _quarters(2 * g[1]), _quarters(2 * g[2])]
            for i in sorted(_members(turn), key=lambda i: field.teams[i].section_g, reverse=True)
            for g in (field.teams[i].section_g,)
        }
    yield step
    if len(scores) > 1:
        yield {"article": "53", "kind": "groups-joined", "scores": scores}
    for floater in turn.floaters:
        yield _floater(field, floater)
    if turn.limits_dropped:
        yield {"article": "21a", "kind": "limits-dropped", "scores": scores}
    if turn.floaters_meet:
        yield {"article": "54", "kind": "floaters-meet", "scores": scores}
    for choice in turn.choices:
        if choice.opponent is not None:
            yield _pair(field, choice, choice.opponent)


def _quarters(value: int) -> int | float:
    """Return quarter points as a person writes them."""
    return value / 4 if value % 4 else value // 4


def _members(turn: Turn) -> list[int]:
    return [i for choice in turn.choices for i in (choice.team, choice.opponent) if i is not None]


def _floater(field: Field, floater: Floater) -> Step:
    passed: list[JsonValue] = [
        {"team": field.teams[team].tpn, "fell_to": rule} for team, rule in floater.passed
    ]
    return {
        "article": floater.rule,
        "kind": "floater",
        "team": field.teams[floater.team].tpn,
        "passed_over": passed,
    }


ARTICLES = {"illegal": "15a", "limits": "20", "barred": "54", "rest": "47", "floater": "53"}


def _pair(field: Field, choice: Choice, opponent: int) -> Step:
    passed: list[JsonValue] = [
        {"team": field.teams[team].tpn, "reason": reason, "fell_to": ARTICLES[reason]}
        for team, reason in choice.passed
    ]
    return {
        "article": choice.rule,
        "kind": "pair",
        "top": field.teams[choice.team].tpn,
        "bottom": field.teams[opponent].tpn,
        "passed_over": passed,
    }


def _colours(board: int, pair: Allocation) -> Step:
    step: Step = {
        "article": pair.rule,
        "kind": "colours",
        "board": board,
        "white": pair.white.tpn,
        "black": pair.black.tpn,
        "differences": [pair.white.difference, pair.black.difference],
        "sequences": [
            "".join(colour.value[0].upper() for colour in team.colours)
            for team in (pair.white, pair.black)
        ],
    }
    if pair.overruled is not None:
        step["overruled"] = pair.overruled
    if not pair.keeps_limits:
        step["keeps_limits"] = False
    return step
