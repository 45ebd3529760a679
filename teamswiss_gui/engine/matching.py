"""Perfect and maximum matchings of graphs whose vertices are bits of whole numbers.

A graph is a list of masks: bit w of `graph[v]` says that v and w may be matched. A matching is a
list of partners, -1 where a vertex is exposed. Sets of vertices are masks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

Graph = Sequence[int]
Rows = Sequence[int] | Mapping[int, int]
"""A graph of which only the rows that are asked for need be there."""
EXPOSED = -1


def bits(mask: int) -> Iterator[int]:
    """Yield the vertices of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True, slots=True)
class Structure:
    """What a maximum matching leaves: who is exposed, and who could be (Gallai and Edmonds)."""

    exposed: int
    outer: int
    """The vertices that some maximum matching leaves exposed."""

    @property
    def deficiency(self) -> int:
        """Return how many vertices every maximum matching leaves exposed."""
        return self.exposed.bit_count()


def blank(graph: Graph) -> list[int]:
    """Return a matching of nobody."""
    return [EXPOSED] * len(graph)


def matched(graph: Graph, vertices: int, start: Sequence[int] | None = None) -> list[int]:
    """Return the pairs of `start` inside `vertices`, and greedily more of them."""
    mate = blank(graph)
    if start is not None:
        for v in bits(vertices):
            w = start[v]
            if w != EXPOSED and vertices >> w & 1:
                mate[v] = w
    free = 0
    for v in bits(vertices):
        if mate[v] == EXPOSED:
            free |= 1 << v
    rest = free
    while rest:
        v = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        choice = graph[v] & rest
        if choice:
            w = choice.bit_length() - 1
            mate[v], mate[w] = w, v
            rest ^= 1 << w
    return mate


def maximise(graph: Rows, vertices: int, mate: list[int]) -> Structure:
    """Make `mate` a maximum matching of the graph on `vertices` and describe what it leaves."""
    exposed = 0
    for v in bits(vertices):
        if mate[v] == EXPOSED:
            exposed |= 1 << v
    alive = vertices
    outer = 0
    left = 0
    while exposed:
        root = (exposed & -exposed).bit_length() - 1
        exposed &= exposed - 1
        end, tree, even = _grow(graph, alive, mate, root, exposed)
        if end == EXPOSED:
            # A tree that cannot grow never takes part in a later augmentation.
            alive &= ~tree
            outer |= even
            left |= 1 << root
        else:
            exposed &= ~(1 << end)
    return Structure(left, outer)


def maximum(
    graph: Graph, vertices: int, start: Sequence[int] | None = None
) -> tuple[list[int], Structure]:
    """Return a maximum matching of the graph on `vertices`, near `start`, and its structure."""
    mate = matched(graph, vertices, start)
    return mate, maximise(graph, vertices, mate)


def rematch(graph: Graph, vertices: int, mate: list[int], v: int) -> bool:
    """Match the exposed vertex v by one augmenting path; say whether there is one."""
    exposed = 0
    for w in bits(vertices):
        if mate[w] == EXPOSED and w != v:
            exposed |= 1 << w
    return _grow(graph, vertices, mate, v, exposed)[0] != EXPOSED


def joined(graph: Rows, vertices: int, mate: Sequence[int], v: int, w: int) -> list[int] | None:
    """Match v and w too, the only two of `vertices` that `mate` may leave exposed.

    Returns the new matching, None if there is none; what `mate` says of v and w is not read.
    """
    found = list(mate)
    if graph[v] >> w & 1:
        found[v], found[w] = w, v
        return found
    found[v] = found[w] = EXPOSED
    if _grow(graph, vertices, found, v, 1 << w)[0] == EXPOSED:
        return None
    return found


def dense(graph: Graph, vertices: int, spare: int) -> bool:
    """Say whether degrees alone prove that any even rest of `vertices` has a perfect matching.

    After taking away at most `spare` vertices, n of them say, every degree is at least half of
    what is left, so a Hamilton circuit exists (Dirac), hence a perfect matching.
    """
    need = vertices.bit_count() + spare
    return all(2 * (graph[v] & vertices).bit_count() >= need for v in bits(vertices))


def components(graph: Graph, vertices: int) -> list[int]:
    """Return the connected components of the graph on `vertices`."""
    found = []
    while vertices:
        part = frontier = vertices & -vertices
        while frontier:
            reached = 0
            for v in bits(frontier):
                reached |= graph[v]
            frontier = reached & vertices & ~part
            part |= frontier
        found.append(part)
        vertices &= ~part
    return found


def _grow(
    graph: Rows, alive: int, mate: list[int], root: int, exposed: int
) -> tuple[int, int, int]:
    """Grow an alternating tree from `root`; augment at the first exposed vertex it reaches.

    Returns that vertex (or EXPOSED), the tree, and its even vertices.
    """
    even = tree = 1 << root
    came: dict[int, int] = {}
    base: dict[int, int] = {}
    members: dict[int, int] = {}
    queue = [root]
    at = 0
    while at < len(queue):
        v = queue[at]
        at += 1
        near = graph[v] & alive
        hit = near & exposed
        if hit:
            end = (hit & -hit).bit_length() - 1
            came[end] = v
            _flip(mate, came, end)
            return end, tree, even
        for w in bits(near & ~tree):
            if tree >> w & 1:  # its partner was reached just now
                continue
            came[w] = v
            partner = mate[w]
            tree |= 1 << w | 1 << partner
            even |= 1 << partner
            queue.append(partner)
        own = base.get(v, v)
        while True:
            odd_cycle = near & even & ~members.get(own, 1 << own)
            if not odd_cycle:
                break
            w = (odd_cycle & -odd_cycle).bit_length() - 1
            own = _common_base(mate, came, base, root, v, w)
            blossom = _shrink(mate, came, base, own, v, w) | _shrink(mate, came, base, own, w, v)
            joined = 0
            for b in bits(blossom):
                joined |= members.get(b, 1 << b)
            for x in bits(joined):
                base[x] = own
            members[own] = members.get(own, 1 << own) | joined
            fresh = joined & ~even
            even |= fresh
            queue.extend(bits(fresh))
    return EXPOSED, tree, even


def _common_base(
    mate: list[int], came: dict[int, int], base: dict[int, int], root: int, v: int, w: int
) -> int:
    """Return the base where the paths from v and w to the root first meet."""
    top = base.get(root, root)
    seen = 0
    x = base.get(v, v)
    while True:
        seen |= 1 << x
        if x == top:
            break
        y = came[mate[x]]
        x = base.get(y, y)
    x = base.get(w, w)
    while not seen >> x & 1:
        y = came[mate[x]]
        x = base.get(y, y)
    return x


def _shrink(
    mate: list[int], came: dict[int, int], base: dict[int, int], own: int, v: int, child: int
) -> int:
    """Point the path from v to the blossom's base through the blossom; return its bases."""
    found = 0
    while base.get(v, v) != own:
        partner = mate[v]
        found |= 1 << base.get(v, v) | 1 << base.get(partner, partner)
        came[v] = child
        child = partner
        v = came[partner]
    return found


def _flip(mate: list[int], came: dict[int, int], end: int) -> None:
    """Exchange matched and unmatched edges along the path that ends at `end`."""
    while end != EXPOSED:
        v = came[end]
        after = mate[v]
        mate[end], mate[v] = v, end
        end = after
