"""The roster of one team in board order, edited in place."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QMimeData, QModelIndex, Qt

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Player, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.formats.federations import KNOWN
from teamswiss_gui.models.carried import CARRIED, carried, carrying
from teamswiss_gui.models.cell_values import TITLES, field_text, field_value
from teamswiss_gui.models.editable import DISPLAY, EDIT, SPOKEN, TIP, Call, EditableModel, Index
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import CENTRE, LEFT, RIGHT

DOT = "●"


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
    SEX = 8
    NATIONAL_ID = 9
    NATIONAL_RATING = 10
    NOTE = 11


PLAYER_FIELDS: Mapping[PlayerColumn, str] = {
    PlayerColumn.NAME: "name",
    PlayerColumn.TITLE: "title",
    PlayerColumn.RATING: "rating",
    PlayerColumn.FIDE_ID: "fide_id",
    PlayerColumn.FEDERATION: "federation",
    PlayerColumn.BIRTH: "birth",
    PlayerColumn.SEX: "sex",
    PlayerColumn.NATIONAL_ID: "national_id",
    PlayerColumn.NATIONAL_RATING: "national_rating",
    PlayerColumn.NOTE: "note",
}
_FIGURES = (
    *(PlayerColumn.PLACE, PlayerColumn.RATING, PlayerColumn.FIDE_ID),
    *(PlayerColumn.NATIONAL_ID, PlayerColumn.NATIONAL_RATING),
)
_QUIET = (
    *(PlayerColumn.PLACE, PlayerColumn.FIDE_ID, PlayerColumn.BIRTH, PlayerColumn.SEX),
    *(PlayerColumn.NATIONAL_ID, PlayerColumn.NOTE),
)
_HANDLES = (PlayerColumn.PLACE, PlayerColumn.NAME)
"""The cells that a player is dragged by; the others select a block, as in a spreadsheet."""


class RosterModel(EditableModel[PlayerRow]):
    """The roster of the selected team in board order."""

    listed = tuple(PlayerColumn)

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

    def key(self, row: PlayerRow) -> Hashable:
        return (self.team, row.player.id if row.player else None)

    def player_at(self, place: int) -> PlayerId | None:
        """Return who stands in a row."""
        player = self.rows[place].player if 0 <= place < len(self.rows) else None
        return player.id if player else None

    # --- what stands where --------------------------------------------------------------------

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
            case PlayerColumn.SEX:
                return self.tr("Sex")
            case PlayerColumn.NATIONAL_ID:
                return self.tr("National id")
            case PlayerColumn.NATIONAL_RATING:
                return self.tr("National")
            case PlayerColumn.NOTE:
                return self.tr("Note")

    def head_tip(self, column: int) -> str:
        match PlayerColumn(column):
            case PlayerColumn.PLACE:
                return self.tr("Place on the roster; drag it, or Alt+Up and Alt+Down")
            case PlayerColumn.RATING:
                return self.tr("FIDE rating")
            case PlayerColumn.COUNTS:
                return self.tr("Who counts for the team’s average")
            case PlayerColumn.BIRTH:
                return self.tr("Date of birth, or the year")
            case PlayerColumn.SEX:
                return self.tr("m or w, as the rating lists write it")
            case PlayerColumn.NATIONAL_RATING:
                return self.tr("National rating")
            case _:
                return ""

    def alignment(self, column: int) -> int:
        if column in _FIGURES:
            return RIGHT
        return CENTRE if column in (PlayerColumn.COUNTS, PlayerColumn.SEX) else LEFT

    def cell(self, row: PlayerRow, column: int, role: int) -> object:
        if row.player is None:
            if column == PlayerColumn.NAME and role == DISPLAY:
                return self.tr("Add a player…")
            return Tone.QUIET if role == Role.TONE else None
        if role == Role.TONE:
            return Tone.QUIET if column in _QUIET else None
        match PlayerColumn(column), role:
            case PlayerColumn.PLACE, _:
                return row.place if role == DISPLAY else None
            case PlayerColumn.COUNTS, _ if role == DISPLAY:
                return DOT if row.counts else ""
            case PlayerColumn.COUNTS, _:
                counts = self.tr("counts") if row.counts else self.tr("does not count")
                return counts if role == SPOKEN else None
            case PlayerColumn.BIRTH, _ if role == DISPLAY:
                return row.player.birth.year if row.player.birth else None
            case PlayerColumn.BIRTH, _ if role == TIP:
                return field_text(row.player.birth) or None
            case _, _ if role in (DISPLAY, EDIT):
                value = getattr(row.player, PLAYER_FIELDS[PlayerColumn(column)])
                return value if isinstance(value, int) else field_text(value)
        return None

    # --- typing -------------------------------------------------------------------------------

    def is_editable(self, row: PlayerRow, column: int) -> bool:
        if row.player is None:
            return column in (PlayerColumn.NAME, PlayerColumn.FIDE_ID)
        return PlayerColumn(column) in PLAYER_FIELDS

    def call(self, row: PlayerRow, column: int, text: str) -> Call | None:
        field = PLAYER_FIELDS[PlayerColumn(column)]
        if row.player is None:
            if not text.strip() or self.team is None:
                return None
            name = text if column == PlayerColumn.NAME else ""
            return edits.add_player, {"team": self.team, "name": name}
        return edits.change_player, {"player": row.player.id, field: field_value(field, text)}

    def take(self, index: Index, fields: Mapping[str, object]) -> bool:
        """Take a player of a rating list over, into a row or as a new one."""
        row = self.rows[index.row()]
        if row.player is not None:
            return self.perform((edits.take_from_list, {"player": row.player.id, **fields}))
        return self.perform((edits.add_player, {"team": self.team, **fields}))

    def completions(self, index: Index) -> Sequence[str]:
        match PlayerColumn(index.column()):
            case PlayerColumn.TITLE:
                return TITLES
            case PlayerColumn.FEDERATION:
                return sorted(KNOWN)
            case _:
                return ()

    def asks_rating_list(self, index: Index) -> bool:
        return index.column() in (
            PlayerColumn.NAME,
            PlayerColumn.FIDE_ID,
            PlayerColumn.NATIONAL_ID,
        )

    # --- dragging -----------------------------------------------------------------------------

    def is_open_end(self, row: PlayerRow) -> bool:
        return row.player is None

    def cell_flags(self, row: PlayerRow, column: int) -> Qt.ItemFlag:
        flags = super().cell_flags(row, column)
        if row.player is not None and column in _HANDLES:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [CARRIED]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        places = sorted({index.row() for index in indexes})
        return carrying(
            self._session, [p for place in places if (p := self.player_at(place)) is not None]
        )

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: Index
    ) -> bool:
        players = carried(self._session, data)
        if not players or self.team is None:
            return False
        last = len(self.rows) - 1
        place = min(row if row >= 0 else parent.row() if parent.isValid() else last, last) + 1
        own = {row.player.id for row in self.rows if row.player}
        if len(players) == 1 and set(players) <= own:
            old = next(r.place for r in self.rows if r.player and r.player.id == players[0])
            position = place - 1 if place > old else place
            return self.perform(
                (edits.move_player, {"player": players[0], "position": max(position, 1)})
            )
        if set(players) <= own:
            return self.perform((edits.move_players, {"players": players, "position": place}))
        return self.perform(move_to_team(players, self.team, place))


def move_to_team(players: Sequence[PlayerId], team: TeamId, position: int | None = None) -> Call:
    """Return the gesture that moves one player or several to another team."""
    if len(players) == 1:
        arguments = {"player": players[0], "team": team, "position": position}
        return edits.move_player_to_team, arguments
    return edits.move_players_to_team, {"players": players, "team": team, "position": position}
