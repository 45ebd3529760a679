"""Board prizes: the best players of each board, and overall."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text
from teamswiss_gui.documents.model import (
    Align,
    Block,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Table,
    Text,
    Weight,
)
from teamswiss_gui.documents.source import CONTEXT, Source
from teamswiss_gui.domain.prizes import Measure
from teamswiss_gui.domain.ratings import player_rating

SHOWN = 10
"""Places per board on paper."""


def build(source: Source) -> Document:
    """Return the order for every board's prize."""
    after = source.begun()
    return source.document(
        "board-prizes",
        source.tr("Board prizes"),
        (Section(prize_blocks(source, after)),),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
    )


def prize_blocks(source: Source, after: int, *, places: int = SHOWN) -> tuple[Block, ...]:
    """Return the places of each board; before anybody can have one, that nobody can."""
    table = prize_table(source, after, places=places)
    if table.rows:
        return (table,)
    nobody = Text(source.tr("Nobody has played enough games yet."))
    return (nobody, *(Text(note, Weight.QUIET) for note in table.notes))


def prize_table(source: Source, after: int, *, places: int = SHOWN) -> Table:
    """Return the first places of each board, then overall."""
    tr = source.tr
    settings = source.tournament.settings
    rows: list[Row] = []
    for prize in source.board_prizes(after):
        board = tr("Overall") if prize.board is None else tr("Board {number}", number=prize.board)
        shown = [placed for placed in prize.placed if placed.place <= places]
        if shown:
            rows.append(cells.heading(board))
        for placed in shown:
            team, player = source.players[placed.player]
            record = placed.record
            rows.append(
                Row(
                    (
                        cells.text(board),
                        cells.whole(placed.place),
                        cells.text(player.title),
                        cells.person(player, source),
                        cells.whole(player_rating(player, settings)),
                        cells.team_name(team),
                        cells.points(record.points),
                        cells.whole(record.games),
                        cells.fraction(record.percentage),
                        cells.whole(record.performance),
                    )
                )
            )
    return Table(
        "board-prizes",
        _columns(source),
        tuple(rows),
        groups_together=True,
        notes=(_rule(source, after), _boards(source)),
    )


def _rule(source: Source, after: int) -> str:
    rules = source.tournament.settings.board_prizes
    least = (after + 1) // 2 if rules.minimum_games is None else rules.minimum_games
    names = {
        Measure.PERCENTAGE: source.tr("percentage"),
        Measure.POINTS: source.tr("points"),
        Measure.PERFORMANCE: source.tr("performance"),
        Measure.GAMES: source.tr("games"),
    }
    said = source.words.tr(
        CONTEXT,
        "At least %n game(s); decided by {measures}. Forfeits do not count.",
        max(least, 1),
    )
    return said.format(measures=", ".join(names[measure] for measure in rules.measures))


def _boards(source: Source) -> str:
    """Say on which board a player counts who sat on several."""
    if source.tournament.settings.board_prizes.on_every_board:
        return source.tr(
            "A player counts on every board they played often enough, with the games there."
        )
    return source.tr("A player counts on the board they played most, with all games.")


def _columns(source: Source) -> tuple[Column, ...]:
    tr = source.tr
    return (
        Column("board", tr("Board"), width=10, on_paper=False),
        Column("place", tr("Place"), Kind.NUMBER, width=5, weight=Weight.STRONG),
        Column("title", tr("Title"), width=5, weight=Weight.QUIET),
        cells.name_column("name", tr("Name")),
        Column("rating", tr("Rating"), Kind.NUMBER, width=6),
        cells.name_column("team", tr("Team"), width=20),
        Column("points", tr("Points"), Kind.POINTS, width=7, weight=Weight.STRONG),
        Column("games", tr("Games"), Kind.NUMBER, width=6),
        Column("percentage", "%", Kind.NUMBER, Align.DECIMAL, width=6),
        Column(
            "performance", tr("Perf."), Kind.NUMBER, width=6, explained=tr("Performance rating")
        ),
    )
