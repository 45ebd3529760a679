"""Prices for kinds of vertices: the dual of matching whole kinds, fractions allowed.

Vertices of one kind have the same costs, so the relaxed problem is a small transportation problem
of kinds with kinds. Its prices are a lower bound for every perfect matching, and mostly the exact
one: then the best matchings are those on tight edges.
"""

from __future__ import annotations

from collections.abc import Sequence

Cost = int | None
"""None where two kinds have no edge."""
Flow = list[dict[int, int]]
"""Column -> row -> what is shipped."""


def kind_prices(counts: Sequence[int], cost: Sequence[Sequence[Cost]]) -> list[int] | None:
    """Return doubled prices of the kinds with price[a] + price[b] <= 2 * cost[a][b], None if
    nothing can be shipped; their sum over all vertices is as large as it can be."""
    size = len(counts)
    rows, columns = _first_prices(cost)
    left = list(counts)
    wanted = list(counts)
    flow: Flow = [{} for _ in counts]
    for a in range(size):
        for b in range(size):
            c = cost[a][b]
            if c is not None and left[a] and wanted[b] and c == rows[a] + columns[b]:
                amount = min(left[a], wanted[b])
                flow[b][a] = amount
                left[a] -= amount
                wanted[b] -= amount
    for a in range(size):
        while left[a]:
            if not _ship(a, cost, rows, columns, left, wanted, flow):
                return None
    return [row + column for row, column in zip(rows, columns, strict=True)]


def _first_prices(cost: Sequence[Sequence[Cost]]) -> tuple[list[int], list[int]]:
    """Return prices from which rows and columns have tight entries."""
    rows = [min((c for c in row if c is not None), default=0) for row in cost]
    size = len(rows)
    columns = []
    for b in range(size):
        lacks = [c - rows[a] for a in range(size) if (c := cost[a][b]) is not None]
        columns.append(min(lacks, default=0))
    return rows, columns


def _ship(
    start: int,
    cost: Sequence[Sequence[Cost]],
    rows: list[int],
    columns: list[int],
    left: list[int],
    wanted: list[int],
    flow: Flow,
) -> bool:
    """Send of what `start` still has along the cheapest way; False if there is none."""
    reached = {start: 0}
    via = {start: -1}
    """Row -> the column whose goods it would take back."""
    distance: dict[int, int] = {}
    came: dict[int, int] = {}
    settled: dict[int, int] = {}
    fresh = [start]
    while True:
        for a in fresh:
            base = reached[a] - rows[a]
            for b, c in enumerate(cost[a]):
                if c is not None and b not in settled:
                    far = base + c - columns[b]
                    if b not in distance or far < distance[b]:
                        distance[b] = far
                        came[b] = a
        if not distance:
            return False
        b = min(distance, key=distance.__getitem__)
        settled[b] = distance.pop(b)
        if wanted[b]:
            break
        fresh = [a for a in flow[b] if a not in reached]
        for a in fresh:
            reached[a] = settled[b]
            via[a] = b
    end = settled[b]
    for a, far in reached.items():
        rows[a] += end - far
    for column, far in settled.items():
        columns[column] -= end - far
    amount = min(left[start], wanted[b])
    column = b
    while came[column] != start:
        a = came[column]
        column = via[a]
        amount = min(amount, flow[column][a])
    left[start] -= amount
    wanted[b] -= amount
    column = b
    while True:
        a = came[column]
        flow[column][a] = flow[column].get(a, 0) + amount
        if a == start:
            return True
        column = via[a]
        flow[column][a] -= amount
        if not flow[column][a]:
            del flow[column][a]
