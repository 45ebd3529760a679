"""WIN: matches won, with or without playing."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working, summed
from teamswiss_gui.scoring.tiebreaks.board_points import boards_of
from teamswiss_gui.scoring.tiebreaks.own_rounds import own_term


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Count the rounds with a win's match points (7.1); with :GP the boards with a win's points."""
    settings = book.settings
    terms = []
    for score in book.rounds[team]:
        if code.score == "GP":
            won = sum(points == settings.board_win for points in boards_of(book, score))
        else:
            given = score.match_points - score.adjustment.match_points
            won = int(score.is_complete and given == settings.match_win)
        terms.append(own_term(score, won))
    return summed(terms, 1)


TIEBREAK = TieBreak(
    name="WIN",
    title="Number of wins, with or without playing",
    article="C.07 7.1",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
)
