"""Pairing by hand with teams chosen by number or name; the consequences follow the choice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QSizePolicy, QWidget

from teamswiss_gui.app.advice import Cancel, HandAdvice
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Team, TeamId, Tournament
from teamswiss_gui.models.consequences import Consequences
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.rounds.decision_dialog import DecisionDialog


class TeamBox(QComboBox):
    """A team, chosen from a list or typed: a part of its name or its number completes it."""

    def __init__(self, teams: Sequence[Team], name: str) -> None:
        super().__init__()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for team in teams:
            number = "" if team.tpn is None else f"{team.tpn}  "
            self.addItem(f"{number}{team.name}", team.id)
        completer = QCompleter(self.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.setCurrentIndex(-1)

    @property
    def team(self) -> TeamId | None:
        """The team that is chosen, if what is typed is one."""
        text = self.currentText().strip().casefold()
        whole = [i for i in range(self.count()) if self.itemText(i).casefold() == text]
        parts = whole or [
            i
            for i in range(self.count())
            if text and (text in self.itemText(i).casefold().split() or text == self._name(i))
        ]
        return TeamId(self.itemData(parts[0])) if len(parts) == 1 else None

    def choose(self, team: TeamId | None) -> None:
        """Choose a team that is in the list."""
        self.setCurrentIndex(-1 if team is None else self.findData(team))

    def _name(self, place: int) -> str:
        return self.itemText(place).partition("  ")[2].casefold()


class TeamsDialog(DecisionDialog):
    """One or two teams, and a gesture that they are the arguments of."""

    def __init__(
        self,
        desk: Desk,
        advice: HandAdvice,
        gesture: Gesture,
        texts: tuple[str, str],
        fields: Sequence[tuple[str, str, Sequence[Team]]],
        parent: QWidget,
    ) -> None:
        """Make it; `texts` are its title and what its button says, `fields` name arguments."""
        super().__init__(desk, texts[0], texts[1], parent)
        self.asks_always = True
        self._advice = advice
        self._of = gesture
        self.boxes: dict[str, TeamBox] = {}
        for argument, name, teams in fields:
            box = TeamBox(teams, name)
            box.currentTextChanged.connect(self._on_chosen)
            self.fields.addRow(name, box)
            self.boxes[argument] = box
        for first, second in pairwise((*self.boxes.values(), self.text, self.do)):
            QWidget.setTabOrder(first, second)
        next(iter(self.boxes.values())).setFocus()

    def choose(self, **teams: TeamId | None) -> None:
        """Lay teams in."""
        for argument, team in teams.items():
            self.boxes[argument].choose(team)

    def _on_chosen(self, _text: str) -> None:
        chosen = {argument: box.team for argument, box in self.boxes.items()}
        if any(team is None for team in chosen.values()):
            self.refuse("")
            return
        consider(self, self._advice, self._of, chosen)


def consider(
    dialog: DecisionDialog, advice: HandAdvice, gesture: Gesture, arguments: dict[str, Any]
) -> bool:
    """Let a dialog work out what a change of the last round means; say whether it may be made."""
    session = dialog.desk.session
    before = session.tournament
    try:
        after: Tournament = gesture(before, **arguments)
    except TeamSwissError as error:
        dialog.refuse(session.worded(error))
        return False

    def work(cancel: Cancel) -> object:
        return advice.new_departures(before, after, cancel)

    dialog.consider(gesture, arguments, work, Consequences(session.words, after).departures)
    return True


def free_teams(tournament: Tournament) -> list[Team]:
    """Return the teams without a match in the last round: those left over first."""
    last = tournament.rounds[-1]
    left = list(edits.unpaired(tournament))
    others = [
        team
        for team in tournament.teams
        if team not in left and team.tpn is not None and last.match_of(team.id) is None
    ]
    return [*left, *others]


def numbered_teams(tournament: Tournament) -> list[Team]:
    """Return every team that has a number, by it."""
    numbered = [team for team in tournament.teams if team.tpn is not None]
    return sorted(numbered, key=lambda team: team.tpn or 0)
