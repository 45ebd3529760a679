"""The arbiter on the Rounds page: knows its lists, menus and dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QMenu

from teamswiss_gui.domain.model import Match, TeamId
from teamswiss_gui.models.carried import carrying_numbers
from teamswiss_gui.models.matches import BoardColumn, MatchColumn
from teamswiss_gui.models.roles import Role
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.rounds.decision_dialog import DecisionDialog
from teamswiss_gui.views.rounds.line_up_dialog import LineUpDialog
from teamswiss_gui.views.rounds.no_pairing_dialog import NoPairingDialog
from teamswiss_gui.views.rounds.team_dragging import MIME
from tests.gui.drivers import ArbiterAtWindow, watched

Dialog = TypeVar("Dialog", bound=QDialog)


class ArbiterAtRounds(ArbiterAtWindow):
    """Pairs by hand, seats players, corrects, and reads what he is told first."""

    def _opened_window(self) -> MainWindow:
        window = super()._opened_window()
        watched(window.rounds.matches_panel.waiting_model, window)
        return window

    # --- what he sees -------------------------------------------------------------------------

    def team(self, name: str) -> TeamId:
        return next(team.id for team in self.tournament.teams if team.name == name)

    def name(self, team: TeamId) -> str:
        return self.tournament.team(team).name

    def sees_pairs(self) -> list[str]:
        return [
            f"{row[MatchColumn.WHITE]} – {row[MatchColumn.BLACK]}" for row in self.sees_matches()
        ]

    def sees_waiting(self) -> list[str]:
        model = self.window.rounds.matches_panel.waiting_model
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    def sees_missing(self) -> list[str]:
        return [line.text() for line in self.window.rounds.preparation.buttons()]

    def log_says(self) -> str:
        session = self.window.session
        return session.log_text(session.log()[-1])

    @property
    def last_gesture(self) -> str:
        return self.window.session.log()[-1].gesture

    def match_of(self, name: str) -> Match:
        found = self.last.match_of(self.team(name))
        assert found is not None
        return found

    # --- choosing -----------------------------------------------------------------------------

    def chooses_match(self, *tables: int) -> ArbiterAtRounds:
        """Choose a match, or several, by their places in the list."""
        rounds = self.window.rounds
        rounds.matches.choose(tables[0] - 1)
        for table in tables[1:]:
            rounds.matches.selectionModel().select(
                rounds.matches_model.index(table - 1, 0),
                rounds.matches.selectionModel().SelectionFlag.Select
                | rounds.matches.selectionModel().SelectionFlag.Rows,
            )
        rounds.matches.setFocus()
        return self

    def chooses_board(self, board: int) -> ArbiterAtRounds:
        self.window.rounds.boards.choose(board - 1, BoardColumn.RESULT)
        self.window.rounds.boards.setFocus()
        return self

    def goes_to_round(self, number: int) -> ArbiterAtRounds:
        self.window.rounds.show_round(number)
        return self

    def uses(self, *path: str) -> ArbiterAtRounds:
        """Choose a command of the Rounds menu by its words."""
        menu: QMenu | None = None
        for entry in self.window.menuBar().actions():
            if entry.text().replace("&", "") == "Rounds":
                menu = entry.menu()  # type: ignore[assignment]
        for step, words in enumerate(path):
            assert menu is not None, path
            menu.aboutToShow.emit()
            command = _entry(menu, words)
            assert command.isEnabled(), f"{words} is not enabled"
            if step + 1 < len(path):
                menu = command.menu()  # type: ignore[assignment]
            else:
                command.trigger()
        QApplication.processEvents()
        return self

    def drags(self, name: str, onto: str) -> ArbiterAtRounds:
        """Drag a team onto another one."""
        panel = self.window.rounds.matches_panel
        place = self._place_of(panel.table, onto)
        view: QAbstractItemView = panel.table
        if place is None:
            view, place = panel.waiting, self._place_of(panel.waiting, onto)
        assert place is not None
        data = carrying_numbers(MIME, panel.dragging, [self.team(name)])
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        action = Qt.DropAction.MoveAction
        for event in (
            QDragEnterEvent(place, action, data, left, none),
            QDragMoveEvent(place, action, data, left, none),
            QDropEvent(QPointF(place), action, data, left, none),
        ):
            QApplication.sendEvent(view.viewport(), event)
        return self

    def _place_of(self, view: QAbstractItemView, name: str) -> QPoint | None:
        model = view.model()
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                index = model.index(row, column)
                if index.data(Role.TEAM) == self.team(name):
                    return view.visualRect(index).center()
        return None

    # --- dialogs ------------------------------------------------------------------------------

    def dialog(self, kind: type[Dialog]) -> Dialog:
        """Return the dialog that stands in front."""
        self.waits_for(lambda: isinstance(QApplication.activeModalWidget(), kind))
        found = QApplication.activeModalWidget()
        assert isinstance(found, kind)
        return found

    def waits_for(self, fact: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(fact, timeout=20000)

    def is_told(self) -> list[str]:
        """Return the consequences that are named before anything is done."""
        dialog = self.dialog(DecisionDialog)
        self.waits_for(dialog.do.isEnabled)
        return dialog.consequences

    def decides(self) -> ArbiterAtRounds:
        """Do what the dialog in front says."""
        dialog = self.dialog(QDialog)
        if isinstance(dialog, DecisionDialog):
            self.waits_for(dialog.do.isEnabled)
        self.presses("Return")
        self.waits_for(lambda: QApplication.activeModalWidget() is not dialog)
        return self.is_back_at_the_window()

    def thinks_better_of_it(self) -> ArbiterAtRounds:
        self.presses("Escape")
        self.waits_for(lambda: QApplication.activeModalWidget() is None)
        return self.is_back_at_the_window()

    def is_back_at_the_window(self) -> ArbiterAtRounds:
        """Have the window in front again, as a desktop does when a dialog is closed."""
        if QApplication.activeModalWidget() is None:
            self.window.activateWindow()
            self.waits_for(lambda: QApplication.activeWindow() is self.window)
        return self

    def opens_line_ups(self) -> LineUpDialog:
        self.window.rounds.boards.setFocus()
        self.presses("Ctrl+L")
        return self.dialog(LineUpDialog)

    def finds_no_pairing(self) -> NoPairingDialog:
        with self.qtbot.waitSignal(self.window.desk.jobs.unpairable):
            self.presses("F9")
        self.waits_for(lambda: not self.window.desk.jobs.is_pairing)
        return self.dialog(NoPairingDialog)

    # --- a day --------------------------------------------------------------------------------

    def enters_the_round(self, results: str = "1=0=") -> ArbiterAtRounds:
        """Type the same results for every match of the round."""
        self.window.rounds.matches.choose(0)
        self.window.rounds.boards.setFocus()
        for _match in self.last.matches:
            self.types(results + "\r")
        return self


def _entry(menu: QMenu, words: str) -> QAction:
    for command in menu.actions():
        text = command.text().replace("&", "").partition("\t")[0].rstrip("…")
        if text.startswith(words):
            return command
    raise AssertionError(f"{words} is not in {[a.text() for a in menu.actions()]}")
