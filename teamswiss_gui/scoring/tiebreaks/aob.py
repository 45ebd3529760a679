"""AOB: the average Buchholz of the opponents really played."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Detail,
    Modifier,
    Shape,
    Step,
    Term,
    TieBreak,
    Working,
)
from teamswiss_gui.scoring.tiebreaks.opponents import strengths
from teamswiss_gui.scoring.values import exact


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Average the opponents' Buchholz, every played match counting once (8.2, 4.4)."""
    known = strengths(book, code)
    found = [
        known[score.opponent]
        for score in book.rounds[team]
        if score.kind is Kind.PLAYED and score.opponent is not None
    ]
    value = exact(sum(found), 2 * len(found)) if found else Fraction(0)
    return Working(value, 2, detail=partial(_detail, book, code, team))


def _detail(book: Ledger, code: Code, team: TeamId) -> Detail:
    known = strengths(book, code)
    terms = tuple(
        Term(
            known[score.opponent],
            round=score.round,
            opponent=score.opponent,
            kind=score.kind,
            factor=known[score.opponent],
        )
        for score in book.rounds[team]
        if score.kind is Kind.PLAYED and score.opponent is not None
    )
    total = Fraction(sum(term.amount for term in terms), 2)
    return Detail(terms, (Step("average", "8.2", (total, Fraction(len(terms)))),))


TIEBREAK = TieBreak(
    name="AOB",
    title="Average Buchholz of the opponents played",
    article="C.07 8.2",
    shape=Shape.AVERAGE,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.FORE}),
)
