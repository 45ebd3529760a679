"""The pairings of a round: for the wall, or compact in two columns."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import extra_note
from teamswiss_gui.documents.model import (
    EMPTY,
    Align,
    Cell,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Size,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.model import Round


def build(source: Source) -> Document:
    """Return the pairings of a round in publishing order, the byes below."""
    each = source.paired_round()
    compact = bool(source.options.compact)
    table = pairing_table(source, each, flow=2 if compact else 1)
    return source.document(
        "pairings",
        source.tr("Pairings"),
        (Section((table,)),),
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=source.round_marks(each),
        head=(source.when(each.number),),
        size=Size.COMPACT if compact else Size.WALL,
    )


def pairing_table(source: Source, each: Round, *, flow: int = 1) -> Table:
    """Return the matches of a round with the points that both teams have before it.

    In columns side by side, names take the room of the teams' numbers.
    """
    numbers = source.numbers(each)
    before = source.totals(each.number - 1)
    compact = flow > 1
    scored = any(points.match_points for points in before.values())
    rows = []
    for place, match in enumerate(each.matches, start=1):
        white, black = source.teams[match.white], source.teams[match.black]
        rows.append(
            Row(
                (
                    cells.whole(match.table or place),
                    cells.whole(numbers.get(white.id)),
                    cells.team_name(white),
                    cells.points(before[white.id].match_points),
                    Cell(None, "–"),
                    cells.points(before[black.id].match_points),
                    cells.team_name(black),
                    cells.whole(numbers.get(black.id)),
                )
            )
        )
    for bye in cells.byes(source, each, all_=False):
        team = source.teams[bye.team]
        named = cells.why_no_match(source, each, bye)
        rows.append(
            Row(
                (
                    EMPTY,
                    cells.whole(numbers.get(team.id)),
                    cells.team_name(team),
                    cells.points(before[team.id].match_points),
                    EMPTY,
                    EMPTY,
                    Cell(named, named, Weight.QUIET),
                    EMPTY,
                )
            )
        )
    return Table(
        "pairings",
        _columns(source, compact=compact, scored=scored),
        tuple(rows),
        flow=flow,
        notes=_notes(source, each.number - 1) if scored else (),
    )


def _notes(source: Source, before: int) -> tuple[str, ...]:
    """Say what makes the points other than the results that everybody knows."""
    said = [extra_note(source, source.standings(before))]
    if any(source.provisional_marks(range(number, number + 1)) for number in range(1, before + 1)):
        said.append(source.tr("{mp}: results of an earlier round are missing.", mp=source.tr("MP")))
    return tuple(note for note in said if note)


def _columns(source: Source, *, compact: bool, scored: bool) -> tuple[Column, ...]:
    tr = source.tr
    width = 16 if compact else 26
    points = tr("MP")
    quiet = Weight.QUIET
    return (
        Column("table", tr("Table"), Kind.NUMBER, width=5, weight=Weight.STRONG, is_label=True),
        Column(
            "white-number",
            tr("No."),
            Kind.NUMBER,
            width=4,
            weight=quiet,
            explained=tr("White no."),
            on_paper=not compact,
        ),
        cells.name_column("white", tr("White on board 1"), width=width),
        Column(
            "white-points",
            points,
            Kind.POINTS,
            width=4,
            explained=tr("White match points before"),
            on_paper=scored,
        ),
        Column("versus", "", Kind.TEXT, Align.CENTRE, width=2, weight=quiet),
        Column(
            "black-points",
            points,
            Kind.POINTS,
            width=4,
            explained=tr("Black match points before"),
            on_paper=scored,
        ),
        cells.name_column("black", tr("Black on board 1"), width=width),
        Column(
            "black-number",
            tr("No."),
            Kind.NUMBER,
            width=4,
            weight=quiet,
            explained=tr("Black no."),
            on_paper=not compact,
        ),
    )
