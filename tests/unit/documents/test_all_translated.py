"""Whatever a document says is in its language, in every cell and every line around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from teamswiss_gui.documents.builders.workbook import sheets
from teamswiss_gui.documents.model import Cell, Column, Document, Table
from teamswiss_gui.documents.registry import build
from teamswiss_gui.documents.source import Options, Source
from teamswiss_gui.words import Words
from teamswiss_gui.words.pseudo import LONGEST
from tests.golden.describe import cases, sample
from tests.translations.outside import untranslated

UNSAID = {"name", "key", "anchor", "link", "language", "value", "parts", "media_type"}
"""Names in no language, and values for spreadsheets."""


def said(part: object) -> Iterator[str]:
    """Go through every text that a reader sees."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from said(each)
    elif is_dataclass(part):
        for field in fields(part):
            if field.name not in UNSAID:
                yield from said(getattr(part, field.name))


def source(event: str) -> Source:
    return Source(sample(event), Words(LONGEST), Options())


@pytest.mark.parametrize(("event", "name"), cases())
def test_that_a_document_says_everything_in_its_language(event: str, name: str) -> None:
    made = build(name, source(event))
    data = repr(sample(event))
    assert [text for text in said(made) if untranslated(text, data)] == []


def test_that_the_workbook_says_everything_in_its_language() -> None:
    data = repr(sample("league"))
    texts = [text for sheet in sheets(source("league")) for text in said(sheet)]
    assert len(texts) > 1000
    assert [text for text in texts if untranslated(text, data)] == []


def test_that_an_english_cell_would_be_found() -> None:
    table = Table("t", (Column("round", "Round"),), ())
    assert [untranslated(text) for text in said(table) if text] == [{"round"}]
    assert list(said(Cell("w", "[wéîß]"))) == ["[wéîß]"]


def test_that_the_document_s_name_is_not_a_text() -> None:
    assert "Round" not in list(said(Document("Round", "", "", ())))
