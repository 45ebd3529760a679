"""The cheapest perfect matching of a graph, from any start that prices prove partly right.

Edmonds' primal-dual method in the form Galil gave it (ACM Computing Surveys, 1986), organised like
van Rantwijk's public-domain program. Costs are whole numbers of any length, so that a whole order
of criteria fits into one cost; with good starting prices few stages are left.
"""

from __future__ import annotations

from collections.abc import Sequence

EXPOSED = -1
_FREE, _S, _T, _CRUMB = 0, 1, 2, 5
Edge = tuple[int, int]
Costs = Sequence[dict[int, int]]


def cheapest_perfect(
    costs: Costs, prices: Sequence[int] | None = None, start: Sequence[int] | None = None
) -> list[int] | None:
    """Return the partners in a perfect matching of least total cost, None if there is none.

    `costs[v][w]` is the cost of the edge v-w. `prices` must satisfy price[v] + price[w] <= cost
    on every edge, with equality on the edges of `start`; without them the search starts afresh.
    """
    found = priced_perfect(costs, prices, start)
    return None if found is None else found[0]


def priced_perfect(
    costs: Costs, prices: Sequence[int] | None = None, start: Sequence[int] | None = None
) -> tuple[list[int], list[int] | None] | None:
    """Return the partners and doubled prices that prove them, None if there is no matching.

    The prices are None where odd sets are priced too; otherwise the cheapest perfect matchings
    are those whose every edge costs, doubled, exactly the prices of its ends.
    """
    count = len(costs)
    if count % 2:
        return None
    if not all(costs):
        return None
    if prices is None:
        prices, start = _first_prices(costs)
    solver = _Solver(costs, prices, list(start) if start is not None else [EXPOSED] * count)
    while EXPOSED in solver.mate:
        if not solver.stage():
            return None
    return solver.mate, None if any(solver.dual.values()) else solver.price


def _first_prices(costs: Costs) -> tuple[list[int], list[int]]:
    """Return prices that no edge undercuts, and pairs whose cost they come to exactly.

    Each begins with half of its cheapest edge (floored); then each in turn takes what its edges
    still leave, and a partner that this makes tight if one is free.
    """
    prices = [min(row.values()) // 2 for row in costs]
    mate = [EXPOSED] * len(costs)
    for v, row in enumerate(costs):
        if mate[v] == EXPOSED:
            most = min(cost - prices[w] for w, cost in row.items())
            prices[v] = most
            for w, cost in row.items():
                if mate[w] == EXPOSED and cost - prices[w] == most:
                    mate[v], mate[w] = w, v
                    break
    return prices, mate


class _Solver:
    """The state of the method; vertices are 0..n-1, blossoms are numbered from n."""

    def __init__(self, costs: Costs, prices: Sequence[int], mate: list[int]) -> None:
        count = len(costs)
        self.count = count
        self.mate = mate
        # Everything is doubled, so that half a slack is whole (all roots keep one parity).
        self.cost = [{w: 2 * c for w, c in row.items()} for row in costs]
        self.price = [2 * p for p in prices]
        size = 2 * count
        self.label = [_FREE] * size
        self.entry: list[Edge | None] = [None] * size
        self.inside = list(range(count))
        self.parent = [EXPOSED] * size
        self.base = [*range(count), *([EXPOSED] * count)]
        self.best: list[Edge | None] = [None] * size
        self.children: dict[int, list[int]] = {}
        self.edges: dict[int, list[Edge]] = {}
        self.near: dict[int, list[Edge] | None] = {}
        self.dual: dict[int, int] = {}
        self.unused = list(range(size - 1, count - 1, -1))
        self.least = [0] * size
        """The slack of `best` when nothing had moved yet, for even ones and single free ones."""
        self.moved = 0
        """By how much the prices changed in this stage."""
        self.queue: list[int] = []

    def slack(self, edge: Edge) -> int:
        """Return twice what an edge between two blossoms lacks to be tight."""
        v, w = edge
        return self.cost[v][w] - self.price[v] - self.price[w]

    def leaves(self, b: int) -> list[int]:
        """Return the vertices of a blossom."""
        if b < self.count:
            return [b]
        found = []
        stack = [b]
        while stack:
            x = stack.pop()
            if x < self.count:
                found.append(x)
            else:
                stack.extend(self.children[x])
        return found

    # --- a stage: labels from every exposed vertex until the matching grows ---------------------

    def stage(self) -> bool:
        """Augment once; False if no perfect matching exists."""
        size = 2 * self.count
        self.label = [_FREE] * size
        self.entry = [None] * size
        self.best = [None] * size
        for b in self.dual:
            self.near[b] = None
        self.moved = 0
        self.queue.clear()
        for v in range(self.count):
            if self.mate[v] == EXPOSED and self.label[self.inside[v]] == _FREE:
                self.assign(v, _S, None)
        while True:
            if self.scan():
                break
            if not self.adjust():
                return False
        for b in list(self.dual):
            top = b in self.dual and self.parent[b] == EXPOSED
            if top and self.label[b] == _S and self.dual[b] == 0:
                self.expand_at_end(b)
        return True

    def scan(self) -> bool:
        """Follow tight edges from the queue; True once the matching was augmented.

        An edge that was tight in a stage stays so while it is looked at: its ends' prices change
        by the same amount in opposite directions, or one of them is not labelled any more.
        """
        inside, label, best, price = self.inside, self.label, self.best, self.price
        least, moved = self.least, self.moved
        while self.queue:
            v = self.queue.pop()
            own = price[v]
            bv = inside[v]
            for w, cost in self.cost[v].items():
                bw = inside[w]
                kind = label[bw]
                if bw == bv or (kind == _T and label[w] != _FREE):
                    continue
                lack = cost - own - price[w]
                if lack <= 0:
                    if kind == _FREE:
                        self.assign(w, _T, v)
                    elif kind == _S:
                        base = self.meet(v, w)
                        if base == EXPOSED:
                            self.augment(v, w)
                            return True
                        self.shrink(base, v, w)
                        bv = inside[v]
                    else:
                        label[w] = _T
                        self.entry[w] = (v, w)
                elif kind == _S:
                    # Both prices rise: the lack shrinks by twice what they move.
                    lack += 2 * moved
                    if best[bv] is None or lack < least[bv]:
                        best[bv], least[bv] = (v, w), lack
                elif bw == w:
                    lack += moved
                    if best[w] is None or lack < least[w]:
                        best[w], least[w] = (v, w), lack
                else:  # within a blossom, free or odd: its price may have stood still
                    edge = best[w]
                    if edge is None or lack < self.slack(edge):
                        best[w] = (v, w)
        return False

    def adjust(self) -> bool:
        """Change the prices by as much as they bear; False if they bear anything."""
        delta = -1
        edge: Edge | None = None
        opened = EXPOSED
        for v in range(self.count):
            found = self.best[v]
            if found is not None and self.label[self.inside[v]] == _FREE:
                lack = self.slack(found)
                if delta < 0 or lack < delta:
                    delta, edge, opened = lack, found, EXPOSED
        for b in self.tops():
            found = self.best[b]
            if found is not None and self.label[b] == _S:
                half = self.slack(found) // 2
                if delta < 0 or half < delta:
                    delta, edge, opened = half, found, EXPOSED
        for b, dual in self.dual.items():
            if self.parent[b] == EXPOSED and self.label[b] == _T and (delta < 0 or dual < delta):
                delta, edge, opened = dual, None, b
        if delta < 0:
            return False
        if delta:
            self.shift(delta)
        if edge is not None:
            v, w = edge
            self.queue.append(v if self.label[self.inside[v]] == _S else w)
        else:
            self.expand_within(opened)
        return True

    def tops(self) -> list[int]:
        """Return the blossoms and vertices that lie in no other."""
        found = [v for v in range(self.count) if self.parent[v] == EXPOSED]
        found.extend(b for b in self.dual if self.parent[b] == EXPOSED)
        return found

    def shift(self, delta: int) -> None:
        """Raise the prices on even vertices, lower them on odd ones."""
        self.moved += delta
        label, inside, price = self.label, self.inside, self.price
        for v in range(self.count):
            kind = label[inside[v]]
            if kind == _S:
                price[v] += delta
            elif kind == _T:
                price[v] -= delta
        for b in self.dual:
            if self.parent[b] == EXPOSED:
                if label[b] == _S:
                    self.dual[b] += delta
                elif label[b] == _T:
                    self.dual[b] -= delta

    # --- labels, blossoms and augmenting ---------------------------------------------------------

    def assign(self, w: int, kind: int, v: int | None) -> None:
        """Label the blossom of w, reached from v; an odd one makes its partner even."""
        while True:
            b = self.inside[w]
            edge = None if v is None else (v, w)
            self.label[w] = self.label[b] = kind
            self.entry[w] = self.entry[b] = edge
            self.best[w] = self.best[b] = None
            if kind == _S:
                self.queue.extend(self.leaves(b))
                return
            v = self.base[b]
            w, kind = self.mate[v], _S

    def step_back(self, b: int) -> int:
        """Return the even vertex before the even blossom b, EXPOSED at a root."""
        edge = self.entry[b]
        if edge is None:
            return EXPOSED
        before = self.entry[self.inside[edge[0]]]
        assert before is not None
        return before[0]

    def meet(self, v: int, w: int) -> int:
        """Return the base of the blossom that v-w closes, EXPOSED if it joins two trees."""
        path = []
        base = EXPOSED
        while v != EXPOSED:
            b = self.inside[v]
            if self.label[b] == _CRUMB:
                base = self.base[b]
                break
            path.append(b)
            self.label[b] = _CRUMB
            v = self.step_back(b)
            if w != EXPOSED:
                v, w = w, v
        for b in path:
            self.label[b] = _S
        return base

    def shrink(self, base: int, v: int, w: int) -> None:
        """Make the odd cycle through the edge v-w one even blossom."""
        bb = self.inside[base]
        b = self.unused.pop()
        path: list[int] = []
        ring: list[Edge] = [(v, w)]
        bv = self.inside[v]
        while bv != bb:
            edge = self.entry[bv]
            assert edge is not None
            path.append(bv)
            ring.append(edge)
            bv = self.inside[edge[0]]
        path.append(bb)
        path.reverse()
        ring.reverse()
        bw = self.inside[w]
        while bw != bb:
            edge = self.entry[bw]
            assert edge is not None
            path.append(bw)
            ring.append((edge[1], edge[0]))
            bw = self.inside[edge[0]]
        for x in path:
            self.parent[x] = b
        self.base[b] = base
        self.parent[b] = EXPOSED
        self.children[b] = path
        self.edges[b] = ring
        self.label[b] = _S
        self.entry[b] = self.entry[bb]
        self.dual[b] = 0
        for x in self.leaves(b):
            if self.label[self.inside[x]] == _T:
                self.queue.append(x)
            self.inside[x] = b
        self.collect_near(b, path)

    def collect_near(self, b: int, path: list[int]) -> None:
        """Keep the least slack from the new blossom to every other even one."""
        nearest: dict[int, tuple[int, Edge]] = {}
        for x in path:
            listed = self.near.get(x) if x >= self.count else None
            if listed is None:
                listed = [(v, w) for v in self.leaves(x) for w in self.cost[v]]
            for v, w in listed:
                other = self.inside[w]
                if other == b:
                    v, w = w, v
                    other = self.inside[w]
                if other != b and self.label[other] == _S:
                    lack = self.slack((v, w))
                    if other not in nearest or lack < nearest[other][0]:
                        nearest[other] = (lack, (v, w))
            if x >= self.count:
                self.near[x] = None
            self.best[x] = None
        self.near[b] = [edge for _, edge in nearest.values()]
        self.best[b] = None
        if nearest:
            lack, self.best[b] = min(nearest.values())
            self.least[b] = lack + 2 * self.moved

    def forget(self, b: int) -> None:
        """Give an expanded blossom's number back."""
        self.label[b] = _FREE
        self.entry[b] = self.best[b] = None
        for store in (self.children, self.edges, self.near, self.dual):
            store.pop(b, None)
        self.base[b] = EXPOSED
        self.unused.append(b)

    def release(self, b: int) -> None:
        """Put the children of b on the top level."""
        for x in self.children[b]:
            self.parent[x] = EXPOSED
            for v in self.leaves(x):
                self.inside[v] = x

    def expand_at_end(self, b: int) -> None:
        """Open a blossom of no dual after a stage, and its children of no dual."""
        stack = [b]
        while stack:
            x = stack.pop()
            self.release(x)
            stack.extend(c for c in self.children[x] if c >= self.count and self.dual[c] == 0)
            self.forget(x)

    def expand_within(self, b: int) -> None:
        """Open an odd blossom during a stage and label what it held."""
        self.release(b)
        children, ring = self.children[b], self.edges[b]
        for v in children:
            found = self.best[v] if v < self.count else None
            if found is not None:
                self.least[v] = self.slack(found) + self.moved
        edge = self.entry[b]
        assert edge is not None
        first = self.inside[edge[1]]
        j = children.index(first)
        step = -1
        if j & 1:
            j -= len(children)
            step = 1
        v, w = edge
        while j != 0:
            _, q = ring[j] if step == 1 else ring[j - 1][::-1]
            self.label[w] = self.label[q] = _FREE
            self.assign(w, _T, v)
            j += step
            v, w = ring[j] if step == 1 else ring[j - 1][::-1]
            j += step
        last = children[j]
        self.label[w] = self.label[last] = _T
        self.entry[w] = self.entry[last] = (v, w)
        self.best[last] = None
        j += step
        while children[j] != first:
            x = children[j]
            j += step
            if self.label[x] == _S:
                continue
            reached = [u for u in self.leaves(x) if self.label[u] != _FREE]
            if reached:
                u = reached[0]
                came = self.entry[u]
                assert came is not None
                self.label[u] = _FREE
                self.label[self.mate[self.base[x]]] = _FREE
                self.assign(u, _T, came[0])
        self.forget(b)

    def turn(self, b: int, v: int) -> None:
        """Exchange matched and unmatched edges inside b so that v becomes its base."""
        stack = [(b, v)]
        while stack:
            b, v = stack.pop()
            x = v
            while self.parent[x] != b:
                x = self.parent[x]
            if x >= self.count:
                stack.append((x, v))
            children, ring = self.children[b], self.edges[b]
            i = j = children.index(x)
            step = -1
            if i & 1:
                j -= len(children)
                step = 1
            while j != 0:
                j += step
                p, q = ring[j] if step == 1 else ring[j - 1][::-1]
                if children[j] >= self.count:
                    stack.append((children[j], p))
                j += step
                if children[j] >= self.count:
                    stack.append((children[j], q))
                self.mate[p], self.mate[q] = q, p
            self.children[b] = children[i:] + children[:i]
            self.edges[b] = ring[i:] + ring[:i]
            self.base[b] = v

    def augment(self, v: int, w: int) -> None:
        """Exchange matched and unmatched edges along the path through the edge v-w."""
        for s, j in ((v, w), (w, v)):
            while True:
                b = self.inside[s]
                if b >= self.count:
                    self.turn(b, s)
                self.mate[s] = j
                edge = self.entry[b]
                if edge is None:
                    break
                odd = self.inside[edge[0]]
                back = self.entry[odd]
                assert back is not None
                s, j = back
                if odd >= self.count:
                    self.turn(odd, j)
                self.mate[j] = s
