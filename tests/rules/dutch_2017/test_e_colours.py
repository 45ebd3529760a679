"""Section E: who has White, and by which article."""

from __future__ import annotations

import pytest

from teamswiss_gui.engine.answer import PairLine
from teamswiss_gui.engine.pair import pair
from tests.rules.dutch_2017.rounds import SYSTEM
from tests.rules.positions import position


def line(told: dict[int, str], *, rounds: int = 9, initial: str = "white") -> PairLine:
    request = position(told, rounds=rounds, initial=initial, system=SYSTEM)
    (only,) = pair(request).pairs
    return only


def test_that_both_preferences_are_granted_e1() -> None:
    assert line({1: "W91=", 2: "B92="}) == PairLine(1, 2, 1, "E.1")


def test_that_the_stronger_preference_is_granted_e2() -> None:
    mild_and_strong = {1: "W91= B81=", 2: "zero B92="}
    assert line(mild_and_strong) == PairLine(1, 2, 1, "E.2")
    strong_and_absolute = {1: "zero W91=", 2: "W92= W82="}
    assert line(strong_and_absolute) == PairLine(1, 1, 2, "E.2")


def test_that_a_preference_stands_against_none_e2() -> None:
    assert line({1: "zero", 2: "W92-"}) == PairLine(1, 1, 2, "E.2")


def test_that_the_wider_difference_is_granted_to_topscorers_e2() -> None:
    told = {1: "B91+ W81+ W71+", 2: "W92+ B82+f W72+"}
    assert line(told, rounds=4) == PairLine(1, 1, 2, "E.2")


def test_that_the_last_difference_alternates_e3() -> None:
    # Both want White mildly; they last differed three matches ago, when 1 had White.
    told = {1: "B91= W81= W71= B61=", 2: "W92= B82= W72= B62="}
    assert line(told) == PairLine(1, 2, 1, "E.3")


def test_that_unplayed_rounds_are_squeezed_out_e3() -> None:
    told = {1: "B91= W81= W71= B61= zero", 2: "W92= B82= zero W72= B62="}
    assert line(told) == PairLine(1, 2, 1, "E.3")


@pytest.mark.parametrize(("first", "second"), [("W91=", "W92="), ("B91=", "B92=")])
def test_that_the_higher_ranked_preference_is_granted_e4(first: str, second: str) -> None:
    found = line({1: first, 2: second})
    white = 1 if first.startswith("B") else 2
    assert (found.white, found.rule) == (white, "E.4")


def test_that_the_higher_score_ranks_higher_e4() -> None:
    assert line({1: "W91=", 2: "W92+"}) == PairLine(1, 1, 2, "E.4")


@pytest.mark.parametrize(("initial", "white"), [("white", 1), ("black", 2)])
def test_that_odd_numbers_get_the_initial_colour_e5(initial: str, white: int) -> None:
    found = line({1: "", 2: ""}, initial=initial)
    assert (found.white, found.rule) == (white, "E.5")
    found = line({2: "", 3: ""}, initial=initial)
    assert found.white == {1: 3, 2: 2}[white]
