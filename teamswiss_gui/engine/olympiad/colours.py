"""Who has White on board 1 (section I)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from teamswiss_gui.engine.olympiad.limits import may_take
from teamswiss_gui.engine.olympiad.state import TeamState
from teamswiss_gui.engine.request import Colour, Request


@dataclass(frozen=True, slots=True)
class Allocation:
    """The colours of a pair, the rule that gave them, and the one that rule 20 overruled."""

    white: TeamState
    black: TeamState
    rule: str
    overruled: str | None = None
    keeps_limits: bool = True


def run_with(team: TeamState, colour: Colour) -> int:
    """Return how long a sequence of one colour the team would have with this one."""
    return 1 + sum(1 for _ in takewhile(lambda each: each is colour, reversed(team.colours)))


def keeps_limits(first: TeamState, second: TeamState, colour: Colour) -> bool:  # 20
    """Say whether both teams keep the limits if the first has this colour."""
    return may_take(first.colours, colour) and may_take(second.colours, colour.other)


def allocate(request: Request, a: TeamState, b: TeamState) -> Allocation:
    """Give the colours of a pair by the first rule that decides, within the limits of rule 20."""
    first, second = (a, b) if a.tpn < b.tpn else (b, a)
    colour, rule = _first_colour(request, first, second)
    kept = keeps_limits(first, second, colour)
    overruled = None
    if not kept and keeps_limits(first, second, colour.other):
        colour, rule, overruled, kept = colour.other, "20", rule, True
    white, black = (first, second) if colour is Colour.WHITE else (second, first)
    return Allocation(white, black, rule, overruled, kept)


def _first_colour(request: Request, first: TeamState, second: TeamState) -> tuple[Colour, str]:
    """Return the colour of the team with the smaller TPN, and the rule."""
    if not first.colours and not second.colours:  # 19
        initial = request.initial_colour
        return (initial if first.tpn % 2 else initial.other), "19"
    if first.difference != second.difference:  # 22
        fewer = first.difference < second.difference
        return (Colour.WHITE if fewer else Colour.BLACK), "22"
    mine, others = first.last_round, second.last_round
    if mine is not None and others is mine.other:  # 23
        return others, "23"
    runs = {
        colour: sorted((run_with(first, colour), run_with(second, colour.other)), reverse=True)
        for colour in Colour
    }
    if runs[Colour.WHITE] != runs[Colour.BLACK]:  # 24
        return min(Colour, key=lambda colour: runs[colour]), "24"
    if first.difference:  # 25 a
        return (Colour.BLACK if first.difference > 0 else Colour.WHITE), "25"
    return first.colours[-1].other, "26"  # 25 b and 26
