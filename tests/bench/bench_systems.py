"""The other systems: ordinary events of 20 to 1,000 teams, then the hard shapes."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.bench.fields import hard_shapes
from tests.judges.dutch_events import Event

SYSTEMS = ("dutch-2017", "dutch-earlier", "olympiad-2008")
SIZES = (20, 50, 100, 200, 500, 1000)
HARD_SIZES = (200, 500)
ROUNDS = 9
TRIES = 3


def timed(request: Request, *, explain: bool = False) -> float:
    began = time.process_time()
    pair(request, explain=explain)
    return time.process_time() - began


def bench(*, quick: bool) -> None:
    """Print for each system the median and the worst time per round, then its hard shapes."""
    for system in SYSTEMS:
        print(f"\n{system}")
        print(f"{'teams':>6} {'median s':>9} {'worst s':>9} {'explained / plain':>18}", flush=True)
        for size in SIZES:
            if size <= 200 or not quick:
                _line(system, size)
        for size in [200] if quick else HARD_SIZES:
            print(f"{'teams':>6} {'seconds':>9}  hard shape")
            for name, request in hard_shapes(size):
                began = time.process_time()
                note = ""
                try:
                    pair(replace(request, system=system))
                except TeamSwissError as error:
                    note = f" ({error.code})"
                print(f"{size:>6} {time.process_time() - began:>9.3f}  {name}{note}", flush=True)


def _line(system: str, size: int) -> None:
    event = Event(size, ROUNDS, seed=size, forfeits=0.01, absences=0.02)
    plain, told = [], []
    for _ in range(ROUNDS):
        request = replace(event.request(), system=system)
        if system == "olympiad-2008":
            request = replace(request, virtual_points=None)  # its own imaginary points
        tries = [(timed(request), timed(request, explain=True)) for _try in range(TRIES)]
        plain.append(min(a for a, _ in tries))
        told.append(min(b for _, b in tries))
        event.play(pair(request))
    print(
        f"{size:>6} {statistics.median(plain):>9.3f} {max(plain):>9.3f}"
        f" {sum(told) / sum(plain):>17.2f}x",
        flush=True,
    )
