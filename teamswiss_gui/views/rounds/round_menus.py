"""The commands of the Rounds page together: its menu, and the menus of its two lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QTableView, QWidget

from teamswiss_gui.app.preferences import ResultsFrom
from teamswiss_gui.domain.model import Match, Tournament
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.rounds.hand_commands import HandCommands
from teamswiss_gui.views.rounds.line_up_dialog import LineUpDialog
from teamswiss_gui.views.rounds.result_commands import ResultCommands
from teamswiss_gui.views.rounds.result_keys import ResultKeys
from teamswiss_gui.views.rounds.round_commands import RoundCommands


class RoundMenus(QObject):
    """Every command of a round, its matches and its boards."""

    side_changed = Signal()
    """Result keys are seen from another side."""

    def __init__(
        self, desk: Desk, keys: ResultKeys, chosen: Callable[[], Sequence[Match]], page: QWidget
    ) -> None:
        super().__init__(page)
        self._desk = desk
        self._keys = keys
        self._page = page
        self.whole = RoundCommands(desk, keys, self)
        self.results = ResultCommands(desk, keys, page)
        self.by_hand = HandCommands(desk, chosen, page)
        self.hand_menu = QMenu(self.tr("Pairing by &hand"), page)
        fill(self.hand_menu, self.by_hand.listed())
        self.line_ups = action(
            self, self.tr("&Line-ups…"), self.open_line_ups, "Ctrl+L", inside=page
        )
        self.from_white = action(
            self, self.tr("Result keys from White’s s&ide"), self._on_from_white
        )
        self.from_white.setCheckable(True)
        self.follow_preferences()

    def listed(self) -> list[QAction | None]:
        """Return the commands in the order of the page's menu."""
        return [
            *self.whole.listed(), None,
            self.hand_menu.menuAction(), self.line_ups, None,
            self.results.board.menuAction(), *self.results.of_match(), self.results.correct,
            self.from_white,
        ]  # fmt: skip

    def follow(self, tournament: Tournament, shown: int) -> str:
        """Enable what makes sense now; return the reason why Pair does not."""
        obstacle = self.whole.follow(tournament, shown)
        self.results.follow(tournament, shown)
        self.by_hand.follow(tournament, shown)
        for menu in (self.hand_menu, self.results.board, self.results.cards):
            menu.menuAction().setEnabled(self._desk.session.is_open)
        self.from_white.setEnabled(True)
        self.line_ups.setEnabled(bool(shown))
        return obstacle

    def follow_preferences(self) -> None:
        """Take over from which side results are typed."""
        seen = self._desk.preferences.results_from is ResultsFrom.WHITE
        self.from_white.setChecked(seen)
        self._keys.sees_white = seen
        self.side_changed.emit()

    def open_line_ups(self) -> None:
        """Show the line-ups of the chosen match."""
        if self._keys.match is not None:
            LineUpDialog(self._desk, self._keys.round, self._keys.match, self._page).open()

    def give_menus(self, matches: QTableView, boards: QTableView) -> None:
        """Give the two lists their own menus."""
        self._matches, self._boards = matches, boards
        for table, slot in ((matches, self._on_matches_menu), (boards, self._on_boards_menu)):
            table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            table.customContextMenuRequested.connect(slot)

    def _on_from_white(self) -> None:
        seen = self.from_white.isChecked()
        self._desk.preferences.results_from = ResultsFrom.WHITE if seen else ResultsFrom.LEFT
        self.follow_preferences()

    def _on_matches_menu(self, place: QPoint) -> None:
        commands = [self.line_ups, None, *self.results.of_match(), None, *self.by_hand.listed()]
        self._pop_up(commands, self._matches, place)

    def _on_boards_menu(self, place: QPoint) -> None:
        self._pop_up([*self.results.of_board(), None, self.line_ups], self._boards, place)

    def _pop_up(self, commands: Sequence[QAction | None], table: QTableView, place: QPoint) -> None:
        menu = QMenu(table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill(menu, commands)
        menu.popup(table.viewport().mapToGlobal(place))


def fill(menu: QMenu, commands: Sequence[QAction | None]) -> None:
    """Put commands into a menu; None is a separating line."""
    for command in commands:
        if command is None:
            menu.addSeparator()
        else:
            menu.addAction(command)
