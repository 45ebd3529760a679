"""WON: matches won over the board."""

from __future__ import annotations

from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind, RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.own_rounds import counted


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Count the matches won by playing (7.2); with :GP the boards won by playing."""
    return counted(book, team, partial(_boards if code.score == "GP" else _match, book))


def _match(book: Ledger, score: RoundScore) -> int:
    given = score.match_points - score.adjustment.match_points
    is_played = score.kind is Kind.PLAYED and score.is_complete
    return int(is_played and given == book.settings.match_win)


def _boards(book: Ledger, score: RoundScore) -> int:
    if score.kind is not Kind.PLAYED:
        return 0
    return sum(
        played and points == book.settings.board_win
        for points, played in zip(score.boards, score.boards_played, strict=True)
    )


TIEBREAK = TieBreak(
    name="WON",
    title="Number of matches won over the board",
    article="C.07 7.2",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
)
