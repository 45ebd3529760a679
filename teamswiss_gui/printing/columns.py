"""How wide the columns of a table are: by what stands in them, and where it breaks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from teamswiss_gui.documents.figures import decimal_parts
from teamswiss_gui.documents.model import Align, Cell, Column, Kind, Table, Weight
from teamswiss_gui.printing.type import SMALLEST, SMALLEST_NAME, Type

PADDING = 0.42
CLOSER, TIGHT = (0.36, 0.32, 0.28, 0.24), 0.2
"""Left and right of a cell, in the size of its text; closer and tight, before a table is split."""
LEAST_NAME, NARROWEST_NAME, LEAST_TEXT = 8.0, 7.5, 6.0
"""How narrow a column that wraps may be, in the size of its text."""
MARK = 0.66
"""A colour's square, in the size of its text."""
BEFORE_MARK, AFTER_MARK = 0.22, 0.36
"""What is free left and right of it, where it stands between opponent and figure."""
HEADER = 0.82
OUTLIER = 1.3
"""A name longer than so many times what nine of ten need wraps instead of widening the column."""
SELDOM, SELDOM_WIDTH = 0.25, 10.0
"""A column in which no more than this share of the rows has a text takes so much from the names."""
GAP = 0.5
"""More room before the sum of a row of meetings, in the size of its text."""
AIR = 0.6
"""By which share of its width a column of figures may grow; names get what is left."""
FACING = ("white", "black")
"""The keys of columns that stand on two sides of a result."""
_GROWTH = {Kind.MEETING: 1, Kind.POINTS: 1}
"""Which columns share the space that is left with those that are said to grow."""
_DROPPED = frozenset({Kind.TEXT, Kind.NAME, Kind.ID, Kind.DATE, Kind.NUMBER, Kind.COLOUR})


class Measured(NamedTuple):
    """A column and what it needs at one size of text."""

    place: int
    """In the cells of a row."""
    column: Column
    natural: float
    """In which nothing wraps, but for outliers; with its padding."""
    longest: float
    """In which those do not wrap either."""
    least: float
    """Below this it is not readable any more."""
    heads: float = 0
    tails: float = 0
    """Of a column on the decimal: left and right of it."""
    parts: tuple[float, float, float] = (0, 0, 0)
    """Of meetings: opponent, figure before and after the decimal."""
    scale: float = 1
    """How much larger than the rest of the table it is set."""
    width: float = 0


def shown(table: Table) -> list[tuple[int, Column]]:
    """Return the columns for paper, but those in which nothing stands."""
    rows = list(table.body())
    return [
        (place, column)
        for place, column in enumerate(table.columns)
        if column.on_paper
        and not column.below
        and (
            column.kind not in _DROPPED
            or not rows
            or column.is_label
            or any(row.cells[place].text for row in rows)
        )
    ]


def header_size(size: float) -> float:
    """Return the size of a header above text of a size."""
    return max(SMALLEST, min(size * HEADER, 13))


def is_bold(cell: Cell, column: Column) -> bool:
    """Say whether a cell is set bold."""
    return (cell.weight or column.weight) is Weight.STRONG


def scale_of(column: Column, *, wall: bool) -> float:
    """Return how much larger than the rest a column is set: the table's number on the wall."""
    loud = wall and column.weight is Weight.STRONG and column.kind is Kind.NUMBER
    return 1.3 if loud else 1.0


@dataclass(frozen=True, slots=True)
class Content:
    """What stands in a column, in a size of one point: all widths grow with the size."""

    place: int
    column: Column
    scale: float
    needed: float
    longest: float
    """Of outliers too."""
    head: float
    """The longest word of the header."""
    whole_head: float
    heads: float = 0
    tails: float = 0
    parts: tuple[float, float, float] = (0, 0, 0)


def contents(table: Table, type_: Type, *, wall: bool = False) -> list[Content]:
    """Return what every shown column holds; measured once for every size that is tried."""
    rows = list(table.body())
    return [
        _content(place, column, [row.cells[place] for row in rows], type_, wall)
        for place, column in shown(table)
    ]


def _content(place: int, column: Column, cells: Sequence[Cell], type_: Type, wall: bool) -> Content:
    heads = tails = longest = 0.0
    parts = (0.0, 0.0, 0.0)
    if column.kind is Kind.BOX:
        needed = column.width * 0.5
    elif column.kind is Kind.COLOUR:
        needed = MARK
    elif column.kind is Kind.MEETING:
        parts = meeting_parts(cells, type_, 1)
        joined = sum(parts) + BEFORE_MARK + MARK + AFTER_MARK
        needed = max(joined, max((type_.width(c.text, 1) for c in cells if not c.parts), default=0))
    elif column.alignment is Align.DECIMAL:
        for cell in cells:
            left, right = decimal_parts(cell.text)
            bold = is_bold(cell, column)
            heads = max(heads, type_.width(left, 1, bold=bold))
            tails = max(tails, type_.width(right, 1, bold=bold))
        needed = heads + tails
    else:
        widths = sorted(type_.width(c.text, 1, bold=is_bold(c, column)) for c in cells if c.text)
        longest = needed = widths[-1] if widths else 0
        if column.wraps and len(widths) >= 8:
            needed = min(needed, OUTLIER * widths[int(len(widths) * 0.9)])
        if column.wraps and column.kind is not Kind.NAME and len(widths) <= SELDOM * len(cells):
            needed = min(needed, _in_lines(cells, type_))
    return Content(
        place,
        column,
        scale_of(column, wall=wall),
        needed,
        max(needed, longest),
        type_.longest_word(column.header, 1, bold=True),
        type_.width(column.header, 1, bold=True),
        heads,
        tails,
        parts,
    )


def _in_lines(cells: Sequence[Cell], type_: Type) -> float:
    """Return how wide remarks are that are broken where a column for a few of them ends."""
    lines = [line for cell in cells if cell.text for line in type_.wrap(cell.text, SELDOM_WIDTH, 1)]
    return max((type_.width(line, 1) for line in lines), default=0)


def measure(
    found: Sequence[Content], size: float, *, padding: float = PADDING, narrow: bool = False
) -> list[Measured]:
    """Return what every column needs at a size, all rounds of a crosstable alike.

    `narrow`: names may go to more lines than one likes, because two lists stand side by side.
    """
    header = header_size(size)
    names = NARROWEST_NAME if narrow else LEAST_NAME
    columns = [_measured(each, size, header, 2 * padding * size, names) for each in found]
    return _set_off(_same_meetings(columns), GAP * size)


def _set_off(columns: list[Measured], gap: float) -> list[Measured]:
    """Return the columns, the figure behind a row of meetings or a bold score a little away.

    It would be read as one more of them, or as a part of it.
    """
    return [
        m._replace(natural=m.natural + gap, longest=m.longest + gap, least=m.least + gap)
        if _runs_into(before.column, m.column)
        else m
        for before, m in zip([columns[0], *columns], columns, strict=False)
    ]


def _runs_into(before: Column, column: Column) -> bool:
    if before.kind is Kind.MEETING:
        return column.kind is not Kind.MEETING
    is_score = before.kind is Kind.POINTS and before.weight is Weight.STRONG
    return is_score and column.kind is Kind.POINTS and before is not column


def _measured(
    content: Content, base: float, header: float, padding: float, names: float
) -> Measured:
    column = content.column
    size = base * content.scale
    needed = content.needed * size
    if column.named:  # a name stays legible in a header, too
        header = max(header, SMALLEST_NAME)
    head = content.head * header
    if column.wraps:
        head = min(head, 6 * base)
    natural = max(needed, head) + padding
    least = natural
    if column.wraps:
        floor = (names if column.kind is Kind.NAME else LEAST_TEXT) * size
        least = min(natural, max(floor, head + padding))
    if column.grows:  # its header stays on one line where there is room
        whole = content.whole_head * header
        natural = max(natural, min(whole, 1.6 * max(needed, 8 * base)) + padding)
    first, left, right = content.parts
    return Measured(
        content.place,
        column,
        natural,
        max(natural, content.longest * size + padding),
        least,
        content.heads * size,
        content.tails * size,
        (first * size, left * size, right * size),
        content.scale,
    )


def meeting_parts(cells: Sequence[Cell], type_: Type, size: float) -> tuple[float, float, float]:
    """Return the widths of opponent and figure, left and right of the decimal."""
    opponent = left = right = 0.0
    meetings = [cell.parts for cell in cells if cell.parts]
    # 1, ½, +, also 1u of a game that is not rated: nothing to align.
    single = all(len(points.removesuffix("u")) < 2 for _, _, points in meetings)
    for first, _, points in meetings:
        one, other = (points, "") if single else decimal_parts(points)
        opponent = max(opponent, type_.width(first, size))
        left = max(left, type_.width(one, size, bold=True))
        right = max(right, type_.width(other, size, bold=True))
    return opponent, left, right


def _same_meetings(columns: list[Measured]) -> list[Measured]:
    """Return the columns, all rounds of a crosstable alike.

    One with a longer figure than most, as of a game that is not finished, is wider by itself.
    """
    widths = sorted(m.natural for m in columns if m.column.kind is Kind.MEETING)
    if not widths:
        return columns
    usual = widths[(len(widths) - 1) * 3 // 4]
    alike = [m for m in columns if m.column.kind is Kind.MEETING and m.natural <= usual]
    shared = tuple(max(m.parts[side] for m in alike) for side in range(3))
    extra = max(0.0, sum(shared) - max(sum(m.parts) for m in alike))
    found = []
    for m in columns:
        if m.column.kind is Kind.MEETING:
            own = [max(pair) for pair in zip(m.parts, shared, strict=True)]
            wide = max(usual + extra + max(0.0, sum(own) - sum(shared)), m.natural)
            first, left, right = own
            m = m._replace(natural=wide, longest=wide, least=wide, parts=(first, left, right))
        found.append(m)
    return found


def needs(columns: Sequence[Measured]) -> tuple[float, float]:
    """Return the width in which nothing wraps, and the least possible one."""
    return sum(m.natural for m in columns), sum(m.least for m in columns)


def fitted(columns: Sequence[Measured], width: float) -> list[Measured]:
    """Return columns that fill a width; those that may wrap give way, the widest first."""
    natural, _ = needs(columns)
    if natural <= width:
        columns = _unbroken(columns, width - natural)
        natural, _ = needs(columns)
        # Between two sides the points stay where they meet; elsewhere they get some air.
        growth = {} if len(_sides(columns)) == 2 else _GROWTH
        shares = [growth.get(m.column.kind, 0) + (2 if m.column.grows else 0) for m in columns]
        if not any(m.column.grows for m in columns):
            width = min(width, natural + 8 * len(columns))
            shares = [1] * len(columns)
        return _levelled(_grown(columns, shares, width - natural))
    stiff = sum(m.natural for m in columns if m.least == m.natural)
    soft = [m for m in columns if m.least < m.natural]
    cap = _cap(soft, width - stiff)
    return [
        m._replace(width=m.natural if m.least == m.natural else max(m.least, min(m.natural, cap)))
        for m in columns
    ]


def _unbroken(columns: Sequence[Measured], spare: float) -> list[Measured]:
    """Return the columns, those with the room for it in which the spare width breaks no text.

    Two sides stay as wide as each other.
    """
    sides = _sides(columns)
    most = (sum(m.natural for m in sides) + spare) / 2 if len(sides) == 2 else math.inf
    found = list(columns)
    for at in sorted(range(len(found)), key=lambda at: found[at].longest - found[at].natural):
        m = found[at]
        more = m.longest - m.natural
        if m.column.kind is not Kind.NAME:  # of a remark, as much as there is
            more = min(more, spare)
        if 0 < more <= spare and (m not in sides or m.longest <= most):
            found[at] = m._replace(natural=m.natural + more)
            spare -= more
    return found


def _grown(columns: Sequence[Measured], shares: Sequence[int], spare: float) -> list[Measured]:
    """Return the columns with their shares of the spare width; figures get no more than air."""
    each = spare / max(sum(shares), 1)
    bounded = [
        each * share if m.column.grows else min(each * share, AIR * m.natural)
        for m, share in zip(columns, shares, strict=True)
    ]
    growing = sum(m.column.grows for m in columns)
    rest = (spare - sum(bounded)) / growing if growing else 0
    return [
        m._replace(width=m.natural + more + (rest if m.column.grows else 0))
        for m, more in zip(columns, bounded, strict=True)
    ]


def _levelled(columns: list[Measured]) -> list[Measured]:
    """Return the columns, those of two sides equally wide where that wraps nothing."""
    sides = _sides(columns)
    if len(sides) != 2:
        return columns
    width = sum(m.width for m in sides) / 2
    if any(m.natural > width for m in sides):
        return columns
    return [m._replace(width=width) if m in sides else m for m in columns]


def _sides(columns: Sequence[Measured]) -> list[Measured]:
    """Return the columns of names in which White and Black face each other."""
    return [m for m in columns if m.column.grows and m.column.key in FACING]


def _cap(soft: Sequence[Measured], room: float) -> float:
    """Return the width to which the widest are cut so that all fit."""
    low, high = 0.0, max((m.natural for m in soft), default=0)
    for _ in range(40):
        middle = (low + high) / 2
        if sum(max(m.least, min(m.natural, middle)) for m in soft) <= room:
            low = middle
        else:
            high = middle
    return low


def split(columns: Sequence[Measured], width: float) -> list[list[Measured]]:
    """Return the parts of a table that is too wide: the labels repeated, the rest dealt evenly."""
    labels = [m for m in columns if m.column.is_label] or list(columns[:1])
    rest = [m for m in columns if m not in labels]
    least = sum(m.least for m in labels)
    room = width - min(max(least, sum(m.natural for m in labels)), max(least, width * 0.4))
    groups = _dealt(rest, room)
    if len(groups) > 1:  # as evenly as the number of parts allows
        low, high = max(m.least for m in rest), room
        for _ in range(20):
            middle = (low + high) / 2
            if len(_dealt(rest, middle)) <= len(groups):
                high = middle
            else:
                low = middle
        groups = _dealt(rest, high)
    parts = [fitted([*labels, *group], width) for group in groups] or [fitted(labels, width)]
    return _alike(parts, len(labels), width)


def _alike(parts: list[list[Measured]], labels: int, width: float) -> list[list[Measured]]:
    """Return the parts, the labels as wide in each: a name takes as many lines everywhere.

    It gets what is left when the figures have air.
    """
    least = [min(part[place].width for part in parts) for place in range(labels)]
    airy = max(sum(m.natural for m in part[labels:]) for part in parts) * (1 + AIR)
    for place in range(labels):
        if parts[0][place].column.grows:
            least[place] = max(least[place], width - airy - sum(least) + least[place])
    found = []
    for part in parts:
        again = [m._replace(width=each) for m, each in zip(part[:labels], least, strict=True)]
        room = width - sum(least)
        rest = [m._replace(width=m.natural) for m in part[labels:]]
        if sum(m.width for m in rest) > room:
            rest = part[labels:]
        spare = (room - sum(m.width for m in rest)) / max(len(rest), 1)
        found.append([*again, *(m._replace(width=m.width + spare) for m in rest)])
    return found


def _dealt(columns: Sequence[Measured], room: float) -> list[list[Measured]]:
    groups: list[list[Measured]] = []
    used = 0.0
    for column in columns:
        if not groups or used + column.least > room:
            groups.append([])
            used = 0.0
        groups[-1].append(column)
        used += column.least
    return groups
