"""Whole events, round by round, against py4swiss: the same pairs, colours and bye.

py4swiss 0.3.1 implements the same edition. It reads three criteria in a way of its own, which shows
in about one round of five hundred (docs/rules-dutch.md); such a round has to be the same once the
engine reads them in that way. `TEAMSWISS_JUDGE_EVENTS` multiplies the number of events;
tests/judges/against_dutch.py says where the package is looked for, and prints counts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.judges.against_dutch import PY4SWISS_VARIABLE, Judge, compare, py4swiss
from tests.judges.dutch_events import events

pytestmark = pytest.mark.judge
TIMES = int(os.environ.get("TEAMSWISS_JUDGE_EVENTS", "1"))


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    with py4swiss() as found:
        if found is None:
            pytest.skip(f"py4swiss is neither here nor at {PY4SWISS_VARIABLE}")
        yield found


def assert_alike(judge: Judge, count: int, least: int, most: int, seed: int) -> None:
    tally = compare(judge, events(count * TIMES, least=least, most=most, seed=seed))
    assert not tally.different, tally.different[0]
    assert tally.explained.total() <= 3 + tally.rounds // 100
    print(f"\n{tally}")


@pytest.mark.parametrize("seed", range(1, 5))
def test_that_py4swiss_pairs_small_events_alike(judge: Judge, seed: int) -> None:
    assert_alike(judge, 10, 10, 24, 1000 + seed)


@pytest.mark.parametrize("seed", range(1, 4))
def test_that_py4swiss_pairs_middling_events_alike(judge: Judge, seed: int) -> None:
    assert_alike(judge, 4, 25, 70, 2000 + seed)


@pytest.mark.parametrize("seed", range(1, 3))
def test_that_py4swiss_pairs_large_events_alike(judge: Judge, seed: int) -> None:
    assert_alike(judge, 1, 100, 200, 3000 + seed)


@pytest.mark.parametrize("seed", range(1, 3))
def test_that_py4swiss_pairs_events_alike_that_run_out_of_opponents(
    judge: Judge, seed: int
) -> None:
    assert_alike(judge, 20, 5, 9, 4000 + seed)
