"""CSV: read back it is the document; no text of it is a formula unless asked."""

from __future__ import annotations

import csv
import io
import re

import pytest

from teamswiss_gui.documents.csv import (
    ENCODINGS,
    CsvForm,
    data_columns,
    headers,
    table_to_csv,
    to_csv,
)
from teamswiss_gui.documents.figures import clean
from teamswiss_gui.documents.registry import BUILDERS, document
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.prizes import PrizeCategory, read_prizes
from teamswiss_gui.words import Words
from tests.bench import bench_documents
from tests.unit.documents import events

FORMS = [
    CsvForm(),
    CsvForm(separator=";", decimal=","),
    CsvForm(separator="\t", encoding="utf-8", guard=False),
    CsvForm(separator="|"),
]


def read(content: bytes, form: CsvForm) -> list[list[str]]:
    text = content.decode(form.encoding)
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=form.separator))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["standings", "boards", "teams", "players", "crosstable"])
def test_that_a_table_is_read_back_as_it_was(name: str, form: CsvForm) -> None:
    _, table = next(document(name, events.hostile()).tables())
    rows = read(table_to_csv(table, form), form)
    places = [place for place, _ in data_columns(table)]
    body = list(table.body())
    assert len(rows) == len(body) + 1
    for row, written in zip(body, rows[1:], strict=True):
        for place, shown in zip(places, written, strict=True):
            value = row.cells[place].value
            if isinstance(value, str):
                said = (
                    shown.removeprefix("'") if form.guard and not value.startswith("'") else shown
                )
                assert said == clean(value)
            elif isinstance(value, float):
                assert float(shown.replace(form.decimal, ".")) == value
            else:
                assert shown == ("" if value is None else str(value))


@pytest.mark.parametrize("name", BUILDERS)
def test_that_no_text_is_a_formula(name: str) -> None:
    form = CsvForm()
    for row in read(to_csv(document(name, events.hostile()), form), form):
        for shown in row:
            if shown.startswith(("=", "+", "@", "-")):
                assert float(shown) < 0, shown


def test_that_the_guard_can_be_left_out() -> None:
    form = CsvForm(guard=False)
    content = to_csv(document("start-list", events.hostile()), form).decode("utf-8-sig")
    assert "\r\n7,+1+1," in content or ",+1+1," in content


def test_that_several_tables_have_their_titles() -> None:
    form = CsvForm()
    rows = read(to_csv(document("results", events.league()), form), form)
    assert ["Boards"] in rows
    assert [] in rows


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("name", BUILDERS)
def test_that_plain_names_can_be_written_in_every_encoding(name: str, encoding: str) -> None:
    form = CsvForm(encoding=encoding)
    made = document(name, bench_documents.event(8))
    rows, known = read(to_csv(made, form), form), read(to_csv(made), CsvForm())
    assert [len(row) for row in rows] == [len(row) for row in known]


@pytest.mark.parametrize(
    ("language", "encoding"),
    [("ru", "cp1251"), ("pl", "iso-8859-2"), ("de", "iso-8859-1"), ("fr", "iso-8859-1")],
)
def test_that_a_language_s_own_encoding_takes_its_documents(language: str, encoding: str) -> None:
    form = CsvForm(encoding=encoding)
    for name in ("boards", "results", "standings", "crosstable", "report"):
        assert to_csv(document(name, bench_documents.event(8), Words(language)), form)


@pytest.mark.parametrize("encoding", ["cp1250", "cp1251", "iso-8859-2"])
def test_that_a_draw_is_written_with_a_decimal_where_the_half_sign_is_lacking(
    encoding: str,
) -> None:
    event = bench_documents.event(8)
    form = CsvForm(separator=";", encoding=encoding, decimal=",")
    results = to_csv(document("boards", event), form).decode(encoding)
    assert re.search(";0,5 [-–] 0,5;", results)
    crosstable = to_csv(document("crosstable", event), form).decode(encoding)
    assert re.search(r";\d[wb]2,5;", crosstable)
    assert re.search(r";\d[wb]0,5;", crosstable)


def test_that_characters_the_encoding_lacks_are_refused_and_named() -> None:
    with pytest.raises(TeamSwissError) as caught:
        to_csv(document("start-list", events.hostile()), CsvForm(encoding="cp1252"))
    assert caught.value.code == "csv-encoding"


@pytest.mark.parametrize(
    "form",
    [CsvForm(separator="x"), CsvForm(decimal=","), CsvForm(encoding="ascii"), CsvForm(decimal="")],
)
def test_that_a_form_that_cannot_be_read_back_is_refused(form: CsvForm) -> None:
    with pytest.raises(TeamSwissError) as caught:
        to_csv(document("start-list", events.league()), form)
    assert caught.value.code == "csv-option"


@pytest.mark.parametrize("name", BUILDERS)
def test_that_a_column_without_a_header_on_paper_is_named_in_words(name: str) -> None:
    for _, table in document(name, events.league()).tables():
        columns = [column for _, column in data_columns(table)]
        for column, header in zip(columns, headers(columns), strict=True):
            assert header.startswith((column.header or column.explained, column.explained)), column
            assert column.header or column.explained, column.key


def test_that_a_column_of_prizes_without_a_header_is_named_too() -> None:
    made = document("prize-list", events.with_prizes(PrizeCategory("Open", read_prizes("100; 50"))))
    for _, table in made.tables():
        assert all(column.header or column.explained for _, column in data_columns(table))
