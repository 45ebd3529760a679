"""Every page and dialog in every language: all of it translated, none of it cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QSettings, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.language import speak
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.preview import Preview
from teamswiss_gui.views.program import make_window
from teamswiss_gui.views.widgets import ElidedLabel
from teamswiss_gui.words.local import NAMES
from teamswiss_gui.words.pseudo import LONGEST
from tests.gui.drivers import ListedNotices
from tests.pictures import SCENES, SIZE, Set
from tests.translations.outside import untranslated

ROWS_LOOKED_AT = 15
FOREIGN = {"handbook", "about", "import"}
"""Scenes that show texts which are not the program's: the handbook, licences, a club's list."""
ROUNDING = 1
"""Pixels."""


@pytest.fixture
def in_language(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path / "data"))
    stage = Stage(tmp_path)
    yield stage
    stage.leave()


class Stage:
    """Plays every scene in one language."""

    def __init__(self, folder: Path) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self._application = application
        self._folder = folder
        self._window: MainWindow | None = None

    def scenes(self, language: str) -> Iterator[tuple[str, QWidget]]:
        """Show one page or dialog after the other."""
        settings = QSettings(str(self._folder / "language.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        preferences.language = language
        self._window = make_window(ListedNotices(), preferences, self._application)
        self._window.resize(*SIZE)
        self._window.show()
        at = Set(self._window)
        for name, scene in SCENES:
            dialog = scene(at)
            if dialog is not None:
                dialog.show()
            for _pass in range(3):  # a layout may ask for another one
                self._application.processEvents()
            yield name, dialog or self._window
            if dialog is not None:
                dialog.close()

    def leave(self) -> None:
        """Close everything and speak English again."""
        if self._window is not None:
            self._window.windows.close_all()
        speak(self._application, "en")

    def data(self) -> str:
        """Return everything that an arbiter typed, as one text."""
        assert self._window is not None
        return repr(self._window.session.tournament)

    def teams(self) -> frozenset[str]:
        """Return the names of the teams."""
        assert self._window is not None
        return frozenset(team.name for team in self._window.session.tournament.teams)


# --- everything is translated -----------------------------------------------------------------


def shown_in(root: QWidget) -> Iterator[str]:
    """Go through every text that the widgets below show or tell a screen reader."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or isinstance(widget, Preview):
            continue  # a preview speaks the document's language
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QGroupBox():
                yield widget.title()
            case QLineEdit():
                yield widget.placeholderText()
            case QComboBox():
                yield from (widget.itemText(place) for place in range(widget.count()))
            case QTabBar():
                yield from (widget.tabText(place) for place in range(widget.count()))
            case QTextEdit():
                yield widget.toPlainText()
            case QMenuBar():
                yield from _of_menu(widget.actions())
            case QHeaderView():
                model = widget.model()
                for place in range(widget.count() if model else 0):
                    yield str(model.headerData(place, widget.orientation()) or "")
            case QAbstractItemView():
                yield from _of_model(widget.model())


def _of_menu(actions: list[QAction]) -> Iterator[str]:
    for action in actions:
        yield action.text()
        menu = action.menu()
        if menu is not None:
            yield from _of_menu(menu.actions())  # type: ignore[attr-defined]


def _of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    for row in range(min(model.rowCount(parent), ROWS_LOOKED_AT)):
        column = 0
        while (index := model.index(row, column, parent)).isValid():
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                value = index.data(role)
                if isinstance(value, str):
                    yield value
            column += 1


def test_that_all_that_is_shown_goes_through_tr(in_language: Stage) -> None:
    found = []
    for name, root in in_language.scenes(LONGEST):
        if name in FOREIGN:
            continue
        data = in_language.data() + " ".join(NAMES.values())
        found += [(name, text) for text in shown_in(root) if untranslated(text, data)]
    assert found == []


def test_that_a_text_outside_tr_would_be_found(qtbot: QtBot) -> None:
    label = QLabel("Round [Rûnde 3erwe]")
    qtbot.addWidget(label)
    label.show()
    assert [untranslated(text) for text in shown_in(label) if text] == [{"round"}]


# --- nothing is cut ---------------------------------------------------------------------------


def cut_in(root: QWidget, names: frozenset[str] = frozenset()) -> Iterator[str]:
    """Go through the texts that have less room than they ask for; a team's name may end in …"""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or isinstance(widget, ElidedLabel):
            continue
        match widget:
            case QLabel() if widget.text() and widget.pixmap().isNull():
                yield from _cut_label(widget)
            case QPushButton() | QToolButton() | QCheckBox() | QRadioButton() if widget.text():
                if widget.width() + ROUNDING < widget.minimumSizeHint().width():
                    yield f"button {widget.text()!r}"
            case QComboBox() if widget.currentText():
                room = widget.width() - 2 * widget.height() // 3
                if room < widget.fontMetrics().horizontalAdvance(widget.currentText()):
                    yield f"choice {widget.currentText()!r}"
            case QTabBar():
                asked = sum(widget.tabSizeHint(each).width() for each in range(widget.count()))
                if widget.width() + ROUNDING < asked:
                    yield f"tabs {[widget.tabText(each) for each in range(widget.count())]}"
            case QHeaderView() if widget.orientation() is Qt.Orientation.Horizontal:
                yield from _cut_headings(widget, names)


def _cut_label(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        half_a_line = label.fontMetrics().height() // 2
        if label.height() + half_a_line < label.heightForWidth(label.width()):
            yield f"lines of {label.text()!r}"
    elif label.width() + ROUNDING < label.minimumSizeHint().width():
        yield f"label {label.text()!r}"


def _cut_headings(header: QHeaderView, names: frozenset[str]) -> Iterator[str]:
    model = header.model()
    bold = QFont(header.font())
    bold.setBold(True)  # as the style sheet draws it
    metrics = QFontMetrics(bold)
    for place in range(header.count()):
        text = str(model.headerData(place, Qt.Orientation.Horizontal) or "")
        asked = 0 if text in names else metrics.horizontalAdvance(text)
        if not header.isSectionHidden(place) and header.sectionSize(place) < asked:
            yield f"heading {text!r}"


@pytest.mark.parametrize("language", sorted(NAMES))
def test_that_no_text_is_cut(in_language: Stage, language: str) -> None:
    found = {
        f"{name}: {cut}"
        for name, root in in_language.scenes(language)
        for cut in cut_in(root, in_language.teams())
    }
    assert sorted(found) == []


def test_that_a_cut_text_would_be_found(qtbot: QtBot) -> None:
    button = QPushButton("Publish the round")
    qtbot.addWidget(button)
    button.setFixedWidth(30)
    button.show()
    assert list(cut_in(button)) == ["button 'Publish the round'"]
