"""The Standings page, with the working of the selected cell."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.standings import FIXED, StandingsColumn, StandingsModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import EmptyState, Page, RoundStrip, Table, label, set_tone


class StandingsPage(Page):
    """The standings after any round."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Standings"))
        self.setAccessibleName(self.tr("Standings"))
        self._after: int | None = None
        self.model = StandingsModel(self.session.words)
        self.table = Table(desk, self.model, self.tr("Standings"), cells=True)
        self.strip = RoundStrip()
        row = QHBoxLayout()
        row.addWidget(self.strip, 1)
        self.body.addLayout(row)
        self.working_title = label("", "subtitle")
        self.working = QTextBrowser()
        self.working.setAccessibleName(self.tr("How the value came about"))
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(SMALL, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.working_title)
        column.addWidget(self.working, 1)
        side.setMinimumWidth(220)
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("standingsAcross")
        self.across.addWidget(self.table)
        self.across.addWidget(side)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([770, 250])
        self.across.setStretchFactor(0, 1)
        self.empty = EmptyState(
            self.tr("No standings yet"),
            self.tr("They appear as soon as the first round is accepted."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.stack, 1)
        self.strip.round_chosen.connect(self.show_after)
        self.table.current_changed.connect(self._on_cell_chosen)
        self.model.modelReset.connect(self.retheme)

    def start_over(self) -> None:
        self._after = None

    def show_after(self, number: int) -> None:
        """Show the standings after a round."""
        accepted = len(self.session.tournament.accepted_rounds)
        self._after = None if number == accepted else number
        self.refresh(self.session.tournament)

    def refresh(self, tournament: Tournament) -> None:
        accepted = len(tournament.accepted_rounds)
        if self._after is not None and self._after > accepted:
            self._after = None
        shown = self._after or accepted
        self.strip.show_rounds(
            max(tournament.settings.rounds, accepted), range(1, accepted + 1), shown
        )
        self.stack.setCurrentWidget(self.across if accepted else self.empty)
        if not accepted:
            self.model.show(tournament, None)
            self.title.setText(self.tr("Standings"))
            self.note.clear()
            return
        table = self.session.standings(shown)
        self.model.show(tournament, table)
        self.title.setText(self.tr("Standings after round {number}").format(number=shown))
        self.note.setText(
            self.tr("provisional: results are missing") if table.is_provisional else ""
        )
        set_tone(self.note, Tone.NEEDS)
        current = self.table.currentIndex()
        if not current.isValid():
            self.table.choose(0, FIXED if table.codes else StandingsColumn.MATCH_POINTS)
        else:
            self._on_cell_chosen(current)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        widths: dict[int, int] = {
            StandingsColumn.RANK: size(54),
            StandingsColumn.NUMBER: size(46),
            StandingsColumn.WON: size(34),
            StandingsColumn.DRAWN: size(34),
            StandingsColumn.LOST: size(34),
            StandingsColumn.MATCH_POINTS: size(46),
            StandingsColumn.GAME_POINTS: size(56),
        }
        metrics = self.table.horizontalHeader().fontMetrics()
        breaks = {
            column: max(size(56), metrics.horizontalAdvance(self.model.head(column)) + size(20))
            for column in range(FIXED, self.model.columnCount())
        }
        self.table.fit((StandingsColumn.TEAM,), {**widths, **breaks})

    def focus_first(self) -> None:
        self.table.setFocus()

    def _on_cell_chosen(self, current: QModelIndex) -> None:
        heading, lines = self.model.working(current.row(), current.column())
        known = current.isValid() and current.row() < len(self.model.rows)
        self.working_title.setText(self.model.rows[current.row()].name if known else "")
        parts = [f'<p style="margin:0 0 8px 0"><b>{escape(heading)}</b></p>'] if heading else []
        parts += [f'<p style="margin:3px 0">{escape(line)}</p>' for line in lines[:-1]]
        parts += [f'<p style="margin:8px 0"><b>{escape(line)}</b></p>' for line in lines[-1:]]
        self.working.setHtml("".join(parts))
