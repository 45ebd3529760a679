"""The explanation: what the first candidate fell to, what was done instead."""

from __future__ import annotations

from typing import Any

from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.rules.dutch_2017.rounds import SYSTEM, fresh, lost_twice
from tests.rules.positions import position


def steps(request: Request, kind: str) -> list[dict[str, Any]]:
    answer = pair(request, explain=True)
    assert answer.explanation is not None
    return [step for step in answer.explanation if step["kind"] == kind]


def test_that_an_accepted_first_candidate_is_told() -> None:
    (step,) = steps(fresh({1: 0, 2: 0, 3: 0, 4: 0}), "first-candidate")
    assert step["accepted"]
    assert step["pairs"] == [[1, 3], [2, 4]]


def test_that_the_first_candidate_tells_what_it_fell_to() -> None:
    forbidden = fresh({1: 0, 2: 0, 3: 0, 4: 0}, (1, 3))
    (step,) = steps(forbidden, "first-candidate")
    assert (step["fell_to"], step["at_fault"]) == ("C1", [[1, 3]])
    told = {1: "W91=", 2: "B92=", 3: "W93=", 4: "B94="}
    (step,) = steps(position(told, system=SYSTEM), "first-candidate")
    assert (step["fell_to"], step["value"], step["chosen"]) == ("C10", 2, 0)
    told = {1: "W91= W81=", 2: "B92= B82=", 3: "W93= W83=", 4: "B94= B84="}
    (step,) = steps(position(told, system=SYSTEM), "first-candidate")
    assert step["fell_to"] == "C3"


def test_that_the_outlook_tells_what_it_compared() -> None:
    step = steps(fresh({1: 3, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0}, (3, 4)), "first-candidate")[0]
    assert (step["fell_to"], step["value"], step["chosen"]) == ("C7", 0, 1)


def test_that_a_repeated_downfloat_is_told() -> None:
    step = steps(lost_twice({1: 2, 2: 2, 3: 2, 4: 0}, down={3: 1}), "first-candidate")[0]
    assert (step["fell_to"], step["value"], step["chosen"]) == ("C12", 1, 0)


def test_that_the_collapse_is_told() -> None:
    request = fresh({1: 2, 2: 2, 3: 1, 4: 0}, (3, 4))
    (step,) = steps(request, "collapse")
    assert (step["article"], step["score"], step["collapsed"]) == ("A.9", 2, [3, 4])


def test_that_exchange_and_transposition_are_told() -> None:
    request = fresh(dict.fromkeys(range(1, 7), 0), (1, 4), (1, 5), (1, 6))
    (exchange,) = steps(request, "exchange")
    assert (exchange["out"], exchange["into"]) == ([3], [4])
    (order,) = steps(request, "transposition")
    assert (order["s1"], order["s2"]) == ([1, 2, 4], [3, 5, 6])


def test_that_bye_and_colours_are_told() -> None:
    told = {1: "W91= B81=", 2: "B92= W82=", 3: "pab W83="}
    request = position(told, system=SYSTEM)
    (bye,) = steps(request, "bye")
    assert (bye["article"], bye["team"], bye["barred"]) == ("C.2", 2, [3])
    (colours,) = steps(request, "colours")
    assert colours["article"] == "E.1"
    assert [fact["strength"] for fact in colours["teams"]] == ["mild", "strong"]
