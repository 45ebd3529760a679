"""The players with their scores, for the board prizes and for the curious."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import Qt

from teamswiss_gui.domain import checks
from teamswiss_gui.models.player_rows import (
    COLUMNS,
    PLACE,
    POINTS,
    Filter,
    Scored,
    ScoredPlayer,
    year_of,
)
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)


class PlayersModel(RowsModel[ScoredPlayer]):
    """Sorted and filtered here, in one go: thousands of rows are no work for a proxy."""

    def __init__(self) -> None:
        super().__init__()
        self._scored: Scored | None = None
        self._filter = Filter()
        self._prizes = False
        self._sorted = (POINTS, Qt.SortOrder.DescendingOrder)

    # --- what is shown ------------------------------------------------------------------------

    @property
    def scored(self) -> Scored | None:
        """The players as they were worked out."""
        return self._scored

    def show(self, scored: Scored | None) -> None:
        """Show the players of a tournament."""
        self._scored = scored
        self._arrange()

    def narrow(self, wanted: Filter) -> None:
        """Show only some of them."""
        if wanted != self._filter:
            self._filter = wanted
            self._arrange()

    def show_prizes(self, *, prizes: bool) -> None:
        """Show the order for a board prize, or everybody again."""
        self._prizes = prizes
        column = PLACE if prizes else POINTS
        self._sorted = (column, Qt.SortOrder.DescendingOrder)
        self._arrange()

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and the direction."""
        return self._sorted

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; who has nothing there stands below."""
        if (column, order) != self._sorted and 0 <= column < len(COLUMNS):
            self._sorted = (column, order)
            self._arrange()

    def _arrange(self) -> None:
        rows: list[ScoredPlayer] = []
        if self._scored is not None:
            board = self._filter.board
            rows = self._scored.prizes(board) if self._prizes else self._scored.rows(board)
            year = year_of(self._scored.tournament)
            rows = [row for row in rows if self._filter.admits(row, year)]
        column, order = self._sorted
        down = order is Qt.SortOrder.DescendingOrder
        rows.sort(key=lambda row: self._order(row, column), reverse=down)
        if [self.key(row) for row in rows] == [self.key(row) for row in self.rows]:
            self.set_rows(rows)
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def _order(self, row: ScoredPlayer, column: int) -> tuple[bool, Any, int, str]:
        value = COLUMNS[column].value(row)
        if isinstance(value, str):
            value = checks.bare(value)
        performance = row.record.performance or 0
        return value is not None, 0 if value is None else value, performance, row.player.name

    # --- what Qt asks -------------------------------------------------------------------------

    def columns(self) -> Sequence[int]:
        return range(len(COLUMNS))

    def key(self, row: ScoredPlayer) -> Hashable:
        return row.score.player

    def head(self, column: int) -> str:
        match COLUMNS[column].key:
            case "place":
                return self.tr("Place")
            case "name":
                return self.tr("Player")
            case "team":
                return self.tr("Team")
            case "rating":
                return self.tr("Rating")
            case "board":
                return self.tr("Board")
            case "games":
                return self.tr("Games")
            case "points":
                return self.tr("Points")
            case "percentage":
                return self.tr("%")
            case "performance":
                return self.tr("Perf.")
            case "change":
                return self.tr("Change")
            case other:
                return other

    def head_tip(self, column: int) -> str:
        match COLUMNS[column].key:
            case "board":
                return self.tr("The board played on most often")
            case "games":
                return self.tr("Games really played")
            case "percentage":
                return self.tr("Per cent of the points that were possible")
            case "performance":
                return self.tr("Performance rating")
            case "change":
                return self.tr("Expected change of the FIDE rating, for interest")
            case _:
                return ""

    def alignment(self, column: int) -> int:
        return LEFT if COLUMNS[column].left else RIGHT

    def stand(self, column: int) -> Stand | None:
        return Stand.DECIMAL if column == POINTS else None

    def cell(self, row: ScoredPlayer, column: int, role: int) -> object:
        of = COLUMNS[column]
        if role == DISPLAY:
            return of.text(row) if of.text is not None else of.value(row)
        if role == Role.STRONG:
            return of.strong
        if role == Role.TONE and of.quiet:
            return Tone.QUIET
        return None
