"""The matches of a round in publishing order, and the boards of one match."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Board, Match, MatchId, Round, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints, as_text
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import Card, Colour, Forfeit, Result, RoundState, Side
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import CENTRE, LEFT, PLAIN, RIGHT, RowsModel
from teamswiss_gui.scoring.matches import score_match
from teamswiss_gui.scoring.points import Points, match_adjustments

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)
TIP = int(Qt.ItemDataRole.ToolTipRole)
ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
DASH = "–"
NOTHING_YET = "·"

RESULT_TEXTS: Mapping[Result, str] = {
    Result.WIN: "1 – 0",
    Result.DRAW: "½ – ½",
    Result.LOSS: "0 – 1",
    Result.FORFEIT_WIN: "+ : −",
    Result.FORFEIT_LOSS: "− : +",
    Result.FORFEIT_BOTH: "− : −",
    Result.ADJOURNED: "* – *",
    Result.UNRATED_WIN: "1 – 0 u",
    Result.UNRATED_DRAW: "½ – ½ u",
    Result.UNRATED_LOSS: "0 – 1 u",
}


def result_text(board: Board) -> str:
    """Return a board's result for reading, the left team first."""
    if board.result is None:
        return ""
    if board.result is Result.SET:
        white, black = board.white_points, board.black_points
        return f"{as_text(white or HalfPoints(0))} – {as_text(black or HalfPoints(0))}"
    return RESULT_TEXTS[board.result]


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as the list shows it."""

    match: MatchId
    table: int
    teams: tuple[TeamId, TeamId]
    white_number: int | None
    white: str
    white_before: HalfPoints
    black_number: int | None
    black: str
    black_before: HalfPoints
    score: tuple[HalfPoints, HalfPoints]
    has_result: bool
    missing: int
    forfeit: Forfeit | None
    is_draft: bool
    by_score: bool
    card: Card
    protests: int
    line_ups: int | None
    """How many of the two line-ups are in; None where nobody asks."""
    left_colour: Colour = Colour.WHITE
    """What the left team had on board 1: the other where colours were reversed."""


class MatchRows:
    """The rows of a round; after a result only the row of its match is worked out again."""

    def __init__(self) -> None:
        self._basis: tuple[object, ...] = ()
        self._made: dict[MatchId, tuple[Match, MatchRow]] = {}

    def of_round(
        self, tournament: Tournament, each: Round, before: Mapping[TeamId, Points]
    ) -> list[MatchRow]:
        """Return the rows of a round; `before` are the teams' points before it."""
        asked = tournament.settings.line_up_deadline is not None or any(
            match.white_line_up_in or match.black_line_up_in for match in each.matches
        )
        basis = (tournament.teams, tournament.settings, tournament.adjustments, before,
                 each.numbers)  # fmt: skip
        plain = (each.number, each.state, asked)
        if not (
            self._basis
            and all(old is new for old, new in zip(self._basis[3:], basis, strict=True))
            and self._basis[:3] == plain
        ):
            self._basis = (*plain, *basis)
            self._made = {}
            self._names = {team.id: team.name for team in tournament.teams}
            self._numbers = dict(each.numbers)
            self._extra = match_adjustments(tournament).get(each.number, {})
        rows = []
        for place, match in enumerate(each.matches, start=1):
            known = self._made.get(match.id)
            table = match.table or place
            if known is None or known[0] is not match or known[1].table != table:
                known = (match, self._row(tournament, each, match, table, before, asked))
                self._made[match.id] = known
            rows.append(known[1])
        return rows

    def _row(
        self,
        tournament: Tournament,
        each: Round,
        match: Match,
        table: int,
        before: Mapping[TeamId, Points],
        asked: bool,
    ) -> MatchRow:
        both = score_match(tournament.settings, each.number, match, self._extra, False)
        by_boards = match.forfeit is None and match.score is None
        return MatchRow(
            match=match.id,
            table=table,
            teams=(match.white, match.black),
            white_number=self._numbers.get(match.white),
            white=self._names[match.white],
            white_before=before[match.white].match_points,
            black_number=self._numbers.get(match.black),
            black=self._names[match.black],
            black_before=before[match.black].match_points,
            score=(both.white.game_points, both.black.game_points),
            has_result=match.has_result,
            missing=sum(b.result is None for b in match.boards) if by_boards else 0,
            forfeit=match.forfeit,
            is_draft=each.state is RoundState.DRAFT,
            by_score=match.score is not None,
            card=match.card,
            protests=sum(board.protest for board in match.boards),
            line_ups=match.white_line_up_in + match.black_line_up_in if asked else None,
            left_colour=Colour.BLACK if match.colours_reversed else Colour.WHITE,
        )


class MatchColumn(IntEnum):
    """The columns of the list of matches."""

    TABLE = 0
    WHITE_NUMBER = 1
    WHITE = 2
    WHITE_BEFORE = 3
    SCORE = 4
    BLACK_BEFORE = 5
    BLACK = 6
    BLACK_NUMBER = 7
    STATE = 8


class MatchesModel(RowsModel[MatchRow]):
    """The matches of the round that is shown."""

    listed = tuple(MatchColumn)
    served = PLAIN

    def key(self, row: MatchRow) -> Hashable:
        return row.match

    def head(self, column: int) -> str:
        match MatchColumn(column):
            case MatchColumn.TABLE:
                return self.tr("Table")
            case MatchColumn.WHITE:
                return self.tr("White on board 1")
            case MatchColumn.BLACK:
                return self.tr("Black on board 1")
            case MatchColumn.WHITE_BEFORE | MatchColumn.BLACK_BEFORE:
                return self.tr("MP")
            case MatchColumn.WHITE_NUMBER | MatchColumn.BLACK_NUMBER:
                return self.tr("No.")
            case MatchColumn.SCORE:
                return self.tr("Score")
            case MatchColumn.STATE:
                return self.tr("Results")

    def head_tip(self, column: int) -> str:
        if MatchColumn(column) in (MatchColumn.WHITE_BEFORE, MatchColumn.BLACK_BEFORE):
            return self.tr("Match points before this round")
        return ""

    def alignment(self, column: int) -> int:
        match MatchColumn(column):
            case MatchColumn.WHITE | MatchColumn.BLACK | MatchColumn.STATE:
                return LEFT
            case MatchColumn.SCORE:
                return CENTRE
            case _:
                return RIGHT

    def stand(self, column: int) -> Stand | None:
        match MatchColumn(column):
            case MatchColumn.SCORE:
                return Stand.DASH
            case MatchColumn.WHITE_BEFORE | MatchColumn.BLACK_BEFORE:
                return Stand.DECIMAL
            case _:
                return None

    def cell(self, row: MatchRow, column: int, role: int) -> object:
        match MatchColumn(column), role:
            case MatchColumn.TABLE, _ if role in (DISPLAY, EDIT):
                return row.table
            case MatchColumn.WHITE_NUMBER, _ if role in (DISPLAY, EDIT):
                return row.white_number
            case MatchColumn.BLACK_NUMBER, _ if role in (DISPLAY, EDIT):
                return row.black_number
            case MatchColumn.WHITE, _ if role in (DISPLAY, EDIT):
                return row.white
            case MatchColumn.BLACK, _ if role in (DISPLAY, EDIT):
                return row.black
            case MatchColumn.WHITE_BEFORE, _ if role == DISPLAY:
                return as_text(row.white_before)
            case MatchColumn.BLACK_BEFORE, _ if role == DISPLAY:
                return as_text(row.black_before)
            case MatchColumn.SCORE, _ if role == DISPLAY:
                return self._score(row)
            case MatchColumn.STATE, _ if role == DISPLAY:
                return self._state(row)
            case MatchColumn.STATE, Role.TONE:
                return self._tone(row)
            case (
                (MatchColumn.WHITE | MatchColumn.WHITE_NUMBER | MatchColumn.WHITE_BEFORE),
                Role.TEAM,
            ):
                return row.teams[0]
            case (
                (MatchColumn.BLACK | MatchColumn.BLACK_NUMBER | MatchColumn.BLACK_BEFORE),
                Role.TEAM,
            ):
                return row.teams[1]
            case MatchColumn.WHITE, Role.COLOUR:
                return row.left_colour
            case MatchColumn.BLACK, Role.COLOUR:
                return row.left_colour.other
            case MatchColumn.SCORE, Role.STRONG:
                return True
            case (
                (
                    MatchColumn.WHITE_NUMBER
                    | MatchColumn.BLACK_NUMBER
                    | MatchColumn.WHITE_BEFORE
                    | MatchColumn.BLACK_BEFORE
                ),
                Role.TONE,
            ):
                return Tone.QUIET
        return None

    def _score(self, row: MatchRow) -> str:
        if not row.has_result:
            return DASH if not row.is_draft else ""
        return f"{as_text(row.score[0])} – {as_text(row.score[1])}"

    def _state(self, row: MatchRow) -> str:
        if row.is_draft:
            return self.tr("draft")
        match row.forfeit:
            case Forfeit.WHITE:
                return self.tr("left forfeits")
            case Forfeit.BLACK:
                return self.tr("right forfeits")
            case Forfeit.BOTH:
                return self.tr("both forfeit")
        if row.missing and not row.has_result and row.line_ups not in (None, 2):
            return self.tr("line-ups {count} of 2").format(count=row.line_ups)
        if row.missing:
            return self.tr("%n missing", "", row.missing)
        if row.protests or row.card is Card.PROTEST:
            return self.tr("under protest")
        if row.by_score:
            return self.tr("boards to come")
        match row.card:
            case Card.RECEIVED:
                return self.tr("card in")
            case Card.VERIFIED:
                return self.tr("verified")
        return self.tr("done")

    def _tone(self, row: MatchRow) -> Tone:
        if row.is_draft:
            return Tone.QUIET
        if row.missing:
            return Tone.NEEDS if row.has_result else Tone.QUIET
        waits = row.protests or row.card is Card.PROTEST or row.by_score
        return Tone.NEEDS if waits else Tone.DONE


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board as the match shows it."""

    number: int
    white: str
    white_rating: int | None
    white_colour: Colour
    black: str
    black_rating: int | None
    black_colour: Colour
    result: Result | None
    text: str
    protest: bool


def board_rows(tournament: Tournament, match: Match) -> list[BoardRow]:
    """Return the rows of a match."""
    settings = tournament.settings
    sides = {}
    for side in Side:
        team = tournament.team(match.team(side))
        sides[side] = {
            player.id: (player.name, player_rating(player, settings)) for player in team.players
        }
    rows = []
    for board in match.boards:
        white, black = (
            ("", None) if (seated := board.player(side)) is None else sides[side][seated]
            for side in (Side.WHITE, Side.BLACK)
        )
        rows.append(
            BoardRow(
                number=board.number,
                white=white[0],
                white_rating=white[1],
                white_colour=colour(settings, match, board.number, Side.WHITE),
                black=black[0],
                black_rating=black[1],
                black_colour=colour(settings, match, board.number, Side.BLACK),
                result=board.result,
                text=result_text(board),
                protest=board.protest,
            )
        )
    return rows


class BoardColumn(IntEnum):
    """The columns of a match's boards."""

    NUMBER = 0
    WHITE = 1
    WHITE_RATING = 2
    RESULT = 3
    BLACK = 4
    BLACK_RATING = 5


class BoardsModel(RowsModel[BoardRow]):
    """The boards of the match that is selected."""

    def __init__(self) -> None:
        super().__init__()
        self._teams = ("", "")

    def set_teams(self, white: str, black: str) -> None:
        """Name the two teams in the head."""
        if (white, black) != self._teams:
            self._teams = (white, black)
            last = len(BoardColumn) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    listed = tuple(BoardColumn)
    served = PLAIN

    def key(self, row: BoardRow) -> Hashable:
        return row.number

    def head(self, column: int) -> str:
        match BoardColumn(column):
            case BoardColumn.NUMBER:
                return self.tr("Board")
            case BoardColumn.WHITE:
                return self._teams[0]
            case BoardColumn.BLACK:
                return self._teams[1]
            case BoardColumn.WHITE_RATING | BoardColumn.BLACK_RATING:
                return self.tr("Rating")
            case BoardColumn.RESULT:
                return self.tr("Result")

    def alignment(self, column: int) -> int:
        match BoardColumn(column):
            case BoardColumn.WHITE | BoardColumn.BLACK:
                return LEFT
            case BoardColumn.RESULT:
                return CENTRE
            case _:
                return RIGHT

    def stand(self, column: int) -> Stand | None:
        return Stand.DASH if column == BoardColumn.RESULT else None

    def cell(self, row: BoardRow, column: int, role: int) -> object:
        match BoardColumn(column), role:
            case BoardColumn.NUMBER, _ if role in (DISPLAY, EDIT):
                return row.number
            case BoardColumn.WHITE, _ if role == DISPLAY:
                return row.white or self.tr("(nobody)")
            case BoardColumn.BLACK, _ if role == DISPLAY:
                return row.black or self.tr("(nobody)")
            case BoardColumn.WHITE_RATING, _ if role == DISPLAY:
                return row.white_rating
            case BoardColumn.BLACK_RATING, _ if role == DISPLAY:
                return row.black_rating
            case BoardColumn.RESULT, _ if role == DISPLAY:
                return row.text + (self.tr(" protest") if row.protest else "") or NOTHING_YET
            case BoardColumn.RESULT, _ if role == EDIT:
                return row.result.value if row.result else ""
            case BoardColumn.RESULT, _ if role == ACCESSIBLE:
                return row.text or self.tr("no result")
            case BoardColumn.RESULT, Role.STRONG:
                return bool(row.text)
            case BoardColumn.RESULT, Role.TONE:
                return None if row.text else Tone.QUIET
            case BoardColumn.WHITE, Role.COLOUR:
                return row.white_colour
            case BoardColumn.BLACK, Role.COLOUR:
                return row.black_colour
            case BoardColumn.WHITE, Role.TONE:
                return None if row.white else Tone.NEEDS
            case BoardColumn.BLACK, Role.TONE:
                return None if row.black else Tone.NEEDS
            case ((BoardColumn.WHITE_RATING | BoardColumn.BLACK_RATING), Role.TONE):
                return Tone.QUIET
        return None
