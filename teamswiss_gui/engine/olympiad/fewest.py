"""Several floaters from one group (rules 42 to 47): as few as possible, the weakest first.

Where the limits or the meetings of a group ask for more floaters than its parity, pairings of the
whole rest are weighed: a floater that floats on costs most, another floater costs one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from teamswiss_gui.engine.matching import Graph, bits, dense
from teamswiss_gui.engine.olympiad.feasible import mask_of
from teamswiss_gui.engine.olympiad.pools import Pool
from teamswiss_gui.engine.olympiad.state import Field
from teamswiss_gui.engine.weighted import cheapest_perfect


def fewest_floaters(
    field: Field, pool: Pool, order: Sequence[int], unpaired: int
) -> list[int]:  # 42, 44, 46, 47
    """Return the floaters of a group in the order of choice, which is `order`.

    First as few as possible float a second time, then as few as possible float; then the limits
    of rule 20 are kept within the group if they can be (21); then `order` decides.
    """
    weighing = _Weighing(pool, unpaired, field.legal, field.legal)
    found = weighing.cheapest(0)
    assert found is not None, "every step leaves a complete pairing of the rest"
    within = _Weighing(pool, unpaired, field.legal, field.limited)
    limited = within.cheapest(0)
    if limited is not None and limited.cost == found.cost:
        weighing, found = within, limited
    best, floating = found.cost, found.floating
    again, once = divmod(best, weighing.again)
    chosen: list[int] = []
    forced = 0
    for team in order:
        if len(chosen) == again + once:
            break
        if not floating >> team & 1:  # else the best pairing that is known says so already
            found = weighing.cheapest(forced | 1 << team)
            if found is None or found.cost != best:
                continue
            floating = found.floating
        forced |= 1 << team
        chosen.append(team)
    return chosen


def enough_outside(members: int, unpaired: int, legal: Graph) -> tuple[int, Graph]:
    """Return as many of the teams outside a group as its choice can depend on, and who may meet.

    Where degrees prove that whoever is left outside can be paired (Dirac), any of them may be taken
    to meet each other. Then as many opponents for a team of the group as the group has teams are
    enough: at most one less is taken by the others.
    """
    outside = unpaired & ~members
    most = members.bit_count()
    if not dense(legal, outside, most):
        return unpaired, legal
    kept = 0
    for team in bits(members):
        for other in islice(bits(legal[team] & outside), most):
            kept |= 1 << other
    if (most + kept.bit_count()) % 2:
        kept |= outside & ~kept & -(outside & ~kept)
    rows = list(legal)
    for team in bits(kept):
        rows[team] = legal[team] & members | kept & ~(1 << team)
    return members | kept, rows


@dataclass(frozen=True, slots=True)
class _Weighed:
    """A cheapest complete pairing: what it costs, and who of the group floats in it."""

    cost: int
    floating: int


class _Weighing:
    """The cheapest complete pairing of everyone left, some teams being made to float."""

    def __init__(self, pool: Pool, unpaired: int, legal: Graph, inside: Graph) -> None:
        self.pool = pool
        self.unpaired, self.legal = enough_outside(pool.members, unpaired, legal)
        self.places = list(bits(self.unpaired))
        self.index = {team: place for place, team in enumerate(self.places)}
        self.inside = inside
        self.again = len(self.places) + 1

    def cheapest(self, forced: int) -> _Weighed | None:
        """Return a cheapest pairing in which the teams of `forced` float, None without any."""
        members = self.pool.members
        costs: list[dict[int, int]] = []
        for team in self.places:
            row: dict[int, int] = {}
            if not members >> team & 1:
                for other in bits(self.legal[team] & self.unpaired):
                    row[self.index[other]] = self.price(other) if members >> other & 1 else 0
            else:
                for other in bits(self.legal[team] & self.unpaired & ~members):
                    row[self.index[other]] = self.price(team)
                if not forced >> team & 1:
                    for other in bits(self.inside[team] & members & ~forced):
                        row[self.index[other]] = 0
            costs.append(row)
        mate = cheapest_perfect(costs)
        if mate is None:
            return None
        cost = sum(costs[v][w] for v, w in enumerate(mate) if v < w)
        partners = zip(self.places, (self.places[w] for w in mate), strict=True)
        outside = mask_of(team for team, other in partners if not members >> other & 1)
        return _Weighed(cost, outside & members)

    def price(self, member: int) -> int:
        """Return what it costs that a team of the group floats."""
        return self.again if self.pool.floaters >> member & 1 else 1
