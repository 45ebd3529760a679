"""How a table is set: the size of its text, its columns, and how many stand side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from teamswiss_gui.documents.model import RowKind, Size, Table
from teamswiss_gui.printing.cells import CellSetter
from teamswiss_gui.printing.columns import (
    CLOSER,
    PADDING,
    TIGHT,
    Content,
    Measured,
    contents,
    fitted,
    header_size,
    measure,
    needs,
    split,
)
from teamswiss_gui.printing.type import ELLIPSIS, SMALLEST_NAME, Type, leading

GUTTER = 20.0
SIZES: dict[Size, tuple[float, ...]] = {
    Size.WALL: (22, 20, 18, 17, 16, 15, 14),
    Size.NORMAL: (14, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9),
    Size.COMPACT: (14, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9),
}
USUAL: dict[Size, float] = {Size.WALL: 14, Size.NORMAL: 10.5, Size.COMPACT: 9}
"""Larger only in a list that stands alone and needs no more pages for it."""
AIR = {Size.WALL: 0.36, Size.NORMAL: 0.24, Size.COMPACT: 0.16}
"""Above and below a row, in the size of its text."""
A_STEP = 0.03
"""What a closer step of the columns is worth to a row, in lines."""
LESS_AIR = 0.6
"""The share of it that is left where it saves a page with hardly a row."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table at its size, with its columns in one or more parts."""

    table: Table
    type_: Type
    size: float
    look: Size
    parts: tuple[tuple[Measured, ...], ...]
    flow: int
    width: float
    padding: float = PADDING
    row_height: float = 0
    """At least so high; cards stretch their rows to fill the paper."""
    airy: float = 1
    """The share of the usual air above and below its rows."""

    @property
    def air(self) -> float:
        """What is left free above a row, and below it."""
        return AIR[self.look] * self.airy * self.size

    def setters(self) -> list[list[CellSetter]]:
        """Return what sets its cells, part by part."""
        return [
            [CellSetter(self.type_, each, self.size, self.padding) for each in part]
            for part in self.parts
        ]


def plan_table(
    table: Table,
    type_: Type,
    width: float,
    look: Size,
    room: float = 0,
    sizes: Sequence[float] | None = None,
    found: Sequence[Content] | None = None,
    padding: float = 0,
    alone: bool = False,
) -> Plan:
    """Choose size, flow and columns: the largest size in which names do not wrap.

    A list that stands `alone` is set larger than usual where that takes no more pages of that room.
    `found` is what the columns hold, if that has been measured; `padding` is left and right of
    every cell, in the size of its text, if it is not to be chosen.
    """
    if found is None:
        found = contents(table, type_, wall=look is Size.WALL)
    usual = USUAL[look] if sizes is None else max(sizes)
    tried = tuple(sizes or SIZES[look])
    if not (alone and room):
        tried = tuple(size for size in tried if size <= usual)
    best: tuple[int, Plan] | None = None
    if table.flow > 1 and room:
        across = _in_columns(table, type_, width, look, room, tried, usual, found, 1, padding)
        if across and not _wraps(found, across) and _pages(across, room) == 1:
            return across  # side by side it would only be smaller
    for flow in range(table.flow, 0, -1):
        plan = _in_columns(table, type_, width, look, room, tried, usual, found, flow, padding)
        if plan is None:
            continue
        if table.flow == 1:
            is_cramped = not padding and _whole(measure(found, plan.size)) > width
            return (
                _spaced(table, type_, width, look, plan.size, found) if is_cramped else None
            ) or plan
        if flow > 1 and not _wraps(found, plan):
            return plan
        pages = _pages(plan, room)
        if pages is not None and (best is None or pages <= best[0]):
            best = pages, plan  # on equally many pages, a list across the page is easier to read
    if best is not None:
        return best[1]
    size = tried[-1]
    spaced = _spaced(table, type_, width, look, size, found)
    if spaced:
        return spaced
    columns = measure(found, size)
    dealt = tuple(tuple(part) for part in split(columns, width))
    return Plan(table, type_, size, look, dealt, 1, width)


def _spaced(
    table: Table, type_: Type, width: float, look: Size, size: float, found: Sequence[Content]
) -> Plan | None:
    """Return the table with its columns as close together as saves lines, and no closer.

    For one long name among a hundred they are not all drawn together.
    """
    best: tuple[float, Plan] | None = None
    for step, padding in enumerate((PADDING, *CLOSER, TIGHT)):
        columns = measure(found, size, padding=padding)
        if needs(columns)[1] <= width:
            parts = (tuple(fitted(columns, width)),)
            plan = Plan(table, type_, size, look, parts, 1, width, padding)
            lines = extra_lines(plan)
            cost = lines + A_STEP * step * len(table.rows)
            if best is None or cost < best[0]:
                best = cost, plan
            if not lines:
                break
    return best[1] if best else None


def extra_lines(plan: Plan) -> float:
    """Return how many lines more than one the rows take, and names at the head of columns.

    A smaller text is half as bad, and so is a word that is broken.
    """
    (setters,) = plan.setters()
    wrapping = [setter for setter in setters if setter.wraps]
    total = 0.0
    for row in plan.table.body():
        laid = [(setter, setter.lay(row.cells[setter.place])) for setter in wrapping]
        total += max((len(each.lines) - 1 for _, each in laid), default=0)
        total += 0.5 * any(each.size < setter.size for setter, each in laid)
        total += 0.5 * any(line.endswith("-") for _, each in laid for line in each.lines[:-1])
    for measured in plan.parts[0]:
        room = measured.width - 2 * plan.padding * plan.size + 0.01
        name = plan.type_.width(measured.column.header, 1, bold=True)
        if measured.column.named and name * plan.size > room:
            total += 1 if name * SMALLEST_NAME > room else 0.5
    return total


def _whole(columns: Sequence[Measured]) -> float:
    """Return the width in which nothing wraps, however long."""
    return sum(m.longest for m in columns)


def _in_columns(
    table: Table,
    type_: Type,
    width: float,
    look: Size,
    room: float,
    tried: Sequence[float],
    usual: float,
    found: Sequence[Content],
    flow: int,
    given: float,
) -> Plan | None:
    """Return the table in so many columns of the page, if it can be set in them at all."""
    inner = (width - (flow - 1) * GUTTER) / flow
    for padding in (given,) if given else (PADDING, TIGHT) if flow > 1 else (PADDING,):
        best: tuple[float, list[Measured]] | None = None
        for size in tried:
            columns = measure(found, size, padding=padding, narrow=flow > 1 and padding == TIGHT)
            natural, least = needs(columns)
            loose = (
                flow == 1 or given or padding == TIGHT
            )  # else names come closer before they wrap
            if least <= inner and (natural <= inner or (size <= usual and loose)):
                best = size, columns
            if natural <= inner and _stays(table, found, size, look, room, flow):
                break
        if best is not None:
            size, columns = best
            if flow > 1 and padding == PADDING:
                columns, padding = _saving_long(found, size, inner, columns)
            return Plan(
                table, type_, size, look, (tuple(fitted(columns, inner)),), flow, inner, padding
            )
    return None


def _saving_long(
    found: Sequence[Content], size: float, width: float, columns: list[Measured]
) -> tuple[list[Measured], float]:
    """Return the columns so close together that long names stay whole too, or most of them."""
    padding = PADDING
    for closer in CLOSER:
        if _whole(columns) <= width:
            break
        columns, padding = measure(found, size, padding=closer), closer
    return columns, padding


def stacked(plan: Plan, room: float) -> list[Plan]:
    """Return the parts of a wide table as tables of their own, if all fit below each other."""
    if len(plan.parts) == 1:
        return [plan]
    row = leading(plan.size) + 2 * plan.air
    if (len(plan.table.rows) + 3) * row * len(plan.parts) > room:
        return [plan]
    last = len(plan.parts) - 1
    return [
        replace(
            plan,
            parts=(part,),
            table=replace(plan.table, notes=plan.table.notes if place == last else ()),
        )
        for place, part in enumerate(plan.parts)
    ]


def _stays(
    table: Table, found: Sequence[Content], size: float, look: Size, room: float, flow: int
) -> bool:
    """Say whether a size need not be smaller: more than usual must not take more pages."""
    usual = USUAL[look]
    if size <= usual or not room:
        return True
    if any(row.kind is RowKind.HEADING for row in table.rows):
        return False
    largest = max((each.scale for each in found), default=1)
    return _count(table, size, look, room, flow, largest) <= _count(
        table, usual, look, room, flow, largest, LESS_AIR
    )


def _count(
    table: Table,
    size: float,
    look: Size,
    room: float,
    flow: int,
    largest: float,
    airy: float = 1,
) -> int:
    """Return how many pages a table of single lines takes; `largest` is its loudest column."""
    row = leading(size * largest) + 2 * AIR[look] * airy * size
    header, notes = 1.5 * leading(size), leading(header_size(size)) * 2 * len(table.notes)
    return math.ceil((row * len(table.rows) / flow + notes) / (room - header))


def _wraps(found: Sequence[Content], plan: Plan) -> bool:
    """Say whether names go to a second line."""
    return any(
        each.column.wraps
        and each.needed * plan.size * each.scale + 2 * plan.padding * plan.size > set_.width
        for each, set_ in zip(found, plan.parts[0], strict=True)
    )


def _pages(plan: Plan, room: float) -> int | None:
    """Return how many pages a table that flows takes; None if a name would be cut."""
    (setters,) = plan.setters()
    total = 0.0
    for row in plan.table.rows:
        if row.kind is RowKind.HEADING:
            total += 2 * leading(plan.size)
            continue
        laid = [setter.lay(row.cells[setter.place]) for setter in setters]
        if plan.flow > 1 and any(
            set_.lines[-1].endswith(ELLIPSIS)
            and not row.cells[setter.place].text.endswith(ELLIPSIS)
            for setter, set_ in zip(setters, laid, strict=True)
        ):
            return None
        total += (
            leading(max((set_.size * len(set_.lines) for set_ in laid), default=0)) + 2 * plan.air
        )
    notes = leading(header_size(plan.size)) * 2 * len(plan.table.notes)
    return math.ceil((total / plan.flow + notes) / max(room - 3 * plan.size, 1))
