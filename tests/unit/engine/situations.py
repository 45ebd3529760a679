"""Random small situations, as no pairing system would have left them."""

from __future__ import annotations

import random
from dataclasses import replace

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.request import (
    Colour,
    ColourPreferences,
    Kind,
    PrimaryScore,
    Request,
    RoundEntry,
    Team,
)

_UNPLAYED = {Kind.PAB: 2, Kind.FULL_BYE: 4, Kind.HALF_BYE: 2, Kind.ABSENT: 0}


def random_request(seed: int, *, least: int = 2, most: int = 16, rounds: int = 6) -> Request:
    """Return a request whose histories hold played and forfeited matches, byes and absences."""
    chance = random.Random(seed)
    count = chance.randint(least, most)
    played = chance.randint(0, rounds)
    histories: dict[int, list[RoundEntry]] = {t: [] for t in range(1, count + 1)}
    met: set[tuple[int, int]] = set()
    unplayed, forfeits = chance.choice((0, 0.1)), chance.choice((0, 0.1))
    for _ in range(played):
        waiting = list(histories)
        chance.shuffle(waiting)
        while waiting:
            a = waiting.pop()
            free = [b for b in waiting if (min(a, b), max(a, b)) not in met]
            if not free or chance.random() < unplayed:
                kind = chance.choice(list(_UNPLAYED))
                points = HalfPoints(_UNPLAYED[kind])
                histories[a].append(RoundEntry(None, None, kind, points, points))
                continue
            b = chance.choice(free)
            waiting.remove(b)
            colour = chance.choice(list(Colour))
            if chance.random() < forfeits:
                kinds, first = (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS), 4
            else:
                met.add((min(a, b), max(a, b)))
                kinds, first = (Kind.PLAYED, Kind.PLAYED), chance.choice((0, 2, 4))
            games = chance.randint(first, first + 4)
            for me, other, mine, kind, mp, gp in (
                (a, b, colour, kinds[0], first, games),
                (b, a, colour.other, kinds[1], 4 - first, 8 - games),
            ):
                histories[me].append(RoundEntry(other, mine, kind, HalfPoints(mp), HalfPoints(gp)))
    pairs = [(a, b) for a in histories for b in histories if a < b]
    share = chance.choice((0, 0, 0.1, 0.3))
    return Request(
        system=chance.choice(("fide-team-2026", "fide-team-draft")),
        total_rounds=played + chance.randint(1, 4),
        next_round=played + 1,
        teams=tuple(
            Team(t, available=chance.random() > 0.05, history=tuple(h))
            for t, h in histories.items()
        ),
        colour_preferences=chance.choice(list(ColourPreferences)),
        initial_colour=chance.choice(list(Colour)),
        primary_score=chance.choice((*PrimaryScore, PrimaryScore.MATCH_POINTS)),
        secondary_for_colours=chance.random() < 0.7,
        forbidden_pairs=frozenset(p for p in pairs if chance.random() < share),
    )


def colours_exchanged(request: Request) -> Request:
    """The same situation with White and Black exchanged everywhere."""
    return replace(
        request,
        initial_colour=request.initial_colour.other,
        teams=tuple(
            replace(
                team,
                history=tuple(
                    replace(e, colour=None if e.colour is None else e.colour.other)
                    for e in team.history
                ),
            )
            for team in request.teams
        ),
    )


def renumbered(request: Request, step: int) -> Request:
    """The same situation with every TPN multiplied by an odd number: order and parity stay."""
    assert step % 2
    return replace(
        request,
        forbidden_pairs=frozenset((step * a, step * b) for a, b in request.forbidden_pairs),
        teams=tuple(
            replace(
                team,
                tpn=step * team.tpn,
                history=tuple(
                    replace(e, opponent=None if e.opponent is None else step * e.opponent)
                    for e in team.history
                ),
            )
            for team in request.teams
        ),
    )


def top_heavy(seed: int, *, met_below: float = 0) -> Request:
    """Small groups that have mostly met above a large one, of which a share has met too."""
    chance = random.Random(seed)
    scores: dict[int, int] = {}
    points = 40
    numbers = list(range(1, 41))
    chance.shuffle(numbers)
    while len(numbers) > 30:
        for _ in range(min(chance.choice((1, 1, 2, 3)), len(numbers) - 30)):
            scores[numbers.pop()] = points
        points -= 2
    scores |= dict.fromkeys(numbers[:15], points) | dict.fromkeys(numbers[15:], points - 2)
    above = [t for t in scores if scores[t] > points]
    share = chance.choice((0.3, 0.6, 0.9))
    met = {(a, b) for a in above for b in above if a < b and chance.random() < share}
    below = [t for t in scores if scores[t] <= points]
    met |= {(a, b) for a in below for b in below if a < b and chance.random() < met_below}
    return Request(
        system=chance.choice(("fide-team-2026", "fide-team-draft")),
        total_rounds=9,
        next_round=2,
        teams=tuple(
            Team(t, history=(RoundEntry(None, None, Kind.ABSENT, HalfPoints(p), HalfPoints(0)),))
            for t, p in scores.items()
        ),
        forbidden_pairs=frozenset(met),
    )
