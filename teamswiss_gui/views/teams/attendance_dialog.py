"""One team, round by round: byes, absences, withdrawal, return."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Round, Team, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.teams.panel import GesturePanel
from teamswiss_gui.views.theme import INSIDE, SMALL
from teamswiss_gui.views.widgets import (
    SteadyBox,
    button,
    caption,
    give_room,
    label,
    roomy,
    set_tone,
)


class AttendanceDialog(GesturePanel):
    """What a team does in every round, and what may still be changed about it."""

    def __init__(self, desk: Desk, parent: QWidget, team: TeamId) -> None:
        super().__init__(desk, parent, "")
        self._team = team
        self.setWindowTitle(self.tr("Attendance and byes"))
        give_room(self, desk, 520, 520)
        self.name = label("", "subtitle")
        self.note = caption()
        self.body.addWidget(self.name)
        self.body.addWidget(self.note)
        self._make_rounds()
        self._make_withdrawal()
        self.refresh(self.session.tournament)
        first = next((box for box in self.boxes if box.isEnabled()), None)
        if first is not None:
            first.setFocus()

    def _make_rounds(self) -> None:
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(INSIDE)
        self._grid.setVerticalSpacing(SMALL)
        self._grid.setColumnStretch(2, 1)
        self.boxes: list[QComboBox] = []
        self._facts: list[QLabel] = []
        inside = QWidget()
        inside.setObjectName("form")
        inside.setLayout(self._grid)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        self.body.addWidget(area, 1)
        for number in range(1, self.session.tournament.settings.rounds + 1):
            self._add_round(number)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _add_round(self, number: int) -> None:
        title = plain(self.tr("Round {number}").format(number=number))
        box = SteadyBox()
        box.setAccessibleName(title.text())
        for text, kind in (
            (self.tr("Plays"), None),
            (self.tr("Absent (zero-point bye)"), ByeKind.ABSENT),
            (self.tr("Half-point bye"), ByeKind.HALF),
            (self.tr("Full-point bye"), ByeKind.FULL),
        ):
            box.addItem(text, kind)
        box.setProperty("round", number)
        box.activated.connect(self._on_chosen)
        fact = caption()
        title.setBuddy(box)
        self._grid.addWidget(title, number - 1, 0)
        self._grid.addWidget(box, number - 1, 1)
        self._grid.addWidget(fact, number - 1, 2)
        self.boxes.append(box)
        self._facts.append(fact)

    def _make_withdrawal(self) -> None:
        self.from_round = roomy(QSpinBox())
        self.from_round.setAccessibleName(self.tr("Round"))
        self.withdraw = button(self.tr("Withdraw from this round on"))
        self.withdraw.clicked.connect(self._on_withdraw)
        self.back = button(self.tr("Return in this round"))
        self.back.clicked.connect(self._on_back)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addWidget(plain(self.tr("Round")))
        row.addWidget(self.from_round)
        row.addWidget(self.withdraw)
        row.addWidget(self.back)
        row.addStretch(1)
        self.body.addLayout(row)
        self.from_round.valueChanged.connect(self._on_round_changed)

    # --- showing ------------------------------------------------------------------------------

    def refresh(self, tournament: Tournament) -> None:
        if self._team not in {team.id for team in tournament.teams}:
            self.reject()
            return
        team = tournament.team(self._team)
        self.name.setText(team.name)
        if team.first_round > 1:
            self.note.setText(
                self.tr("A late entry: plays from round {number} on.").format(
                    number=team.first_round
                )
            )
        else:
            self.note.setText(self.tr("Every change takes effect at once; Ctrl+Z takes it back."))
        first_open = len(tournament.rounds) + 1
        for number, (box, fact) in enumerate(zip(self.boxes, self._facts, strict=True), start=1):
            paired = tournament.rounds[number - 1] if number < first_open else None
            self._show_round(team, number, paired, box, fact)
        last = tournament.settings.rounds
        self.from_round.setEnabled(first_open <= last)
        self.from_round.setRange(min(first_open, last), last)
        self._show_buttons(team, first_open <= last)

    def _show_round(
        self, team: Team, number: int, paired: Round | None, box: QComboBox, fact: QLabel
    ) -> None:
        out = team.is_withdrawn(number)
        late = number < team.first_round
        box.setVisible(paired is None)
        box.setEnabled(paired is None and not out and not late)
        kind = paired.bye_of(team.id) if paired else team.bye(number)
        box.setCurrentIndex(max(box.findData(kind), 0))
        set_tone(fact, Tone.NEEDS if out else None)
        if out:
            fact.setText(self.tr("withdrawn"))
        elif late:
            fact.setText(self.tr("not yet entered"))
        elif paired is not None:
            fact.setText(self._played(team, paired))
        else:
            fact.setText("")

    def _played(self, team: Team, paired: Round) -> str:
        match = paired.match_of(team.id)
        if match is not None:
            other = match.black if match.white == team.id else match.white
            name = self.session.tournament.team(other).name
            return self.tr("against {name}").format(name=name)
        if paired.bye_of(team.id) is ByeKind.PAIRING_ALLOCATED:
            return self.tr("pairing-allocated bye")
        return self.tr("not paired")

    def _show_buttons(self, team: Team, is_open: bool) -> None:
        out = team.is_withdrawn(self.from_round.value())
        self.withdraw.setEnabled(is_open and not out)
        self.back.setEnabled(is_open and out)

    # --- gestures -----------------------------------------------------------------------------

    def _on_chosen(self) -> None:
        box = self.sender()
        assert isinstance(box, QComboBox)
        number = int(box.property("round"))
        self.attempt(edits.set_attendance, team=self._team, round=number, bye=box.currentData())
        self.refresh(self.session.tournament)

    def _on_round_changed(self) -> None:
        team = self.session.tournament.team(self._team)
        self._show_buttons(team, self.from_round.isEnabled())

    def _on_withdraw(self) -> None:
        self.attempt(edits.withdraw_team, team=self._team, first_round=self.from_round.value())

    def _on_back(self) -> None:
        self.attempt(edits.return_team, team=self._team, round=self.from_round.value())
