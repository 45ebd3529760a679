"""MPvGP: the score that is not the primary one."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.own_rounds import score


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return game points where match points decide, and the other way round (13.1)."""
    return score(book, team, not book.primary_is_mp)


TIEBREAK = TieBreak(
    name="MPvGP",
    title="Game points (match points where game points decide)",
    article="C.07 13.1",
    shape=Shape.SUM,
    measure=measure,
)
