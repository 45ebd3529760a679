"""A document as CSV.

Numbers are written as numbers. A text that a spreadsheet might take for a formula gets an
apostrophe in front (`guard`), because a CSV file has no other way to say "this is text"; who reads
the file with a program of his own can leave it out.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Protocol

from teamswiss_gui.documents.figures import clean, is_formula_like
from teamswiss_gui.documents.model import (
    Cards,
    Cell,
    Column,
    Document,
    Facts,
    Kind,
    Table,
    Text,
    Value,
)
from teamswiss_gui.domain.errors import TeamSwissError

SEPARATORS = (",", ";", "\t", "|")
ENCODINGS = ("utf-8-sig", "utf-8", "cp1252", "iso-8859-1", "iso-8859-2", "cp1250", "cp1251")


_PLAIN = {
    "−": "-",
    "†": "*",
    "–": "-",
    "—": "-",
    "•": "*",
    "·": "-",
    "…": "...",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "\u202f": "\u00a0",
}
"""How signs that are no letters are written where an encoding lacks them."""


class _Writer(Protocol):
    def writerow(self, row: Sequence[str], /) -> object: ...


@dataclass(frozen=True, slots=True)
class CsvForm:
    """How a CSV file is written."""

    separator: str = ","
    encoding: str = "utf-8-sig"
    """With the mark at the beginning by which Excel knows UTF-8."""
    decimal: str = "."
    guard: bool = True
    """Put an apostrophe before texts that look like a formula."""


def to_csv(document: Document, form: CsvForm | None = None) -> bytes:
    """Return every table of a document; several are parted by an empty line and a title."""
    chosen = form or CsvForm()
    _check(chosen)
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=chosen.separator, lineterminator="\r\n")
    tables = list(document.tables())
    for number, (title, table) in enumerate(tables):
        if number:
            writer.writerow([])
        if len(tables) > 1 and title:
            writer.writerow([_text(title, chosen)])
        _table(writer, table, chosen)
    if not tables:
        for line in _lines(document):
            writer.writerow([_text(line, chosen)])
    return _encoded(out.getvalue(), chosen.encoding)


def table_to_csv(table: Table, form: CsvForm | None = None) -> bytes:
    """Return one table."""
    chosen = form or CsvForm()
    _check(chosen)
    out = io.StringIO(newline="")
    _table(csv.writer(out, delimiter=chosen.separator, lineterminator="\r\n"), table, chosen)
    return _encoded(out.getvalue(), chosen.encoding)


def data_columns(table: Table) -> list[tuple[int, Column]]:
    """Return the columns that carry something, with their places."""
    return [
        (place, column)
        for place, column in enumerate(table.columns)
        if column.kind is not Kind.BOX and column.key != "versus"
    ]


def headers(columns: Sequence[Column]) -> list[str]:
    """Return headers that are each their own; one that says too little is written in full."""
    shown = [column.header for column in columns]
    names: list[str] = []
    for column in columns:
        name = column.header
        if shown.count(name) > 1 or not any(character.isalnum() for character in name):
            name = column.explained or name or column.key
        found = 1
        while name in names:
            found += 1
            name = f"{name.removesuffix(f' {found - 1}')} {found}"
        names.append(name)
    return names


def _table(writer: _Writer, table: Table, form: CsvForm) -> None:
    chosen = data_columns(table)
    writer.writerow([_text(name, form) for name in headers([column for _, column in chosen])])
    for row in table.body():
        writer.writerow([_value(row.cells[place], form) for place, _ in chosen])


def _lines(document: Document) -> list[str]:
    lines = [document.title, document.subtitle, *(text for _, text in document.marks)]
    for section in document.sections:
        lines.append(section.heading)
        for block in section.blocks:
            if isinstance(block, Text):
                lines.append(block.text)
            elif isinstance(block, Facts):
                lines += [f"{name}: {cell.text}" for name, cell in block.lines]
            elif isinstance(block, Cards):
                lines += [f"{card.corner} {card.title}".strip() for card in block.cards]
    return [line for line in lines if line]


def _value(cell: Cell, form: CsvForm) -> str:
    value: Value = cell.value
    if isinstance(value, str):
        return _text(value, form)
    if value is None:
        return ""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    return repr(value).replace(".", form.decimal)


def _text(text: str, form: CsvForm) -> str:
    said = clean(text)
    if not said.isascii() and not form.encoding.startswith("utf"):
        said = _plain(said, form)
    return f"'{said}" if form.guard and is_formula_like(said) else said


def _plain(text: str, form: CsvForm) -> str:
    """Return a text whose typographic signs are plain ones where the encoding lacks them.

    A draw is ½ in every document, and few older encodings have it. A letter is never written
    otherwise.
    """
    if _lacks(form.encoding, "½"):
        text = re.sub(r"(?<!\d)½", f"0{form.decimal}5", text).replace("½", f"{form.decimal}5")
    for sign, plain in _PLAIN.items():
        if sign in text and _lacks(form.encoding, sign):
            text = text.replace(sign, plain)
    return text


@cache
def _lacks(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return True
    return False


def _check(form: CsvForm) -> None:
    if form.separator not in SEPARATORS:
        raise TeamSwissError(
            "csv-option", field="separator", value=form.separator, expected=", ; tab |"
        )
    if form.decimal not in (".", ",") or form.decimal == form.separator:
        raise TeamSwissError("csv-option", field="decimal", value=form.decimal, expected=". ,")
    if form.encoding not in ENCODINGS:
        raise TeamSwissError(
            "csv-option", field="encoding", value=form.encoding, expected=" ".join(ENCODINGS)
        )


def _encoded(text: str, encoding: str) -> bytes:
    try:
        return text.encode(encoding)
    except UnicodeEncodeError as error:
        line = text.rfind("\n", 0, error.start) + 1
        end = text.find("\r", error.start)
        raise TeamSwissError(
            "csv-encoding",
            encoding=encoding,
            character=text[error.start],
            where=text[line : end if end >= 0 else None][:80],
        ) from None
