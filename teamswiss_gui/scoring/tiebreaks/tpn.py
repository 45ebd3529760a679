"""TPN: the pairing number, the smaller the better."""

from __future__ import annotations

from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Modifier,
    Shape,
    Term,
    TieBreak,
    Working,
    summed,
)


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the number (7.8); a team without one comes after all others."""
    number = book.numbers[team]
    if number is None:
        number = 1 + max((other for other in book.numbers.values() if other is not None), default=0)
    return summed(number, 1, partial(_terms, number))


def _terms(number: int) -> list[Term]:
    return [Term(number)]


TIEBREAK = TieBreak(
    name="TPN",
    title="Pairing number, the smaller the better",
    article="C.07 7.8",
    shape=Shape.SUM,
    measure=measure,
    modifiers=frozenset({Modifier.REVERSED}),
    lower_is_better=True,
)
