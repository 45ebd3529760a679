"""Sets and draws the cells of a column."""

from __future__ import annotations

import math
from typing import NamedTuple

from teamswiss_gui.documents.figures import clean, decimal_parts
from teamswiss_gui.documents.model import Align, Cell, Kind, Weight
from teamswiss_gui.printing.columns import AFTER_MARK, BEFORE_MARK, MARK, PADDING, Measured
from teamswiss_gui.printing.paper import Rect
from teamswiss_gui.printing.sheet import Frame, Ink, Sheet, Words
from teamswiss_gui.printing.type import (
    CAP_HEIGHT,
    SMALLEST,
    SMALLEST_NAME,
    Type,
    leading,
    reads_well,
    whole_words,
)

SHRINK = 0.92
"""How much smaller a long text may be set before it goes to a second line."""
BOX_INSET = 2.5
"""What is free around a box in its cell."""
STEP = 0.5
"""Points between the sizes that are tried for a text that needs several lines."""
LEAST_SHARE = 0.75
"""Of the table's size: smaller, a text would not be read at the distance of the others."""
MOST_LINES = 8
MOST_LINES_OF_TEXT = 20
"""Where a column is there for it, as for the reason of a penalty."""
MOST_LINES_OF_NAMES = 5
"""A name is rather tall than cut."""


class Laid(NamedTuple):
    """The text of a cell in its lines, at the size it was given."""

    lines: tuple[str, ...]
    size: float
    width: float = 0
    """Of its first line."""


class CellSetter:
    """Sets the cells of one column.

    What is the same in every row is worked out once: a large document has a hundred thousand cells.
    """

    def __init__(
        self, type_: Type, measured: Measured, size: float, padding: float = PADDING
    ) -> None:
        """`size` is that of the table's text."""
        column = measured.column
        self.place = measured.place
        self.width = measured.width
        self._type = type_
        self._measured = measured
        self._base_size = size
        self._size = size * measured.scale
        self._padding = padding * size
        self._room = measured.width - 2 * padding * size + 0.01
        self._align = column.alignment
        self._weight = column.weight
        self._wraps = column.wraps
        self._is_name = column.kind is Kind.NAME
        self._floor = SMALLEST_NAME if self._is_name else SMALLEST
        self._most = MOST_LINES_OF_NAMES if self._is_name else MOST_LINES
        if column.grows and not self._is_name:
            self._most = MOST_LINES_OF_TEXT
        self._is_box = column.kind is Kind.BOX
        self._is_colour = column.kind is Kind.COLOUR

    @property
    def wraps(self) -> bool:
        """Whether a text that is too long goes to a second line."""
        return self._wraps

    @property
    def size(self) -> float:
        """The size that its texts have where they fit."""
        return self._size

    @property
    def is_box(self) -> bool:
        """Whether somebody will write into its cells."""
        return self._is_box

    # --- setting ------------------------------------------------------------------------------

    def lay(self, cell: Cell) -> Laid:
        """Return the lines of a cell in its column's width."""
        text = clean(cell.text)
        size = self._size
        if not text or cell.parts or self._is_colour or self._is_box:
            return Laid((text,), size)
        bold = (cell.weight or self._weight) is Weight.STRONG
        width = self._type.width(text, size, bold=bold)
        if width <= self._room:
            return Laid((text,), size, width)
        return self._squeezed(text, bold)

    def _squeezed(self, text: str, bold: bool) -> Laid:
        """Return a text that is too long: smaller, in several lines, or cut."""
        type_, size, room = self._type, self._size, self._room
        floor = min(max(self._floor, size * LEAST_SHARE), size)
        if not self._wraps:
            fits = type_.fit(text, room, size, floor, bold=bold)
            return self._laid((type_.cut(text, room, fits, bold=bold),), fits, bold)
        fits = type_.fit(text, room, size, max(floor, size * SHRINK), bold=bold)
        if type_.width(text, fits, bold=bold) <= room:
            return self._laid((text,), fits, bold)
        set_ = self._in_lines(text, bold, floor)
        lines = type_.balanced(text, room, set_, bold=bold, most=self._most)
        return self._laid(tuple(lines), set_, bold)

    def _in_lines(self, text: str, bold: bool, floor: float) -> float:
        """Return the largest size at which a text fits in lines, at best without broken words.

        A little smaller is better than a figure in a line of its own.
        """
        steps = max(math.ceil((self._size - floor) / STEP), 1)
        sizes = [self._size - (self._size - floor) * n / steps for n in range(steps + 1)]
        whole: list[float] = []
        fitting: list[float] = []
        for size in sizes:
            lines = self._type.wrap(text, self._room, size, bold=bold)
            if len(lines) <= self._most:
                if reads_well(lines, text):
                    return size
                (whole if whole_words(lines, text) else fitting).append(size)
        return next(iter((*whole, *fitting)), floor)

    def _laid(self, lines: tuple[str, ...], size: float, bold: bool) -> Laid:
        return Laid(lines, size, self._type.width(lines[0], size, bold=bold))

    # --- drawing ------------------------------------------------------------------------------

    def draw(
        self, sheet: Sheet, cell: Cell, laid: Laid, x: float, y: float, height: float, base: float
    ) -> None:
        """Draw a cell with its corner at a place; `base` is the base line of its first line."""
        if self._is_box:
            sheet.add(Frame(Rect(x, y, self.width, height).inset(BOX_INSET)))
            return
        lines, size, width = laid
        text = lines[0]
        if not text:
            return
        left = x + self._padding
        room = self.width - 2 * self._padding
        if cell.parts:
            self._meeting(sheet, cell, left, room, base)
            return
        if self._is_colour:
            square(sheet, text, left + (room - MARK * size) / 2, base, size)
            return
        weight = cell.weight or self._weight
        bold = weight is Weight.STRONG
        ink = Ink.QUIET if weight is Weight.QUIET else Ink.BLACK
        if self._align is Align.DECIMAL and len(lines) == 1 and size == self._size:
            # A figure, so placed that its units stand below the others' units.
            head, _ = decimal_parts(text)
            point = left + room - self._measured.tails
            start = point - self._type.width(head, size, bold=bold)
            sheet.pieces.append(Words(start, base, text, size, bold, ink, False, width))
            return
        for place, line in enumerate(lines):
            if place:
                width = self._type.width(line, size, bold=bold)
                base += leading(size)
            start = left
            if self._align is Align.END or self._align is Align.DECIMAL:
                start = left + room - width
            elif self._align is Align.CENTRE:
                start = left + (room - width) / 2
            sheet.pieces.append(Words(start, base, line, size, bold, ink, self._is_name, width))

    def _meeting(self, sheet: Sheet, cell: Cell, left: float, room: float, base: float) -> None:
        opponent, colour, points = (clean(part) for part in cell.parts)
        size = self._base_size
        first, heads, tails = self._measured.parts
        mark = (BEFORE_MARK + MARK + AFTER_MARK) * size
        x = left + (room - first - mark - heads - tails) / 2
        width = self._type.width(opponent, size)
        sheet.pieces.append(
            Words(x + first - width, base, opponent, size, False, Ink.QUIET, False, width)
        )
        x += first + BEFORE_MARK * size
        if colour:
            square(sheet, colour, x, base, size)
        if points:
            x += (MARK + AFTER_MARK) * size
            width = self._type.width(points, size, bold=True)
            start = x
            if tails:
                head, _ = decimal_parts(points)
                start = x + heads - self._type.width(head, size, bold=True)
            sheet.pieces.append(Words(start, base, points, size, True, Ink.BLACK, False, width))


def square(sheet: Sheet, colour: str, x: float, base: float, size: float) -> None:
    """Draw the mark of a colour on a base line."""
    side = MARK * size
    top = base - CAP_HEIGHT * size / 2 - side / 2
    line = 0.07 * size
    inside = Rect(x + line / 2, top + line / 2, side - line, side - line)
    sheet.pieces.append(Frame(inside, line, filled=colour == "b"))
