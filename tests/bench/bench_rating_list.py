"""Rating lists: loading text and XML, and the search while somebody types."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from string import ascii_lowercase

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
    print(
        f"{'searches':>34} {'number':>7} {'median':>7} {'99 of 100':>10} {'worst':>7}  over 20 ms"
    )
    with RatingList(database) as found:
        found.search("warm up")
        _searches(found, "names letter by letter, and ids", typed)
        for kind, texts in hard(count).items():
            _searches(found, kind, texts)


def hard(count: int) -> dict[str, list[str]]:
    """Return what has the most answers, or the fewest among the most candidates."""
    lasts: Counter[str] = Counter()
    firsts: Counter[str] = Counter()
    for made in islice(players(count), 0, None, 7):
        parts = words(made.name)
        lasts[parts[0]] += 1
        firsts[parts[1]] += 1
    common = [name for name, _ in lasts.most_common(100)]
    given = [name for name, _ in firsts.most_common(100)]
    pairs = list(zip(common, given, strict=True))
    return {
        "one letter": list(ascii_lowercase),
        "two words of one letter": [f"{a} {b}" for a in ascii_lowercase for b in ascii_lowercase],
        "common names": [*common, *given],
        "common names, first name first": [f"{b} {a}" for a, b in pairs],
        "a common name and one letter": [f"{a} {b}" for a in common for b in "aqxyz"],
        "common names with accents": [
            f"{a} {b}".translate(str.maketrans("aeou", "áèöü")) for a, b in pairs
        ],
        "no such name": [f"{a}qq {b}" for a, b in pairs],
        "beginnings of ids": [str(n) for n in range(1, 100)],
    }


def _searches(found: RatingList, kind: str, texts: list[str]) -> None:
    """Print how long answers take, without the time in which other programs ran."""
    worked: list[float] = []
    for text in texts:
        busy = time.thread_time()
        found.search(text, 20)
        worked.append((time.thread_time() - busy) * 1000)
    worked.sort()
    print(
        f"{kind:>34} {len(worked):>7} {statistics.median(worked):>4.2f} ms "
        f"{worked[len(worked) * 99 // 100]:>7.2f} ms {worked[-1]:>4.1f} ms"
        f"  {sum(each > 20 for each in worked)}",
        flush=True,
    )


def typing(made: Made, dice: random.Random) -> Iterator[str]:
    """Yield what stands in the field after every letter."""
    parts = words(made.name)
    dice.shuffle(parts)
    text = " ".join(parts[:2])
    for end in range(1, len(text) + 1):
        yield text[:end]
    yield str(made.id)
