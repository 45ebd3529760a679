"""48 to 55: first against last by section G, from round 4."""

from __future__ import annotations

from collections.abc import Mapping

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
    # 11 has met 7: it meets 8; 10 then meets 7.
    assert meetings(round_4(score, ((7, 11),)))[-2:] == [(7, 10), (8, 11)]


def test_that_another_floater_is_taken_so_that_the_limits_are_kept_21_b() -> None:
    # By rule 52 1 meets 3 and 2 floats; but 2 and 4 have both had two Whites in a row.
    teams = dict.fromkeys(range(1, 9), "zero zero zero")
    teams[2] = "B21= W22= W23="
    teams[4] = "B24= W25= W26="
    score = {1: 4, 2: 1, 3: 4, 5: 1, 6: 1, 7: 1, 8: 1}
    request = olympiad(teams, score=score)
    assert floaters(request) == {3: "51"}
    assert meetings(request)[:2] == [(1, 2), (3, 4)]
    assert not any(g["limits_dropped"] for g in groups(request))
