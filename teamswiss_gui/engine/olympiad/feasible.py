"""Whether what a choice leaves can still be paired; matchings only, never lists of pairings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from teamswiss_gui.engine.matching import Graph, Structure, bits, maximum
from teamswiss_gui.engine.olympiad.pools import Part, Pool


def is_complete(graph: Graph, teams: int) -> bool:
    """Say whether the teams have a complete pairing."""
    return teams.bit_count() % 2 == 0 and maximum(graph, teams)[1].deficiency == 0


def without_pairs(graph: Graph, some: int, others: int) -> list[int]:
    """Return the graph without the pairs between two sets."""
    return [
        row & ~others if some >> v & 1 else row & ~some if others >> v & 1 else row
        for v, row in enumerate(graph)
    ]


class Next:
    """The group that floaters would go to, and which single floater suits it."""

    def __init__(
        self,
        graph: Graph,
        pool: Pool,
        part: Part,
        *,
        meet: bool = True,
        leaving: int | None = None,
    ) -> None:
        self.graph = graph
        self.pool = pool
        self.barred = 0
        """Floaters from the other side, whom a floater shall not meet (54)."""
        if not meet:
            self.barred = pool.below if part is Part.TOP else pool.above
        self.leaving = pool.residents if leaving is None else leaving
        """Who of an odd number may be left; a floater may not."""

    @cached_property
    def structure(self) -> Structure:
        """Return what a best pairing of the group alone leaves."""
        return maximum(self.graph, self.pool.members)[1]

    def opponents(self, floater: int) -> int:
        """Return whom in the group a floater may meet."""
        return self.graph[floater] & self.pool.members & ~self.barred

    def floaters_that_leave_none(self, floaters: int) -> int:
        """Return the floaters with each of whom the whole group has a complete pairing."""
        if self.pool.members.bit_count() % 2 == 0 or self.structure.deficiency > 1:
            return 0
        outer = self.structure.outer
        return mask_of(f for f in bits(floaters) if self.opponents(f) & outer)

    def fitting(self, floaters: int) -> int:  # 21 b, 53
        """Return the floaters with each of whom the group can be completely paired.

        An even number is paired; of an odd one a team that may leave the group is left.
        """
        members = self.pool.members
        if members.bit_count() % 2:
            return self.floaters_that_leave_none(floaters)
        if self.structure.deficiency == 0 and self.leaving == members:
            return mask_of(f for f in bits(floaters) if self.opponents(f))
        if self.structure.deficiency > 2:
            return 0
        return mask_of(f for f in bits(floaters) if self._fits_odd(f))

    def _fits_odd(self, floater: int) -> bool:
        rows = without_pairs(self.graph, 1 << floater, self.barred)
        structure = maximum(rows, self.pool.members | 1 << floater)[1]
        return structure.deficiency == 1 and bool(structure.outer & self.leaving)


def mask_of(places: Iterable[int]) -> int:
    """Return the mask of some places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask
