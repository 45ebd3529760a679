"""Before a round is paired: who is absent, what is missing, each with one click to its place."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.readiness import Absentee, Finding, Readiness, Want, readiness
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import GROUP, SMALL, TIGHT
from teamswiss_gui.views.widgets import ActionButton, button, label, set_tone

MOST_NAMES = 6
"""Teams that a line names; of more only the number is told."""


class Preparation(QScrollArea):
    """What stands where the matches will be."""

    place_wanted = Signal(object)
    """The Finding whose place is to be shown."""
    absentee_wanted = Signal(int)
    """The team that is absent."""

    def __init__(self, desk: Desk, pair: QAction) -> None:
        super().__init__()
        self._desk = desk
        self._known: tuple[Readiness, tuple[str, ...]] | None = None
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Before the round is paired"))
        self.headline = label("", "subtitle")
        self.text = plain()
        self.text.setWordWrap(True)
        set_tone(self.text, Tone.QUIET)
        self.missing_title = label(self.tr("What is missing"), "subtitle")
        self.missing = QVBoxLayout()
        self.missing.setSpacing(TIGHT)
        self.absent_title = label(self.tr("Who is absent"), "subtitle")
        self.absent = QVBoxLayout()
        self.absent.setSpacing(TIGHT)
        inside = QWidget()
        inside.setObjectName("form")
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, GROUP, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.headline)
        layout.addWidget(self.text)
        self.pair_button = ActionButton(pair, primary=True)
        layout.addWidget(self.pair_button)
        layout.addSpacing(SMALL)
        layout.addWidget(self.missing_title)
        layout.addLayout(self.missing)
        layout.addSpacing(SMALL)
        layout.addWidget(self.absent_title)
        layout.addLayout(self.absent)
        layout.addStretch(1)
        self.setWidget(inside)

    def show_tournament(self, tournament: Tournament) -> None:
        """Show how things stand before the next round."""
        found = readiness(tournament)
        names = tuple(team.name for team in tournament.teams)
        if self._known == (found, names):
            return
        self._known = (found, names)
        had_focus = any(line.hasFocus() for line in self.buttons())
        self.headline.setText(
            self.tr("Ready for round {number}").format(number=found.round)
            if found.is_ready
            else self.tr("Round {number} cannot be paired yet").format(number=found.round)
        )
        self.text.setText(
            self.tr(
                "{teams} teams are to be paired. The pairing comes as a draft that you accept, "
                "change or discard."
            ).format(teams=found.to_pair)
        )
        self.text.setVisible(found.to_pair > 1)
        self._fill(
            self.missing,
            [(self._finding(tournament, each), each) for each in found.findings],
        )
        self.missing_title.setVisible(bool(found.findings))
        self._fill(self.absent, [(self._absentee(tournament, each), each) for each in found.absent])
        self.absent_title.setText(
            self.tr("Who is absent") if found.absent else self.tr("Nobody is absent")
        )
        self.absent_title.setVisible(bool(tournament.teams))
        if had_focus:
            self.focus_first()  # the line that had it has gone

    def buttons(self) -> list[QPushButton]:
        """Return the lines that can be clicked, from the top."""
        layouts = (self.missing, self.absent)
        found = []
        for layout in layouts:
            for place in range(layout.count()):
                item = layout.itemAt(place)
                widget = item.widget() if item else None
                if isinstance(widget, QPushButton):
                    found.append(widget)
        return found

    def focus_first(self) -> None:
        """Put the focus on what comes next: what is missing, or the pairing."""
        lines = self.buttons()
        first = self.pair_button if self.pair_button.isEnabled() or not lines else lines[0]
        first.setFocus()

    def _fill(self, layout: QVBoxLayout, lines: list[tuple[str, Finding | Absentee]]) -> None:
        while layout.count():
            item = layout.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for text, subject in lines:
            line = button(text, flat=True)
            line.setProperty("subject", subject)
            line.setToolTip(self.tr("Go there"))
            if isinstance(subject, Finding):
                icon = "needs" if subject.prevents else "find"
                colours = self._desk.theme.colours
                tint = colours.needs if subject.prevents else colours.quiet
                line.setIcon(self._desk.theme.icon(icon, tint))
                side = self._desk.theme.size(GROUP)
                line.setIconSize(QSize(side, side))
            line.clicked.connect(self._on_line)
            layout.addWidget(line)

    def _on_line(self) -> None:
        line = self.sender()
        subject = line.property("subject") if line is not None else None
        if isinstance(subject, Finding):
            self.place_wanted.emit(subject)
        elif isinstance(subject, Absentee):
            self.absentee_wanted.emit(subject.team)

    # --- words --------------------------------------------------------------------------------

    def _finding(self, tournament: Tournament, finding: Finding) -> str:
        n, number = finding.count, finding.round
        teams = self._names(tournament, finding.teams)
        match finding.want:
            case Want.TEAMS:
                return self.tr("A round needs two teams at least. Enter them on the Teams page.")
            case Want.NUMBERS:
                return self.tr("%n team(s) without a number: {teams}", "", n).format(teams=teams)
            case Want.INITIAL_COLOUR:
                return self.tr("The initial colour has not been drawn yet: draw lots")
            case Want.DRAFT:
                return self.tr("Round {number} is a draft: accept or discard it").format(
                    number=number
                )
            case Want.ROUNDS:
                return self.tr("All %n round(s) are paired", "", n)
            case Want.RESULTS:
                return self.tr("%n result(s) missing in round {number}", "", n).format(
                    number=number
                )
            case Want.UNPAIRED:
                return self.tr("Without a match in round {number}: {teams}").format(
                    number=number, teams=teams
                )
            case Want.PLAYERS:
                return self.tr("%n team(s) without players: {teams}", "", n).format(teams=teams)
            case Want.FEW_PLAYERS:
                return self.tr("%n team(s) with fewer players than boards: {teams}", "", n).format(
                    teams=teams
                )
            case Want.MANY_PLAYERS:
                return self.tr("%n team(s) with too many reserves: {teams}", "", n).format(
                    teams=teams
                )
            case Want.CHECK_IN:
                return self.tr("%n team(s) not checked in: {teams}", "", n).format(teams=teams)
            case Want.CARDS:
                return self.tr("%n match card(s) of round {number} not in", "", n).format(
                    number=number
                )
            case Want.ADJOURNED:
                return self.tr(
                    "%n adjourned board(s) in round {number}: a draw for the pairing", "", n
                ).format(number=number)
            case Want.PROTEST:
                return self.tr("%n board(s) under protest in round {number}", "", n).format(
                    number=number
                )
            case Want.LINE_UPS:
                return self.tr(
                    "%n line-up(s) not handed in for round {number}: {teams}", "", n
                ).format(number=number, teams=teams)

    def _absentee(self, tournament: Tournament, absentee: Absentee) -> str:
        name = tournament.team(absentee.team).name
        if absentee.comes_later:
            return self.tr("{team}: comes later").format(team=name)
        if absentee.is_withdrawn:
            return self.tr("{team}: withdrawn").format(team=name)
        match absentee.kind:
            case ByeKind.HALF:
                return self.tr("{team}: half-point bye").format(team=name)
            case ByeKind.FULL:
                return self.tr("{team}: full-point bye").format(team=name)
            case _:
                return self.tr("{team}: absent").format(team=name)

    def _names(self, tournament: Tournament, teams: tuple[TeamId, ...]) -> str:
        names = [tournament.team(team).name for team in teams[:MOST_NAMES]]
        if len(teams) > MOST_NAMES:
            names.append(self.tr("… and %n more", "", len(teams) - MOST_NAMES))
        return ", ".join(names)
