"""Lays a table out in strips: a header that is repeated, rows that are never split."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from teamswiss_gui.documents.figures import DOT, clean
from teamswiss_gui.documents.model import Align, Column, Row, RowKind, Shading, Table
from teamswiss_gui.printing.cells import MOST_LINES_OF_NAMES, CellSetter, Laid
from teamswiss_gui.printing.columns import Measured, header_size
from teamswiss_gui.printing.paper import Rect
from teamswiss_gui.printing.plans import GUTTER, Plan
from teamswiss_gui.printing.sheet import Fill, Ink, Rule, Sheet, Words
from teamswiss_gui.printing.strips import Draw, Run, Strip
from teamswiss_gui.printing.type import CAP_HEIGHT, SMALLEST, SMALLEST_NAME, leading

HAIRLINE = 0.4
REMARK = 0.86
"""A remark below a row, in the size of its text."""
_BOX_ROW, _LEAST_BOX_ROW = 1.75, 20.0
"""The height of a row to write into, in the size of its text, and in points."""


def table_run(plan: Plan) -> Run:
    """Return the strips of a table."""
    table = plan.table
    rows = _Rows(plan)
    strips = _in_company([rows.strip(row, tinted) for row, tinted in _shaded(table)], table.rows)
    notes = [_note_strip(plan, note) for note in table.notes if note]
    caption = [_caption_strip(plan)] if table.caption else []
    header = _header_strip(plan) if table.has_header else None
    if notes and strips and plan.flow == 1:
        strips[-1] = Strip(strips[-1].height, strips[-1].draws, True, strips[-1].opens_group)
        notes = [
            Strip(note.height, note.draws, place < len(notes) - 1, is_note=True)
            for place, note in enumerate(notes)
        ]
    if plan.flow > 1:
        return Run(strips, header, 1, plan.flow, plan.width, table.groups_together, tail=notes)
    if caption and header:
        header = _stacked(caption[0], header)
    return Run([*strips, *notes], header, len(plan.parts), groups_together=table.groups_together)


def _in_company(strips: list[Strip], rows: Sequence[Row]) -> list[Strip]:
    """Return the strips so that no row stands alone: below a heading, or on the last page."""
    body = [row.kind is RowKind.BODY for row in rows]
    found = list(strips)
    for place in range(len(rows) - 1):
        below_heading = place == 0 or not body[place - 1]
        before_last = place == len(rows) - 2 and len(rows) > 3
        if body[place] and body[place + 1] and (below_heading or before_last):
            strip = found[place]
            found[place] = Strip(strip.height, strip.draws, True, strip.opens_group)
    return found


def _stacked(upper: Strip, lower: Strip) -> Strip:
    """Return two strips as one."""

    def draw(place: int, sheet: Sheet, x: float, y: float) -> None:
        upper.draws[min(place, len(upper.draws) - 1)](sheet, x, y)
        lower.draws[place](sheet, x, y + upper.height)

    draws = tuple(partial(draw, place) for place in range(len(lower.draws)))
    return Strip(upper.height + lower.height, draws)


def _shaded(table: Table) -> list[tuple[Row, bool]]:
    found = []
    count = group = 0
    for row in table.rows:
        if row.kind is RowKind.HEADING:
            group += 1
            count = 0
            found.append((row, False))
            continue
        odd = (group if table.shading is Shading.GROUPS else count) % 2 == 1
        count += 1
        found.append((row, odd and table.shading is not Shading.NONE))
    return found


# --- rows -------------------------------------------------------------------------------------


class _Remark(NamedTuple):
    """A remark on a row: its lines with their widths, and where they begin in the row."""

    lines: tuple[tuple[str, float], ...]
    size: float
    left: float
    top: float

    @property
    def height(self) -> float:
        return leading(self.size) * len(self.lines)


class _Rows:
    """Makes the strips of a table's rows; what is the same for all is worked out once."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._setters = plan.setters()
        self._widths = [sum(setter.width for setter in part) for part in self._setters]
        self._air = plan.air
        self._remarks = [n for n, column in enumerate(plan.table.columns) if column.below]
        self._has_boxes = any(setter.is_box for part in self._setters for setter in part)
        boxes = max(_BOX_ROW * plan.size, _LEAST_BOX_ROW) if self._has_boxes else 0
        self._least = max(plan.row_height, boxes)

    def strip(self, row: Row, tinted: bool) -> Strip:
        """Return a row."""
        if row.kind is RowKind.HEADING:
            return _heading_strip(self._plan, row)
        given = row.cells
        laid = [[setter.lay(given[setter.place]) for setter in part] for part in self._setters]
        tallest = largest = 0.0
        lines = 1
        for part in laid:
            for said, size, _ in part:
                count = len(said)
                if count > lines:
                    lines = count
                if size > largest:
                    largest = size
                if size * count > tallest:
                    tallest = size * count
        height = max(leading(tallest) + 2 * self._air, self._least)
        base = self._air + leading(largest) / 2 + CAP_HEIGHT * largest / 2
        if lines == 1:
            base = height / 2 + CAP_HEIGHT * self._plan.size / 2
        elif not self._has_boxes:  # the last line of a smaller text keeps off the rule, too
            foot = max(_foot(each) for part in laid for each in part)
            height = max(height, base + foot + self._air)
        remark = self._remark(row, laid[0], height, base)
        whole = max(height, remark.top + remark.height + self._air) if remark else height
        draws: tuple[Draw, ...] = tuple(
            partial(
                _draw_row,
                part,
                width,
                row,
                set_,
                height,
                self._bases(set_, height, base),
                whole,
                tinted,
            )
            for part, width, set_ in zip(self._setters, self._widths, laid, strict=True)
        )
        if remark:
            draws = (partial(_draw_with_remark, draws[0], remark), *draws[1:])
        return Strip(whole, draws, row.keep_with_next)

    def _remark(self, row: Row, laid: Sequence[Laid], height: float, base: float) -> _Remark | None:
        """Return the remark on a row: below its name, or below all of it if it is longer."""
        said = (clean(row.cells[place].text) for place in self._remarks)
        text = ", ".join(part for part in said if part)
        if not text:
            return None
        plan = self._plan
        size = max(SMALLEST + 0.5, REMARK * plan.size)
        inset = plan.padding * plan.size
        part = plan.parts[0]
        name = next((n for n, measured in enumerate(part) if measured.column.grows), 0)
        left = sum(measured.width for measured in part[:name]) + inset
        width = plan.type_.width(text, size)
        if width <= part[name].width - 2 * inset:
            return _Remark(((text, width),), size, left, base + _foot(laid[name]))
        lines = plan.type_.wrap(text, self._widths[0] - left - inset, size)
        words = tuple((line, plan.type_.width(line, size)) for line in lines)
        return _Remark(words, size, left, height - self._air)

    def _bases(self, laid: Sequence[Laid], height: float, base: float) -> list[float]:
        """Return the first base line of every cell: beside boxes each is centred by itself."""
        if not self._has_boxes:
            return [base] * len(laid)
        return [
            height / 2 + CAP_HEIGHT * size / 2 - leading(size) * (len(lines) - 1) / 2
            for lines, size, _ in laid
        ]


def _foot(laid: Laid) -> float:
    """Return how far a text goes below its first base line."""
    lines, size, _ = laid
    return leading(size) * (len(lines) - 1) + (leading(size) - CAP_HEIGHT * size) / 2


def _draw_row(
    part: Sequence[CellSetter],
    width: float,
    row: Row,
    laid: Sequence[Laid],
    height: float,
    bases: Sequence[float],
    whole: float,
    tinted: bool,
    sheet: Sheet,
    x: float,
    y: float,
) -> None:
    """Draw a row; `whole` is its height with the remark that stands below the rest."""
    cells = row.cells
    at = x
    for setter, cell, base in zip(part, laid, bases, strict=True):
        setter.draw(sheet, cells[setter.place], cell, at, y, height, y + base)
        at += setter.width
    if tinted:
        sheet.tints.append(Fill(Rect(x, y, width, whole)))
    sheet.pieces.append(Rule(x, y + whole, x + width, y + whole, HAIRLINE))


def _draw_with_remark(draw: Draw, remark: _Remark, sheet: Sheet, x: float, y: float) -> None:
    draw(sheet, x, y)
    base = y + remark.top + leading(remark.size) / 2 + CAP_HEIGHT * remark.size / 2
    for line, width in remark.lines:
        sheet.add(Words(x + remark.left, base, line, remark.size, ink=Ink.QUIET, width=width))
        base += leading(remark.size)


def _heading_strip(plan: Plan, row: Row) -> Strip:
    size = plan.size
    text = clean(row.cells[0].text).replace(" : ", "\u00a0:\u00a0")  # a score stays in one piece
    width = sum(m.width for m in plan.parts[0]) - 2 * plan.padding * size
    lines = _by_facts(plan, text, width)
    above = 0.75 * size
    below = 0.3 * size
    height = above + leading(size) * len(lines) + below

    def draw(sheet: Sheet, x: float, y: float) -> None:
        base = y + above + leading(size) / 2 + CAP_HEIGHT * size / 2
        for line in lines:
            measured = plan.type_.width(line, size, bold=True)
            sheet.add(Words(x + plan.padding * size, base, line, size, True, width=measured))
            base += leading(size)
        sheet.add(
            Rule(x, y + height, x + width + 2 * plan.padding * size, y + height, 0.6, Ink.QUIET)
        )

    return Strip(height, (draw,) * len(plan.parts), keep_with_next=True, opens_group=True)


def _by_facts(plan: Plan, text: str, width: float) -> list[str]:
    """Return the lines of a heading, broken between its facts where that takes no more lines."""
    type_, size = plan.type_, plan.size
    lines: list[str] = []
    for fact in text.split(DOT):
        joint = f"{lines[-1]}{DOT}{fact}" if lines else fact
        if type_.width(joint, size, bold=True) <= width:
            lines[-1:] = [joint]
        else:
            lines += type_.wrap(fact, width, size, bold=True)
    anyhow = type_.wrap(text, width, size, bold=True)
    return lines if len(lines) <= len(anyhow) else anyhow


def _note_strip(plan: Plan, note: str) -> Strip:
    size = max(SMALLEST + 0.5, min(plan.size * 0.85, 10))
    # Below columns side by side it goes across all of them.
    width = plan.flow * plan.width + (plan.flow - 1) * GUTTER
    lines = plan.type_.wrap(clean(note), width, size)
    above = 0.4 * size
    height = above + leading(size) * len(lines)

    def draw(sheet: Sheet, x: float, y: float) -> None:
        base = y + above + size
        for line in lines:
            sheet.add(Words(x, base, line, size, ink=Ink.QUIET, width=plan.type_.width(line, size)))
            base += leading(size)

    return Strip(height, (draw,) * len(plan.parts), is_note=True)


def _caption_strip(plan: Plan) -> Strip:
    size = max(plan.size, 10)

    def draw(sheet: Sheet, x: float, y: float) -> None:
        text = clean(plan.table.caption)
        width = plan.type_.width(text, size, bold=True)
        sheet.add(
            Words(x + plan.padding * plan.size, y + size * 1.2, text, size, True, width=width)
        )

    return Strip(size * 1.6, (draw,) * len(plan.parts), keep_with_next=True)


# --- the header -------------------------------------------------------------------------------


def _header_strip(plan: Plan) -> Strip:
    size = header_size(plan.size)
    heads = [[_head(plan, measured) for measured in part] for part in plan.parts]
    named = [head.size for part in heads for head in part if head.is_name]
    if named:  # two teams face each other in letters of one size
        heads = [[_head(plan, measured, min(named)) for measured in part] for part in plan.parts]
    tallest = max((leading(h.size) * len(h.lines) for part in heads for h in part), default=0)
    columns = [m.column for part in plan.parts for m in part]
    above = leading(size) * 1.15 if any(c.group and c.header for c in columns) else 0
    height = above + max(tallest, leading(size)) + 0.55 * size
    draws = tuple(
        partial(_draw_header, plan, part, cells, size, height, above > 0)
        for part, cells in zip(plan.parts, heads, strict=True)
    )
    return Strip(height, draws, keep_with_next=True)


class _Head(NamedTuple):
    """The header of a column in its lines."""

    lines: tuple[str, ...]
    size: float
    is_name: bool = False


def _head(plan: Plan, measured: Measured, most: float = math.inf) -> _Head:
    column = measured.column
    text = clean(column.header)
    size = header_size(plan.size)
    if not text:
        return _Head((), size)
    width = measured.width - 2 * plan.padding * plan.size + 0.01
    if column.named:
        size = plan.type_.fit(text, width, min(plan.size, most), SMALLEST_NAME, bold=True)
    lines = plan.type_.balanced(
        text, width, size, bold=True, most=MOST_LINES_OF_NAMES if column.named else 3
    )
    return _Head(tuple(lines), size, column.named)


def _draw_header(
    plan: Plan,
    part: Sequence[Measured],
    heads: Sequence[_Head],
    size: float,
    height: float,
    is_above: bool,
    sheet: Sheet,
    x: float,
    y: float,
) -> None:
    at = x
    foot = y + height - 0.5 * size
    for measured, (lines, large, is_name) in zip(part, heads, strict=True):
        inner = Rect(at, y, measured.width, height).inset(plan.padding * plan.size, 0)
        base = foot - leading(large) * (len(lines) - 1)
        ink = Ink.BLACK if is_name else Ink.QUIET
        for line in lines:
            width = plan.type_.width(line, large, bold=True)
            start = _header_start(measured.column, inner, width)
            sheet.add(Words(start, base, line, large, True, ink, is_name, width))
            base += leading(large)
        at += measured.width
    _draw_groups(plan, part, size, sheet, x, y + leading(size) if is_above else foot)
    sheet.add(Rule(x, y + height, at, y + height, 0.9, Ink.BLACK))


def _header_start(column: Column, inner: Rect, width: float) -> float:
    match column.alignment:
        case Align.END | Align.DECIMAL:
            return inner.right - width
        case Align.CENTRE:
            return inner.x + (inner.width - width) / 2
    return inner.x


def _draw_groups(
    plan: Plan, part: Sequence[Measured], size: float, sheet: Sheet, x: float, base: float
) -> None:
    place = 0
    while place < len(part):
        group = part[place].column.group
        end = place + 1
        while group and end < len(part) and part[end].column.group == group:
            end += 1
        width = sum(m.width for m in part[place:end])
        if group:
            said = plan.type_.width(group, size, bold=True)
            sheet.add(Words(x + (width - said) / 2, base, group, size, True, Ink.QUIET, width=said))
        x += width
        place = end
