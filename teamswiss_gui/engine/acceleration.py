"""Baku acceleration (C.04.7): virtual points for the first half of the starting list."""

from __future__ import annotations

from teamswiss_gui.domain.points import HalfPoints


def last_of_first_group(teams: int) -> int:
    """Return the last place of group A: the first half, rounded up to an even number."""
    return 2 * -(-teams // 4)


def accelerated_rounds(rounds: int) -> tuple[int, int]:
    """Return the rounds with a win's points for group A, and the last round with half of them."""
    accelerated = -(-rounds // 2)
    return -(-accelerated // 2), accelerated


def baku(last: int, rounds: int, round_: int, win: HalfPoints) -> dict[int, HalfPoints]:
    """Return the virtual points of a round for each TPN that has any.

    `last` is the TPN of the last team of group A (`last_of_first_group` of the number of teams at
    the start; a late entry leaves it with the same team); `win` are the match points of a win.
    """
    full, half = accelerated_rounds(rounds)
    if round_ > half:
        return {}
    points = win if round_ <= full else HalfPoints(win // 2)
    return dict.fromkeys(range(1, last + 1), points)
