"""Choosing a team by typing a part of its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QDialogButtonBox, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Team, TeamId
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import caption


class TeamBox(QComboBox):
    """Teams by number and name; typing a part of a name finds them."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setEditable(True)
        line = self.lineEdit()
        assert line is not None
        line.setAccessibleName(name)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(22)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        completer = QCompleter(self.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)

    def show_teams(self, teams: Sequence[Team]) -> None:
        """Offer these teams, those with a number first; the chosen one stays chosen."""
        chosen = self.team
        self.blockSignals(True)
        self.clear()
        for team in sorted(teams, key=lambda t: (t.tpn is None, t.tpn, t.name)):
            text = team.name if team.tpn is None else f"{team.tpn}  {team.name}"
            self.addItem(text, int(team.id))
        self.choose(chosen)
        self.blockSignals(False)

    def choose(self, team: TeamId | None) -> None:
        """Choose a team, or none."""
        self.setCurrentIndex(-1 if team is None else self.findData(int(team)))

    @property
    def team(self) -> TeamId | None:
        """The team whose text stands in the box."""
        place = self.findText(self.currentText(), Qt.MatchFlag.MatchFixedString)
        return None if place < 0 or not self.currentText() else TeamId(int(self.itemData(place)))


class ChooseTeamDialog(Dialog):
    """Asks which team."""

    topic = "teams"

    team_chosen = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget, title: str, teams: Sequence[Team]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setMinimumWidth(desk.theme.size(380))
        self.box = TeamBox(self.tr("Team"))
        self.box.show_teams(teams)
        self.box.setCurrentIndex(-1)
        self.box.currentTextChanged.connect(self._on_text_changed)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._on_accepted)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(caption(self.tr("Type a part of the name, or its number.")))
        layout.addWidget(self.box)
        layout.addWidget(self.buttons)
        self._on_text_changed()
        self.box.setFocus()

    def _on_text_changed(self) -> None:
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.box.team is not None)

    def _on_accepted(self) -> None:
        team = self.box.team
        if team is not None:
            self.accept()
            self.team_chosen.emit(team)
