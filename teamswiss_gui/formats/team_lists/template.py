"""A workbook to hand out: captains fill it in, the arbiter reads it back."""

from __future__ import annotations

from datetime import UTC, datetime

from teamswiss_gui.formats.headers import Field, head_of
from teamswiss_gui.formats.workbook_bytes import bytes_of

_COLUMNS = (
    (Field.TEAM, 28),
    (Field.BOARD, 8),
    (Field.NAME, 30),
    (Field.TITLE, 8),
    (Field.RATING, 9),
    (Field.FIDE_ID, 13),
    (Field.FEDERATION, 12),
    (Field.BIRTH, 14),
    (Field.SEX, 7),
    (Field.NATIONAL_ID, 16),
    (Field.NATIONAL_RATING, 16),
    (Field.CAPTAIN, 24),
)
_ROWS = 200


def template(language: str = "en") -> bytes:
    """Return an empty list as an xlsx file, with heads in one of the languages that are read."""
    # Here and not above: openpyxl takes a third of the program's start, and few ask for it.
    from openpyxl import Workbook
    from openpyxl.styles import Alignment, Font, PatternFill
    from openpyxl.utils import get_column_letter

    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    sheet.title = head_of(Field.TEAM, language)
    for place, (field, width) in enumerate(_COLUMNS, start=1):
        cell = sheet.cell(row=1, column=place, value=head_of(field, language))
        cell.font = Font(bold=True)
        cell.fill = PatternFill("solid", fgColor="DDE6F0")
        cell.alignment = Alignment(vertical="center")
        letter = get_column_letter(place)
        sheet.column_dimensions[letter].width = width
        if field in (Field.FIDE_ID, Field.NATIONAL_ID, Field.BIRTH):
            for row in range(2, _ROWS + 2):
                sheet.cell(row=row, column=place).number_format = "@"
    sheet.freeze_panes = "B2"
    sheet.print_title_rows = "1:1"
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToWidth = 1
    sheet.page_setup.fitToHeight = 0
    fixed = datetime(2026, 1, 1, tzinfo=UTC).replace(tzinfo=None)
    workbook.properties.created = workbook.properties.modified = fixed
    return bytes_of(workbook)
