"""Performance ratings by FIDE's table (rating regulations 8.1.1)."""

from __future__ import annotations

from fractions import Fraction

# Rating difference for a score of 50, 51, ... 99, 100 per cent.
_DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    800,
)


def rating_difference(score: Fraction) -> int:
    """Return the rating difference of a fractional score, rounded to a whole per cent."""
    return _difference(half_up(100 * score.numerator, score.denominator))


def performance(rating_sum: int, games: int, half_points: int) -> int:
    """Return the average rating of the opponents plus the difference for the score (10.1, 10.2).

    `half_points` are one point for a win and half a point for a draw, counted in halves; there
    must be a game.
    """
    return half_up(rating_sum, games) + _difference(half_up(50 * half_points, games))


def half_up(numerator: int, denominator: int) -> int:
    """Divide and round to the nearest whole number, one half upwards."""
    return (2 * numerator + denominator) // (2 * denominator)


def _difference(per_cent: int) -> int:
    if per_cent >= 50:
        return _DIFFERENCES[per_cent - 50]
    return -_DIFFERENCES[50 - per_cent]
