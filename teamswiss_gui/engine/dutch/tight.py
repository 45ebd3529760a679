"""A bracket by its tight edges: where prices of teams prove the criteria's best, only the order
of section D is left, and it asks whether perfect matchings exist, no longer what they cost."""

from __future__ import annotations

from teamswiss_gui.engine.dutch.brackets import Bracket, Pair, Pairing, pairing_of
from teamswiss_gui.engine.dutch.exchanges import exchange_costs
from teamswiss_gui.engine.dutch.net import Net
from teamswiss_gui.engine.dutch.transport import kind_prices
from teamswiss_gui.engine.fide_team.identifiers import first_bottoms
from teamswiss_gui.engine.matching import EXPOSED, bits, matched, maximise, maximum, rematch
from teamswiss_gui.engine.weighted import cheapest_perfect, priced_perfect


def pair_by_tight_edges(bracket: Bracket, net: Net) -> Pairing | None:
    """Return the pairing of a bracket, None if odd sets have to be priced too."""
    found = tight_edges(bracket, net)
    if found is None:
        return None
    order = Order(bracket, net, *found)
    pairs = order.pair_moved_down()
    pairs += order.pair_remainder()
    return pairing_of(bracket, pairs)


def tight_edges(bracket: Bracket, net: Net) -> tuple[list[int], list[int]] | None:
    """Return the edges of all cheapest perfect matchings, and one of these matchings."""
    counts = [mask.bit_count() for mask in net.kinds]
    prices = kind_prices(counts, net.cost)
    assert prices is not None, "a bracket always has a pairing"
    rows = [0] * len(net.near)
    for a, mask in enumerate(net.kinds):
        allowed = 0
        for b, other in enumerate(net.kinds):
            cost = net.cost[a][b]
            if cost is not None and prices[a] + prices[b] == 2 * cost:
                allowed |= other
        for v in bits(mask):
            rows[v] = net.near[v] & allowed
    mate, structure = maximum(rows, net.vertices, _first_guess(bracket, rows))
    if not structure.deficiency:
        return rows, mate
    return _by_solver(net, prices, mate)


def _first_guess(bracket: Bracket, rows: list[int]) -> list[int]:
    """Return tight pairs of the upper with the lower half of the residents, in order."""
    guess = [EXPOSED] * len(rows)
    listed = list(bits(bracket.residents))
    half = len(listed) // 2
    for v, w in zip(listed[:half], listed[half:], strict=False):
        if rows[v] >> w & 1:
            guess[v], guess[w] = w, v
    return guess


def _by_solver(
    net: Net, kind_price: list[int], mate: list[int]
) -> tuple[list[int], list[int]] | None:
    vertices = list(bits(net.vertices))
    place = {v: i for i, v in enumerate(vertices)}
    doubled = [[None if c is None else 2 * c for c in row] for row in net.cost]
    costs: list[dict[int, int]] = []
    for v in vertices:
        of_kind = doubled[net.kind_of[v]]
        row = {}
        for w in bits(net.near[v]):
            cost = of_kind[net.kind_of[w]]
            assert cost is not None
            row[place[w]] = cost
        costs.append(row)
    start = [EXPOSED if mate[v] == EXPOSED else place[mate[v]] for v in vertices]
    found = priced_perfect(costs, [kind_price[net.kind_of[v]] for v in vertices], start)
    assert found is not None, "a bracket always has a pairing"
    partners, prices = found
    if prices is None:
        return None
    rows = [0] * len(net.near)
    for i, v in enumerate(vertices):
        for j, cost in costs[i].items():
            if prices[i] + prices[j] == 2 * cost:
                rows[v] |= 1 << vertices[j]
        mate[v] = vertices[partners[i]]
    return rows, mate


class Order:
    """The order of section D among the perfect matchings on tight edges; `mate` is one of them."""

    def __init__(self, bracket: Bracket, net: Net, rows: list[int], mate: list[int]) -> None:
        self.bracket = bracket
        self.net = net
        self.rows = rows
        self.mate = mate
        self.vertices = net.vertices

    def cut(self, v: int, partners: int) -> int:
        """Take away the edges between v and these partners; return those that were there."""
        partners &= self.rows[v]
        self.rows[v] &= ~partners
        for w in bits(partners):
            self.rows[w] &= ~(1 << v)
        return partners

    def force(self, v: int, partners: int) -> bool:
        """Let v have only these partners if some perfect matching allows it; say so."""
        gone = self.cut(v, ~partners)
        w = self.mate[v]
        if gone >> w & 1:
            self.mate[v] = self.mate[w] = EXPOSED
            if not rematch(self.rows, self.vertices, self.mate, v):
                self.mate[v], self.mate[w] = w, v
                self.rows[v] |= gone
                for x in bits(gone):
                    self.rows[x] |= 1 << v
                return False
        return True

    def settle(self, v: int) -> Pair:
        """Take v and its partner out."""
        w = self.mate[v]
        for x in (v, w):
            self.cut(x, -1)
            self.vertices &= ~(1 << x)
        return v, w

    # --- moved-down players (B.7) -------------------------------------------------------------

    def pair_moved_down(self) -> list[Pair]:
        """Return the MDP-pairing: the first S1 in the order of D.3, then the first S2 (D.1)."""
        residents = self.bracket.residents
        chosen = [v for v in bits(self.bracket.mdps) if self.into(v, residents)]
        pairs = []
        for v in chosen:
            while True:
                better = self.rows[v] & ((1 << self.mate[v]) - 1)
                if not better or not self.force(v, better):
                    break
            # Some partner before this one was there as long as the set could be forced.
            pairs.append(self.settle(v))
        return pairs

    def into(self, v: int, residents: int) -> bool:
        """Pair the moved-down player v if possible (D.3.b); otherwise it goes to the Limbo."""
        if self.force(v, residents):
            return True
        self.cut(v, residents)
        return False

    # --- homogeneous brackets and remainders (B.6) ----------------------------------------------

    def pair_remainder(self) -> list[Pair]:
        """Return the pairs of the residents that are left, by D.2 and D.1."""
        rest = self.bracket.residents & self.vertices
        inside = sum(rest >> self.mate[v] & 1 for v in bits(rest)) // 2
        if not inside:
            return []
        listed = list(bits(rest))
        top = sum(1 << v for v in listed[:inside])
        if not self.across(top, rest & ~top):
            top = self.exchange(listed, inside)
            assert self.across(top, rest & ~top), "the exchange found a matching"
        return self.transpose(top, rest & ~top)

    def across(self, top: int, bottom: int) -> bool:
        """Keep only pairs of S1 with S2 if a perfect matching has these subgroups; say so."""
        rows = list(self.rows)
        for v in bits(top):
            rows[v] &= bottom & -(1 << v)
        for v in bits(bottom):
            rows[v] &= ~bottom & ~(top & -(1 << v))
        for v in bits(self.vertices & ~top & ~bottom):
            rows[v] &= ~top
        start = [
            w if w != EXPOSED and rows[v] >> w & 1 else EXPOSED for v, w in enumerate(self.mate)
        ]
        listed = list(bits(top))
        if not all(start[v] != EXPOSED for v in listed):
            for v, w in zip(listed, bits(bottom), strict=False):
                if rows[v] >> w & 1:
                    for x in (v, w):
                        if start[x] != EXPOSED:
                            start[start[x]] = EXPOSED
                    start[v], start[w] = w, v
        mate = matched(rows, self.vertices, start)
        if maximise(rows, self.vertices, mate).deficiency:
            return False
        self.rows, self.mate = rows, mate
        return True

    def exchange(self, listed: list[int], pairs: int) -> int:  # D.2
        """Return the first S1 that a perfect matching has, by one cheapest perfect matching."""
        rest = sum(1 << v for v in listed)
        as_top = dict(zip(listed, exchange_costs(len(listed), pairs), strict=True))
        upper = sum(1 << v for v in listed[:pairs])
        # As many float in every matching here, so floating may cost what makes prices simple.
        share = as_top[listed[pairs]] // 2 if pairs < len(listed) else 0
        vertices = list(bits(self.vertices))
        place = {v: i for i, v in enumerate(vertices)}
        costs: list[dict[int, int]] = []
        prices = []
        tight = [0] * len(self.rows)
        for v in vertices:
            row = {}
            for w in bits(self.rows[v]):
                if rest >> v & 1 and rest >> w & 1:
                    row[place[w]] = as_top[min(v, w)]
                else:
                    row[place[w]] = share if (rest >> v & 1) + (rest >> w & 1) else 0
            costs.append(row)
            if upper >> v & 1:
                prices.append(as_top[v] - share)
                tight[v] = self.rows[v] & rest & ~upper
            elif rest >> v & 1:
                prices.append(share)
                tight[v] = self.rows[v] & ~(rest & ~upper)
            else:
                prices.append(0)
                tight[v] = self.rows[v] & ~upper
        mate = maximum(tight, self.vertices)[0]
        start = [EXPOSED if mate[v] == EXPOSED else place[mate[v]] for v in vertices]
        found = cheapest_perfect(costs, prices, start)
        assert found is not None, "the tight edges have a perfect matching"
        top = 0
        for i, v in enumerate(vertices):
            w = vertices[found[i]]
            self.mate[v] = w
            if rest >> v & 1 and rest >> w & 1 and v < w:
                top |= 1 << v
        return top

    def transpose(self, top: int, bottom: int) -> list[Pair]:  # D.1
        """Return the pairs of the first order of S2."""
        if not self.bracket.lower:
            floated = 0
            for v in bits(bottom):
                if self.net.extras >> self.mate[v] & 1:
                    floated |= 1 << self.mate[v]
            rows = {v: self.rows[v] & bottom for v in bits(top | floated)}
            return first_bottoms(rows, top | floated, self.mate)[: top.bit_count()]
        pairs = []
        for v in bits(top):
            while True:
                better = self.rows[v] & ((1 << self.mate[v]) - 1)
                if not better or not self.force(v, better):
                    break
            pairs.append(self.settle(v))
        return pairs
