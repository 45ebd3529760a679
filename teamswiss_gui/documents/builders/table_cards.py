"""Table cards: the table's number and who plays there, folded to stand."""

from __future__ import annotations

from teamswiss_gui.documents.model import Card, Cards, Document, Section, Size
from teamswiss_gui.documents.source import Source, heading_row_text, versus


def build(source: Source) -> Document:
    """Return a card for every table of a round."""
    each = source.paired_round()
    marks = source.round_marks(each)
    cards = tuple(
        Card(
            title=versus(source.teams[match.white].name, source.teams[match.black].name),
            subtitle=heading_row_text(
                source.tournament.settings.name,
                source.tr("Round {number}", number=each.number),
            ),
            corner=str(match.table or place),
            mark=marks[0][1] if marks else "",
        )
        for place, match in enumerate(each.matches, start=1)
    )
    return source.document(
        "table-cards",
        source.tr("Table cards"),
        (Section((Cards(cards, per_page=2, folded=True),)),),
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=marks,
        size=Size.WALL,
    )
