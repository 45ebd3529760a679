"""Points as whole numbers of half points, so that ties compare exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import NewType

HalfPoints = NewType("HalfPoints", int)
"""A number of points, counted in halves: 2½ points are HalfPoints(5)."""


def half_points(points: float) -> HalfPoints:
    """Convert points as people write them (2.5) to half points; other fractions are refused."""
    doubled = points * 2
    if doubled != int(doubled):
        raise ValueError(f"{points} is not a multiple of one half")
    return HalfPoints(int(doubled))


def as_number(points: HalfPoints) -> int | float:
    """Return points for a file or a spreadsheet: 2.5, and 3 rather than 3.0."""
    whole, half = divmod(points, 2)
    return points / 2 if half else whole


def as_text(points: HalfPoints) -> str:
    """Return points for reading: 2½, ½, 3."""
    whole, half = divmod(abs(points), 2)
    sign = "-" if points < 0 else ""
    if not half:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}½"


def rounded_text(value: Fraction, decimals: int) -> str:
    """Write a figure for a reader; a half is rounded up, as it is by hand, and away from zero."""
    scaled = abs(value) * 10**decimals
    whole, part = divmod(
        (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator), 10**decimals
    )
    sign = "-" if value < 0 and (whole or part) else ""
    return f"{sign}{whole}.{part:0{decimals}d}"
