"""Penalties and bonuses."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from teamswiss_gui.domain.model import Adjustment, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import AdjustmentTarget
from teamswiss_gui.models.editable import DISPLAY
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel


class PenaltyColumn(IntEnum):
    """The columns of the penalties and bonuses."""

    ROUND = 0
    TEAM = 1
    MATCH_POINTS = 2
    GAME_POINTS = 3
    TARGET = 4
    REASON = 5


@dataclass(frozen=True, slots=True)
class PenaltyRow:
    """A penalty or bonus with the name of its team."""

    adjustment: Adjustment
    team: str


class PenaltiesModel(RowsModel[PenaltyRow]):
    """Penalties and bonuses in the order in which they were given."""

    listed = tuple(PenaltyColumn)

    def show(self, tournament: Tournament) -> None:
        """Show those of a tournament."""
        names = {team.id: team.name for team in tournament.teams}
        self.set_rows([PenaltyRow(a, names[a.team]) for a in tournament.adjustments])

    def key(self, row: PenaltyRow) -> Hashable:
        return row.adjustment.id

    def head(self, column: int) -> str:
        match PenaltyColumn(column):
            case PenaltyColumn.ROUND:
                return self.tr("Round")
            case PenaltyColumn.TEAM:
                return self.tr("Team")
            case PenaltyColumn.MATCH_POINTS:
                return self.tr("MP")
            case PenaltyColumn.GAME_POINTS:
                return self.tr("GP")
            case PenaltyColumn.TARGET:
                return self.tr("Counts for")
            case PenaltyColumn.REASON:
                return self.tr("Reason")

    def head_tip(self, column: int) -> str:
        match PenaltyColumn(column):
            case PenaltyColumn.MATCH_POINTS:
                return self.tr("Match points")
            case PenaltyColumn.GAME_POINTS:
                return self.tr("Game points")
            case _:
                return ""

    def alignment(self, column: int) -> int:
        figures = (
            PenaltyColumn.ROUND,
            PenaltyColumn.MATCH_POINTS,
            PenaltyColumn.GAME_POINTS,
        )
        return RIGHT if column in figures else LEFT

    def stand(self, column: int) -> Stand | None:
        points = (PenaltyColumn.MATCH_POINTS, PenaltyColumn.GAME_POINTS)
        return Stand.DECIMAL if column in points else None

    def cell(self, row: PenaltyRow, column: int, role: int) -> object:
        if role == Role.TONE:
            return Tone.QUIET if column == PenaltyColumn.REASON else None
        if role != DISPLAY:
            return None
        given = row.adjustment
        match PenaltyColumn(column):
            case PenaltyColumn.ROUND:
                return given.round
            case PenaltyColumn.TEAM:
                return row.team
            case PenaltyColumn.MATCH_POINTS:
                return signed(given.match_points)
            case PenaltyColumn.GAME_POINTS:
                return signed(given.game_points)
            case PenaltyColumn.TARGET:
                in_match = given.target is AdjustmentTarget.MATCH
                return self.tr("the match") if in_match else self.tr("the total")
            case PenaltyColumn.REASON:
                return given.reason


def signed(points: HalfPoints) -> str:
    """Write points that are given or taken away; nothing for none."""
    if not points:
        return ""
    whole, half = divmod(abs(points), 2)
    sign = "+" if points > 0 else "−"
    return f"{sign}{whole or ('' if half else 0)}{'½' if half else ''}"
