"""EGMSB: opponents' game points times the match points scored against them."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.opponents import sonneborn_berger


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Return the sum of the products (13.2.3)."""
    return sonneborn_berger(book, code, team, opponent_mp=False, own_mp=True)


TIEBREAK = TieBreak(
    name="EGMSB",
    title="Sonneborn-Berger: opponents’ game points × match points scored",
    article="C.07 13.2.3",
    shape=Shape.SUM,
    measure=measure,
    modifiers=frozenset({Modifier.CUT, Modifier.MEDIAN, Modifier.FORFEITS_PLAYED}),
)
