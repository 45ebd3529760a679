"""2.3 (draft 3.3): each quality criterion, where exactly it decides."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from teamswiss_gui.engine.pair import pair
from tests.rules.positions import brackets, pairs, position, upfloaters

BOTH = pytest.mark.parametrize("system", ["fide-team-2026", "fide-team-draft"])
FINAL, DRAFT = "fide-team-2026", "fide-team-draft"


def zeros(score: Mapping[int, float]) -> dict[int, str]:
    return dict.fromkeys(score, "zero")


# --- C4: the number of upfloaters -----------------------------------------------------------------

SIX = {1: 2, 2: 2, 3: 2, 4: 0, 5: 0, 6: 0}


@BOTH
def test_that_an_odd_group_takes_one_upfloater_c4(system: str) -> None:
    request = position(zeros(SIX), score=SIX, system=system)
    assert upfloaters(request) == [(4,), ()]


@BOTH
def test_that_residents_who_have_all_met_take_an_upfloater_each_c4(system: str) -> None:
    met = ((1, 2), (1, 3), (2, 3))
    request = position(zeros(SIX), score=SIX, forbidden=met, system=system)
    assert upfloaters(request) == [(4, 5, 6)]
    assert brackets(pair(request))[0].criteria["C4"] == 3


@BOTH
def test_that_c3_comes_before_c4(system: str) -> None:
    # 1 and 2 could meet, but then 3 and 4 would have to meet again: two upfloaters.
    score = {1: 2, 2: 2, 3: 0, 4: 0}
    request = position(zeros(score), score=score, forbidden=((3, 4),), system=system)
    assert upfloaters(request) == [(3, 4)]


# --- C5: their scores -----------------------------------------------------------------------------


@BOTH
def test_that_the_upfloater_comes_from_the_highest_score_it_can_c5(system: str) -> None:
    score = {1: 6, 2: 4, 3: 2, 4: 0}
    request = position(zeros(score), score=score, system=system)
    assert upfloaters(request) == [(2,), (4,)]
    request = position(zeros(score), score=score, forbidden=((1, 2),), system=system)
    assert upfloaters(request) == [(3,), (4,)]
    assert brackets(pair(request))[0].criteria["C5"] == [2]


@BOTH
def test_that_the_lowest_of_the_scores_is_maximised_first_c5(system: str) -> None:  # reading 7
    # 1 and 2 have met, so both need an upfloater, and 2 may only meet 5 (2 points) or 3 (3 points).
    # 3 with 2 leaves 6 or 4 for 1: best are 3 and 4 (3, 3); with 1-4 forbidden the choice is
    # between {3, 5} with scores 2, 3 and {3, 6} with scores 0, 3.
    score = {1: 6, 2: 6, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0}
    met = ((1, 2), (2, 4), (2, 6), (2, 7), (2, 8))
    request = position(zeros(score), score=score, forbidden=met, system=system)
    assert brackets(pair(request))[0].criteria["C5"] == [3, 3]
    request = position(zeros(score), score=score, forbidden=(*met, (1, 4)), system=system)
    assert brackets(pair(request))[0].criteria["C5"] == [2, 3]


# --- C6: the following scoregroup -----------------------------------------------------------------

FOLLOWING = {1: 4, 2: 2, 3: 2, 4: 2, 5: 0, 6: 0}


@BOTH
def test_that_what_is_left_of_the_following_scoregroup_can_be_paired_c6(system: str) -> None:
    request = position(zeros(FOLLOWING), score=FOLLOWING, system=system)
    assert upfloaters(request)[0] == (2,)
    request = position(zeros(FOLLOWING), score=FOLLOWING, forbidden=((3, 4),), system=system)
    assert upfloaters(request)[0] == (3,)


def test_that_a_criterion_all_sets_break_decides_nothing_c6() -> None:  # reading 8
    met = ((2, 3), (2, 4), (3, 4))
    request = position(zeros(FOLLOWING), score=FOLLOWING, forbidden=met)
    assert upfloaters(request)[0] == (2,)
    assert brackets(pair(request))[0].criteria["C6"] == 1


FIVE_FOLLOW = {1: 4, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 0, 8: 0, 9: 0, 10: 0}
# Of 2 to 6 only 2-3 may still meet: at best one pair is left, and only if neither comes up.
NEARLY_ALL_MET = tuple((a, b) for a in range(2, 7) for b in range(a + 1, 7) if (a, b) != (2, 3))


def test_that_the_final_text_does_not_grade_c6() -> None:  # reading 8
    request = position(zeros(FIVE_FOLLOW), score=FIVE_FOLLOW, forbidden=NEARLY_ALL_MET)
    assert upfloaters(request)[0] == (2,)


def test_that_the_draft_grades_c6() -> None:
    request = position(
        zeros(FIVE_FOLLOW), score=FIVE_FOLLOW, forbidden=NEARLY_ALL_MET, system=DRAFT
    )
    assert upfloaters(request)[0] == (4,)
    # Left are 2, 3, 5 and 6; only 2 and 3 can be paired within the scoregroup.
    assert brackets(pair(request))[0].criteria["C6"] == 2


def test_that_a_following_scoregroup_emptied_by_the_bye_keeps_c6() -> None:  # reading 8
    # 2 alone has 2 points and has the bye, as all below had it; 4 and 5 have met. If the group
    # after it were looked at, 4 would come up so that 3 and 5 are left; it is not, so 3 does.
    teams = {1: "zero", 2: "zero", 3: "pab", 4: "pab", 5: "pab", 6: "pab", 7: "pab"}
    score = {1: 4, 2: 2, 6: -0.5, 7: -0.5}
    request = position(teams, score=score, forbidden=((4, 5),))
    answer = pair(request)
    assert answer.bye == 2
    assert upfloaters(request)[0] == (3,)
    assert brackets(answer)[0].criteria["C6"] == 0


# --- C7: floating twice in a row ------------------------------------------------------------------

FLOATED = {1: "zero", 2: "W9=", 3: "W8=", 4: "W7="}


def test_that_a_team_that_floated_before_does_not_float_again_c7() -> None:
    request = position(FLOATED, score={1: 4}, virtual={9: {1: 2}})
    assert upfloaters(request)[0] == (3,)
    assert upfloaters(position(FLOATED, score={1: 4}))[0] == (2,)


@pytest.mark.parametrize(("rounds", "came_up"), [(2, 2), (3, 2), (4, 3)])
def test_that_c7_is_not_asked_in_the_last_two_rounds(rounds: int, came_up: int) -> None:
    request = position(FLOATED, score={1: 4}, virtual={9: {1: 2}}, rounds=rounds)
    assert upfloaters(request)[0] == (came_up,)


def test_that_the_draft_does_not_ask_whether_an_upfloater_floated() -> None:
    request = position(FLOATED, score={1: 4}, virtual={9: {1: 2}}, system=DRAFT)
    assert upfloaters(request)[0] == (2,)
    # Its C9 counts the upfloater that floats again, though no choice is left.
    assert brackets(pair(request))[0].criteria["C9"] == 1


# --- C8, C9, C10 (draft C7, C8, C9): inside the bracket -------------------------------------------

WANT_WHITE_AND_BLACK = {1: "B11= B12=", 2: "W13= W14=", 3: "B15= B16=", 4: "W17= W18="}


@BOTH
def test_that_colour_preferences_are_fulfilled_where_possible_c8(system: str) -> None:
    assert pairs(position(WANT_WHITE_AND_BLACK, system=system)) == [(1, 4), (2, 3)]
    request = position(WANT_WHITE_AND_BLACK, system=system, preferences="none")
    assert pairs(request) == [(1, 3), (2, 4)]


STRONG_AND_MILD = {1: "B11= B12=", 2: "W13= B14=", 3: "B15= B16=", 4: "W17= B18="}


@BOTH
def test_that_two_strong_preferences_do_not_meet_c9(system: str) -> None:
    # All four want White, so two preferences fail in any pairing; 1 and 3 are the strong ones.
    request = position(STRONG_AND_MILD, system=system, preferences="B")
    assert pairs(request) == [(1, 4), (2, 3)]
    values = brackets(pair(request))[0].criteria
    names = ("C8", "C9") if system == FINAL else ("C7", "C8")
    assert [values[name] for name in names] == [2, 0]


ODD = {1: "W9=", 2: "W8=", 3: "W7=", 4: "W6-"}


@BOTH
def test_that_the_upfloaters_opponent_did_not_float_before_c10(system: str) -> None:
    plain = position(ODD, preferences="none", system=system)
    assert pairs(plain) == [(1, 3), (2, 4)]
    request = position(ODD, preferences="none", virtual={8: {1: 2}}, system=system)
    assert pairs(request) == [(2, 3), (1, 4)]


@pytest.mark.parametrize("rounds", [2, 3])
def test_that_c10_is_not_asked_in_the_last_two_rounds(rounds: int) -> None:
    request = position(ODD, preferences="none", virtual={8: {1: 2}}, rounds=rounds)
    assert pairs(request) == [(1, 3), (2, 4)]


# --- the values in an answer ----------------------------------------------------------------------


@BOTH
def test_that_a_bracket_without_upfloaters_has_all_values_too(system: str) -> None:
    score = dict.fromkeys(range(1, 5), 2)
    [only] = brackets(pair(position(zeros(score), score=score, system=system)))
    names = [f"C{n}" for n in range(4, 11 if system == FINAL else 10)]
    assert only.criteria == {name: [] if name == "C5" else 0 for name in names}


def test_that_strong_preferences_are_none_without_type_b_c9() -> None:
    told = {1: "W91= W81=", 2: "W92= W82="}
    [simple] = brackets(pair(position(told)))
    assert (simple.criteria["C8"], simple.criteria["C9"]) == (1, 0)
    [strong] = brackets(pair(position(told, preferences="B")))
    assert (strong.criteria["C8"], strong.criteria["C9"]) == (1, 1)


@pytest.mark.parametrize(("rounds", "value"), [(4, 1), (3, 0), (2, 0)])
def test_that_floating_again_counts_nothing_in_the_last_two_rounds_c7(
    rounds: int, value: int
) -> None:
    # 1 needs an upfloater and 2 is the only one that it may meet; both floated before.
    told = {1: "W9=", 2: "B8="}
    request = position(told, score={1: 2}, virtual={8: {1: 2}}, rounds=rounds)
    [only] = brackets(pair(request))
    assert (only.upfloaters, only.criteria["C7"]) == ((2,), value)


@BOTH
def test_that_two_upfloaters_do_not_meet_c4(system: str) -> None:
    # 1 and 2 have met, so 3 and 4 come up; 3 and 4 may meet, but not while 1 and 2 are left.
    score = {1: 2, 2: 2, 3: 0, 4: 0}
    request = position(zeros(score), score=score, forbidden=((1, 2),), system=system)
    assert upfloaters(request) == [(3, 4)]
    assert pairs(request) == [(1, 3), (2, 4)]
