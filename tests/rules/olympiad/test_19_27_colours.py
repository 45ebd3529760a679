"""19 to 27: colours on board 1, and the limits of rule 20."""

from __future__ import annotations

from typing import Any

import pytest

from teamswiss_gui.engine.olympiad.limits import may_take
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Colour
from tests.rules.olympiad.events import first_round, groups, meetings, olympiad


def colours(teams: dict[int, str]) -> tuple[int, int, str]:
    """Return White, Black and the rule of the one pair told."""
    (line,) = pair(olympiad(teams)).pairs
    return line.white, line.black, line.rule


@pytest.mark.parametrize(("lot", "whites"), [("white", [1, 4, 5, 8]), ("black", [2, 3, 6, 7])])
def test_that_odd_numbers_have_the_colour_of_number_1_in_round_1_19(
    lot: str, whites: list[int]
) -> None:
    # 1-3, 2-4, 5-7, 6-8: the smaller number of a pair decides.
    answer = pair(first_round(8, initial=lot))
    assert {p.rule for p in answer.pairs} == {"19"}
    assert sorted(p.white for p in answer.pairs) == whites


def test_that_two_teams_that_have_not_played_yet_are_treated_alike_later_19() -> None:
    answer = pair(olympiad({1: "zero", 2: "zero"}))
    assert [(p.white, p.black, p.rule) for p in answer.pairs] == [(1, 2, "19")]


def test_that_colours_are_equalised_first_22() -> None:
    assert colours({1: "W8= B7=", 2: "B9= W6= B5="}) == (2, 1, "22")


def test_that_both_alternate_where_the_last_colours_differ_23() -> None:
    assert colours({1: "B8= W7=", 2: "W9= B6="}) == (2, 1, "23")


def test_that_the_longer_sequence_of_one_colour_ends_24() -> None:
    one = "B4= W5= B6= B7= W8= W9="
    two = "B14= B15= W16= W17= B18= W19="
    assert colours({1: one, 2: two}) == (2, 1, "24")


def test_that_a_team_without_a_match_takes_what_the_other_alternates_from_24() -> None:
    assert colours({1: "zero zero", 2: "B8= W9="}) == (1, 2, "24")


def test_that_an_unplayed_preceding_round_leaves_23_to_24() -> None:
    assert colours({1: "W8= B7= zero", 2: "zero B9= W6="}) == (1, 2, "24")


def test_that_the_higher_ranked_team_is_balanced_25() -> None:
    assert colours({1: "W8= B6= W7=", 2: "W9= B5= W4="}) == (2, 1, "25")


def test_that_balance_comes_before_alternation_25_a_b() -> None:
    assert colours({1: "W8= W6= B7=", 2: "W9= W5= B4="}) == (2, 1, "25")


def test_that_the_higher_ranked_team_alternates_26() -> None:
    assert colours({1: "W8= B7=", 2: "W9= B6="}) == (1, 2, "26")


def test_that_a_round_not_played_has_no_colour() -> None:
    assert colours({1: "W8= B7-f zero", 2: "W9= B5= W6="}) == (2, 1, "25")


@pytest.mark.parametrize(
    ("sequence", "colour", "allowed"),
    [
        ("WW", "W", False),
        ("WW", "B", True),
        ("WBW", "W", True),
        ("WBWBWW", "W", False),
        ("WWBWW", "B", True),
        ("WWBWBW", "W", False),
        ("BWWBWW", "B", True),
    ],
)
def test_that_no_difference_beyond_two_nor_three_in_a_row_is_allowed_20(
    sequence: str, colour: str, allowed: bool
) -> None:
    read = {"W": Colour.WHITE, "B": Colour.BLACK}
    assert may_take([read[c] for c in sequence], read[colour]) is allowed


def test_that_the_limits_overrule_equalisation_20() -> None:
    # 22 would give 1, with the smaller difference, a third White in a row.
    one, two = "B4= B5= W6= W7=", "W14= B15= W16="
    assert colours({1: one, 2: two}) == (2, 1, "20")


def test_that_a_group_is_paired_so_that_the_limits_are_kept_21_a() -> None:
    # By rule 49 1 meets 4 and 2 meets 3; 1 and 4 have both had two Whites in a row.
    teams = {1: "B11= W12= W13=", 2: "zero", 3: "zero", 4: "B14= W15= W16="}
    score = {2: 3, 3: 3}
    assert meetings(olympiad(teams, score=score)) == [(1, 3), (2, 4)]
    assert not groups(olympiad(teams, score=score))[0]["limits_dropped"]


@pytest.mark.parametrize("before", ["zero zero", "zero zero zero"])
def test_that_the_explanation_blames_the_limits_for_what_they_leave_20(before: str) -> None:
    # 1 would meet 3 by rule 40, 4 by rule 50; the two others would be left, who had White twice.
    first, left = (3, 4) if before == "zero zero" else (4, 3)
    white_twice = before.replace("zero zero", "W21= W22=")
    teams = {1: before, first: before, 2: white_twice, left: white_twice}
    request = olympiad(teams, score={1: 2, first: 2}, absent=(21, 22))
    steps: Any = pair(request, explain=True).explanation
    (step,) = (s for s in steps if s["kind"] == "pair" and s["top"] == 1)
    assert step["passed_over"] == [{"team": first, "reason": "limits", "fell_to": "20"}]


def test_that_the_limits_are_dropped_where_no_complete_pairing_keeps_them_21_a() -> None:
    request = olympiad({1: "B11= W12= W13=", 4: "B14= W15= W16="})
    assert meetings(request) == [(1, 4)]
    assert groups(request)[0]["limits_dropped"]
    explained = pair(request, explain=True).explanation or ()
    assert [s["article"] for s in explained if s["kind"] == "limits-dropped"] == ["21a"]
