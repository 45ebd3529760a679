"""Any bracket, by cheapest perfect matchings: the criteria first, then the order of section D.

Each step of section D adds digits behind those of the criteria and fixes what it finds. Prices of
kinds, and simple ones for the digits of the step, leave few stages to the solver.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.engine.dutch.brackets import Bracket, Pair, Pairing, pairing_of
from teamswiss_gui.engine.dutch.exchanges import exchange_costs
from teamswiss_gui.engine.dutch.net import Net, vertex_prices
from teamswiss_gui.engine.dutch.tight import Order
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum
from teamswiss_gui.engine.weighted import priced_perfect

Extra = Mapping[Pair, int]
"""What an edge (the smaller vertex first) costs behind the criteria; nothing if not told."""


def pair_in_general(bracket: Bracket, net: Net) -> Pairing:
    """Return the pairing of a bracket; there has to be one."""
    general = General(bracket, net)
    pairs = general.pair_moved_down()
    paired = 0
    for v, w in pairs:
        for x in (v, w):
            paired |= 1 << x
            general.detach(x)
    for v in bits(bracket.mdps & ~paired):  # the Limbo (B.2)
        general.keep_only(v, ~bracket.teams)
    rest = list(bits(bracket.residents & ~paired))
    tops = general.choose_tops(rest)
    pairs += general.transpose(rest, tops)
    return pairing_of(bracket, pairs)


class General:
    """The edges with their costs, fewer after each step."""

    def __init__(self, bracket: Bracket, net: Net) -> None:
        self.bracket = bracket
        self.net = net
        self.rows = {
            v: {w: net.of_edge(v, w) for w in bits(net.near[v])} for v in bits(net.vertices)
        }
        self.prices = vertex_prices(net)

    def detach(self, v: int) -> None:
        """Take a vertex away."""
        for w in self.rows.pop(v):
            self.rows[w].pop(v, None)

    def keep_only(self, v: int, kept: int) -> None:
        """Take away the edges from v to vertices that are not in the mask."""
        for w in [w for w in self.rows[v] if not kept >> w & 1]:
            del self.rows[v][w]
            del self.rows[w][v]

    def solve(
        self, extra: Extra, offsets: Mapping[int, int], span: int
    ) -> tuple[list[int], list[int] | None]:
        """Return a cheapest perfect matching and, if prices of vertices prove it, its tight edges.

        `extra` sums to less than `span`; two offsets are together no more than an edge's extra.
        """
        vertices = sorted(self.rows)
        place = {v: i for i, v in enumerate(vertices)}
        size = len(self.net.near)
        prices = [self.prices[v] * span + 2 * offsets.get(v, 0) for v in vertices]
        costs: list[dict[int, int]] = []
        tight = [0] * size
        for i, v in enumerate(vertices):
            row = {}
            for w, cost in self.rows[v].items():
                j = place[w]
                row[j] = 2 * (cost * span + extra.get((v, w) if v < w else (w, v), 0))
                if row[j] == prices[i] + prices[j]:
                    tight[v] |= 1 << w
            costs.append(row)
        mate = maximum(tight, sum(1 << v for v in vertices))[0]
        start = [EXPOSED if mate[v] == EXPOSED else place[mate[v]] for v in vertices]
        found = priced_perfect(costs, prices, start)
        assert found is not None, "a bracket always has a pairing"
        partners, proof = found
        for i, v in enumerate(vertices):
            mate[v] = vertices[partners[i]]
        if proof is None:
            return mate, None
        for i, v in enumerate(vertices):
            near = [vertices[j] for j, c in costs[i].items() if 2 * c == proof[i] + proof[j]]
            tight[v] = sum(1 << w for w in near)
        return mate, tight

    # --- moved-down players (B.7, D.3, D.1) -----------------------------------------------------

    def pair_moved_down(self) -> list[Pair]:
        """Return the MDP-pairing: the first S1 in the order of D.3, then the first S2 (D.1)."""
        mdps = list(bits(self.bracket.mdps))
        if not mdps:
            return []
        residents = list(bits(self.bracket.residents))
        base = len(residents) + 1
        digits = base ** len(mdps)
        extra: dict[Pair, int] = {}
        offsets: dict[int, int] = {}
        for number, v in enumerate(mdps):
            unit = base ** (len(mdps) - 1 - number)
            for place, w in enumerate(residents):
                extra[v, w] = unit * place
            for w in self.rows[v]:
                if not self.bracket.residents >> w & 1:
                    extra[v, w] = digits << (len(mdps) - 1 - number)
            offsets[v] = min(extra[v, w] for w in self.rows[v])
        mate, _ = self.solve(extra, offsets, digits << (len(mdps) + 1))
        return [(v, mate[v]) for v in mdps if self.bracket.residents >> mate[v] & 1]

    # --- homogeneous brackets and remainders (B.6, D.2, D.1) ------------------------------------

    def choose_tops(self, rest: Sequence[int]) -> list[int]:
        """Return the S1 of a homogeneous bracket or remainder after the exchanges of D.2."""
        inside = set(rest)
        mate, _ = self.solve({}, {}, 1)
        pairs = sum(mate[v] in inside for v in rest) // 2
        if not pairs:
            return []
        as_top = exchange_costs(len(rest), pairs)
        # As many float in every best matching, so floating may cost what makes prices simple.
        share = as_top[pairs] // 2
        extra: dict[Pair, int] = {}
        offsets: dict[int, int] = {}
        for place, v in enumerate(rest):
            offsets[v] = as_top[place] - share if place < pairs else share
            for w in self.rows[v]:
                if w not in inside:
                    extra[min(v, w), max(v, w)] = share
                elif w > v:
                    extra[v, w] = as_top[place]
        mate, _ = self.solve(extra, offsets, sum(as_top) + share * len(rest) + 1)
        return [v for v in rest if mate[v] in inside and mate[v] > v]

    def transpose(self, rest: Sequence[int], tops: Sequence[int]) -> list[Pair]:  # D.1
        """Return the pairs of the first order of S2 for a given S1."""
        if not tops:
            return []
        top = sum(1 << v for v in tops)
        bottom = sum(1 << v for v in rest) & ~top
        for v in tops:
            self.keep_only(v, bottom & -(1 << v))
        for v in bits(bottom):
            self.keep_only(v, ~bottom)
        mate, tight = self.solve({}, {}, 1)
        if tight is not None:
            order = Order(self.bracket, self.net, tight, mate)
            order.vertices = sum(1 << v for v in self.rows)
            return order.transpose(top, bottom)
        bottoms = list(bits(bottom))
        base = len(bottoms) + 1
        extra: dict[Pair, int] = {}
        offsets: dict[int, int] = {}
        for number, v in enumerate(tops):
            unit = base ** (len(tops) - 1 - number)
            for place, w in enumerate(bottoms):
                extra[v, w] = unit * place
            offsets[v] = min(extra[v, w] for w in self.rows[v])
        mate, _ = self.solve(extra, offsets, base ** len(tops))
        return [(v, mate[v]) for v in tops]
