"""Baku acceleration by the examples of C.04.7."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.acceleration import baku_group_size, baku_points

WIN = HalfPoints(4)


@pytest.mark.parametrize(("teams", "size"), [(161, 82), (178, 90), (8, 4), (9, 6), (2, 2)])
def test_that_ga_is_the_first_half_rounded_up_to_an_even_number(teams: int, size: int) -> None:
    assert baku_group_size(teams) == size


@pytest.mark.parametrize(
    ("rounds", "points"),
    [
        (9, [2, 2, 2, 1, 1, 0, 0, 0, 0]),
        (11, [2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0]),
        (7, [2, 2, 1, 1, 0, 0, 0]),
        (1, [2]),
    ],
)
def test_that_half_of_the_rounds_are_accelerated_and_the_first_half_of_them_fully(
    rounds: int, points: list[int]
) -> None:
    given = [baku_points(rounds, number, WIN) for number in range(1, rounds + 1)]
    assert given == [2 * p for p in points]
