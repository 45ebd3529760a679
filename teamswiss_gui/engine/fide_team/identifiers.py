"""The order of pairings (3.6.2, 3.6.3): top members first, then their bottom members."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.engine.matching import EXPOSED, bits, rematch

Pair = tuple[int, int]
Rows = Mapping[int, int]


def identifier(pairs: Sequence[Pair]) -> tuple[int, ...]:  # 3.6.2
    """Return the top members in ascending order, then the bottom member of each."""
    ordered = sorted((min(pair), max(pair)) for pair in pairs)
    return tuple(top for top, _ in ordered) + tuple(bottom for _, bottom in ordered)


def halves(teams: int) -> tuple[int, int]:
    """Return the half of the teams with the smaller TPNs, and the others."""
    listed = list(bits(teams))
    top = 0
    for v in listed[: len(listed) // 2]:
        top |= 1 << v
    return top, teams & ~top


def between(graph: Sequence[int], top: int, bottom: int) -> dict[int, int]:
    """Return, for each top member, the bottom members behind it that it may have."""
    return {v: graph[v] & bottom & -(1 << v) for v in bits(top)}


def most_across(graph: Rows, top: int, bottom: int) -> dict[int, int]:
    """Return a maximum matching of top with bottom as top -> bottom, near the halves in order."""
    owner: dict[int, int] = {}
    held: dict[int, int] = {}
    for v, w in zip(bits(top), bits(bottom), strict=True):
        if graph[v] >> w & 1:
            owner[w], held[v] = v, w
    free = bottom
    for w in owner:
        free &= ~(1 << w)
    for v in bits(top):
        if v not in held:
            taken = _augment(graph, v, bottom, free, owner, held)
            if taken != EXPOSED:
                free &= ~(1 << taken)
    return held


def match_across(graph: Rows, top: int, bottom: int) -> list[int] | None:
    """Return a matching of every top member with a bottom member, None if there is none."""
    held = most_across(graph, top, bottom)
    if len(held) < top.bit_count():
        return None
    mate = [EXPOSED] * (top | bottom).bit_length()
    for v, w in held.items():
        mate[v], mate[w] = w, v
    return mate


def _augment(
    graph: Rows, start: int, bottom: int, free: int, owner: dict[int, int], held: dict[int, int]
) -> int:
    """Give `start` a bottom member, moving others; return the one newly taken, or EXPOSED."""
    unseen = bottom
    came: dict[int, int] = {}
    queue = [start]
    for v in queue:
        near = graph[v] & unseen
        hit = near & free
        if hit:
            end = w = (hit & -hit).bit_length() - 1
            came[w] = v
            while True:
                v = came[w]
                before = held.get(v, EXPOSED)
                owner[w], held[v] = v, w
                if v == start:
                    return end
                w = before
        unseen &= ~near
        for w in bits(near):
            came[w] = v
            queue.append(owner[w])
    return EXPOSED


def first_tops(graph: Sequence[int], teams: int, mate: list[int]) -> int:  # 3.6.3, first half
    """Return the first set of top members of the perfect matchings, and make `mate` have it.

    Each team in turn becomes a top member if some perfect matching with the earlier decisions has
    it so: it keeps only the partners behind it, and one alternating path repairs the matching.
    """
    rows = list(graph)
    top = 0
    for v in bits(teams):
        before = rows[v] & ((1 << v) - 1)
        partner = mate[v]
        if partner > v:
            can = True
        else:
            _cut(rows, v, before)
            mate[v] = mate[partner] = EXPOSED
            can = rematch(rows, teams, mate, v)
            if not can:
                mate[v], mate[partner] = partner, v
                for w in bits(before):
                    rows[w] |= 1 << v
                rows[v] |= before
        if can:
            top |= 1 << v
            _cut(rows, v, rows[v] & ((1 << v) - 1))
        else:
            _cut(rows, v, rows[v] & -(1 << v))
    return top


def _cut(rows: list[int], v: int, partners: int) -> None:
    """Take away the edges between v and these partners."""
    rows[v] &= ~partners
    for w in bits(partners):
        rows[w] &= ~(1 << v)


def first_bottoms(graph: Rows, top: int, mate: list[int]) -> list[Pair]:  # 3.6.3, second half
    """Return the pairs of the first perfect matching of the top members, each in turn.

    A top member can have a bottom member if whoever holds it can be moved on, along tops that
    each take the next one's, until the bottom member that the first one gives up is taken.
    """
    owner = {mate[v]: v for v in bits(top)}
    free = 0
    for w in owner:
        free |= 1 << w
    pairs = _each_first(graph, top, free)
    if pairs is not None:
        return pairs
    wanted_by = _wanted_by(graph, top, free)
    waiting = top
    pairs = []
    for v in bits(top):
        waiting &= ~(1 << v)
        held = mate[v]
        better = graph[v] & free & ((1 << held) - 1)
        if better:
            chosen, takes = _first_movable(wanted_by, mate, held, better, waiting)
            if chosen != EXPOSED:
                v_takes, mover = chosen, owner[chosen]
                owner[chosen] = v
                mate[v], mate[chosen] = chosen, v
                while True:
                    w = takes[mover]
                    before = owner[w]
                    owner[w] = mover
                    mate[mover], mate[w] = w, mover
                    if w == held:
                        break
                    mover = before
                held = v_takes
        free &= ~(1 << held)
        pairs.append((v, held))
    return pairs


def _each_first(graph: Rows, top: int, free: int) -> list[Pair] | None:
    """Give each top member in turn the first bottom member left for it; None if one has none.

    Where that works nobody has to move, and nothing as large as the pairs that may be is built.
    """
    pairs = []
    for v in bits(top):
        near = graph[v] & free
        if not near:
            return None
        first = near & -near
        free ^= first
        pairs.append((v, first.bit_length() - 1))
    return pairs


def _wanted_by(graph: Rows, top: int, bottom: int) -> dict[int, int]:
    """Return, for each bottom member, the top members that may have it."""
    rows = {v: graph[v] & bottom for v in bits(top)}
    # Most may meet: then it is shorter to take away the few that may not.
    most = 2 * sum(row.bit_count() for row in rows.values()) > len(rows) * bottom.bit_count()
    wanted = dict.fromkeys(bits(bottom), top if most else 0)
    for v, row in rows.items():
        for w in bits(bottom & ~row if most else row):
            wanted[w] ^= 1 << v
    return wanted


def _first_movable(
    wanted_by: Rows, mate: Sequence[int], held: int, better: int, waiting: int
) -> tuple[int, dict[int, int]]:
    """Return the first of `better` whose holder can move on, and what each holder then takes."""
    takes: dict[int, int] = {}
    movable = 0
    first = better & -better
    queue = [held]
    for w in queue:
        fresh = wanted_by[w] & waiting
        waiting &= ~fresh
        for v in bits(fresh):
            takes[v] = w
            movable |= 1 << mate[v]
            queue.append(mate[v])
        if movable & first:
            break
    choice = better & movable
    if not choice:
        return EXPOSED, takes
    return (choice & -choice).bit_length() - 1, takes
