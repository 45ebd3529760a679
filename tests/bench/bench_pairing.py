"""Pairing a round: ordinary events of 20 to 1,000 teams, then the hard shapes."""

from __future__ import annotations

import statistics
import sys
import time
from dataclasses import dataclass

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import ColourPreferences, Request
from tests.bench.fields import Event, hard_shapes, never_played

SIZES = (20, 50, 100, 200, 500, 1000)
ROUNDS = 9
TRIES = 3
TRIES_WHERE_SHORT = 9
"""Up to 200 teams a round takes milliseconds, which a busy machine disturbs easily."""
A_FEW_MILLISECONDS = 0.005


def timed(request: Request, *, explain: bool = False) -> float:
    began = time.process_time()
    pair(request, explain=explain)
    return time.process_time() - began


@dataclass(frozen=True)
class Round:
    """One round: how long its pairing took, and with its explanation (the best of several)."""

    plain: float
    explained: float

    @property
    def ratio(self) -> float:
        return self.explained / self.plain


def bench(*, quick: bool) -> None:
    """Print the time of each round, their median and worst, and what explaining adds.

    Times are the process's own. The hard shapes and the peak memory follow.
    """
    sizes = [size for size in SIZES if size <= 200] if quick else SIZES
    columns = "".join(f"{f'r{number}':>7}" for number in range(1, ROUNDS + 1))
    print(f"{'':{13 + len(columns)}}{'':18} explained / plain")
    print(
        f"{'teams':>6} {'type':>5} {columns} {'median':>8} {'worst':>8} {'event':>7} {'worst':>8}"
    )
    print(f"{'':12} {'ms' + ' ' * 4:>{len(columns)}} {'ms':>8} {'ms':>8} {'':7} {'round':>8}")
    for size in sizes:
        for preferences in ColourPreferences:
            rounds = _event(size, preferences)
            plain = [each.plain for each in rounds]
            event = sum(each.explained for each in rounds) / sum(plain)
            long = [each.ratio for each in rounds if each.plain > A_FEW_MILLISECONDS]
            worst = f"{max(long):>7.2f}x" if long else f"{'(< 5 ms)':>8}"
            print(
                f"{size:>6} {preferences.value:>5} {''.join(f'{1000 * t:>7.1f}' for t in plain)} "
                f"{1000 * statistics.median(plain):>8.1f} {1000 * max(plain):>8.1f} "
                f"{event:>6.2f}x {worst}",
                flush=True,
            )
    if not quick:
        print(f"{9999:>6} {timed(never_played(9999, 0)):>15.3f} s  round 1 of the largest field")
    for size in [200] if quick else [200, 1000]:
        print(f"\n{'teams':>6} {'seconds':>9}  hard shape")
        for name, request in hard_shapes(size):
            began = time.process_time()
            note = ""
            try:
                pair(request)
            except TeamSwissError as error:
                note = f" ({error.code})"
            took = time.process_time() - began
            print(f"{size:>6} {took:>9.3f}  {name}{note}", flush=True)
    print(f"\npeak memory {_peak_megabytes():.0f} MB")


def _event(size: int, preferences: ColourPreferences) -> list[Round]:
    event = Event(size, ROUNDS, seed=size, preferences=preferences)
    rounds = []
    count = TRIES_WHERE_SHORT if size <= 200 else TRIES
    for _ in range(ROUNDS):
        request = event.request()
        # In turn, so that a disturbance of the machine does not fall on one of the two alone.
        tries = [(timed(request), timed(request, explain=True)) for _try in range(count)]
        rounds.append(Round(min(a for a, _ in tries), min(b for _, b in tries)))
        event.play(pair(request))
    return rounds


def _peak_megabytes() -> float:
    if sys.platform == "win32":
        return float("nan")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
