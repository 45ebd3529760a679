"""The Standings page: the table, the working of the selected cell, the chart by round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.background import Background
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.readiness import cards_out_after
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.standings import FIXED, StandingsColumn, StandingsModel
from teamswiss_gui.scoring.standings import Standings, standings
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.standings_chart import StandingsChart
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.table_tools import FindField, TableCopy, WidthWatcher, fit_or_scroll
from teamswiss_gui.views.theme import INSIDE, SMALL
from teamswiss_gui.views.widgets import ActionButton, EmptyState, RoundStrip, elided_title, set_tone

LARGE = 700
"""From so many rows times rounds on, the standings are worked out in the background."""


class StandingsPage(Page):
    """The standings after any round."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Standings"))
        self.setAccessibleName(self.tr("Standings"))
        self._after: int | None = None
        self._asked: tuple[Tournament, int] | None = None
        self.work = Background(desk.jobs, self)
        self.model = StandingsModel(self.session.words)
        self.table = Table(desk, self.model, self.tr("Standings"), cells=True)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.copy = TableCopy(self.table)
        self._make_commands()
        self._make_rows()
        self._make_parts()
        self.strip.round_chosen.connect(self.show_after)
        self.table.current_changed.connect(self._on_cell_chosen)
        self.table.selectionModel().selectionChanged.connect(self._on_selected)
        self.model.modelReset.connect(self.retheme)
        WidthWatcher(self.table, self.retheme)
        self.work.answered.connect(self._on_worked_out)
        self.work.failed.connect(self._on_failed)

    # --- building -----------------------------------------------------------------------------

    def _make_commands(self) -> None:
        self.chart_wanted = action(self, self.tr("C&hart by round"), self._on_chart, "Ctrl+G")
        self.chart_wanted.setCheckable(True)
        self.chart = StandingsChart(self.desk)

    def commands(self) -> Sequence[QAction | None]:
        return (self.chart_wanted, *self.chart.commands())

    def exports(self) -> Sequence[QAction]:
        return (self.chart.save,)

    def _make_rows(self) -> None:
        self.finder = FindField(self.table, StandingsColumn.TEAM, self.tr("Find a team"))
        self.addAction(self.finder.command(self))
        self.strip = RoundStrip()
        self.add_to_title(ActionButton(self.chart_wanted))
        row = QHBoxLayout()
        row.setSpacing(INSIDE)
        row.addWidget(self.strip, 1)
        row.addWidget(self.finder)
        self.body.addLayout(row)

    def _make_parts(self) -> None:
        self.working_title = elided_title()
        self.working = QTextBrowser()
        self.working.setAccessibleName(self.tr("How the value came about"))
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(SMALL, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.working_title)
        column.addWidget(self.working, 1)
        side.setMinimumWidth(200)
        self.down = QSplitter(Qt.Orientation.Vertical)
        self.down.setObjectName("standingsDown")
        self.down.addWidget(self.table)
        self.down.addWidget(self.chart)
        self.down.setChildrenCollapsible(False)
        self.down.setSizes([280, 300])
        self.chart.hide()
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("standingsAcross")
        self.across.addWidget(self.down)
        self.across.addWidget(side)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([810, 210])
        self.across.setStretchFactor(0, 1)
        self.empty = EmptyState(
            self.tr("No standings yet"),
            self.tr("They appear as soon as the first round is accepted."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.stack, 1)

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self._after = None
        self._asked = None
        self.work.forget()
        self.chart.start_over()
        self.table.choose_nothing()
        self.model.show(self.session.tournament, None)

    def show_after(self, number: int) -> None:
        """Show the standings after a round."""
        accepted = len(self.session.tournament.accepted_rounds)
        self._after = None if number == accepted else number
        self.refresh(self.session.tournament)

    def step(self, by: int) -> None:
        """Show the standings some rounds later, or earlier."""
        accepted = len(self.session.tournament.accepted_rounds)
        number = (self._after or accepted) + by
        if 1 <= number <= accepted:
            self.show_after(number)

    def refresh(self, tournament: Tournament) -> None:
        accepted = len(tournament.accepted_rounds)
        if self._after is not None and self._after > accepted:
            self._after = None
        shown = self._after or accepted
        self.strip.show_rounds(
            max(tournament.settings.rounds, accepted), range(1, accepted + 1), shown
        )
        self.stack.setCurrentWidget(self.across if accepted else self.empty)
        for command in self.commands():
            if command is not None:
                command.setEnabled(accepted > 0)
        if not accepted:
            self.model.show(tournament, None)
            self.title.setText(self.tr("Standings"))
            self.note.clear()
            return
        self.title.setText(self.tr("Standings after round {number}").format(number=shown))
        known = self.session.known_standings(shown)
        if known is None and len(tournament.teams) * shown > LARGE:
            self._asked = (tournament, shown)
            self.note.setText(self.tr("working it out…"))
            set_tone(self.note, Tone.QUIET)
            self.work.ask(partial(standings, tournament, shown))
            return
        self.work.forget()
        self._show(tournament, known or self.session.standings(shown))

    def _on_worked_out(self, found: object) -> None:
        if self._asked is None or not isinstance(found, Standings):
            return
        tournament, shown = self._asked
        self._asked = None
        if tournament is self.session.tournament:
            self.session.take_standings(shown, found)
            self._show(tournament, found)

    def _on_failed(self, error: TeamSwissError) -> None:
        self.note.setText(self.session.worded(error))
        set_tone(self.note, Tone.WRONG)

    def _show(self, tournament: Tournament, table: Standings) -> None:
        self.model.show(tournament, table)
        cards = cards_out_after(tournament, table.after)
        if table.is_provisional:
            self.note.setText(self.tr("provisional: results are missing"))
        elif cards:
            words = self.session.words
            self.note.setText(words.tr("RoundBar", "Provisional: %n card(s) not in", cards))
        else:
            self.note.clear()
            if table.after >= tournament.settings.rounds:
                self.title.setText(self.tr("Final standings"))
        set_tone(self.note, Tone.NEEDS)
        current = self.table.currentIndex()
        if not current.isValid():
            self.table.choose(0, FIXED if table.codes else StandingsColumn.MATCH_POINTS)
        else:
            self._on_cell_chosen(current)
        self._show_chart()

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        widths: dict[int, int] = {
            StandingsColumn.RANK: size(48),
            StandingsColumn.NUMBER: size(40),
            StandingsColumn.WON: size(30),
            StandingsColumn.DRAWN: size(30),
            StandingsColumn.LOST: size(30),
            StandingsColumn.MATCH_POINTS: size(42),
            StandingsColumn.GAME_POINTS: size(52),
        }
        metrics = self.table.horizontalHeader().fontMetrics()
        breaks = {
            column: max(size(56), metrics.horizontalAdvance(self.model.head(column)) + size(20))
            for column in range(FIXED, self.model.columnCount())
        }
        shared = self.table.fontMetrics().horizontalAdvance(self.model.shared_place())
        breaks[self.model.decided] = max(size(92), shared + size(20))
        fit_or_scroll(self.table, StandingsColumn.TEAM, {**widths, **breaks}, size(104))
        self.chart.retheme()

    def document(self) -> tuple[str, Options]:
        return "standings", Options(round=self._after)

    def focus_first(self) -> None:
        self.table.setFocus()

    # --- a cell, some rows --------------------------------------------------------------------

    def _on_cell_chosen(self, current: QModelIndex) -> None:
        heading, lines = self.model.working(current.row(), current.column())
        known = current.isValid() and current.row() < len(self.model.rows)
        self.working_title.setText(self.model.rows[current.row()].name if known else "")
        parts = [f'<p style="margin:0 0 8px 0"><b>{escape(heading)}</b></p>'] if heading else []
        parts += [f'<p style="margin:3px 0">{escape(line)}</p>' for line in lines[:-1]]
        parts += [f'<p style="margin:8px 0"><b>{escape(line)}</b></p>' for line in lines[-1:]]
        self.working.setHtml("".join(parts))

    def _on_selected(self) -> None:
        if self.chart.isVisible():
            self._show_chart()

    def _on_chart(self) -> None:
        self.chart.setVisible(self.chart_wanted.isChecked())
        self._show_chart()

    def _show_chart(self) -> None:
        if not self.chart_wanted.isChecked() or self.model.table is None:
            return
        rows = sorted({index.row() for index in self.table.selectedIndexes()})
        chosen = [self.model.rows[row].row.team for row in rows if row < len(self.model.rows)]
        order = [row.row.team for row in self.model.rows]
        self.chart.show_teams(self.session.tournament, self.model.table.after, order, chosen)
