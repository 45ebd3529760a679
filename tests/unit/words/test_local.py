"""Dates as a language writes them are read back; others are none."""

from __future__ import annotations

from datetime import date

import pytest

from teamswiss_gui.words.local import NAMES, date_text, read_date

DAY = date(2026, 10, 4)


@pytest.mark.parametrize("language", sorted(NAMES))
def test_that_a_date_is_read_as_it_is_written(language: str) -> None:
    assert read_date(language, date_text(language, DAY)) == DAY


@pytest.mark.parametrize("text", ["", "4 October", "31.02.2026", "2026/10/04", "04.10.26 x"])
def test_that_what_is_no_date_is_none(text: str) -> None:
    assert read_date("de", text) is None
