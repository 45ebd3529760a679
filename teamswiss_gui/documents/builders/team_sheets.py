"""A sheet for every team: its matches, and its players round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from teamswiss_gui.documents.source import Source, numbered
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Adjustment, Match, PlayerId, Team
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind, Result, Side
from teamswiss_gui.domain.terms import Kind as RoundKind
from teamswiss_gui.scoring.boards import Game, PlayerScore


def build(source: Source) -> Document:
    """Return a sheet for every team, each on its own page."""
    after = source.begun()
    scores = {score.player: score for score in source.player_scores(after)}
    sections = tuple(
        Section(
            _sheet(source, team, after, scores),
            heading=numbered(team.tpn, team.name),
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
    facts = [
        (tr("Club"), cells.text(team.club)),
        (tr("Federation"), cells.text(team.federation)),
        (tr("Captain"), cells.text(team.captain)),
        (tr("Average rating"), cells.fraction(source.average(team))),
        (tr("Note"), cells.text(cells.withdrawn(source, team, after))),
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
            said = _no_match(source, team, number, score.kind)
            opponent, number_of, theirs = cells.text(said, weight=Weight.QUIET), EMPTY, EMPTY
        else:
            other = source.teams[score.opponent]
            opponent = cells.team_name(other)
            number_of = cells.whole(source.numbers(source.tournament.rounds[number - 1])[other.id])
            theirs = cells.points(source.scores(number)[other.id].game_points)
        match = _match(source, team, number)
        begun = score.is_complete or (match is not None and match.has_result)
        note = "" if match is None else _note(source, team, match)
        if not note and not score.is_complete:
            note = tr("results are missing") if begun else tr("not played yet")
        rows.append(
            Row(
                (
                    cells.whole(number),
                    cells.colour(score.colour),
                    number_of,
                    opponent,
                    cells.points(score.game_points) if begun else EMPTY,
                    theirs if begun else EMPTY,
                    cells.points(score.match_points) if score.is_complete else EMPTY,
                    cells.text(note, weight=Weight.QUIET),
                )
            )
        )
    adjusted = [
        given
        for given in source.tournament.adjustments
        if given.team == team.id
        and given.round <= after
        and given.target is not AdjustmentTarget.MATCH
    ]
    rows += [_adjustment(source, given) for given in adjusted]
    reasons = tuple(f"{_named(source, given)}: {given.reason}" for given in adjusted)
    columns = (
        Column("round", tr("Round"), Kind.NUMBER, width=6, weight=Weight.STRONG),
        Column("colour", "", Kind.COLOUR, width=2, explained=tr("Colour on board 1")),
        Column("number", tr("No."), Kind.NUMBER, width=4, weight=Weight.QUIET),
        cells.name_column("opponent", tr("Opponent")),
        Column("gp", tr("GP"), Kind.POINTS, width=5, weight=Weight.STRONG),
        Column("against", tr("Against"), Kind.POINTS, width=7),
        Column("mp", tr("MP"), Kind.POINTS, width=5),
        Column("note", "", width=10, wraps=True, below=True, explained=tr("Note")),
    )
    return Table("matches", columns, tuple(rows), notes=reasons)


def _note(source: Source, team: Team, match: Match) -> str:
    """Say what is special about a match, and where the team had nobody."""
    side = match.side(team.id)
    empty = [
        str(board.number)
        for board in match.boards
        if match.forfeit is None and board.result is not None and board.player(side) is None
    ]
    nobody = source.tr("own player missing: board {numbers}", numbers=", ".join(empty))
    parts = (nobody if empty else "", cells.match_note(source, match, side))
    return "; ".join(part for part in parts if part)


def _match(source: Source, team: Team, number: int) -> Match | None:
    for match in source.tournament.rounds[number - 1].matches:
        if team.id in (match.white, match.black):
            return match
    return None


def _no_match(source: Source, team: Team, number: int, kind: RoundKind) -> str:
    each = source.tournament.rounds[number - 1]
    for bye in each.byes:
        if bye.team == team.id:
            return cells.why_no_match(source, each, bye)
    named = {
        RoundKind.PAB: ByeKind.PAIRING_ALLOCATED,
        RoundKind.FULL_BYE: ByeKind.FULL,
        RoundKind.HALF_BYE: ByeKind.HALF,
    }
    return cells.bye_text(source, named.get(kind, ByeKind.ABSENT))


def _adjustment(source: Source, given: Adjustment) -> Row:
    """Return a penalty or bonus below the matches, so that the columns add up."""
    return Row(
        (
            EMPTY,
            EMPTY,
            EMPTY,
            cells.text(_named(source, given), weight=Weight.QUIET),
            cells.points(given.game_points),
            EMPTY,
            cells.points(given.match_points),
            EMPTY,
        )
    )


def _named(source: Source, given: Adjustment) -> str:
    if given.match_points < 0 or given.game_points < 0:
        return source.tr("Penalty in round {number}", number=given.round)
    return source.tr("Bonus in round {number}", number=given.round)


def _players(
    source: Source, team: Team, after: int, scores: Mapping[PlayerId, PlayerScore]
) -> Table:
    tr = source.tr
    rows = []
    seats = _seats(source, team, after)
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
                    *(
                        _game(games[number])
                        if number in games
                        else seats.get((player.id, number), EMPTY)
                        for number in range(1, after + 1)
                    ),
                    cells.points(record.points),
                    cells.whole(record.games),
                    cells.whole(record.performance),
                )
            )
        )
    has_played = any(cell.parts for row in rows for cell in row.cells)
    columns = (
        Column("board", tr("No."), Kind.NUMBER, width=3, explained=tr("Board order")),
        Column("title", "", width=4, weight=Weight.QUIET, explained=tr("Title")),
        cells.name_column("name", tr("Name"), width=22, is_label=True),
        Column("rating", tr("Rtg"), Kind.NUMBER, width=6, explained=tr("Rating")),
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
        Column(
            "points",
            tr("Pts"),
            Kind.POINTS,
            width=5,
            weight=Weight.STRONG,
            explained=tr("Points"),
            on_paper=has_played,
        ),
        Column("games", tr("G"), Kind.NUMBER, width=4, explained=tr("Games"), on_paper=has_played),
        Column("performance", tr("Perf."), Kind.NUMBER, width=6),
    )
    return Table("players", columns, tuple(rows), notes=_notes(source, team, rows), splits=True)


def _notes(source: Source, team: Team, rows: Sequence[Row]) -> tuple[str, ...]:
    """Say what the signs mean that stand in the table, and what the figures are taken of."""
    tr = source.tr
    settings = source.tournament.settings
    is_plain = len(team.players) <= settings.rating_players and all(
        player_rating(player, settings) for player in team.players
    )
    average = () if is_plain else filter(None, [cells.average_note(source)])
    signs = [cell.parts[2] for row in rows for cell in row.cells if cell.parts]
    if not signs:
        return tuple(average)
    said = []
    if "+" in signs:
        said.append(cells.sign_note(tr("+: won by forfeit.")))
    if "–" in signs:
        said.append(cells.sign_note(tr("–: lost by forfeit.")))
    if "*" in signs:
        said.append(cells.sign_note(tr("*: not finished.")))
    if any("u" in sign for sign in signs):
        said.append(cells.sign_note(tr("u: not rated.")))
    each = tr("Each round: the board, the colour (a filled square is Black), the points. G: games.")
    left_out = tr(
        "Points and games leave out forfeits; performance also leaves out opponents without a "
        "rating and games that are not rated."
    )
    return (" ".join([each, *said]), left_out, *average)


def _seats(source: Source, team: Team, after: int) -> Mapping[tuple[PlayerId, int], Cell]:
    """Return where players sit whose game has no result: not begun, or adjourned."""
    settings = source.tournament.settings
    found: dict[tuple[PlayerId, int], Cell] = {}
    for number in range(1, after + 1):
        match = _match(source, team, number)
        for board in match.boards if match and match.forfeit is None else ():
            if board.result not in (None, Result.ADJOURNED):
                continue
            side = Side.WHITE if match and match.white == team.id else Side.BLACK
            seated = board.player(side)
            if match and seated is not None:
                mark = cells.LETTERS[colour(settings, match, board.number, side)]
                text = f"{board.number}{mark}*"
                found[seated, number] = Cell(text, text, parts=(f"{board.number}", mark, "*"))
    return found


def _game(game: Game) -> Cell:
    points = as_text(game.points)
    if not game.is_played:
        points = "+" if game.standard == 2 else "–"
    elif not game.is_rated:
        points += "u"
    mark = cells.LETTERS[game.colour]
    text = f"{game.board}{mark}{points}"
    return Cell(text, text, parts=(str(game.board), mark, points))
