"""OTHER_OMP1: opponents' match points without the lowest."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.section_g import section_g


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the sum of section G 13 b."""
    return section_g(book, team, products=False, cut_lowest=True)


TIEBREAK = TieBreak(
    name="OTHER_OMP1",
    title="Sum of the opponents’ match points without the lowest (Olympiad)",
    article="D.II.02 (2008) G 13 b",
    shape=Shape.SUM,
    measure=measure,
)
