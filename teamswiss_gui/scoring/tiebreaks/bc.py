"""BC: Board Count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, Term, TieBreak, Working, summed
from teamswiss_gui.scoring.tiebreaks.board_points import by_board


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Sum board number times the points on that board, over all matches (12.1)."""
    boards = by_board(book, team)
    units = sum(number * points for number, points in enumerate(boards, 1))
    return summed(units, 2, partial(_terms, boards))


def _terms(boards: tuple[int, ...]) -> list[Term]:
    return [
        Term(number * points, board=number, factor=number, points=points)
        for number, points in enumerate(boards, 1)
    ]


def applies(book: Ledger, teams: Sequence[TeamId]) -> bool:
    """Say whether the teams have equal game points, without which 12.1 compares nothing."""
    return len({book.totals[team].game_points for team in teams}) == 1


TIEBREAK = TieBreak(
    name="BC",
    title="Board count: board number × points on it, the lower the better",
    article="C.07 12.1",
    shape=Shape.SUM,
    measure=measure,
    lower_is_better=True,
    applies=applies,
)
