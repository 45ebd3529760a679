"""3.5: the order of the sets of upfloaters."""

from __future__ import annotations

import pytest

from teamswiss_gui.engine.explain import _set_before
from tests.rules.positions import position, upfloaters


def test_that_sets_are_in_the_order_of_the_example() -> None:  # 3.5.4
    groups = [[2, 6, 8], [1, 3, 5]]
    now: list[list[int]] | None = [[1, 2], [2]]
    sets = []
    while now is not None:
        sets.append([g[i] for g, pick in zip(groups, now, strict=True) for i in pick])
        now = _set_before(groups, now)
    assert sets[::-1] == [
        [2, 6, 1],
        [2, 6, 3],
        [2, 6, 5],
        [2, 8, 1],
        [2, 8, 3],
        [2, 8, 5],
        [6, 8, 1],
        [6, 8, 3],
        [6, 8, 5],
    ]


@pytest.mark.parametrize(
    ("met", "chosen"),
    [
        # 10, 11 and 12 have met each other; each pair below may not meet either.
        ((), (2, 6, 8)),
        # Nobody may meet 8: two of 3 points and the first of 2.5 points.
        (((8, 10), (8, 11), (8, 12)), (2, 6, 1)),
        # Nor 1: the next.
        (((8, 10), (8, 11), (8, 12), (1, 10), (1, 11), (1, 12)), (2, 6, 3)),
        # Nobody may meet 6 or 1.
        (((6, 10), (6, 11), (6, 12), (1, 10), (1, 11), (1, 12)), (2, 8, 3)),
    ],
)
@pytest.mark.parametrize("system", ["fide-team-2026", "fide-team-draft"])
def test_that_the_first_set_in_order_is_chosen(
    met: tuple[tuple[int, int], ...], chosen: tuple[int, ...], system: str
) -> None:
    score = {10: 4, 11: 4, 12: 4, 2: 3, 6: 3, 8: 3, 1: 2.5, 3: 2.5, 5: 2.5, 20: 0}
    top = ((10, 11), (10, 12), (11, 12))
    request = position(
        dict.fromkeys(score, "zero"), score=score, forbidden=(*top, *met), system=system
    )
    assert upfloaters(request)[0] == chosen


def test_that_higher_scores_stand_before_smaller_numbers() -> None:  # 3.5.3
    score = {5: 6, 9: 2, 1: 0, 2: 0}
    request = position(dict.fromkeys(score, "zero"), score=score)
    assert upfloaters(request) == [(9,), ()]
