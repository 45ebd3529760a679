"""OTHER_BERLIN: board points weighted, the top board most."""

from __future__ import annotations

from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, Term, TieBreak, Working, summed
from teamswiss_gui.scoring.tiebreaks.board_points import board_sums
from teamswiss_gui.scoring.tiebreaks.own_rounds import own_term


def measure(book: Ledger, _code: Code, team: TeamId) -> Working:
    """Weight the top board with the number of boards, the bottom one with 1.

    Where no boards are known (a bye, a match entered as a score) the game points are spread
    evenly, so every one of them counts the average weight.
    """
    boards = book.settings.boards
    units = sum(2 * (boards - index) * points for index, points in enumerate(_by_board(book, team)))
    units += sum(
        score.game_points * (boards + 1) for score in book.rounds[team] if not score.boards
    )
    return summed(units, 4, partial(_terms, book, team))


def _by_board(book: Ledger, team: TeamId) -> list[int]:
    return board_sums([score.boards for score in book.rounds[team]], book.settings.boards)


def _terms(book: Ledger, team: TeamId) -> list[Term]:
    boards = book.settings.boards
    terms = [
        Term(2 * (boards - index) * points, board=index + 1, factor=boards - index, points=points)
        for index, points in enumerate(_by_board(book, team))
    ]
    for score in book.rounds[team]:
        if not score.boards:
            amount = score.game_points * (boards + 1)
            terms.append(own_term(score, amount)._replace(points=score.game_points))
    return terms


TIEBREAK = TieBreak(
    name="OTHER_BERLIN",
    title="Berlin: board points, the top board weighing most",
    article="Berlin",
    shape=Shape.SUM,
    measure=measure,
)
