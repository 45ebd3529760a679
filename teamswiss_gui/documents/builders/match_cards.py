"""Match cards: boards, colours, names, ratings, boxes for the results, lines to sign."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.boards import player
from teamswiss_gui.documents.model import (
    EMPTY,
    Card,
    Cards,
    Column,
    Document,
    Kind,
    Lines,
    Row,
    Section,
    Shading,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source, heading_row_text, numbered
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Match, Round
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import Side


def build(source: Source) -> Document:
    """Return a card for every match of a round, to be filled in at the table."""
    each = source.paired_round()
    cards = tuple(
        _card(source, each, place, match) for place, match in enumerate(each.matches, start=1)
    )
    return source.document(
        "match-cards",
        source.tr("Match cards"),
        (Section((Cards(cards, per_page=2),)),),
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=source.round_marks(each),
        head=(source.when(each.number),),
    )


def _card(source: Source, each: Round, place: int, match: Match) -> Card:
    tr = source.tr
    white, black = source.teams[match.white], source.teams[match.black]
    numbers = source.numbers(each)
    rows = tuple(_row(source, match, number) for number in range(1, len(match.boards) + 1))
    marks = source.round_marks(each)
    columns = _columns(source, white.name, black.name)
    return Card(
        title=f"{numbered(numbers.get(white.id), white.name)} – "
        f"{numbered(numbers.get(black.id), black.name)}",
        subtitle=heading_row_text(
            source.tournament.settings.name,
            tr("Round {number}", number=each.number),
            source.when(each.number),
        ),
        corner=str(match.table or place),
        corner_name=tr("Table"),
        tables=(Table("match-card", columns, rows, shading=Shading.NONE),),
        facts=((tr("Result of the match"), EMPTY),),
        lines=(
            Lines(
                (tr("Captain, White on board 1"), tr("Captain, Black on board 1"), tr("Arbiter"))
            ),
        ),
        mark=marks[0][1] if marks else "",
    )


def _row(source: Source, match: Match, number: int) -> Row:
    settings = source.tournament.settings
    board = match.boards[number - 1]
    white, black = player(source, board.white_side), player(source, board.black_side)
    return Row(
        (
            cells.whole(number),
            cells.colour(colour(settings, match, number, Side.WHITE)),
            cells.person(white, source),
            cells.whole(player_rating(white, settings) if white else None),
            EMPTY,
            EMPTY,
            cells.colour(colour(settings, match, number, Side.BLACK)),
            cells.person(black, source),
            cells.whole(player_rating(black, settings) if black else None),
        )
    )


def _columns(source: Source, white: str, black: str) -> tuple[Column, ...]:
    tr = source.tr
    return (
        Column("board", tr("Bd"), Kind.NUMBER, width=3, weight=Weight.STRONG),
        Column("white-colour", "", Kind.COLOUR, width=2, explained=tr("White team: colour")),
        cells.name_column("white", white, width=20, named=True),
        Column(
            "white-rating",
            tr("Rtg"),
            Kind.NUMBER,
            width=5,
            weight=Weight.QUIET,
            explained=tr("White team: rating"),
        ),
        Column("white-result", "", Kind.BOX, width=5, group=tr("Result")),
        Column("black-result", "", Kind.BOX, width=5, group=tr("Result")),
        Column("black-colour", "", Kind.COLOUR, width=2, explained=tr("Black team: colour")),
        cells.name_column("black", black, width=20, named=True),
        Column(
            "black-rating",
            tr("Rtg"),
            Kind.NUMBER,
            width=5,
            weight=Weight.QUIET,
            explained=tr("Black team: rating"),
        ),
    )
