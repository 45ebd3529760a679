"""The teams, edited in place."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QMimeData, Qt

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import checks, edits
from teamswiss_gui.domain.model import Team, TeamId, Tournament
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.formats.federations import KNOWN
from teamswiss_gui.models.carried import CARRIED, carried
from teamswiss_gui.models.cell_values import field_text, field_value, whole_or_none
from teamswiss_gui.models.editable import (
    CHECK,
    DISPLAY,
    EDIT,
    SPOKEN,
    TIP,
    Call,
    EditableModel,
    Index,
)
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.roster import move_to_team
from teamswiss_gui.models.rows import LEFT, RIGHT


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team with what follows from its roster; `team` is None in the row to type into."""

    team: Team | None
    average: Fraction = Fraction(0)
    counted: int = 0
    next_round: int = 1


class TeamColumn(IntEnum):
    """The columns of the teams."""

    NUMBER = 0
    NAME = 1
    SHORT_NAME = 2
    FEDERATION = 3
    CLUB = 4
    CAPTAIN = 5
    AVERAGE = 6
    PLAYERS = 7
    PRESENT = 8
    PREVIOUS = 9
    TABLE = 10
    NOTE = 11


TEAM_FIELDS: Mapping[TeamColumn, str] = {
    TeamColumn.NAME: "name",
    TeamColumn.SHORT_NAME: "short_name",
    TeamColumn.FEDERATION: "federation",
    TeamColumn.CLUB: "club",
    TeamColumn.CAPTAIN: "captain",
    TeamColumn.PREVIOUS: "previous_standing",
    TeamColumn.TABLE: "table",
    TeamColumn.NOTE: "note",
}
_FIGURES = (
    *(TeamColumn.NUMBER, TeamColumn.AVERAGE, TeamColumn.PLAYERS),
    *(TeamColumn.PREVIOUS, TeamColumn.TABLE),
)
_LAST = 100_000
_bare = lru_cache(maxsize=16_384)(checks.bare)
"""A sort compares every name many times."""


class TeamsModel(EditableModel[TeamRow]):
    """The teams in order of entry; the view sorts them by number."""

    listed = tuple(TeamColumn)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._rated: dict[TeamId, tuple[Team, TeamRow]] = {}
        self._next_round = 1
        self._heads = self._worded_heads()

    def show(self, tournament: Tournament) -> None:
        """Show the teams; a roster that has not changed is not averaged again."""
        settings, number = tournament.settings, tournament.next_round
        if number != self._next_round:
            self._next_round = number
            self._rated.clear()
        rows = []
        for team in tournament.teams:
            known = self._rated.get(team.id)
            if known is None or known[0] is not team:
                rated = team_rating(team, settings)
                known = (team, TeamRow(team, rated.average, len(rated.counted), number))
                self._rated[team.id] = known
            rows.append(known[1])
        self.set_rows([*rows, TeamRow(None)])

    def forget(self) -> None:
        """Forget averages: another document, or another rule for them."""
        self._rated.clear()

    def key(self, row: TeamRow) -> Hashable:
        return row.team.id if row.team else None

    # --- what stands where --------------------------------------------------------------------

    def head(self, column: int) -> str:
        return self._heads[column][0]

    def head_tip(self, column: int) -> str:
        return self._heads[column][1]

    def _worded_heads(self) -> Mapping[int, tuple[str, str]]:
        return {
            TeamColumn.NUMBER: (self.tr("No."), self.tr("Pairing number")),
            TeamColumn.NAME: (self.tr("Team"), ""),
            TeamColumn.SHORT_NAME: (self.tr("Short"), self.tr("Short name")),
            TeamColumn.FEDERATION: (self.tr("Fed."), self.tr("Federation")),
            TeamColumn.CLUB: (self.tr("Club"), ""),
            TeamColumn.CAPTAIN: (self.tr("Captain"), ""),
            TeamColumn.AVERAGE: (self.tr("Avg"), self.tr("Average rating of those who count")),
            TeamColumn.PLAYERS: (self.tr("Pl."), self.tr("Players on the roster")),
            TeamColumn.PRESENT: (
                self.tr("Here"),
                self.tr("Has arrived (Space); what keeps it out of the next round"),
            ),
            TeamColumn.PREVIOUS: (
                self.tr("Previous"),
                self.tr("Previous standing; it decides equal averages (C.9)"),
            ),
            TeamColumn.TABLE: (self.tr("Table"), self.tr("A table of its own")),
            TeamColumn.NOTE: (self.tr("Note"), ""),
        }

    def alignment(self, column: int) -> int:
        if column in _FIGURES:
            return RIGHT
        return LEFT

    def cell(self, row: TeamRow, column: int, role: int) -> object:
        if row.team is None:
            if column == TeamColumn.NAME and role == DISPLAY:
                return self.tr("Add a team…")
            return Tone.QUIET if role == Role.TONE else None
        team = row.team
        match TeamColumn(column):
            case TeamColumn.NUMBER:
                return self._number(team, role)
            case TeamColumn.AVERAGE:
                if role == DISPLAY:
                    return str(round(row.average)) if row.counted else ""
                return float(row.average) if role == Role.SORT else None
            case TeamColumn.PLAYERS:
                if role == Role.TONE:
                    return None if team.players else Tone.NEEDS
                return len(team.players) if role in (DISPLAY, Role.SORT) else None
            case TeamColumn.PRESENT:
                return self._present(row, team, role)
        value = getattr(team, TEAM_FIELDS[TeamColumn(column)])
        if role in (DISPLAY, EDIT):
            return value if isinstance(value, int) else field_text(value)
        if role == Role.SORT:
            if column in _FIGURES:
                return _LAST if value is None else value
            return _bare(value)
        return value if role == TIP and column == TeamColumn.NOTE and value else None

    def _number(self, team: Team, role: int) -> object:
        if role in (DISPLAY, EDIT):
            return team.tpn
        if role == Role.SORT:
            return _LAST + team.id if team.tpn is None else team.tpn
        return Tone.QUIET if role == Role.TONE else None

    def _present(self, row: TeamRow, team: Team, role: int) -> object:
        state = self.state_text(team, row.next_round)
        if role == CHECK:
            return Qt.CheckState.Checked if team.checked_in else Qt.CheckState.Unchecked
        if role == Role.SORT:
            return (not team.checked_in, state)
        if role == SPOKEN:
            here = self.tr("here") if team.checked_in else self.tr("not here yet")
            return f"{here}, {state}" if state else here
        if role == Role.TONE:
            return Tone.NEEDS if state else None
        return state if role in (DISPLAY, TIP) and state else None

    def state_text(self, team: Team | None, number: int) -> str:
        """Say what keeps a team out of a round; nothing if it plays."""
        if team is None:
            return ""
        if number < team.first_round:
            return self.tr("from round {number}").format(number=team.first_round)
        if team.is_withdrawn(number):
            return self.tr("withdrawn")
        match team.bye(number):
            case ByeKind.ABSENT:
                return self.tr("absent")
            case ByeKind.HALF:
                return self.tr("half-point bye")
            case ByeKind.FULL:
                return self.tr("full-point bye")
        return ""

    # --- typing -------------------------------------------------------------------------------

    def is_editable(self, row: TeamRow, column: int) -> bool:
        if row.team is None:
            return column == TeamColumn.NAME
        return TeamColumn(column) in TEAM_FIELDS or column == TeamColumn.NUMBER

    def call(self, row: TeamRow, column: int, text: str) -> Call | None:
        if row.team is None:
            return (edits.add_team, {"name": text}) if text.strip() else None
        team = row.team
        if column == TeamColumn.NUMBER:
            return self._number_call(team, whole_or_none(text.strip(), "TPN"))
        field = TEAM_FIELDS[TeamColumn(column)]
        if field == "name":
            return edits.rename_team, {"team": team.id, "name": text}
        return edits.change_team, {"team": team.id, field: field_value(field, text)}

    def _number_call(self, team: Team, tpn: int | None) -> Call | None:
        """Return how a typed number is given: to a late entry, or by hand to all."""
        if tpn is None or tpn == team.tpn:
            return None
        tournament = self._session.tournament
        if team.tpn is None and any(each.tpn is not None for each in tournament.teams):
            return edits.number_late_entry, {"team": team.id, "tpn": tpn}
        return edits.number_by_hand, {"order": edits.order_with(tournament, team.id, tpn)}

    def completions(self, index: Index) -> Sequence[str]:
        team = self.rows[index.row()].team
        match TeamColumn(index.column()):
            case TeamColumn.FEDERATION:
                return sorted(KNOWN)
            case TeamColumn.CLUB:
                return sorted({row.team.club for row in self.rows if row.team and row.team.club})
            case TeamColumn.CAPTAIN:
                return [player.name for player in team.players] if team else ()
            case _:
                return ()

    # --- checking in, and players dropped on a team -------------------------------------------

    def is_open_end(self, row: TeamRow) -> bool:
        return row.team is None

    def cell_flags(self, row: TeamRow, column: int) -> Qt.ItemFlag:
        flags = super().cell_flags(row, column)
        if row.team is not None:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
            if column == TeamColumn.PRESENT:
                flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        team = self.rows[index.row()].team if index.isValid() else None
        if role == CHECK and team is not None:
            present = Qt.CheckState(value) is Qt.CheckState.Checked
            return self.perform((edits.check_in, {"team": team.id, "present": present}))
        return super().setData(index, value, role)

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [CARRIED]

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, parent: Index
    ) -> bool:
        players = carried(self._session, data)
        team = self.rows[parent.row()].team if parent.isValid() else None
        if not players or team is None:
            return False
        return self.perform(move_to_team(players, team.id))
