"""BBE: Bottom Board Elimination."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Detail, Shape, Step, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.board_points import by_board
from teamswiss_gui.scoring.values import exact


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the points without the last board, then without the last two, ... (12.3)."""
    boards = by_board(book, team)
    values = tuple(exact(sum(boards[:left]), 2) for left in range(len(boards) - 1, 0, -1))
    return Working(values, detail=partial(_detail, boards, values))


def _detail(boards: tuple[int, ...], values: tuple[Fraction, ...]) -> Detail:
    each = tuple(Fraction(points, 2) for points in boards)
    return Detail(steps=(Step("boards", "12.3", each), Step("eliminated", "12.3", values)))


TIEBREAK = TieBreak(
    name="BBE",
    title="Bottom board elimination: points without the last board, then the last two, …",
    article="C.07 12.3",
    shape=Shape.LIST,
    measure=measure,
)
