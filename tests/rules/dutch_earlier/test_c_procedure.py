"""C, E and F: the procedure, colours, and what must hold in every round."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.dutch_earlier.solver import Problem
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Kind, Request, Team
from tests.reference.test_dutch_earlier_agrees import levelled, scattered
from tests.reference.test_olympiad_agrees import play
from tests.rules.dutch_2017.rounds import lost_twice
from tests.rules.positions import position


def dutch(
    teams: Mapping[int, str],
    score: Mapping[int, float] | None = None,
    forbidden: tuple[tuple[int, int], ...] = (),
) -> Request:
    return position(teams, system="dutch-earlier", score=score, forbidden=forbidden)


def meetings(request: Request) -> list[tuple[int, int]]:
    return sorted((min(p.white, p.black), max(p.white, p.black)) for p in pair(request).pairs)


def brackets(request: Request) -> list[dict[str, Any]]:
    found: Any = pair(request).to_json()["score_brackets"]
    return list(found)


def new_event(teams: int, rounds: int) -> Request:
    return Request(
        system="dutch-earlier",
        total_rounds=rounds,
        next_round=1,
        teams=tuple(Team(t) for t in range(1, teams + 1)),
    )


def test_that_the_first_round_is_half_against_half_with_the_last_out_f_4() -> None:
    answer = pair(new_event(9, 5))
    assert meetings(new_event(9, 5)) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert answer.bye == 9
    assert [(p.white, p.rule) for p in answer.pairs] == [
        (1, "E.5"),
        (6, "E.5"),
        (3, "E.5"),
        (8, "E.5"),
    ]


def test_that_the_lowest_of_an_odd_bracket_moves_down_and_meets_the_first_c_6() -> None:
    score = {1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}
    request = dutch(dict.fromkeys(score, "zero"), score)
    assert meetings(request) == [(1, 2), (3, 4), (5, 7), (6, 8)]
    assert brackets(request)[0]["moving_down"] == [3]
    assert brackets(request)[1]["heterogeneous"]


def test_that_a_team_without_an_opponent_moves_down_c_1() -> None:
    score = {1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
    request = dutch(dict.fromkeys(score, "zero"), score, ((1, 2), (1, 3)))
    assert brackets(request)[0]["steps"] == ["C.1"]
    assert meetings(request)[:2] == [(1, 4), (2, 3)]


def test_that_a_bracket_with_half_moved_down_is_homogeneous_a_3() -> None:
    score = {1: 3, 2: 2, 3: 1, 4: 1}
    request = dutch(dict.fromkeys(score, "zero"), score)
    assert not brackets(request)[1]["heterogeneous"]


def test_that_another_team_moves_down_if_that_gives_more_pairs_c_12() -> None:
    # 3 has met 4 and 5 and cannot be used there; 2 can.
    score = {1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1}
    barred = ((3, 4), (3, 5), (3, 6))
    request = dutch(dict.fromkeys(score, "zero"), score, barred)
    assert brackets(request)[0]["moving_down"] == [2]
    assert "C.12" in brackets(request)[0]["steps"]


def test_that_another_team_moves_down_for_each_number_of_pairs_that_c_14_leaves_c_12() -> None:
    # Of 4 to 8 everyone can meet 4 only. No team from above gives P0 = 3 pairs, and 3, whom the
    # bracket above would leave, gives one. P1 is 2 then, and 2, who can meet 5, gives two.
    score = {1: 4, 2: 4, 3: 4} | dict.fromkeys(range(4, 9), 3) | dict.fromkeys(range(9, 15), 1)
    may = {(1, 2), (1, 3), (2, 3), (2, 5), *((t, 4) for t in range(1, 4))}
    may |= {(4, t) for t in range(5, 9)}
    barred = tuple((a, b) for b in range(1, 9) for a in range(1, b) if (a, b) not in may)
    request = dutch(dict.fromkeys(score, "zero"), score, barred)
    assert brackets(request)[0]["moving_down"] == [2]
    assert brackets(request)[1]["steps"] == ["C.12", "C.14.b1"]
    assert meetings(request)[:3] == [(1, 3), (2, 5), (4, 6)]


def test_that_another_team_moves_down_for_the_sake_of_one_without_an_opponent_c_1_c_12() -> None:
    # 6 has met 1 to 5 and moves down with 5, who has met 7. 6-7 is the one pair there can be,
    # but 5 has nobody; 4 has 7.
    score = dict.fromkeys(range(1, 7), 4) | {7: 3} | dict.fromkeys(range(8, 15), 1)
    barred = (*((t, 6) for t in range(1, 6)), (5, 7))
    request = dutch(dict.fromkeys(score, "zero"), score, barred)
    assert brackets(request)[0]["moving_down"] == [4, 6]
    assert brackets(request)[0]["steps"] == ["C.1", "C.12"]


def test_that_another_team_moves_down_if_it_can_be_s1_below_c_12() -> None:
    # 3 has met 4 to 7, of whom two pairs could be made without it.
    score = dict.fromkeys(range(1, 4), 4) | dict.fromkeys(range(4, 8), 3)
    score |= dict.fromkeys(range(8, 13), 1)
    barred = tuple((3, t) for t in range(4, 8))
    request = dutch(dict.fromkeys(score, "zero"), score, barred)
    assert brackets(request)[0]["moving_down"] == [2]


def test_that_another_team_moves_down_to_the_lowest_bracket_before_m1_is_reduced_c_12() -> None:
    # 3 has met 4 to 7, so it could only have the bye.
    score = dict.fromkeys(range(1, 4), 4) | dict.fromkeys(range(4, 8), 3)
    barred = tuple((3, t) for t in range(4, 8))
    request = dutch(dict.fromkeys(score, "zero"), score, barred)
    assert brackets(request)[0]["moving_down"] == [2]
    assert meetings(request) == [(1, 3), (2, 4), (5, 6)]
    assert pair(request).bye == 7


def test_that_c_12_comes_before_c_13() -> None:
    score = {1: 2, 2: 2, 3: 2, 4: 0}
    request = dutch(dict.fromkeys(score, "zero"), score, ((3, 4),))
    assert brackets(request)[0]["steps"] == ["C.12"]
    assert meetings(request) == [(1, 3), (2, 4)]


def test_that_a_team_left_out_of_s1_goes_with_the_others_c_14_b2() -> None:
    # 1 and 2 have met, and 2 has met 3 to 7. 1 alone is S1; then 2 and 4 are S1 of the remainder,
    # and 2 is exchanged.
    score = {1: 4, 2: 4} | dict.fromkeys(range(3, 8), 3) | dict.fromkeys(range(8, 15), 1)
    request = dutch(dict.fromkeys(score, "zero"), score, tuple((t, 2) for t in (1, *range(3, 8))))
    assert meetings(request)[:4] == [(1, 3), (2, 8), (4, 6), (5, 7)]
    assert brackets(request)[1]["steps"] == ["C.14.b2"]


# --- the requirements of C.10 -------------------------------------------------------------------

WISHES = {1: "zero B11=", 2: "W12= B13=", 3: "zero B14=", 4: "B15= W16="}
"""1 and 3 want White strongly, 2 mildly, 4 wants Black: one pair must be unfulfilled."""


@pytest.mark.parametrize("before", ["", "zero "])
def test_that_two_strong_preferences_do_not_meet_a_7_d_and_z(before: str) -> None:
    # In an odd round A7.d asks for it, in an even one Z; 1-3 and 2-4 would come first.
    told = {tpn: before + text for tpn, text in WISHES.items()}
    assert meetings(dutch(told, {1: 1, 3: 1})) == [(1, 4), (2, 3)]


def test_that_preferences_are_granted_x() -> None:
    told = {1: "W91=", 2: "B92=", 3: "W93=", 4: "B94="}
    assert meetings(dutch(told)) == [(1, 4), (2, 3)]


def floated(scores: Mapping[int, float], **floats: Mapping[int, int]) -> Request:
    return replace(lost_twice(scores, **floats), system="dutch-earlier")


ONE_GOES, ONE_CAME = {1: 2, 2: 2, 3: 2, 4: 0}, {1: 4, 2: 2, 3: 2, 4: 2}


@pytest.mark.parametrize("back", [1, 2])
def test_that_nobody_floats_down_again_b_5_b_6(back: int) -> None:
    assert meetings(floated(ONE_GOES)) == [(1, 2), (3, 4)]
    assert meetings(floated(ONE_GOES, down={3: back})) == [(1, 3), (2, 4)]


def test_that_b_5_comes_before_b_6() -> None:
    assert meetings(floated(ONE_GOES, down={3: 1, 2: 2, 1: 2})) == [(1, 3), (2, 4)]
    assert meetings(floated(ONE_GOES, down={3: 2, 2: 1, 1: 1})) == [(1, 2), (3, 4)]


@pytest.mark.parametrize("back", [1, 2])
def test_that_nobody_floats_up_again_b_5_b_6(back: int) -> None:
    assert meetings(floated(ONE_CAME)) == [(1, 2), (3, 4)]
    assert meetings(floated(ONE_CAME, up={2: back})) == [(1, 3), (2, 4)]


def test_that_the_bye_is_a_downfloat_a_5() -> None:
    level = dict.fromkeys(range(1, 4), 2)
    assert pair(floated(level)).bye == 3
    assert pair(floated(level, down={3: 1})).bye == 2
    assert pair(floated(level, down={3: 2, 2: 1})).bye == 1


def test_that_the_penultimate_bracket_is_paired_anew_for_the_lowest_c_13() -> None:
    # 3 and 4 have met, so 1 and 2 are paired otherwise.
    score = {1: 2, 2: 2, 3: 1, 4: 1, 5: 2, 6: 2}
    request = dutch(dict.fromkeys(score, "zero"), score, ((3, 4),))
    assert "C.13" in brackets(request)[0]["steps"]
    assert len(meetings(request)) == 3


def test_that_the_two_lowest_brackets_are_joined_if_nothing_else_helps_c_13() -> None:
    score = {1: 2, 2: 2, 3: 1, 4: 1}
    request = dutch(dict.fromkeys(score, "zero"), score, ((3, 4),))
    assert [b["steps"] for b in brackets(request)] == [["C.13"]]
    assert meetings(request) == [(1, 3), (2, 4)]


def test_that_the_bye_is_no_second_one_b_1_b() -> None:
    request = dutch({1: "W8=", 2: "W9=", 3: "pab"})
    assert pair(request).bye != 3


@pytest.mark.parametrize(
    ("one", "two", "white", "rule"),
    [
        ("W8=", "B9=", 2, "E.1"),
        ("W8=", "zero", 2, "E.1"),
        ("B8= W7=", "zero W5=", 1, "E.2"),
        ("B8= W7=", "B9= B6= W5= W4=", 1, "E.2"),
        ("W8= B7= B6= W5=", "B9= W4= B3= W10=", 1, "E.3"),
        ("B8= W7=", "B9= W6=", 2, "E.4"),
    ],
)
def test_that_colours_follow_section_e(one: str, two: str, white: int, rule: str) -> None:
    request = dutch({1: one, 2: two})
    level = {t.tpn: sum(e.mp for e in t.history) / 2 for t in request.teams}
    request = dutch({1: one, 2: two}, {2: level[1] - level[2]} if level[1] != level[2] else None)
    (line,) = pair(request).pairs
    assert (line.white, line.rule) == (white, rule)


def test_that_two_absolute_preferences_are_equally_strong_e_2() -> None:
    # Top scorers in the last round. 1 has the wider difference, but had Black when 2 had White.
    told = {1: "W21+ W22+ W23+ B24+ W25+ W26+", 2: "B31+ B32+ W33+ W34+ W35+ W36+"}
    (line,) = pair(position(told, system="dutch-earlier", rounds=7)).pairs
    assert (line.white, line.rule) == (1, "E.3")


def test_that_equal_pairs_are_published_by_the_smaller_number_f_1() -> None:
    score = {1: 2, 3: 4, 5: 4, 7: 2}
    request = dutch(dict.fromkeys(score, "zero"), score, ((3, 5), (1, 3)))
    assert [{p.white, p.black} for p in pair(request).pairs] == [{1, 5}, {3, 7}]


# --- what must always hold ----------------------------------------------------------------------


def check_round(request: Request) -> None:
    answer = pair(request)
    teams = {team.tpn: team for team in request.teams if team.available}
    seated = [tpn for line in answer.pairs for tpn in (line.white, line.black)]
    seated += [] if answer.bye is None else [answer.bye]
    assert sorted(seated) == sorted(teams)
    for line in answer.pairs:
        played = [e for e in teams[line.white].history if e.kind is Kind.PLAYED]
        assert all(e.opponent != line.black for e in played)


@pytest.mark.parametrize("teams", [14, 21, 40, 75, 120, 200])
def test_that_whole_events_are_paired_without_repeats(teams: int) -> None:
    chance = random.Random(f"dutch whole event {teams}")
    request = new_event(teams, 9)
    while True:
        check_round(request)
        if request.next_round == request.total_rounds:
            return
        request = play(request, chance)


def test_that_the_way_without_weights_gives_the_same_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    requests = [levelled(seed) for seed in range(120)]
    chance = random.Random("dutch shortcuts")
    request = new_event(26, 7)
    while request.next_round < request.total_rounds:
        requests.append(request)
        request = play(request, chance)
    quick = [_outcome(request) for request in requests]
    monkeypatch.setattr(Problem, "tight", lambda self: None)
    assert [_outcome(request) for request in requests] == quick


def _outcome(request: Request) -> dict[str, Any] | None:
    try:
        return pair(request).to_json()
    except TeamSwissError:
        return None


def test_that_the_order_of_the_list_does_not_matter() -> None:
    for seed in range(100):
        request = scattered(seed)
        turned = replace(request, teams=request.teams[::-1])
        assert _outcome(turned) == _outcome(request)


def test_that_the_explanation_changes_nothing_and_accounts_for_every_pair() -> None:
    for seed in range(100):
        try:
            told = pair(scattered(seed))
        except TeamSwissError:
            continue
        explained = pair(scattered(seed), explain=True)
        assert replace(explained, explanation=None) == told
        kinds = [step["kind"] for step in explained.explanation or ()]
        assert kinds.count("pair") == kinds.count("colours") == len(told.pairs)
        assert kinds.count("bye") == (told.bye is not None)
