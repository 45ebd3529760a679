"""Captains' line-up slips, with the roster printed on them."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import (
    EMPTY,
    Card,
    Cards,
    Cell,
    Column,
    Document,
    Kind,
    Lines,
    Row,
    Section,
    Shading,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source, heading_row_text, numbered
from teamswiss_gui.domain.model import Round, Team
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.terms import Side


def build(source: Source) -> Document:
    """Return a slip for every team that plays in the round; before the first, for all teams."""
    each = source.paired_round() if source.tournament.rounds or source.options.round else None
    teams = source.by_number
    if each is not None:
        playing = {t for match in each.matches for t in (match.white, match.black)}
        teams = tuple(team for team in teams if team.id in playing)
    number = 1 if each is None else each.number
    cards = tuple(_slip(source, each, number, team) for team in teams)
    return source.document(
        "line-up-slips",
        source.tr("Line-up slips"),
        (Section((Cards(cards, per_page=4, across=2),)),),
        subtitle=source.tr("Round {number}", number=number),
        round_number=number,
        marks=source.round_marks(each) if each else (),
        head=(source.when(number),),
    )


def _slip(source: Source, each: Round | None, number: int, team: Team) -> Card:
    settings = source.tournament.settings
    tr = source.tr
    facts, table = _opponent(source, each, team)
    rows = tuple(
        Row(
            (
                EMPTY,
                cells.whole(place),
                cells.text(player.title),
                cells.person(player, source),
                cells.whole(player_rating(player, settings)),
            )
        )
        for place, player in enumerate(team.players, start=1)
    )
    columns = (
        Column("seat", tr("Plays on board"), Kind.BOX, width=8),
        Column(
            "place",
            tr("No."),
            Kind.NUMBER,
            width=3,
            weight=Weight.QUIET,
            explained=tr("Roster"),
        ),
        Column("title", "", width=4, weight=Weight.QUIET, explained=tr("Title")),
        cells.name_column("name", tr("Name"), width=22),
        Column("rating", tr("Rtg"), Kind.NUMBER, width=5, weight=Weight.QUIET),
    )
    note = tr(
        "Write the board, 1 to {boards}, before each player who plays.", boards=settings.boards
    )
    if settings.line_up_deadline is not None:
        due = tr(
            "Hand in at least {minutes} minutes before the start.",
            minutes=settings.line_up_deadline,
        )
        note = f"{note} {due}"
    return Card(
        title=numbered(team.tpn, team.name),
        subtitle=heading_row_text(
            settings.name, tr("Round {number}", number=number), source.when(number)
        ),
        corner=table,
        corner_name=tr("Table"),
        facts=facts,
        tables=(Table("line-up", columns, rows, shading=Shading.NONE),),
        lines=(Lines((tr("Captain"), tr("Received"))),),
        note=note,
    )


def _opponent(
    source: Source, each: Round | None, team: Team
) -> tuple[tuple[tuple[str, Cell], ...], str]:
    numbers = source.numbers(each) if each else {}
    for place, match in enumerate(each.matches if each else (), start=1):
        if team.id in (match.white, match.black):
            side = match.side(team.id)
            opponent = source.teams[match.team(side.other)]
            colour = source.tr("White") if side is Side.WHITE else source.tr("Black")
            facts = (
                (
                    source.tr("Opponent"),
                    cells.text(numbered(numbers.get(opponent.id), opponent.name)),
                ),
                (source.tr("Colour on board 1"), cells.text(colour)),
            )
            return facts, str(match.table or place)
    return (), ""
