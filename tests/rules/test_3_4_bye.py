"""3.4: the pairing-allocated bye."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.words import Words, error_text
from tests.rules.positions import pairs, position


def bye(teams: dict[int, str], system: str = "fide-team-2026") -> int | None:
    return pair(position(teams, system=system)).bye


BOTH = pytest.mark.parametrize("system", ["fide-team-2026", "fide-team-draft"])


@BOTH
def test_that_a_team_whose_bye_would_leave_no_pairing_is_passed_over_3_4_1(system: str) -> None:
    # All on one score; 3 is last, but without it 1 and 2 would meet again. 2 is next.
    assert bye({1: "W2=", 2: "B1=", 3: "W9="}, system) == 2


@BOTH
def test_that_the_lowest_score_has_the_bye_3_4_2(system: str) -> None:
    assert bye({1: "W8-", 2: "W7=", 3: "W9="}, system) == 1


@BOTH
def test_that_among_equals_the_most_matches_played_decide_3_4_3(system: str) -> None:
    assert bye({1: "W8=", 2: "W9=", 3: "half"}, system) == 2


def test_that_a_forfeit_is_no_match_played() -> None:  # reading 4
    assert bye({1: "W8-", 2: "W9-f", 3: "W7-f"}) == 1


@BOTH
def test_that_then_the_largest_tpn_has_the_bye_3_4_4(system: str) -> None:
    assert bye({1: "W7=", 2: "W8=", 3: "W9="}, system) == 3


@BOTH
def test_that_a_team_with_the_bye_does_not_have_it_again(system: str) -> None:
    assert bye({1: "W7=", 2: "W8=", 3: "pab"}, system) == 2


def test_that_the_team_with_the_bye_is_paired_with_nobody() -> None:
    assert pairs(position({1: "W7=", 2: "W8=", 3: "W9="})) == [(1, 2)]


def test_that_nobody_left_for_the_bye_is_told() -> None:
    with pytest.raises(TeamSwissError) as raised:
        pair(position({1: "pab", 2: "pab", 3: "pab"}))
    assert raised.value.details["reason"] == "bye"
    assert raised.value.details["teams"] == (1, 2, 3)


def test_that_a_team_that_met_everyone_is_named() -> None:
    with pytest.raises(TeamSwissError) as raised:
        pair(position({1: "W2= W3= W4=", 2: "B1=", 3: "zero B1=", 4: "zero zero B1="}))
    assert raised.value.details["reason"] == "met-everyone"
    assert raised.value.details["teams"] == (1,)


def test_that_too_many_teams_for_the_same_opponents_are_named() -> None:
    # 1, 2 and 3 have met each other; only 4 is left for all of them.
    with pytest.raises(TeamSwissError) as raised:
        pair(position({1: "W2= W3=", 2: "B1= zero W3=", 3: "zero B1= B2=", 4: "zero"}))
    assert raised.value.details["reason"] == "odd-groups"
    assert raised.value.details["teams"] == (1, 2, 3)
    assert raised.value.details["opponents"] == (4,)


def test_that_odd_groups_without_anybody_else_to_meet_are_listed() -> None:
    apart = tuple((a, b) for a in (1, 2, 3) for b in (4, 5, 6))
    with pytest.raises(TeamSwissError) as raised:
        pair(position(dict.fromkeys(range(1, 7), "zero"), forbidden=apart))
    assert raised.value.details["groups"] == ((1, 2, 3), (4, 5, 6))
    assert raised.value.details["opponents"] == ()
    told = error_text(Words(), raised.value.code, raised.value.details)
    assert told.endswith("can only meet within their group: (1, 2, 3), (4, 5, 6).")
