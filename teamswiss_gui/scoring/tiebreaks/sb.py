"""SB: Sonneborn-Berger on one score."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.opponents import sonneborn_berger


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Return the opponents' scores times the points against them, both on the same score (9.1)."""
    mp = code.on_mp(book)
    return sonneborn_berger(book, code, team, opponent_mp=mp, own_mp=mp)


TIEBREAK = TieBreak(
    name="SB",
    title="Sonneborn-Berger on one score",
    article="C.07 9.1",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.CUT, Modifier.MEDIAN, Modifier.FORFEITS_PLAYED}),
)
