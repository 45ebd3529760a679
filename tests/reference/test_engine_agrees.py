"""The engine against both references: bye, pairs, colours, rules, order, brackets, criteria.

A difference is printed with the request as JSON (`teamswiss pair FILE` replays it), also made
smaller. The normal run asks 6,000 small situations of the exhaustive reference and a few hundred
of up to 60 teams of the weighted one; `--long` asks 100,000 and several thousand.
"""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.parse import parse_request
from tests.reference import exhaustive, weighted
from tests.reference.comparison import assert_agree
from tests.reference.definitions import Answer, NoLegalPairing, Request
from tests.reference.situations import event_situations, from_seed, situations


def engine_answer(request: Request) -> Answer:
    """Ask the engine, through the same JSON as other programs: the only place that knows how."""
    try:
        answer = pair(parse_request(json.dumps(request)))
    except TeamSwissError as error:
        if error.code == "no-legal-pairing":
            raise NoLegalPairing from None
        raise AssertionError(f"the engine refused the request: {error}") from error
    found: Answer = json.loads(json.dumps(answer.to_json()))
    return found


# --- the exhaustive reference -------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(24))
def test_that_the_engine_agrees_on_small_situations(chunk: int) -> None:
    for seed in range(2_000_000 + 250 * chunk, 2_000_000 + 250 * (chunk + 1)):
        assert_agree(from_seed(seed), exhaustive.pair, engine_answer)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(200))
def test_that_the_engine_agrees_on_many_small_situations(chunk: int) -> None:
    for seed in range(3_000_000 + 500 * chunk, 3_000_000 + 500 * (chunk + 1)):
        assert_agree(from_seed(seed), exhaustive.pair, engine_answer)


@given(situations())
@settings(max_examples=150)
def test_that_the_engine_agrees_on_drawn_situations(request_: Request) -> None:
    assert_agree(request_, exhaustive.pair, engine_answer)


@pytest.mark.long
@given(situations(largest=9))
@settings(max_examples=5000)
def test_that_the_engine_agrees_on_many_drawn_situations(request_: Request) -> None:
    assert_agree(request_, exhaustive.pair, engine_answer)


@pytest.mark.parametrize("seed", range(40))
def test_that_the_engine_agrees_on_small_events(seed: int) -> None:
    for request in event_situations(
        random.Random(seed), exhaustive.pair, teams=6 + seed % 5, rounds=4 + seed % 4
    ):
        assert_agree(request, exhaustive.pair, engine_answer)


# --- the weighted reference ---------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(15))
def test_that_the_engine_agrees_on_large_situations(chunk: int) -> None:
    for seed in range(4_000_000 + 20 * chunk, 4_000_000 + 20 * (chunk + 1)):
        assert_agree(from_seed(seed, largest=12 + seed % 49), weighted.pair, engine_answer)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(100))
def test_that_the_engine_agrees_on_many_large_situations(chunk: int) -> None:
    for seed in range(5_000_000 + 50 * chunk, 5_000_000 + 50 * (chunk + 1)):
        assert_agree(from_seed(seed, largest=12 + seed % 49), weighted.pair, engine_answer)


@pytest.mark.parametrize("seed", range(8))
def test_that_the_engine_agrees_on_events(seed: int) -> None:
    for request in event_situations(
        random.Random(seed), weighted.pair, teams=18 + 6 * seed, rounds=7
    ):
        assert_agree(request, weighted.pair, engine_answer)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 200))
def test_that_the_engine_agrees_on_many_events(seed: int) -> None:
    for request in event_situations(
        random.Random(seed), weighted.pair, teams=12 + seed % 49, rounds=5 + seed % 7
    ):
        assert_agree(request, weighted.pair, engine_answer)
