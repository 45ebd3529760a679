"""The prize list: who gets what in which category, and by which rule ties are shared."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text, standings_table
from teamswiss_gui.documents.model import (
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
from teamswiss_gui.documents.source import Source
from teamswiss_gui.scoring.prizes import Sharing, award

TOP = 3


def build(source: Source) -> Document:
    """Return the awards of every category; without prizes, the first places of the standings."""
    after = source.counted()
    table = source.standings(after)
    if source.options.prizes:
        section = Section((prize_table(source, after), Text(_rule(source), Weight.QUIET)))
    else:
        section = Section((standings_table(source, table, top=TOP),))
    return source.document(
        "prize-list",
        source.tr("Prize list"),
        (section,),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
    )


def prize_table(source: Source, after: int) -> Table:
    """Return the awards, category by category."""
    tr = source.tr
    options = source.options
    awards = award(
        source.tournament,
        source.standings(after),
        options.prizes,
        sharing=options.sharing,
        one_prize_each=options.one_prize_each,
    )
    rows: list[Row] = []
    for category in options.prizes:
        rows.append(cells.heading(category.name))
        for each in awards:
            if each.category != category.name:
                continue
            team = source.teams[each.team]
            amount = float(each.amount) / 100
            shared = tr("shared by {count}", count=each.shared_with)
            rows.append(
                Row(
                    (
                        cells.text(category.name),
                        cells.whole(each.place),
                        cells.team_name(team),
                        Cell(round(amount, 2), f"{amount:.2f}"),
                        cells.text(shared if each.shared_with > 1 else ""),
                    )
                )
            )
    columns = (
        Column("category", tr("Category"), width=16, on_paper=False),
        Column("place", tr("Place"), Kind.NUMBER, width=5, weight=Weight.STRONG),
        cells.name_column("team", tr("Team")),
        Column("amount", tr("Prize"), Kind.NUMBER, Align.DECIMAL, width=10, weight=Weight.STRONG),
        Column("note", "", width=14, weight=Weight.QUIET, explained=source.tr("Note")),
    )
    return Table("prizes", columns, tuple(rows))


def _rule(source: Source) -> str:
    said = {
        Sharing.BY_PLACE: source.tr("Prizes go by place; only a shared place is divided, equally."),
        Sharing.EQUAL: source.tr("Teams with the same score divide their prizes equally."),
        Sharing.HORT: source.tr(
            "Half of each prize goes by place, the other half is divided among equal scores."
        ),
    }
    return said[source.options.sharing]
