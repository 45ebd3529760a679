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


# The nine sets of the example, each with the teams that must be out of reach for it to be first.
@pytest.mark.parametrize(
    ("out_of_reach", "chosen"),
    [
        ((), (2, 6, 8)),  # nothing asks for 2.5 points
        ((8,), (2, 6, 1)),
        ((8, 1), (2, 6, 3)),
        ((8, 1, 3), (2, 6, 5)),
        ((6,), (2, 8, 1)),
        ((6, 1), (2, 8, 3)),
        ((6, 1, 3), (2, 8, 5)),
        ((2,), (6, 8, 1)),
        ((2, 1), (6, 8, 3)),
        ((2, 1, 3), (6, 8, 5)),
    ],
)
@pytest.mark.parametrize("system", ["fide-team-2026", "fide-team-draft"])
def test_that_the_first_set_in_order_is_chosen(
    out_of_reach: tuple[int, ...], chosen: tuple[int, ...], system: str
) -> None:
    # 10, 11 and 12 have met each other, and those who are out of reach.
    score = {10: 4, 11: 4, 12: 4, 2: 3, 6: 3, 8: 3, 1: 2.5, 3: 2.5, 5: 2.5, 20: 0}
    met = ((10, 11), (10, 12), (11, 12), *((v, top) for v in out_of_reach for top in (10, 11, 12)))
    request = position(dict.fromkeys(score, "zero"), score=score, forbidden=met, system=system)
    assert upfloaters(request)[0] == chosen


def test_that_higher_scores_stand_before_smaller_numbers() -> None:  # 3.5.3
    score = {5: 6, 9: 2, 1: 0, 2: 0}
    request = position(dict.fromkeys(score, "zero"), score=score)
    assert upfloaters(request) == [(9,), ()]
