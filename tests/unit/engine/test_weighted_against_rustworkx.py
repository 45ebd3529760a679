"""Our cheapest perfect matchings against a compiled solver, on graphs of a real event's size."""

from __future__ import annotations

import random

import pytest
import rustworkx

from teamswiss_gui.engine.weighted import cheapest_perfect

BITS = 100
ENOUGH = 1 << (BITS + 8)


@pytest.mark.parametrize("seed", range(40))
def test_that_both_find_the_same_cost(seed: int) -> None:
    chance = random.Random(seed)
    count = 2 * chance.randrange(1, 40)
    share = chance.choice((0.1, 0.3, 0.9))
    bits = chance.choice((1, 3, BITS))
    costs: list[dict[int, int]] = [{} for _vertex in range(count)]
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(range(count))
    for v in range(count):
        for w in range(v + 1, count):
            if chance.random() < share:
                costs[v][w] = costs[w][v] = chance.getrandbits(bits)
                graph.add_edge(v, w, costs[v][w])
    theirs = rustworkx.max_weight_matching(
        graph, max_cardinality=True, weight_fn=lambda cost: ENOUGH - cost
    )
    ours = cheapest_perfect(costs)
    if 2 * len(theirs) < count:
        assert ours is None
        return
    assert ours is not None
    assert all(ours[ours[v]] == v for v in range(count))
    assert sum(costs[v][w] for v, w in enumerate(ours)) == 2 * sum(costs[v][w] for v, w in theirs)
