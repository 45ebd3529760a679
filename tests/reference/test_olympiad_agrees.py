"""The Olympiad engine and the exhaustive reference give the same answers on small fields."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Colour, Kind, Request, RoundEntry, Team
from tests.reference.olympiad_exhaustive import NoPairing, Outcome, pair_exhaustively
from tests.unit.engine.situations import random_request

SITUATIONS = 4_000
EVENTS = 400
LONG_SITUATIONS = 30_000
LONG_EVENTS = 3_000


def as_json(request: Request) -> dict[str, Any]:
    told: dict[str, Any] = {
        "next_round": request.next_round,
        "initial_colour": request.initial_colour.value,
        "boards": request.boards,
        "forbidden_pairs": [list(p) for p in request.forbidden_pairs],
        "teams": [
            {
                "tpn": team.tpn,
                "available": team.available,
                "history": [
                    {
                        "opponent": e.opponent,
                        "colour": None if e.colour is None else e.colour.value,
                        "kind": e.kind.value,
                        "mp": as_number(e.mp),
                        "gp": as_number(e.gp),
                    }
                    for e in team.history
                ],
            }
            for team in request.teams
        ],
    }
    if request.virtual_points is not None:
        told["virtual_points"] = {
            str(tpn): {str(r): as_number(p) for r, p in given.items()}
            for tpn, given in request.virtual_points.items()
        }
    return told


def engine_outcome(request: Request) -> Outcome | None:
    try:
        told = pair(request).to_json()
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return None
    read: Any = told
    return Outcome(
        read["bye"],
        {(p["white"], p["black"]): p["rule"] for p in read["pairs"]},
        [
            (g["scores"], g["part"], g["floating"], g["limits_dropped"])
            for g in read["score_groups"]
        ],
    )


def agree(request: Request, note: str) -> bool:
    """Compare; say whether a pairing exists."""
    mine = engine_outcome(request)
    try:
        other = pair_exhaustively(as_json(request))
    except NoPairing:
        assert mine is None, note
        return False
    assert mine == other, note
    return True


def situation(seed: int) -> Request:
    """A random small situation; half of them as small groups with many meetings."""
    chance = random.Random(f"olympiad {seed}")
    most, rounds = chance.choice(((10, 6), (9, 3), (8, 6), (10, 2), (6, 5)))
    request = random_request(seed, least=4, most=most, rounds=rounds)
    virtual = None
    if chance.random() < 0.15:
        virtual = {
            team.tpn: {request.next_round: HalfPoints(chance.choice((0, 2, 4)))}
            for team in request.teams
        }
    boards = chance.choice((4, 4, 3, 6))
    return replace(request, system="olympiad-2008", boards=boards, virtual_points=virtual)


def test_that_random_situations_are_paired_as_by_trying_everything() -> None:
    paired = sum(agree(situation(seed), f"situation {seed}") for seed in range(SITUATIONS))
    assert paired > SITUATIONS * 2 // 3


@pytest.mark.long
def test_that_many_more_situations_are_paired_as_by_trying_everything() -> None:
    for seed in range(SITUATIONS, LONG_SITUATIONS):
        agree(situation(seed), f"situation {seed}")


def play(request: Request, chance: random.Random) -> Request:
    """Play the round that the engine pairs, and return the request of the next one."""
    answer = pair(request)
    new: dict[int, RoundEntry] = {}
    for line in answer.pairs:
        mp = chance.choice((4, 4, 2, 0))
        gp = {4: chance.randint(5, 8), 2: 4, 0: chance.randint(0, 3)}[mp]
        played = (Kind.PLAYED, Kind.PLAYED)
        if chance.random() < 0.03:
            mp, gp, played = 4, 8, (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS)
        white = RoundEntry(line.black, Colour.WHITE, played[0], HalfPoints(mp), HalfPoints(gp))
        black = RoundEntry(
            line.white, Colour.BLACK, played[1], HalfPoints(4 - mp), HalfPoints(8 - gp)
        )
        new[line.white], new[line.black] = white, black
    if answer.bye is not None:
        new[answer.bye] = RoundEntry(None, None, Kind.PAB, HalfPoints(2), HalfPoints(4))
    return replace(
        request,
        next_round=request.next_round + 1,
        teams=tuple(replace(t, history=(*t.history, new[t.tpn])) for t in request.teams),
    )


def small_event(seed: int) -> int:
    """Compare a small event round by round, and say how many rounds were paired."""
    chance = random.Random(f"event {seed}")
    request = Request(
        system="olympiad-2008",
        total_rounds=11,
        next_round=1,
        teams=tuple(Team(t) for t in range(1, chance.randint(5, 10) + 1)),
        initial_colour=chance.choice(list(Colour)),
    )
    while request.next_round <= 9:
        if not agree(request, f"event {seed}, round {request.next_round}"):
            break
        request = play(request, chance)
    return request.next_round - 1


def test_that_whole_small_events_are_paired_as_by_trying_everything() -> None:
    assert sum(small_event(seed) for seed in range(EVENTS)) >= 2_000


@pytest.mark.long
def test_that_many_more_small_events_are_paired_as_by_trying_everything() -> None:
    # About one round in 550 takes another floater for the limits of the group it comes to (21 b).
    assert sum(small_event(seed) for seed in range(EVENTS, LONG_EVENTS)) >= 10_000
