"""Numbers take the form that each language wants; the longest language breaks nothing."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from teamswiss_gui.words import Words
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.errors import TEXTS
from teamswiss_gui.words.plurals import form, form_count
from teamswiss_gui.words.pseudo import LONGEST, lengthened


# (language, numbers that take form 0, form 1, …), from the table of Qt Linguist.
@pytest.mark.parametrize(
    ("language", "groups"),
    [
        ("en", [[1], [0, 2, 5, 21]]),
        ("de", [[1], [0, 2, 11]]),
        ("pt", [[1], [0, 2]]),
        ("pt_BR", [[0, 1], [2, 10]]),
        ("fr", [[0, 1], [2, 21]]),
        ("tr", [[0, 1, 2]]),
        ("cs", [[1], [2, 3, 4], [0, 5, 21, 22]]),
        ("pl", [[1], [2, 4, 22, 104], [0, 5, 12, 14, 21, 111, 112]]),
        ("ru", [[1, 21, 101], [2, 24, 102], [0, 5, 11, 12, 111]]),
        ("uk", [[1, 31], [3, 33], [11, 13, 30]]),
        ("ro", [[1], [0, 2, 19, 101, 119], [20, 100, 120]]),
        ("sl", [[1, 101], [2, 102], [3, 4], [0, 5, 11]]),
        ("lt", [[1, 21], [2, 22], [0, 11, 12]]),
        ("lv", [[1, 21], [2, 11], [0]]),
        ("ar", [[0], [1], [2], [3, 10, 103], [11, 99], [100, 102]]),
    ],
)
def test_that_a_number_takes_its_form(language: str, groups: list[list[int]]) -> None:
    assert form_count(language) == len(groups)
    for place, numbers in enumerate(groups):
        for number in numbers:
            assert form(language, number) == place, number


def test_that_english_needs_no_file_for_its_plurals() -> None:
    words = Words()
    text = "%n result(s) missing in %n match(es)"
    assert words.tr("x", text, 1) == "1 result missing in 1 match"
    assert words.tr("x", text, 3) == "3 results missing in 3 matches"


def test_that_a_text_of_a_base_class_is_found_from_another_class(tmp_path: Path) -> None:
    (tmp_path / "teamswiss_de.ts").write_text(
        "<TS><context><name>Field</name><message><source>Unlock</source>"
        "<translation>Entsperren</translation></message></context></TS>",
        encoding="utf-8",
    )
    assert Words("de", tmp_path).find("TextField", "Unlock") == "Entsperren"
    assert languages(tmp_path) == ["en", "de"]


@pytest.mark.parametrize("text", [*TEXTS.values(), "&Open…", "%n team(s)", "<b>Bold</b>"])
def test_that_the_longest_language_keeps_placeholders(text: str) -> None:
    longer = Words(LONGEST).tr("x", text)
    assert longer == lengthened(text)
    assert len(longer) >= 1.2 * len(text)
    names = [name for _text, name, _spec, _conversion in Formatter().parse(text) if name]
    assert [n for _t, n, _s, _c in Formatter().parse(longer) if n] == names
    for kept in ("%n", "&O", "<b>"):
        assert (kept in longer) == (kept in text)
