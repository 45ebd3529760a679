"""The same rounds through the slow reference and through gacrux, as ratios to the engine.

First every round of an event of 9; the judge's own time is taken in a process that is running
already. Then, for round 5, what a shell waits for the program, start included: for the round as a
request (JSON) and as a TRF, by the clock and by the processor, the best of three. gacrux is asked
if it is installed (dev.py judges).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from statistics import median

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.formats.trf import write_trf
from tests.judges.against_gacrux import Judge, before_round, interpreter, judge
from tests.reference import weighted

ROUNDS = 9
ROUND = 5
SIZES = (20, 60, 100, 200, 500, 999)
LARGEST_REFERENCE = 60
LARGEST_GACRUX_EVENT = 200
"""Nine rounds of more teams take it many minutes."""
LARGEST_GACRUX = 500
"""At 999 teams a single round takes it minutes."""


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def bench(*, quick: bool) -> None:
    """Print every round by the engine, the reference and gacrux; then round 5 by the shell."""
    sizes = [size for size in SIZES if size <= 100] if quick else SIZES
    python = interpreter()
    print(f"gacrux: {'installed' if python else 'not installed'}")
    with judge(python) if python else nullcontext() as running:
        columns = "".join(f"{f'r{number}':>8}" for number in range(1, ROUNDS + 1))
        print(f"{'teams':>6} {'':12}{columns} {'median':>9} {'worst':>9}")
        events = {size: generate(_plan(size)) for size in sizes}
        for size, event in events.items():
            _every_round(size, event, running)
        print(f"\nround {ROUND} of {ROUNDS}, what a shell waits")
        print(f"{'teams':>6} {'JSON':>16} {'TRF':>16} {'gacrux, TRF':>13}")
        print(f"{'':6} {'clock / CPU s':>16} {'clock / CPU s':>16}")
        for size, event in events.items():
            _by_shell(size, before_round(event, ROUND), python)


def _plan(size: int) -> Plan:
    return Plan(teams=size, rounds=ROUNDS, seed=size, forfeits=0, absences=0)


def _every_round(size: int, event: Tournament, running: Judge | None) -> None:
    """Print the engine's milliseconds for each round, and how many times as long others take."""
    ours, reference, theirs = [], [], []
    for number in range(1, ROUNDS + 1):
        part = before_round(event, number)
        request = pairing_request(part, number)
        ours.append(min(timed(partial(pair, request)) for _try in range(3)))
        if size <= LARGEST_REFERENCE:
            reference.append(timed(partial(weighted.pair, request.to_json())) / ours[-1])
        if running is not None and size <= LARGEST_GACRUX_EVENT:
            theirs.append(timed(partial(running.pair, write_trf(part), number)) / ours[-1])
    _line(size, "engine ms", [f"{1000 * t:.1f}" for t in (*ours, median(ours), max(ours))])
    for name, ratios in (("reference", reference), ("gacrux", theirs)):
        if ratios:
            _line(size, name, [f"{r:.0f}x" for r in (*ratios, median(ratios), max(ratios))])


def _line(size: int, name: str, told: list[str]) -> None:
    each, (middle, worst) = told[:-2], told[-2:]
    columns = "".join(f"{text:>8}" for text in each)
    print(f"{size:>6} {name:<12}{columns} {middle:>9} {worst:>9}", flush=True)


def _by_shell(size: int, part: Tournament, python: str | None) -> None:
    data = write_trf(part)
    request = json.dumps(pairing_request(part, ROUND).to_json()).encode()
    json_clock, json_cpu = _ours("request.json", request)
    trf_clock, trf_cpu = _ours("event.trf", data)
    line = f"{size:>6} {json_clock:>8.2f} / {json_cpu:.2f}  {trf_clock:>8.2f} / {trf_cpu:.2f}"
    if python is not None and size <= LARGEST_GACRUX:
        line += f" {_gacrux(data, python) / trf_clock:>12.1f}x"
    print(line, flush=True)


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
