"""The Crosstable page: by rank or by number, by round or as a grid, with the boards of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSplitter, QStackedWidget

from teamswiss_gui.app.background import Background
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.models.crosstable import FIXED, CrosstableColumn, CrosstableModel
from teamswiss_gui.models.crosstable_grid import GridModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.scoring.crosstable import Order, crosstable
from teamswiss_gui.scoring.standings import Standings, standings
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.flow import FlowRow
from teamswiss_gui.views.match_detail import MatchDetail
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.standings_page import LARGE
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.table_tools import FindField, TableCopy, WidthWatcher
from teamswiss_gui.views.widgets import ActionButton, EmptyState, caption, set_tone

LARGEST_GRID = 32
"""A grid of more teams is no longer read."""


class CrosstablePage(Page):
    """Who played whom."""

    widest = 0  # a column for every round or opponent

    why_wanted = Signal(int, object)
    """The round and the team whose match is to be explained."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Crosstable"))
        self.setAccessibleName(self.tr("Crosstable"))
        self._asked: Tournament | None = None
        self.work = Background(desk.jobs, self)
        self.model = CrosstableModel()
        self.table = Table(desk, self.model, self.tr("Crosstable"), cells=True)
        self.grid_model = GridModel()
        self.grid = Table(desk, self.grid_model, self.tr("Grid"), cells=True)
        self.grid.setObjectName("crosstableGrid")
        self._make_commands()
        self._make_parts()
        self.model.modelReset.connect(self.retheme)
        for table in (self.table, self.grid):
            WidthWatcher(table, self.retheme)
        self.grid_model.modelReset.connect(self.retheme)
        self.work.answered.connect(self._on_worked_out)

    def _make_commands(self) -> None:
        self.by_number = action(self, self.tr("By &number"), self._on_order)
        self.as_grid = action(self, self.tr("As a &grid"), self._on_order)
        self.boards = action(self, self.tr("&Boards of the match"), self._on_boards, "Ctrl+D")
        self.why = action(self, self.tr("&Why this match?"), self._on_why)
        for command in (self.by_number, self.as_grid, self.boards):
            command.setCheckable(True)
        self.finder = FindField(self.table, CrosstableColumn.TEAM, self.tr("Find a team"))
        self.addAction(self.finder.command(self))
        commands = (self.by_number, self.as_grid, self.boards)
        self.body.addWidget(FlowRow(*(ActionButton(each) for each in commands), self.finder))

    def _make_parts(self) -> None:
        self.copies = [TableCopy(table) for table in (self.table, self.grid)]
        self.tables = QStackedWidget()
        for table in (self.table, self.grid):
            self.tables.addWidget(table)
            table.addAction(self.why)
            table.current_changed.connect(self._on_current)
            table.clicked.connect(self._on_opened)
            table.activated.connect(self._on_opened)
        self.detail = MatchDetail(self.desk)
        self.detail.hide()
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("crosstableAcross")
        self.across.addWidget(self.tables)
        self.across.addWidget(self.detail)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([740, 280])
        self.across.setStretchFactor(0, 1)
        self.empty = EmptyState(
            self.tr("No crosstable yet"),
            self.tr("It appears as soon as the first round is accepted."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.empty)
        self.legend = caption()
        self.body.addWidget(self.stack, 1)
        self.body.addWidget(self.legend)

    def commands(self) -> Sequence[QAction | None]:
        return (self.by_number, self.as_grid, None, self.boards, self.why)

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self._asked = None
        self.work.forget()
        for table in (self.table, self.grid):
            table.choose_nothing()
        self.model.show(self.session.tournament, None)
        self.grid_model.show(self.session.tournament, None)

    def refresh(self, tournament: Tournament) -> None:
        accepted = len(tournament.accepted_rounds)
        fits = len(tournament.teams) <= LARGEST_GRID
        self.by_number.setEnabled(accepted > 0)
        self.boards.setEnabled(accepted > 0)
        self.as_grid.setEnabled(accepted > 0 and fits)
        self.as_grid.setToolTip(
            self.tr("Every team against every other")
            if fits
            else self.tr("A grid has room for {count} teams at most").format(count=LARGEST_GRID)
        )
        self.stack.setCurrentWidget(self.across if accepted else self.empty)
        self.legend.setVisible(accepted > 0)
        if not accepted:
            self.model.show(tournament, None)
            self.note.clear()
            return
        known = self.session.known_standings(accepted)
        if known is None and len(tournament.teams) * accepted > LARGE:
            self._asked = tournament
            self.note.setText(self.tr("working it out …"))
            self.work.ask(partial(standings, tournament, accepted))
            return
        self.work.forget()
        self._show(tournament, known or self.session.standings(accepted))

    def _on_worked_out(self, found: object) -> None:
        tournament, self._asked = self._asked, None
        if isinstance(found, Standings) and tournament is self.session.tournament:
            self.session.take_standings(found.after, found)
            self._show(tournament, found)

    @property
    def shows_grid(self) -> bool:
        """Whether the grid is shown."""
        return self.as_grid.isChecked() and self.as_grid.isEnabled()

    def _shown_table(self) -> Table:
        return self.grid if self.tables.currentWidget() is self.grid else self.table

    def _show(self, tournament: Tournament, table: Standings) -> None:
        order = Order.NUMBER if self.by_number.isChecked() else Order.RANK
        shown = self.grid if self.shows_grid else self.table
        made = crosstable(table, order)
        if self.shows_grid:
            self.grid_model.show(tournament, made)
            self.legend.setText(self.tr("Game points against every opponent"))
        else:
            self.model.show(tournament, made)
            self.legend.setText(
                self.tr("Opponent: game points · light square White, dark square Black")
            )
        self.tables.setCurrentWidget(shown)
        self._show_note(table, order)
        if not shown.currentIndex().isValid():
            shown.choose(0, CrosstableColumn.TEAM)
        self._on_current(shown.currentIndex())

    def _show_note(self, table: Standings, order: Order) -> None:
        text = (
            self.tr("after round {number}, by number")
            if order is Order.NUMBER
            else self.tr("after round {number}, by rank")
        )
        if table.is_provisional:
            text = (
                self.tr("after round {number}, by number; provisional: results are missing")
                if order is Order.NUMBER
                else self.tr("after round {number}, by rank; provisional: results are missing")
            )
        self.note.setText(text.format(number=table.after))
        set_tone(self.note, Tone.NEEDS if table.is_provisional else Tone.QUIET)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        for table, width, name in (
            (self.table, size(88), size(150)),
            (self.grid, size(31), size(128)),
        ):
            last = table.model().columnCount()
            widths = dict.fromkeys(range(FIXED, last - 2), width)
            widths |= {CrosstableColumn.LABEL: size(42), CrosstableColumn.TEAM: name}
            widths |= {last - 2: size(46), last - 1: size(54)}
            widths = table.roomy(widths)
            fits = sum(widths.values()) <= table.viewport().width()
            table.give((CrosstableColumn.TEAM,) if fits else (), widths)

    def document(self) -> tuple[str, Options]:
        order = Order.NUMBER if self.by_number.isChecked() else Order.RANK
        return "crosstable", Options(order=order)

    def focus_first(self) -> None:
        self._shown_table().setFocus()

    def _on_order(self) -> None:
        self.refresh(self.session.tournament)

    # --- a match ------------------------------------------------------------------------------

    def _on_boards(self) -> None:
        self.detail.setVisible(self.boards.isChecked())
        self._show_detail(self._shown_table().currentIndex())
        self.retheme()

    def _on_opened(self, index: QModelIndex) -> None:
        if self._round_of(index) is not None and not self.boards.isChecked():
            self.boards.setChecked(True)
            self._on_boards()

    def _on_current(self, index: QModelIndex) -> None:
        self.why.setEnabled(self._round_of(index) is not None)
        self._show_detail(index)

    def _on_why(self) -> None:
        index = self._shown_table().currentIndex()
        number = self._round_of(index)
        if number is not None:
            self.why_wanted.emit(number, self._team_of(index))

    def _team_of(self, index: QModelIndex) -> TeamId:
        rows = self.grid_model.rows if index.model() is self.grid_model else self.model.rows
        return rows[index.row()].line.row.team

    def _round_of(self, index: QModelIndex) -> int | None:
        """Return the round that a cell stands for, None if it stands for none."""
        if not index.isValid():
            return None
        if index.model() is self.grid_model:
            met = self.grid_model.met(index.row(), index.column())
            return met[-1] if met else None
        number = index.column() - FIXED + 1
        return number if 1 <= number <= self.model.columnCount() - FIXED - 2 else None

    def _show_detail(self, index: QModelIndex) -> None:
        if not self.boards.isChecked():
            return
        number = self._round_of(index)
        if number is None:
            self.detail.show_nothing()
            return
        self.detail.show_round(self.session.tournament, number, self._team_of(index))
