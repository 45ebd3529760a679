"""How a table is set: the size of its text, its columns, and how many stand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from teamswiss_gui.documents.model import Size, Table
from teamswiss_gui.printing.cells import CellSetter
from teamswiss_gui.printing.columns import (
    PADDING,
    TIGHT,
    Content,
    Measured,
    contents,
    fitted,
    measure,
    needs,
    split,
)
from teamswiss_gui.printing.type import Type, leading

GUTTER = 20.0
SIZES: dict[Size, tuple[float, ...]] = {
    Size.WALL: (22, 20, 18, 17, 16, 15, 14),
    Size.NORMAL: (10.5, 10, 9.5, 9),
    Size.COMPACT: (9,),
}
AIR = {Size.WALL: 0.36, Size.NORMAL: 0.24, Size.COMPACT: 0.16}
"""Above and below a row, in the size of its text."""


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
    tight: bool = False,
) -> Plan:
    """Choose size, flow and columns: the largest size in which names do not wrap.

    For the wall it is also the largest in which everything is on one page of that room. `found`
    is what the columns hold, if that has been measured; `tight` brings them close together.
    """
    if found is None:
        found = contents(table, type_, wall=look is Size.WALL)
    tried = tuple(sizes or SIZES[look])
    for flow in range(table.flow, 0, -1):
        inner = (width - (flow - 1) * GUTTER) / flow
        in_one = flow > 1 and _fits_one_page(table, tried[-1], look, room)
        paddings = (TIGHT,) if tight else (PADDING, TIGHT) if flow > 1 else (PADDING,)
        for padding in paddings:
            best: tuple[float, list[Measured]] | None = None
            for size in tried:
                columns = measure(
                    found, size, padding=padding, narrow=flow > 1 and padding == TIGHT
                )
                natural, least = needs(columns)
                if least <= inner:
                    best = size, columns
                if natural <= inner and _stays(table, size, look, room):
                    break
            if best is None:
                continue
            size, columns = best
            set_ = fitted(columns, inner)
            if in_one and _wraps(found, set_, size, padding):
                continue  # there is room for names in one line
            return Plan(table, type_, size, look, (tuple(set_),), flow, inner, padding)
    size = tried[-1]
    columns = measure(found, size, padding=TIGHT)
    if needs(columns)[1] <= width:
        parts = (tuple(fitted(columns, width)),)
        return Plan(table, type_, size, look, parts, 1, width, TIGHT)
    columns = measure(found, size)
    dealt = tuple(tuple(part) for part in split(columns, width))
    return Plan(table, type_, size, look, dealt, 1, width)


def stacked(plan: Plan, room: float) -> list[Plan]:
    """Return the parts of a wide table as tables of their own, if all fit below each other."""
    if len(plan.parts) == 1:
        return [plan]
    row = leading(plan.size) + 2 * AIR[plan.look] * plan.size
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


def _stays(table: Table, size: float, look: Size, room: float) -> bool:
    """Say whether a size need not be smaller: on the wall, everything shall be on one page."""
    if look is not Size.WALL or size <= 16 or not room:
        return True
    return _fits_one_page(table, size, look, room)


def _wraps(
    found: Sequence[Content], columns: Sequence[Measured], size: float, padding: float
) -> bool:
    """Say whether names go to a second line."""
    return any(
        each.column.wraps and each.needed * size * each.scale + 2 * padding * size > set_.width
        for each, set_ in zip(found, columns, strict=True)
    )


def _fits_one_page(table: Table, size: float, look: Size, room: float) -> bool:
    row = leading(size) + 2 * AIR[look] * size
    return row * (len(table.rows) + 1.5) <= room
