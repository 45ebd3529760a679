"""No legal pairing exists: what is known of it, and what the arbiter can do."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QComboBox, QRadioButton, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Team, Tournament
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.rounds.form_dialog import FormDialog
from teamswiss_gui.views.rounds.team_dialogs import TeamBox
from teamswiss_gui.views.widgets import give_room


class NoPairingDialog(FormDialog):
    """The choices are gestures that the arbiter has anyway; nothing is decided for him."""

    def __init__(self, desk: Desk, error: TeamSwissError, parent: QWidget) -> None:
        super().__init__(desk, parent)
        tournament = desk.session.tournament
        number = tournament.next_round
        self.set_texts(
            self.tr("Round {number}: no legal pairing exists").format(number=number),
            self.tr("Do this"),
            self.tr("Nothing has been changed. Whatever you choose can be undone."),
        )
        give_room(self, desk, 620, 380)
        self._number = number
        self.reason = plain(desk.session.worded(error))
        self.reason.setWordWrap(True)
        concerned = teams_concerned(tournament, error)
        self.teams_named = plain(
            self.tr("The teams: {teams}.").format(
                teams=", ".join(f"{team.name} ({team.tpn})" for team in concerned)
            )
        )
        self.teams_named.setWordWrap(True)
        self.teams_named.setVisible(bool(concerned))
        self.body.insertWidget(1, self.reason)
        self.body.insertWidget(2, self.teams_named)
        self.group = QButtonGroup(self)
        self.by_hand = self._choice(
            self.tr("&Pair the round by hand; every departure is named"), None
        )
        self.team = TeamBox(
            [*concerned, *(t for t in edits.available(tournament, number) if t not in concerned)],
            self.tr("Team"),
        )
        self.team.choose(concerned[0].id if concerned else None)
        self.absent = self._choice(self.tr("&Leave a team out of this round:"), self.team)
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("What it gets"))
        for text, kind in (
            (self.tr("Absent, no points"), ByeKind.ABSENT),
            (self.tr("Half-point bye on request"), ByeKind.HALF),
            (self.tr("Full-point bye"), ByeKind.FULL),
        ):
            self.kind.addItem(text, kind)
        self.add_field("", self.kind)
        self.pairs = QComboBox()
        self.pairs.setAccessibleName(self.tr("Forbidden pair"))
        for pair in tournament.forbidden_pairs:
            if pair.holds(number):
                teams = tournament.team(pair.team).name, tournament.team(pair.opponent).name
                self.pairs.addItem(f"{teams[0]} – {teams[1]}", pair.id)
        self.allow = self._choice(self.tr("&Allow a forbidden pair again:"), self.pairs)
        self.finish = self._choice(
            self.tr("&End the event after round {number}").format(number=number - 1), None
        )
        self.form.setRowVisible(self.pairs, bool(self.pairs.count()))
        self.finish.setVisible(number > 1)
        self.by_hand.setChecked(True)
        self.by_hand.setFocus()

    def _choice(self, text: str, field: QWidget | None) -> QRadioButton:
        made = QRadioButton(text)
        self.group.addButton(made)
        if field is None:
            self.form.addRow(made)
            self._in_order(made)
        else:
            self.form.addRow(made, field)
            self._in_order(made)
            self._in_order(field)
        return made

    def do_it(self) -> bool:
        session = self.desk.session
        if self.by_hand.isChecked():
            session.perform(edits.start_round)
            return True
        if self.finish.isChecked():
            session.perform(edits.set_field, field="rounds", value=self._number - 1)
            return True
        if self.absent.isChecked():
            team = self.team.team
            if team is None:
                self.team.setFocus()
                raise TeamSwissError(
                    "wrong-type", field=self.tr("Team"), expected=self.tr("a team of the event")
                )
            kind = ByeKind(self.kind.currentData())
            session.perform(edits.set_attendance, team=team, round=self._number, bye=kind)
        else:
            session.perform(edits.allow_pair, forbidden_pair=self.pairs.currentData())
        self.desk.jobs.pair_next()
        return True


def teams_concerned(tournament: Tournament, error: TeamSwissError) -> list[Team]:
    """Return the teams that the error names, by their numbers."""
    named = error.details.get("teams")
    numbers = set(named) if isinstance(named, tuple) else set()
    return sorted(
        (team for team in tournament.teams if team.tpn in numbers), key=lambda team: team.tpn or 0
    )
