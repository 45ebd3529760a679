"""The graph in which a bracket is paired: its teams, the teams below, and who is left over.

Every pairing is a perfect matching: a team that is left over is matched with an extra vertex.
Vertices of one kind have the same costs.
"""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.engine.dutch.brackets import Bracket, Task
from teamswiss_gui.engine.dutch.criteria import Costs, build_costs
from teamswiss_gui.engine.dutch.transport import Cost, kind_prices
from teamswiss_gui.engine.matching import bits, maximum


@dataclass(frozen=True, slots=True)
class Net:
    """Vertices with their neighbours and the kinds that give the costs."""

    vertices: int
    near: list[int]
    extras: int
    """The vertices that stand for being left over."""
    kinds: tuple[int, ...]
    kind_of: dict[int, int]
    cost: list[list[Cost]]

    def of_edge(self, v: int, w: int) -> int:
        """Return the cost of an edge."""
        cost = self.cost[self.kind_of[v]][self.kind_of[w]]
        assert cost is not None
        return cost


def build_net(bracket: Bracket) -> Net:
    """Return the graph of a bracket with its criteria as costs."""
    field, task = bracket.field, bracket.task
    lower = bracket.lower
    ahead = task in (Task.AHEAD, Task.FINISH)
    costs = build_costs(field, bracket.teams, look_ahead=ahead, below=lower.bit_count())
    count = count_extras(bracket)
    first = len(field.teams)
    extras = ((1 << count) - 1) << first
    bye = task not in (Task.PLAIN, Task.AHEAD)
    may_be_left = (bracket.teams | lower) & ~(field.barred if bye else 0)
    near = [0] * (first + count)
    for v in bits(bracket.teams):
        near[v] = bracket.opponents(v) | field.may_meet[v] & lower
    for v in bits(lower):
        near[v] = field.may_meet[v] & (bracket.teams | lower)
    for v in bits(may_be_left):
        near[v] |= extras
    for extra in bits(extras):
        near[extra] = may_be_left
        if task is Task.AHEAD:
            near[extra] |= extras & ~(1 << extra)
    parts = [*costs.kinds, *(m for m in (lower & may_be_left, lower & ~may_be_left, extras) if m)]
    return Net(
        vertices=bracket.teams | lower | extras,
        near=near,
        extras=extras,
        kinds=tuple(parts),
        kind_of={v: kind for kind, mask in enumerate(parts) for v in bits(mask)},
        cost=_kind_costs(costs, near, parts, extras),
    )


def _kind_costs(costs: Costs, near: list[int], parts: list[int], extras: int) -> list[list[Cost]]:
    inside = len(costs.kinds)
    table: list[list[Cost]] = [[None] * len(parts) for _ in parts]
    for a, mask in enumerate(parts):
        reach = 0
        for v in bits(mask):
            reach |= near[v]
        for b, other in enumerate(parts):
            if not reach & other:
                continue
            cost = 0
            if a < inside and b < inside:
                cost = costs.pair[a][b]
            elif a < inside or b < inside:
                team, beyond = (a, b) if a < inside else (b, a)
                left = bool(parts[beyond] & extras)
                cost = costs.unmatched[team] if left else costs.floating[team]
            elif mask != other and (mask | other) & extras:
                cost = costs.alone
            table[a][b] = cost
    return table


def count_extras(bracket: Bracket) -> int:
    """Return how many vertices have to stand for being left over."""
    if bracket.task not in (Task.PLAIN, Task.AHEAD):
        return (bracket.teams | bracket.lower).bit_count() % 2
    graph = [0] * len(bracket.field.teams)
    for v in bits(bracket.teams):
        graph[v] = bracket.opponents(v)
    count = maximum(graph, bracket.teams)[1].deficiency
    if bracket.task is Task.AHEAD:
        count += maximum(bracket.field.may_meet, bracket.lower)[1].deficiency
    return count


def vertex_prices(net: Net) -> dict[int, int]:
    """Return doubled prices with which no edge costs less than its two ends together."""
    prices = kind_prices([mask.bit_count() for mask in net.kinds], net.cost)
    assert prices is not None, "a bracket always has a pairing"
    return {v: prices[kind] for v, kind in net.kind_of.items()}
