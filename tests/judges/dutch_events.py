"""Generated events for the outside judges, and each of their rounds as the TRF that these read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.request import Colour, Kind, Request, RoundEntry, Team

SYSTEM = "dutch-2017"
_ZERO = RoundEntry(None, None, Kind.ABSENT, HalfPoints(0), HalfPoints(0))


@dataclass
class Event:
    """An event that is played round by round; all that happens follows from the seed."""

    teams: int
    rounds: int
    seed: int
    forfeits: float = 0.03
    absences: float = 0.05
    draws: float = 0.25
    upsets: float = 0.3
    """How often the weaker one wins: near one half, the scores tell little of the ranks."""
    bye_points: int = 4
    initial: Colour = Colour.WHITE
    accelerated: bool = False
    """The upper half has two virtual points in the first rounds, then one."""
    forbidden: frozenset[tuple[int, int]] = frozenset()
    histories: dict[int, list[RoundEntry]] = field(default_factory=dict)
    absent: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.histories = {tpn: [] for tpn in range(1, self.teams + 1)}
        self._choose_absent()

    def _choose_absent(self) -> None:
        self.absent = {t for t in self.histories if self.chance.random() < self.absences}

    def virtual_points(self) -> dict[int, dict[int, HalfPoints]]:
        """Return the virtual points of the teams that have any, by round."""
        if not self.accelerated:
            return {}
        full, half = (self.rounds + 3) // 4, (self.rounds + 1) // 2
        given = {r: HalfPoints(4 if r <= full else 2) for r in range(1, half + 1)}
        return dict.fromkeys(range(1, self.teams // 2 + 1), given)

    def request(self) -> Request:
        """Return the round to pair."""
        return Request(
            system=SYSTEM,
            total_rounds=self.rounds,
            next_round=len(self.histories[1]) + 1,
            initial_colour=self.initial,
            forbidden_pairs=self.forbidden,
            virtual_points=self.virtual_points(),
            teams=tuple(
                Team(t, available=t not in self.absent, history=tuple(h))
                for t, h in self.histories.items()
            ),
        )

    def play(self, answer: Answer) -> None:
        """Enter random results of a paired round, and choose who misses the next one."""
        for tpn in self.absent:
            kind, points = self.chance.choice(
                [(Kind.ABSENT, 0), (Kind.ABSENT, 0), (Kind.HALF_BYE, 2), (Kind.FULL_BYE, 4)]
            )
            self._enter(tpn, RoundEntry(None, None, kind, HalfPoints(points), HalfPoints(points)))
        if answer.bye is not None:
            points = self.bye_points
            entry = RoundEntry(None, None, Kind.PAB, HalfPoints(points), HalfPoints(points))
            self._enter(answer.bye, entry)
        for pair in answer.pairs:
            self._result(pair.white, pair.black)
        self._choose_absent()

    def _result(self, white: int, black: int) -> None:
        if self.chance.random() < self.forfeits:
            points = self.chance.choice([(4, 0), (0, 4), (0, 0)])
            kinds = [Kind.FORFEIT_WIN if p else Kind.FORFEIT_LOSS for p in points]
        else:
            if self.chance.random() < self.draws:
                points = (2, 2)
            else:
                better_wins = self.chance.random() >= self.upsets
                points = (4, 0) if (white < black) == better_wins else (0, 4)
            kinds = [Kind.PLAYED, Kind.PLAYED]
        for tpn, other, colour, kind, mp in (
            (white, black, Colour.WHITE, kinds[0], points[0]),
            (black, white, Colour.BLACK, kinds[1], points[1]),
        ):
            self._enter(tpn, RoundEntry(other, colour, kind, HalfPoints(mp), HalfPoints(mp)))

    def _enter(self, tpn: int, entry: RoundEntry) -> None:
        self.histories[tpn].append(entry)


def trf_of(event: Event) -> str:
    """Return the round to pair as a TRF with the extensions of both judges."""
    bye = event.bye_points / 2
    lines = [
        "012 Generated",
        f"XXR {event.rounds}",
        f"XXC {event.initial.value}1",
        f"XXS W=2.0 D=1.0 PAB={bye:.1f}",
        "BBW  2.0",
        "BBD  1.0",
        f"BBU {bye:4.1f}",
    ]
    lines += [f"XXP {first} {second}" for first, second in sorted(event.forbidden)]
    for tpn, given in event.virtual_points().items():
        lines.append(f"XXA {tpn:4} " + " ".join(f"{given[r] / 2:4.1f}" for r in sorted(given)))
    for tpn, history in event.histories.items():
        points = sum(entry.mp for entry in history) / 2
        cells = [_cell(entry) for entry in history]
        if tpn in event.absent:
            cells.append(_cell(_ZERO))
        told = f"001 {tpn:4} {'':4} {f'Team {tpn}':33} {'':4} {'':3} {'':11} {'':10} "
        lines.append(f"{told}{points:4.1f} {tpn:4}" + "".join(f"  {cell}" for cell in cells))
    return "\n".join(lines) + "\n"


def _cell(entry: RoundEntry) -> str:
    colour = "-" if entry.colour is None else entry.colour.value[0]
    opponent = f"{entry.opponent:4}" if entry.opponent else "0000"
    match entry.kind:
        case Kind.PLAYED:
            result = {4: "1", 2: "=", 0: "0"}[entry.mp]
        case Kind.FORFEIT_WIN:
            result = "+"
        case Kind.FORFEIT_LOSS:
            result = "-"
        case Kind.PAB:
            result = "U"
        case Kind.FULL_BYE:
            result = "F"
        case Kind.HALF_BYE:
            result = "H"
        case Kind.ABSENT:
            result = "Z"
    return f"{opponent} {colour} {result}"


def events(count: int, *, least: int, most: int, seed: int) -> Iterator[Event]:
    """Yield different events: sizes, lengths, rates of absence and forfeit, points for the bye."""
    chance = random.Random(seed)
    for number in range(count):
        teams = chance.randint(least, most)
        longest = min(13, max(3, teams - 2))
        forbidden = {
            tuple(sorted(chance.sample(range(1, teams + 1), 2)))
            for _ in range(chance.choice([0, 0, teams // 5]))
        }
        yield Event(
            accelerated=chance.random() < 0.2,
            forbidden=frozenset((min(pair), max(pair)) for pair in forbidden),
            teams=teams,
            rounds=chance.randint(3, longest),
            seed=seed * 100_000 + number,
            forfeits=chance.choice([0.0, 0.03, 0.15]),
            absences=chance.choice([0.0, 0.04, 0.15]),
            draws=chance.choice([0.1, 0.3, 0.6]),
            upsets=chance.choice([0.1, 0.3, 0.5]),
            bye_points=chance.choice([4, 2]),
            initial=chance.choice(list(Colour)),
        )
