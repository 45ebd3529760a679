"""WON: matches won over the board."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working, summed
from teamswiss_gui.scoring.tiebreaks.own_rounds import own_term


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Count the matches won by playing (7.2); with :GP the boards won by playing."""
    settings = book.settings
    terms = []
    for score in book.rounds[team]:
        won = 0
        if score.kind is Kind.PLAYED and code.score == "GP":
            won = sum(
                played and points == settings.board_win
                for points, played in zip(score.boards, score.boards_played, strict=True)
            )
        elif score.kind is Kind.PLAYED and score.is_complete:
            won = int(score.match_points - score.adjustment.match_points == settings.match_win)
        terms.append(own_term(score, won))
    return summed(terms, 1)


TIEBREAK = TieBreak(
    name="WON",
    title="Number of matches won over the board",
    article="C.07 7.2",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
)
