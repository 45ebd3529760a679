"""Where everything of a chart stands, worked out before anything is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF

LEAST_GAP = 1.15
"""Names at line ends stand at least so many lines of text apart, from middle to middle."""


@dataclass(frozen=True, slots=True)
class Curve:
    """One team: its name, a value for every round and the words for each value."""

    name: str
    values: tuple[float, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """What a chart shows."""

    title: str
    note: str
    curves: tuple[Curve, ...]
    rounds: int
    downwards: bool
    """Small values stand at the top: places."""
    axis: str


@dataclass(frozen=True, slots=True)
class Tick:
    """A line of the grid with its label."""

    place: float
    text: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A chart ready to be drawn."""

    area: QRectF
    columns: tuple[Tick, ...]
    rows: tuple[Tick, ...]
    points: tuple[tuple[QPointF, ...], ...]
    """For each curve its points, in the order of the rounds."""
    names: tuple[float, ...]
    """The height at which each curve's name stands."""


def lay_out(plot: Plot, area: QRectF, line_height: float) -> Plan:
    """Return where the grid, the curves and their names stand in an area."""
    values = [value for curve in plot.curves for value in curve.values]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    if plot.downwards:
        low, high = max(1.0, low), max(high, low + 1)
    else:
        low, high = min(0.0, low), max(high, low + 1)
    step = _step(high - low, area.height() / (line_height * 2))
    ticks = _ticks(low, high, step, downwards=plot.downwards)
    span = high - low

    def height(value: float) -> float:
        share = (value - low) / span
        return area.top() + area.height() * (share if plot.downwards else 1 - share)

    def across(number: int) -> float:
        if plot.rounds < 2:
            return area.center().x()
        return area.left() + area.width() * (number - 1) / (plot.rounds - 1)

    points = tuple(
        tuple(QPointF(across(n), height(value)) for n, value in enumerate(curve.values, start=1))
        for curve in plot.curves
    )
    ends = [line[-1].y() if line else area.center().y() for line in points]
    return Plan(
        area=area,
        columns=tuple(Tick(across(n), str(n)) for n in range(1, plot.rounds + 1)),
        rows=tuple(Tick(height(value), _number(value)) for value in ticks),
        points=points,
        names=spread(ends, line_height * LEAST_GAP, area.top(), area.bottom()),
    )


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> tuple[float, ...]:
    """Return heights near the wanted ones, in their order, none nearer to another than the gap.

    Where there is no room for all, they share what there is.
    """
    if not wanted:
        return ()
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    if len(order) > 1:
        gap = min(gap, (bottom - top) / (len(order) - 1))
    placed: list[float] = []
    for i in order:
        least = placed[-1] + gap if placed else top
        placed.append(max(wanted[i], least))
    limit = bottom
    for place in range(len(placed) - 1, -1, -1):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - gap
    heights = [0.0] * len(order)
    for place, i in enumerate(order):
        heights[i] = placed[place]
    return tuple(heights)


def _step(span: float, most: float) -> int:
    """Return a step of 1, 2, 5, 10, ... that gives no more lines than there is room for."""
    least = max(1, ceil(span / max(most, 1)))
    size = 1
    while True:
        for factor in (1, 2, 5):
            if factor * size >= least:
                return factor * size
        size *= 10


def _ticks(low: float, high: float, step: int, *, downwards: bool) -> list[float]:
    first = ceil(low / step) * step
    found = [float(value) for value in range(int(first), int(high) + 1, step)]
    if downwards and low not in found:
        found = [low, *(value for value in found if value - low >= step / 2)]
    return found


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:g}"
