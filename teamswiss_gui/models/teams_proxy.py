"""The teams as they are sorted and found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSortFilterProxyModel, Qt

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Team, TeamId
from teamswiss_gui.models.editable import Index
from teamswiss_gui.models.roles import Role
from teamswiss_gui.models.teams import TeamColumn, TeamsModel


class TeamsProxy(QSortFilterProxyModel):
    """Sorts the teams and finds them as you type; the row to type into stays last."""

    def __init__(self, source: TeamsModel) -> None:
        super().__init__()
        self._teams = source
        self._wanted = ""
        self._texts: dict[TeamId, tuple[Team, str]] = {}
        self.setSortRole(Role.SORT)
        self.setSourceModel(source)
        self.sort(TeamColumn.NUMBER)

    def find(self, text: str) -> None:
        """Keep only teams with all these words in their names, or in those of their players."""
        self.beginFilterChange()
        self._wanted = checks.bare(text)
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def team_at(self, row: int) -> TeamId | None:
        """Return the team that is shown in a row."""
        place = self.mapToSource(self.index(row, 0)).row()
        team = self._teams.rows[place].team if 0 <= place < len(self._teams.rows) else None
        return team.id if team else None

    def row_of(self, team: TeamId) -> int | None:
        """Return where a team is shown; None if the filter hides it."""
        place = self._teams.row_of(team)
        if place is None:
            return None
        shown = self.mapFromSource(self._teams.index(place, 0))
        return shown.row() if shown.isValid() else None

    def problem(self, index: Index, text: str) -> str:
        """Ask the teams themselves."""
        return self._teams.problem(self.mapToSource(index), text)

    def completions(self, index: Index) -> Sequence[str]:
        """Ask the teams themselves."""
        return self._teams.completions(self.mapToSource(index))

    def asks_rating_list(self, _index: Index) -> bool:
        """Teams are in no rating list."""
        return False

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        if not self._wanted:
            return True
        team = self._teams.rows[row].team
        if team is None:
            return False
        known = self._texts.get(team.id)
        if known is None or known[0] is not team:
            names = (team.name, team.short_name, team.federation, team.club, team.captain)
            text = "\n".join(checks.bare(each) for each in (*names, *_of_players(team)))
            known = self._texts[team.id] = (team, text)
        return all(word in known[1] for word in self._wanted.split())

    def lessThan(self, left: Index, right: Index) -> bool:
        rows = self._teams.rows
        up = self.sortOrder() is Qt.SortOrder.AscendingOrder
        one, other = rows[left.row()], rows[right.row()]
        if one.team is None:
            return not up
        if other.team is None:
            return up
        column = left.column()
        a = self._teams.cell(one, column, Role.SORT)
        b = self._teams.cell(other, column, Role.SORT)
        if a == b:
            return left.row() < right.row()
        return bool(a < b)  # type: ignore[operator]


def _of_players(team: Team) -> list[str]:
    return [f"{player.name} {player.fide_id}" for player in team.players]
