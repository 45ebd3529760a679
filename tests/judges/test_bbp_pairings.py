"""Whole events, round by round, against bbpPairings 5.0.1, FIDE's reference for this edition.

`TEAMSWISS_JUDGE_EVENTS` multiplies the number of events; tests/judges/against_dutch.py says where
the program is looked for, and prints counts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.judges.against_dutch import BBP_VARIABLE, Judge, bbp_pairings, compare
from tests.judges.dutch_events import events

pytestmark = pytest.mark.judge
TIMES = int(os.environ.get("TEAMSWISS_JUDGE_EVENTS", "1"))


@pytest.fixture
def judge() -> Iterator[Judge]:
    with bbp_pairings() as found:
        if found is None:
            pytest.skip(f"{BBP_VARIABLE} does not say where bbpPairings 5.0.1 is")
        yield found


@pytest.mark.parametrize(
    ("count", "least", "most"), [(60, 5, 9), (60, 10, 24), (20, 25, 70), (6, 100, 200)]
)
def test_that_bbp_pairings_pairs_every_round_alike(
    judge: Judge, count: int, least: int, most: int
) -> None:
    tally = compare(judge, events(count * TIMES, least=least, most=most, seed=7000 + least))
    assert not tally.different, tally.different[0]
    print(f"\n{tally}")
