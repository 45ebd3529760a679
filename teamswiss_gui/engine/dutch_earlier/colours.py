"""Who has White (section E)."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.engine.dutch_earlier.state import TeamState
from teamswiss_gui.engine.request import Colour, Request


@dataclass(frozen=True, slots=True)
class Allocation:
    """The colours of a pair and the rule that gave them."""

    white: TeamState
    black: TeamState
    rule: str


def allocate(request: Request, a: TeamState, b: TeamState) -> Allocation:
    """Give the colours of a pair by the first rule that decides."""
    higher, lower = sorted((a, b), key=lambda t: (-t.score, t.tpn))
    colour, rule = _higher_colour(request, higher, lower)
    white, black = (higher, lower) if colour is Colour.WHITE else (lower, higher)
    return Allocation(white, black, rule)


def _higher_colour(request: Request, higher: TeamState, lower: TeamState) -> tuple[Colour, str]:
    mine, others = higher.preference, lower.preference
    if mine.colour is None and others.colour is None:  # E.5
        initial = request.initial_colour
        return (initial if higher.tpn % 2 else initial.other), "E.5"
    if mine.colour is None and others.colour is not None:  # E.1
        return others.colour.other, "E.1"
    assert mine.colour is not None
    if others.colour is not mine.colour:  # E.1
        return mine.colour, "E.1"
    if mine.strength != others.strength:  # E.2
        stronger = mine.strength > others.strength
        return (mine.colour if stronger else mine.colour.other), "E.2"
    for had, other in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if had is not other:  # E.3
            return had.other, "E.3"
    return mine.colour, "E.4"
