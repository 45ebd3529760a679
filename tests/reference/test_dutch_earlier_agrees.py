"""The earlier Dutch edition and its exhaustive reference give the same answers on small fields."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Colour, Request, Team
from tests.reference.dutch_earlier_exhaustive import NoPairing, pair_exhaustively
from tests.reference.test_olympiad_agrees import as_json, play
from tests.unit.engine.situations import random_request

SCATTERED = 1_500
LEVELLED = 700
EVENTS = 50
LONG = 10_000


def told(request: Request) -> dict[str, Any]:
    return as_json(request) | {
        "total_rounds": request.total_rounds,
        "primary_score": request.primary_score.value,
    }


def agree(request: Request, note: str) -> bool:
    """Compare; say whether a pairing exists."""
    mine: tuple[set[frozenset[int]], int | None] | None
    try:
        answer = pair(request)
        mine = {frozenset((p.white, p.black)) for p in answer.pairs}, answer.bye
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        mine = None
    try:
        other = pair_exhaustively(told(request))
    except NoPairing:
        assert mine is None, note
        return False
    assert mine == other, note
    return True


def scattered(seed: int) -> Request:
    """Random scores: small brackets, many moved down, ways back."""
    chance = random.Random(f"dutch {seed}")
    most, rounds = chance.choice(((8, 6), (7, 4), (9, 3), (10, 6)))
    request = random_request(seed, least=2, most=most, rounds=rounds)
    return replace(request, system="dutch-earlier")


def levelled(seed: int) -> Request:
    """Few scores: brackets of up to eight teams with floats, colours and meetings of all kinds."""
    chance = random.Random(f"dutch levels {seed}")
    most, rounds = chance.choice(((8, 5), (7, 4), (8, 2)))
    request = random_request(seed, least=5, most=most, rounds=rounds)
    if request.next_round == 1:
        return replace(request, system="dutch-earlier")
    levels = chance.choice(((0,), (0, 4), (0, 0, 0, 4), (0, 4, 4), (0, 2, 4)))
    teams = []
    for team in request.teams:
        *before, last = team.history
        earned = sum(entry.mp for entry in before)
        wanted = 40 + chance.choice(levels)
        new = replace(last, mp=HalfPoints(wanted - earned), gp=HalfPoints(wanted - earned))
        gp = sum(entry.gp for entry in before)
        new = replace(new, gp=HalfPoints(wanted - gp))
        teams.append(replace(team, history=(*before, new)))
    return replace(request, system="dutch-earlier", teams=tuple(teams))


def test_that_scattered_fields_are_paired_as_candidate_by_candidate() -> None:
    paired = sum(agree(scattered(seed), f"scattered {seed}") for seed in range(SCATTERED))
    assert paired > SCATTERED // 2


def test_that_large_brackets_are_paired_as_candidate_by_candidate() -> None:
    paired = sum(agree(levelled(seed), f"levelled {seed}") for seed in range(LEVELLED))
    assert paired > LEVELLED // 2


@pytest.mark.long
def test_that_many_more_fields_are_paired_as_candidate_by_candidate() -> None:
    for seed in range(SCATTERED, LONG):
        agree(scattered(seed), f"scattered {seed}")
        agree(levelled(seed), f"levelled {seed}")


def test_that_whole_small_events_are_paired_as_candidate_by_candidate() -> None:
    compared = 0
    for seed in range(EVENTS):
        chance = random.Random(f"dutch event {seed}")
        request = Request(
            system="dutch-earlier",
            total_rounds=chance.randint(4, 7),
            next_round=1,
            teams=tuple(Team(t) for t in range(1, chance.randint(4, 9) + 1)),
            initial_colour=chance.choice(list(Colour)),
        )
        while True:
            if not agree(request, f"event {seed}, round {request.next_round}"):
                break
            compared += 1
            if request.next_round == request.total_rounds:
                break
            request = play(request, chance)
    assert compared >= 150
