"""Our engine and FIDE's reference engine pair the same rounds the same way (docs/judges.md)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teamswiss_gui.domain.terms import Acceleration, ColourPreferences, PrimaryScore
from teamswiss_gui.engine.generate import Plan
from tests.judges.against_gacrux import (
    PYTHON_VARIABLE,
    Judge,
    compare,
    interpreter,
    judge,
    plans,
)

pytestmark = pytest.mark.judge

BIG = [
    Plan(teams=100, rounds=9, seed=1),
    Plan(teams=101, rounds=7, seed=2, colour_preferences=ColourPreferences.TYPE_B),
    Plan(teams=150, rounds=6, seed=3, primary_score=PrimaryScore.GAME_POINTS),
    Plan(teams=200, rounds=5, seed=4, acceleration=Acceleration.BAKU, absences=0.05),
]


@pytest.fixture(scope="module")
def gacrux() -> Iterator[Judge]:
    python = interpreter()
    if python is None:
        pytest.skip(f"gacrux is not there: run `python3 dev.py judges`, or set {PYTHON_VARIABLE}")
    with judge(python) as running:
        yield running


def name(plan: Plan) -> str:
    words = [str(plan.teams), plan.colour_preferences.value, plan.primary_score.value[:4]]
    words += ["with" if plan.secondary_for_colours else "without", plan.acceleration.value]
    return "-".join(words)


@pytest.mark.parametrize("plan", plans(54, 7, high=48), ids=name)
def test_that_fides_engine_agrees_on_every_round(gacrux: Judge, plan: Plan) -> None:
    _rounds, found = compare(gacrux, plan)
    assert not [str(each) for each in found if not each.explained]


@pytest.mark.parametrize("plan", BIG, ids=name)
def test_that_fides_engine_agrees_on_big_events(gacrux: Judge, plan: Plan) -> None:
    _rounds, found = compare(gacrux, plan)
    assert not [str(each) for each in found if not each.explained]
