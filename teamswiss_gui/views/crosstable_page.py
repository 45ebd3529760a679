"""The Crosstable page, by rank or by number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QStackedWidget

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.crosstable import FIXED, CrosstableColumn, CrosstableModel
from teamswiss_gui.scoring.crosstable import Order, crosstable
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.widgets import ActionButton, EmptyState, Page, Table, caption


class CrosstablePage(Page):
    """Who played whom."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Crosstable"))
        self.setAccessibleName(self.tr("Crosstable"))
        self.by_number = action(self, self.tr("By &number"), self._on_order)
        self.by_number.setCheckable(True)
        self.title_row.addWidget(ActionButton(self.by_number))
        self.model = CrosstableModel()
        self.table = Table(desk, self.model, self.tr("Crosstable"), cells=True)
        self.empty = EmptyState(
            self.tr("No crosstable yet"),
            self.tr("It appears as soon as the first round is accepted."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.stack, 1)
        self.body.addWidget(
            caption(self.tr("Opponent: game points · light square White, dark square Black"))
        )
        self.model.modelReset.connect(self.retheme)

    def commands(self) -> Sequence[QAction | None]:
        return (self.by_number,)

    def refresh(self, tournament: Tournament) -> None:
        accepted = len(tournament.accepted_rounds)
        self.by_number.setEnabled(accepted > 0)
        self.stack.setCurrentWidget(self.table if accepted else self.empty)
        if not accepted:
            self.model.show(tournament, None)
            self.note.clear()
            return
        order = Order.NUMBER if self.by_number.isChecked() else Order.RANK
        self.model.show(tournament, crosstable(self.session.standings(), order))
        self.note.setText(
            self.tr("after round {number}, by number").format(number=accepted)
            if order is Order.NUMBER
            else self.tr("after round {number}, by rank").format(number=accepted)
        )
        if not self.table.currentIndex().isValid():
            self.table.choose(0, CrosstableColumn.TEAM)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        last = self.model.columnCount()
        widths = {column: size(88) for column in range(FIXED, last - 2)}
        widths |= {CrosstableColumn.LABEL: size(48), CrosstableColumn.TEAM: size(150)}
        widths |= {last - 2: size(50), last - 1: size(58)}
        fits = sum(widths.values()) <= self.table.viewport().width()
        self.table.fit((CrosstableColumn.TEAM,) if fits else (), widths)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retheme()

    def focus_first(self) -> None:
        self.table.setFocus()

    def _on_order(self) -> None:
        self.refresh(self.session.tournament)
