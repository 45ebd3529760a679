"""Reading and writing a TRF, and a round paired from one in a shell."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import read_trf, write_trf

ROUNDS = 9
TIMES = 10


def bench(*, quick: bool) -> None:
    """Print the least processor time of some attempts: a busy machine makes it longer only."""
    print(f"{ROUNDS} rounds, 4 boards; processor, best of {TIMES}")
    print(f"{'teams':>6}  {'players':>7}  {'bytes':>9}  {'read':>9}  {'written':>9}")
    with tempfile.TemporaryDirectory() as place:
        for teams in (50, 200) if quick else (50, 200, 999):
            tournament = generate(Plan(teams=teams, rounds=ROUNDS, seed=1))
            data = write_trf(tournament)
            read, written = _least(partial(read_trf, data)), _least(partial(write_trf, tournament))
            players = sum(len(team.players) for team in tournament.teams)
            sizes = f"{teams:6}  {players:7}  {len(data):9}"
            print(f"{sizes}  {read * 1000:6.1f} ms  {written * 1000:6.1f} ms")
            (Path(place) / f"{teams}.trf").write_bytes(data)
        print(
            "teamswiss pair 200.trf --round 5, with the start of the process and compiled modules"
        )
        clock, processor = _shell(Path(place) / "200.trf")
        print(f"  {clock:.2f} s, processor {processor:.2f} s")


def _least(work: Callable[[], object]) -> float:
    times = []
    for _ in range(TIMES):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def _shell(path: Path) -> tuple[float, float]:
    command = [sys.executable, "-m", "teamswiss_gui", "pair", str(path), "--round", "5"]
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    found = []
    for _ in range(TIMES):
        before, start = _used(), time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, env=environment)
        found.append((time.perf_counter() - start, _used() - before))
    return min(clock for clock, _ in found), min(processor for _, processor in found)


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
