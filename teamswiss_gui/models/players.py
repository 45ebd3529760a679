"""The players with their scores, for the board prizes and for the curious."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.scoring.boards import PlayerScore, player_scores

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
Index = QModelIndex | QPersistentModelIndex


class PlayersColumn(IntEnum):
    """The columns of the players."""

    NAME = 0
    TEAM = 1
    RATING = 2
    BOARD = 3
    GAMES = 4
    POINTS = 5
    PERCENTAGE = 6
    PERFORMANCE = 7


@dataclass(frozen=True, slots=True)
class ScoredPlayer:
    """A player's line."""

    score: PlayerScore
    name: str
    title: str
    team: str


class PlayersModel(RowsModel[ScoredPlayer]):
    """Everybody on a roster."""

    listed = tuple(PlayersColumn)

    def __init__(self) -> None:
        super().__init__()
        self._places: dict[int, list[int]] = {}

    def show(self, tournament: Tournament) -> None:
        """Show the players of a tournament."""
        known = {player.id: (team, player) for team, player in tournament.players()}
        rows = []
        for score in player_scores(tournament):
            team, player = known[score.player]
            rows.append(ScoredPlayer(score, player.name, player.title, team.name))
        self.set_rows(rows)
        self._places.clear()

    def key(self, row: ScoredPlayer) -> Hashable:
        return row.score.player

    def head(self, column: int) -> str:
        match PlayersColumn(column):
            case PlayersColumn.NAME:
                return self.tr("Player")
            case PlayersColumn.TEAM:
                return self.tr("Team")
            case PlayersColumn.RATING:
                return self.tr("Rating")
            case PlayersColumn.BOARD:
                return self.tr("Board")
            case PlayersColumn.GAMES:
                return self.tr("Games")
            case PlayersColumn.POINTS:
                return self.tr("Points")
            case PlayersColumn.PERCENTAGE:
                return self.tr("Per cent")
            case PlayersColumn.PERFORMANCE:
                return self.tr("Performance")

    def head_tip(self, column: int) -> str:
        match PlayersColumn(column):
            case PlayersColumn.BOARD:
                return self.tr("The board he played on most often")
            case PlayersColumn.GAMES:
                return self.tr("Games really played")
            case _:
                return ""

    def alignment(self, column: int) -> int:
        return LEFT if column in (PlayersColumn.NAME, PlayersColumn.TEAM) else RIGHT

    def value(self, row: ScoredPlayer, column: int) -> object:
        """Return what a cell holds, None if there is nothing."""
        record = row.score.overall
        match PlayersColumn(column):
            case PlayersColumn.NAME:
                return row.name
            case PlayersColumn.TEAM:
                return row.team
            case PlayersColumn.RATING:
                return row.score.rating
            case PlayersColumn.BOARD:
                return row.score.main_board
            case PlayersColumn.GAMES:
                return record.games
            case PlayersColumn.POINTS:
                return record.points if record.games else None
            case PlayersColumn.PERCENTAGE:
                return record.percentage
            case PlayersColumn.PERFORMANCE:
                return record.performance

    def places(self, column: int) -> list[int]:
        """Return the place of every row when sorted by a column, worked out once.

        Who has nothing there comes first, equal ones by performance and name.
        """
        if len(self._places.get(column, ())) != len(self.rows):
            order = sorted(range(len(self.rows)), key=lambda i: self._order(self.rows[i], column))
            places = [0] * len(order)
            for place, row in enumerate(order):
                places[row] = place
            self._places[column] = places
        return self._places[column]

    def _order(self, row: ScoredPlayer, column: int) -> tuple[bool, Any, int, str]:
        value = self.value(row, column)
        if isinstance(value, str):
            value = checks.bare(value)
        performance = row.score.overall.performance or 0
        return value is not None, 0 if value is None else value, performance, row.name

    def cell(self, row: ScoredPlayer, column: int, role: int) -> object:
        if role == DISPLAY:
            return self._text(row, column)
        if role == Role.STRONG:
            return column == PlayersColumn.POINTS
        if role == Role.TONE and column in (PlayersColumn.TEAM, PlayersColumn.RATING):
            return Tone.QUIET
        return None

    def _text(self, row: ScoredPlayer, column: int) -> object:
        record = row.score.overall
        match PlayersColumn(column):
            case PlayersColumn.NAME:
                return f"{row.name}  {row.title}".rstrip()
            case PlayersColumn.POINTS if record.games:
                return as_text(record.points)
            case PlayersColumn.PERCENTAGE if record.percentage is not None:
                return f"{round(record.percentage)}"
            case _:
                return self.value(row, column)


class PlayersProxy(QSortFilterProxyModel):
    """Sorts the players, at first by points; who has nothing stands below."""

    def __init__(self, source: PlayersModel) -> None:
        super().__init__()
        self._players = source
        self.setDynamicSortFilter(False)  # once for all changes together: see `again`
        self.setSourceModel(source)

    def again(self) -> None:
        """Sort anew after the players have changed."""
        self.sort(self.sortColumn(), self.sortOrder())

    def lessThan(self, left: Index, right: Index) -> bool:
        places = self._players.places(left.column())
        return places[left.row()] < places[right.row()]
