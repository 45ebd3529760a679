"""DE: Direct Encounter."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Arrangement, Code, Modifier, Shape, TieBreak
from teamswiss_gui.scoring.tiebreaks.encounters import direct_encounter


def arrange(book: Ledger, code: Code, teams: Sequence[TeamId]) -> Arrangement:
    """Order tied teams by the matches among them (6)."""
    return direct_encounter(book, teams, code.on_mp(book), forfeits_played=code.forfeits_played)


TIEBREAK = TieBreak(
    name="DE",
    title="Direct encounter of the tied teams",
    article="C.07 6",
    shape=Shape.PLACE,
    arrange=arrange,
    has_score=True,
    modifiers=frozenset({Modifier.FORFEITS_PLAYED}),
)
