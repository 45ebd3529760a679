"""Whole events through our engine and through FIDE's reference engine, round by round.

`python -m tests.judges.against_gacrux --events 100 --seed 1` prints what differs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import Acceleration, ColourPreferences, PrimaryScore
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.formats.trf import write_trf
from teamswiss_gui.scoring.points import match_score

WORKER = Path(__file__).with_name("worker.py")
PYTHON_VARIABLE = "TEAMSWISS_GACRUX_PYTHON"


@dataclass(frozen=True)
class Difference:
    """A round that the two engines pair differently, or that gacrux did not pair."""

    plan: Plan
    round: int
    ours: tuple[tuple[int, int], ...]
    theirs: tuple[tuple[int, int], ...]
    message: str = ""
    explained: str = ""
    """The reading of docs/judges.md that accounts for it."""

    def __str__(self) -> str:
        mine, other = set(self.ours), set(self.theirs)
        told = f"only ours {sorted(mine - other)}, only theirs {sorted(other - mine)}"
        why = f" [{self.explained}]" if self.explained else ""
        return f"{self.plan} round {self.round}: {self.message or told}{why}"


def interpreter() -> str | None:
    """Return a Python that can import gacrux: this one, or the one that the variable names."""
    for python in (sys.executable, os.environ.get(PYTHON_VARIABLE)):
        if python:
            probe = [python, "-c", "import gacrux.pairingchecker"]
            if subprocess.run(probe, capture_output=True, check=False).returncode == 0:
                return python
    return None


class Judge:
    """A running gacrux."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self._process = process
        self._file = folder / "event.trf"

    def pair(self, data: bytes, round_number: int) -> tuple[tuple[tuple[int, int], ...], str]:
        """Return gacrux's pairs (a bye against 0) and, if it has none, what it says."""
        self._file.write_bytes(data)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{round_number} {self._file}\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        rows = [line.split() for line in answer["out"].splitlines() if line.strip()]
        if answer["code"] not in (0, None) or not rows or not rows[0][0].isdigit():
            return (), f"{answer['code']} {answer['out'][-400:]} {answer['errors'][-400:]}"
        return tuple((int(row[0]), int(row[1])) for row in rows[1:]), ""


@contextmanager
def judge(python: str) -> Iterator[Judge]:
    """Start gacrux and stop it in the end."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [python, str(WORKER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process,
    ):
        try:
            yield Judge(process, Path(folder))
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait()


def compare(judge_: Judge, plan: Plan) -> tuple[int, list[Difference]]:
    """Play an event and pair each of its rounds both ways; return the rounds and differences."""
    try:
        tournament = generate(plan)
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return 0, []
    found = []
    for number in range(1, plan.rounds + 1):
        part = before_round(tournament, number)
        answer = pair(pairing_request(part, number))
        ours = [(line.white, line.black) for line in answer.pairs]
        if answer.bye is not None:
            ours.append((answer.bye, 0))
        theirs, message = judge_.pair(write_trf(part), number)
        if set(ours) != set(theirs):
            why = explanation(part)
            found.append(Difference(plan, number, tuple(ours), theirs, message, why))
    return plan.rounds, found


def explanation(part: Tournament) -> str:
    """Return why gacrux reads these rounds otherwise (docs/judges.md), nothing if it does not."""
    for each in part.rounds:
        for match in each.matches:
            results = [board.result for board in match.boards]
            if match.forfeit is None and all(r is not None and r.is_forfeit for r in results):
                score = match_score(part, each.number, match)
                if score.white.game_points > 0 and score.black.game_points > 0:
                    return "a match without a game in which both sides have points"
    return ""


def before_round(tournament: Tournament, number: int) -> Tournament:
    """Return a tournament as it stood before a round was paired."""
    return replace(tournament, rounds=tournament.rounds[: number - 1])


def plans(events: int, seed: int, *, low: int = 6, high: int = 60) -> list[Plan]:
    """Return plans of every type code in turn, with forfeits, byes, absences and late entries."""
    dice = random.Random(seed)
    kinds = [
        (colours, primary, secondary, acceleration)
        for colours in ColourPreferences
        for primary in PrimaryScore
        for secondary in (True, False)
        for acceleration in (Acceleration.NONE, Acceleration.BAKU)
        if acceleration is Acceleration.NONE or primary is PrimaryScore.MATCH_POINTS
    ]
    found = []
    for number in range(events):
        colours, primary, secondary, acceleration = kinds[number % len(kinds)]
        teams = dice.randrange(low, high + 1)
        found.append(
            Plan(
                teams=teams,
                rounds=dice.randrange(min(3, teams // 2), min(11, max(3, teams // 2)) + 1),
                seed=seed * 100_000 + number,
                colour_preferences=colours,
                primary_score=primary,
                secondary_for_colours=secondary,
                acceleration=acceleration,
                boards=dice.choice((2, 3, 4, 4, 4, 5, 6)),
                forfeits=dice.choice((0.0, 0.02, 0.1)),
                absences=dice.choice((0.0, 0.02, 0.08)),
            )
        )
    return found


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--low", type=int, default=6)
    parser.add_argument("--high", type=int, default=60)
    chosen = parser.parse_args(arguments)
    python = interpreter()
    if python is None:
        print(f"gacrux is not installed; python3 dev.py judges, or set {PYTHON_VARIABLE}")
        return 2
    rounds = 0
    different = explained = 0
    with judge(python) as running:
        for plan in plans(chosen.events, chosen.seed, low=chosen.low, high=chosen.high):
            played, found = compare(running, plan)
            rounds += played
            different += sum(not each.explained for each in found)
            explained += sum(bool(each.explained) for each in found)
            print(f"{plan.teams} teams, {played} rounds, {len(found)} differences", flush=True)
            for each in found:
                print(each, flush=True)
    print(
        f"{chosen.events} events, {rounds} rounds, {different} differences, {explained} explained"
    )
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
