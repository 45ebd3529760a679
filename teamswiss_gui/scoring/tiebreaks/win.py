"""WIN: matches won, with or without playing."""

from __future__ import annotations

from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.board_points import boards_of
from teamswiss_gui.scoring.tiebreaks.own_rounds import counted


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Count the rounds with a win's match points (7.1); with :GP the boards with a win's points."""
    return counted(book, team, partial(_boards if code.score == "GP" else _match, book))


def _match(book: Ledger, score: RoundScore) -> int:
    given = score.match_points - score.adjustment.match_points
    return int(score.is_complete and given == book.settings.match_win)


def _boards(book: Ledger, score: RoundScore) -> int:
    return boards_of(book, score).count(book.settings.board_win)


TIEBREAK = TieBreak(
    name="WIN",
    title="Number of wins, with or without playing",
    article="C.07 7.1",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
)
