"""The rows of a large sheet, written as XML at once.

openpyxl makes an object of every cell and an element of every object; a hundred thousand of them
take seconds. It still makes the workbook, the header and the styles; only the rows below come from
here and are put into the saved sheet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from html import escape

from openpyxl.cell.cell import Cell as ExcelCell
from openpyxl.styles import Alignment
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from teamswiss_gui.documents.figures import clean, is_formula_like
from teamswiss_gui.documents.model import Align, Cell, Column, Kind

FIRST_DATE = date(1900, 3, 1)
"""Excel's calendar is wrong before this day; earlier dates are written as text."""
_DAY_ZERO = date(1899, 12, 30)
DATE_FORMAT = "yyyy-mm-dd"
LONGEST_TEXT = 32_767
TEXT_ALIGN_WRAPPED = Alignment(horizontal="left", vertical="top", indent=1, wrap_text=True)
FIGURE_ALIGN = Alignment(vertical="top")
TEXT_ALIGN = Alignment(horizontal="left", vertical="top", indent=1)
"""A text keeps away from the number at its left."""
_DIMENSION = re.compile(rb'<dimension ref="[^"]*"')


@dataclass(frozen=True, slots=True)
class _Style:
    """The numbers under which the workbook keeps the styles of a column."""

    number: int
    day: int
    text: int
    guarded: int
    """Of a text that looks like a formula: it stays text when it is edited."""


class RowWriter:
    """Writes rows for one sheet whose styles it has entered into the workbook."""

    def __init__(self, page: Worksheet, columns: Sequence[Column], formats: Sequence[str]) -> None:
        self._styles = [
            _style(page, column, number_format)
            for column, number_format in zip(columns, formats, strict=True)
        ]
        self._letters = [get_column_letter(place) for place in range(1, len(formats) + 1)]
        self._parts: list[str] = []
        self._last = 0

    def add(self, number: int, cells: Sequence[Cell], height: float = 0) -> None:
        """Add a row, of a height if one is given; rows come in order."""
        parts = self._parts
        tall = f' ht="{height:g}" customHeight="1"' if height else ""
        parts.append(f'<row r="{number}"{tall}>')
        for letter, style, cell in zip(self._letters, self._styles, cells, strict=True):
            value = cell.value
            if value is None:
                continue
            if isinstance(value, int | float):
                parts.append(f'<c r="{letter}{number}" s="{style.number}"><v>{value!r}</v></c>')
                continue
            if isinstance(value, date):
                if value >= FIRST_DATE:
                    serial = (value - _DAY_ZERO).days
                    parts.append(f'<c r="{letter}{number}" s="{style.day}"><v>{serial}</v></c>')
                    continue
                value = value.isoformat()
            said = clean(value)[:LONGEST_TEXT]
            kept = style.guarded if is_formula_like(said) else style.text
            parts.append(
                f'<c r="{letter}{number}" s="{kept}" t="inlineStr"><is>'
                f'<t xml:space="preserve">{escape(said, quote=False)}</t></is></c>'
            )
        parts.append("</row>")
        self._last = number

    def put_into(self, sheet: bytes) -> bytes:
        """Return a saved sheet with the rows at the end of its own."""
        if not self._last:
            return sheet
        reach = f'<dimension ref="A1:{self._letters[-1]}{self._last}"'.encode()
        rows = "".join(self._parts).encode()
        return _DIMENSION.sub(reach, sheet, count=1).replace(
            b"</sheetData>", rows + b"</sheetData>", 1
        )


def may_wrap(column: Column) -> bool:
    """Say whether a long text of a column goes to a second line instead of being hidden."""
    return column.wraps or column.kind is Kind.NAME


def _style(page: Worksheet, column: Column, number_format: str) -> _Style:
    """Enter the styles of a column: texts stand left, and figures too where the column says so."""
    kept = "@" if number_format == "@" else "General"
    figures = "General" if number_format == "@" else number_format
    text = TEXT_ALIGN_WRAPPED if may_wrap(column) else TEXT_ALIGN
    figure = TEXT_ALIGN if column.align is Align.START else FIGURE_ALIGN
    return _Style(
        number=_style_id(page, figures, figure),
        day=_style_id(page, DATE_FORMAT, figure),
        text=_style_id(page, kept, text),
        guarded=_style_id(page, kept, text, guarded=True),
    )


def _style_id(
    page: Worksheet, number_format: str, align: Alignment, *, guarded: bool = False
) -> int:
    """Enter a style into the workbook by way of a cell that is thrown away."""
    probe = ExcelCell(page, row=1, column=1)
    probe.number_format = number_format
    probe.alignment = align
    if guarded:
        probe.quotePrefix = True
    return int(probe.style_id)
