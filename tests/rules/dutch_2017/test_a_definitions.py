"""Section A: floats, preferences, topscorers, score differences, the collapse."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.dutch.preferences import Preference, Strength, preference
from teamswiss_gui.engine.dutch.state import Float
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Colour
from tests.rules.dutch_2017.rounds import SYSTEM, brackets, field, fresh, lost_twice, pairs, state
from tests.rules.positions import position

W, B = Colour.WHITE, Colour.BLACK


def colours(text: str) -> tuple[Colour, ...]:
    return tuple(W if letter == "W" else B for letter in text)


def test_that_teams_rank_by_score_then_number_a2() -> None:
    request = fresh({1: 0, 2: 2, 3: 1, 4: 2})
    assert [team.tpn for team in field(request).teams] == [2, 4, 3, 1]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("W9+", Float.NONE),
        ("half", Float.DOWN),
        ("zero", Float.DOWN),
        ("pab", Float.DOWN),
        ("W9+f", Float.DOWN),
        ("W9-f", Float.DOWN),
    ],
)
def test_that_not_playing_is_a_downfloat_a4(told: str, expected: Float) -> None:
    assert state(position({1: told}, system=SYSTEM), 1).floats[0] is expected


def test_that_different_scores_give_a_downfloat_and_an_upfloat_a4() -> None:
    request = position({1: "W3+ B2=", 2: "B4- W1=", 3: "B1- zero", 4: "W2+ zero"}, system=SYSTEM)
    assert state(request, 1).floats == (Float.DOWN, Float.NONE)
    assert state(request, 2).floats == (Float.UP, Float.NONE)


@pytest.mark.parametrize(
    ("played", "colour", "strength"),
    [
        ("", None, Strength.NONE),
        ("W", B, Strength.STRONG),
        ("B", W, Strength.STRONG),
        ("WB", W, Strength.MILD),
        ("BW", B, Strength.MILD),
        ("WW", B, Strength.ABSOLUTE),
        ("BB", W, Strength.ABSOLUTE),
        ("BWW", B, Strength.ABSOLUTE),
        ("BBWW", B, Strength.ABSOLUTE),
        ("WWBW", B, Strength.ABSOLUTE),
        ("WBW", B, Strength.STRONG),
        ("BBBWW", B, Strength.ABSOLUTE),
        ("WWWWBB", B, Strength.ABSOLUTE),
    ],
)
def test_that_played_colours_give_the_preference_a6(
    played: str, colour: Colour | None, strength: Strength
) -> None:
    assert preference(colours(played)) == Preference(colour, strength)


def test_that_only_played_matches_have_a_colour_d5() -> None:
    request = position({1: "W9+ W8+f zero W7-"}, system=SYSTEM)
    assert state(request, 1).colours == (W, W)
    assert state(request, 1).preference.strength is Strength.ABSOLUTE


def test_that_topscorers_have_more_than_half_before_the_last_round_a7() -> None:
    told = {1: "W9+ B8=", 2: "W7+ B6-"}
    assert state(position(told, rounds=3, system=SYSTEM), 1).topscorer
    assert not state(position(told, rounds=3, system=SYSTEM), 2).topscorer
    assert not state(position(told, rounds=4, system=SYSTEM), 1).topscorer


def test_that_all_boards_are_the_maximum_where_game_points_are_the_score_a7() -> None:
    # Two rounds of four boards: 5 games are more than half of them, 3 are not.
    told = {1: "W9= B8=", 2: "W7= B6="}
    request = position(
        told, rounds=3, primary="game_points", game_points={1: 1, 2: -1}, system=SYSTEM
    )
    assert (state(request, 1).topscorer, state(request, 2).topscorer) == (True, False)


def test_that_virtual_points_count_for_a_topscorer_a7() -> None:
    told = {1: "W9+ B8-", 2: "W7+ B6-"}
    request = position(told, rounds=3, virtual={1: {3: 1}}, system=SYSTEM)
    assert (state(request, 1).topscorer, state(request, 2).topscorer) == (True, False)


def test_that_a_downfloater_counts_one_point_below_the_bracket_a8() -> None:
    request = fresh({1: 3, 2: 1, 3: 1, 4: 0}, (1, 2), (1, 3))
    first, second, *_ = brackets(pair(request))
    assert first["criteria"]["C6"] == [1]
    assert second["criteria"]["C6"] == [3]
    assert second["limbo"] == [1]


def test_that_brackets_say_what_they_are_a3() -> None:
    request = fresh({1: 2, 2: 1, 3: 1, 4: 1})
    first, second = brackets(pair(request))
    assert (first["kind"], first["role"], first["downfloaters"]) == ("homogeneous", "ordinary", [1])
    assert (second["kind"], second["role"]) == ("heterogeneous", "last")
    assert (second["moved_down"], second["remainder"]) == ([1], [3, 4])
    assert second["upfloaters"] == [2]


def test_that_all_lower_teams_collapse_where_they_cannot_be_completed_a9() -> None:
    request = fresh({1: 2, 2: 2, 3: 1, 4: 0}, (3, 4))
    penultimate, last = brackets(pair(request))
    assert penultimate["role"] == "penultimate"
    assert penultimate["downfloaters"] == [1, 2]
    assert last["role"] == "collapsed-last"
    assert last["residents"] == [3, 4]
    assert pairs(request) == [(1, 3), (2, 4)]


def test_that_the_arbiter_decides_where_no_round_pairing_is_complete_a9() -> None:
    with pytest.raises(TeamSwissError) as caught:
        pair(fresh({1: 0, 2: 0, 3: 0, 4: 0}, (1, 2), (1, 3), (1, 4)))
    assert caught.value.code == "no-legal-pairing"


def test_that_virtual_points_count_for_the_scoregroup() -> None:
    request = lost_twice({1: 0, 2: 0, 3: 1, 4: 1})
    assert pairs(request) == [(3, 4), (1, 2)]


def test_that_one_team_has_the_bye_and_nobody_is_no_round() -> None:
    assert pair(fresh({3: 0})).bye == 3
    empty = pair(position({1: "", 2: ""}, absent=(1, 2), system=SYSTEM))
    assert (empty.bye, empty.pairs) == (None, ())
    with pytest.raises(TeamSwissError) as caught:
        pair(position({3: "pab"}, system=SYSTEM))
    assert caught.value.details["reason"] == "bye"
