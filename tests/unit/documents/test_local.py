"""A document writes dates and figures as its language does; spreadsheets keep the values."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction

import pytest

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.figures import decimal_parts
from teamswiss_gui.documents.local import localised
from teamswiss_gui.documents.model import (
    Card,
    Cards,
    Cell,
    Column,
    Document,
    Facts,
    Row,
    Section,
    Table,
)
from teamswiss_gui.domain.model import Birth
from teamswiss_gui.words.local import date_text, decimal_text, moment_text

DAY = date(2026, 10, 4)
ROW = Row((cells.birth(Birth(2001, 2, 3)), cells.fraction(Fraction(5, 2)), cells.text("v. 2.0")))
TABLE = Table("t", (Column("a", "A"), Column("b", "B"), Column("c", "C")), (ROW,))
BLOCKS = (TABLE, Facts((("x", ROW.cells[1]),)), Cards((Card("c", tables=(TABLE,)),)))


def document(language: str) -> Document:
    return Document("d", "D", "E", (Section(BLOCKS),), language=language)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "2026-10-04"), ("de", "04.10.2026"), ("fr", "04/10/2026"), ("es", "04/10/2026"),
        ("it", "04/10/2026"), ("nl", "04-10-2026"), ("pl", "04.10.2026"), ("pt", "04/10/2026"),
        ("ru", "04.10.2026"), ("uk", "04.10.2026"),
    ],
)  # fmt: skip
def test_that_a_date_is_written_as_its_readers_do(language: str, expected: str) -> None:
    assert date_text(language, DAY) == expected
    assert moment_text(language, datetime(2026, 10, 4, 9, 5)) == f"{expected} 09:05"


def test_that_only_english_keeps_the_point() -> None:
    assert (decimal_text("en", "22.5"), decimal_text("pl", "22.5")) == ("22.5", "22,5")


def test_that_every_part_of_a_document_is_written_and_values_stay() -> None:
    made = localised(document("de"))
    row = Row(
        (
            Cell(date(2001, 2, 3), "03.02.2001"),
            Cell(2.5, "2,5"),
            Cell("v. 2.0", "v. 2.0"),
        )
    )
    blocks = made.sections[0].blocks
    assert isinstance(blocks[0], Table)
    assert blocks[0].rows == (row,)
    assert blocks[1] == Facts((("x", row.cells[1]),))
    assert isinstance(blocks[2], Cards)
    assert blocks[2].cards[0].tables[0].rows == (row,)


def test_that_english_stays_as_it_was_built() -> None:
    assert localised(document("en")) == document("en")


def test_that_columns_align_on_either_sign() -> None:
    assert decimal_parts("22,5") == ("22", ",5")
    assert decimal_parts("22.5") == ("22", ".5")
