"""BBE: Bottom Board Elimination."""

from __future__ import annotations

from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, Step, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.board_points import by_board


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the points without the last board, then without the last two, ... (12.3)."""
    boards = by_board(book, team)
    values = tuple(Fraction(sum(boards[:left]), 2) for left in range(len(boards) - 1, 0, -1))
    each = tuple(Fraction(points, 2) for points in boards)
    return Working(values, steps=(Step("boards", "12.3", each), Step("eliminated", "12.3", values)))


TIEBREAK = TieBreak(
    name="BBE",
    title="Bottom board elimination: points without the last board, then the last two, ...",
    article="C.07 12.3",
    shape=Shape.LIST,
    measure=measure,
)
