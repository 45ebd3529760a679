"""The boards of a round: who sits where, with which colour; and with the results."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import (
    Column,
    Document,
    Kind,
    Row,
    Section,
    Shading,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source, heading_row_text, versus
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Board, Match, Player, PlayerId, Round
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.words.direction import isolated


def build(source: Source) -> Document:
    """Return the board pairings of a round, match by match."""
    each = source.paired_round()
    return source.document(
        "boards",
        source.tr("Board pairings"),
        (Section((board_table(source, each),)),),
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=source.round_marks(each),
        head=(source.when(each.number),),
    )


def board_table(source: Source, each: Round, *, byes: bool = True) -> Table:
    """Return every board of a round below the match that it belongs to."""
    rows: list[Row] = []
    for place, match in enumerate(each.matches, start=1):
        rows += _match_rows(source, each, place, match)
    for bye in cells.byes(source, each, all_=False) if byes else ():
        team = source.teams[bye.team]
        why = cells.why_no_match(source, each, bye)
        rows.append(cells.heading(f"{isolated(team.name)}: {why}"))
    return Table(
        "boards",
        _columns(source),
        tuple(rows),
        shading=Shading.ALTERNATE,
        groups_together=True,
        notes=_notes(source, each.matches),
    )


def _notes(source: Source, matches: Sequence[Match]) -> tuple[str, ...]:
    results = {board.result for match in matches for board in match.boards if board.result}
    notes = [source.tr("The square is the colour on the board: filled is Black.")]
    if results:
        said = source.tr(
            "A result is that of the player at the left, then of the one at the right."
        )
        notes[0] += f" {said}"
    if any(result.is_forfeit for result in results):
        notes.append(source.tr("+ and – are games won and lost by forfeit."))
    if any(result.value in "WDL" for result in results):
        notes.append(source.tr("u: not rated."))
    if any(board.protest for match in matches for board in match.boards):
        notes.append(source.tr("†: under protest."))
    return tuple(notes)


def _match_rows(source: Source, each: Round, place: int, match: Match) -> list[Row]:
    white, black = source.teams[match.white], source.teams[match.black]
    table = match.table or place
    score = ""
    if match.has_result:
        left, right = cells.match_result(source, each.number, match)
        score = f"{left.text} : {right.text}"
    title = heading_row_text(
        source.tr("Table {number}", number=table),
        versus(white.name, black.name),
        score,
        cells.match_note(source, match),
    )
    rows = [cells.heading(title)]
    if match.forfeit is None and match.score is None:
        rows += [_board_row(source, table, match, board) for board in match.boards]
    return rows


def _board_row(source: Source, table: int, match: Match, board: Board) -> Row:
    settings = source.tournament.settings
    white, black = player(source, board.white_side), player(source, board.black_side)
    return Row(
        (
            cells.whole(table),
            cells.text(source.teams[match.white].name),
            cells.text(source.teams[match.black].name),
            cells.whole(board.number),
            cells.colour(colour(settings, match, board.number, Side.WHITE)),
            cells.text(white.title if white else ""),
            cells.person(white, source),
            cells.whole(player_rating(white, settings) if white else None),
            cells.board_result(source, board),
            cells.colour(colour(settings, match, board.number, Side.BLACK)),
            cells.text(black.title if black else ""),
            cells.person(black, source),
            cells.whole(player_rating(black, settings) if black else None),
        )
    )


def player(source: Source, player_id: PlayerId | None) -> Player | None:
    """Return who sits at a board, if somebody does."""
    if player_id is None or player_id not in source.players:
        return None
    return source.players[player_id][1]


def _columns(source: Source) -> tuple[Column, ...]:
    tr = source.tr
    return (
        Column("table", tr("Table"), Kind.NUMBER, width=5, on_paper=False),
        Column("white-team", tr("White team"), Kind.NAME, width=24, on_paper=False),
        Column("black-team", tr("Black team"), Kind.NAME, width=24, on_paper=False),
        Column("board", tr("Bd"), Kind.NUMBER, width=3, explained=tr("Board")),
        *_side(source, "white", tr("Player of the White team")),
        Column("result", tr("Result"), Kind.RESULT, width=9, weight=Weight.STRONG),
        *_side(source, "black", tr("Player of the Black team")),
    )


def _side(source: Source, side: str, header: str) -> tuple[Column, ...]:
    tr = source.tr
    said = {
        "white": (tr("White team: colour"), tr("White team: title"), tr("White team: rating")),
        "black": (tr("Black team: colour"), tr("Black team: title"), tr("Black team: rating")),
    }[side]
    return (
        Column(f"{side}-colour", "", Kind.COLOUR, width=2, explained=said[0]),
        Column(f"{side}-title", "", width=4, weight=Weight.QUIET, explained=said[1]),
        cells.name_column(side, header, width=24),
        Column(f"{side}-rating", tr("Rtg"), Kind.NUMBER, width=5, explained=said[2]),
    )
