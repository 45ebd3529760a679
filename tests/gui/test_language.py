"""The window speaks the language of the same files as the documents."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QObject
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.language import language_of, speak
from teamswiss_gui.models.round_dates import EXAMPLE, day_text, read_day
from teamswiss_gui.words import catalogue
from teamswiss_gui.words.pseudo import LONGEST

GERMAN = """<TS><context><name>Base</name>
<message><source>Open</source><translation>Öffnen</translation></message>
<message numerus="yes"><source>%n team(s)</source><translation>
<numerusform>%n Mannschaft</numerusform><numerusform>%n Mannschaften</numerusform>
</translation></message></context></TS>"""


class Base(QObject):
    def said(self, n: int) -> str:
        return self.tr("%n team(s)", "", n)

    def opens(self) -> str:
        return self.tr("Open")


class Derived(Base):
    pass


@pytest.fixture
def application(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[QApplication]:
    (tmp_path / "teamswiss_de.ts").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(catalogue, "resource", lambda *_parts: tmp_path)
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    yield running
    speak(running, "en")


def test_that_texts_plurals_dates_and_qt_itself_follow(application: QApplication) -> None:
    words = speak(application, "de")
    assert words.language == "de"
    assert Derived().opens() == "Öffnen"
    assert [Derived().said(n) for n in (1, 3)] == ["1 Mannschaft", "3 Mannschaften"]
    assert QLocale().toString(QDate(2026, 10, 4), "MMMM") == "Oktober"
    box = QMessageBox()
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    assert cancel.text() == "Abbrechen"


def test_that_english_has_plurals_and_comes_back(application: QApplication) -> None:
    speak(application, "de")
    speak(application, "en")
    assert Derived().opens() == "Open"
    assert [Derived().said(n) for n in (1, 3)] == ["1 team", "3 teams"]


def test_that_the_longest_language_is_not_chosen_by_the_desktop(application: QApplication) -> None:
    assert language_of(LONGEST) == LONGEST
    assert language_of("de") == "de"
    assert language_of("xx") in ("en", "de")


def test_that_days_are_typed_and_shown_as_the_language_does(application: QApplication) -> None:
    speak(application, "de")
    assert day_text(EXAMPLE) == "04.10.2026"
    assert read_day("04.10.2026") == read_day("4.10.2026") == read_day("2026-10-04") == EXAMPLE
    speak(application, "en")
    assert day_text(EXAMPLE) == "2026-10-04"
    assert read_day("4.10.2026") == EXAMPLE
    assert read_day("4.13.2026") is None
