"""Rating lists: loading text and XML, and the search while somebody types."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from teamswiss_gui.formats.names import words
from teamswiss_gui.formats.rating_list import RatingList
from tests.unit.formats.made_lists import Made, players, text_list, xml_list

# In a process of its own, so that its peak of memory is that of loading alone.
LOAD = """
import sys, time
from pathlib import Path
from teamswiss_gui.formats.rating_list import load_rating_list
began = time.perf_counter()
load_rating_list(Path(sys.argv[1]), Path(sys.argv[2]))
try:
    import resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
except ImportError:
    peak = 0
print(time.perf_counter() - began, time.process_time(), peak)
"""
TYPISTS = 300


def bench(*, quick: bool) -> None:
    """Print how long a list takes to load and how long an answer takes."""
    count = 100_000 if quick else 1_500_000
    print(f"{count:,} made players; memory is the peak of the loading process, in MB")
    print(f"{'form':>6} {'MB':>8} {'seconds':>8} {'of CPU':>8} {'memory':>8} {'database':>9}")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "FIDE.ratings")
        for form, lines in (("text", text_list(players(count))), ("XML", xml_list(players(count)))):
            source = Path(folder, f"list.{form}")
            with source.open("wb") as file:
                file.writelines(lines)
            done = subprocess.run(
                [sys.executable, "-c", LOAD, str(source), str(database)],
                capture_output=True,
                text=True,
                check=True,
            )
            seconds, cpu, peak = map(float, done.stdout.split())
            sizes = source.stat().st_size / 1e6, database.stat().st_size / 1e6
            print(
                f"{form:>6} {sizes[0]:8.0f} {seconds:8.1f} {cpu:8.1f} {peak:8.0f} {sizes[1]:9.0f}",
                flush=True,
            )
            source.unlink()
        measure_search(database, count)


def measure_search(database: Path, count: int) -> None:
    """Type names letter by letter, in any order of their parts, and time every answer."""
    dice = random.Random(5)
    every = max(count // TYPISTS, 1)
    typed = [t for made in islice(players(count), 0, None, every) for t in typing(made, dice)]
    with RatingList(database) as found:
        found.search("warm up")
        times: list[float] = []
        worked: list[tuple[float, str]] = []
        for text in typed:
            began, busy = time.perf_counter(), time.thread_time()
            found.search(text, 20)
            times.append((time.perf_counter() - began) * 1000)
            worked.append(((time.thread_time() - busy) * 1000, text))
    times.sort()
    worked.sort()
    print(
        f"{len(times)} searches: median {statistics.median(times):.2f} ms, "
        f"99 in 100 within {times[len(times) * 99 // 100]:.1f} ms, worst {times[-1]:.1f} ms, "
        f"{sum(t > 20 for t in times)} over 20 ms"
    )
    print(
        f"without waiting for other programs: worst {worked[-1][0]:.1f} ms ({worked[-1][1]!r}), "
        f"{sum(t > 20 for t, _text in worked)} over 20 ms"
    )


def typing(made: Made, dice: random.Random) -> Iterator[str]:
    """Yield what stands in the field after every letter."""
    parts = words(made.name)
    dice.shuffle(parts)
    text = " ".join(parts[:2])
    for end in range(1, len(text) + 1):
        yield text[:end]
    yield str(made.id)
