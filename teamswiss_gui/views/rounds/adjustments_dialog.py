"""Penalties and bonuses of a round: give one with its reason, take one back."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, Tournament
from teamswiss_gui.domain.terms import AdjustmentTarget
from teamswiss_gui.models.adjustments import AdjustmentColumn, AdjustmentsModel, adjustment_rows
from teamswiss_gui.models.roles import Role
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.rounds.form_dialog import FormDialog
from teamswiss_gui.views.rounds.team_dialogs import TeamBox, numbered_teams
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.widgets import ActionButton, give_room


class AdjustmentsDialog(FormDialog):
    """The list of a round, and a form for another one; it stays open until it is closed."""

    def __init__(self, desk: Desk, round_number: int, match: Match | None, parent: QWidget) -> None:
        super().__init__(desk, parent)
        title = self.tr("Penalties and bonuses of round {number}").format(number=round_number)
        self.set_texts(title, self.tr("Give it"))
        give_room(self, desk, 640, 460)
        self._round = round_number
        self.model = AdjustmentsModel()
        self.table = Table(desk, self.model, title)
        size = desk.theme.size
        self.table.fit(
            (AdjustmentColumn.REASON,),
            {
                AdjustmentColumn.TEAM: size(160),
                AdjustmentColumn.TARGET: size(90),
                AdjustmentColumn.MATCH_POINTS: size(56),
                AdjustmentColumn.GAME_POINTS: size(56),
            },
        )
        self.take_back = action(self, self.tr("&Take back"), self._on_take_back, "Del")
        self.table.addAction(self.take_back)
        self.body.insertWidget(1, self.table, 1)
        self.body.insertWidget(2, ActionButton(self.take_back))
        self.team = TeamBox(numbered_teams(desk.session.tournament), self.tr("Team"))
        self.add_field(self.tr("Team"), self.team)
        self.target = self.choice(
            self.tr("Counts for"),
            (
                (self.tr("the result of the match"), AdjustmentTarget.MATCH),
                (self.tr("the team’s total"), AdjustmentTarget.TEAM),
            ),
        )
        self.match_points = self.line(self.tr("Match points"), "0")
        self.game_points = self.line(self.tr("Game points"), "0")
        self.reason = self.line(self.tr("Reason"))
        for field in (self.match_points, self.game_points):
            field.setPlaceholderText(self.tr("−1 takes a point away, 1 gives one"))
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("Close"))
        if match is not None:
            self.team.choose(match.white)
        desk.session.tournament_changed.connect(self._on_tournament_changed)
        self._show(desk.session.tournament)
        self.team.setFocus()

    def do_it(self) -> bool:
        team = self.team.team
        if team is None:
            self.team.setFocus()
            raise TeamSwissError(
                "wrong-type", field=self.tr("Team"), expected=self.tr("a team of the event")
            )
        self.desk.session.perform(
            edits.adjust_points,
            team=team,
            round=self._round,
            match_points=self.points(self.match_points),
            game_points=self.points(self.game_points),
            reason=self.reason.text(),
            target=AdjustmentTarget(self.target.currentData()),
        )
        for line in (self.match_points, self.game_points):
            line.setText("0")
        self.reason.clear()
        self.team.setFocus()
        return False

    def _on_take_back(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            self.desk.attempt(edits.remove_adjustment, adjustment=index.data(Role.KEY))

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        self._show(after)

    def _show(self, tournament: Tournament) -> None:
        self.model.set_rows(adjustment_rows(tournament, self._round))
        self.take_back.setEnabled(bool(self.model.rowCount()))
