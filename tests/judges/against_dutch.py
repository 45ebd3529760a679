"""Whole generated events through `dutch-2017` and through an outside program, round by round.

`python -m tests.judges.against_dutch --events 100 --seed 1` prints what differs and the counts.
py4swiss 0.3.1 is asked in its own interpreter: that of TEAMSWISS_PY4SWISS_PYTHON, or this one if it
has the package. bbpPairings 5.0.1 is not on PyPI: TEAMSWISS_BBP_PAIRINGS is the path of one built
from its sources (6.0.0 pairs by the edition of 2026).
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Protocol

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.dutch import criteria, rounds
from teamswiss_gui.engine.dutch.preferences import Strength
from teamswiss_gui.engine.dutch.state import TeamState
from teamswiss_gui.engine.pair import pair
from tests.judges.dutch_events import Event, events, trf_of

WORKER = Path(__file__).with_name("py4swiss_worker.py")
PY4SWISS_VARIABLE = "TEAMSWISS_PY4SWISS_PYTHON"
BBP_VARIABLE = "TEAMSWISS_BBP_PAIRINGS"
BBP_FOUND_NONE = 1
Pairs = list[tuple[int, int]]
"""White and Black, a bye as (number, 0), in ascending order."""


class Judge(Protocol):
    """An outside program that pairs by this edition."""

    name: str

    def pairs(self, trf: str) -> Pairs | None:
        """Return what it pairs, None if it finds no pairing."""

    def compared(self, answer: Answer | None, pairs: Pairs | None) -> Pairs | None:
        """Return pairs as far as they can be compared with its own."""

    def reading_that_gives(self, event: Event, pairs: Pairs | None) -> str:
        """Return which of its readings account for a difference, nothing if none does."""


def ours(event: Event) -> tuple[Answer | None, Pairs | None]:
    """Return what the engine pairs."""
    try:
        answer = pair(event.request())
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return None, None
    found = [(line.white, line.black) for line in answer.pairs]
    if answer.bye is not None:
        found.append((answer.bye, 0))
    return answer, sorted(found)


# --- bbpPairings ----------------------------------------------------------------------------------


class BbpPairings:
    """One process a round.

    It numbers teams that were never there yet anew, so colours that E.5 gave by the number's
    parity are not compared.
    """

    name = "bbpPairings"

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.asked = folder / "round.trf"
        self.told = folder / "pairs.txt"

    def pairs(self, trf: str) -> Pairs | None:
        self.asked.write_text(trf, encoding="utf-8")
        done = subprocess.run(
            [self.program, "--dutch", str(self.asked), "-p", str(self.told)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == BBP_FOUND_NONE:
            return None
        assert done.returncode == 0, done.stderr
        lines = self.told.read_text(encoding="utf-8").splitlines()[1:]
        return sorted(
            (int(white), int(black)) for white, black in map(str.split, filter(None, lines))
        )

    def compared(self, answer: Answer | None, pairs: Pairs | None) -> Pairs | None:
        if answer is None or pairs is None:
            return pairs
        by_parity = {frozenset((p.white, p.black)) for p in answer.pairs if p.rule == "E.5"}
        return sorted((min(p), max(p)) if frozenset(p) in by_parity else p for p in pairs)

    def reading_that_gives(self, event: Event, pairs: Pairs | None) -> str:
        return ""


@contextmanager
def bbp_pairings() -> Iterator[Judge | None]:
    """Yield bbpPairings, None if it is not here."""
    program = os.environ.get(BBP_VARIABLE)
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        yield BbpPairings(program, Path(folder))


# --- py4swiss -------------------------------------------------------------------------------------


def both_had_it_twice(a: TeamState, b: TeamState) -> bool:
    return a.preference.colour is b.preference.colour and a.repeated is b.repeated is not None


def both_at_least_strong(a: TeamState, b: TeamState) -> bool:
    weaker = min(a.preference.strength, b.preference.strength)
    return a.preference.colour is b.preference.colour and weaker >= Strength.STRONG


THEIR_READINGS: dict[str, tuple[object, str, object]] = {
    "C.7": (rounds, "completes_round", lambda bracket, below: False),
    "C.9": (criteria, "third_in_a_row", both_had_it_twice),
    "C.11": (criteria, "strong_preference_lost", both_at_least_strong),
}
"""docs/rules-dutch.md says why ours are others."""


class Py4swiss:
    """A process that is asked round after round."""

    name = "py4swiss"

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def pairs(self, trf: str) -> Pairs | None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(trf) + "\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        if isinstance(told, str):
            assert told.startswith("PairingError"), told
            return None
        return sorted((white, black) for white, black in told)

    def compared(self, answer: Answer | None, pairs: Pairs | None) -> Pairs | None:
        return pairs

    def reading_that_gives(self, event: Event, pairs: Pairs | None) -> str:
        """Return as few of its readings as can be, with which the engine pairs as it does."""
        for count in range(1, len(THEIR_READINGS) + 1):
            for names in combinations(THEIR_READINGS, count):
                with pytest.MonkeyPatch.context() as patch:
                    for name in names:
                        patch.setattr(*THEIR_READINGS[name])
                    if ours(event)[1] == pairs:
                        return " and ".join(names)
        return ""


@contextmanager
def py4swiss() -> Iterator[Judge | None]:
    """Yield a running py4swiss, None if it is not here."""
    python = os.environ.get(PY4SWISS_VARIABLE)
    if python is None and importlib.util.find_spec("py4swiss") is not None:
        python = sys.executable
    if python is None:
        yield None
        return
    with subprocess.Popen(
        [python, str(WORKER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Py4swiss(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()


# --- the comparison -------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was compared, and what differed."""

    judge: str
    events: int = 0
    rounds: int = 0
    least: int = 0
    most: int = 0
    explained: Counter[str] = field(default_factory=Counter)
    """Rounds that are the same once the engine takes these readings."""
    different: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = ", ".join(f"{n} by its reading of {name}" for name, n in self.explained.items())
        return (
            f"{self.judge}: {self.events} events of {self.least} to {self.most} teams,"
            f" {self.rounds} rounds, {len(self.different)} differences,"
            f" {self.explained.total()} explained{f' ({told})' if told else ''}"
        )


def compare(judge: Judge, played: Iterable[Event], *, every: int = 0) -> Tally:
    """Play events, each of their rounds paired both ways; print a line after so many events."""
    tally = Tally(judge.name)
    for event in played:
        tally.events += 1
        tally.least = min(tally.least or event.teams, event.teams)
        tally.most = max(tally.most, event.teams)
        for number in range(1, event.rounds + 1):
            answer, mine = ours(event)
            trf = trf_of(event)
            theirs = judge.pairs(trf)
            tally.rounds += 1
            if judge.compared(answer, mine) != judge.compared(answer, theirs):
                reading = judge.reading_that_gives(event, theirs)
                if reading:
                    tally.explained[reading] += 1
                else:
                    tally.different.append(f"round {number} of seed {event.seed}:\n{trf}")
            if answer is None:
                break
            event.play(answer)
        if every and tally.events % every == 0:
            print(tally, flush=True)
    return tally


JUDGES = {"bbpPairings": bbp_pairings, "py4swiss": py4swiss}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--judge", choices=JUDGES, default="py4swiss")
    parser.add_argument("--events", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--low", type=int, default=10)
    parser.add_argument("--high", type=int, default=200)
    chosen = parser.parse_args(arguments)
    with JUDGES[chosen.judge]() as judge:
        if judge is None:
            print(f"{chosen.judge} is not here; {PY4SWISS_VARIABLE} or {BBP_VARIABLE} says where")
            return 2
        played = events(chosen.events, least=chosen.low, most=chosen.high, seed=chosen.seed)
        tally = compare(judge, played, every=50)
    for difference in tally.different:
        print(difference)
    print(tally)
    return int(bool(tally.different))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
