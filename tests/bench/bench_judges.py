"""The same rounds through the slow reference and through gacrux, as ratios to the engine.

The judge's own time is taken in a process that is running already; the shell's time of both
programs, start included, stands beside it. gacrux is asked if it is installed (dev.py judges).
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.formats.trf import write_trf
from tests.judges.against_gacrux import Judge, interpreter, judge
from tests.reference import weighted

ROUND = 5
SIZES = (20, 60, 100, 200, 500)
LARGEST_REFERENCE = 60


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def bench(*, quick: bool) -> None:
    """Print round 5 of 9 by the engine, by the reference and by gacrux."""
    sizes = [size for size in SIZES if size <= 100] if quick else SIZES
    python = interpreter()
    print(f"round {ROUND} of 9; gacrux: {'installed' if python else 'not installed'}")
    print(
        f"{'teams':>6} {'engine s':>9} {'reference':>10} {'gacrux':>10}"
        f" {'shell s':>9} {'gacrux shell':>13}"
    )
    if python is None:
        _lines(sizes, None, None)
        return
    with judge(python) as running:
        _lines(sizes, running, python)


def _lines(sizes: Sequence[int], running: Judge | None, python: str | None) -> None:
    for size in sizes:
        tournament = _after_four_of_nine(size)
        request = pairing_request(tournament, ROUND)
        ours = min(timed(partial(pair, request)) for _try in range(3))
        line = f"{size:>6} {ours:>9.3f}"
        if size <= LARGEST_REFERENCE:
            slow = timed(partial(weighted.pair, request.to_json()))
            line += f" {slow / ours:>9.0f}x"
        else:
            line += " " * 11
        if running is not None and python is not None:
            data = write_trf(tournament)
            theirs = timed(partial(running.pair, data, ROUND))
            shell, other = _shells(data, python)
            line += f" {theirs / ours:>9.0f}x {shell:>9.2f} {other / shell:>12.1f}x"
        print(line, flush=True)


def _after_four_of_nine(size: int) -> Tournament:
    plan = Plan(teams=size, rounds=ROUND - 1, seed=size, forfeits=0, absences=0)
    return edits.set_field(generate(plan), "rounds", 9)


def _shells(data: bytes, python: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "event.trf")
        path.write_bytes(data)
        program = str(Path(sys.executable).with_name("teamswiss"))
        gacrux = [python, "-m", "gacrux.pairingchecker", "-p", "-dB", "-o", "-", "-i"]
        return _shell([program, "pair", str(path)]), _shell([*gacrux, str(path)])


def _shell(command: list[str]) -> float:
    return timed(partial(subprocess.run, command, capture_output=True, check=False))
