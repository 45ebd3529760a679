"""Rounds told in few words: who has which score, which colours, which floats, who may not meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.dutch.state import Field, TeamState, build_field
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.rules.positions import position

SYSTEM = "dutch-2017"


def fresh(scores: Mapping[int, float], *forbidden: tuple[int, int]) -> Request:
    """Nothing was played yet: no colours, no floats; the scores are virtual points."""
    return position(
        dict.fromkeys(scores, ""),
        system=SYSTEM,
        virtual={tpn: {1: points} for tpn, points in scores.items()},
        forbidden=forbidden,
    )


def lost_twice(
    scores: Mapping[int, float],
    *forbidden: tuple[int, int],
    down: Mapping[int, int] | None = None,
    up: Mapping[int, int] | None = None,
) -> Request:
    """Round 3: all lost as White, then as Black, to teams that are gone; the scores are virtual.

    `down` and `up` give a team a float one or two rounds before.
    """
    virtual: dict[int, dict[int, float]] = {tpn: {3: points} for tpn, points in scores.items()}
    for tpn, back in (down or {}).items():
        virtual[tpn][3 - back] = 1
    for tpn, back in (up or {}).items():
        gone = {1: 800, 2: 900}[back] + tpn
        virtual[gone] = {3 - back: 1}
    return position(
        {tpn: f"W{900 + tpn}- B{800 + tpn}-" for tpn in scores},
        system=SYSTEM,
        virtual=virtual,
        forbidden=forbidden,
    )


def pairs(request: Request) -> list[tuple[int, int]]:
    """Return the pairs, the higher ranked first, in publishing order."""
    answer = pair(request)
    rank = {team.tpn: place for place, team in enumerate(build_field(request).teams)}
    return [
        (line.white, line.black)
        if rank[line.white] < rank[line.black]
        else (line.black, line.white)
        for line in answer.pairs
    ]


def state(request: Request, tpn: int) -> TeamState:
    return next(team for team in field(request).teams if team.tpn == tpn)


def field(request: Request) -> Field:
    return build_field(request)


def brackets(answer: Answer) -> list[dict[str, Any]]:
    assert answer.details is not None
    found: Any = answer.details["pairing_brackets"]
    return list(found)


def criterion(request: Request, name: str, number: int = 0) -> Any:
    """Return the value of a criterion in a bracket."""
    return brackets(pair(request))[number]["criteria"][name]
