"""The requirements of C.3 as digits of one cost: C.10 asks for the cheapest pairing.

C.10 lowers one requirement after the other, the last one first, and each for as few pairs as
possible. So the best pairing of a bracket is the one whose numbers of violations, the strictest
requirement first, are least: whole numbers in one place-value notation.
"""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.engine.dutch_earlier.state import Field, Strength

NAMES = ("B2", "A7d", "X", "Z", "B5-down", "B6-down", "B5-up", "B6-up")
"""From the requirement that is given up last to the one that is given up first."""


def pair_violations(field: Field, a: int, b: int, *, heterogeneous: bool) -> tuple[int, ...]:
    """Return what a pair violates, in the order of NAMES."""
    strong = field.same_colour(a, b, Strength.STRONG)
    up5 = up6 = False
    first, second = field.teams[a], field.teams[b]
    if heterogeneous and first.score != second.score:  # B.5, B.6 for upfloaters
        up5, up6 = (first if first.score < second.score else second).upfloats
    return (
        int(field.same_colour(a, b, Strength.ABSOLUTE)),
        int(strong and field.odd_round),
        int(field.same_colour(a, b, Strength.MILD)),
        int(strong and not field.odd_round),
        0,
        0,
        int(up5),
        int(up6),
    )


def float_violations(field: Field, team: int) -> tuple[int, ...]:
    """Return what it violates that a team moves down, or has the bye."""
    down5, down6 = field.teams[team].downfloats
    return 0, 0, 0, 0, int(down5), int(down6), 0, 0


def packed(values: Sequence[int], base: int) -> int:
    """Return counts as one number; each sum of a digit must stay below the base."""
    number = 0
    for value in values:
        number = number * base + value
    return number


def unpacked(number: int, base: int, digits: int) -> tuple[int, ...]:
    """Return the digits of a number again."""
    found = []
    for _ in range(digits):
        number, digit = divmod(number, base)
        found.append(digit)
    return tuple(reversed(found))
