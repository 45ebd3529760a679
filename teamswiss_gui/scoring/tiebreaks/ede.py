"""EDE: extended direct encounter: match points, then game points."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Arrangement, Code, Modifier, Shape, TieBreak
from teamswiss_gui.scoring.tiebreaks.extended import extended


def arrange(book: Ledger, code: Code, teams: Sequence[TeamId]) -> Arrangement:
    """Order tied teams by the matches among them (13.3)."""
    return extended(book, code, teams)


TIEBREAK = TieBreak(
    name="EDE",
    title="Extended direct encounter: match points, then game points",
    article="C.07 13.3",
    shape=Shape.PLACE,
    arrange=arrange,
    modifiers=frozenset({Modifier.FORFEITS_PLAYED}),
)
