"""The limits of rule 20."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.engine.request import Colour

WIDEST = 2
LONGEST = 2


def may_take(colours: Sequence[Colour], colour: Colour) -> bool:  # 20 a, b
    """Say whether a team with these played colours keeps the limits with one more."""
    after = [*colours, colour]
    if abs(2 * after.count(Colour.WHITE) - len(after)) > WIDEST:
        return False
    return after[-LONGEST - 1 :] != [colour] * (LONGEST + 1)


def within_limits(a: Mapping[Colour, bool], b: Mapping[Colour, bool]) -> bool:
    """Say whether two teams can meet so that both keep the limits."""
    return any(a[colour] and b[colour.other] for colour in Colour)
