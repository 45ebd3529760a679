"""Colour preferences (article 1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.request import Colour, ColourPreferences


@dataclass(frozen=True, slots=True)
class Preference:
    """A preferred colour; `strong` is meant for type B only."""

    colour: Colour
    strong: bool


def colour_difference(colours: Sequence[Colour]) -> int:  # 1.6.2
    """Return how many more matches were played with White than with Black."""
    whites = sum(colour is Colour.WHITE for colour in colours)
    return 2 * whites - len(colours)


def prefers_type_a(colours: Sequence[Colour]) -> Colour | None:  # 1.7.1
    """Return the colour of the simple preference; also the strong one of type B (1.7.2.1, 2)."""
    difference = colour_difference(colours)
    if difference < -1:
        return Colour.WHITE
    if difference > 1:
        return Colour.BLACK
    last_two = colours[-2:]
    if len(last_two) < 2 or last_two[0] is not last_two[1]:
        return None
    # Beyond these differences the two clauses cannot both hold, so only the wrong side is left out.
    if last_two[0] is Colour.BLACK and difference <= 0:
        return Colour.WHITE
    if last_two[0] is Colour.WHITE and difference >= 0:
        return Colour.BLACK
    return None


def preference(
    kind: ColourPreferences, colours: Sequence[Colour], *, last_round: bool
) -> Preference | None:  # 1.7
    """Return a team's colour preference from the colours of its played matches."""
    if kind is ColourPreferences.NONE or not colours:
        return None
    simple = prefers_type_a(colours)
    if kind is ColourPreferences.TYPE_A:
        return None if simple is None else Preference(simple, strong=False)
    if simple is not None:
        return Preference(simple, strong=True)
    return _mild(colours, last_round=last_round)


def _mild(colours: Sequence[Colour], *, last_round: bool) -> Preference | None:  # 1.7.2.3 to 5
    difference = colour_difference(colours)
    if difference:
        return Preference(Colour.WHITE if difference < 0 else Colour.BLACK, strong=False)
    if last_round:
        return None
    return Preference(colours[-1].other, strong=False)
