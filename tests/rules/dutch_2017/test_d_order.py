"""Section D: transpositions, exchanges of residents, exchanges of moved-down players."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from teamswiss_gui.engine.dutch.exchanges import exchange_costs
from tests.reference.dutch_exhaustive import Round, exchanged
from tests.rules.dutch_2017.rounds import fresh, pairs


def level(count: int) -> dict[int, float]:
    return dict.fromkeys(range(1, count + 1), 0)


def test_that_the_upper_half_meets_the_lower_half_b3() -> None:
    assert pairs(fresh(level(8))) == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_that_s2_is_transposed_first_d1() -> None:
    assert pairs(fresh(level(6), (1, 4))) == [(1, 5), (2, 4), (3, 6)]
    assert pairs(fresh(level(6), (3, 6))) == [(1, 4), (2, 6), (3, 5)]


def test_that_eleven_teams_have_720_transpositions_d1() -> None:
    request = {"next_round": 1, "total_rounds": 9, "teams": [{"tpn": n} for n in range(1, 12)]}
    places = tuple(range(1, 12))
    first = [tuple(b for _, b in p) for p in islice(Round(request).remainder(places, 5), 720)]
    # The text skips 6-7-8-10-9, or means the next but one by its third.
    assert first[:4] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9), (6, 7, 8, 10, 11)]
    assert len(set(first)) == 720
    assert (6, 11, 10, 9, 8) in first
    assert first.index((6, 11, 10, 9, 8)) == 119
    assert first[120] == (7, 6, 8, 9, 10)
    assert first[-1] == (11, 10, 9, 8, 7)


def moved(count: int, pairs_: int, out: set[int], into: set[int]) -> int:
    """Return the cost of an exchange of numbers as the text writes them, from 1."""
    costs = exchange_costs(count, pairs_)
    upper = set(range(1, pairs_ + 1)) - out | into
    return sum(costs[number - 1] for number in upper)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (({5}, {11}), ({5, 4}, {6, 7})),  # a
        (({4}, {6}), ({5}, {8})),  # b
        (({4, 3}, {8, 6}), ({5, 4}, {9, 8})),  # b
        (({5}, {7}), ({4}, {6})),  # c
        (({5, 2}, {6, 7}), ({4, 3}, {6, 7})),  # c
        (({5, 4, 1}, {6, 7, 8}), ({5, 3, 2}, {6, 7, 8})),  # c
        (({5, 4}, {6, 9}), ({5, 4}, {7, 8})),  # d
        (({5, 4, 3}, {6, 7, 10}), ({5, 4, 3}, {6, 8, 9})),  # d
    ],
)
def test_that_exchanges_are_sorted_as_the_text_says_d2(
    better: tuple[set[int], set[int]], worse: tuple[set[int], set[int]]
) -> None:
    assert moved(11, 5, *better) < moved(11, 5, *worse)


@pytest.mark.parametrize("count", range(2, 10))
def test_that_the_costs_sort_every_exchange_d2(count: int) -> None:
    for half in range(1, count // 2 + 1):
        costs = exchange_costs(count, half)
        listed = sorted(combinations(range(count), half), key=lambda s: sum(costs[i] for i in s))
        assert tuple(listed) == exchanged(count, half)


def test_that_the_nearest_residents_are_exchanged_d2() -> None:
    # 1 may meet 2 and 3 only: 3 changes places with 4.
    request = fresh(level(6), (1, 4), (1, 5), (1, 6))
    assert pairs(request) == [(1, 3), (2, 5), (4, 6)]


def test_that_moved_down_players_meet_the_first_residents_d1() -> None:
    scores = {1: 4, 2: 4, 3: 2, 4: 2, 5: 2, 6: 2}
    assert pairs(fresh(scores, (1, 2))) == [(1, 3), (2, 4), (5, 6)]
    assert pairs(fresh(scores, (1, 2), (1, 3))) == [(1, 4), (2, 3), (5, 6)]
    assert pairs(fresh(scores, (1, 2), (2, 4))) == [(1, 3), (2, 5), (4, 6)]


def test_that_the_remainder_is_altered_before_the_mdp_pairing_b7() -> None:
    scores = {1: 4, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}
    assert pairs(fresh(scores)) == [(1, 2), (3, 5), (4, 6)]
    assert pairs(fresh(scores, (3, 5))) == [(1, 2), (3, 6), (4, 5)]
    assert pairs(fresh(scores, (3, 5), (3, 6))) == [(1, 2), (3, 4), (5, 6)]


def test_that_the_first_moved_down_players_leave_the_limbo_d3() -> None:
    scores = {1: 4, 2: 4, 3: 2, 4: 0}
    assert pairs(fresh(scores, (1, 2))) == [(1, 3), (2, 4)]
    assert pairs(fresh(scores, (1, 2), (1, 3))) == [(2, 3), (1, 4)]
