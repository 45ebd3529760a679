"""A team's own rounds as terms, for the tie-breaks that look at nothing else."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick, scored
from teamswiss_gui.scoring.points import RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Term


def round_points(book: Ledger, team: TeamId, mp: bool) -> list[Term]:
    """Return the points of every round, then the penalties and bonuses given to the team."""
    terms = [own_term(score, scored(score, mp)) for score in book.rounds[team]]
    for number, points in book.extra_by_round.get(team, {}).items():
        amount = pick(points, mp)
        if amount:
            terms.append(Term(amount, round=number, points=amount, adjusted_by="adjustment"))
    return terms


def own_term(score: RoundScore, amount: int) -> Term:
    """Return a term for one round."""
    return Term(amount, round=score.round, opponent=score.opponent, kind=score.kind, points=amount)
