"""The check-in on the morning: a tick for every team that has arrived."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QHBoxLayout, QLineEdit, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.models.check_in import CheckInColumn, CheckInModel
from teamswiss_gui.views.delegates import EditDelegate
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.panel import GesturePanel
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import button, caption, give_room, label


class CheckInDialog(GesturePanel):
    """Type a part of a name, Enter ticks the team off, and the next one can be typed."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "")
        self.setWindowTitle(self.tr("Check-in"))
        give_room(self, desk, 720, 560)
        self.model = CheckInModel(self.session)
        self.model.refused.connect(self.show_problem)
        self.count = label("", "subtitle")
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(self.tr("Part of a name; Enter ticks the first team"))
        self.finder.setAccessibleName(self.tr("Find a team"))
        self.finder.setClearButtonEnabled(True)
        self.finder.textChanged.connect(self._on_filter)
        self.finder.returnPressed.connect(self._on_found)
        self.only_missing = QCheckBox(self.tr("Only those who are &missing"))
        self.only_missing.toggled.connect(self._on_filter)
        self._make_table()
        self.away = button(self.tr("Mark the missing as absent in the next round"))
        self.away.clicked.connect(self._on_away)
        self.everyone = button(self.tr("Tick all"))
        self.everyone.clicked.connect(self._on_everyone)
        top = QHBoxLayout()
        top.setSpacing(SMALL)
        top.addWidget(self.finder, 1)
        top.addWidget(self.only_missing)
        below = QHBoxLayout()
        below.setSpacing(SMALL)
        below.addWidget(self.everyone)
        below.addWidget(self.away)
        below.addStretch(1)
        self.body.addWidget(self.count)
        self.body.addLayout(top)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(
            caption(self.tr("Space ticks the selected team · a note can be typed into its row"))
        )
        self.body.addLayout(below)
        self.refresh(self.session.tournament)
        self.finder.setFocus()

    def _make_table(self) -> None:
        size = self.desk.theme.size
        self.table = Table(self.desk, self.model, self.tr("Teams"), cells=True)
        self.table.setObjectName("checkIn")
        self.table.horizontalHeader().setObjectName("checkInHeader")
        delegate = EditDelegate(self.desk, self.table)
        delegate.problem_changed.connect(self.show_problem)
        self.table.setItemDelegate(delegate)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.table.fit(
            (CheckInColumn.NAME,),
            {
                CheckInColumn.HERE: size(52),
                CheckInColumn.NUMBER: size(46),
                CheckInColumn.CAPTAIN: size(150),
                CheckInColumn.NOTE: size(200),
            },
        )
        self.tick = action(self, self.tr("Tick"), self._on_tick, "Ctrl+Return", inside=self.table)

    def refresh(self, tournament: Tournament) -> None:
        self._show(tournament)
        here = sum(team.checked_in for team in tournament.teams)
        total = len(tournament.teams)
        self.count.setText(
            self.tr("{here} of {total} teams are here").format(here=here, total=total)
        )
        number = tournament.next_round
        self.away.setEnabled(here < total and number <= tournament.settings.rounds)
        self.everyone.setEnabled(here < total)

    def _show(self, tournament: Tournament) -> None:
        self.model.show(tournament, self.finder.text(), self.only_missing.isChecked())
        if not self.table.currentIndex().isValid() and self.model.rows:
            self.table.choose(0, CheckInColumn.HERE)

    def _on_filter(self) -> None:
        self._show(self.session.tournament)

    def _on_found(self) -> None:
        if self.model.rows and self.finder.text():
            team = self.model.rows[0]
            self.attempt(edits.check_in, team=team.id, present=not team.checked_in)
            self.finder.selectAll()

    def _on_tick(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.rows):
            team = self.model.rows[row]
            self.attempt(edits.check_in, team=team.id, present=not team.checked_in)

    def _on_everyone(self) -> None:
        teams = [team.id for team in self.session.tournament.teams if not team.checked_in]
        self.attempt(edits.check_in_teams, teams=teams, present=True)

    def _on_away(self) -> None:
        tournament = self.session.tournament
        number = tournament.next_round
        teams = [
            team.id for team in tournament.teams if not team.checked_in and team.bye(number) is None
        ]
        self.attempt(edits.set_attendance_of_teams, teams=teams, round=number, bye=ByeKind.ABSENT)
