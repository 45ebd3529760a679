"""Any file with rows and columns as plain text cells, within bounds."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.formats import guards
from teamswiss_gui.formats.cells import cleaned
from teamswiss_gui.formats.delimited import rows_of_text
from teamswiss_gui.formats.team_lists import ods, xlsx
from teamswiss_gui.formats.team_lists.bounds import (
    BIGGEST_FILE,
    BIGGEST_UNPACKED,
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_ROWS,
)

NO_HOOKS = Hooks()


@dataclass(frozen=True, slots=True)
class Table:
    """The cells of a sheet as text; row and column of a cell count from 1 in the sheet."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    sheet: str = ""
    sheets: tuple[str, ...] = ()
    """The other sheets of the file, by name, this one included."""

    def cell(self, row: int, column: int) -> str:
        """Return a cell, empty outside the table."""
        if 1 <= row <= len(self.rows) and 1 <= column <= len(self.rows[row - 1]):
            return self.rows[row - 1][column - 1]
        return ""

    @property
    def width(self) -> int:
        """How many columns the widest row has."""
        return max((len(row) for row in self.rows), default=0)


class _Watched(io.BytesIO):
    """The bytes of a packed file; whoever waits for it is told how far it is, and may stop."""

    def __init__(self, data: bytes, hooks: Hooks) -> None:
        super().__init__(data)
        self._length = len(data)
        self._hooks = hooks

    def read(self, size: int | None = -1, /) -> bytes:
        self._hooks.check(min(self.tell(), self._length), self._length)
        return super().read(size)


def read_table(path: Path, sheet: str | None = None, hooks: Hooks = NO_HOOKS) -> Table:
    """Read an xlsx, ods, CSV or TSV file; without a `sheet` the first that has cells."""
    with guards.readable(path.name):
        size = path.stat().st_size
        if size > BIGGEST_FILE:
            raise TeamSwissError("list-too-big", file=path.name, found=size, limit=BIGGEST_FILE)
        data = path.read_bytes()
    return table_of_bytes(data, path.name, sheet, hooks)


def table_of_bytes(
    data: bytes, name: str, sheet: str | None = None, hooks: Hooks = NO_HOOKS
) -> Table:
    """Read a file's content; what it begins with says what it is, not its name."""
    if data.startswith(b"\xd0\xcf\x11\xe0"):
        raise TeamSwissError("list-old-excel", file=name)
    if not guards.is_zip(data[:4]):
        return table_of_text(_decoded(data, name), name)
    with guards.checked_zip(_Watched(data, hooks), name, BIGGEST_UNPACKED) as archive:
        members = set(archive.namelist())
        if xlsx.WORKBOOK in members:
            sheets, chosen, rows = xlsx.read(archive, name, sheet)
        elif ods.CONTENT in members:
            sheets, chosen, rows = ods.read(archive, name, sheet)
        else:
            raise TeamSwissError("list-format", file=name)
    return Table(name, _tidy(rows), chosen, sheets)


def table_of_text(text: str, name: str = "") -> Table:
    """Read text with separated columns: a CSV file, or what the clipboard holds."""
    if len(text) > BIGGEST_FILE:
        raise TeamSwissError("list-too-big", file=name, found=len(text), limit=BIGGEST_FILE)
    if "\0" in text:
        raise TeamSwissError("list-format", file=name)
    try:
        rows = rows_of_text(text.removeprefix("\ufeff"), MOST_ROWS)
    except csv.Error as error:
        raise TeamSwissError("list-damaged", file=name, problem=str(error)) from None
    return Table(name, _tidy(_bounded(rows, name)))


def _decoded(data: bytes, name: str) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError as error:
            raise TeamSwissError("list-damaged", file=name, problem=str(error)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _bounded(rows: list[list[str]], name: str) -> list[list[str]]:
    if len(rows) > MOST_ROWS:
        raise TeamSwissError("list-rows", file=name, limit=MOST_ROWS)
    if any(len(row) > MOST_COLUMNS for row in rows):
        raise TeamSwissError("list-columns", file=name, limit=MOST_COLUMNS)
    return rows


def _tidy(rows: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    """Clean every cell; empty rows and columns at the end go."""
    tidy = []
    for row in rows:
        cells = [cleaned(cell[:LONGEST_CELL]) for cell in row]
        while cells and not cells[-1]:
            cells.pop()
        tidy.append(tuple(cells))
    while tidy and not tidy[-1]:
        tidy.pop()
    return tuple(tidy)
