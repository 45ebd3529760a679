"""BH: Buchholz, the sum of the opponents' scores."""

from __future__ import annotations

from teamswiss_gui.scoring.tiebreaks.base import Modifier, Shape, TieBreak
from teamswiss_gui.scoring.tiebreaks.opponents import buchholz

TIEBREAK = TieBreak(
    name="BH",
    title="Buchholz: sum of the opponents’ scores",
    article="C.07 8.1",
    shape=Shape.SUM,
    measure=buchholz,
    has_score=True,
    modifiers=frozenset({Modifier.CUT, Modifier.MEDIAN, Modifier.FORFEITS_PLAYED, Modifier.FORE}),
)
