"""OTHER_OMP1: opponents' match points without the lowest."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working, summed
from teamswiss_gui.scoring.tiebreaks.section_g import opponents, without_lowest


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the sum of section G 13 b."""
    return summed(without_lowest(opponents(book, team, products=False)), 2)


TIEBREAK = TieBreak(
    name="OTHER_OMP1",
    title="Sum of the opponents' match points without the lowest (Olympiad)",
    article="D.II.02 (2008) G 13 b",
    shape=Shape.SUM,
    measure=measure,
)
