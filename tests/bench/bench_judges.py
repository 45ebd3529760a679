"""The same rounds through the slow reference and through gacrux, as ratios to the engine.

The judge's own time is taken in a process that is running already. Beside it stands what a shell
waits for the program, start included: for the round as a request (JSON) and as a TRF, by the clock
and by the processor, the best of three. gacrux is asked if it is installed (dev.py judges).
"""

from __future__ import annotations

import json
import os
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
SIZES = (20, 60, 100, 200, 500, 999)
LARGEST_REFERENCE = 60
LARGEST_GACRUX = 500
"""At 999 teams it takes minutes."""


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def bench(*, quick: bool) -> None:
    """Print round 5 of 9 by the engine, by the reference, by the shell and by gacrux."""
    sizes = [size for size in SIZES if size <= 100] if quick else SIZES
    python = interpreter()
    print(f"round {ROUND} of 9; gacrux: {'installed' if python else 'not installed'}")
    print(
        f"{'teams':>6} {'engine s':>9} {'reference':>10} {'JSON shell':>16} {'TRF shell':>16}"
        f" {'gacrux':>9} {'gacrux shell':>13}"
    )
    print(f"{'':27} {'clock / CPU s':>16} {'clock / CPU s':>16}")
    if python is None:
        _lines(sizes, None, None)
        return
    with judge(python) as running:
        _lines(sizes, running, python)


def _lines(sizes: Sequence[int], running: Judge | None, python: str | None) -> None:
    for size in sizes:
        tournament = _after_four_of_nine(size)
        request = pairing_request(tournament, ROUND)
        data = write_trf(tournament)
        ours = min(timed(partial(pair, request)) for _try in range(3))
        line = f"{size:>6} {ours:>9.3f}"
        if size <= LARGEST_REFERENCE:
            slow = timed(partial(weighted.pair, request.to_json()))
            line += f" {slow / ours:>9.0f}x"
        else:
            line += " " * 11
        json_clock, json_cpu = _ours("request.json", json.dumps(request.to_json()).encode())
        trf_clock, trf_cpu = _ours("event.trf", data)
        line += f" {json_clock:>8.2f} / {json_cpu:.2f}  {trf_clock:>8.2f} / {trf_cpu:.2f}"
        if running is not None and python is not None and size <= LARGEST_GACRUX:
            theirs = timed(partial(running.pair, data, ROUND))
            line += f" {theirs / ours:>9.0f}x {_gacrux(data, python) / trf_clock:>12.1f}x"
        print(line, flush=True)


def _after_four_of_nine(size: int) -> Tournament:
    plan = Plan(teams=size, rounds=ROUND - 1, seed=size, forfeits=0, absences=0)
    return edits.set_field(generate(plan), "rounds", 9)


def _ours(name: str, data: bytes) -> tuple[float, float]:
    """Return the clock's and the processor's seconds of our program for a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(data)
        program = str(Path(sys.executable).with_name("teamswiss"))
        return min(_shell([program, "pair", str(path)]) for _try in range(3))


def _gacrux(data: bytes, python: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "event.trf")
        path.write_bytes(data)
        gacrux = [python, "-m", "gacrux.pairingchecker", "-p", "-dB", "-o", "-", "-i"]
        return _shell([*gacrux, str(path)])[0]


def _shell(command: list[str]) -> tuple[float, float]:
    before = os.times()
    clock = timed(partial(subprocess.run, command, capture_output=True, check=False))
    after = os.times()
    user = after.children_user - before.children_user
    return clock, user + after.children_system - before.children_system
