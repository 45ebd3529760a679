"""The players with their scores, in the order of the alphabet."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text
from teamswiss_gui.documents.model import (
    Align,
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
from teamswiss_gui.domain.checks import bare


def build(source: Source) -> Document:
    """Return every player with team, board and score."""
    after = source.counted()
    return source.document(
        "players",
        source.tr("Players"),
        (Section((player_table(source, after),)),),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
        size=Size.COMPACT,
    )


def player_table(source: Source, after: int) -> Table:
    """Return the players by name with what they scored."""
    scores = sorted(
        source.player_scores(after),
        key=lambda score: (bare(source.players[score.player][1].name), score.player),
    )
    rows = []
    for score in scores:
        team, player = source.players[score.player]
        record = score.overall
        rows.append(
            Row(
                (
                    cells.text(player.title),
                    cells.text(player.name),
                    cells.whole(score.rating),
                    cells.text(player.fide_id),
                    cells.text(player.federation),
                    cells.team_name(team),
                    cells.whole(score.main_board),
                    cells.whole(record.games),
                    cells.whole(record.won),
                    cells.whole(record.drawn),
                    cells.whole(record.lost),
                    cells.points(record.points),
                    cells.fraction(record.percentage),
                    cells.whole(record.performance),
                ),
                anchor=f"p{player.id}",
            )
        )
    return Table(
        "players",
        _columns(source),
        tuple(rows),
        notes=(source.tr("Games that were really played; forfeits do not count."),),
    )


def _columns(source: Source) -> tuple[Column, ...]:
    tr = source.tr
    return (
        Column("title", tr("Title"), width=5, weight=Weight.QUIET),
        cells.name_column("name", tr("Name"), is_label=True),
        Column("rating", tr("Rating"), Kind.NUMBER, width=6),
        Column("fide-id", tr("FIDE id"), Kind.ID, width=10),
        Column("federation", tr("Fed."), width=5, explained=tr("Federation")),
        cells.name_column("team", tr("Team"), width=20),
        Column("board", tr("Bd"), Kind.NUMBER, width=3, explained=tr("Board played most often")),
        Column("games", tr("Games"), Kind.NUMBER, width=6),
        Column("won", "+", Kind.NUMBER, width=3, explained=tr("Games won")),
        Column("drawn", "=", Kind.NUMBER, width=3, explained=tr("Games drawn")),
        Column("lost", "-", Kind.NUMBER, width=3, explained=tr("Games lost")),
        Column("points", tr("Points"), Kind.POINTS, width=7, weight=Weight.STRONG),
        Column("percentage", "%", Kind.NUMBER, Align.DECIMAL, width=6),
        Column(
            "performance", tr("Perf."), Kind.NUMBER, width=6, explained=tr("Performance rating")
        ),
    )
