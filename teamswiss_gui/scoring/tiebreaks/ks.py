"""KS: Koya, points against the opponents with at least half of the possible points."""

from __future__ import annotations

from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick, scored
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Modifier,
    Shape,
    Step,
    Term,
    TieBreak,
    Working,
)


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Sum the points against opponents who reached the limit (9.2, 14.5), forfeits as awarded."""
    mp = code.on_mp(book)
    doubled = pick(book.win, mp) * book.after + 2 * code.limit  # twice the limit
    terms = []
    for score in book.rounds[team]:
        if score.opponent is None:
            continue
        factor = pick(book.totals[score.opponent], mp)
        points = scored(score, mp)
        terms.append(
            Term(
                points,
                round=score.round,
                opponent=score.opponent,
                kind=score.kind,
                factor=factor,
                points=points,
                cut_by="" if 2 * factor >= doubled else "9.2",
            )
        )
    counted = sum(term.amount for term in terms if not term.cut_by)
    limit = Step("limit", "14.5" if code.limit else "9.2", (Fraction(doubled, 4),))
    return Working(Fraction(counted, 2), tuple(terms), 2, (limit,))


TIEBREAK = TieBreak(
    name="KS",
    title="Koya: points against opponents with at least half of the possible points",
    article="C.07 9.2",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.LIMIT}),
)
