"""Numbering by hand: the teams in an order that is put together first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Team, Tournament
from teamswiss_gui.domain.ratings import by_rating
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.team_order import OrderColumn, TeamOrderModel
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.panel import is_stray_enter
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import button, caption, give_room, set_tone


class NumberingDialog(Dialog):
    """Nothing changes before it is accepted."""

    topic = "teams"

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Number the teams by hand"))
        give_room(self, desk, 560, 600)
        self._desk = desk
        tournament = desk.session.tournament
        self.model = TeamOrderModel(tournament.settings)
        self._make_table()
        self.number = QSpinBox()
        self.number.setAccessibleName(self.tr("Number"))
        self.number.editingFinished.connect(self._on_number)
        self.problem = plain()
        self.problem.setWordWrap(True)
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.accept_order = self.buttons.addButton(
            self.tr("Number in this order"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.accept_order.setProperty("primary", "true")
        self.buttons.accepted.connect(self._on_accepted)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.model.show(_in_order(tournament))
        self.number.setRange(1, max(len(self.model.rows), 1))
        if self.model.rows:
            self.table.choose(0)
        self.table.setFocus()

    def _make_table(self) -> None:
        size = self._desk.theme.size
        self.table = Table(self._desk, self.model, self.tr("Teams in their new order"))
        self.table.fit(
            (OrderColumn.NAME,),
            {OrderColumn.NEW: size(52), OrderColumn.AVERAGE: size(80), OrderColumn.OLD: size(64)},
        )
        self.table.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.table.setDragDropOverwriteMode(False)
        self.table.current_changed.connect(self._on_current_changed)
        self.up = action(self, self.tr("Up"), self._on_up, "Alt+Up", inside=self)
        self.down = action(self, self.tr("Down"), self._on_down, "Alt+Down", inside=self)

    def _lay_out(self) -> None:
        starts = QHBoxLayout()
        starts.setSpacing(SMALL)
        starts.addWidget(plain(self.tr("Start from:")))
        for text, slot in (
            (self.tr("by &rating"), self._on_by_rating),
            (self.tr("as &entered"), self._on_as_entered),
        ):
            made = button(text)
            made.setAutoDefault(False)
            made.clicked.connect(slot)
            starts.addWidget(made)
        starts.addStretch(1)
        place = QHBoxLayout()
        place.setSpacing(SMALL)
        heading = plain(self.tr("Number of the selected &team"))
        heading.setBuddy(self.number)
        place.addWidget(heading)
        place.addWidget(self.number)
        place.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addLayout(starts)
        layout.addWidget(self.table, 1)
        layout.addLayout(place)
        layout.addWidget(caption(self.tr("Drag a team, or press Alt+Up and Alt+Down")))
        layout.addWidget(self.problem)
        layout.addWidget(self.buttons)

    def _on_current_changed(self) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            self.number.setValue(row + 1)

    def _on_up(self) -> None:
        self._move(self.table.currentIndex().row() - 1)

    def _on_down(self) -> None:
        self._move(self.table.currentIndex().row() + 1)

    def _on_number(self) -> None:
        if self.number.value() != self.table.currentIndex().row() + 1:
            self._move(self.number.value() - 1)

    def _move(self, place: int) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.rows) and 0 <= place < len(self.model.rows):
            self.table.choose(self.model.move(self.model.rows[row][1].id, place))

    def _on_by_rating(self) -> None:
        tournament = self._desk.session.tournament
        self.model.show(by_rating(edits.to_number(tournament), tournament.settings))
        self.table.choose(0)

    def _on_as_entered(self) -> None:
        self.model.show(edits.to_number(self._desk.session.tournament))
        self.table.choose(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_stray_enter(self, event):
            super().keyPressEvent(event)

    def _on_accepted(self) -> None:
        try:
            self._desk.session.perform(edits.number_by_hand, order=self.model.order)
        except TeamSwissError as error:
            self._show_problem(error)
        else:
            self.accept()

    def _show_problem(self, error: TeamSwissError) -> None:
        self.problem.setText(self._desk.session.worded(error))
        self.problem.show()


def _in_order(tournament: Tournament) -> list[Team]:
    teams = edits.to_number(tournament)
    return sorted(teams, key=lambda team: (team.tpn is None, team.tpn, team.id))
