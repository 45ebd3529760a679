"""Who has White (section E)."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.engine.dutch.preferences import Strength
from teamswiss_gui.engine.dutch.state import TeamState
from teamswiss_gui.engine.request import Colour


@dataclass(frozen=True, slots=True)
class Allocation:
    """The colours of a pair and the article that gave them."""

    white: TeamState
    black: TeamState
    rule: str
    higher: TeamState
    """The higher ranked of the two (A.2)."""
    back: int | None = None
    """E.3: how many played matches back the colours differed (1 is the last one)."""


def higher_ranked(a: TeamState, b: TeamState) -> TeamState:  # A.2
    """Return the higher ranked of two teams: by score, then by pairing number."""
    return min(a, b, key=lambda team: (-team.score, team.tpn))


def last_difference(a: TeamState, b: TeamState) -> int | None:  # E.3, C.04.2.D.5
    """Return how far back one had White and the other Black; unplayed rounds are no rounds."""
    for back, (mine, other) in enumerate(
        zip(reversed(a.colours), reversed(b.colours), strict=False), start=1
    ):
        if mine is not other:
            return back
    return None


def allocate(initial: Colour, a: TeamState, b: TeamState) -> Allocation:  # E
    """Give the colours of a pair by the first article that decides."""
    higher = higher_ranked(a, b)
    lower = b if higher is a else a
    colour, rule, back = _colour_of(initial, higher, lower)
    white, black = (higher, lower) if colour is Colour.WHITE else (lower, higher)
    return Allocation(white, black, rule, higher, back)


def _colour_of(
    initial: Colour, higher: TeamState, lower: TeamState
) -> tuple[Colour, str, int | None]:
    """Return the higher ranked team's colour, the article, and how far back E.3 had to look."""
    mine, other = higher.preference, lower.preference
    if mine.colour is not None and other.colour is not None and mine.colour is not other.colour:
        return mine.colour, "E.1", None
    if mine.strength != other.strength:  # no preference is the weakest (A.6.d)
        stronger = mine if mine.strength > other.strength else other
        assert stronger.colour is not None
        return (stronger.colour if stronger is mine else stronger.colour.other), "E.2", None
    if mine.strength is Strength.ABSOLUTE and abs(higher.difference) != abs(lower.difference):
        assert mine.colour is not None
        wider = abs(higher.difference) > abs(lower.difference)
        return (mine.colour if wider else mine.colour.other), "E.2", None
    back = last_difference(higher, lower)
    if back is not None:
        return higher.colours[-back].other, "E.3", back
    if mine.colour is not None:
        return mine.colour, "E.4", None
    return (initial if higher.tpn % 2 else initial.other), "E.5", None
