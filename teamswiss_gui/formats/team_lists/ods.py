"""The cells of an OpenDocument spreadsheet as text; only its content is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import BinaryIO
from zipfile import ZipFile

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats import guards
from teamswiss_gui.formats.team_lists.bounds import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, Grid

CONTENT = "content.xml"
_MOST_COPIES = 100
"""A row with something in it is repeated at most so often; an empty one costs nothing."""
_CELLS = ("table-cell", "covered-table-cell")


class _Sheets:
    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[tuple[str, Grid]] = []
        self._row = 0
        self._column = 0
        self._row_copies = 1
        self._copies = 1
        self._date = ""
        self._text: list[str] = []
        self._length = 0
        self._depth = 0
        self._pending: list[tuple[int, str]] = []

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "table":
            self.found.append((attributes.get("name", ""), Grid(self.name)))
            self._row = 0
        elif tag == "table-row":
            self._row_copies = _count(attributes.get("number-rows-repeated"))
            self._column, self._pending = 0, []
        elif tag in _CELLS:
            self._copies = _count(attributes.get("number-columns-repeated"))
            number = attributes.get("value", "")
            kind = attributes.get("value-type", "")
            self._date = attributes.get("date-value", "") or (number if kind == "float" else "")
            self._text, self._length = [], 0
        elif tag == "p":
            self._depth += 1
            if self._text:
                self.add(" ")
        elif tag == "annotation":
            self._depth -= 1000  # a comment is not what the cell says
        elif tag in ("s", "tab", "line-break"):
            self.add(" ")

    def end(self, tag: str) -> None:
        if tag == "p":
            self._depth -= 1
        elif tag == "annotation":
            self._depth += 1000
        elif tag in _CELLS:
            text = self._date or "".join(self._text)
            if text and self._copies <= MOST_COLUMNS:
                self._pending += [(self._column + i, text) for i in range(self._copies)]
            elif text:
                raise TeamSwissError("list-columns", file=self.name, limit=MOST_COLUMNS)
            self._column += self._copies
        elif tag == "table-row":
            self._put_row()

    def _put_row(self) -> None:
        if not self.found:
            return
        if self._pending and self._row_copies > _MOST_COPIES:
            raise TeamSwissError("list-rows", file=self.name, limit=MOST_ROWS)
        for copy in range(self._row_copies if self._pending else 0):
            for column, text in self._pending:
                self.found[-1][1].put(self._row + copy, column, text)
        self._row += self._row_copies

    def add(self, text: str) -> None:
        if self._depth > 0 and self._length < LONGEST_CELL:
            self._text.append(text)
            self._length += len(text)


def read(
    archive: ZipFile, name: str, wanted: str | None
) -> tuple[tuple[str, ...], str, list[list[str]]]:
    """Return the names of the sheets, the one that was read, and its rows."""
    sheets = _Sheets(name)
    with guards.readable(name), archive.open(CONTENT) as stream:
        binary: BinaryIO = stream  # type: ignore[assignment]
        guards.parse_xml(binary, name, sheets.start, sheets.end, sheets.add)
    titles = tuple(title for title, _grid in sheets.found)
    chosen = [(t, g) for t, g in sheets.found if t == wanted] if wanted else sheets.found
    if not chosen:
        if wanted:
            raise TeamSwissError("list-no-sheet", file=name, sheet=wanted)
        raise TeamSwissError("list-damaged", file=name, problem="no sheets")
    title, grid = next(((t, g) for t, g in chosen if g.rows), chosen[0])
    return titles, title, grid.rows


def _count(text: str | None) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 8 else 1
