"""The earlier Dutch edition, as the engine's entry lists it."""

from __future__ import annotations

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import Answer, JsonValue, PairLine
from teamswiss_gui.engine.dutch_earlier.brackets import Paired, pair_brackets
from teamswiss_gui.engine.dutch_earlier.colours import Allocation, allocate
from teamswiss_gui.engine.dutch_earlier.costs import NAMES
from teamswiss_gui.engine.dutch_earlier.explain import explanation
from teamswiss_gui.engine.dutch_earlier.state import Field, build_field
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.request import Request


def pair_dutch_earlier(request: Request, hooks: Hooks, explain: bool) -> Answer:
    """Pair a round by the earlier Dutch edition."""
    field = build_field(request)
    brackets = pair_brackets(field, hooks)
    colours = [
        allocate(request, field.teams[a], field.teams[b])
        for each in brackets
        for a, b in each.solution.pairs
    ]
    colours.sort(key=_publishing_order)
    lucky = list(bits(brackets[-1].solution.leaving)) if brackets else []
    return Answer(
        round=request.next_round,
        system=request.system,
        bye=field.teams[lucky[0]].tpn if lucky else None,
        pairs=tuple(
            PairLine(board, pair.white.tpn, pair.black.tpn, pair.rule)
            for board, pair in enumerate(colours, start=1)
        ),
        details={"score_brackets": [_bracket(field, each) for each in brackets]},
        explanation=tuple(explanation(field, brackets, colours)) if explain else None,
    )


def _publishing_order(pair: Allocation) -> tuple[int, int, int]:  # F.1
    scores = pair.white.score, pair.black.score
    return -max(scores), -sum(scores), min(pair.white.tpn, pair.black.tpn)


def _bracket(field: Field, each: Paired) -> JsonValue:
    relaxed: dict[str, JsonValue] = {
        name: count for name, count in zip(NAMES, each.solution.violations, strict=True) if count
    }
    first = next(bits(each.bracket.group.teams))
    return {
        "score": as_number(field.teams[first].score),
        "teams": _tpns(field, each.bracket.group.teams),
        "moved_down": _tpns(field, each.bracket.moved & ~each.bracket.group.added),
        "heterogeneous": each.bracket.heterogeneous,
        "moving_down": [] if each.bracket.lowest else _tpns(field, each.moving),
        "relaxed": relaxed,
        "steps": list(each.steps),
    }


def _tpns(field: Field, mask: int) -> list[JsonValue]:
    return [field.teams[i].tpn for i in bits(mask)]
