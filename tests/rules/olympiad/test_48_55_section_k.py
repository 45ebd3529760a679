"""48 to 55: first against last by section G, from round 4."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.rules.olympiad.events import floaters, groups, meetings, olympiad


def round_4(score: Mapping[int, float], forbidden: tuple[tuple[int, int], ...] = ()) -> Request:
    """Nobody has played, so the order of a group is by TPN."""
    return olympiad(dict.fromkeys(score, "zero zero zero"), score=score, forbidden=forbidden)


TOP = {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 3}


def test_that_the_highest_meets_the_lowest_and_the_middle_one_floats_49_52() -> None:
    request = round_4(TOP)
    assert floaters(request) == {3: "51"}
    assert meetings(request)[:2] == [(1, 5), (2, 4)]


def test_that_section_g_orders_a_group_and_its_floaters_48() -> None:
    # 9 won against stronger opponents than anybody: it is the highest of its group.
    teams = dict.fromkeys(range(1, 7), "zero zero zero")
    teams[6] = "W21+ W22+ zero"
    request = olympiad(
        teams | {21: "B6- zero zero", 22: "zero B6- zero"},
        score=dict.fromkeys(range(1, 6), 4) | {21: 9, 22: 9},
        absent=(21, 22),
    )
    assert meetings(request) == [(1, 4), (2, 3), (5, 6)]


def test_that_a_floater_does_not_float_again_52() -> None:
    score = {1: 5, 2: 4, 3: 4, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3}
    # 1 floats to 2 and 3; it meets 3, and 2 is left to float.
    request = round_4(score)
    assert floaters(request) == {1: "51", 2: "51"}
    assert meetings(request)[0] == (1, 3)


def test_that_a_floater_in_the_middle_of_its_group_does_not_float_again_52() -> None:
    # 2 comes down to 1 and 3. By (1) of rule 52 it would float again; 3 does.
    score = {2: 5, 1: 4, 3: 4} | dict.fromkeys(range(4, 9), 3)
    request = round_4(score)
    assert floaters(request) == {2: "51", 3: "51"}
    assert meetings(request)[:2] == [(1, 2), (3, 8)]


def test_that_a_floater_stands_in_its_new_group_by_section_g_alone_48() -> None:
    # 1 comes down to 2, 3, 4; only 3 has points by section G. So 3 is first, then 1, 2, 4.
    teams = dict.fromkeys(range(1, 13), "zero zero zero")
    teams[3] = "W21+ W22+ zero"
    score = {1: 5, 2: 4, 4: 4} | dict.fromkeys(range(5, 13), 1) | {21: 9, 22: 9}
    request = olympiad(
        teams | {21: "B3- zero zero", 22: "zero B3- zero"}, score=score, absent=(21, 22)
    )
    assert meetings(request)[:2] == [(1, 2), (3, 4)]


def test_that_the_next_pairing_is_tried_if_the_floater_has_met_the_next_group_53() -> None:
    request = round_4(TOP, tuple((3, t) for t in range(6, 13)))
    assert floaters(request) == {4: "51"}
    assert meetings(request)[:2] == [(1, 5), (2, 3)]


def test_that_two_groups_become_one_if_they_cannot_be_paired_53() -> None:
    score = {1: 5, 2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3}
    request = round_4(score, ((1, 2),))
    assert groups(request)[0]["scores"] == [5, 4]
    assert meetings(request)[:2] == [(1, 4), (2, 3)]
    explained = pair(request, explain=True).explanation or ()
    assert [s["scores"] for s in explained if s["kind"] == "groups-joined"] == [[5, 4]]


def test_that_floaters_from_above_and_below_do_not_meet_54() -> None:
    score = {1: 5, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1}
    request = round_4(score)
    assert groups(request)[-1]["from_above"] == [1]
    assert groups(request)[-1]["from_below"] == [6]
    assert meetings(request) == [(1, 5), (2, 6), (3, 4)]


def test_that_below_the_median_the_order_is_reversed_55() -> None:
    score = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1}
    score |= {12: 5}
    request = round_4(score)
    # From 11 upwards: 11-7, 10-8, and 9 floats.
    assert floaters(request) == {9: "51"}
    assert meetings(request)[-2:] == [(7, 11), (8, 10)]
    # 10 has met 8: 10 chooses first and meets 9; from the top 8 would, and 10 would float.
    assert floaters(round_4(score, ((8, 10),))) == {8: "51"}
    assert meetings(round_4(score, ((8, 10),)))[-2:] == [(7, 11), (9, 10)]
    # 11 has met 7: it meets 8; 10 then meets 7.
    assert meetings(round_4(score, ((7, 11),)))[-2:] == [(7, 10), (8, 11)]


def test_that_another_floater_is_taken_so_that_the_limits_are_kept_21_b() -> None:
    # By rule 52 1 meets 3 and 2 floats; but 2 and 4 have both had two Whites in a row.
    teams = dict.fromkeys(range(1, 9), "zero zero zero")
    teams[2] = "B21= W22= W23="
    teams[4] = "B24= W25= W26="
    score = {1: 4, 2: 1, 3: 4, 5: 1, 6: 1, 7: 1, 8: 1}
    request = olympiad(teams, score=score)
    assert floaters(request) == {3: "21b"}
    assert meetings(request)[:2] == [(1, 2), (3, 4)]
    assert not any(g["limits_dropped"] for g in groups(request))


def test_that_a_group_keeps_its_own_limits_before_those_of_the_next_21() -> None:
    # 1, 2 and 4 have had two Whites in a row. With 3 from above 1-2 would break the limits, with
    # 2, the first by rule 52, 2-4 does.
    teams = dict.fromkeys(range(1, 13), "zero zero zero")
    teams |= {1: "B21= W22= W23=", 2: "B24= W25= W26=", 4: "B27= W28= W29="}
    score = {1: 6, 2: 6, 3: 9, 4: 2} | dict.fromkeys(range(5, 13), 1)
    request = olympiad(teams, score=score)
    assert floaters(request) == {2: "51"}
    assert [g["limits_dropped"] for g in groups(request)] == [False, True, False]


LOWEST = range(8, 17)


def test_that_a_floater_stays_one_in_groups_that_become_one_53() -> None:
    # 4 comes down to 1, 2, 3. 5 can meet nobody else than these, so 5, 6, 7 join them. By (1) of
    # the order 4 would float; it may not, nor may 5, so 3 does.
    score = {4: 5, 1: 4, 2: 4, 3: 4, 5: 3, 6: 3, 7: 3} | dict.fromkeys(LOWEST, 1)
    request = round_4(score, ((5, 6), (5, 7), *((5, t) for t in LOWEST)))
    assert [g["scores"] for g in groups(request)] == [[5], [4, 3], [1]]
    assert floaters(request) == {4: "51", 3: "51"}
    assert meetings(request)[:3] == [(1, 7), (2, 6), (3, 16)]


def test_that_teams_of_groups_that_become_one_may_float_53() -> None:
    # 2 and 3 have met, so they join 1, 4, 5; 3 is the one in the middle.
    score = {2: 5, 3: 5, 1: 4, 4: 4, 5: 4} | dict.fromkeys(range(6, 15), 1)
    request = round_4(score, ((2, 3),))
    assert floaters(request) == {3: "51"}
    assert meetings(request)[:2] == [(1, 5), (2, 4)]


def test_that_a_floater_that_only_one_from_the_other_side_could_meet_is_not_taken_54() -> None:
    # From below 7 would float by rule 52; of the median group it could meet 1 only.
    score = {1: 5, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1}
    request = round_4(score, tuple((t, 7) for t in range(2, 6)))
    assert floaters(request) == {1: "51", 6: "51"}
    assert meetings(request) == [(1, 5), (2, 6), (3, 4), (7, 8)]


def test_that_floaters_from_both_sides_meet_where_nothing_else_is_left_54() -> None:
    # 8 comes up to 6 and 7; 7 can meet 6 only, so these join the median group, to which 1 has
    # come down, and only 1 and 8 are left for each other.
    score = {1: 5, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1}
    may = {(6, 8), (1, 8), (1, 2), (2, 3), (4, 5), (6, 7)}
    request = round_4(score, tuple(p for p in combinations(range(1, 9), 2) if p not in may))
    assert meetings(request) == [(1, 8), (2, 3), (4, 5), (6, 7)]
    assert [g["floaters_meet"] for g in groups(request)] == [False, False, True]
