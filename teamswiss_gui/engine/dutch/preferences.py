"""Colour differences and preferences (article A.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from teamswiss_gui.engine.request import Colour


class Strength(IntEnum):
    """How strong a colour preference is; the larger is granted first (E.2)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Preference:
    """The colour that a team should ideally receive (None without a played match) and how much."""

    colour: Colour | None
    strength: Strength


NO_PREFERENCE = Preference(None, Strength.NONE)


def colour_difference(colours: Sequence[Colour]) -> int:  # A.6
    """Return how many more matches were played with White than with Black."""
    whites = sum(colour is Colour.WHITE for colour in colours)
    return 2 * whites - len(colours)


def repeated_colour(colours: Sequence[Colour]) -> Colour | None:  # A.6.a
    """Return the colour of the last two played matches if it was the same."""
    if len(colours) >= 2 and colours[-1] is colours[-2]:
        return colours[-1]
    return None


def preference(colours: Sequence[Colour]) -> Preference:  # A.6.a to A.6.d
    """Return the preference that the colours of the played matches leave.

    Where the difference and the last two matches say opposite things, the difference counts.
    """
    if not colours:
        return NO_PREFERENCE
    difference = colour_difference(colours)
    to_balance = Colour.WHITE if difference < 0 else Colour.BLACK
    if abs(difference) > 1:
        return Preference(to_balance, Strength.ABSOLUTE)
    repeated = repeated_colour(colours)
    if repeated is not None:
        return Preference(repeated.other, Strength.ABSOLUTE)
    if difference:
        return Preference(to_balance, Strength.STRONG)
    return Preference(colours[-1].other, Strength.MILD)
