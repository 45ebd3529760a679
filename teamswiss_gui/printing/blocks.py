"""Paragraphs, facts and lines to sign, in strips."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.documents.figures import clean
from teamswiss_gui.documents.model import Block, Cell, Facts, Lines, Size, Text, Weight
from teamswiss_gui.printing.sheet import Ink, Rule, Sheet, Words
from teamswiss_gui.printing.strips import Run, Strip, space
from teamswiss_gui.printing.type import SMALLEST, Type, leading

TEXT = {Size.WALL: 14.0, Size.NORMAL: 10.0, Size.COMPACT: 9.0}
_HEADINGS = {1: 1.4, 2: 1.18}
INDENT = 16.0
BETWEEN = 0.35
"""The gap between two paragraphs, in parts of the text's size."""
CLOSE = 0.08
"""Above what is set in: it belongs to what stands over it."""
BEHIND_DETAILS = 0.6
"""Below the last that is set in."""


def heading_strip(text: str, level: int, type_: Type, width: float, look: Size) -> Strip:
    """Return a section's heading; it stays with what follows."""
    size = TEXT[look] * _HEADINGS.get(level, 1.05)
    lines = type_.wrap(clean(text), width, size, bold=True)
    above, below = size * 0.9, size * 0.3
    height = above + leading(size) * len(lines) + below

    def draw(sheet: Sheet, x: float, y: float) -> None:
        base = y + above + size * 0.95
        for line in lines:
            measured = type_.width(line, size, bold=True)
            sheet.add(Words(x, base, line, size, True, width=measured))
            base += leading(size)

    return Strip(height, (draw,), keep_with_next=True)


def text_runs(
    block: Text,
    type_: Type,
    width: float,
    look: Size,
    below: Block | None = None,
    airy: float = 1,
) -> list[Run]:
    """Return a paragraph and the gap behind it; no line is left alone on a page.

    If what is `below` is set in, it belongs to it: it stands close under it and begins on the
    same page. The gap comes before the next that is not.
    """
    size = TEXT[look]
    bold = block.weight is Weight.STRONG
    ink = Ink.QUIET if block.weight is Weight.QUIET else Ink.BLACK
    indent = block.indent * INDENT
    lines = type_.wrap(clean(block.text), width - indent, size, bold=bold)
    inset = below.indent if isinstance(below, Text) else 0
    owns = inset > block.indent
    strips = []
    for place, line in enumerate(lines):
        keep = place == 0 < len(lines) - 1 or place == len(lines) - 2
        keep = keep or (owns and place == len(lines) - 1)
        strips.append(_line(type_, line, size, bold, ink, indent, keep))
    gap = CLOSE if inset else airy * (BEHIND_DETAILS if block.indent else BETWEEN)
    if owns:
        return [Run([*strips, space(size * gap, keep=True)])]
    return [Run(strips), Run([space(size * gap)])]


def _line(
    type_: Type, line: str, size: float, bold: bool, ink: Ink, indent: float, keep: bool
) -> Strip:
    def draw(sheet: Sheet, x: float, y: float) -> None:
        width = type_.width(line, size, bold=bold)
        sheet.add(Words(x + indent, y + size, line, size, bold, ink, width=width))

    return Strip(leading(size), (draw,), keep_with_next=keep)


def facts_strips(
    lines: Sequence[tuple[str, Cell]], type_: Type, width: float, size: float
) -> list[Strip]:
    """Return names and what belongs to them."""
    labels = [type_.width(clean(name), size) for name, _ in lines]
    column = min(max(labels, default=0) + 1.4 * size, width * 0.45)
    return [_fact(name, cell, type_, width, column, size) for name, cell in lines]


def _fact(name: str, cell: Cell, type_: Type, width: float, column: float, size: float) -> Strip:
    said = type_.wrap(clean(name), column - size, size)
    value = type_.wrap(clean(cell.text), width - column, size)
    count = max(len(said), len(value))

    def draw(sheet: Sheet, x: float, y: float) -> None:
        for place, line in enumerate(said):
            base = y + size + leading(size) * place
            sheet.add(Words(x, base, line, size, ink=Ink.QUIET, width=type_.width(line, size)))
        for place, line in enumerate(value):
            base = y + size + leading(size) * place
            measured = type_.width(line, size)
            sheet.add(Words(x + column, base, line, size, width=measured))

    return Strip(leading(size) * count + size * 0.22, (draw,))


def facts_run(block: Facts, type_: Type, width: float, look: Size) -> Run:
    """Return names and values of a document."""
    strips = facts_strips(block.lines, type_, width, TEXT[look])
    return Run([*strips, space(TEXT[look] * 0.5)])


def lines_strip(block: Lines, type_: Type, width: float, size: float, above: float) -> Strip:
    """Return lines to write on, side by side, with their names below."""
    gap = 18.0
    count = max(len(block.labels), 1)
    each = (width - gap * (count - 1)) / count
    size = min(
        (type_.fit(clean(label), each, size, SMALLEST, bold=False) for label in block.labels),
        default=size,
    )
    names = [type_.wrap(clean(label), each, size, most=2) for label in block.labels]
    height = above + leading(size) * max(map(len, names), default=1)

    def draw(sheet: Sheet, x: float, y: float) -> None:
        for place, lines in enumerate(names):
            left = x + place * (each + gap)
            sheet.add(Rule(left, y + above, left + each, y + above, 0.6, Ink.BLACK))
            base = y + above + size * 1.15
            for line in lines:
                width = type_.width(line, size)
                sheet.add(Words(left, base, line, size, ink=Ink.QUIET, width=width))
                base += leading(size)

    return Strip(height, (draw,))
