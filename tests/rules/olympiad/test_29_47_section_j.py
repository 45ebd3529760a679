"""29 to 47: floaters and halves in rounds 1 to 3."""

from __future__ import annotations

from tests.rules.olympiad.events import floaters, groups, meetings, olympiad

THREE_GROUPS = {1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 0, 10: 0}


def test_that_the_weakest_is_dropped_and_meets_the_strongest_29_a() -> None:
    request = olympiad(dict.fromkeys(THREE_GROUPS, "zero"), score=THREE_GROUPS)
    assert floaters(request) == {3: "29a"}
    assert meetings(request) == [(1, 2), (3, 4), (5, 7), (6, 8), (9, 10)]


def test_that_another_is_dropped_if_the_others_cannot_be_paired_29_b() -> None:
    request = olympiad(dict.fromkeys(THREE_GROUPS, "zero"), score=THREE_GROUPS, forbidden=((1, 2),))
    assert floaters(request) == {2: "29b"}
    assert (1, 3) in meetings(request)


def test_that_a_floater_meets_the_strongest_that_it_has_not_met_29_a() -> None:
    request = olympiad(dict.fromkeys(THREE_GROUPS, "zero"), score=THREE_GROUPS, forbidden=((3, 4),))
    assert (3, 5) in meetings(request)


def test_that_who_has_met_the_whole_group_below_is_not_dropped_30() -> None:
    barred = tuple((3, t) for t in range(4, 9))
    request = olympiad(dict.fromkeys(THREE_GROUPS, "zero"), score=THREE_GROUPS, forbidden=barred)
    assert floaters(request) == {2: "30"}
    assert (2, 4) in meetings(request)


def test_that_the_opponent_is_a_group_lower_if_all_have_met_the_next_31() -> None:
    score = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=((1, 2), (1, 3)))
    assert (1, 4) in meetings(request)
    assert (2, 3) in meetings(request)
    assert floaters(request)[1] == "44"


LOWER = {1: 9, 2: 9, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1, 9: 1, 10: 1}


def test_that_below_the_median_the_strongest_is_elevated_and_meets_the_weakest_32() -> None:
    request = olympiad(dict.fromkeys(LOWER, "zero"), score=LOWER)
    assert floaters(request) == {8: "32"}
    assert meetings(request) == [(1, 2), (3, 5), (4, 6), (7, 8), (9, 10)]


def test_that_another_is_elevated_if_the_others_cannot_be_paired_33() -> None:
    request = olympiad(dict.fromkeys(LOWER, "zero"), score=LOWER, forbidden=((9, 10),))
    assert floaters(request) == {9: "33"}


def test_that_who_has_met_the_whole_group_above_is_not_elevated_34() -> None:
    barred = tuple((8, t) for t in range(3, 8))
    request = olympiad(dict.fromkeys(LOWER, "zero"), score=LOWER, forbidden=barred)
    assert floaters(request) == {9: "34"}


def test_that_the_opponent_is_a_group_higher_if_all_have_met_the_next_35_45() -> None:
    score = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 4, 7: 4, 8: 3}
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=((6, 8), (7, 8)))
    assert floaters(request)[8] == "45"
    assert (5, 8) in meetings(request)


def test_that_below_the_median_the_weakest_comes_first_38_41() -> None:
    # Below the median 10 chooses first (7, the halves reversed); above it 7 would.
    score = {1: 9, 2: 9, 3: 9, 4: 9, 5: 9, 6: 9, 7: 1, 8: 1, 9: 1, 10: 1}
    teams = dict.fromkeys(score, "zero")
    assert meetings(olympiad(teams, score=score))[3:] == [(7, 9), (8, 10)]
    assert meetings(olympiad(teams, score=score, forbidden=((8, 10),)))[3:] == [(7, 10), (8, 9)]
    barred = ((8, 10), (7, 10))
    assert meetings(olympiad(teams, score=score, forbidden=barred))[3:] == [(7, 8), (9, 10)]


def test_that_who_has_met_its_whole_group_meets_the_strongest_of_the_next_42() -> None:
    score = {1: 2, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
    barred = ((1, 2), (1, 3), (1, 4))
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=barred)
    assert floaters(request) == {1: "42", 4: "47"}
    assert meetings(request)[:3] == [(1, 5), (2, 3), (4, 6)]


def test_that_who_has_met_its_whole_group_meets_the_weakest_of_the_next_43() -> None:
    score = {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1, 10: 1}
    barred = ((7, 10), (8, 10), (9, 10))
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=barred)
    assert floaters(request) == {7: "47", 10: "43"}
    assert meetings(request)[-3:] == [(5, 7), (6, 10), (8, 9)]


def test_that_a_group_is_paired_within_itself_if_it_can_be_47() -> None:
    # 1 would meet 3 first, but then 2 and 4 would be left, who have met.
    score = {1: 2, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=((2, 4),))
    assert floaters(request) == {}
    assert meetings(request)[:2] == [(1, 4), (2, 3)]


def test_that_another_floater_is_taken_if_the_next_group_needs_it_21_b() -> None:
    # With 3 from above, 5 would be left alone in the group of 4 and 5; with 2 it is not.
    score = {1: 3, 2: 3, 3: 3, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=((3, 4),))
    assert floaters(request) == {2: "30"}
    assert (2, 4) in meetings(request)


def test_that_another_floater_is_taken_so_that_the_limits_are_kept_21_b() -> None:
    # 3 and 4 have both had two Whites in a row, so 2 goes down.
    teams = {1: "zero zero", 2: "zero zero", 3: "W11= W12=", 4: "W13= W14="}
    teams |= dict.fromkeys(range(5, 11), "zero zero")
    score = {1: 9, 2: 9, 3: 7, 4: 5, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
    request = olympiad(teams, score=score)
    assert floaters(request) == {2: "21b"}
    assert not any(g["limits_dropped"] for g in groups(request))


def test_that_another_floater_is_taken_if_the_group_it_comes_to_cannot_be_paired_21_b() -> None:
    # 3 can meet 4, but then 5 and 6 are left, who have met; with 2, 4 and 6 are left.
    score = {1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2} | dict.fromkeys(range(7, 15), 1)
    barred = ((3, 5), (3, 6), (5, 6))
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=barred)
    assert floaters(request) == {2: "21b"}
    assert meetings(request)[:3] == [(1, 3), (2, 5), (4, 6)]


def test_that_another_floater_is_taken_if_the_others_could_then_not_all_be_paired_21_b() -> None:
    # 7 can meet 1 of the group of 1 and 6, but 6 would then be left for 5, whom it has met: 7 would
    # have to meet 5 from below. With 3 the group is 1, 3, 6, and 1 is left for 5.
    teams = {1: "W3= B2=", 2: "B4+ W1=", 3: "B1= W4+", 4: "W2- B3-", 5: "W6- pab"}
    request = olympiad(teams | {6: "B5+ W7-", 7: "pab B6+"})
    assert floaters(request) == {3: "21b", 5: "32"}
    assert meetings(request) == [(1, 5), (2, 7), (3, 6)]


TWO_WHITES = {1: "W21= W22=", 2: "W23= W24=", 3: "zero zero"}
THREE_LEVEL = {1: 7, 2: 7, 3: 9}


def test_that_a_floater_the_next_group_can_be_paired_with_comes_before_the_limits_21() -> None:
    # As before 4 to 6 can be paired with 2 only; but 1 and 3 have both had White twice.
    score = {1: 7, 2: 9, 3: 7, 4: 2, 5: 2, 6: 2} | dict.fromkeys(range(7, 15), 1)
    teams = dict.fromkeys(score, "zero zero") | {1: "W21= W22=", 3: "W23= W24="}
    barred = ((3, 5), (3, 6), (5, 6), *((1, t) for t in range(4, 7)))
    request = olympiad(teams, score=score, forbidden=barred)
    assert floaters(request) == {2: "21b"}
    assert [g["limits_dropped"] for g in groups(request)] == [True, False, False]


def test_that_another_floater_is_taken_so_that_its_own_group_keeps_the_limits_21() -> None:
    teams = TWO_WHITES | dict.fromkeys(range(4, 12), "zero zero")
    request = olympiad(teams, score=THREE_LEVEL | dict.fromkeys(range(4, 12), 1))
    assert floaters(request) == {2: "21b"}
    assert (1, 3) in meetings(request)
    assert not any(g["limits_dropped"] for g in groups(request))


def test_that_a_group_keeps_its_own_limits_before_those_of_the_next_21() -> None:
    # With 3 from above, 3-4 keeps the limits and 1-2 does not; with 2, 1-3 does and 2-4 does not.
    teams = TWO_WHITES | {4: "W25= W26="} | dict.fromkeys(range(5, 13), "zero zero")
    request = olympiad(teams, score=THREE_LEVEL | {4: 3} | dict.fromkeys(range(5, 13), 1))
    assert floaters(request) == {2: "21b"}
    assert [g["limits_dropped"] for g in groups(request)] == [False, True, False]


def test_that_of_two_floaters_from_above_the_higher_score_chooses_first_29() -> None:
    # 1 and 2 have met, so both come down; 2 has the higher score.
    score = {2: 5, 1: 4} | dict.fromkeys(range(3, 7), 3) | dict.fromkeys(range(7, 15), 1)
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=((1, 2),))
    assert meetings(request)[:3] == [(1, 4), (2, 3), (5, 6)]


def test_that_of_two_floaters_from_below_the_lower_score_chooses_first_32() -> None:
    score = dict.fromkeys(range(1, 9), 9) | dict.fromkeys(range(9, 13), 2) | {13: 0.5, 14: 1}
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=((13, 14),))
    assert meetings(request)[-3:] == [(9, 10), (11, 14), (12, 13)]


MIDDLE = {1: 5, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1}


def test_that_floaters_from_above_and_below_meet_others_if_they_can_29_32() -> None:
    assert meetings(olympiad(dict.fromkeys(MIDDLE, "zero"), score=MIDDLE)) == [
        (1, 2),
        (3, 4),
        (5, 6),
    ]


def test_that_floaters_from_above_choose_before_those_from_below_29_32() -> None:
    # Both would meet 4: the strongest that 1 has not met, the weakest that 6 has not met.
    barred = ((1, 2), (1, 3), (5, 6))
    request = olympiad(dict.fromkeys(MIDDLE, "zero"), score=MIDDLE, forbidden=barred)
    assert meetings(request) == [(1, 4), (2, 5), (3, 6)]


BELOW = dict.fromkeys(range(5, 11), 1)


def test_that_as_few_as_can_be_float_a_second_time_47() -> None:
    # 9 came down to 2, 3, 4; only 2-3 and 2-9 may meet there. 9 is the weakest by number.
    score = {9: 5, 2: 4, 3: 4, 4: 4} | dict.fromkeys(range(10, 20), 1)
    barred = ((2, 4), (3, 4), (3, 9), (4, 9))
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=barred)
    assert sorted(floaters(request)) == [3, 4, 9]
    assert (2, 9) in meetings(request)


def test_that_of_several_floaters_those_are_taken_that_let_the_limits_be_kept_47() -> None:
    # 1 has met its whole group. Without 4, 2 and 3 would meet, who both had White twice.
    teams = {1: "zero zero", 2: "W21= W22=", 3: "W23= W24=", 4: "zero zero"}
    teams |= dict.fromkeys(BELOW, "zero zero")
    barred = ((1, 2), (1, 3), (1, 4))
    score = {1: 9, 2: 7, 3: 7, 4: 9} | BELOW
    request = olympiad(teams, score=score, forbidden=barred)
    assert floaters(request) == {1: "42", 3: "47"}
    assert (2, 4) in meetings(request)


def test_that_of_several_floaters_the_nearest_opponents_come_first_44_47() -> None:
    # 4 is the weakest, but has met the whole group below; 3 has not.
    score = dict.fromkeys(range(1, 5), 2) | BELOW | {11: 0.5, 12: 0.5}
    barred = ((1, 2), (1, 3), (1, 4), *((4, t) for t in BELOW))
    request = olympiad(dict.fromkeys(score, "zero"), score=score, forbidden=barred)
    assert floaters(request) == {1: "42", 3: "47"}
    assert (2, 4) in meetings(request)
