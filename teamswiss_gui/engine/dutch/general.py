"""Any bracket, by cheapest perfect matchings: the criteria first, then the order of section D.

Each step of section D adds digits behind those of the criteria and fixes what it finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.engine.dutch.brackets import Bracket, Pair, Pairing, pairing_of
from teamswiss_gui.engine.dutch.net import Net
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.weighted import cheapest_perfect

Rows = dict[int, dict[int, int]]


def pair_in_general(bracket: Bracket, net: Net) -> Pairing:
    """Return the pairing of a bracket; there has to be one."""
    rows = criteria_rows(net)
    pairs = pair_moved_down(bracket, rows)
    paired = 0
    for v, w in pairs:
        for x in (v, w):
            paired |= 1 << x
            detach(rows, x)
    for v in bits(bracket.mdps & ~paired):  # the Limbo (B.2)
        keep_only(rows, v, ~bracket.teams)
    rest = list(bits(bracket.residents & ~paired))
    tops = choose_tops(rows, rest)
    pairs += transpose(rows, rest, tops)
    return pairing_of(bracket, pairs)


# --- the graph ------------------------------------------------------------------------------------


def criteria_rows(net: Net) -> Rows:
    """Return the costs of all edges by the criteria alone."""
    return {v: {w: net.of_edge(v, w) for w in bits(net.near[v])} for v in bits(net.vertices)}


def detach(rows: Rows, v: int) -> None:
    """Take a vertex away."""
    for w in rows.pop(v):
        rows[w].pop(v, None)


def keep_only(rows: Rows, v: int, kept: int) -> None:
    """Take away the edges from v to vertices that are not in the mask."""
    for w in [w for w in rows[v] if not kept >> w & 1]:
        del rows[v][w]
        del rows[w][v]


def solve(rows: Rows, extra: Mapping[Pair, int], span: int) -> dict[int, int]:
    """Return the cheapest perfect matching, `extra` (each below `span` in sum) breaking ties."""
    vertices = sorted(rows)
    place = {v: i for i, v in enumerate(vertices)}
    costs = [
        {
            place[w]: cost * span + extra.get((v, w) if v < w else (w, v), 0)
            for w, cost in rows[v].items()
        }
        for v in vertices
    ]
    found = cheapest_perfect(costs)
    assert found is not None, "a bracket always has a pairing"
    return {v: vertices[found[i]] for i, v in enumerate(vertices)}


# --- moved-down players (B.7, D.3, D.1) -----------------------------------------------------------


def pair_moved_down(bracket: Bracket, rows: Rows) -> list[Pair]:
    """Return the MDP-pairing: the first S1 in the order of D.3, then the first S2 (D.1)."""
    mdps = list(bits(bracket.mdps))
    residents = list(bits(bracket.residents))
    base = len(residents) + 1
    digits = base ** len(mdps)
    extra: dict[Pair, int] = {}
    for number, v in enumerate(mdps):
        unit = base ** (len(mdps) - 1 - number)
        for place, w in enumerate(residents):
            extra[v, w] = unit * place
        for w in rows[v]:
            if not bracket.residents >> w & 1:
                extra[min(v, w), max(v, w)] = digits << (len(mdps) - 1 - number)
    if not mdps:
        return []
    mate = solve(rows, extra, digits << (len(mdps) + 1))
    return [(v, mate[v]) for v in mdps if bracket.residents >> mate[v] & 1]


# --- homogeneous brackets and remainders (B.6, D.2, D.1) ------------------------------------------


def exchange_costs(count: int, pairs: int) -> list[int]:  # D.2
    """Return, for each place of a remainder, the cost of being in S1; the cheapest S1 comes first.

    From the first digit: the number exchanged (a), the sum of the numbers in S1 (b), the highest
    moved out of S1 (c), the lowest moved into S1 (d).
    """
    moved_in = 1 << (count - pairs + 1)
    moved_out = moved_in * (count + 1)
    sums = moved_out << (pairs + 1)
    number = sums * (count * count + 1)
    found = []
    for place in range(count):
        cost = sums * place
        if place < pairs:
            cost += moved_out << place
        else:
            cost += number + moved_in - (moved_in >> (place - pairs + 1))
        found.append(cost)
    return found


def choose_tops(rows: Rows, rest: Sequence[int]) -> list[int]:
    """Return the S1 of a homogeneous bracket or remainder after the exchanges of D.2."""
    inside = set(rest)
    mate = solve(rows, {}, 1)
    pairs = sum(mate[v] in inside for v in rest) // 2
    if not pairs:
        return []
    as_top = exchange_costs(len(rest), pairs)
    extra = {}
    for place, v in enumerate(rest):
        for w in rows[v]:
            if w > v and w in inside:
                extra[v, w] = as_top[place]
    mate = solve(rows, extra, (sum(as_top) + 1))
    return [v for v in rest if mate[v] in inside and mate[v] > v]


def transpose(rows: Rows, rest: Sequence[int], tops: Sequence[int]) -> list[Pair]:  # D.1
    """Return the pairs of the first order of S2 for a given S1."""
    upper = set(tops)
    bottoms = [v for v in rest if v not in upper]
    lower_mask = sum(1 << v for v in bottoms)
    outside = ~sum(1 << v for v in rest)
    for v in tops:
        keep_only(rows, v, lower_mask & -(1 << v))
    for v in bottoms:
        keep_only(rows, v, outside | sum(1 << w for w in tops))
    base = len(bottoms) + 1
    extra = {}
    for number, v in enumerate(tops):
        unit = base ** (len(tops) - 1 - number)
        for place, w in enumerate(bottoms):
            extra[v, w] = unit * place
    mate = solve(rows, extra, base ** len(tops)) if tops else {}
    return [(v, mate[v]) for v in tops]
