"""Pairs that must not meet: forbidden for some rounds or all, and allowed again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.models.forbidden_pairs import ForbiddenPairsModel, PairColumn
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.choose_team import TeamBox
from teamswiss_gui.views.teams.panel import Form, GesturePanel
from teamswiss_gui.views.widgets import button, caption, give_room, roomy


class ForbiddenPairsDialog(GesturePanel):
    """The pairs, and a form for another one; with several teams, every two of them."""

    def __init__(self, desk: Desk, parent: QWidget, teams: Sequence[TeamId] = ()) -> None:
        super().__init__(desk, parent, "")
        self.setWindowTitle(self.tr("Forbidden pairs"))
        give_room(self, desk, 680, 540)
        self._together = list(teams) if len(teams) > 2 else []
        self.model = ForbiddenPairsModel()
        self._make_form()
        self._make_table()
        self.refresh(self.session.tournament)
        if not self._together:
            self.team.choose(teams[0] if teams else None)
            self.opponent.choose(teams[1] if len(teams) > 1 else None)
        self._on_form_changed()
        (self.reason if self._together else self.team if not teams else self.opponent).setFocus()

    def _make_form(self) -> None:
        self.team = TeamBox(self.tr("Team"))
        self.opponent = TeamBox(self.tr("Opponent"))
        for box in (self.team, self.opponent):
            box.currentTextChanged.connect(self._on_form_changed)
        self.group = plain()
        self.group.setWordWrap(True)
        self.span = QComboBox()
        self.span.setAccessibleName(self.tr("For which rounds"))
        self.span.addItems([self.tr("In all rounds"), self.tr("In these rounds:")])
        self.span.currentIndexChanged.connect(self._on_form_changed)
        self.first, self.last = roomy(QSpinBox()), roomy(QSpinBox())
        self.first.setAccessibleName(self.tr("First round"))
        self.last.setAccessibleName(self.tr("Last round"))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("for example: same club"))
        self.forbid = button(self.tr("&Forbid"), primary=True)
        self.forbid.setProperty("enter", "true")
        self.forbid.clicked.connect(self._on_forbid)
        form = Form()
        if self._together:
            form.add(self.tr("Teams"), self.group, stretch=True)
        else:
            form.add(self.tr("&Team"), self.team, stretch=True)
            form.add(self.tr("Not &against"), self.opponent, stretch=True)
        form.add(self.tr("&Rounds"), self.span, self.first, self.tr("to"), self.last)
        form.add(self.tr("Rea&son"), self.reason, self.forbid, stretch=True)
        self.body.addLayout(form)

    def _make_table(self) -> None:
        size = self.desk.theme.size
        self.table = Table(self.desk, self.model, self.tr("Forbidden pairs"))
        self.table.fit(
            (PairColumn.REASON,),
            {
                PairColumn.TEAM: size(170),
                PairColumn.OPPONENT: size(170),
                PairColumn.ROUNDS: size(80),
            },
        )
        self.table.current_changed.connect(self._on_row_changed)
        self.allow = button(self.tr("A&llow again"))
        self.allow.clicked.connect(self._on_allow)
        self._delete = action(
            self, self.tr("Allow again"), self._on_allow, "Del", inside=self.table
        )
        self.empty = caption(
            self.tr(
                "No pair is forbidden yet. Use this for teams of one club or family that must not "
                "meet, in the first rounds or at all. Select several teams on the page to keep "
                "every two of them apart."
            )
        )
        self.body.addWidget(self.empty)
        self.body.addWidget(self.table, 1)
        row = QHBoxLayout()
        row.addWidget(self.allow)
        row.addStretch(1)
        self.body.addLayout(row)

    # --- showing ------------------------------------------------------------------------------

    def refresh(self, tournament: Tournament) -> None:
        self.model.show(tournament)
        self.empty.setVisible(not self.model.rows)
        known = {team.id: team for team in tournament.teams}
        self._together = [team for team in self._together if team in known]
        names = [known[team].name for team in self._together]
        self.group.setText(
            self.tr("every two of: {names}").format(names=", ".join(names)) if names else ""
        )
        for box in (self.team, self.opponent):
            box.show_teams(tournament.teams)
        for spin in (self.first, self.last):
            spin.setRange(1, tournament.settings.rounds)
        self._on_form_changed()
        self._on_row_changed()

    def _on_row_changed(self) -> None:
        self.allow.setEnabled(0 <= self.table.currentIndex().row() < len(self.model.rows))

    def _on_form_changed(self) -> None:
        some = self.span.currentIndex() == 1
        self.first.setEnabled(some)
        self.last.setEnabled(some)
        chosen = len(self._together) > 1 or (
            self.team.team is not None and self.opponent.team is not None
        )
        self.forbid.setEnabled(chosen)

    # --- gestures -----------------------------------------------------------------------------

    def _on_forbid(self) -> None:
        some = self.span.currentIndex() == 1
        rounds = {
            "first_round": self.first.value() if some else 1,
            "last_round": self.last.value() if some else None,
            "reason": self.reason.text(),
        }
        if self._together:
            done = self.attempt(edits.forbid_pairs, teams=self._together, **rounds)
        else:
            done = self.attempt(
                edits.forbid_pair, team=self.team.team, opponent=self.opponent.team, **rounds
            )
        if done:
            self.opponent.choose(None)
            self.opponent.setFocus()

    def _on_allow(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.rows):
            self.attempt(edits.allow_pair, forbidden_pair=self.model.rows[row].pair.id)
