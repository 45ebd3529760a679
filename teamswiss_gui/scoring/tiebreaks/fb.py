"""FB: Fore Buchholz, as if every match of the last round had been drawn."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.opponents import as_fore, buchholz


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Return the Buchholz known when the last round is paired (8.3)."""
    return buchholz(book, as_fore(code), team)


TIEBREAK = TieBreak(
    name="FB",
    title="Fore Buchholz: Buchholz with the last round as draws",
    article="C.07 8.3",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.CUT, Modifier.MEDIAN, Modifier.FORFEITS_PLAYED}),
)
