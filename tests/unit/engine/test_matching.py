"""Matchings against networkx."""

from __future__ import annotations

import random

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.engine.matching import EXPOSED, bits, dense, maximum
from teamswiss_gui.engine.weighted import cheapest_perfect

seeds = st.integers(min_value=0, max_value=10**9)


def random_graph(seed: int, most: int) -> tuple[list[int], nx.Graph[int]]:
    chance = random.Random(seed)
    count, share = chance.randint(1, most), chance.random()
    rows = [0] * count
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(count))
    for v in range(count):
        for w in range(v):
            if chance.random() < share:
                rows[v] |= 1 << w
                rows[w] |= 1 << v
                graph.add_edge(v, w)
    return rows, graph


@given(seeds)
def test_that_a_maximum_matching_is_maximum(seed: int) -> None:
    rows, graph = random_graph(seed, 14)
    mate, structure = maximum(rows, (1 << len(rows)) - 1)
    for v, w in enumerate(mate):
        assert w == EXPOSED or (mate[w] == v and rows[v] >> w & 1)
    best = len(nx.max_weight_matching(graph, maxcardinality=True))
    assert structure.deficiency == len(rows) - 2 * best


@given(seeds)
def test_that_outer_vertices_are_those_a_maximum_matching_can_miss(seed: int) -> None:
    rows, graph = random_graph(seed, 9)
    _, structure = maximum(rows, (1 << len(rows)) - 1)
    best = len(nx.max_weight_matching(graph, maxcardinality=True))
    for v in range(len(rows)):
        without = graph.copy()
        without.remove_node(v)
        can = len(nx.max_weight_matching(without, maxcardinality=True)) == best
        assert bool(structure.outer >> v & 1) == can


@given(seeds)
def test_that_dense_graphs_have_perfect_matchings(seed: int) -> None:
    rows, _ = random_graph(seed, 12)
    chance = random.Random(seed)
    everyone = (1 << len(rows)) - 1
    spare = chance.randint(0, len(rows))
    if dense(rows, everyone, spare):
        gone = chance.sample(range(len(rows)), chance.randint(0, min(spare, len(rows))))
        left = [v for v in bits(everyone) if v not in gone]
        left = left[len(left) % 2 :] if len(gone) < spare else left
        if len(left) % 2 == 0:
            assert maximum(rows, sum(1 << v for v in left))[1].deficiency == 0


@given(seeds, st.sampled_from([1, 3, 1000, 1 << 150]))
def test_that_the_cheapest_perfect_matching_is_cheapest(seed: int, most: int) -> None:
    _, graph = random_graph(seed, 14)
    chance = random.Random(seed)
    costs: list[dict[int, int]] = [{} for _ in graph]
    for v, w in graph.edges:
        costs[v][w] = costs[w][v] = chance.randint(0, most)
        graph[v][w]["weight"] = -costs[v][w]
    found = cheapest_perfect(costs)
    best = nx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(best) < len(costs):
        assert found is None
    else:
        assert found is not None
        total = sum(costs[v][w] for v, w in enumerate(found)) // 2
        assert total == sum(costs[v][w] for v, w in best)
