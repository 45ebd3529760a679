"""The standings, a column for every tie-break."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.scoring.sentences import (
    decided_text,
    figure_text,
    kind_text,
    title,
    working_lines,
)
from teamswiss_gui.scoring.standings import SCORE, Row, Standings
from teamswiss_gui.words import Words

DISPLAY = int(Qt.ItemDataRole.DisplayRole)


class StandingsColumn(IntEnum):
    """The columns before the tie-breaks."""

    RANK = 0
    NUMBER = 1
    TEAM = 2
    WON = 3
    DRAWN = 4
    LOST = 5
    MATCH_POINTS = 6
    GAME_POINTS = 7


FIXED = len(StandingsColumn)


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A team's line with its names beside the numbers."""

    row: Row
    name: str
    number: int | None


class StandingsModel(RowsModel[StandingsRow]):
    """The standings after a round."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self.table: Standings | None = None
        self._names: Mapping[TeamId, str] = {}

    def show(self, tournament: Tournament, table: Standings | None) -> None:
        """Show these standings."""
        codes = table.codes if table else ()
        self._names = {team.id: team.name for team in tournament.teams}
        numbers = {team.id: team.tpn for team in tournament.teams}
        rows = [
            StandingsRow(row, self._names[row.team], numbers[row.team])
            for row in (table.rows if table else ())
        ]
        if codes != (self.table.codes if self.table else ()):
            self.beginResetModel()
            self.table, self.rows = table, rows
            self.endResetModel()
            return
        self.table = table
        self.set_rows(rows)

    def columns(self) -> Sequence[int]:
        return range(FIXED + (len(self.table.codes) if self.table else 0) + 1)

    @property
    def decided(self) -> int:
        """The last column: what put a team below the one before it."""
        return self.columnCount() - 1

    def key(self, row: StandingsRow) -> Hashable:
        return row.row.team

    def head(self, column: int) -> str:
        if column == self.decided:
            return self.tr("Decided by")
        if column >= FIXED:
            return str(self.table.codes[column - FIXED]) if self.table else ""
        match StandingsColumn(column):
            case StandingsColumn.RANK:
                return self.tr("Rank")
            case StandingsColumn.NUMBER:
                return self.tr("No.")
            case StandingsColumn.TEAM:
                return self.tr("Team")
            case StandingsColumn.WON:
                return self.tr("W")
            case StandingsColumn.DRAWN:
                return self.tr("D")
            case StandingsColumn.LOST:
                return self.tr("L")
            case StandingsColumn.MATCH_POINTS:
                return self.tr("MP")
            case StandingsColumn.GAME_POINTS:
                return self.tr("GP")

    def head_tip(self, column: int) -> str:
        if column == self.decided:
            return self.tr("What put the team below the one before it")
        if column >= FIXED:
            return title(self._words, self.table.codes[column - FIXED]) if self.table else ""
        match StandingsColumn(column):
            case StandingsColumn.WON:
                return self.tr("Matches won")
            case StandingsColumn.DRAWN:
                return self.tr("Matches drawn")
            case StandingsColumn.LOST:
                return self.tr("Matches lost")
            case StandingsColumn.MATCH_POINTS:
                return self.tr("Match points")
            case StandingsColumn.GAME_POINTS:
                return self.tr("Game points")
            case _:
                return ""

    def alignment(self, column: int) -> int:
        return LEFT if column in (StandingsColumn.TEAM, self.decided) else RIGHT

    def stand(self, column: int) -> Stand | None:
        in_points = StandingsColumn.MATCH_POINTS <= column < self.decided
        return Stand.DECIMAL if in_points or column == StandingsColumn.RANK else None

    def cell(self, row: StandingsRow, column: int, role: int) -> object:
        if role == DISPLAY:
            return self._text(row, column)
        if role == Role.STRONG and self.table:
            primary = (
                StandingsColumn.MATCH_POINTS
                if self.table.book.primary_is_mp
                else StandingsColumn.GAME_POINTS
            )
            return column in (StandingsColumn.TEAM, primary)
        if role == Role.TONE and column in (
            StandingsColumn.NUMBER,
            StandingsColumn.WON,
            StandingsColumn.DRAWN,
            StandingsColumn.LOST,
            self.decided,
        ):
            return Tone.QUIET
        return None

    def _text(self, row: StandingsRow, column: int) -> str:
        line = row.row
        if column == self.decided:
            return self._decided(line)
        if column >= FIXED:
            return figure_text(line.values[column - FIXED], self._words.language)
        match StandingsColumn(column):
            case StandingsColumn.RANK:
                return f"{line.rank}=" if line.is_shared else str(line.rank)
            case StandingsColumn.NUMBER:
                return "" if row.number is None else str(row.number)
            case StandingsColumn.TEAM:
                return row.name
            case StandingsColumn.WON:
                return str(line.won)
            case StandingsColumn.DRAWN:
                return str(line.drawn)
            case StandingsColumn.LOST:
                return str(line.lost)
            case StandingsColumn.MATCH_POINTS:
                return as_text(line.points.match_points)
            case StandingsColumn.GAME_POINTS:
                return as_text(line.points.game_points)

    def shared_place(self) -> str:
        """Return what stands there where nothing decided."""
        return self.tr("shared place")

    def _decided(self, line: Row) -> str:
        if self.table is None or line.team == self.table.rows[0].team:
            return ""
        if line.decided_by is None:
            return self.shared_place()
        if line.decided_by == SCORE:
            return self.tr("MP") if self.table.book.primary_is_mp else self.tr("GP")
        return decided_text(self._words, self.table, line.decided_by)

    def working(self, place: int, column: int) -> tuple[str, list[str]]:
        """Return the title and the lines that show how a cell came about."""
        if not self.table or not 0 <= place < len(self.rows):
            return "", []
        row = self.rows[place]
        team = row.row.team
        if FIXED <= column < self.decided:
            code = self.table.codes[column - FIXED]
            lines = working_lines(self._words, self.table, self._names, team, column - FIXED)
            return f"{title(self._words, code)} ({code})", lines
        if column in (StandingsColumn.MATCH_POINTS, StandingsColumn.GAME_POINTS):
            return self._points_working(team, StandingsColumn(column))
        above = decided_text(self._words, self.table, row.row.decided_by)
        if place == 0:
            return self.tr("Place"), [self.tr("First place.")]
        higher = self.rows[place - 1].name
        return self.tr("Place"), [
            self.tr("What put {team} below {higher}: {reason}.").format(
                team=row.name, higher=higher, reason=above
            )
        ]

    def _points_working(self, team: TeamId, column: StandingsColumn) -> tuple[str, list[str]]:
        assert self.table is not None
        is_match = column is StandingsColumn.MATCH_POINTS
        lines = []
        for score in self.table.book.rounds[team]:
            points = as_text(score.match_points if is_match else score.game_points)
            against = self._names.get(score.opponent, "") if score.opponent is not None else ""
            what = against or kind_text(self._words, score.kind)
            text = (
                self.tr("R{round}, {against}: {points}")
                if score.is_complete
                else self.tr("R{round}, {against}: {points} (results missing)")
            )
            lines.append(text.format(round=score.round, against=what, points=points))
        total = self.table.book.totals[team]
        lines.append(f"= {as_text(total.match_points if is_match else total.game_points)}")
        return (self.tr("Match points") if is_match else self.tr("Game points")), lines
