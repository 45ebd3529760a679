"""The crosstable as a round robin has it: a column for every opponent."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.models.crosstable import FIXED, CrosstableColumn, CrosstableRow
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import CENTRE, LEFT, RIGHT, RowsModel
from teamswiss_gui.scoring.crosstable import Cell, Crosstable, Order

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
TIP = int(Qt.ItemDataRole.ToolTipRole)
OWN = "■"


class GridModel(RowsModel[CrosstableRow]):
    """Every team against every other."""

    def __init__(self) -> None:
        super().__init__()
        self._teams: list[tuple[TeamId, str, str]] = []
        self._order = Order.RANK

    def show(self, tournament: Tournament, table: Crosstable | None) -> None:
        """Show a crosstable."""
        names = {team.id: team.name for team in tournament.teams}
        lines = table.lines if table else ()
        teams = [
            (line.row.team, "" if line.label is None else str(line.label), names[line.row.team])
            for line in lines
        ]
        rows = [CrosstableRow(line, names[line.row.team], ()) for line in lines]
        order = table.order if table else self._order
        if (teams, order) != (self._teams, self._order):
            self.beginResetModel()
            self._teams, self._order, self.rows = teams, order, rows
            self.endResetModel()
        else:
            self.set_rows(rows)

    def met(self, row: int, column: int) -> list[int]:
        """Return the rounds in which the teams of a row and a column met."""
        place = column - FIXED
        if not (0 <= row < len(self.rows) and 0 <= place < len(self._teams)):
            return []
        return [number for number, _cell in self._cells(self.rows[row], place)]

    def _cells(self, row: CrosstableRow, place: int) -> list[tuple[int, Cell]]:
        other = self._teams[place][0]
        return [
            (number, cell)
            for number, cell in enumerate(row.line.cells, start=1)
            if cell.opponent == other
        ]

    def columns(self) -> Sequence[int]:
        return range(FIXED + len(self._teams) + 2)

    def key(self, row: CrosstableRow) -> Hashable:
        return row.line.row.team

    def head(self, column: int) -> str:
        if column == CrosstableColumn.LABEL:
            return self.tr("Rank") if self._order is Order.RANK else self.tr("No.")
        if column == CrosstableColumn.TEAM:
            return self.tr("Team")
        if column < FIXED + len(self._teams):
            return self._teams[column - FIXED][1]
        return self.tr("MP") if column == FIXED + len(self._teams) else self.tr("GP")

    def head_tip(self, column: int) -> str:
        inside = FIXED <= column < FIXED + len(self._teams)
        return self._teams[column - FIXED][2] if inside else ""

    def alignment(self, column: int) -> int:
        if column == CrosstableColumn.TEAM:
            return LEFT
        return CENTRE if FIXED <= column < FIXED + len(self._teams) else RIGHT

    def stand(self, column: int) -> Stand | None:
        if column < FIXED:
            return None
        return Stand.DECIMAL if column >= FIXED + len(self._teams) else Stand.DASH

    def cell(self, row: CrosstableRow, column: int, role: int) -> object:
        if FIXED <= column < FIXED + len(self._teams):
            return self._meeting(row, column - FIXED, role)
        if role == DISPLAY:
            points = row.line.row.points
            if column == CrosstableColumn.LABEL:
                return row.line.label
            if column == CrosstableColumn.TEAM:
                return row.name
            last = column == self.columnCount() - 1
            return as_text(points.game_points if last else points.match_points)
        if role == Role.STRONG:
            return column in (CrosstableColumn.TEAM, FIXED + len(self._teams))
        if role == Role.TONE and column == CrosstableColumn.LABEL:
            return Tone.QUIET
        return None

    def _meeting(self, row: CrosstableRow, place: int, role: int) -> object:
        team, _label, name = self._teams[place]
        own = team == row.line.row.team
        if role == DISPLAY:
            if own:
                return OWN
            met = self._cells(row, place)
            return " ".join(as_text(c.game_points) if c.is_complete else "…" for _n, c in met)
        if role == TIP and not own:
            rounds = ", ".join(str(number) for number, _cell in self._cells(row, place))
            return f"{name}: {self.tr('round')} {rounds}" if rounds else name
        if role == Role.TONE and own:
            return Tone.QUIET
        return None
