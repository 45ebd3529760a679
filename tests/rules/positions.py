"""Positions told in few words, for tests that a person can check by hand.

A team is `tpn: "W3+ B5= ..."`: the colour, the opponent, and +, = or - for the match; a round
without a match is `pab`, `full`, `half`, `zero`; `w3+f` is a win by forfeit, `w3-f` a loss.
`score` puts points on top of what the rounds gave, as a bonus in the first round. Opponents that
are not told are there too, but absent this round.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.answer import Answer, BracketLine
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.fide_team.rounds import PairedRound, pair_round
from teamswiss_gui.engine.fide_team.state import Field, build_field
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import (
    Colour,
    ColourPreferences,
    Kind,
    PrimaryScore,
    Request,
    RoundEntry,
    Team,
)

_WITHOUT = {
    "pab": (Kind.PAB, 2),
    "full": (Kind.FULL_BYE, 4),
    "half": (Kind.HALF_BYE, 2),
    "zero": (Kind.ABSENT, 0),
}
_POINTS = {"+": 4, "=": 2, "-": 0}


def _entry(text: str) -> RoundEntry:
    if text in _WITHOUT:
        kind, mp = _WITHOUT[text]
        return RoundEntry(None, None, kind, HalfPoints(mp), HalfPoints(2 * mp))
    found = re.fullmatch(r"([WB])(\d+)([+=-])(f?)", text)
    assert found, text
    colour = Colour.WHITE if found[1] == "W" else Colour.BLACK
    mp = _POINTS[found[3]]
    kind = Kind.PLAYED
    if found[4]:
        kind = Kind.FORFEIT_WIN if mp == 4 else Kind.FORFEIT_LOSS
    return RoundEntry(int(found[2]), colour, kind, HalfPoints(mp), HalfPoints(2 * mp))


def position(
    teams: Mapping[int, str],
    *,
    rounds: int = 9,
    system: str = "fide-team-2026",
    preferences: str = "A",
    initial: str = "white",
    score: Mapping[int, float] | None = None,
    game_points: Mapping[int, float] | None = None,
    virtual: Mapping[int, Mapping[int, float]] | None = None,
    primary: str = "match_points",
    secondary: bool = True,
    forbidden: tuple[tuple[int, int], ...] = (),
    absent: tuple[int, ...] = (),
) -> Request:
    """Return the request for the round after those told."""
    played = max(len(text.split()) for text in teams.values())
    listed = []
    for tpn, text in teams.items():
        history = [_entry(word) for word in text.split()]
        history += [_entry("zero")] * (played - len(history))
        more = 2 * (score or {}).get(tpn, 0), 2 * (game_points or {}).get(tpn, 0)
        if any(more):
            first = history[0]
            history[0] = replace(
                first,
                mp=HalfPoints(first.mp + int(more[0])),
                gp=HalfPoints(first.gp + int(more[1])),
            )
        listed.append(Team(tpn, available=tpn not in absent, history=tuple(history)))
    told = {entry.opponent for team in listed for entry in team.history} - {None, *teams}
    zeros = (_entry("zero"),) * played
    listed += [Team(tpn, available=False, history=zeros) for tpn in told if tpn is not None]
    return Request(
        system=system,
        total_rounds=rounds,
        next_round=played + 1,
        teams=tuple(listed),
        colour_preferences=ColourPreferences(preferences),
        initial_colour=Colour(initial),
        primary_score=PrimaryScore(primary),
        secondary_for_colours=secondary,
        forbidden_pairs=frozenset((min(p), max(p)) for p in forbidden),
        virtual_points={
            tpn: {r: HalfPoints(int(2 * p)) for r, p in given.items()}
            for tpn, given in virtual.items()
        }
        if virtual is not None
        else None,
    )


def field_of(request: Request) -> Field:
    return build_field(request, EDITIONS[request.system])


def paired(request: Request) -> PairedRound:
    return pair_round(request, Hooks())


def pairs(request: Request) -> list[tuple[int, int]]:
    """Return the pairs by TPN, the smaller first, in publishing order."""
    return [(min(p.white, p.black), max(p.white, p.black)) for p in pair(request).pairs]


def upfloaters(request: Request) -> list[tuple[int, ...]]:
    """Return each bracket's upfloaters."""
    return [bracket.upfloaters for bracket in brackets(pair(request))]


def brackets(answer: Answer) -> tuple[BracketLine, ...]:
    assert answer.brackets is not None
    return answer.brackets
