"""The engine's Dutch system against the exhaustive one: thousands of small situations."""

from __future__ import annotations

import json
import random

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.parse import parse_request
from tests.reference import dutch_exhaustive
from tests.reference.definitions import NoLegalPairing
from tests.reference.situations import event_situations, from_seed

Request = dutch_exhaustive.Request


def of_engine(request: Request) -> Request | None:
    """Bye, and pairs with their colours and articles; None if there is no legal pairing."""
    try:
        answer = pair(parse_request(json.dumps(request)))
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return None
    return {
        "bye": answer.bye,
        "pairs": sorted((line.white, line.black, line.rule) for line in answer.pairs),
    }


def of_text(request: Request) -> Request | None:
    try:
        return dutch_exhaustive.pair(request)
    except dutch_exhaustive.NoCompletePairing:
        return None


def assert_agree(request: Request) -> None:
    request = {**request, "system": "dutch-2017"}
    assert of_engine(request) == of_text(request), json.dumps(request)


@pytest.mark.parametrize("chunk", range(10))
def test_that_the_engine_agrees_on_small_situations(chunk: int) -> None:
    for seed in range(5_000_000 + 250 * chunk, 5_000_000 + 250 * (chunk + 1)):
        assert_agree(from_seed(seed, largest=8))


@pytest.mark.parametrize("seed", range(30))
def test_that_the_engine_agrees_on_small_events(seed: int) -> None:
    def paired(request: Request) -> Request:
        answer = of_engine({**request, "system": "dutch-2017"})
        if answer is None:
            raise NoLegalPairing
        pairs = [{"white": white, "black": black} for white, black, _ in answer["pairs"]]
        return {"bye": answer["bye"], "pairs": pairs}

    source = random.Random(seed)
    for request in event_situations(
        source, paired, teams=source.randint(4, 8), rounds=source.randint(3, 6), absences=5
    ):
        assert_agree(request)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(100))
def test_that_the_engine_agrees_on_many_small_situations(chunk: int) -> None:
    for seed in range(6_000_000 + 500 * chunk, 6_000_000 + 500 * (chunk + 1)):
        assert_agree(from_seed(seed, largest=8))
