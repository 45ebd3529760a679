"""The teams and the roster of one of them; both are edited in place."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from typing import Any, TypeVar

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import checks, edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth, Player, PlayerId, Team, TeamId, Tournament
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import CENTRE, LEFT, RIGHT, RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)
TIP = int(Qt.ItemDataRole.ToolTipRole)
Index = QModelIndex | QPersistentModelIndex
Call = tuple[Gesture, dict[str, Any]]
Row = TypeVar("Row")
DOT = "●"


class EditableModel(RowsModel[Row]):
    """A table whose cells are gestures: a text is taken only if its gesture would be."""

    has_open_end = True
    refused = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def call(self, row: Row, column: int, text: str) -> Call | None:
        """Return the gesture that writes a text into a cell; None if it writes nothing."""
        raise NotImplementedError

    def is_editable(self, row: Row, column: int) -> bool:
        """Say whether a cell can be typed into."""
        raise NotImplementedError

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.is_editable(self.rows[index.row()], index.column()):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def problem(self, index: Index, text: str) -> str:
        """Return why a text cannot be taken; nothing if it can."""
        try:
            call = self.call(self.rows[index.row()], index.column(), text)
        except TeamSwissError as error:
            return self._session.worded(error)
        return self._session.problem(call[0], **call[1]) if call else ""

    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        if role != EDIT or not index.isValid():
            return False
        try:
            call = self.call(self.rows[index.row()], index.column(), str(value))
            if call:
                self._session.perform(call[0], **call[1])
        except TeamSwissError as error:
            self.refused.emit(self._session.worded(error))
            return False
        return call is not None


def whole_or_none(text: str, field: str) -> int | None:
    """Read a whole number that may be left out."""
    text = text.strip()
    if not text:
        return None
    if not text.lstrip("-").isdecimal():
        raise TeamSwissError("wrong-type", field=field, expected="whole number")
    return int(text)


# --- teams ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team with what follows from its roster; `team` is None in the row to type into."""

    team: Team | None
    average: Fraction = Fraction(0)
    counted: int = 0


class TeamColumn(IntEnum):
    """The columns of the teams."""

    NUMBER = 0
    NAME = 1
    FEDERATION = 2
    CAPTAIN = 3
    AVERAGE = 4
    PLAYERS = 5


_TEAM_FIELDS: Mapping[TeamColumn, str] = {
    TeamColumn.NAME: "name",
    TeamColumn.FEDERATION: "federation",
    TeamColumn.CAPTAIN: "captain",
}


class TeamsModel(EditableModel[TeamRow]):
    """The teams in order of entry; the view sorts them by number."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._rated: dict[TeamId, tuple[Team, TeamRow]] = {}

    def show(self, tournament: Tournament) -> None:
        """Show the teams; a roster that has not changed is not averaged again."""
        rows = []
        settings = tournament.settings
        for team in tournament.teams:
            known = self._rated.get(team.id)
            if known is None or known[0] is not team:
                rated = team_rating(team, settings)
                known = (team, TeamRow(team, rated.average, len(rated.counted)))
                self._rated[team.id] = known
            rows.append(known[1])
        self.set_rows([*rows, TeamRow(None)])

    def forget(self) -> None:
        """Forget averages: another document, or another rule for them."""
        self._rated.clear()

    listed = tuple(TeamColumn)

    def key(self, row: TeamRow) -> Hashable:
        return row.team.id if row.team else None

    def head(self, column: int) -> str:
        match TeamColumn(column):
            case TeamColumn.NUMBER:
                return self.tr("No.")
            case TeamColumn.NAME:
                return self.tr("Team")
            case TeamColumn.FEDERATION:
                return self.tr("Fed.")
            case TeamColumn.CAPTAIN:
                return self.tr("Captain")
            case TeamColumn.AVERAGE:
                return self.tr("Average")
            case TeamColumn.PLAYERS:
                return self.tr("Players")

    def alignment(self, column: int) -> int:
        right = (TeamColumn.NUMBER, TeamColumn.AVERAGE, TeamColumn.PLAYERS)
        return RIGHT if column in right else LEFT

    def cell(self, row: TeamRow, column: int, role: int) -> object:
        if row.team is None:
            if column == TeamColumn.NAME and role == DISPLAY:
                return self.tr("Add a team …")
            return Tone.QUIET if role == Role.TONE else None
        team = row.team
        match TeamColumn(column), role:
            case TeamColumn.NUMBER, _ if role == DISPLAY:
                return team.tpn
            case TeamColumn.NUMBER, Role.SORT:
                return 10_000 + team.id if team.tpn is None else team.tpn
            case TeamColumn.NUMBER, Role.TONE:
                return Tone.QUIET
            case TeamColumn.AVERAGE, _ if role == DISPLAY:
                return str(round(row.average)) if row.counted else ""
            case TeamColumn.AVERAGE, Role.SORT:
                return float(row.average)
            case TeamColumn.PLAYERS, _ if role in (DISPLAY, Role.SORT):
                return len(team.players)
            case TeamColumn.PLAYERS, Role.TONE:
                return None if team.players else Tone.NEEDS
            case TeamColumn.NAME, Role.STRONG:
                return False
            case ((TeamColumn.NAME | TeamColumn.FEDERATION | TeamColumn.CAPTAIN), _):
                text = str(getattr(team, _TEAM_FIELDS[TeamColumn(column)]))
                if role in (DISPLAY, EDIT):
                    return text
                return checks.bare(text) if role == Role.SORT else None
        return None

    def is_editable(self, row: TeamRow, column: int) -> bool:
        if row.team is None:
            return column == TeamColumn.NAME
        return TeamColumn(column) in _TEAM_FIELDS

    def call(self, row: TeamRow, column: int, text: str) -> Call | None:
        field = _TEAM_FIELDS[TeamColumn(column)]
        if row.team is None:
            return (edits.add_team, {"name": text}) if text.strip() else None
        return edits.change_team, {"team": row.team.id, field: text}


class TeamsProxy(QSortFilterProxyModel):
    """Sorts the teams and finds them as you type; the row to type into stays last."""

    def __init__(self, source: TeamsModel) -> None:
        super().__init__()
        self._teams = source
        self._wanted = ""
        self.setSortRole(Role.SORT)
        self.setSourceModel(source)
        self.sort(TeamColumn.NUMBER)

    def find(self, text: str) -> None:
        """Keep only teams with this in name, captain, federation or a player's name."""
        self.beginFilterChange()
        self._wanted = checks.bare(text)
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def problem(self, index: QModelIndex, text: str) -> str:
        """Ask the teams themselves."""
        return self._teams.problem(self.mapToSource(index), text)

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        team = self._teams.rows[row].team
        if not self._wanted:
            return True
        if team is None:
            return False
        texts = (team.name, team.captain, team.federation, *(p.name for p in team.players))
        return any(self._wanted in checks.bare(text) for text in texts)

    def lessThan(self, left: Index, right: Index) -> bool:
        up = self.sortOrder() is Qt.SortOrder.AscendingOrder
        if self._teams.rows[left.row()].team is None:
            return not up
        if self._teams.rows[right.row()].team is None:
            return up
        a, b = left.data(Role.SORT), right.data(Role.SORT)
        if a == b:
            return left.row() < right.row()
        return bool(a < b)


# --- the roster -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player at his place; `player` is None in the row to type into."""

    place: int
    player: Player | None
    counts: bool = False


class PlayerColumn(IntEnum):
    """The columns of a roster."""

    PLACE = 0
    NAME = 1
    TITLE = 2
    RATING = 3
    COUNTS = 4
    FIDE_ID = 5
    FEDERATION = 6
    BIRTH = 7


_PLAYER_FIELDS: Mapping[PlayerColumn, str] = {
    PlayerColumn.NAME: "name",
    PlayerColumn.TITLE: "title",
    PlayerColumn.RATING: "rating",
    PlayerColumn.FIDE_ID: "fide_id",
    PlayerColumn.FEDERATION: "federation",
    PlayerColumn.BIRTH: "birth",
}
PASTE_ORDER = (PlayerColumn.NAME, PlayerColumn.TITLE, PlayerColumn.RATING, PlayerColumn.FIDE_ID,
               PlayerColumn.FEDERATION, PlayerColumn.BIRTH)  # fmt: skip


def birth_text(birth: Birth | None) -> str:
    """Write a birth date, or the year alone."""
    if birth is None:
        return ""
    if not birth.month:
        return str(birth.year)
    return f"{birth.year}-{birth.month:02}-{birth.day:02}"


def player_value(column: PlayerColumn, text: str) -> object:
    """Read a cell of a roster."""
    if column is PlayerColumn.RATING:
        return whole_or_none(text, "rating")
    if column is PlayerColumn.BIRTH:
        parts = [whole_or_none(part, "birth") or 0 for part in text.replace(".", "-").split("-")]
        if parts == [0]:
            return None
        if len(parts) == 3 and parts[2] > 31:
            parts.reverse()
        return Birth(*[*parts, 0, 0][:3])
    return text


class RosterModel(EditableModel[PlayerRow]):
    """The roster of the selected team in board order."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.team: TeamId | None = None

    def show(self, tournament: Tournament, team: TeamId | None) -> None:
        """Show a team's roster."""
        self.team = team
        if team is None:
            self.set_rows([])
            return
        found = tournament.team(team)
        counted = set(team_rating(found, tournament.settings).counted)
        rows = [
            PlayerRow(place, player, player.id in counted)
            for place, player in enumerate(found.players, start=1)
        ]
        self.set_rows([*rows, PlayerRow(len(rows) + 1, None)])

    listed = tuple(PlayerColumn)

    def key(self, row: PlayerRow) -> Hashable:
        return (self.team, row.player.id if row.player else None)

    def player_at(self, place: int) -> PlayerId | None:
        """Return who stands in a row."""
        player = self.rows[place].player if 0 <= place < len(self.rows) else None
        return player.id if player else None

    def head(self, column: int) -> str:
        match PlayerColumn(column):
            case PlayerColumn.PLACE:
                return self.tr("Bd")
            case PlayerColumn.NAME:
                return self.tr("Player")
            case PlayerColumn.TITLE:
                return self.tr("Title")
            case PlayerColumn.RATING:
                return self.tr("Rating")
            case PlayerColumn.COUNTS:
                return self.tr("Avg")
            case PlayerColumn.FIDE_ID:
                return self.tr("FIDE id")
            case PlayerColumn.FEDERATION:
                return self.tr("Fed.")
            case PlayerColumn.BIRTH:
                return self.tr("Born")

    def head_tip(self, column: int) -> str:
        if column == PlayerColumn.COUNTS:
            return self.tr("Who counts for the team’s average")
        return ""

    def alignment(self, column: int) -> int:
        match PlayerColumn(column):
            case PlayerColumn.PLACE | PlayerColumn.RATING | PlayerColumn.FIDE_ID:
                return RIGHT
            case PlayerColumn.COUNTS:
                return CENTRE
            case _:
                return LEFT

    def cell(self, row: PlayerRow, column: int, role: int) -> object:
        if row.player is None:
            if column == PlayerColumn.NAME and role == DISPLAY:
                return self.tr("Add a player …")
            return Tone.QUIET if role == Role.TONE else None
        player = row.player
        match PlayerColumn(column), role:
            case PlayerColumn.PLACE, _ if role == DISPLAY:
                return row.place
            case PlayerColumn.COUNTS, _ if role == DISPLAY:
                return DOT if row.counts else ""
            case PlayerColumn.COUNTS, _ if role == int(Qt.ItemDataRole.AccessibleTextRole):
                return self.tr("counts") if row.counts else self.tr("does not count")
            case ((PlayerColumn.PLACE | PlayerColumn.FIDE_ID | PlayerColumn.BIRTH), Role.TONE):
                return Tone.QUIET
            case PlayerColumn.BIRTH, _ if role == DISPLAY:
                return player.birth.year if player.birth else None
            case PlayerColumn.BIRTH, _ if role in (EDIT, TIP):
                return birth_text(player.birth)
            case ((PlayerColumn.PLACE | PlayerColumn.COUNTS), _):
                return None
            case _, _ if role in (DISPLAY, EDIT):
                return getattr(player, _PLAYER_FIELDS[PlayerColumn(column)])
        return None

    def is_editable(self, row: PlayerRow, column: int) -> bool:
        if row.player is None:
            return column == PlayerColumn.NAME
        return PlayerColumn(column) in _PLAYER_FIELDS

    def call(self, row: PlayerRow, column: int, text: str) -> Call | None:
        value = player_value(PlayerColumn(column), text)
        if row.player is None:
            if not text.strip() or self.team is None:
                return None
            return edits.add_player, {"team": self.team, "name": text}
        field = _PLAYER_FIELDS[PlayerColumn(column)]
        return edits.change_player, {"player": row.player.id, field: value}


def paste_players(
    tournament: Tournament, team: TeamId, place: int, column: int, rows: Sequence[Sequence[str]]
) -> Tournament:
    """Write a block of a spreadsheet into a roster, in one gesture.

    It fills from a place and a column on; rows beyond the roster are new players.
    """
    first = PASTE_ORDER.index(PlayerColumn(column)) if column in PASTE_ORDER else 0
    after = tournament
    for offset, cells in enumerate(rows):
        wanted = PASTE_ORDER[first : first + len(cells)]
        fields = {
            _PLAYER_FIELDS[which]: player_value(which, text)
            for which, text in zip(wanted, cells, strict=False)
        }
        roster = after.team(team).players
        if place + offset < len(roster):
            after = edits.change_player(after, roster[place + offset].id, **fields)
        else:
            name = fields.pop("name", "")
            after = edits.add_player(after, team, str(name), **fields)  # type: ignore[arg-type]
    return after


def pasted_teams(rows: Sequence[Sequence[str]]) -> list[edits.Entry]:
    """Read a block of a spreadsheet as teams: name, federation, captain."""
    fields = ("name", "federation", "captain")
    return [
        edits.Entry({name: text for name, text in zip(fields, cells, strict=False) if text.strip()})
        for cells in rows
    ]


def read_block(text: str) -> list[list[str]]:
    """Split what a spreadsheet puts on the clipboard; empty lines are left out."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [[cell.strip() for cell in line.split("\t")] for line in lines if line.strip()]
