"""Every text is found for the translators, and what they finished is never lost."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import read_trf, write_trf
from teamswiss_gui.words import Words
from teamswiss_gui.words.expected import expected_key, expected_text
from teamswiss_gui.words.pseudo import LONGEST
from tests.translations.collect import Text, collect
from tests.translations.files import update
from tests.unit.formats.damage import damaged

VIEW = """
from PySide6.QtCore import QCoreApplication

CONTEXT = "Boxes"
HEADS = {1: "First", 2: "Second"}


def _tr(text):
    return QCoreApplication.translate(CONTEXT, text)


class Page:
    def show(self, count, dark):
        self.tr("%n team(s)", "", count)
        self.tr("Open", "the list")
        self.tr("Dark" if dark else "Light")
        _tr("Save as")
        return [self.tr(head) for head in ("No.", "Name")]
"""
BELOW = """
CONTEXT = "cards"
KINDS = {1: "played", 2: "forfeited"}


def lines(words, kind, source):
    words.tr(CONTEXT, "Table {table}")
    words.tr(CONTEXT, KINDS[kind])
    return source.tr("Standings after round {round}")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in (("views/page.py", VIEW), ("cli/cards.py", BELOW)):
        path = tmp_path / "package" / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "package"


def said(package: Path) -> set[tuple[str, str, str]]:
    texts, unclear = collect(package)
    assert unclear == []
    tables = {"errors", "gestures", "tiebreaks", "articles", "expected"}
    return {(t.context, t.source, t.comment) for t in texts if t.context not in tables}


def test_that_texts_above_the_line_have_their_class_as_context(package: Path) -> None:
    assert {text for text in said(package) if text[0] in ("Page", "Boxes")} == {
        ("Page", "%n team(s)", ""),
        ("Page", "Open", "the list"),
        ("Page", "Dark", ""),
        ("Page", "Light", ""),
        ("Page", "No.", ""),
        ("Page", "Name", ""),
        ("Boxes", "Save as", ""),
    }


def test_that_texts_below_the_line_have_the_context_they_name(package: Path) -> None:
    assert {text for text in said(package) if text[0] in ("cards", "documents")} == {
        ("cards", "Table {table}", ""),
        ("cards", "played", ""),
        ("cards", "forfeited", ""),
        ("documents", "Standings after round {round}", ""),
    }


def test_that_a_text_nobody_can_find_is_reported(package: Path) -> None:
    (package / "views" / "page.py").write_text(
        "class Page:\n    def show(self):\n        return self.tr(self.whatever())\n",
        encoding="utf-8",
    )
    assert collect(package)[1] == ["views/page.py:3: self.whatever()"]


def test_that_every_text_of_the_program_is_found() -> None:
    texts, unclear = collect()
    assert unclear == []
    assert len({text.context for text in texts}) > 30


TEAMS = Text("Page", "%n team(s)", place="views/page.py:9")
OPEN = Text("Page", "Open", place="views/page.py:10")
CLOSE = Text("Page", "Close", place="views/page.py:11")


def finish(path: Path, source: str, *forms: str) -> None:
    text = path.read_text(encoding="utf-8")
    before, found, rest = text.partition(f"<source>{source}</source>")
    old, end, rest = rest.partition("</message>")
    filled = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    new = f"<translation>{filled if len(forms) > 1 else forms[0]}</translation>"
    assert found
    assert "unfinished" in old
    path.write_text(before + found + new + end + rest, encoding="utf-8")


def test_that_an_update_keeps_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "teamswiss_pl.ts"
    assert update(tmp_path, "pl", [TEAMS, OPEN]).missing == 2
    assert path.read_text(encoding="utf-8").count("<numerusform") == 3
    finish(path, "%n team(s)", "%n zespół", "%n zespoły", "%n zespołów")
    finish(path, "Open", "Otwórz")
    report = update(tmp_path, "pl", [TEAMS, CLOSE])
    assert (report.finished, report.missing, report.obsolete) == (1, 1, 1)
    words = Words("pl", tmp_path)
    assert [words.tr("Page", "%n team(s)", n) for n in (1, 2, 5)] == [
        "1 zespół",
        "2 zespoły",
        "5 zespołów",
    ]
    assert words.tr("Page", "Open") == "Open"
    # A text that comes back brings its translation back.
    assert update(tmp_path, "pl", [TEAMS, OPEN, CLOSE]).obsolete == 0
    assert Words("pl", tmp_path).tr("Page", "Open") == "Otwórz"


def test_that_a_second_update_changes_nothing(tmp_path: Path) -> None:
    update(tmp_path, "de", [TEAMS, OPEN])
    once = (tmp_path / "teamswiss_de.ts").read_bytes()
    update(tmp_path, "de", [TEAMS, OPEN])
    assert (tmp_path / "teamswiss_de.ts").read_bytes() == once


def test_that_what_a_damaged_file_should_have_had_is_said_in_the_language(tmp_path: Path) -> None:
    known = {text.source for text in collect()[0] if text.context == "expected"}
    sample = write_trf(generate(Plan(teams=6, rounds=2, seed=1, boards=2, forfeits=0.2)))
    said: set[str] = set()
    for number in range(300):
        try:
            found = read_trf(damaged(sample, Random(number)))
            said |= {problem.expected for problem in found.warnings}
        except TeamSwissError as error:
            problems: Any = error.details["problems"]
            said |= {problem[4] for problem in problems}
    keys = {expected_key(phrase)[0] for phrase in said}
    assert len(keys) > 20
    # A near tie-break code and what a setting refuses are the file's own words.
    assert {key for key in keys - known if "tie-break code" not in key} <= {"points order"}


def test_that_figures_keep_their_places_in_another_language() -> None:
    words = Words(LONGEST)
    assert "12" in expected_text(words, "a blank in column 12")
    assert expected_text(words, "a blank in column 12").startswith("[")
    assert expected_text(Words(), "a blank in column 12") == "a blank in column 12"
    assert expected_key("game points, like -2.0") == ("game points, like {0}", ["-2.0"])
    assert expected_key("rounds in 5-7") == ("rounds in {0}-{1}", ["5", "7"])
