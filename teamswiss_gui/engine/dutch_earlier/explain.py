"""Why a round was paired as it was, as data: steps with their rule and the values compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue, Step
from teamswiss_gui.engine.dutch_earlier.brackets import Paired
from teamswiss_gui.engine.dutch_earlier.colours import Allocation
from teamswiss_gui.engine.dutch_earlier.costs import NAMES
from teamswiss_gui.engine.dutch_earlier.quick import least_unfulfilled
from teamswiss_gui.engine.dutch_earlier.state import Field, Strength, TeamState
from teamswiss_gui.engine.matching import bits

DROPPED_BY = {
    "B2": "C.10.g",
    "A7d": "C.10.f",
    "X": "C.10.e",
    "Z": "C.10.e",
    "B5-down": "C.10.d",
    "B6-down": "C.10.c",
    "B5-up": "C.10.b",
    "B6-up": "C.10.a",
}


def explanation(
    field: Field, brackets: Sequence[Paired], colours: Sequence[Allocation]
) -> Iterator[Step]:
    """Yield the steps in the order in which the rules took them."""
    for each in brackets:
        yield from _bracket(field, each)
    for board, pair in enumerate(colours, start=1):
        yield _colours(board, pair)


def _bracket(field: Field, each: Paired) -> Iterator[Step]:
    bracket, solution = each.bracket, each.solution
    pairs = len(solution.pairs)
    step: Step = {
        "article": "C.6",
        "kind": "bracket",
        "score": as_number(field.teams[next(bits(bracket.group.teams))].score),
        "teams": [field.teams[i].tpn for i in bits(bracket.members)],
        "moved_down": [field.teams[i].tpn for i in bits(bracket.moved)],
        "heterogeneous": bracket.heterogeneous,
        "P0": bracket.size // 2,
        "P": pairs,
        "X1": least_unfulfilled(field, bracket.members, pairs, Strength.MILD),
        "exchanged": solution.exchanged,
        "steps": list(each.steps),
    }
    if not field.odd_round:
        step["Z1"] = least_unfulfilled(field, bracket.members, pairs, Strength.STRONG)
    yield step
    for name, count in zip(NAMES, solution.violations, strict=True):
        if count:
            yield {
                "article": DROPPED_BY[name],
                "kind": "requirement",
                "requirement": name,
                "pairs": count,
            }
    for a, b in solution.pairs:
        yield {
            "article": "C.6",
            "kind": "pair",
            "top": field.teams[a].tpn,
            "bottom": field.teams[b].tpn,
        }
    leaving: list[JsonValue] = [field.teams[i].tpn for i in bits(each.moving)]
    if leaving and bracket.lowest:
        yield {"article": "A.5", "kind": "bye", "team": leaving[0], "candidates": []}
    elif leaving:
        yield {"article": "C.6", "kind": "moved-down", "teams": leaving}


def _colours(board: int, pair: Allocation) -> Step:
    return {
        "article": pair.rule,
        "kind": "colours",
        "board": board,
        "white": pair.white.tpn,
        "black": pair.black.tpn,
        "preferences": [_preference(pair.white), _preference(pair.black)],
    }


def _preference(team: TeamState) -> JsonValue:
    mine = team.preference
    return {
        "colour": None if mine.colour is None else mine.colour.value,
        "strength": mine.strength.name.lower(),
    }
