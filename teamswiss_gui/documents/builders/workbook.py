"""The tables of the federation's workbook: the whole tournament as data, one row a fact."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders import players, report, standings
from teamswiss_gui.documents.builders.crosstable import instead_of_opponent
from teamswiss_gui.documents.model import EMPTY, Align, Cell, Column, Kind, Row, Table
from teamswiss_gui.documents.source import Source, date_cell
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Board, Match, PlayerId, Round
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import Colour, Forfeit, Result, Side
from teamswiss_gui.scoring.crosstable import Order, crosstable

_FORFEITS = {
    Forfeit.WHITE: Result.FORFEIT_LOSS,
    Forfeit.BLACK: Result.FORFEIT_WIN,
    Forfeit.BOTH: Result.FORFEIT_BOTH,
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of the workbook: its title in the document's language, its data."""

    title: str
    table: Table
    frozen: int = 1
    """How many columns stay in place at the left."""


def sheets(source: Source) -> Iterator[Sheet]:
    """Yield the sheets one after the other; a draft is no part of them.

    A round that has just been paired has its matches in it, and changes no places.
    """
    after, paired = source.begun(), source.counted()
    tr = source.tr
    yield Sheet(tr("Tournament"), tournament_table(source, after))
    yield Sheet(tr("Teams"), team_table(source), frozen=2)
    yield Sheet(tr("Rosters"), roster_table(source), frozen=2)
    yield Sheet(tr("Matches"), match_table(source, paired))
    yield Sheet(tr("Boards"), board_table(source, paired), frozen=3)
    yield Sheet(tr("Standings"), standings.standings_table(source, source.standings(after)), 3)
    yield Sheet(tr("Crosstable"), crosstable_table(source, after), frozen=3)
    yield Sheet(tr("Players"), players.player_table(source, after, is_detailed=True), frozen=2)


def tournament_table(source: Source, after: int) -> Table:
    """Return what the event is and what it is played by."""
    tr = source.tr
    marks = source.counted_marks(after)
    state = [(tr("Counted up to round"), cells.whole(after))]
    state += [(tr("State"), cells.text(text)) for _, text in marks]
    facts = [*report.event_facts(source), *report.rule_facts(source), *state]
    dates = source.tournament.settings.round_dates
    for number, each in enumerate(dates, start=1):
        if each is not None:
            facts.append((tr("Round {number}", number=number), date_cell(each.day)))
            if each.start is not None:
                start = cells.text(f"{each.start:%H:%M}")
                facts.append((tr("Round {number}, start", number=number), start))
    return Table(
        "Tournament",
        (
            Column("fact", tr("Fact"), width=30),
            Column("value", tr("Value"), align=Align.START, width=60, wraps=True),
        ),
        tuple(Row((cells.text(name), value)) for name, value in facts),
    )


def team_table(source: Source) -> Table:
    """Return the teams by number."""
    tr = source.tr
    rows = tuple(
        Row(
            (
                cells.whole(team.tpn),
                cells.text(team.name),
                cells.text(team.short_name),
                cells.text(team.federation),
                cells.text(team.club),
                cells.text(team.captain),
                cells.fraction(source.average(team)),
                cells.whole(len(team.players)),
                cells.whole(team.previous_standing),
                cells.whole(team.first_round),
                cells.text(team.note),
            )
        )
        for team in source.by_number
    )
    columns = (
        Column("number", tr("No."), Kind.NUMBER),
        Column("team", tr("Team"), Kind.NAME),
        Column("short-name", tr("Short name")),
        Column("federation", tr("Federation")),
        Column("club", tr("Club")),
        Column("captain", tr("Captain"), Kind.NAME),
        Column("average", tr("Average rating"), Kind.NUMBER),
        Column("players", tr("Players"), Kind.NUMBER),
        Column("previous", tr("Previous standing"), Kind.NUMBER),
        Column("first-round", tr("First round"), Kind.NUMBER),
        Column("note", tr("Note")),
    )
    return Table("Teams", columns, rows)


def roster_table(source: Source) -> Table:
    """Return every player of every roster with everything that is known of him."""
    tr = source.tr
    rows = []
    for team in source.by_number:
        for place, player in enumerate(team.players, start=1):
            rows.append(
                Row(
                    (
                        cells.whole(team.tpn),
                        cells.text(team.name),
                        cells.whole(place),
                        cells.text(player.name),
                        cells.text(player.title),
                        cells.whole(player.rating),
                        cells.text(player.fide_id),
                        cells.text(player.federation),
                        cells.birth(player.birth),
                        cells.sex(player.sex),
                        cells.whole(player.national_rating),
                        cells.text(player.national_id),
                        cells.text(player.note),
                    )
                )
            )
    columns = (
        Column("team-number", tr("Team no."), Kind.NUMBER),
        Column("team", tr("Team"), Kind.NAME),
        Column("board", tr("Board"), Kind.NUMBER),
        Column("name", tr("Name"), Kind.NAME),
        Column("title", tr("Title")),
        Column("rating", tr("Rating"), Kind.NUMBER),
        Column("fide-id", tr("FIDE id"), Kind.ID),
        Column("federation", tr("Federation")),
        Column("birth", tr("Born"), Kind.DATE),
        Column("sex", tr("Sex")),
        Column("national-rating", tr("National rating"), Kind.NUMBER),
        Column("national-id", tr("National id"), Kind.ID),
        Column("note", tr("Note")),
    )
    return Table("Rosters", columns, tuple(rows))


def match_table(source: Source, after: int) -> Table:
    """Return every match of every round, and the byes."""
    tr = source.tr
    rows: list[Row] = []
    for each in source.tournament.rounds[:after]:
        numbers, scores = source.numbers(each), source.scores(each.number)
        day = _day(source, each.number)
        for place, match in enumerate(each.matches, start=1):
            white, black = scores[match.white], scores[match.black]
            entered = match.has_result
            done = white.is_complete
            rows.append(
                Row(
                    (
                        cells.whole(each.number),
                        day,
                        cells.whole(match.table or place),
                        cells.whole(numbers.get(match.white)),
                        cells.text(source.teams[match.white].name),
                        cells.whole(numbers.get(match.black)),
                        cells.text(source.teams[match.black].name),
                        cells.points(white.game_points) if entered else EMPTY,
                        cells.points(black.game_points) if entered else EMPTY,
                        cells.points(white.match_points) if done else EMPTY,
                        cells.points(black.match_points) if done else EMPTY,
                        cells.text(cells.match_note(source, match)),
                    )
                )
            )
        for bye in each.byes:
            score = scores[bye.team]
            rows.append(
                Row(
                    (
                        cells.whole(each.number),
                        day,
                        EMPTY,
                        cells.whole(numbers.get(bye.team)),
                        cells.text(source.teams[bye.team].name),
                        EMPTY,
                        EMPTY,
                        cells.points(score.game_points),
                        EMPTY,
                        cells.points(score.match_points),
                        EMPTY,
                        cells.text(cells.bye_text(source, bye.kind)),
                    )
                )
            )
    columns = (
        Column("round", tr("Round"), Kind.NUMBER),
        Column("date", tr("Date"), Kind.DATE),
        Column("table", tr("Table"), Kind.NUMBER),
        Column("white-number", tr("White no."), Kind.NUMBER),
        Column("white", tr("White team"), Kind.NAME),
        Column("black-number", tr("Black no."), Kind.NUMBER),
        Column("black", tr("Black team"), Kind.NAME),
        Column("white-gp", tr("White game points"), Kind.POINTS),
        Column("black-gp", tr("Black game points"), Kind.POINTS),
        Column("white-mp", tr("White match points"), Kind.POINTS),
        Column("black-mp", tr("Black match points"), Kind.POINTS),
        Column("note", tr("Note")),
    )
    return Table("Matches", columns, tuple(rows))


def board_table(source: Source, after: int) -> Table:
    """Return every board of every round, by the players' own colours.

    The result is a letter of the TRF, seen from White: 1 = 0, + - x for forfeits, W D L for
    unrated games, * adjourned, # set by the arbiter.
    """
    rows: list[Row] = []
    for each in source.tournament.rounds[:after]:
        for place, match in enumerate(each.matches, start=1):
            rows += [_board(source, each, place, match, board) for board in match.boards]
    tr = source.tr
    columns = (
        Column("round", tr("Round"), Kind.NUMBER),
        Column("table", tr("Table"), Kind.NUMBER),
        Column("board", tr("Board"), Kind.NUMBER),
        Column("white-team", tr("White's team"), Kind.NAME),
        Column("white", tr("White"), Kind.NAME),
        Column("white-id", tr("White FIDE id"), Kind.ID),
        Column("white-rating", tr("White rating"), Kind.NUMBER),
        Column("black-team", tr("Black's team"), Kind.NAME),
        Column("black", tr("Black"), Kind.NAME),
        Column("black-id", tr("Black FIDE id"), Kind.ID),
        Column("black-rating", tr("Black rating"), Kind.NUMBER),
        Column("white-points", tr("White points"), Kind.POINTS),
        Column("black-points", tr("Black points"), Kind.POINTS),
        Column("result", tr("Result"), Kind.RESULT),
    )
    return Table("Boards", columns, tuple(rows))


def _board(source: Source, each: Round, place: int, match: Match, board: Board) -> Row:
    """Return a board with the player of the white pieces first, whichever team is his."""
    settings = source.tournament.settings
    first = Side.WHITE
    if colour(settings, match, board.number, first) is Colour.BLACK:
        first = Side.BLACK
    seen = _FORFEITS[match.forfeit] if match.forfeit else board.result
    scores = source.scores(each.number)
    points = {side: scores[match.team(side)].boards for side in Side}
    counts = seen not in (None, Result.ADJOURNED) and match.score is None
    mine, theirs = (
        points[side][board.number - 1] if counts and board.number <= len(points[side]) else None
        for side in (first, first.other)
    )
    result = ""
    if seen is not None:
        result = (seen if first is Side.WHITE else seen.reversed).value
    return Row(
        (
            cells.whole(each.number),
            cells.whole(match.table or place),
            cells.whole(board.number),
            *_seat(source, match, board.player(first), first),
            *_seat(source, match, board.player(first.other), first.other),
            cells.points(mine),
            cells.points(theirs),
            cells.text(result),
        )
    )


def _seat(
    source: Source, match: Match, player_id: PlayerId | None, side: Side
) -> tuple[Cell, Cell, Cell, Cell]:
    team = cells.text(source.teams[match.team(side)].name)
    if player_id is None or player_id not in source.players:
        return team, EMPTY, EMPTY, EMPTY
    player = source.players[player_id][1]
    rating = player_rating(player, source.tournament.settings)
    return team, cells.text(player.name), cells.text(player.fide_id), cells.whole(rating)


def crosstable_table(source: Source, after: int) -> Table:
    """Return the crosstable with opponent, colour and points in columns of their own."""
    tr = source.tr
    table = crosstable(source.standings(after), Order.NUMBER)
    rank = {row.team: row for row in source.standings(after).rows}
    rows = []
    for line in sorted(table.lines, key=lambda line: rank[line.row.team].rank):
        team = source.teams[line.row.team]
        entries: list[Cell] = []
        for cell in line.cells:
            entries += [
                cells.whole(cell.opponent_label)
                if cell.opponent
                else cells.text(instead_of_opponent(source, cell.kind)),
                cells.colour(cell.colour),
                cells.points(cell.game_points),
            ]
        rows.append(
            Row(
                (
                    cells.whole(line.row.rank),
                    cells.whole(team.tpn),
                    cells.text(team.name),
                    *entries,
                    cells.points(line.row.points.match_points),
                    cells.points(line.row.points.game_points),
                )
            )
        )
    columns = [
        Column("rank", tr("Rank"), Kind.NUMBER),
        Column("number", tr("No."), Kind.NUMBER),
        Column("team", tr("Team"), Kind.NAME),
    ]
    for number in range(1, after + 1):
        columns += [
            Column(
                f"round-{number}-opponent",
                tr("R{number} opponent", number=number),
                Kind.NUMBER,
            ),
            Column(f"round-{number}-colour", tr("R{number} colour", number=number), Kind.COLOUR),
            Column(f"round-{number}-gp", tr("R{number} GP", number=number), Kind.POINTS),
        ]
    columns += [
        Column("mp", tr("Match points"), Kind.POINTS),
        Column("gp", tr("Game points"), Kind.POINTS),
    ]
    return Table("Crosstable", tuple(columns), tuple(rows))


def _day(source: Source, number: int) -> Cell:
    dates = source.tournament.settings.round_dates
    each = dates[number - 1] if number <= len(dates) else None
    return EMPTY if each is None else date_cell(each.day)
