"""Who has White (article 4)."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.engine.fide_team.state import TeamState
from teamswiss_gui.engine.request import Colour, ColourPreferences, Request


@dataclass(frozen=True, slots=True)
class Allocation:
    """The colours of a pair and the article that gave them."""

    white: TeamState
    black: TeamState
    rule: str
    first: TeamState
    first_rule: str
    meeting: int | None = None
    """4.3.6: how many played matches back the colours differed (1 is the last one)."""


def first_team(request: Request, a: TeamState, b: TeamState) -> tuple[TeamState, str]:  # 4.2
    """Return the first-team of a pair and the article that says so."""
    if a.primary != b.primary:  # 4.2.1: the standings' score, without virtual points
        return (a if a.primary > b.primary else b), "4.2.1"
    if request.secondary_for_colours and a.secondary != b.secondary:  # 4.2.2
        return (a if a.secondary > b.secondary else b), "4.2.2"
    return (a if a.tpn < b.tpn else b), "4.2.3"


def last_difference(a: TeamState, b: TeamState) -> int | None:  # 4.3.6
    """Return how far back one team had White and the other Black; unplayed rounds are no rounds."""
    for back, (mine, other) in enumerate(
        zip(reversed(a.colours), reversed(b.colours), strict=False), start=1
    ):
        if mine is not other:
            return back
    return None


def allocate(request: Request, a: TeamState, b: TeamState) -> Allocation:  # 4.3
    """Give the colours of a pair by the first article that decides."""
    first, first_rule = first_team(request, a, b)
    other = b if first is a else a
    colour, rule, meeting = _first_colour(request, first, other)
    white, black = (first, other) if colour is Colour.WHITE else (other, first)
    return Allocation(white, black, rule, first, first_rule, meeting)


def _first_colour(
    request: Request, first: TeamState, other: TeamState
) -> tuple[Colour, str, int | None]:
    """Return the first-team's colour, the article, and how far back 4.3.6 had to look."""
    mine, others = first.preference, other.preference
    if not first.colours and not other.colours:  # 4.3.1
        initial = request.initial_colour
        return (initial if first.tpn % 2 else initial.other), "4.3.1", None
    if mine is not None and others is None:  # 4.3.2
        return mine.colour, "4.3.2", None
    if mine is None and others is not None:  # 4.3.2
        return others.colour.other, "4.3.2", None
    if mine is not None and others is not None:
        if mine.colour is not others.colour:  # 4.3.3
            return mine.colour, "4.3.3", None
        type_b = request.colour_preferences is ColourPreferences.TYPE_B
        if type_b and mine.strong != others.strong:  # 4.3.4
            return (mine.colour if mine.strong else others.colour.other), "4.3.4", None
    if first.difference != other.difference:  # 4.3.5
        lower = first.difference < other.difference
        return (Colour.WHITE if lower else Colour.BLACK), "4.3.5", None
    back = last_difference(first, other)
    if back is not None:  # 4.3.6
        return first.colours[-back].other, "4.3.6", back
    if mine is not None:  # 4.3.7
        return mine.colour, "4.3.7", None
    if first.colours:  # 4.3.8
        return first.colours[-1].other, "4.3.8", None
    return other.colours[-1], "4.3.9", None  # 4.3.9
