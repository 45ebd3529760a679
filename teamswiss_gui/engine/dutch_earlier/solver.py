"""The first pairing of a bracket in the order of section D among those that violate least.

The order of transpositions (D.1), exchanges (D.2) and sets of moved-down teams (D.3) is turned
into lower digits of the cost, so a few cheapest perfect matchings find what walking through all
candidates would find first:

- D.3: a moved-down team that is left out costs a power of two, the higher the team the more;
- D.2: the number exchanged, then the difference, then the lists of S1 and S2, are sums over the
  pairs, since in a pair within S1 the lower team is exchanged and in one within S2 the higher;
- D.1: the place of the opponent of the first of S1 is the highest digit, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.dutch_earlier.costs import (
    NAMES,
    float_violations,
    packed,
    pair_violations,
    unpacked,
)
from teamswiss_gui.engine.dutch_earlier.quick import Tight
from teamswiss_gui.engine.dutch_earlier.state import Field
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.weighted import cheapest_perfect

DIGITS = 2 + len(NAMES)


@dataclass(frozen=True, slots=True)
class Outside:
    """Where the teams of a bracket that are not paired in it go.

    Others are the teams of the following bracket when its pairing is looked for together (C.12,
    C.13), then the free places: of a team that moves down, or of the bye.
    """

    others: int
    places: int
    may_leave: Callable[[int], bool]
    """Whether a team of the bracket may take a free place."""
    others_may_leave: Callable[[int], bool]
    may_cross: Callable[[int], bool] = lambda team: True
    must_cross: int = 0
    kept: int = 0
    """How many of the places only teams of `residents` take."""
    residents: int = 0


@dataclass(frozen=True, slots=True)
class Solution:
    """A bracket's pairs, who leaves it, and what that cost."""

    pairs: tuple[tuple[int, int], ...]
    leaving: int
    violations: tuple[int, ...]
    """In the order of NAMES."""
    left_out: int
    """How many moved-down teams were not put into S1 (M0 - M1)."""
    exchanged: int
    """How many teams were exchanged between S1 and S2."""
    order: tuple[int, ...]
    """The costs of every stage, for comparing solutions of one bracket."""


Extra = Callable[[int, int | None], int | None]
"""The lower digits of a pair (of a team that leaves: None); None forbids it."""


class Problem:
    """One bracket with given teams, moved-down teams and ways out."""

    def __init__(
        self, field: Field, members: int, moved: int, outside: Outside, *, heterogeneous: bool
    ) -> None:
        self.field = field
        self.members = members
        self.order = list(bits(members))
        self.place = {team: number for number, team in enumerate(self.order, start=1)}
        self.moved = moved if heterogeneous else 0
        self.outside = outside
        self.heterogeneous = heterogeneous
        self.base = len(self.order) + 2
        self.fixed: dict[int, int] = {}

    # --- one cheapest matching ------------------------------------------------------------------

    def cheapest(self, extra: Extra, size: int) -> tuple[dict[int, int | None], int] | None:
        """Return the partners of the bracket's teams (None: it leaves) and the total cost.

        `size` is larger than twice any sum of the lower digits.
        """
        free = [team for team in self.order if team not in self.fixed]
        others = list(bits(self.outside.others))
        inside = len(free) + len(others)
        nodes = inside + self.outside.places
        costs: list[dict[int, int]] = [{} for _ in range(nodes)]

        def join(v: int, w: int, cost: int) -> None:
            costs[v][w] = costs[w][v] = cost

        for i, a in enumerate(free):
            crossing = self.outside.must_cross >> a & 1
            for j in range(i + 1, len(free)):
                b = free[j]
                if crossing or self.outside.must_cross >> b & 1:
                    continue
                if self.field.possible[a] >> b & 1:
                    more = extra(a, b)
                    if more is not None:
                        join(i, j, self.pair_cost(a, b) * size + more)
            more = extra(a, None)
            if more is None or not self.outside.may_cross(a):
                continue
            cost = self.leave_cost(a) * size + more
            for j, b in enumerate(others, start=len(free)):
                if self.field.possible[a] >> b & 1:
                    join(i, j, cost)
            if self.outside.may_leave(a):
                for j in range(inside + self.outside.kept, nodes):
                    join(i, j, cost)
        for i, a in enumerate(others, start=len(free)):
            for j in range(i + 1, inside):
                if self.field.possible[a] >> others[j - len(free)] & 1:
                    join(i, j, 0)
            if self.outside.others_may_leave(a):
                anyone = 0 if self.outside.residents >> a & 1 else self.outside.kept
                for j in range(inside + anyone, nodes):
                    join(i, j, 0)
        mate = cheapest_perfect(costs)
        if mate is None:
            return None
        total = sum(costs[v][w] for v, w in enumerate(mate) if v < w)
        count = len(free)
        return {a: free[mate[i]] if mate[i] < count else None for i, a in enumerate(free)}, total

    def pair_cost(self, a: int, b: int) -> int:
        """Return the upper digits of a pair."""
        both = int(bool(self.moved >> a & 1 and self.moved >> b & 1))
        violated = pair_violations(self.field, a, b, heterogeneous=self.heterogeneous)
        return packed((0, both, *violated), self.base)

    def leave_cost(self, team: int) -> int:
        """Return the upper digits of a team that leaves the bracket."""
        left_out = self.moved >> team & 1
        return packed((1, left_out, *float_violations(self.field, team)), self.base)

    # --- the stages -----------------------------------------------------------------------------

    def measure(self) -> tuple[int, int, tuple[int, ...]] | None:
        """Return how many leave, how many moved-down teams are left out, and the violations."""
        tight = self.tight()
        if tight is not None:
            return self.outside.places, 0, (0, 0, tight.x1, tight.z1, 0, 0, 0, 0)
        found = self.cheapest(lambda a, b: 0, 1)
        if found is None:
            return None
        leaving, left_out, *violations = unpacked(found[1], self.base, DIGITS)
        return leaving, left_out, tuple(violations)

    def solve(self) -> Solution | None:
        """Return the first pairing in the order of section D that violates least."""
        measured = self.measure()
        if measured is None:
            return None
        leaving = measured[0]
        stages: list[int] = []
        pairs: list[tuple[int, int]] = []
        tight = self.tight()
        if tight is not None:
            pairs = tight.pair_moved_down()
            more = tight.pair_rest((len(self.order) - leaving) // 2 - len(pairs))
            if more is not None:
                return self.solution([*pairs, *more], measured, 0, stages)
            self.fix(pairs)
        elif self.moved:
            first = self.moved_down_set(stages)
            pairs += self.transposition(first, stages, only_first=True)
            self.fix(pairs)
        count = (len(self.order) - leaving) // 2 - len(pairs)
        rest = [team for team in self.order if team not in self.fixed]
        first = self.exchange(rest[:count], stages)
        exchanged = len(set(rest[:count]) - set(first))
        pairs += self.transposition(first, stages, only_first=False)
        return self.solution(pairs, measured, exchanged, stages)

    def tight(self) -> Tight | None:
        """Return the bracket without weights, None if it takes them."""
        if self.outside.others or self.outside.must_cross:
            return None
        tight = Tight(
            self.field,
            self.members,
            self.moved,
            self.outside.places,
            self.outside.may_leave,
            heterogeneous=self.heterogeneous,
        )
        return tight if tight.exists else None

    def fix(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Go on with the remainder (C.6)."""
        for a, b in pairs:
            self.fixed[a], self.fixed[b] = b, a
        self.moved = 0

    def solution(
        self,
        pairs: Sequence[tuple[int, int]],
        measured: tuple[int, int, tuple[int, ...]],
        exchanged: int,
        stages: Sequence[int],
    ) -> Solution:
        """Return the finished pairing."""
        gone = self.members
        for a, b in pairs:
            gone &= ~(1 << a | 1 << b)
        _leaving, left_out, violations = measured
        return Solution(tuple(pairs), gone, violations, left_out, exchanged, tuple(stages))

    def moved_down_set(self, stages: list[int]) -> list[int]:  # D.3
        """Return the moved-down teams of S1."""
        moved = list(bits(self.moved))
        price = {team: 1 << len(moved) - 1 - i for i, team in enumerate(moved)}

        def extra(a: int, b: int | None) -> int | None:
            if b is None:
                return price.get(a, 0)
            return price[max(a, b)] if a in price and b in price else 0

        mate = self.needed(extra, 2 << len(moved), stages)
        out = {
            max(a, -1 if b is None else b)
            for a, b in mate.items()
            if a in price and (b is None or b in price)
        }
        return [team for team in moved if team not in out]

    def exchange(self, first: Sequence[int], stages: list[int]) -> list[int]:  # D.2
        """Return S1 after the exchange that comes first."""
        if not first:
            return []
        s1 = set(first)
        n = len(self.order)
        digits = 1 << 2 * (n + 2)
        sums = 8 * (n + 1) ** 2

        def extra(a: int, b: int | None) -> int | None:
            if b is None:
                return price(1, -self.place[a], 1 << self.place[a], 0) if a in s1 else 0
            if a in s1 and b in s1:
                lower = max(self.place[a], self.place[b])
                return price(1, -lower, 1 << lower, 0)
            if a not in s1 and b not in s1:
                higher = min(self.place[a], self.place[b])
                return price(0, higher, 0, 1 << n - higher)
            return 0

        def price(number: int, difference: int, from_s1: int, from_s2: int) -> int:
            listed = -(from_s1 << n + 2) - from_s2
            return (number * sums + difference) * digits + listed

        mate = self.needed(extra, 4 * (n + 1) * sums * digits, stages)
        new = []
        for a in mate:
            b = mate[a]
            if b is not None and a < b:
                inside = (a in s1) + (b in s1)
                new.append(a if inside != 1 or a in s1 else b)
        return sorted(new)

    def transposition(
        self, first: Sequence[int], stages: list[int], *, only_first: bool
    ) -> list[tuple[int, int]]:  # D.1
        """Pair S1 with S2 in the order of transpositions; others of S2 too if `only_first`."""
        if not first:
            return []
        rank = {team: number for number, team in enumerate(first)}
        second = [t for t in self.order if t not in self.fixed and t not in rank]
        number = {team: i for i, team in enumerate(second)}
        base = len(second) + 1
        weight: list[int] = [base ** (len(first) - 1 - i) for i in range(len(first))]

        def extra(a: int, b: int | None) -> int | None:
            if b is None:
                return None if a in rank else 0
            if a in rank and b in rank:
                return None
            if a in rank or b in rank:
                top, bottom = (a, b) if a in rank else (b, a)
                return weight[rank[top]] * number[bottom]
            return 0 if only_first else None

        mate = self.needed(extra, 2 * base ** (len(first) + 1), stages)
        pairs = []
        for team in first:
            other = mate[team]
            assert other is not None
            pairs.append((team, other))
        return pairs

    def needed(self, extra: Extra, size: int, stages: list[int]) -> Mapping[int, int | None]:
        """Return the cheapest matching of a stage, which the stage before showed to exist."""
        found = self.cheapest(extra, size)
        assert found is not None
        stages.append(found[1])
        return found[0]
