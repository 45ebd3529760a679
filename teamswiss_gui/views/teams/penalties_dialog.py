"""Penalties and bonuses with their reasons."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import AdjustmentTarget
from teamswiss_gui.models.penalties import PenaltiesModel, PenaltyColumn, signed
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.choose_team import TeamBox
from teamswiss_gui.views.teams.panel import Form, GesturePanel
from teamswiss_gui.views.widgets import button, caption, give_room, roomy


class PointsBox(QDoubleSpinBox):
    """Points to give or to take away, in halves."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setRange(-99, 99)
        self.setDecimals(1)
        self.setSingleStep(0.5)
        roomy(self)

    @property
    def points(self) -> HalfPoints:
        """What is set, in half points."""
        return HalfPoints(round(self.value() * 2))

    def textFromValue(self, value: float) -> str:
        return signed(HalfPoints(round(value * 2))) or "0"

    def valueFromText(self, text: str) -> float:
        try:
            return round(float(_plain(text)) * 2) / 2
        except ValueError:
            return 0.0

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Take anything that reads as points, also with ½ and a real minus."""
        whole = _plain(text).lstrip("-").replace(".", "", 1)
        state = QValidator.State.Acceptable if whole.isdecimal() else QValidator.State.Intermediate
        if whole and not whole.isdecimal():
            state = QValidator.State.Invalid
        return state, text, place


def _plain(text: str) -> str:
    return text.replace("−", "-").replace("½", ".5").replace(",", ".").replace("+", "").strip()


class PenaltiesDialog(GesturePanel):
    """Those that were given, and a form for another one."""

    def __init__(self, desk: Desk, parent: QWidget, team: TeamId | None) -> None:
        super().__init__(desk, parent, "")
        self.setWindowTitle(self.tr("Penalties and bonuses"))
        give_room(self, desk, 700, 540)
        self.model = PenaltiesModel()
        self._make_form()
        self._make_table()
        self.refresh(self.session.tournament)
        self.team.choose(team)
        self.round.setValue(max(len(self.session.tournament.rounds), 1))
        self._on_form_changed()
        (self.team if team is None else self.match_points).setFocus()

    def _make_form(self) -> None:
        self.team = TeamBox(self.tr("Team"))
        self.team.currentTextChanged.connect(self._on_form_changed)
        self.round = roomy(QSpinBox())
        self.round.setAccessibleName(self.tr("Round"))
        self.match_points = PointsBox(self.tr("Match points"))
        self.game_points = PointsBox(self.tr("Game points"))
        for box in (self.match_points, self.game_points):
            box.valueChanged.connect(self._on_form_changed)
        self.target = QComboBox()
        self.target.setAccessibleName(self.tr("Counts for"))
        self.target.addItem(self.tr("the team’s total"), AdjustmentTarget.TEAM)
        self.target.addItem(self.tr("the result of the match"), AdjustmentTarget.MATCH)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("goes into the log and onto paper"))
        self.reason.textChanged.connect(self._on_form_changed)
        self.give = button(self.tr("&Give"), primary=True)
        self.give.setProperty("enter", "true")
        self.give.clicked.connect(self._on_give)
        form = Form()
        form.add(self.tr("&Team"), self.team, stretch=True)
        form.add(self.tr("&Round"), self.round, self.tr("for"), self.target)
        form.add(
            self.tr("&Points"),
            *(self.match_points, self.tr("match points")),
            *(self.game_points, self.tr("game points")),
        )
        form.add(self.tr("Rea&son"), self.reason, self.give, stretch=True)
        self.body.addLayout(form)

    def _make_table(self) -> None:
        size = self.desk.theme.size
        self.table = Table(self.desk, self.model, self.tr("Penalties and bonuses"))
        self.table.fit(
            (PenaltyColumn.TEAM, PenaltyColumn.REASON),
            {
                PenaltyColumn.ROUND: size(60),
                PenaltyColumn.MATCH_POINTS: size(54),
                PenaltyColumn.GAME_POINTS: size(54),
                PenaltyColumn.TARGET: size(96),
            },
        )
        self.table.current_changed.connect(self._on_row_changed)
        self.back = button(self.tr("Take &back"))
        self.back.clicked.connect(self._on_back)
        self._delete = action(self, self.tr("Take back"), self._on_back, "Del", inside=self.table)
        self.empty = caption(
            self.tr("Nothing was given yet. A minus takes points away, a plus gives them.")
        )
        self.body.addWidget(self.empty)
        self.body.addWidget(self.table, 1)
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addStretch(1)
        self.body.addLayout(row)

    def refresh(self, tournament: Tournament) -> None:
        self.model.show(tournament)
        self.empty.setVisible(not self.model.rows)
        self.team.show_teams(tournament.teams)
        self.round.setRange(1, tournament.settings.rounds)
        self._on_form_changed()
        self._on_row_changed()

    def _on_row_changed(self) -> None:
        self.back.setEnabled(0 <= self.table.currentIndex().row() < len(self.model.rows))

    def _on_form_changed(self) -> None:
        points = self.match_points.points or self.game_points.points
        ready = self.team.team is not None and bool(points) and bool(self.reason.text().strip())
        self.give.setEnabled(ready)

    def _on_give(self) -> None:
        if self.attempt(
            edits.adjust_points,
            team=self.team.team,
            round=self.round.value(),
            match_points=self.match_points.points,
            game_points=self.game_points.points,
            reason=self.reason.text(),
            target=self.target.currentData(),
        ):
            self.match_points.setValue(0)
            self.game_points.setValue(0)
            self.reason.clear()

    def _on_back(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.rows):
            self.attempt(edits.remove_adjustment, adjustment=self.model.rows[row].adjustment.id)
