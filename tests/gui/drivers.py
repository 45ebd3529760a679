"""An arbiter at the window: knows the widgets, so that the tests need not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QTableView, QWidget
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.fault_report import FaultReport
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.domain.model import Round, Tournament
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window

DISPLAY = Qt.ItemDataRole.DisplayRole
Dialog = TypeVar("Dialog", bound=QDialog)


class ListedNotices:
    """The door to the user as a list; answers are laid in beforehand."""

    def __init__(self) -> None:
        self.refused: list[str] = []
        self.told: list[str] = []
        self.bugs: list[str] = []
        self.reports: list[FaultReport] = []
        self.reasons: list[str | None] = []
        self.files: list[Path] = []
        self.printers: list[Callable[[Layout], QPrinter]] = []

    def refuse(self, text: str) -> None:
        self.refused.append(text)

    def tell(self, title: str, text: str) -> None:
        self.told.append(f"{title}: {text}")

    def ask_reason(self, _title: str, _question: str) -> str | None:
        return self.reasons.pop(0)

    def choose_file(self, folder: Path, title: str = "", kinds: str = "") -> Path | None:
        return self.files.pop(0) if self.files else None

    def choose_place(self, suggested: Path, title: str = "", kinds: str = "") -> Path | None:
        return self.files.pop(0) if self.files else None

    def choose_folder(self, folder: Path, title: str) -> Path | None:
        return self.files.pop(0) if self.files else None

    def choose_printer(self, layout: Layout) -> QPrinter | None:
        return self.printers.pop(0)(layout) if self.printers else None

    def report_bug(self, report: FaultReport) -> None:
        self.bugs.append(report.summary)
        self.reports.append(report)


class ArbiterAtWindow:
    """Does what an arbiter does, by keyboard and menus, and sees what he would see."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.notices = ListedNotices()
        self.keystrokes = 0
        self.window = self._opened_window()

    def _opened_window(self) -> MainWindow:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        settings = QSettings(str(self.folder / "preferences.ini"), QSettings.Format.IniFormat)
        window = make_window(self.notices, Preferences(settings), application)
        for model in (
            window.rounds.matches_model,
            window.rounds.boards_model,
            window.teams.teams_model,
            window.teams.proxy,
            window.teams.roster_model,
            window.standings.model,
            window.crosstable.model,
            window.crosstable.grid_model,
            window.players.model,
            window.documents.model,
        ):
            watched(model, window)
        with self.qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return window

    # --- the program --------------------------------------------------------------------------

    @property
    def tournament(self) -> Tournament:
        return self.window.session.tournament

    @property
    def last(self) -> Round:
        return self.tournament.rounds[-1]

    @property
    def path(self) -> Path:
        document = self.window.session.document
        assert document is not None
        return document.path

    def opens_the_sample(self) -> ArbiterAtWindow:
        self.window.sample.trigger()
        return self

    def starts_a_new_tournament(self) -> ArbiterAtWindow:
        self.window.new.trigger()
        return self

    def closes_and_starts_again(self) -> ArbiterAtWindow:
        """Close the program and open the same file in a new one."""
        path = self.path
        self.leaves()
        self.window = self._opened_window()
        assert self.window.open_file(path)
        return self

    def leaves(self) -> None:
        """Close the window and everything behind it, now."""
        for window in (*self.window.windows.shown, self.window):
            window.close()
            window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def undoes_everything(self) -> int:
        count = 0
        while self.window.undo.isEnabled():
            self.window.undo.trigger()
            count += 1
        return count

    def goes_to(self, page: str) -> ArbiterAtWindow:
        names = [name for name, _icon, _page in self.window.pages]
        self.presses(f"Ctrl+{names.index(page) + 1}")
        return self

    def presses(self, keys: str) -> ArbiterAtWindow:
        """Press a key or a combination, wherever the focus is."""
        QTest.keySequence(self._focus(), keys)
        QApplication.processEvents()
        self.keystrokes += 1
        return self

    def types(self, text: str) -> ArbiterAtWindow:
        """Type where the focus is; every character is a keystroke."""
        for character in text:
            QTest.keyClicks(self._focus(), character)
            QApplication.processEvents()
            self.keystrokes += 1
        return self

    def _focus(self) -> QWidget:
        """Return where a key goes: a list that popped up, a dialog, or the window."""
        top = QApplication.activePopupWidget()
        if top is not None:
            return top
        top = QApplication.activeModalWidget() or self.window
        return top.focusWidget() or top

    def chooses(self, *texts: str) -> ArbiterAtWindow:
        """Choose a command of the menus by the words on the way to it."""
        command(self.window, *texts, reached=True).trigger()
        QApplication.processEvents()
        return self

    def sees_dialog(self, kind: type[Dialog]) -> Dialog:
        """Return the dialog in front, which is of that kind."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        self.turns_to(dialog)
        return dialog

    def puts_lists_away(self) -> ArbiterAtWindow:
        """Close what has popped up below a field, without choosing anything."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.hide()
        return self

    def turns_to(self, window: QWidget) -> None:
        """Work in a window again: without a desktop nobody brings it back to the front."""
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)

    # --- rounds -------------------------------------------------------------------------------

    def pairs(self) -> ArbiterAtWindow:
        with self.qtbot.waitSignal(self.window.desk.jobs.ended):
            self.presses("F9")
        return self

    def accepts(self) -> ArbiterAtWindow:
        self.presses("Ctrl+Return")
        return self

    def sees_matches(self) -> list[list[str]]:
        return shown(self.window.rounds.matches)

    def sees_boards(self) -> list[list[str]]:
        return shown(self.window.rounds.boards)

    @property
    def hint(self) -> str:
        return self.window.rounds.hint.text()

    @property
    def status(self) -> str:
        return self.window.status.text()

    # --- teams --------------------------------------------------------------------------------

    def sees_teams(self) -> list[list[str]]:
        return shown(self.window.teams.teams)

    def sees_roster(self) -> list[list[str]]:
        return shown(self.window.teams.roster)

    @property
    def problem(self) -> str:
        label = self.window.teams.problem
        return label.text() if label.isVisible() else ""


def command(window: MainWindow, *texts: str, reached: bool = False) -> QAction:
    """Find a command in the menus by the words on the way to it.

    Reached is what can be opened and chosen, all the way down.
    """
    found: QAction | None = None
    actions = window.menuBar().actions()
    for text in texts:
        shown = {each.text().replace("&", ""): each for each in actions}
        assert text in shown, f"{text} is not among {sorted(shown)}"
        found = shown[text]
        menu = found.menu()
        if isinstance(menu, QMenu) and reached:
            menu.aboutToShow.emit()
        assert not reached or (found.isEnabled() and found.isVisible()), f"{text} is disabled"
        actions = menu.actions() if isinstance(menu, QMenu) else []
    assert found is not None
    return found


def watched(model: QAbstractItemModel, parent: QWidget) -> None:
    """Let Qt's own tester end the test if the model breaks a rule."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, parent)


def shown(view: QTableView) -> list[list[str]]:
    """Return the texts of a table."""
    model = view.model()
    return [
        [
            "" if (value := model.index(row, column, QModelIndex()).data(DISPLAY)) is None
            else str(value)
            for column in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    ]  # fmt: skip
