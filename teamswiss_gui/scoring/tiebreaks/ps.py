"""PS: sum of progressive scores."""

from __future__ import annotations

from functools import partial
from itertools import accumulate

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick, scored
from teamswiss_gui.scoring.points import NO_POINTS
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Modifier,
    Shape,
    Term,
    TieBreak,
    Working,
    summed,
)
from teamswiss_gui.scoring.tiebreaks.own_rounds import own_term


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Sum the scores after each round (7.5); a cut leaves out the first ones (14.1.1)."""
    units = sum(_so_far(book, code, team)[code.cut_low :])
    return summed(units, 2, partial(_terms, book, code, team))


def _so_far(book: Ledger, code: Code, team: TeamId) -> list[int]:
    """Return the score after every round."""
    mp = code.on_mp(book)
    extra = book.extra_by_round.get(team, {})
    return list(
        accumulate(
            scored(score, mp) + pick(extra.get(score.round, NO_POINTS), mp)
            for score in book.rounds[team]
        )
    )


def _terms(book: Ledger, code: Code, team: TeamId) -> list[Term]:
    mp = code.on_mp(book)
    return [
        own_term(score, so_far)._replace(
            points=scored(score, mp),
            cut_by=f"14.{code.cut_low}" if score.round <= code.cut_low else "",
        )
        for score, so_far in zip(book.rounds[team], _so_far(book, code, team), strict=True)
    ]


TIEBREAK = TieBreak(
    name="PS",
    title="Sum of the scores after each round",
    article="C.07 7.5",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.CUT}),
)
