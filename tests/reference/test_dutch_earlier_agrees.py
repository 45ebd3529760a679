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
STARVED = 200
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


def starved(seed: int) -> Request:
    """A middle bracket in which few may meet, so that C.14 goes down several steps."""
    chance = random.Random(f"dutch starved {seed}")
    top, middle, bottom = chance.choice((3, 3, 2)), chance.choice((5, 6)), chance.choice((2, 3, 4))
    request = random_request(seed, least=top + middle + bottom, most=top + middle + bottom)
    hubs = range(top + 1, top + 2 + chance.randint(0, 1))
    level = {t: 8 if t <= top else 4 if t <= top + middle else 0 for t in range(1, 30)}
    if chance.random() < 0.3:
        level[1] = 12

    def may_meet(a: int, b: int) -> bool:
        if level[b] == 0 or (level[a] != 4 and level[b] != 4):
            return chance.random() < 0.95
        return chance.random() < (0.8 if a in hubs or b in hubs else 0.15)

    numbers = [team.tpn for team in request.teams]
    barred = {(a, b) for a in numbers for b in numbers if a < b and not may_meet(a, b)}
    return replace(
        request,
        system="dutch-earlier",
        teams=tuple(replace(team, available=True) for team in request.teams),
        virtual_points={t: {request.next_round: HalfPoints(40 * level[t])} for t in numbers},
        forbidden_pairs=frozenset(barred),
    )


def test_that_scattered_fields_are_paired_as_candidate_by_candidate() -> None:
    paired = sum(agree(scattered(seed), f"scattered {seed}") for seed in range(SCATTERED))
    assert paired > SCATTERED // 2


def test_that_large_brackets_are_paired_as_candidate_by_candidate() -> None:
    paired = sum(agree(levelled(seed), f"levelled {seed}") for seed in range(LEVELLED))
    assert paired > LEVELLED // 2


def test_that_brackets_in_which_few_may_meet_are_paired_as_candidate_by_candidate() -> None:
    paired = sum(agree(starved(seed), f"starved {seed}") for seed in range(STARVED))
    assert paired > STARVED // 2


@pytest.mark.long
def test_that_many_more_fields_are_paired_as_candidate_by_candidate() -> None:
    for seed in range(SCATTERED, LONG):
        agree(scattered(seed), f"scattered {seed}")
        agree(levelled(seed), f"levelled {seed}")
        agree(starved(seed), f"starved {seed}")


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
