"""A team's points board by board, as article 12 counts them."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind, RoundScore


def boards_of(book: Ledger, score: RoundScore) -> tuple[HalfPoints, ...]:
    """Return a round's points on board 1, 2, ...

    A pairing-allocated bye is a win on every board (article 12); a full-point bye the same, a
    half-point bye a draw on every board. A match of which only the score is known has no boards.
    """
    settings = book.settings
    kind = score.kind
    if kind is Kind.PLAYED:
        return score.boards
    if kind is Kind.PAB or kind is Kind.FULL_BYE:
        return (settings.board_win,) * settings.boards
    if kind is Kind.HALF_BYE:
        return (settings.board_draw,) * settings.boards
    return score.boards


def by_board(book: Ledger, team: TeamId) -> tuple[int, ...]:
    """Return a team's points on every board, all rounds together, in half points."""
    found = book.memo.get(("boards", team))
    if found is None:
        sums = [0] * book.settings.boards
        for score in book.rounds[team]:
            for index, points in enumerate(boards_of(book, score)[: len(sums)]):
                sums[index] += points
        found = book.memo["boards", team] = tuple(sums)
    return found
