"""The pairs that must not meet."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from teamswiss_gui.domain.model import ForbiddenPair, Tournament
from teamswiss_gui.models.editable import DISPLAY
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RowsModel


class PairColumn(IntEnum):
    """The columns of the forbidden pairs."""

    TEAM = 0
    OPPONENT = 1
    ROUNDS = 2
    REASON = 3


@dataclass(frozen=True, slots=True)
class PairRow:
    """A pair with the names of its teams."""

    pair: ForbiddenPair
    team: str
    opponent: str


class ForbiddenPairsModel(RowsModel[PairRow]):
    """The forbidden pairs in the order in which they were forbidden."""

    listed = tuple(PairColumn)

    def show(self, tournament: Tournament) -> None:
        """Show the forbidden pairs of a tournament."""
        names = {team.id: team.name for team in tournament.teams}
        self.set_rows(
            [
                PairRow(pair, names[pair.team], names[pair.opponent])
                for pair in tournament.forbidden_pairs
            ]
        )

    def key(self, row: PairRow) -> Hashable:
        return row.pair.id

    def head(self, column: int) -> str:
        match PairColumn(column):
            case PairColumn.TEAM:
                return self.tr("Team")
            case PairColumn.OPPONENT:
                return self.tr("Not against")
            case PairColumn.ROUNDS:
                return self.tr("Rounds")
            case PairColumn.REASON:
                return self.tr("Reason")

    def cell(self, row: PairRow, column: int, role: int) -> object:
        if role == Role.TONE:
            return Tone.QUIET if column == PairColumn.REASON else None
        if role != DISPLAY:
            return None
        match PairColumn(column):
            case PairColumn.TEAM:
                return row.team
            case PairColumn.OPPONENT:
                return row.opponent
            case PairColumn.ROUNDS:
                return self._rounds(row.pair)
            case PairColumn.REASON:
                return row.pair.reason

    def _rounds(self, pair: ForbiddenPair) -> str:
        first, last = pair.first_round, pair.last_round
        if last is None:
            if first == 1:
                return self.tr("all")
            return self.tr("from {first}").format(first=first)
        if first == last:
            return str(first)
        return self.tr("{first} to {last}").format(first=first, last=last)
