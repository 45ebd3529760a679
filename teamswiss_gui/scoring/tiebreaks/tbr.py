"""TBR: Top Board Results."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Detail, Shape, Step, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.board_points import by_board
from teamswiss_gui.scoring.values import exact


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Return the points on board 1, then on board 2, ... (12.2)."""
    values = tuple([exact(points, 2) for points in by_board(book, team)])
    return Working(values, detail=partial(_detail, values))


def _detail(values: tuple[Fraction, ...]) -> Detail:
    return Detail(steps=(Step("boards", "12.2", values),))


TIEBREAK = TieBreak(
    name="TBR",
    title="Top board results: points on board 1, then board 2, …",
    article="C.07 12.2",
    shape=Shape.LIST,
    measure=measure,
)
