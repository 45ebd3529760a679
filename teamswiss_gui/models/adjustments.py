"""Penalties and bonuses of a round, each with its reason."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.domain.model import Adjustment, Tournament
from teamswiss_gui.domain.points import HalfPoints, as_text
from teamswiss_gui.domain.terms import AdjustmentTarget
from teamswiss_gui.models.roles import Stand
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)


@dataclass(frozen=True, slots=True)
class AdjustmentRow:
    """A penalty or bonus and the team's name."""

    adjustment: Adjustment
    team: str


def adjustment_rows(tournament: Tournament, round_number: int) -> list[AdjustmentRow]:
    """Return what was given in a round."""
    return [
        AdjustmentRow(each, tournament.team(each.team).name)
        for each in tournament.adjustments
        if each.round == round_number
    ]


class AdjustmentColumn(IntEnum):
    """The columns."""

    TEAM = 0
    TARGET = 1
    MATCH_POINTS = 2
    GAME_POINTS = 3
    REASON = 4


class AdjustmentsModel(RowsModel[AdjustmentRow]):
    """The penalties and bonuses of a round."""

    listed = tuple(AdjustmentColumn)

    def key(self, row: AdjustmentRow) -> Hashable:
        return row.adjustment.id

    def head(self, column: int) -> str:
        match AdjustmentColumn(column):
            case AdjustmentColumn.TEAM:
                return self.tr("Team")
            case AdjustmentColumn.TARGET:
                return self.tr("Counts for")
            case AdjustmentColumn.MATCH_POINTS:
                return self.tr("MP")
            case AdjustmentColumn.GAME_POINTS:
                return self.tr("GP")
            case AdjustmentColumn.REASON:
                return self.tr("Reason")

    def alignment(self, column: int) -> int:
        points = (AdjustmentColumn.MATCH_POINTS, AdjustmentColumn.GAME_POINTS)
        return RIGHT if AdjustmentColumn(column) in points else LEFT

    def stand(self, column: int) -> Stand | None:
        return Stand.DECIMAL if self.alignment(column) == RIGHT else None

    def cell(self, row: AdjustmentRow, column: int, role: int) -> object:
        if role != DISPLAY:
            return None
        given = row.adjustment
        match AdjustmentColumn(column):
            case AdjustmentColumn.TEAM:
                return row.team
            case AdjustmentColumn.TARGET:
                in_match = given.target is AdjustmentTarget.MATCH
                return self.tr("the match") if in_match else self.tr("the total")
            case AdjustmentColumn.MATCH_POINTS:
                return signed(given.match_points)
            case AdjustmentColumn.GAME_POINTS:
                return signed(given.game_points)
            case AdjustmentColumn.REASON:
                return given.reason


def signed(points: HalfPoints) -> str:
    """Return points with their sign: +1, −½, 0."""
    if not points:
        return "0"
    return f"{'+' if points > 0 else '−'}{as_text(HalfPoints(abs(points)))}"
