"""OTHER_OSB: Sonneborn-Berger of the 2008 Olympiad."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.section_g import section_g


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the sum of section G 13 a."""
    return section_g(book, team, products=True, cut_lowest=True)


TIEBREAK = TieBreak(
    name="OTHER_OSB",
    title="Olympiad Sonneborn-Berger without the lowest opponent",
    article="D.II.02 (2008) G 13 a",
    shape=Shape.SUM,
    measure=measure,
)
