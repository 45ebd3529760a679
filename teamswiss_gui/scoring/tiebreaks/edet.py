"""EDET: extended direct encounter, then top boards."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Arrangement, Code, Modifier, Shape, TieBreak
from teamswiss_gui.scoring.tiebreaks.extended import extended


def arrange(book: Ledger, code: Code, teams: Sequence[TeamId]) -> Arrangement:
    """Order tied teams by the matches among them (13.3.2)."""
    return extended(book, code, teams, ("12.2",))


TIEBREAK = TieBreak(
    name="EDET",
    title="Extended direct encounter, then top boards",
    article="C.07 13.3.2",
    shape=Shape.PLACE,
    arrange=arrange,
    modifiers=frozenset({Modifier.FORFEITS_PLAYED}),
)
