"""Teams that have no match in a round: left over, with the bye, absent."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Round, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_FIRST = tuple(ByeKind)


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """A team without a match; `kind` is None if it is left over."""

    team: TeamId
    name: str
    kind: ByeKind | None


def waiting_rows(tournament: Tournament, each: Round) -> list[WaitingRow]:
    """Return the teams without a match: those left over, the bye, the others."""
    names = {team.id: team.name for team in tournament.teams}
    rows = []
    if each.number == len(tournament.rounds):
        rows += [WaitingRow(team.id, team.name, None) for team in edits.unpaired(tournament)]
    byes = sorted(each.byes, key=lambda bye: _FIRST.index(bye.kind))
    return rows + [WaitingRow(bye.team, names[bye.team], bye.kind) for bye in byes]


class WaitingModel(RowsModel[WaitingRow]):
    """The list below the matches."""

    def columns(self) -> range:
        return range(1)

    def key(self, row: WaitingRow) -> Hashable:
        return row.team

    def head(self, column: int) -> str:
        return self.tr("Without a match")

    def cell(self, row: WaitingRow, column: int, role: int) -> object:
        if role == DISPLAY:
            return self._text(row)
        if role == Role.TONE:
            return Tone.NEEDS if row.kind is None else Tone.QUIET
        if role == Role.TEAM:
            return row.team
        return None

    def _text(self, row: WaitingRow) -> str:
        match row.kind:
            case None:
                return self.tr("{team}: without a match").format(team=row.name)
            case ByeKind.PAIRING_ALLOCATED:
                return self.tr("{team}: bye").format(team=row.name)
            case ByeKind.FULL:
                return self.tr("{team}: full-point bye").format(team=row.name)
            case ByeKind.HALF:
                return self.tr("{team}: half-point bye").format(team=row.name)
            case ByeKind.ABSENT:
                return self.tr("{team}: absent").format(team=row.name)
