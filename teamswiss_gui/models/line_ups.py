"""The line-ups of a match: who sits at which board for each side, changed in place."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import colour, line_up, roster_places
from teamswiss_gui.domain.model import Match, MatchId, PlayerId, Team, Tournament
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import Colour, Side
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, Index, RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)


class LineUpColumn(IntEnum):
    """The columns."""

    BOARD = 0
    WHITE = 1
    BLACK = 2


SIDES = {LineUpColumn.WHITE: Side.WHITE, LineUpColumn.BLACK: Side.BLACK}


@dataclass(frozen=True, slots=True)
class Seat:
    """A side of a board."""

    player: PlayerId | None
    text: str
    colour: Colour
    is_out_of_order: bool


@dataclass(frozen=True, slots=True)
class LineUpRow:
    """A board."""

    board: int
    white: Seat
    black: Seat

    def seat(self, side: Side) -> Seat:
        """Return the seat of a side."""
        return self.white if side is Side.WHITE else self.black


def roster_texts(tournament: Tournament, team: Team) -> dict[PlayerId, str]:
    """Return how each player of a roster is written: place, name, rating."""
    texts = {}
    for place, player in enumerate(team.players, start=1):
        rating = player_rating(player, tournament.settings)
        shown = "" if rating is None else f"  {rating}"
        texts[player.id] = f"{place}  {player.name}{shown}"
    return texts


def line_up_rows(tournament: Tournament, match: Match) -> list[LineUpRow]:
    """Return the boards of a match."""
    seats: dict[Side, list[Seat]] = {}
    for side in Side:
        team = tournament.team(match.team(side))
        texts, places = roster_texts(tournament, team), roster_places(team)
        players = line_up(match, side)
        highest = 0
        seats[side] = []
        for board, player in enumerate(players, start=1):
            place = places.get(player, 0) if player is not None else 0
            wrong = player is not None and place < highest
            highest = max(highest, place)
            text = "" if player is None else texts[player]
            seats[side].append(Seat(player, text, colour(tournament.settings, match, board, side),
                                    wrong))  # fmt: skip
    pairs = zip(seats[Side.WHITE], seats[Side.BLACK], strict=True)
    return [LineUpRow(board, w, b) for board, (w, b) in enumerate(pairs, start=1)]


class LineUpModel(RowsModel[LineUpRow]):
    """The boards of one match; a number or a part of a name seats a player."""

    listed = tuple(LineUpColumn)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.round = 0
        self.match_id: MatchId | None = None

    def show_match(self, round_number: int, match: Match) -> None:
        """Show a match of a round."""
        another = match.id != self.match_id
        self.round, self.match_id = round_number, match.id
        self.set_rows(line_up_rows(self._session.tournament, match))
        if another:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(LineUpColumn) - 1)

    def found(self) -> Match | None:
        """Return the match as it is now, if it is still there."""
        try:
            return self._session.tournament.round(self.round).match(MatchId(self.match_id or 0))
        except TeamSwissError:
            return None

    def team(self, side: Side) -> Team:
        """Return the team of a side."""
        match = self.found()
        assert match is not None
        return self._session.tournament.team(match.team(side))

    def choices(self, index: Index) -> list[str]:
        """Return what can be typed into a cell."""
        side = SIDES[LineUpColumn(index.column())]
        return list(roster_texts(self._session.tournament, self.team(side)).values())

    def problem(self, index: Index, text: str) -> str:
        """Return why a text cannot be taken; nothing if it can."""
        if self.found() is None:
            return ""  # the match is gone, and the editor with it
        try:
            player = self._player(index, text)
        except TeamSwissError as error:
            return self._session.worded(error)
        return self._session.problem(edits.set_board, **self._place(index), player=player)

    def key(self, row: LineUpRow) -> Hashable:
        return row.board

    def head(self, column: int) -> str:
        side = SIDES.get(LineUpColumn(column))
        if side is None:
            return self.tr("Board")
        return self.team(side).name if self.found() else ""

    def alignment(self, column: int) -> int:
        return RIGHT if column == LineUpColumn.BOARD else LEFT

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() != LineUpColumn.BOARD:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def cell(self, row: LineUpRow, column: int, role: int) -> object:
        side = SIDES.get(LineUpColumn(column))
        if side is None:
            return row.board if role in (DISPLAY, EDIT) else None
        seat = row.seat(side)
        match role:
            case _ if role == DISPLAY:
                return seat.text or self.tr("(nobody)")
            case _ if role == EDIT:
                return seat.text
            case Role.COLOUR:
                return seat.colour
            case Role.TONE:
                return Tone.NEEDS if seat.is_out_of_order or not seat.text else None
            case _ if role == int(Qt.ItemDataRole.ToolTipRole) and seat.is_out_of_order:
                return self.tr("Stands before the board above on the roster")
        return None

    def setData(self, index: Index, value: object, role: int = EDIT) -> bool:
        if role != EDIT or not index.isValid():
            return False
        try:
            player = self._player(index, str(value))
            return self._session.perform(edits.set_board, **self._place(index), player=player)
        except TeamSwissError:
            return False  # the delegate has told why

    def _place(self, index: Index) -> dict[str, object]:
        return {
            "round": self.round,
            "match": self.match_id,
            "board": index.row() + 1,
            "side": SIDES[LineUpColumn(index.column())],
        }

    def _player(self, index: Index, text: str) -> PlayerId | None:
        """Return the player that a text means: a place on the roster or a part of the name."""
        wanted = text.strip().casefold()
        if not wanted:
            return None
        team = self.team(SIDES[LineUpColumn(index.column())])
        texts = roster_texts(self._session.tournament, team)
        for player, shown in texts.items():
            if wanted in (shown.casefold(), shown.partition(" ")[0]):
                return player
        found = [p.id for p in team.players if wanted in p.name.casefold()]
        if len(found) != 1:
            raise TeamSwissError("player-not-on-roster", player=text, team_name=team.name)
        return found[0]
