"""The start list: the teams by number, with what they were numbered on."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import (
    Align,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.terms import NumberingMethod


def build(source: Source) -> Document:
    """Return the teams by pairing number."""
    count = len(source.tournament.teams)
    return source.document(
        "start-list",
        source.tr("Start list"),
        (Section((start_table(source),)),),
        subtitle=source.tr("Teams: {count}", count=count),
    )


def start_table(source: Source) -> Table:
    """Return a line for every team."""
    tr = source.tr
    rows = tuple(
        Row(
            (
                cells.whole(team.tpn),
                cells.team_name(team),
                cells.text(team.short_name),
                cells.home(team),
                cells.text(team.captain),
                cells.fraction(source.average(team)),
                cells.whole(len(team.players)),
                cells.text(cells.in_and_out(source, team, source.tournament.settings.rounds)),
            )
        )
        for team in source.by_number
    )
    homes = any(cells.home(team).text for team in source.tournament.teams)
    columns = (
        Column("number", tr("No."), Kind.NUMBER, width=4, weight=Weight.STRONG, is_label=True),
        cells.name_column("team", tr("Team")),
        Column("short-name", tr("Short"), width=8),
        Column("federation", tr("Club"), width=16, wraps=True, on_paper=homes),
        cells.name_column("captain", tr("Captain"), width=22),
        Column("average", tr("Average"), Kind.NUMBER, Align.DECIMAL, width=8),
        Column("players", tr("Players"), Kind.NUMBER, width=7),
        Column("note", "", width=12, wraps=True, below=True, explained=tr("Note")),
    )
    return Table("start-list", columns, rows, notes=_notes(source))


def _notes(source: Source) -> tuple[str, ...]:
    return (*_method(source), *filter(None, [cells.average_note(source)]))


def _method(source: Source) -> tuple[str, ...]:
    numbering = source.tournament.numbering
    if numbering is None or (numbering.method is NumberingMethod.RATING and not source.is_rated()):
        return ()
    said = {
        NumberingMethod.RATING: source.tr("Numbered by rating."),
        NumberingMethod.LOT: source.tr("Numbered by lot (seed {seed}).", seed=numbering.seed),
        NumberingMethod.HAND: source.tr("Numbered by hand."),
    }
    late = any(team.first_round > 1 for team in source.tournament.teams)
    if numbering.method is NumberingMethod.RATING and late:
        return (source.tr("Numbered by rating; late entries follow."),)
    return (said[numbering.method],)
