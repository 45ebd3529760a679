"""3.6: the order of the pairings of a bracket."""

from __future__ import annotations

import pytest

from teamswiss_gui.engine.fide_team.identifiers import identifier
from tests.rules.positions import pairs, position


def test_that_a_pairing_is_identified_as_in_the_example() -> None:  # 3.6.2
    assert identifier([(11, 24), (16, 6), (10, 9), (8, 4)]) == (4, 6, 9, 11, 8, 16, 10, 24)


@pytest.mark.parametrize(
    ("met", "expected"),
    [
        ((), [(1, 4), (2, 5), (3, 6)]),  # the halves in order
        (((1, 4),), [(1, 5), (2, 4), (3, 6)]),  # 1 takes the next, 2 the one passed over
        (((3, 6),), [(1, 4), (2, 6), (3, 5)]),  # 1-4 can stay
        (((2, 5), (3, 5)), [(1, 5), (2, 4), (3, 6)]),  # 5 needs 1
        # 3 has met all of 4, 5, 6: it is a bottom member; tops 1, 2, 4.
        (((3, 4), (3, 5), (3, 6)), [(1, 3), (2, 5), (4, 6)]),
        # 1 may only meet 2: tops 1, 3, 4 as 2 is taken.
        (((1, 3), (1, 4), (1, 5), (1, 6)), [(1, 2), (3, 5), (4, 6)]),
    ],
)
def test_that_the_first_pairing_is_chosen(
    met: tuple[tuple[int, int], ...], expected: list[tuple[int, int]]
) -> None:  # 3.6.3, 3.6.4
    request = position(dict.fromkeys(range(1, 7), "zero"), forbidden=met)
    assert pairs(request) == expected


def test_that_an_upfloater_with_a_smaller_number_is_a_top_member() -> None:  # 3.6.1, reading 11
    score = {1: 0, 2: 2, 3: 2, 4: 2}
    request = position(dict.fromkeys(score, "zero"), score=score)
    assert pairs(request) == [(2, 4), (1, 3)]


def test_that_pairs_are_published_by_score_then_sum_then_number() -> None:
    score = {1: 0, 2: 2, 3: 2, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0}
    request = position(dict.fromkeys(score, "zero"), score=score)
    # 1 comes up and meets 3; 2-4 has the higher sum.
    assert pairs(request) == [(2, 4), (1, 3), (5, 7), (6, 8)]
