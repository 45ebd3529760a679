"""AOB: the average Buchholz of the opponents really played."""

from __future__ import annotations

from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Modifier,
    Shape,
    Step,
    Term,
    TieBreak,
    Working,
)
from teamswiss_gui.scoring.tiebreaks.opponents import buchholz


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Average the opponents' Buchholz, every played match counting once (8.2, 4.4)."""
    terms = []
    for score in book.rounds[team]:
        if score.kind is Kind.PLAYED and score.opponent is not None:
            amount = buchholz(book, code, score.opponent).units
            terms.append(
                Term(
                    amount,
                    round=score.round,
                    opponent=score.opponent,
                    kind=score.kind,
                    factor=amount,
                )
            )
    value = Fraction(sum(term.amount for term in terms), 2 * len(terms)) if terms else Fraction(0)
    step = Step("average", "8.2", (Fraction(sum(t.amount for t in terms), 2), Fraction(len(terms))))
    return Working(value, tuple(terms), 2, (step,))


TIEBREAK = TieBreak(
    name="AOB",
    title="Average Buchholz of the opponents played",
    article="C.07 8.2",
    shape=Shape.AVERAGE,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.FORE}),
)
