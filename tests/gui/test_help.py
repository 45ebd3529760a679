"""Help and preferences: the handbook where one is, the keys, what the preferences change."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu

from teamswiss_gui.app.preferences import Look, Paper, Preferences, ResultsFrom
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.dialogs.about import AboutDialog
from teamswiss_gui.views.dialogs.preferences import PreferencesDialog
from teamswiss_gui.views.dialogs.shortcuts import ShortcutsDialog, shortcuts
from teamswiss_gui.views.handbook import NAME, HandbookWindow
from teamswiss_gui.views.log_dialog import LogDialog
from teamswiss_gui.words.handbook import Handbook
from teamswiss_gui.words.pseudo import LONGEST
from tests.gui.drivers import ArbiterAtWindow, shown, watched


def book(arbiter: ArbiterAtWindow) -> HandbookWindow:
    window = arbiter.window.help.handbook
    assert window is not None
    return window


def test_that_f1_opens_the_handbook_for_where_one_is(arbiter: ArbiterAtWindow) -> None:
    arbiter.presses("F1")
    assert book(arbiter).shown_topic == "welcome"
    arbiter.opens_the_sample()
    for place, (name, icon, page) in enumerate(arbiter.window.pages):
        arbiter.window.page_commands[place].trigger()
        arbiter.window.help.here.trigger()
        assert book(arbiter).shown_topic == (page.help_topic() or icon), name


def test_that_f1_knows_the_explanation_and_the_tie_breaks(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    arbiter.presses("F4").presses("F1")
    assert book(arbiter).shown_topic == "why"
    arbiter.window.page_commands[0].trigger()
    page = arbiter.window.tournament_page
    page.tabs.setCurrentWidget(page.tiebreaks)
    arbiter.window.help.here.trigger()
    assert book(arbiter).shown_topic == "tie-breaks"


@pytest.mark.parametrize(
    ("command", "topic"),
    [
        ("Log…", "log"),
        ("Preferences…", "preferences"),
        ("Keyboard shortcuts…", "shortcuts"),
        ("Check-in…", "teams"),
        ("Line-ups…", "rounds"),
        ("Compare systems…", "pairing-systems"),
    ],
)
def test_that_f1_works_in_a_dialog(arbiter: ArbiterAtWindow, command: str, topic: str) -> None:
    arbiter.opens_the_sample()
    for menu in arbiter.window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
    found = {each.text().replace("&", ""): each for each in arbiter.window.findChildren(QAction)}
    found[command].trigger()
    dialog = next(each for each in arbiter.window.findChildren(Dialog) if each.isVisible())
    dialog.activateWindow()
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_F1)
    (handbook,) = dialog.findChildren(HandbookWindow)
    assert handbook.isVisible()
    assert handbook.shown_topic == topic
    assert arbiter.window.help.handbook is None, "it would be out of reach behind the dialog"
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert dialog.findChildren(HandbookWindow) == [handbook]
    QTest.keyClick(handbook, Qt.Key.Key_F1)
    assert handbook.shown_topic == "index"
    handbook.close()
    dialog.close()


def kinds_of(dialog: type[Dialog]) -> list[type[Dialog]]:
    return [dialog, *(kind for each in dialog.__subclasses__() for kind in kinds_of(each))]


def test_that_every_dialog_names_its_page_of_the_handbook(arbiter: ArbiterAtWindow) -> None:
    handbook = Handbook()
    kinds = [
        kind
        for kind in kinds_of(Dialog)
        if kind.__module__.startswith("teamswiss_gui") and not kind.__subclasses__()
    ]
    assert len(kinds) > 20
    assert [kind.__name__ for kind in kinds if handbook.topic(kind.topic) is None] == []


def test_that_every_page_has_its_topic_and_every_link_its_page(arbiter: ArbiterAtWindow) -> None:
    handbook = Handbook()
    for name, icon, page in arbiter.window.pages:
        assert handbook.topic(page.help_topic() or icon) is not None, name
    assert len(handbook.topics) > 8


def test_that_the_handbook_goes_back_and_is_searched(arbiter: ArbiterAtWindow) -> None:
    arbiter.window.help.show_topic("tournament")
    arbiter.window.help.show_topic("teams")
    window = book(arbiter)
    window.back.trigger()
    assert window.shown_topic == "tournament"
    window.forward.trigger()
    assert window.shown_topic == "teams"
    before = window.contents.model().rowCount()
    window.search.setText("snapshot")
    assert 0 < window.contents.model().rowCount() < before
    window.search.setText("no such words anywhere")
    assert window.contents.model().rowCount() == 0
    assert window.nothing.isVisible()


def test_that_a_page_without_a_translation_is_english(tmp_path: Path) -> None:
    for language, name, text in (
        ("en", "index", "# Handbook\n\n[Teams](teams.md)"),
        ("en", "teams", "# Teams"),
        ("de", "index", "# Handbuch\n\n[Mannschaften](teams.md)"),
    ):
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / f"{name}.md").write_text(text, encoding="utf-8")
    assert [topic.title for topic in Handbook("de", tmp_path).topics] == ["Handbuch", "Teams"]


def test_that_the_list_of_keys_is_made_from_the_menus(arbiter: ArbiterAtWindow) -> None:
    bar = arbiter.window.menuBar()
    listed = {row.key: row.command for row in shortcuts(bar)}
    assert listed["F9"].startswith("Pair")
    assert listed["Ctrl+,"] == "Preferences"
    dialog = ShortcutsDialog(arbiter.window.desk, arbiter.window, bar)
    watched(dialog.model, dialog)
    assert ["F1", "Handbook", "Help"] in shown(dialog.table)


def test_that_about_names_version_and_licences(arbiter: ArbiterAtWindow) -> None:
    text = AboutDialog(arbiter.window.desk, arbiter.window).text.toPlainText()
    for word in ("MIT", "LGPL", "PySide6", "openpyxl"):
        assert word in text


def test_that_the_log_is_filtered_as_one_types(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().pairs()
    arbiter.presses("Ctrl+Z")
    dialog = LogDialog(arbiter.window.desk, arbiter.window)
    watched(dialog.model, dialog)
    watched(dialog.proxy, dialog)
    paired = "air the round: 11 matches, bye: Ferry House"
    assert [line[1] for line in shown(dialog.table)] == [f"Undo: p{paired}", f"P{paired}"]
    assert dialog.count.text() == "2 lines"
    dialog.filter.setText("undo")
    assert [line[1] for line in shown(dialog.table)] == [f"Undo: p{paired}"]
    assert dialog.count.text() == "1 of 2 lines"


# --- preferences ------------------------------------------------------------------------------


def choose(combo: QComboBox, value: object) -> None:
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.emit(combo.currentIndex())


def test_that_preferences_take_effect_at_once(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    kept = arbiter.window.desk.preferences
    dialog = PreferencesDialog(arbiter.window.desk, arbiter.window)
    dialog.changed.connect(arbiter.window.windows.follow_preferences)
    try:
        choose(dialog.look, Look.DARK)
        assert arbiter.window.desk.theme.is_dark
        choose(dialog.text_size, 20)
        assert arbiter.window.desk.theme.body == 20
        choose(dialog.paper, Paper.LETTER)
        choose(dialog.results, ResultsFrom.WHITE)
        assert arbiter.window.rounds.keys.sees_white
        folder = arbiter.folder / "events"
        folder.mkdir()
        arbiter.notices.files.append(folder)
        dialog.folder.choose.click()
        assert (kept.paper_here, kept.results_from, kept.folder) == (
            Paper.LETTER,
            ResultsFrom.WHITE,
            folder,
        )
    finally:
        choose(dialog.text_size, 13)
        choose(dialog.look, Look.LIGHT)
        dialog.close()


def test_that_another_language_keeps_file_and_view(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    path = arbiter.path
    windows = arbiter.window.windows
    arbiter.window.desk.preferences.language = LONGEST
    try:
        windows.follow_preferences()
        (window,) = windows.shown
        arbiter.window = window
        assert window.session.document is not None
        assert window.session.document.path == path
        assert window.stack.currentWidget() is window.standings
        assert window.pages[0][0].startswith("[T")
        assert "[" in window.undo.text()
    finally:
        window.desk.preferences.language = "en"
        windows.follow_preferences()
        (arbiter.window,) = windows.shown
    assert arbiter.window.pages[0][0] == "Tournament"


@pytest.mark.parametrize(
    ("name", "stored", "read"),
    [
        ("look", "pink", Look.SYSTEM),
        ("paper", "A0", Paper.LOCAL),
        ("results_from", "", ResultsFrom.LEFT),
        ("font_size", "large", 13),
        ("second_folder", "", None),
        ("folder", "/no/such/folder", Path.home()),
    ],
)
def test_that_odd_preferences_do_no_harm(
    tmp_path: Path, name: str, stored: str, read: object
) -> None:
    settings = QSettings(str(tmp_path / "p.ini"), QSettings.Format.IniFormat)
    settings.setValue(name, stored)
    assert getattr(Preferences(settings), name) == read


def test_that_the_log_says_who(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament()
    arbiter.types("Cup").presses("Return")
    with Document.open(arbiter.path, read_only=True) as there:
        assert there.log()[-1].who


def test_that_the_contents_mark_the_page_that_is_shown(arbiter: ArbiterAtWindow) -> None:
    def marked() -> str:
        return str(book(arbiter).contents.currentIndex().data(NAME))

    for topic in ("tournament", "teams", "rounds"):
        arbiter.window.help.show_topic(topic)
        assert (book(arbiter).shown_topic, marked()) == (topic, topic)
    book(arbiter).back.trigger()
    assert (book(arbiter).shown_topic, marked()) == ("teams", "teams")
    book(arbiter).text.anchorClicked.emit(QUrl("crosstable.md"))
    assert marked() == "crosstable"
