"""PTS: the primary score, as TRF record 212 lists it."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.own_rounds import score


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Return the score and what every round gave to it."""
    return score(book, team, code.on_mp(book))


TIEBREAK = TieBreak(
    name="PTS",
    title="Points",
    article="C.07 11.1",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
)
