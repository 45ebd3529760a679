"""The crosstable: every round of every team."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.terms import Kind
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.scoring.crosstable import Cell, Crosstable, Line, Order

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
TIP = int(Qt.ItemDataRole.ToolTipRole)


class CrosstableColumn(IntEnum):
    """The columns before the rounds; match and game points come after them."""

    LABEL = 0
    TEAM = 1


FIXED = len(CrosstableColumn)


@dataclass(frozen=True, slots=True)
class CrosstableRow:
    """A line with the names of its team and of its opponents."""

    line: Line
    name: str
    opponents: tuple[str, ...]


class CrosstableModel(RowsModel[CrosstableRow]):
    """Opponent, colour and game points per round."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds = 0
        self._order = Order.RANK

    def show(self, tournament: Tournament, table: Crosstable | None) -> None:
        """Show a crosstable."""
        names = {team.id: team.name for team in tournament.teams}
        rows = [
            CrosstableRow(
                line,
                names[line.row.team],
                tuple("" if c.opponent is None else names[c.opponent] for c in line.cells),
            )
            for line in (table.lines if table else ())
        ]
        rounds = table.after if table else 0
        order = table.order if table else self._order
        if (rounds, order) != (self._rounds, self._order):
            self.beginResetModel()
            self._rounds, self._order, self.rows = rounds, order, rows
            self.endResetModel()
        else:
            self.set_rows(rows)

    def columns(self) -> Sequence[int]:
        return range(FIXED + self._rounds + 2)

    def key(self, row: CrosstableRow) -> Hashable:
        return row.line.row.team

    def head(self, column: int) -> str:
        if column == CrosstableColumn.LABEL:
            return self.tr("Rank") if self._order is Order.RANK else self.tr("No.")
        if column == CrosstableColumn.TEAM:
            return self.tr("Team")
        if column < FIXED + self._rounds:
            return self.tr("R{round}").format(round=column - FIXED + 1)
        return self.tr("MP") if column == FIXED + self._rounds else self.tr("GP")

    def alignment(self, column: int) -> int:
        in_the_middle = CrosstableColumn.TEAM <= column < FIXED + self._rounds
        return LEFT if in_the_middle else RIGHT

    def stand(self, column: int) -> Stand | None:
        return Stand.DECIMAL if column >= FIXED + self._rounds else None

    def cell(self, row: CrosstableRow, column: int, role: int) -> object:
        if FIXED <= column < FIXED + self._rounds:
            return self._round_cell(row, column - FIXED, role)
        if role == DISPLAY:
            points = row.line.row.points
            if column == CrosstableColumn.LABEL:
                return row.line.label
            if column == CrosstableColumn.TEAM:
                return row.name
            after = column - FIXED - self._rounds
            return as_text(points.game_points if after else points.match_points)
        if role == Role.STRONG:
            return column in (CrosstableColumn.TEAM, FIXED + self._rounds)
        if role == Role.TONE and column == CrosstableColumn.LABEL:
            return Tone.QUIET
        return None

    def _round_cell(self, row: CrosstableRow, place: int, role: int) -> object:
        cell = row.line.cells[place]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(cell)
            case Qt.ItemDataRole.ToolTipRole:
                return row.opponents[place] or self._text(cell)
            case Role.COLOUR:
                return cell.colour
            case Role.LEAD:
                return str(len(self.rows))
            case Role.TONE:
                return None if cell.kind is Kind.PLAYED and cell.is_complete else Tone.QUIET
        return None

    def _text(self, cell: Cell) -> str:
        points = as_text(cell.game_points) if cell.is_complete else "…"
        match cell.kind:
            case Kind.PLAYED:
                return f"{cell.opponent_label}: {points}"
            case Kind.FORFEIT_WIN:
                return f"{cell.opponent_label}: {points} +"
            case Kind.FORFEIT_LOSS:
                return f"{cell.opponent_label}: {points} −"
            case Kind.ABSENT:
                return "–"
            case _:
                return self.tr("bye {points}").format(points=points)
