"""16, 17, 28: score groups, the median group and imaginary points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.olympiad.pools import median_score
from teamswiss_gui.engine.olympiad.state import build_field, imaginary_teams, top_half
from teamswiss_gui.engine.request import PrimaryScore, Scoring
from tests.rules.olympiad.events import first_round, groups, meetings, olympiad, told


def test_that_of_88_teams_the_45th_is_the_median_team_17() -> None:
    # Places 43 and 44 have 11 points, 45 and 46 have 10.
    points = [12] * 42 + [11] * 2 + [10] * 2 + [9] * 42
    assert median_score([HalfPoints(2 * p) for p in points]) == HalfPoints(20)


def test_that_groups_are_paired_from_the_top_then_from_the_bottom_the_median_last_17() -> None:
    scores = {1: 5, 2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 2, 8: 2, 9: 1, 10: 1}
    request = olympiad(dict.fromkeys(scores, "zero zero zero"), score=scores)
    assert [(g["scores"], g["part"]) for g in groups(request)] == [
        ([5], "top"),
        ([4], "top"),
        ([1], "bottom"),
        ([2], "bottom"),
        ([3], "middle"),
    ]
    assert told(request)["median_group"] == 3


def test_that_the_bye_is_no_team_being_paired_17() -> None:
    # Without 5, four teams are paired, and the third of them is the median team.
    request = olympiad(dict.fromkeys(range(1, 6), "zero"), score={1: 3, 2: 3, 3: 2, 4: 2, 5: 1})
    assert told(request)["bye"] == 5
    assert told(request)["median_group"] == 2


@pytest.mark.parametrize(
    ("teams", "half"), [(85, 42), (90, 46), (88, 44), (86, 44), (87, 44), (4, 2), (1, 0)]
)
def test_that_half_of_the_list_is_rounded_to_the_nearest_even_number_28(
    teams: int, half: int
) -> None:
    assert top_half(teams) == half


def test_that_round_1_is_paired_within_the_halves_28() -> None:
    assert meetings(first_round(8)) == [(1, 3), (2, 4), (5, 7), (6, 8)]
    assert told(first_round(8))["imaginary_points"] == [1, 2, 3, 4]


def test_that_absent_teams_are_in_the_initial_list_28() -> None:
    teams = dict.fromkeys(range(1, 9), "zero")
    assert imaginary_teams(olympiad(teams, imaginary=True, absent=(1, 2))) == {1, 2, 3, 4}


def test_that_a_team_that_starts_in_round_2_has_them_by_its_place_28_b() -> None:
    teams = {1: "W3+", 2: "zero", 3: "B1-", 4: "W5=", 5: "B4=", 6: "W7=", 7: "B6=", 8: "pab"}
    assert 2 in imaginary_teams(olympiad(teams, imaginary=True))


def test_that_they_are_deducted_before_round_3_28() -> None:
    assert imaginary_teams(olympiad({1: "zero zero", 2: "zero zero"}, imaginary=True)) == set()


def test_that_gaps_in_the_numbers_do_not_change_the_half_28() -> None:
    teams = dict.fromkeys(range(10, 90, 10), "zero")
    assert imaginary_teams(olympiad(teams, imaginary=True)) == {10, 20, 30, 40}


def test_that_the_points_are_two_whatever_a_win_gives_28() -> None:
    three_for_a_win = Scoring(HalfPoints(6), HalfPoints(2), HalfPoints(0))
    field = build_field(replace(first_round(4), scoring=three_for_a_win))
    assert [team.score for team in field.teams] == [4, 4, 0, 0]


def test_that_points_given_by_the_request_take_their_place() -> None:
    assert imaginary_teams(olympiad({1: "zero", 2: "zero"})) == set()


def test_that_match_points_are_the_score_1() -> None:
    request = olympiad(
        dict.fromkeys(range(1, 5), "zero zero zero"),
        score={1: 2, 3: 2},
        game_points={2: 9, 4: 9},
    )
    for primary in PrimaryScore:
        assert meetings(replace(request, primary_score=primary)) == [(1, 3), (2, 4)]
