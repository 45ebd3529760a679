"""OTHER_OMP: all opponents' match points."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.section_g import section_g


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the sum of section G 13 c."""
    return section_g(book, team, products=False, cut_lowest=False)


TIEBREAK = TieBreak(
    name="OTHER_OMP",
    title="Sum of all opponents’ match points (Olympiad)",
    article="D.II.02 (2008) G 13 c",
    shape=Shape.SUM,
    measure=measure,
)
