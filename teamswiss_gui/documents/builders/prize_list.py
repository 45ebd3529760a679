"""The prize list: who gets what in which category, and by which rule ties are shared."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text, standings_table
from teamswiss_gui.documents.model import (
    EMPTY,
    Align,
    Cell,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Table,
    Text,
    Weight,
)
from teamswiss_gui.documents.source import Source, heading_row_text
from teamswiss_gui.domain.prizes import PrizeCategory
from teamswiss_gui.domain.terms import PrimaryScore
from teamswiss_gui.scoring.prize_words import conditions, sharing_rule
from teamswiss_gui.scoring.prizes import Award

TOP = 3
FEW = 0.25
"""Of the awards: so many notes are remarks; more are a column."""


def build(source: Source) -> Document:
    """Return the awards of every category; without prizes, the first places of the standings."""
    after = source.begun()
    if after and source.tournament.settings.prizes:
        section = Section((prize_table(source, after),))
    elif after:
        table = source.standings(after)
        first = sum(row.rank <= TOP for row in table.rows)  # no tie is cut in two
        section = Section((standings_table(source, table, top=first),))
    else:
        section = Section((Text(source.tr("Nothing has been played yet.")),))
    return source.document(
        "prize-list",
        source.tr("Prize list"),
        (section,),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
    )


def prize_table(source: Source, after: int) -> Table:
    """Return the awards, category by category, with the rules they were given by."""
    awards = source.awards(after)
    in_full = all(award.paid % 100 == 0 for award in awards)
    rows: list[Row] = []
    for category in source.tournament.settings.prizes:
        given = [award for award in awards if award.category == category.name]
        said = heading_row_text(category.name, *conditions(source.words, category))
        rows.append(cells.heading(said))
        rows += [_row(source, after, award, in_full=in_full) for award in given]
        if not given:
            rows.append(_nobody(source, category))
    noted = sum(bool(_note(source, after, award)) for award in awards)
    return Table(
        "prizes",
        _columns(source, few_notes=noted <= FEW * len(awards)),
        tuple(rows),
        groups_together=True,
        notes=tuple(_rules(source, awards)),
    )


def _row(source: Source, after: int, award: Award, *, in_full: bool) -> Row:
    place = f"{award.place}=" if award.place_shared_by > 1 else f"{award.place}"
    points = source.totals(after)[award.team]
    return Row(
        (
            cells.text(award.category),
            Cell(award.place, place, Weight.STRONG),
            cells.team_name(source.teams[award.team]),
            cells.points(points.match_points),
            cells.points(points.game_points),
            _money(award.paid, in_full=in_full),
            cells.text(_note(source, after, award)),
            cells.text(_items(source, award)),
        )
    )


def _nobody(source: Source, category: PrizeCategory) -> Row:
    nobody = source.tr("not awarded") if category.prizes else source.tr("no prize entered")
    empty = Cell(None, nobody, Weight.QUIET)
    return Row((cells.text(category.name), EMPTY, empty, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY))


def _money(hundredths: int, *, in_full: bool) -> Cell:
    if not hundredths:
        return EMPTY
    if in_full:
        return cells.whole(hundredths // 100)
    return Cell(hundredths / 100, f"{hundredths // 100}.{hundredths % 100:02}")


def _items(source: Source, award: Award) -> str:
    items = ", ".join(award.items)
    if items and award.place_shared_by > 1:
        return source.tr("{items} (for {count} teams)", items=items, count=award.place_shared_by)
    return items


def _note(source: Source, after: int, award: Award) -> str:
    """Say by how many the amount is shared, and that a team has left that wins it."""
    shared = ""
    if award.shared_with > 1 and award.amount:
        shared = source.tr("shared by {count}", count=award.shared_with)
    left = cells.withdrawn(source, source.teams[award.team], after)
    return ", ".join(filter(None, (shared, left)))


def _columns(source: Source, *, few_notes: bool) -> tuple[Column, ...]:
    tr = source.tr
    settings = source.tournament.settings
    by_mp = settings.primary_score is PrimaryScore.MATCH_POINTS
    loud = (Weight.NORMAL, Weight.QUIET) if by_mp else (Weight.QUIET, Weight.NORMAL)
    prize = tr("Prize")
    if settings.prize_currency:
        prize = f"{prize} ({settings.prize_currency})"
    return (
        Column("category", tr("Category"), width=16, on_paper=False),
        Column("place", tr("Place"), Kind.NUMBER, Align.DECIMAL, width=5, weight=Weight.STRONG),
        cells.name_column("team", tr("Team")),
        Column("mp", tr("MP"), Kind.POINTS, width=5, weight=loud[0], explained=tr("Match points")),
        Column("gp", tr("GP"), Kind.POINTS, width=6, weight=loud[1], explained=tr("Game points")),
        Column("amount", prize, Kind.NUMBER, Align.DECIMAL, width=10, weight=Weight.STRONG),
        Column("note", "", width=16, wraps=True, below=few_notes, explained=tr("Note")),
        Column("item", "", width=16, wraps=True, explained=tr("Thing")),
    )


def _rules(source: Source, awards: tuple[Award, ...]) -> Iterator[str]:
    settings = source.tournament.settings
    yield sharing_rule(source.words, settings.prize_sharing)
    if settings.one_prize_each and len(settings.prizes) > 1:
        yield source.tr("A team that wins a prize is left out of the categories below it.")
    if any(award.paid != award.amount for award in awards):
        yield source.tr("Shares are rounded down to the hundredth.")
    if any(award.items and award.place_shared_by > 1 for award in awards):
        yield source.tr("Who gets a thing of a shared place is not said by the standings.")
