"""Excel workbooks: the federation's, and the plain form of any document.

Numbers are numbers, dates are dates, ids are text, and no text is ever a formula. The same
tournament gives the same bytes.
"""

from __future__ import annotations

import io
import math
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

from teamswiss_gui.documents.builders import report
from teamswiss_gui.documents.builders.standings import after_text
from teamswiss_gui.documents.builders.workbook import sheets
from teamswiss_gui.documents.csv import data_columns, headers
from teamswiss_gui.documents.figures import clean, columns_wide, is_formula_like
from teamswiss_gui.documents.model import (
    Cards,
    Cell,
    Column,
    Document,
    Facts,
    Kind,
    Orientation,
    Table,
    Text,
    Value,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx_rows import (
    DATE_FORMAT,
    FIRST_DATE,
    LONGEST_TEXT,
    TEXT_ALIGN,
    RowWriter,
    may_wrap,
)
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.formats.workbook_bytes import ZIP_DATE, bytes_of

NARROWEST, WIDEST = 6, 48
READABLE = 250
"""Characters across a sheet of A4 on its side, at about half their size."""
READABLE_UPRIGHT = 110
"""Characters across an upright one, hardly smaller than they are."""
LONGEST_IN_HEAD = 48
"""Characters of a text at the head of a printed sheet, where nothing is wrapped."""
ARROW = 4
"""What the filter's arrow beside a header takes, and its bold letters."""
_LONG_AGO = datetime(2000, 1, 1)

_FACE = "Calibri"
_HEADER = Font(name=_FACE, size=11, bold=True, color="FFFFFF")
_HEADER_FILL = PatternFill("solid", fgColor="0F5C66")
_HEADER_ALIGN = Alignment(horizontal="center", vertical="center", wrap_text=True)
_TEXT_HEADER_ALIGN = Alignment(horizontal="left", vertical="center", wrap_text=True, indent=1)
_LINE_HEIGHT = 15.0
_LINE = Border(bottom=Side("thin", color="0F5C66"))
_TITLE = Font(name=_FACE, bold=True, size=14)
_MARK = Font(name=_FACE, size=11, bold=True, color="8A4B00")
_QUIET = Font(name=_FACE, size=11, italic=True, color="5A666B")
_GROUP = Font(name=_FACE, size=11, bold=True)
SQUARES = {"w": "□", "b": "■"}
_TEXTS = frozenset({Kind.TEXT, Kind.NAME, Kind.ID, Kind.RESULT})


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
    _describe(book, source)
    created = source.tournament.settings.start_date
    if created is not None:
        book.properties.created = datetime(created.year, created.month, created.day)
    names: list[str] = []
    written: list[RowWriter] = []
    marks = " · ".join(text for _, text in source.counted_marks(source.begun()))
    for done, sheet in enumerate(sheets(source)):
        hooks.check(done, total)
        page = book.create_sheet(_sheet_name(sheet.title, names))
        names.append(page.title)
        columns = [column for _, column in data_columns(sheet.table)]
        rows = RowWriter(page, columns, _formats(sheet.table))
        last = _table(page, sheet.table, 1, rows=rows)
        written.append(rows)
        _frame(page, sheet.table, 1, last, frozen=sheet.frozen)
        _head_and_foot(page, source.tournament.settings.name, sheet.title, marks)
        is_wide = _width(page) > READABLE_UPRIGHT
        page.page_setup.orientation = "landscape" if is_wide else "portrait"
        page.page_setup.fitToWidth = _pages_across(page)
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
    book.calculation.fullCalcOnLoad = False  # nothing is computed: closing it asks no question
    return book


def _describe(book: Workbook, source: Source) -> None:
    """Say in the file's properties which event it is, when the file itself has another name."""
    settings = source.tournament.settings
    after = after_text(source, source.begun())
    facts = dict(report.event_facts(source))
    book.properties.subject = clean(" · ".join(part for part in (settings.name, after) if part))
    said = (f"{name}: {cell.text}" for name, cell in facts.items() if cell.text)
    book.properties.description = clean("; ".join(said))
    book.properties.language = source.words.language


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
    formats = _formats(table) if rows is None else []
    for place, name in enumerate(names, start=1):
        cell = _put(_at(page, first, place), name)
        cell.font, cell.fill = _HEADER, _HEADER_FILL
        is_text = columns[place - 1].kind in _TEXTS
        cell.alignment = _TEXT_HEADER_ALIGN if is_text else _HEADER_ALIGN
        cell.border = _LINE
    body = list(table.body())
    known = widths if widths is not None else {}
    wrapping: list[int] = []
    for place, (index, column) in enumerate(chosen, start=1):
        width = _wanted(names[place - 1], [row.cells[index] for row in body])
        known[place] = max(known.get(place, 0), min(max(width, NARROWEST), WIDEST))
        page.column_dimensions[get_column_letter(place)].width = known[place]
        if may_wrap(column) and width > known[place]:
            wrapping.append(place - 1)
    row = first
    for each in body:
        row += 1
        cells = [each.cells[index] for index, _ in chosen]
        if rows is not None:
            tall = max((_lines_of(cells[p].text, known[p + 1], 1) for p in wrapping), default=1)
            rows.add(row, cells, _LINE_HEIGHT * tall if tall > 1 else 0)
            continue
        for place, given in enumerate(cells):
            _fill(_at(page, row, place + 1), _squared(given, chosen[place][1]), formats[place])
    lines = max((_lines_of(name, known[p]) for p, name in enumerate(names, start=1)), default=1)
    page.row_dimensions[first].height = _LINE_HEIGHT * lines + 3
    return row


def _squared(given: Cell, column: Column) -> Value:
    """Return a cell's value, of a colour the square that the notes explain."""
    if column.kind is Kind.COLOUR:
        return SQUARES.get(given.text, given.value)
    if not given.parts or not given.parts[1]:
        return given.value
    opponent, mark, points = given.parts
    return f"{opponent} {SQUARES[mark]} {points}"


def _wanted(name: str, cells: Sequence[Cell]) -> int:
    """Return the width that a header and what stands below it want."""
    head = min(max(columns_wide(name) // 2 + 3, _longest(name) + ARROW), 16)
    texts = {cell.text for cell in cells if cell.value is not None}
    return max([head, *(columns_wide(text) + 2 for text in texts)])


def _lines_of(name: str, width: int, wider: float = 1.15) -> int:
    """Return how many lines a text takes; bold letters and the filter's arrow need room."""
    lines, used = 1, 0
    for word in name.split():
        wide = round(columns_wide(word) * wider)
        if used and used + 1 + wide > width - 2:
            lines += 1
            used = wide
        else:
            used += wide + (1 if used else 0)
        lines += wide // max(width, 1)  # a word that is broken
    return lines


def _frame(page: Worksheet, table: Table, first: int, last: int, *, frozen: int) -> None:
    """Freeze, filter and make ready to print."""
    width = get_column_letter(len(data_columns(table)))
    # Named, not asked for: asking for a cell makes one, and its row would be there twice.
    page.freeze_panes = f"{get_column_letter(frozen + 1)}{first + 1}"
    page.auto_filter.ref = f"A{first}:{width}{max(last, first)}"
    page.print_title_rows = f"{first}:{first}"
    if frozen:
        page.print_title_cols = f"A:{get_column_letter(frozen)}"
    page.print_area = f"A1:{width}{max(last, first)}"


def _pages_across(page: Worksheet) -> int:
    """Return on how many sheets of paper side by side the columns can still be read."""
    return max(1, math.ceil(_width(page) / READABLE))


def _width(page: Worksheet) -> float:
    """Return how many characters the columns of a sheet are wide."""
    return float(sum(each.width for each in page.column_dimensions.values()))


def _head_and_foot(page: Worksheet, event: str, title: str, mark: str) -> None:
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    page.page_setup.fitToWidth = 1
    page.page_setup.fitToHeight = 0
    page.page_setup.paperSize = 9  # A4
    assert page.oddHeader is not None
    assert page.oddFooter is not None
    page.HeaderFooter.scaleWithDoc = False  # a wide sheet is printed small, its head is not
    page.oddHeader.left.text = _in_header(event)
    said = _in_header(title)
    page.oddHeader.right.text = f"&B{_in_header(mark)}&B · {said}" if mark else said
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
        _put(cell, value).alignment = TEXT_ALIGN
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
    body = list(table.body())
    return [
        _format(column, [row.cells[place] for row in body]) for place, column in data_columns(table)
    ]


def _format(column: Column, cells: Sequence[Cell]) -> str:
    if column.kind is Kind.ID:
        return "@"
    if column.kind not in (Kind.POINTS, Kind.NUMBER):
        return "General"
    numbers = {cell.value for cell in cells if isinstance(cell.value, int | float)}
    decimals = max(map(_decimals, numbers), default=0)
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
    said = clean(text)
    if len(said) > LONGEST_IN_HEAD:
        said = f"{said[: LONGEST_IN_HEAD - 1].rstrip()}…"
    return said.replace("&", "&&") or None


# --- bytes ------------------------------------------------------------------------------------


def _saved(book: Workbook, rows: Sequence[RowWriter] = ()) -> bytes:
    """Return the workbook's bytes without the hour at which it was made.

    `rows` are those that still have to go into the sheets, in the sheets' order.
    """
    parts = {f"xl/worksheets/sheet{n}.xml": each for n, each in enumerate(rows, start=1)}
    created = f"{book.properties.created:%Y-%m-%dT%H:%M:%SZ}".encode()
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(bytes_of(book))) as given,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as made,
    ):
        for name in given.namelist():
            content = given.read(name)
            if name == "docProps/core.xml":
                content = re.sub(rb"(<dcterms:modified[^>]*>)[^<]*", rb"\g<1>" + created, content)
            if name in parts:
                content = parts[name].put_into(content)
            info = zipfile.ZipInfo(name, ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, content)
    return out.getvalue()
