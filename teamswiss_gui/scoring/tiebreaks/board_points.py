"""A team's points board by board, as article 12 counts them."""

from __future__ import annotations

from collections.abc import Sequence

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
    found: tuple[int, ...] | None = book.memo.get(("boards", team))
    if found is None:
        rows = [boards_of(book, score) for score in book.rounds[team]]
        found = book.memo["boards", team] = tuple(board_sums(rows, book.settings.boards))
    return found


def board_sums(rows: Sequence[Sequence[int]], boards: int) -> list[int]:
    """Add up the points on each board; a row without a board adds nothing to it."""
    if {len(row) for row in rows} == {boards}:
        return [sum(column) for column in zip(*rows, strict=True)]
    sums = [0] * boards
    for row in rows:
        for index, points in enumerate(row[:boards]):
            sums[index] += points
    return sums
