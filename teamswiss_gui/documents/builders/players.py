"""The players with their scores, in the order of the alphabet."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text
from teamswiss_gui.documents.model import (
    EMPTY,
    Align,
    Cell,
    Column,
    Document,
    Kind,
    Orientation,
    Row,
    Section,
    Size,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.checks import bare
from teamswiss_gui.scoring.rating_change import RatingChange


def build(source: Source) -> Document:
    """Return every player with team, board and score."""
    after = source.begun()
    return source.document(
        "players",
        source.tr("Players"),
        (Section((player_table(source, after),)),),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
        orientation=Orientation.LANDSCAPE if source.is_rated() else Orientation.PORTRAIT,
        size=Size.COMPACT,
    )


def player_table(source: Source, after: int, *, is_detailed: bool = False) -> Table:
    """Return the players by name with what they scored; detailed, how a rating change came about.

    Where no rating would change there is no column for it.
    """
    scores = sorted(
        source.player_scores(after),
        key=lambda score: (
            bare(source.players[score.player][1].name),
            source.players[score.player][0].tpn or 0,
            score.player,
        ),
    )
    changes = source.rating_changes(after)
    rows = []
    for score in scores:
        team, player = source.players[score.player]
        record = score.overall
        values: tuple[Cell, ...] = (
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
        )
        if changes:
            values += _change(changes.get(score.player), is_detailed=is_detailed)
        rows.append(Row(values, anchor=f"p{player.id}"))
    columns = _columns(source, has_played=after > 0)
    notes = [_games_note(source)] if after else []
    if changes:
        columns += _change_columns(source, is_detailed=is_detailed)
        notes += change_notes(source)
    return Table("players", columns, tuple(rows), notes=tuple(notes))


def _games_note(source: Source) -> str:
    signs = source.tr("{signs}: games won, drawn, lost.", signs=cells.WON_DRAWN_LOST)
    played = source.tr("Games that were played; forfeits do not count.")
    return f"{played} {cells.sign_note(signs)}"


def change_notes(source: Source) -> list[str]:
    """Say what an expected rating change is, and what it is not."""
    return [
        source.tr(
            "±: expected change of the FIDE rating, for interest, by the rules of 1 October 2025 "
            "(B.02 8.3): played games between rated players."
        ),
        source.tr(
            "K is 10 from 2400 on and for GM and IM, 40 up to the year of the 18th birthday and "
            "below 2300, else 20. A player new to the list may have 40. Unrated players get their "
            "first rating from FIDE; it is not worked out here."
        ),
    ]


def _change(change: RatingChange | None, *, is_detailed: bool) -> tuple[Cell, ...]:
    if change is None:
        return (EMPTY,) * (4 if is_detailed else 1)
    shown = cells.signed(change.change)
    if not is_detailed:
        return (shown,)
    return (
        cells.whole(len(change.games)),
        cells.fraction(change.expected, 2),
        cells.whole(change.k),
        shown,
    )


def _change_columns(source: Source, *, is_detailed: bool) -> tuple[Column, ...]:
    tr = source.tr
    change = Column(
        "change",
        "±",
        Kind.NUMBER,
        Align.DECIMAL,
        width=7,
        explained=tr("Expected rating change, for interest"),
    )
    if not is_detailed:
        return (change,)
    return (
        Column("rated", tr("Rated games"), Kind.NUMBER, width=6),
        Column("expected", tr("Expected"), Kind.NUMBER, Align.DECIMAL, width=8),
        Column("k", "K", Kind.NUMBER, width=4, explained=tr("Development coefficient")),
        change,
    )


def _columns(source: Source, *, has_played: bool) -> tuple[Column, ...]:
    tr = source.tr
    return (
        Column("title", tr("Title"), width=5, weight=Weight.QUIET),
        cells.name_column("name", tr("Name"), is_label=True),
        Column("rating", tr("Rating"), Kind.NUMBER, width=6),
        Column("fide-id", tr("FIDE id"), Kind.ID, width=10),
        Column("federation", tr("Fed."), width=5, explained=tr("Federation")),
        cells.name_column("team", tr("Team"), width=20),
        Column("board", tr("Bd"), Kind.NUMBER, width=3, explained=tr("Board played most often")),
        *(replace(column, on_paper=has_played) for column in _score_columns(source)),
    )


def _score_columns(source: Source) -> tuple[Column, ...]:
    tr = source.tr
    return (
        Column("games", tr("Games"), Kind.NUMBER, width=6),
        Column("won", "+", Kind.NUMBER, width=3, explained=tr("Games won")),
        Column("drawn", "=", Kind.NUMBER, width=3, explained=tr("Games drawn")),
        Column("lost", "–", Kind.NUMBER, width=3, explained=tr("Games lost")),
        Column("points", tr("Points"), Kind.POINTS, width=7, weight=Weight.STRONG),
        Column("percentage", "%", Kind.NUMBER, Align.DECIMAL, width=6),
        Column(
            "performance", tr("Perf."), Kind.NUMBER, width=6, explained=tr("Performance rating")
        ),
    )
