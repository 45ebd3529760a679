"""Section C: each criterion, where exactly it decides."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from tests.rules.dutch_2017.rounds import SYSTEM, criterion, fresh, lost_twice, pairs, state
from tests.rules.positions import position


def test_that_nobody_meets_twice_c1() -> None:
    request = position({1: "W3=", 2: "W92=", 3: "B1=", 4: "B94="}, system=SYSTEM)
    assert pairs(request) == [(1, 4), (2, 3)]


def test_that_a_forfeited_match_may_be_paired_again_d6() -> None:
    request = position({1: "W2+f", 2: "B1-f"}, score={2: 2}, system=SYSTEM)
    assert pairs(request) == [(1, 2)]


@pytest.mark.parametrize(
    ("told", "barred"), [("pab", True), ("W93+f", True), ("full", False), ("half", False)]
)
def test_that_a_bye_or_a_forfeit_win_bars_the_bye_c2(told: str, barred: bool) -> None:
    assert state(position({3: told}, system=SYSTEM), 3).barred is barred


def test_that_the_bye_passes_over_who_had_it_c2() -> None:
    told = {1: "W91= B81=", 2: "B92= W82=", 3: "pab W83="}
    assert pair(position(told, system=SYSTEM)).bye == 2
    assert pair(position(told | {3: "B93= W83="}, system=SYSTEM)).bye == 3


def test_that_the_same_absolute_preference_does_not_meet_c3() -> None:
    told = {1: "W91= W81=", 2: "B92= B82=", 3: "W93= W83=", 4: "B94= B84="}
    assert pairs(position(told, system=SYSTEM)) == [(1, 4), (2, 3)]


def test_that_topscorers_are_free_of_c3() -> None:
    told = {1: "W91= W81=", 2: "W92= W82="}
    with pytest.raises(TeamSwissError, match="no-legal-pairing"):
        pair(position(told, rounds=3, system=SYSTEM))
    request = position(told, rounds=3, score={1: 1}, system=SYSTEM)
    assert pairs(request) == [(1, 2)]
    assert criterion(request, "C8", 1) == 1
    assert criterion(request, "C9", 1) == 1


def test_that_the_penultimate_bracket_sends_down_who_completes_c4() -> None:
    # 4 and 5 met: of 1, 2, 3 one goes down as ever, but then two must.
    request = fresh({1: 2, 2: 2, 3: 2, 4: 0, 5: 0, 6: 0}, (4, 5), (4, 6), (5, 6))
    assert pairs(request) == [(1, 4), (2, 5), (3, 6)]


def test_that_as_many_pairs_as_possible_are_made_c5() -> None:
    request = fresh({1: 0, 2: 0, 3: 0, 4: 0}, (1, 3), (1, 4))
    assert pairs(request) == [(1, 2), (3, 4)]
    assert criterion(request, "C5") == 2


def test_that_the_highest_moved_down_score_is_paired_c6() -> None:
    request = fresh({1: 6, 2: 4, 3: 2, 4: 0}, (1, 2))
    assert pairs(request) == [(1, 3), (2, 4)]


def test_that_the_downfloater_lets_the_following_bracket_pair_most_c7() -> None:
    scores = {1: 3, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0}
    assert pairs(fresh(scores)) == [(1, 2), (3, 4), (5, 6)]
    request = fresh(scores, (3, 4))
    assert pairs(request) == [(1, 3), (2, 4), (5, 6)]
    assert criterion(request, "C7") == {"pairs": 1, "floating_on": []}


def test_that_the_downfloater_lets_the_last_bracket_be_completed_c7() -> None:
    assert pairs(fresh({1: 3, 2: 3, 3: 3, 4: 2}, (3, 4))) == [(1, 3), (2, 4)]


def test_that_a_difference_of_three_is_avoided_c8() -> None:
    told = {1: "W91+ W81=", 2: "W92+ B82=", 3: "W93+ W83=", 4: "B94+ W84="}
    request = position(told, rounds=3, system=SYSTEM)
    assert pairs(request) == [(1, 4), (2, 3)]
    assert criterion(request, "C10") == 1


def test_that_a_third_match_with_one_colour_is_avoided_c9() -> None:
    # 1 is at +2, so 3, at +1 with White twice running, would have White again against it.
    told = {
        1: "W91+ W81+ B71+ W61=",
        2: "W92+ B82+ W72+ B62=",
        3: "B93+ zero W83+ W73=",
        4: "B94+ W84+ B74+ W64=",
    }
    request = position(told, rounds=5, score={3: 2}, system=SYSTEM)
    assert pairs(request) == [(1, 4), (2, 3)]
    assert (criterion(request, "C9"), criterion(request, "C10")) == (0, 1)


def test_that_preferences_are_granted_c10() -> None:
    told = {1: "W91=", 2: "B92=", 3: "W93=", 4: "B94="}
    assert pairs(position(told, system=SYSTEM)) == [(1, 4), (2, 3)]


def test_that_strong_preferences_are_granted_c11() -> None:
    told = {1: "W91= zero", 2: "B92= W82=", 3: "W93= zero", 4: "B94= W84="}
    request = position(told, score={1: 1, 3: 1}, system=SYSTEM)
    assert pairs(request) == [(1, 4), (2, 3)]
    assert (criterion(request, "C10"), criterion(request, "C11")) == (2, 0)


ODD = {1: 2, 2: 2, 3: 2, 4: 0}


@pytest.mark.parametrize("back", [1, 2])
def test_that_nobody_floats_down_again_c12_c14(back: int) -> None:
    assert pairs(lost_twice(ODD)) == [(1, 2), (3, 4)]
    assert pairs(lost_twice(ODD, down={3: back})) == [(1, 3), (2, 4)]


def test_that_the_previous_round_counts_before_the_one_before_c12_c14() -> None:
    assert pairs(lost_twice(ODD, down={3: 1, 2: 2, 1: 2})) == [(1, 3), (2, 4)]
    assert pairs(lost_twice(ODD, down={3: 2, 2: 1, 1: 1})) == [(1, 2), (3, 4)]


ONE_DOWN = {1: 4, 2: 2, 3: 2, 4: 2}


@pytest.mark.parametrize("back", [1, 2])
def test_that_nobody_floats_up_again_c13_c15(back: int) -> None:
    assert pairs(lost_twice(ONE_DOWN)) == [(1, 2), (3, 4)]
    assert pairs(lost_twice(ONE_DOWN, up={2: back})) == [(1, 3), (2, 4)]


ONE_PLACE = {1: 4, 2: 4, 3: 2, 4: 0}


@pytest.mark.parametrize("back", [1, 2])
def test_that_a_repeated_downfloat_is_as_small_as_possible_c16_c18(back: int) -> None:
    assert pairs(lost_twice(ONE_PLACE, (1, 2))) == [(1, 3), (2, 4)]
    assert pairs(lost_twice(ONE_PLACE, (1, 2), down={2: back})) == [(2, 3), (1, 4)]


TWO_DOWN = {1: 6, 2: 4, 3: 2, 4: 2}


@pytest.mark.parametrize("back", [1, 2])
def test_that_a_repeated_upfloat_is_as_small_as_possible_c17_c19(back: int) -> None:
    assert pairs(lost_twice(TWO_DOWN, (1, 2))) == [(1, 3), (2, 4)]
    request = lost_twice(TWO_DOWN, (1, 2), up={3: back})
    assert pairs(request) == [(1, 4), (2, 3)]
    assert criterion(request, "C17" if back == 1 else "C19", 2) == [2]


def test_that_the_outlook_on_the_last_bracket_knows_who_may_have_the_bye_c7() -> None:
    # Of 1, 2, 3 one goes down to 4 and 5; 5 had the bye. 3 may not meet 5, so 3 would have to
    # have the bye, or 5 would: with 2 going down, 2 meets 5 and 4 has the bye.
    told = {1: "W91+ B81+", 2: "B92+ W82+", 3: "B93+ W83+", 4: "B94- W84-", 5: "pab B85-"}
    request = position(told, score={4: 1}, forbidden=((3, 5),), system=SYSTEM)
    answer = pair(request)
    assert answer.bye == 4
    assert pairs(request) == [(1, 3), (2, 5)]
