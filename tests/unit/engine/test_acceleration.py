"""Baku acceleration by the examples of C.04.7."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.acceleration import baku, last_of_first_group

WIN = HalfPoints(4)


@pytest.mark.parametrize(("teams", "last"), [(161, 82), (178, 90), (8, 4), (9, 6), (2, 2)])
def test_that_group_a_is_the_first_half_rounded_up_to_an_even_number(teams: int, last: int) -> None:
    assert last_of_first_group(teams) == last


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
    given = [baku(4, rounds, r, WIN).get(1, 0) for r in range(1, rounds + 1)]
    assert given == [2 * p for p in points]


def test_that_only_group_a_has_virtual_points() -> None:
    assert set(baku(last_of_first_group(9), 9, 1, WIN)) == {1, 2, 3, 4, 5, 6}
