"""A and B: preferences, floats, top scorers, who may have the bye."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from teamswiss_gui.engine.dutch_earlier.quick import least_unfulfilled
from teamswiss_gui.engine.dutch_earlier.state import Strength, build_field, preference
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Colour, Request
from tests.rules.positions import position

READ = {"W": Colour.WHITE, "B": Colour.BLACK}


def dutch(teams: Mapping[int, str], score: Mapping[int, float] | None = None) -> Request:
    return position(teams, system="dutch-earlier", score=score)


@pytest.mark.parametrize(
    ("colours", "colour", "strength"),
    [
        ("", None, Strength.NONE),
        ("W", "B", Strength.STRONG),
        ("WB", "W", Strength.MILD),
        ("BW", "B", Strength.MILD),
        ("WW", "B", Strength.ABSOLUTE),
        ("BWW", "B", Strength.ABSOLUTE),
        ("BBWW", "B", Strength.ABSOLUTE),
        ("WBW", "B", Strength.STRONG),
        ("WBWW", "B", Strength.ABSOLUTE),
        ("WWBWBB", "W", Strength.ABSOLUTE),
        ("WWWWBB", "B", Strength.ABSOLUTE),
    ],
)
def test_that_preferences_are_those_of_a_7(
    colours: str, colour: str | None, strength: Strength
) -> None:
    found = preference(tuple(READ[c] for c in colours))
    assert found.colour is (None if colour is None else READ[colour])
    assert found.strength is strength


def test_that_unplayed_rounds_are_squeezed_out_f_3() -> None:
    field = build_field(dutch({1: "B9= W8= B7= zero B6=", 2: "zero"}))
    assert field.teams[0].preference.strength is Strength.ABSOLUTE


def test_that_a_round_scored_without_playing_is_a_downfloat_and_bars_the_bye_b_1_b() -> None:
    for round_1 in ("pab", "half", "full", "W9+f"):
        state = build_field(dutch({1: round_1})).teams[0]
        assert state.downfloats == (True, False)
        assert not state.may_have_bye
    for round_1 in ("zero", "W9-f", "W9="):
        state = build_field(dutch({1: round_1})).teams[0]
        assert state.downfloats == (False, False)
        assert state.may_have_bye


def test_that_different_scores_are_floats_a_4() -> None:
    field = build_field(dutch({1: "W2+ W3+", 2: "B1- W4+", 3: "W4= B1-", 4: "B3= B2-"}))
    by_tpn = {team.tpn: team for team in field.teams}
    assert by_tpn[1].downfloats == (True, False)
    assert by_tpn[3].upfloats == (True, False)
    assert by_tpn[4].downfloats == (True, False)
    assert by_tpn[2].upfloats == (True, False)


def test_that_more_than_half_of_the_points_make_a_top_scorer_in_the_last_round() -> None:
    teams = {1: "W3+ W4=", 2: "W5+ W6-"}
    last = replace(dutch(teams), total_rounds=3)
    assert [t.top_scorer for t in build_field(last).teams][:2] == [True, False]
    assert not any(t.top_scorer for t in build_field(dutch(teams)).teams)


def test_that_two_with_one_absolute_preference_do_not_meet_b_2() -> None:
    teams = {1: "W5= W6=", 2: "W7= W8=", 3: "B9= B10=", 4: "B11= B12="}
    assert _met(dutch(teams)) == {frozenset({1, 3}), frozenset({2, 4})}


def test_that_top_scorers_may_b_2() -> None:
    teams = {1: "W5+ W6+", 2: "W7+ W8+", 3: "B9- W10-", 4: "W11- B12-"}
    assert frozenset({1, 2}) not in _met(dutch(teams))
    last = replace(dutch(teams), total_rounds=3)
    assert _met(last) == {frozenset({1, 2}), frozenset({3, 4})}


def test_that_one_top_scorer_is_enough_b_2() -> None:
    told = {1: "W5+ W6+", 2: "W7- W8-"}
    assert _met(replace(dutch(told), total_rounds=3)) == {frozenset({1, 2})}


def test_that_top_scorers_ignore_it_as_seldom_as_can_be_b_2() -> None:
    # All are top scorers; 1 and 3 want White absolutely, 2 strongly, 4 wants Black. 1-3 comes
    # first in the order, and 2-3 too leaves one strong preference unfulfilled.
    told = {1: "B5+ B6+", 2: "zero B7+", 3: "B8+ B9+", 4: "zero W10+"}
    last = replace(dutch(told, score={2: 2, 4: 2}), total_rounds=3)
    assert _met(last) == {frozenset({1, 4}), frozenset({2, 3})}


def test_that_the_possible_points_are_all_boards_where_game_points_are_the_score() -> None:
    # Of 2 rounds of 4 boards 5 games are more than half, and 3 are not; virtual points aside.
    told = {1: "W3= W4=", 2: "W5= W6="}
    request = position(
        told,
        rounds=3,
        system="dutch-earlier",
        primary="game_points",
        game_points={1: 1, 2: -1},
        virtual={2: {3: 4}},
    )
    top = {team.tpn: team.top_scorer for team in build_field(request).teams}
    assert (top[1], top[2]) == (True, False)


def test_that_floats_are_those_of_the_scores_a_round_was_paired_on_a_4() -> None:
    request = position({1: "W2=", 2: "B1="}, system="dutch-earlier", virtual={1: {1: 2}, 2: {2: 1}})
    assert {t.tpn: (t.downfloats[0], t.upfloats[0]) for t in build_field(request).teams} == {
        1: (True, False),
        2: (False, True),
    }


def _met(request: Request) -> set[frozenset[int]]:
    return {frozenset((p.white, p.black)) for p in pair(request).pairs}


def test_that_x1_and_z1_count_what_must_be_unfulfilled_a_8() -> None:
    teams = {1: "W7=", 2: "W8=", 3: "W9=", 4: "W10=", 5: "B11=", 6: "zero"}
    field = build_field(dutch(teams, score={6: 1}))
    everyone = (1 << 6) - 1
    assert least_unfulfilled(field, everyone, 3, Strength.MILD) == 1
    mild = {1: "B5= W7=", 2: "B6= W8=", 3: "B7= W9=", 4: "B8= W10="}
    field = build_field(dutch(mild))
    assert least_unfulfilled(field, 15, 2, Strength.MILD) == 2
    assert least_unfulfilled(field, 15, 2, Strength.STRONG) == 0
