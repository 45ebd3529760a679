"""The usual bracket without weights: nothing violated beyond what A.8 says must be.

X1 (and Z1) is attained exactly if every team without the colour that most prefer meets a team
that prefers it. If the graph of such pairs, which violate no other requirement either, has a
complete pairing, the best pairings are those of this graph, and the order of transpositions is a
question of what can still be completed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from teamswiss_gui.engine.dutch_earlier.state import Field, Strength
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum
from teamswiss_gui.engine.request import Colour


def least_unfulfilled(field: Field, members: int, pairs: int, strength: Strength) -> int:  # A.8
    """Return X1, or Z1 with the mild preferences among the teams that have none."""
    return _least(field, members, pairs, strength)[0]


def _least(field: Field, members: int, pairs: int, strength: Strength) -> tuple[int, int]:
    """Return how many pairs must be unfulfilled, and who prefers the colour that most prefer."""
    white, black = (_preferring(field, members, colour, strength) for colour in Colour)
    free = (members & ~white & ~black).bit_count()
    least = pairs - free - min(white.bit_count(), black.bit_count())
    return max(0, least), white if white.bit_count() > black.bit_count() else black


def _preferring(field: Field, members: int, colour: Colour, strength: Strength) -> int:
    mask = 0
    for i in bits(members):
        mine = field.teams[i].preference
        if mine.colour is colour and mine.strength >= strength:
            mask |= 1 << i
    return mask


class Tight:
    """The pairs of the best pairings of a bracket, if they can do without weights."""

    def __init__(
        self,
        field: Field,
        members: int,
        moved: int,
        places: int,
        may_leave: Callable[[int], bool],
        *,
        heterogeneous: bool,
    ) -> None:
        self.field = field
        self.members = members
        self.moved = moved
        count = (members.bit_count() - places) // 2
        self.x1, most = _least(field, members, count, Strength.MILD)
        self.z1, strong_most = _least(field, members, count, Strength.STRONG)
        if field.odd_round:
            self.z1 = 0
        leavers = members
        self.rows = [
            row & members if members >> i & 1 else 0 for i, row in enumerate(field.possible)
        ]
        self._only(members, Strength.ABSOLUTE, None)
        self._only(members, Strength.MILD, most if self.x1 else None)
        if self.x1:
            leavers &= most
        if field.odd_round:
            self._only(members, Strength.STRONG, None)
        else:
            self._only(members, Strength.STRONG, strong_most if self.z1 else None)
            if self.z1:
                leavers &= strong_most
        if heterogeneous:
            self._without_upfloats()
            self._without(moved, moved)
            leavers &= ~moved
        leavers = _mask(
            i for i in bits(leavers) if not any(field.teams[i].downfloats) and may_leave(i)
        )
        total = len(self.rows)
        slots = (1 << total + places) - (1 << total)
        for i in bits(leavers):
            self.rows[i] |= slots
        self.rows += [leavers] * places
        self.left = members | slots
        self.mate, structure = maximum(self.rows, self.left)
        self.exists = structure.deficiency == 0

    def _only(self, members: int, strength: Strength, majority: int | None) -> None:
        """Keep pairs that fulfil the preferences (None), or that have one of the majority."""
        if majority is None:
            for colour in Colour:
                same = _preferring(self.field, members, colour, strength)
                self._without(same, same)
        else:
            others = members & ~majority
            self._without(others, others)

    def _without(self, some: int, others: int) -> None:
        for i in bits(some):
            self.rows[i] &= ~others

    def _without_upfloats(self) -> None:
        teams = self.field.teams
        for i in bits(self.members):
            if any(teams[i].upfloats):
                for j in bits(self.rows[i]):
                    if teams[j].score > teams[i].score:
                        self.rows[i] &= ~(1 << j)
                        self.rows[j] &= ~(1 << i)

    def pair_moved_down(self) -> list[tuple[int, int]]:  # D.1.2
        """Pair the moved-down teams, each with the first of S2 that leaves a complete pairing."""
        first = list(bits(self.moved))
        return self._transpose(first, list(bits(self.members & ~self.moved)))

    def pair_rest(self, count: int) -> list[tuple[int, int]] | None:  # D.1.1
        """Pair S1 and S2 of those left without an exchange, None if it takes one."""
        rest = list(bits(self.left & self.members))
        first, second = rest[:count], rest[count:]
        self._without(_mask(first), _mask(first))
        self._without(_mask(second), _mask(second))
        for i in first:
            self.rows[i] &= self.members
        slots = [v for v in bits(self.left) if v >= len(self.field.teams)]
        for v in slots:
            self.rows[v] &= _mask(second)
        kept = list(self.mate)
        for v in bits(self.left):
            if kept[v] != EXPOSED and not self.rows[v] >> kept[v] & 1:
                kept[kept[v]] = kept[v] = EXPOSED
        self.mate, structure = maximum(self.rows, self.left, kept)
        if structure.deficiency:
            return None
        return self._transpose(first, second)

    def _transpose(self, first: Sequence[int], second: Sequence[int]) -> list[tuple[int, int]]:
        pairs = []
        free = list(second)
        for team in first:
            for other in free:
                if self.rows[team] >> other & 1 and self._take(team, other):
                    pairs.append((team, other))
                    free.remove(other)
                    break
        return pairs

    def _take(self, team: int, other: int) -> bool:
        rest = self.left & ~(1 << team | 1 << other)
        if self.mate[team] != other:
            mate, structure = maximum(self.rows, rest, self.mate)
            if structure.deficiency:
                return False
            self.mate = mate
        self.left = rest
        return True


def _mask(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask
