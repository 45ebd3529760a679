"""The matches of the round in publishing order, and who has none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Match, MatchId, Round, TeamId, Tournament
from teamswiss_gui.models.matches import MatchColumn, MatchesModel, MatchRows
from teamswiss_gui.models.roles import Role
from teamswiss_gui.models.waiting import WaitingModel, waiting_rows
from teamswiss_gui.scoring.points import Points, totals
from teamswiss_gui.views.delegates import TableDelegate
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.rounds.team_dragging import TeamDragging
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import SMALL

NARROW = 580
"""Width in pixels at the standard size below which numbers and points are left out."""
MOST_IN_A_LINE = 4
"""Teams without a match that stand in one line; more have two, and a scroll bar."""


class MatchesTable(Table):
    """Paints its whole ground itself, so that Qt can shift what is there when it scrolls."""

    def __init__(self, desk: Desk, model: MatchesModel, name: str) -> None:
        super().__init__(desk, model, name)
        self._desk = desk
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self._desk.theme.colours.base))
        painter.end()
        super().paintEvent(event)


class MatchesPanel(QWidget):
    """The list of matches, and below it the teams that have none."""

    choice_changed = Signal()
    """Other matches are chosen."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._before: tuple[object, dict[TeamId, Points]] | None = None
        self._rows = MatchRows()
        self.model = MatchesModel()
        self.table = MatchesTable(desk, self.model, self.tr("Matches"))
        self.table.setAccessibleDescription(
            self.tr("Choose two matches with Ctrl or Shift; drag a team onto another.")
        )
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.horizontalHeader().setObjectName("roundMatchesHeader")
        self.waiting_model = WaitingModel()
        self.waiting = QListView()
        self.waiting.setObjectName("waitingTeams")
        self.waiting.setAccessibleName(self.tr("Teams without a match"))
        self.waiting.setModel(self.waiting_model)
        self.waiting.setItemDelegate(TableDelegate(desk, self.waiting))
        self.waiting.setFlow(QListView.Flow.LeftToRight)
        self.waiting.setWrapping(True)
        self.waiting.setResizeMode(QListView.ResizeMode.Adjust)
        self.waiting.setSpacing(2)
        self.dragging = TeamDragging(self)
        for view in (self.table, self.waiting):
            self.dragging.watch(view)
        above = QVBoxLayout(self)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(SMALL)
        above.addWidget(self.table, 1)
        above.addWidget(self.waiting)
        self.table.selectionModel().selectionChanged.connect(self.choice_changed)

    def chosen(self, each: Round) -> list[Match]:
        """Return the matches of a round that are chosen, from the top."""
        chosen = self.table.selectionModel().selectedRows()
        current = self.table.currentIndex()
        if not chosen and current.isValid():
            chosen = [current]  # the one that the boards below are of
        ids = {MatchId(index.data(Role.KEY)) for index in chosen}
        return [match for match in each.matches if match.id in ids]

    def retheme(self) -> None:
        """Take over sizes of another look."""
        size = self._desk.theme.size
        self.table.fit(
            (MatchColumn.WHITE, MatchColumn.BLACK),
            {
                MatchColumn.TABLE: size(56),
                MatchColumn.WHITE_NUMBER: size(46),
                MatchColumn.WHITE_BEFORE: size(46),
                MatchColumn.SCORE: size(84),
                MatchColumn.BLACK_BEFORE: size(46),
                MatchColumn.BLACK_NUMBER: size(46),
                MatchColumn.STATE: size(130),
            },
        )
        header = self.table.horizontalHeader().sizeHint().height()
        self.table.setMinimumHeight(self._desk.theme.row_height * 2 + header + 4)
        self._fit_waiting()
        self._hide_narrow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_narrow()

    def _hide_narrow(self) -> None:
        """Leave numbers and points out where the names would have no room."""
        narrow = self.width() < self._desk.theme.size(NARROW)
        for column in (
            MatchColumn.WHITE_NUMBER,
            MatchColumn.WHITE_BEFORE,
            MatchColumn.BLACK_BEFORE,
            MatchColumn.BLACK_NUMBER,
        ):
            self.table.setColumnHidden(column, narrow)
        self.table.setColumnWidth(MatchColumn.STATE, self._desk.theme.size(100 if narrow else 130))

    def _fit_waiting(self) -> None:
        """Be as high as the teams need, two lines at the most."""
        row = self._desk.theme.row_height
        lines = 1 if self.waiting_model.rowCount() <= MOST_IN_A_LINE else 2
        self.waiting.setFixedHeight(lines * row + 4)

    def start_over(self) -> None:
        """Forget everything: another document is open."""
        self._before = None
        self.table.choose_nothing()
        self.model.set_rows([])

    def show_round(self, tournament: Tournament, each: Round) -> bool:
        """Show a round; say whether another match has been chosen for want of one."""
        rows = self._rows.of_round(tournament, each, self._points_before(tournament, each.number))
        self.model.set_rows(rows)
        waiting = waiting_rows(tournament, each)
        self.waiting_model.set_rows(waiting)
        self.waiting.setVisible(bool(waiting))
        self._fit_waiting()
        current = self.table.currentIndex()
        if current.isValid() and not self.table.selectionModel().hasSelection():
            self.table.choose(current.row())  # its neighbour has gone
        if self.table.currentIndex().isValid() or not rows:
            return False
        missing = [place for place, row in enumerate(rows) if row.missing]
        self.table.choose(missing[0] if missing else 0)
        return True

    def _points_before(self, tournament: Tournament, number: int) -> dict[TeamId, Points]:
        """Return the points before a round, worked out again only when they may differ."""
        rest = (tournament.rounds[: number - 1], tournament.adjustments, tournament.settings,
                tournament.teams)  # fmt: skip
        if self._before is None or not _same(self._before[0], rest):
            self._before = (rest, totals(tournament, number - 1))
        return self._before[1]


def _same(a: object, b: object) -> bool:
    """Say whether two groups of frozen values are the same objects, rounds one by one."""
    assert isinstance(a, tuple)
    assert isinstance(b, tuple)
    return (
        len(a[0]) == len(b[0])
        and all(x is y for x, y in zip(a[0], b[0], strict=True))
        and all(x is y for x, y in zip(a[1:], b[1:], strict=True))
    )
