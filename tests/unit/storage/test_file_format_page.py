"""The page on the file format names every table and column, and its queries work."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from teamswiss_gui.storage import schema
from teamswiss_gui.storage.document import write_new
from tests.arbiter import after_one_round

PAGE = (Path(__file__).parents[3] / "docs" / "file-format.md").read_text(encoding="utf-8")
QUERIES = re.findall(r"SELECT.*?;", PAGE, re.DOTALL)


def test_that_the_page_is_of_the_current_format() -> None:
    assert f"**format {schema.FORMAT_VERSION}**" in PAGE
    assert f"0x{schema.APPLICATION_ID:08X}" in PAGE


def test_that_the_page_names_every_table_and_column(tmp_path: Path) -> None:
    path = tmp_path / "event.teamswiss"
    write_new(path, after_one_round().tournament)
    with closing(sqlite3.connect(path)) as connection:
        for kind, table, _sql in schema.objects(connection):
            if kind == "table":
                assert re.search(rf"(###.*\b|`){table}\b", PAGE), table
                for column in connection.execute(f'PRAGMA table_info("{table}")'):
                    assert f"`{column[1]}`" in PAGE, (table, column[1])


@pytest.mark.parametrize("query", QUERIES)
def test_that_a_query_of_the_page_works(tmp_path: Path, query: str) -> None:
    path = tmp_path / "event.teamswiss"
    write_new(path, after_one_round().tournament)
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(query.replace("round = 3", "round = 1")).fetchall()
    assert rows or "FROM log" in query


def test_that_the_page_has_queries() -> None:
    assert len(QUERIES) == 3
