"""Pairing a round by the Dutch system: ordinary events of 20 to 1,000 teams, then hard shapes."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from tests.bench.fields import hard_shapes
from tests.judges.dutch_events import SYSTEM, Event

SIZES = (20, 50, 100, 200, 500, 1000)
ROUNDS = 9


def bench(*, quick: bool) -> None:
    """Print the median and the worst time per round, then the hard shapes."""
    sizes = [size for size in SIZES if size <= 200] if quick else SIZES
    print(f"{'teams':>6} {'median s':>9} {'worst s':>9} {'explained':>9}")
    for size in sizes:
        plain, told = _event(size)
        print(
            f"{size:>6} {statistics.median(plain):>9.3f} {max(plain):>9.3f} {max(told):>9.3f}",
            flush=True,
        )
    for size in [200] if quick else [200, 500]:
        print(f"\n{'teams':>6} {'seconds':>9}  hard shape")
        for name, request in hard_shapes(size):
            began = time.perf_counter()
            note = ""
            try:
                pair(replace(request, system=SYSTEM))
            except TeamSwissError as error:
                note = f" ({error.code})"
            print(f"{size:>6} {time.perf_counter() - began:>9.3f}  {name}{note}", flush=True)


def _event(size: int) -> tuple[list[float], list[float]]:
    event = Event(size, ROUNDS, seed=size, forfeits=0.01, absences=0.02)
    plain, told = [], []
    for _ in range(ROUNDS):
        request = event.request()
        began = time.perf_counter()
        answer = pair(request)
        plain.append(time.perf_counter() - began)
        began = time.perf_counter()
        pair(request, explain=True)
        told.append(time.perf_counter() - began)
        event.play(answer)
    return plain, told
