"""Excel workbooks: the federation's, and the plain form of any document.

Numbers are numbers, dates are dates, ids are text, and no text is ever a formula. The same
tournament gives the same bytes.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Sequence
from datetime import date, datetime
from typing import cast

from openpyxl import Workbook
from openpyxl.cell.cell import Cell as ExcelCell
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from teamswiss_gui.documents.builders.workbook import sheets
from teamswiss_gui.documents.csv import data_columns, headers
from teamswiss_gui.documents.figures import clean, columns_wide, is_formula_like
from teamswiss_gui.documents.model import (
    Cards,
    Column,
    Document,
    Facts,
    Kind,
    Orientation,
    RowKind,
    Table,
    Text,
    Value,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx_rows import DATE_FORMAT, FIRST_DATE, LONGEST_TEXT, RowWriter
from teamswiss_gui.engine.hooks import Hooks

NARROWEST, WIDEST = 6, 48
_LONG_AGO = datetime(2000, 1, 1)
_ZIP_DATE = (1980, 1, 1, 0, 0, 0)

_HEADER = Font(bold=True, color="FFFFFF")
_HEADER_FILL = PatternFill("solid", fgColor="0F5C66")
_HEADER_ALIGN = Alignment(vertical="center", wrap_text=True)
_LINE = Border(bottom=Side("thin", color="0F5C66"))
_TITLE = Font(bold=True, size=14)
_MARK = Font(bold=True, color="8A4B00")
_QUIET = Font(italic=True, color="5A666B")
_GROUP = Font(bold=True)


def workbook(
    source: Source,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> bytes:
    """Return the federation's workbook: the whole tournament after the chosen round.

    `progress` hears how many sheets of how many are done; once `cancel` says so, Cancelled is
    raised and nothing has been written.
    """
    hooks = Hooks(progress, cancel)
    total = 9
    book = _book(source.tournament.settings.name, source.tr("Tournament data"))
    created = source.tournament.settings.start_date
    if created is not None:
        book.properties.created = datetime(created.year, created.month, created.day)
    names: list[str] = []
    written: list[RowWriter] = []
    marks = " · ".join(text for _, text in source.counted_marks(source.counted()))
    for done, sheet in enumerate(sheets(source)):
        hooks.check(done, total)
        page = book.create_sheet(_sheet_name(sheet.title, names))
        names.append(page.title)
        rows = RowWriter(page, _formats(sheet.table))
        last = _table(page, sheet.table, 1, rows=rows)
        written.append(rows)
        _frame(page, sheet.table, 1, last, frozen=sheet.frozen)
        _head_and_foot(page, source.tournament.settings.name, sheet.title, marks)
        page.page_setup.orientation = "landscape"
        width = get_column_letter(len(data_columns(sheet.table)))
        where = f"{_quoted(page.title)}!$A$1:${width}${max(last, 1)}"
        name = sheet.table.name.capitalize()
        book.defined_names[name] = DefinedName(name, attr_text=where)
    hooks.check(total - 1, total)
    content = _saved(book, written)
    hooks.check(total, total)
    return content


def to_xlsx(document: Document) -> bytes:
    """Return a document as one plain sheet: title, marks, then its tables and texts."""
    book = _book(document.event, document.title)
    page = book.create_sheet(_sheet_name(document.title, []))
    row = _title(page, document)
    tables = list(document.tables())
    if len(tables) == 1:
        last = _table(page, tables[0][1], row)
        _frame(page, tables[0][1], row, last, frozen=0)
        for number, note in enumerate(tables[0][1].notes, start=last + 2):
            _put(_at(page, number, 1), note).font = _QUIET
    else:
        _blocks(page, document, row)
    _head_and_foot(page, document.event, document.title, "")
    lies = document.orientation is Orientation.LANDSCAPE
    page.page_setup.orientation = "landscape" if lies else "portrait"
    return _saved(book)


# --- sheets -----------------------------------------------------------------------------------


def _book(event: str, title: str) -> Workbook:
    book = Workbook()
    del book[book.sheetnames[0]]
    book.properties.title = clean(f"{event} – {title}" if event else title)
    book.properties.creator = "TeamSwiss"
    book.properties.lastModifiedBy = "TeamSwiss"
    book.properties.created = _LONG_AGO
    return book


def _title(page: Worksheet, document: Document) -> int:
    """Write what stands above the tables and return the first free row."""
    heading = " – ".join(part for part in (document.title, document.subtitle) if part)
    _put(_at(page, 1, 1), heading).font = _TITLE
    _put(_at(page, 2, 1), " · ".join((document.event, *document.head)))
    row = 3
    for _, text in document.marks:
        _put(_at(page, row, 1), text).font = _MARK
        row += 1
    return row + 1


def _blocks(page: Worksheet, document: Document, row: int) -> None:
    """Write tables, facts and texts below each other."""
    widths: dict[int, int] = {}
    for section in document.sections:
        if section.heading:
            _put(_at(page, row, 1), section.heading).font = _GROUP
            row += 1
        for block in section.blocks:
            tables: Sequence[Table] = ()
            if isinstance(block, Text):
                _put(_at(page, row, 1), block.text)
                row += 1
            elif isinstance(block, Facts):
                for name, cell in block.lines:
                    _put(_at(page, row, 1), name)
                    _fill(_at(page, row, 2), cell.value, "General")
                    row += 1
            elif isinstance(block, Table):
                tables = (block,)
            elif isinstance(block, Cards):
                row = _cards(page, block, row, widths)
            for table in tables:
                row = _table(page, table, row, widths) + 2
        row += 1
    page.print_area = f"A1:{get_column_letter(max(widths, default=2))}{max(row, 2)}"


def _cards(page: Worksheet, cards: Cards, row: int, widths: dict[int, int]) -> int:
    for card in cards.cards:
        title = " ".join(part for part in (card.corner, card.title) if part)
        _put(_at(page, row, 1), title).font = _GROUP
        row += 1
        for table in card.tables:
            row = _table(page, table, row, widths) + 2
    return row


def _table(
    page: Worksheet,
    table: Table,
    first: int,
    widths: dict[int, int] | None = None,
    rows: RowWriter | None = None,
) -> int:
    """Write a table's header and rows (by `rows`, if given); return the last row."""
    chosen = data_columns(table)
    columns = [column for _, column in chosen]
    names = headers(columns)
    formats = _formats(table)
    for place, name in enumerate(names, start=1):
        cell = _put(_at(page, first, place), name)
        cell.font, cell.fill = _HEADER, _HEADER_FILL
        cell.alignment, cell.border = _HEADER_ALIGN, _LINE
    wide = [min(max(columns_wide(name) // 2 + 3, _longest(name) + 2), 16) for name in names]
    row = first
    for each in table.rows:
        if each.kind is RowKind.HEADING:
            continue
        row += 1
        cells = [each.cells[index] for index, _ in chosen]
        for place, given in enumerate(cells):
            if given.value is not None:
                wide[place] = max(wide[place], columns_wide(given.text) + 2)
        if rows is not None:
            rows.add(row, cells)
            continue
        for place, given in enumerate(cells):
            _fill(_at(page, row, place + 1), given.value, formats[place])
    known = widths if widths is not None else {}
    for place, width in enumerate(wide, start=1):
        known[place] = max(known.get(place, 0), min(max(width, NARROWEST), WIDEST))
        page.column_dimensions[get_column_letter(place)].width = known[place]
    return row


def _frame(page: Worksheet, table: Table, first: int, last: int, *, frozen: int) -> None:
    """Freeze, filter and make ready to print."""
    width = get_column_letter(len(data_columns(table)))
    # Named, not asked for: asking for a cell makes one, and its row would be there twice.
    page.freeze_panes = f"{get_column_letter(frozen + 1)}{first + 1}"
    page.auto_filter.ref = f"A{first}:{width}{max(last, first)}"
    page.print_title_rows = f"{first}:{first}"
    page.print_area = f"A1:{width}{max(last, first)}"


def _head_and_foot(page: Worksheet, event: str, title: str, mark: str) -> None:
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    page.page_setup.fitToWidth = 1
    page.page_setup.fitToHeight = 0
    page.page_setup.paperSize = 9  # A4
    assert page.oddHeader is not None
    assert page.oddFooter is not None
    page.oddHeader.left.text = _in_header(event)
    page.oddHeader.center.text = _in_header(mark)
    page.oddHeader.right.text = _in_header(title)
    page.oddFooter.right.text = "&P / &N"


# --- cells ------------------------------------------------------------------------------------


def _at(page: Worksheet, row: int, column: int) -> ExcelCell:
    return cast(ExcelCell, page.cell(row, column))


def _put(cell: ExcelCell, text: str) -> ExcelCell:
    """Write a text that is never computed."""
    said = clean(text)[:LONGEST_TEXT]
    cell.value = said
    if said:
        cell.data_type = "s"
        if is_formula_like(said):
            cell.quotePrefix = True
    return cell


def _fill(cell: ExcelCell, value: Value, number_format: str) -> None:
    if value is None:
        return
    if isinstance(value, str):
        _put(cell, value)
        if number_format == "@":
            cell.number_format = number_format
        return
    if isinstance(value, date):
        if value < FIRST_DATE:
            _put(cell, value.isoformat())
            return
        cell.value = value
        cell.number_format = DATE_FORMAT
        return
    cell.value = value
    if number_format not in ("General", "@"):
        cell.number_format = number_format


def _formats(table: Table) -> list[str]:
    return [_format(table, place, column) for place, column in data_columns(table)]


def _format(table: Table, place: int, column: Column) -> str:
    if column.kind is Kind.ID:
        return "@"
    if column.kind not in (Kind.POINTS, Kind.NUMBER):
        return "General"
    values = [row.cells[place].value for row in table.body()]
    numbers = [value for value in values if isinstance(value, int | float)]
    decimals = max((_decimals(value) for value in numbers), default=0)
    return ("0", "0.0", "0.00")[decimals]


def _decimals(value: float) -> int:
    if value == int(value):
        return 0
    return 1 if value * 10 == int(value * 10) else 2


def _longest(text: str) -> int:
    return max((len(word) for word in text.split()), default=0)


_BARRED = re.compile(r"[\[\]:*?/\\'\x00-\x1f]")


def _sheet_name(title: str, taken: Sequence[str]) -> str:
    """Return a name that Excel allows: 31 signs, none of its own, each once."""
    base = _BARRED.sub(" ", title).strip()[:31] or "Sheet"
    known = {name.casefold() for name in taken}
    name, number = base, 1
    while name.casefold() in known:
        number += 1
        name = f"{base[:27]} {number}"
    return name


def _quoted(title: str) -> str:
    return "'" + title.replace("'", "''") + "'"


def _in_header(text: str) -> str | None:
    """Return a text for the head of a printed page, where & begins a command."""
    said = clean(text)[:80].replace("&", "&&")
    return said or None


# --- bytes ------------------------------------------------------------------------------------


def _saved(book: Workbook, rows: Sequence[RowWriter] = ()) -> bytes:
    """Return the workbook's bytes without the hour at which it was made.

    `rows` are those that still have to go into the sheets, in the sheets' order.
    """
    parts = {f"xl/worksheets/sheet{n}.xml": each for n, each in enumerate(rows, start=1)}
    raw = io.BytesIO()
    book.save(raw)
    created = f"{book.properties.created:%Y-%m-%dT%H:%M:%SZ}".encode()
    out = io.BytesIO()
    with (
        zipfile.ZipFile(raw) as given,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as made,
    ):
        for name in given.namelist():
            content = given.read(name)
            if name == "docProps/core.xml":
                content = re.sub(rb"(<dcterms:modified[^>]*>)[^<]*", rb"\g<1>" + created, content)
            if name in parts:
                content = parts[name].put_into(content)
            info = zipfile.ZipInfo(name, _ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, content)
    return out.getvalue()
