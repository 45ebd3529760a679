"""Fields to measure on: simulated events, and shapes that are hard to pair."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.request import (
    ABSENT,
    Colour,
    ColourPreferences,
    Kind,
    Request,
    RoundEntry,
    Team,
)

SYSTEM = "fide-team-2026"


def entry(opponent: int, colour: Colour, halves: int) -> RoundEntry:
    return RoundEntry(opponent, colour, Kind.PLAYED, HalfPoints(halves), HalfPoints(2 * halves))


@dataclass
class Event:
    """A running event with results by the Elo expectation; same seed, same event."""

    teams: int
    rounds: int
    seed: int = 1
    preferences: ColourPreferences = ColourPreferences.TYPE_A
    histories: dict[int, list[RoundEntry]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.histories = {tpn: [] for tpn in range(1, self.teams + 1)}
        spread = 800
        self.ratings = {t: 2400 - spread * t / self.teams for t in self.histories}

    def request(self) -> Request:
        done = len(self.histories[1])
        return Request(
            system=SYSTEM,
            total_rounds=self.rounds,
            next_round=done + 1,
            colour_preferences=self.preferences,
            teams=tuple(Team(t, history=tuple(h)) for t, h in self.histories.items()),
        )

    def play(self, answer: Answer) -> None:
        if answer.bye is not None:
            points = HalfPoints(2)
            self.histories[answer.bye].append(RoundEntry(None, None, Kind.PAB, points, points))
        for pair in answer.pairs:
            edge = self.ratings[pair.white] - self.ratings[pair.black]
            chance = 1 / (1 + 10 ** (-edge / 200))
            drawn = self.random.random() < 0.2
            won = self.random.random() < chance
            white = 2 if drawn else 4 if won else 0
            self.histories[pair.white].append(entry(pair.black, Colour.WHITE, white))
            self.histories[pair.black].append(entry(pair.white, Colour.BLACK, 4 - white))


def circle(count: int, rounds: int, *, seed: int, scores: str, one_colour: bool = False) -> Request:
    """Rounds of a round-robin already played; scores equal, random, or one team far ahead."""
    chance = random.Random(seed)
    numbers = list(range(1, count + 1))
    chance.shuffle(numbers)
    histories: dict[int, list[RoundEntry]] = {t: [] for t in numbers}
    for _ in range(rounds):
        for a, b in zip(numbers[: count // 2], reversed(numbers[count // 2 :]), strict=True):
            white = 2 if scores != "random" else chance.choice((0, 2, 4))
            if chance.random() < 0.5:
                a, b = b, a
            histories[a].append(entry(b, Colour.WHITE, white))
            histories[b].append(entry(a, Colour.BLACK, 4 - white))
        numbers[1:] = [numbers[-1], *numbers[1:-1]]
    if scores == "one ahead":
        first = histories[1]
        first[:] = [RoundEntry(e.opponent, e.colour, e.kind, HalfPoints(40), e.gp) for e in first]
    if one_colour:
        # What the colours were is told by the scheduled ones; here all had the same.
        for history in histories.values():
            history[:] = [RoundEntry(e.opponent, Colour.WHITE, e.kind, e.mp, e.gp) for e in history]
    return Request(
        system=SYSTEM,
        total_rounds=99,
        next_round=rounds + 1,
        colour_preferences=ColourPreferences.TYPE_B,
        teams=tuple(Team(t, history=tuple(histories[t])) for t in sorted(histories)),
    )


def scattered(count: int, rounds: int, *, seed: int, spread: int) -> Request:
    """Random meetings, colours and scores, as no pairing system would have left them."""
    chance = random.Random(seed)
    histories: dict[int, list[RoundEntry]] = {t: [] for t in range(1, count + 1)}
    for _ in range(rounds):
        numbers = list(histories)
        chance.shuffle(numbers)
        for a, b in zip(numbers[::2], numbers[1::2], strict=True):
            points = chance.choice(range(0, 2 * spread, 2))
            histories[a].append(entry(b, Colour.WHITE, points))
            histories[b].append(entry(a, Colour.BLACK, 2 * spread - points))
    return Request(
        system=SYSTEM,
        total_rounds=99,
        next_round=rounds + 1,
        colour_preferences=ColourPreferences.TYPE_B,
        teams=tuple(Team(t, history=tuple(h)) for t, h in histories.items()),
    )


def with_forbidden(request: Request, share: float, seed: int) -> Request:
    """The same round with a share of all pairs forbidden."""
    chance = random.Random(seed)
    tpns = [team.tpn for team in request.teams]
    pairs = frozenset(
        (a, b) for i, a in enumerate(tpns) for b in tpns[i + 1 :] if chance.random() < share
    )
    return Request(
        system=request.system,
        total_rounds=request.total_rounds,
        next_round=request.next_round,
        colour_preferences=request.colour_preferences,
        teams=request.teams,
        forbidden_pairs=pairs,
    )


def never_played(count: int, rounds: int) -> Request:
    """Everyone on one score with nothing behind them."""
    teams = tuple(Team(t, history=(ABSENT,) * rounds) for t in range(1, count + 1))
    return Request(system=SYSTEM, total_rounds=rounds + 9, next_round=rounds + 1, teams=teams)


def small_groups_met(count: int) -> Request:
    """Small groups at the top whose teams have all met, above everyone else on one score."""
    scores = dict.fromkeys(range(1, count + 1), 0)
    met = set()
    for k in range(10):
        first, *group = range(4 * k + 1, 4 * k + 5)
        scores[first] = 80 - 4 * k
        scores |= dict.fromkeys(group, 78 - 4 * k)
        met |= {(a, b) for a in group for b in group if a < b}
    return Request(
        system=SYSTEM,
        total_rounds=9,
        next_round=2,
        teams=tuple(
            Team(t, history=(RoundEntry(None, None, Kind.ABSENT, HalfPoints(p), HalfPoints(0)),))
            for t, p in scores.items()
        ),
        forbidden_pairs=frozenset(met),
    )


def few_ways_out(count: int, seed: int) -> Request:
    """One score; half had White twice, half Black twice, and hardly a pair may grant both.

    Nothing that can be counted tells the best value of C8: it must be found by matching.
    """
    chance = random.Random(seed)
    numbers = list(range(1, count + 1))
    chance.shuffle(numbers)
    had_black, had_white = numbers[::2], numbers[1::2]
    histories: dict[int, list[RoundEntry]] = {t: [] for t in numbers}
    for shift in (0, 1):
        for a, b in zip(had_black, had_white[shift:] + had_white[:shift], strict=True):
            histories[a].append(entry(b, Colour.BLACK, 2))
            histories[b].append(entry(a, Colour.WHITE, 2))
    forbidden = {
        (min(a, b), max(a, b))
        for a in had_black
        for b in set(had_white) - {chance.choice(had_white)}
    }
    return Request(
        system=SYSTEM,
        total_rounds=9,
        next_round=3,
        colour_preferences=ColourPreferences.TYPE_B,
        teams=tuple(Team(t, history=tuple(histories[t])) for t in sorted(histories)),
        forbidden_pairs=frozenset(forbidden),
    )


def in_blocks(count: int, blocks: int, seed: int) -> Request:
    """Teams in blocks of one score; two blocks may meet wholly, hardly or not at all.

    Whole blocks have to come up, often from far below, and the following scoregroup breaks.
    """
    chance = random.Random(seed)
    block = [i * blocks // count for i in range(count)]
    share = {
        (a, b): chance.choice((0, 2 / count, 1)) for a in range(blocks) for b in range(a, blocks)
    }
    score = [2 * chance.randrange(blocks) for _ in range(blocks)]
    numbers = list(range(count))
    chance.shuffle(numbers)
    possible = {(min(pair), max(pair)) for pair in zip(numbers[::2], numbers[1::2], strict=True)}
    forbidden = {
        (i + 1, j + 1)
        for i in range(count)
        for j in range(i + 1, count)
        if (i, j) not in possible and chance.random() >= share[block[i], block[j]]
    }
    return Request(
        system=SYSTEM,
        total_rounds=9,
        next_round=2,
        teams=tuple(
            Team(
                i + 1,
                history=(
                    RoundEntry(None, None, Kind.ABSENT, HalfPoints(score[block[i]]), HalfPoints(0)),
                ),
            )
            for i in range(count)
        ),
        forbidden_pairs=frozenset(forbidden),
    )


def hard_shapes(count: int) -> Iterator[tuple[str, Request]]:
    """Yield named requests of `count` teams that are hard in one way each."""
    many = min(95, count // 2)
    yield "one score, nothing played", never_played(count, 4)
    yield "one score, 9 meetings", circle(count, 9, seed=1, scores="equal")
    yield f"one score, {many} meetings", circle(count, many, seed=2, scores="equal")
    yield f"random scores, {many} meetings", circle(count, many, seed=3, scores="random")
    yield "one team far ahead", circle(count, 9, seed=4, scores="one ahead")
    yield (
        "all prefer one colour",
        circle(count, 9, seed=5, scores="random", one_colour=True),
    )
    yield "random histories, few scores", scattered(count, 9, seed=6, spread=2)
    yield "random histories, many scores", scattered(count, 9, seed=7, spread=40)
    yield f"random histories, {many} rounds", scattered(count, many, seed=8, spread=2)
    yield "small groups at the top, all met", small_groups_met(count)
    base = scattered(count, 5, seed=9, spread=2)
    yield "half of all pairs forbidden", with_forbidden(base, 0.5, 10)
    yield "nine tenths of all pairs forbidden", with_forbidden(base, 0.9, 11)
    yield "opposite preferences hardly meet", few_ways_out(count, 12)
    yield "6 blocks that may or may not meet", in_blocks(count, 6, 12)
    yield f"{count // 5} blocks that may or may not meet", in_blocks(count, count // 5, 14)
