"""Teams in the order in which they are going to be numbered."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import IntEnum

from PySide6.QtCore import QMimeData, QModelIndex, Qt, Signal

from teamswiss_gui.domain.model import Team, TeamId
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.models.carried import carried_numbers, carrying_numbers
from teamswiss_gui.models.editable import DISPLAY, Index
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel

ORDERED = "application/x-teamswiss-order"


class OrderColumn(IntEnum):
    """The columns of the order."""

    NEW = 0
    NAME = 1
    AVERAGE = 2
    OLD = 3


class TeamOrderModel(RowsModel[tuple[int, Team]]):
    """Teams with the number that their place gives them; nothing is changed in the event."""

    listed = tuple(OrderColumn)
    order_changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    @property
    def order(self) -> list[TeamId]:
        """The teams in this order."""
        return [team.id for _number, team in self.rows]

    def show(self, teams: Sequence[Team]) -> None:
        """Show teams in an order."""
        self.set_rows(list(enumerate(teams, start=1)))
        self.order_changed.emit()

    def move(self, team: TeamId, place: int) -> int:
        """Move a team to a place (from 0); return where it stands."""
        teams = [each for _number, each in self.rows]
        moved = next(each for each in teams if each.id == team)
        teams.remove(moved)
        place = min(max(place, 0), len(teams))
        teams.insert(place, moved)
        self.show(teams)
        return place

    def key(self, row: tuple[int, Team]) -> Hashable:
        return row[1].id

    def head(self, column: int) -> str:
        match OrderColumn(column):
            case OrderColumn.NEW:
                return self.tr("No.")
            case OrderColumn.NAME:
                return self.tr("Team")
            case OrderColumn.AVERAGE:
                return self.tr("Average")
            case OrderColumn.OLD:
                return self.tr("So far")

    def alignment(self, column: int) -> int:
        return LEFT if column == OrderColumn.NAME else RIGHT

    def cell(self, row: tuple[int, Team], column: int, role: int) -> object:
        number, team = row
        if role == Role.TONE:
            return None if column <= OrderColumn.NAME else Tone.QUIET
        if role != DISPLAY:
            return None
        match OrderColumn(column):
            case OrderColumn.NEW:
                return number
            case OrderColumn.NAME:
                return team.name
            case OrderColumn.AVERAGE:
                rated = team_rating(team, self._settings)
                return str(round(rated.average)) if rated.counted else ""
            case OrderColumn.OLD:
                return team.tpn

    # --- dragging -----------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags | Qt.ItemFlag.ItemIsDropEnabled
        return flags | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [ORDERED]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return carrying_numbers(ORDERED, self, [self.rows[i.row()][1].id for i in indexes[:1]])

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: Index
    ) -> bool:
        teams = carried_numbers(ORDERED, self, data)
        if len(teams) != 1 or teams[0] not in self.order:
            return False
        team = TeamId(teams[0])
        place = row if row >= 0 else parent.row() if parent.isValid() else len(self.rows)
        old = self.order.index(team)
        self.move(team, place - 1 if place > old else place)
        return True
