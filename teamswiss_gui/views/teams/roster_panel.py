"""The roster beside the teams: whose it is, its average, its players."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Team, TeamId, Tournament
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.models.roster import PlayerColumn, RosterModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.teams.columns import HIDDEN_PLAYER_COLUMNS, PLAYER_WIDTHS
from teamswiss_gui.views.teams.tables import EditTable
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL
from teamswiss_gui.views.widgets import elided_caption, elided_title


class RosterPanel(QWidget):
    """The players of one team in board order, and which of them count."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.model = RosterModel(desk.session)
        self.table = EditTable(desk, self.model, self.tr("Roster"), "roster")
        self.table.setAccessibleDescription(
            self.tr("The players in board order; the last row adds a player.")
        )
        self.table.set_columns(
            PLAYER_WIDTHS, HIDDEN_PLAYER_COLUMNS, (PlayerColumn.PLACE, PlayerColumn.NAME)
        )
        self.table.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.table.setDragDropOverwriteMode(False)
        self.table.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.title = elided_title()
        self.note = elided_caption()
        head = QHBoxLayout()
        head.setSpacing(INSIDE)
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GROUP, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addLayout(head)
        column.addWidget(self.table, 1)

    def show_team(self, tournament: Tournament, team: TeamId | None, state: str) -> None:
        """Show a team's roster, and what keeps the team out of the next round."""
        self.model.show(tournament, team)
        self.table.setEnabled(team is not None)
        if team is None:
            self.title.setText(self.tr("A new team"))
            self.note.setText(self.tr("Type its name and press Enter."))
            return
        found = tournament.team(team)
        self.title.setText(found.name)
        parts = [self._average(tournament, found)]
        if state:
            text = self.tr("round {number}: {state}")
            parts.append(text.format(number=tournament.next_round, state=state))
        self.note.setText(" · ".join(parts))

    def _average(self, tournament: Tournament, team: Team) -> str:
        rated = team_rating(team, tournament.settings)
        if not rated.counted:
            return self.tr("no players yet")
        places = {player.id: place for place, player in enumerate(team.players, start=1)}
        boards = ", ".join(str(place) for place in sorted(places[p] for p in rated.counted))
        return self.tr("average {average} from places {boards}").format(
            average=round(rated.average), boards=boards
        )
