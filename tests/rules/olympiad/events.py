"""Olympiad rounds told in few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request, Team
from tests.rules.positions import position

SYSTEM = "olympiad-2008"


def olympiad(
    teams: Mapping[int, str],
    *,
    imaginary: bool = False,
    forbidden: tuple[tuple[int, int], ...] = (),
    score: Mapping[int, float] | None = None,
    game_points: Mapping[int, float] | None = None,
    initial: str = "white",
    absent: tuple[int, ...] = (),
) -> Request:
    """Return the request for the round after those told; no imaginary points unless asked."""
    return position(
        teams,
        rounds=11,
        system=SYSTEM,
        forbidden=forbidden,
        score=score,
        game_points=game_points,
        initial=initial,
        virtual=None if imaginary else {},
        absent=absent,
    )


def first_round(count: int, initial: str = "white") -> Request:
    base = olympiad({1: ""}, imaginary=True, initial=initial)
    return replace(base, next_round=1, teams=tuple(Team(t) for t in range(1, count + 1)))


def told(request: Request, *, explain: bool = False) -> dict[str, Any]:
    return pair(request, explain=explain).to_json()


def meetings(request: Request) -> list[tuple[int, int]]:
    """Return the pairs by TPN, the smaller first, sorted."""
    return sorted((min(p.white, p.black), max(p.white, p.black)) for p in pair(request).pairs)


def floaters(request: Request) -> dict[int, str]:
    """Return who floats, with the rule."""
    return {each["team"]: each["rule"] for each in told(request)["floaters"]}


def groups(request: Request) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = told(request)["score_groups"]
    return found
