"""PS: sum of progressive scores."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick, scored
from teamswiss_gui.scoring.points import Points
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, Shape, TieBreak, Working, summed
from teamswiss_gui.scoring.tiebreaks.own_rounds import own_term


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Sum the scores after each round (7.5); a cut leaves out the first ones (14.1.1)."""
    mp = code.on_mp(book)
    extra = book.extra_by_round.get(team, {})
    so_far = 0
    terms = []
    for score in book.rounds[team]:
        so_far += scored(score, mp) + pick(extra.get(score.round, Points()), mp)
        left_out = f"14.{code.cut_low}" if score.round <= code.cut_low else ""
        terms.append(own_term(score, so_far)._replace(points=scored(score, mp), cut_by=left_out))
    return summed(terms, 2)


TIEBREAK = TieBreak(
    name="PS",
    title="Sum of the scores after each round",
    article="C.07 7.5",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.CUT}),
)
