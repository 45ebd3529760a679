"""The results of a round: the matches, then their boards."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.boards import board_table
from teamswiss_gui.documents.model import (
    EMPTY,
    Align,
    Cell,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.model import Round
from teamswiss_gui.domain.terms import ByeKind


def build(source: Source) -> Document:
    """Return the results of a round."""
    each = source.played_round()
    marks = source.round_marks(each) or source.provisional_marks(
        range(each.number, each.number + 1)
    )
    return source.document(
        "results",
        source.tr("Results"),
        (
            Section((result_table(source, each),)),
            Section((board_table(source, each, byes=False),), heading=source.tr("Boards")),
        ),
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=marks,
        head=(source.when(each.number),),
    )


def result_table(source: Source, each: Round) -> Table:
    """Return the matches of a round with their game points, the byes below."""
    numbers = source.numbers(each)
    rows = []
    for place, match in enumerate(each.matches, start=1):
        white, black = source.teams[match.white], source.teams[match.black]
        left, right = cells.match_result(source, each.number, match)
        rows.append(
            Row(
                (
                    cells.whole(match.table or place),
                    cells.whole(numbers.get(white.id)),
                    cells.team_name(white),
                    left,
                    Cell(None, ":"),
                    right,
                    cells.team_name(black),
                    cells.whole(numbers.get(black.id)),
                    cells.text(cells.match_note(source, match), weight=Weight.QUIET),
                )
            )
        )
    for bye in cells.byes(source, each):
        team = source.teams[bye.team]
        named = cells.why_no_match(source, each, bye)
        scored = source.scores(each.number)[team.id].game_points
        shown = EMPTY if bye.kind is ByeKind.ABSENT and not scored else cells.points(scored)
        rows.append(
            Row(
                (
                    EMPTY,
                    cells.whole(numbers.get(team.id)),
                    cells.team_name(team),
                    shown,
                    EMPTY,
                    EMPTY,
                    Cell(named, named, Weight.QUIET),
                    EMPTY,
                    EMPTY,
                )
            )
        )
    return Table("results", _columns(source), tuple(rows))


def _columns(source: Source) -> tuple[Column, ...]:
    tr = source.tr
    strong, quiet = Weight.STRONG, Weight.QUIET
    return (
        Column("table", tr("Table"), Kind.NUMBER, width=5),
        Column(
            "white-number", tr("No."), Kind.NUMBER, width=4, weight=quiet, explained=tr("White no.")
        ),
        cells.name_column("white", tr("White on board 1")),
        Column(
            "white-score",
            tr("GP"),
            Kind.POINTS,
            width=4,
            weight=strong,
            explained=tr("White game points"),
        ),
        Column("versus", "", Kind.TEXT, Align.CENTRE, width=2),
        Column(
            "black-score",
            tr("GP"),
            Kind.POINTS,
            width=4,
            weight=strong,
            explained=tr("Black game points"),
        ),
        cells.name_column("black", tr("Black on board 1")),
        Column(
            "black-number", tr("No."), Kind.NUMBER, width=4, weight=quiet, explained=tr("Black no.")
        ),
        Column("note", "", width=12, wraps=True, below=True, explained=tr("Note")),
    )
