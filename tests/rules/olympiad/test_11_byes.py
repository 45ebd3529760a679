"""11, 15: the bye, and who may meet again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.rules.olympiad.events import first_round, meetings, olympiad


def test_that_of_85_teams_number_85_has_the_bye_of_round_1() -> None:
    answer = pair(first_round(85))
    assert answer.bye == 85
    assert len(answer.pairs) == 42


def test_that_later_the_last_of_the_lowest_group_has_it() -> None:
    teams = {1: "W9-", 2: "W8-", 3: "W7="}
    assert pair(olympiad(teams)).bye == 2


def test_that_imaginary_points_count_for_it_in_round_2() -> None:
    # Of nine teams the first four have them: 1 stands before 2 with them, last without them.
    teams = {1: "W9-", 6: "W8=", 7: "W5="}
    assert pair(olympiad(teams)).bye == 1
    more = dict.fromkeys((2, 3, 4), "zero")
    assert pair(olympiad(teams | more, imaginary=True, absent=(2, 3, 4))).bye == 7


@pytest.mark.parametrize("round_1", ["pab", "W9+f", "full", "half"])
def test_that_who_scored_without_playing_does_not_have_it_15_b(round_1: str) -> None:
    teams = {1: "W8=", 2: "W7=", 3: round_1}
    assert pair(olympiad(teams, score={1: 9, 2: 9})).bye == 2


@pytest.mark.parametrize("round_1", ["W9-f", "zero"])
def test_that_who_scored_nothing_without_playing_may_have_it(round_1: str) -> None:
    assert pair(olympiad({1: "W8=", 2: "W7=", 3: round_1})).bye == 3


def third_with(kind: str, mp: int, gp: int) -> Request:
    """1 and 2 drew; 3 did not play, which was worth so many half points."""
    request = olympiad({1: "W8=", 2: "W7=", 3: kind})
    worth = {t.tpn: t.history for t in request.teams}
    worth[3] = (replace(worth[3][0], mp=HalfPoints(mp), gp=HalfPoints(gp)),)
    return replace(request, teams=tuple(replace(t, history=worth[t.tpn]) for t in request.teams))


@pytest.mark.parametrize(("kind", "bye"), [("half", 3), ("full", 3), ("pab", 2)])
def test_that_a_bye_worth_nothing_bars_only_if_it_was_the_bye_15_b(kind: str, bye: int) -> None:
    # Nobody has the bye more than once (11); but who asked for one and got nothing scored nothing.
    assert pair(third_with(kind, 0, 0)).bye == bye


@pytest.mark.parametrize(("mp", "gp"), [(1, 0), (0, 1)])
def test_that_any_points_of_a_bye_bar_15_b(mp: int, gp: int) -> None:
    assert pair(third_with("half", mp, gp)).bye == 2


def test_that_a_bye_that_leaves_the_others_no_pairing_is_passed_over() -> None:
    assert pair(olympiad({1: "W2=", 2: "B1=", 3: "W9="})).bye == 2


def test_that_nobody_left_for_the_bye_is_told() -> None:
    with pytest.raises(TeamSwissError) as raised:
        pair(olympiad({1: "pab", 2: "pab", 3: "pab"}))
    assert raised.value.details["reason"] == "bye"


def test_that_only_a_match_really_played_uses_up_the_pairing_15_a() -> None:
    assert meetings(olympiad({1: "W2+f", 2: "B1-f"})) == [(1, 2)]
    with pytest.raises(TeamSwissError, match="no-legal-pairing"):
        pair(olympiad({1: "W2+", 2: "B1-"}))
