"""Pairing a round: ordinary events of 20 to 1,000 teams, then the hard shapes."""

from __future__ import annotations

import statistics
import sys
import time

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import ColourPreferences, Request
from tests.bench.fields import Event, hard_shapes, never_played

SIZES = (20, 50, 100, 200, 500, 1000)
ROUNDS = 9


def timed(request: Request, *, explain: bool = False) -> float:
    began = time.perf_counter()
    pair(request, explain=explain)
    return time.perf_counter() - began


def bench(*, quick: bool) -> None:
    """Print the median and the worst time per round, the hard shapes, and the peak memory."""
    sizes = [size for size in SIZES if size <= 200] if quick else SIZES
    print(f"{'teams':>6} {'type':>5} {'median s':>9} {'worst s':>9} {'explained':>9}")
    for size in sizes:
        for preferences in (ColourPreferences.TYPE_A, ColourPreferences.TYPE_B):
            plain, told = _event(size, preferences)
            print(
                f"{size:>6} {preferences.value:>5} {statistics.median(plain):>9.3f} "
                f"{max(plain):>9.3f} {max(told):>9.3f}",
                flush=True,
            )
    if not quick:
        print(f"{9999:>6} {timed(never_played(9999, 0)):>15.3f} s  round 1 of the largest field")
    for size in [200] if quick else [200, 1000]:
        print(f"\n{'teams':>6} {'seconds':>9}  hard shape")
        for name, request in hard_shapes(size):
            began = time.perf_counter()
            note = ""
            try:
                pair(request)
            except TeamSwissError as error:
                note = f" ({error.code})"
            took = time.perf_counter() - began
            print(f"{size:>6} {took:>9.3f}  {name}{note}", flush=True)
    print(f"\npeak memory {_peak_megabytes():.0f} MB")


def _event(size: int, preferences: ColourPreferences) -> tuple[list[float], list[float]]:
    event = Event(size, ROUNDS, seed=size, preferences=preferences)
    plain, told = [], []
    for _ in range(ROUNDS):
        request = event.request()
        began = time.perf_counter()
        answer = pair(request)
        plain.append(time.perf_counter() - began)
        told.append(timed(request, explain=True))
        event.play(answer)
    return plain, told


def _peak_megabytes() -> float:
    if sys.platform == "win32":
        return float("nan")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
