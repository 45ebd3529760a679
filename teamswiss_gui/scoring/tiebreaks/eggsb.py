"""EGGSB: opponents' game points times the game points scored against them."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.opponents import sonneborn_berger


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Return the sum of the products (13.2.4)."""
    return sonneborn_berger(book, code, team, opponent_mp=False, own_mp=False)


TIEBREAK = TieBreak(
    name="EGGSB",
    title="Sonneborn-Berger: opponents’ game points × game points scored",
    article="C.07 13.2.4",
    shape=Shape.SUM,
    measure=measure,
    modifiers=frozenset({Modifier.CUT, Modifier.MEDIAN, Modifier.FORFEITS_PLAYED}),
)
