"""A sheet for every team: its matches, and its players round by round."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text
from teamswiss_gui.documents.model import (
    EMPTY,
    Align,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Kind,
    Row,
    Section,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source, isolated
from teamswiss_gui.domain.model import PlayerId, Team
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import Kind as RoundKind
from teamswiss_gui.scoring.boards import Game, PlayerScore


def build(source: Source) -> Document:
    """Return a sheet for every team, each on its own page."""
    after = source.counted()
    scores = {score.player: score for score in source.player_scores(after)}
    sections = tuple(
        Section(
            _sheet(source, team, after, scores),
            heading=team.name if team.tpn is None else f"{team.tpn} {isolated(team.name)}",
            anchor=f"t{team.id}",
            new_page=place > 0,
            keep_together=True,
        )
        for place, team in enumerate(source.by_number)
    )
    return source.document(
        "team-sheets",
        source.tr("Team sheets"),
        sections,
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
    )


def _sheet(
    source: Source, team: Team, after: int, scores: Mapping[PlayerId, PlayerScore]
) -> tuple[Block, ...]:
    tr = source.tr
    row = source.standings(after).row(team.id) if after else None
    rating = team_rating(team, source.tournament.settings).average if team.players else None
    facts = [
        (tr("Club"), cells.text(team.club)),
        (tr("Federation"), cells.text(team.federation)),
        (tr("Captain"), cells.text(team.captain)),
        (tr("Average rating"), cells.fraction(rating)),
    ]
    if row:
        facts += [
            (tr("Rank"), Cell(row.rank, f"{row.rank}=" if row.is_shared else str(row.rank))),
            (tr("Match points"), cells.points(row.points.match_points)),
            (tr("Game points"), cells.points(row.points.game_points)),
        ]
    known = tuple((name, cell) for name, cell in facts if cell != EMPTY)
    blocks: tuple[Block, ...] = (Facts(known),) if known else ()
    if after:
        blocks += (_matches(source, team, after),)
    return (*blocks, _players(source, team, after, scores))


def _matches(source: Source, team: Team, after: int) -> Table:
    tr = source.tr
    rows = []
    for number in range(1, after + 1):
        score = source.scores(number)[team.id]
        if score.opponent is None:
            said = {
                RoundKind.PAB: tr("bye"),
                RoundKind.FULL_BYE: tr("full-point bye"),
                RoundKind.HALF_BYE: tr("half-point bye"),
            }.get(score.kind, tr("absent"))
            opponent, number_of, theirs = cells.text(said, weight=Weight.QUIET), EMPTY, EMPTY
        else:
            other = source.teams[score.opponent]
            opponent = cells.team_name(other)
            number_of = cells.whole(source.numbers(source.tournament.rounds[number - 1])[other.id])
            theirs = cells.points(source.scores(number)[other.id].game_points)
        note = ""
        if score.kind in (RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS):
            note = tr("forfeit")
        elif not score.is_complete:
            note = tr("results are missing")
        rows.append(
            Row(
                (
                    cells.whole(number),
                    cells.colour(score.colour),
                    number_of,
                    opponent,
                    cells.points(score.game_points),
                    theirs,
                    cells.points(score.match_points) if score.is_complete else EMPTY,
                    cells.text(note, weight=Weight.QUIET),
                )
            )
        )
    columns = (
        Column("round", tr("Round"), Kind.NUMBER, width=6, weight=Weight.STRONG),
        Column("colour", "", Kind.COLOUR, width=2, explained=tr("Colour on board 1")),
        Column("number", tr("No."), Kind.NUMBER, width=4, weight=Weight.QUIET),
        cells.name_column("opponent", tr("Opponent")),
        Column("gp", tr("GP"), Kind.POINTS, width=5, weight=Weight.STRONG),
        Column("against", tr("Against"), Kind.POINTS, width=7),
        Column("mp", tr("MP"), Kind.POINTS, width=5),
        Column("note", "", width=10, explained=tr("Note")),
    )
    return Table("matches", columns, tuple(rows))


def _players(
    source: Source, team: Team, after: int, scores: Mapping[PlayerId, PlayerScore]
) -> Table:
    tr = source.tr
    rows = []
    for place, player in enumerate(team.players, start=1):
        score = scores[player.id]
        games = {game.round: game for game in score.games}
        record = score.overall
        rows.append(
            Row(
                (
                    cells.whole(place),
                    cells.text(player.title),
                    cells.text(player.name),
                    cells.whole(score.rating),
                    *(_game(games.get(number)) for number in range(1, after + 1)),
                    cells.points(record.points),
                    cells.whole(record.games),
                    cells.whole(record.performance),
                )
            )
        )
    columns = (
        Column("board", tr("Bd"), Kind.NUMBER, width=3),
        Column("title", "", width=4, weight=Weight.QUIET, explained=tr("Title")),
        cells.name_column("name", tr("Name"), width=22, is_label=True),
        Column("rating", tr("Rating"), Kind.NUMBER, width=6),
        *(
            Column(
                f"round-{number}",
                tr("R{number}", number=number),
                Kind.MEETING,
                Align.CENTRE,
                width=5,
            )
            for number in range(1, after + 1)
        ),
        Column("points", tr("Points"), Kind.POINTS, width=7, weight=Weight.STRONG),
        Column("games", tr("Games"), Kind.NUMBER, width=6),
        Column("performance", tr("Perf."), Kind.NUMBER, width=6),
    )
    notes = (tr("Each round: the board, the colour (w or b), the points."),) if after else ()
    return Table("players", columns, tuple(rows), notes=notes, splits=True)


def _game(game: Game | None) -> Cell:
    if game is None:
        return EMPTY
    points = as_text(game.points)
    if not game.is_played:
        points = "+" if game.standard == 2 else "-"
    mark = cells.LETTERS[game.colour]
    text = f"{game.board}{mark}{points}"
    return Cell(text, text, parts=(str(game.board), mark, points))
