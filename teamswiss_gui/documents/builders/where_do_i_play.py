"""Where do I play: every player of a round by name, with table, board and colour."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import Column, Document, Kind, Row, Section, Size, Table, Weight
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.checks import bare
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Round
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.words.direction import isolated

MOST_ON_THE_WALL = 60
"""Players up to which the list is as large as the pairings beside it, if nothing else is asked."""


def build(source: Source) -> Document:
    """Return the line-ups of a round in the order of the alphabet."""
    each = source.paired_round()
    settings = source.tournament.settings
    found: list[tuple[str, int, int, Row]] = []
    for place, match in enumerate(each.matches, start=1):
        for board in match.boards:
            for side in Side:
                seated = board.player(side)
                if seated is None or seated not in source.players:
                    continue
                team, player = source.players[seated]
                row = Row(
                    (
                        cells.text(player.name),
                        cells.whole(match.table or place),
                        cells.whole(board.number),
                        cells.colour(colour(settings, match, board.number, side)),
                        cells.text(team.name),
                    )
                )
                found.append((bare(player.name), match.table or place, board.number, row))
    found.sort(key=lambda entry: entry[:3])
    asked = source.options.compact
    small = len(found) > MOST_ON_THE_WALL if asked is None else asked
    tr = source.tr
    columns = (
        cells.name_column("name", tr("Name"), width=22),
        Column("table", tr("Table"), Kind.NUMBER, width=5, weight=Weight.STRONG),
        Column("board", tr("Bd"), Kind.NUMBER, width=3, weight=Weight.STRONG),
        Column("colour", "", Kind.COLOUR, width=2, explained=tr("Colour")),
        cells.name_column("team", tr("Team"), width=14),
    )
    table = Table(
        "where-do-i-play",
        columns,
        tuple(entry[3] for entry in found),
        flow=2 if small else 1,
        notes=_not_listed(source, each),
    )
    return source.document(
        "where-do-i-play",
        tr("Where do I play?"),
        (Section((table,)),),
        subtitle=tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=source.round_marks(each),
        head=(source.when(each.number),),
        size=Size.COMPACT if small else Size.WALL,
    )


def _not_listed(source: Source, each: Round) -> tuple[str, ...]:
    """Explain the square, name the teams without a match, say that reserves are not listed."""
    tr = source.tr
    notes = [tr("The square is the colour on the board: filled is Black.")]
    out = [
        f"{isolated(source.teams[bye.team].name)} ({cells.why_no_match(source, each, bye)})"
        for bye in cells.byes(source, each, all_=False)
    ]
    if out:
        notes.append(tr("No match in this round: {teams}.", teams=", ".join(out)))
    teams = {team for match in each.matches for team in (match.white, match.black)}
    seated = {
        board.player(side) for match in each.matches for board in match.boards for side in Side
    }
    if any(player.id not in seated for team in teams for player in source.teams[team].players):
        notes.append(tr("Players who are not listed are in no line-up of this round."))
    return tuple(notes)
