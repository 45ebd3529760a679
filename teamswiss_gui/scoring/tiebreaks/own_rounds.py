"""A team's own rounds as terms, for the tie-breaks that look at nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick, scored
from teamswiss_gui.scoring.points import RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Term, Working, summed


def score(book: Ledger, team: TeamId, mp: bool) -> Working:
    """Return a team's score; its working says what every round gave to it."""
    return summed(pick(book.totals[team], mp), 2, partial(round_points, book, team, mp))


def counted(book: Ledger, team: TeamId, count: Callable[[RoundScore], int]) -> Working:
    """Return how often something happened, counted round by round."""
    scores = book.rounds[team]
    units = sum([count(score) for score in scores])
    return summed(units, 1, lambda: [own_term(score, count(score)) for score in scores])


def round_points(book: Ledger, team: TeamId, mp: bool) -> list[Term]:
    """Return the points of every round, then the penalties and bonuses given to the team."""
    terms = [own_term(each, scored(each, mp)) for each in book.rounds[team]]
    for number, points in book.extra_by_round.get(team, {}).items():
        amount = pick(points, mp)
        if amount:
            terms.append(Term(amount, round=number, points=amount, adjusted_by="adjustment"))
    return terms


def own_term(score: RoundScore, amount: int) -> Term:
    """Return a term for one round."""
    return Term(amount, round=score.round, opponent=score.opponent, kind=score.kind, points=amount)
