"""Whole events, round by round, against bbpPairings 5.0.1, FIDE's reference for this edition.

The program is not on PyPI: TEAMSWISS_BBP_PAIRINGS is the path of one built from its sources (the
version matters: 6.0.0 pairs by the edition of 2026). It numbers teams that were never there yet
anew, so colours that E.5 gave by the number's parity are not compared.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from tests.judges.dutch_events import Event, events, trf_of

pytestmark = pytest.mark.judge
TIMES = int(os.environ.get("TEAMSWISS_JUDGE_EVENTS", "1"))
NO_PAIRING = 1


@pytest.fixture
def program() -> str:
    path = os.environ.get("TEAMSWISS_BBP_PAIRINGS")
    if path is None:
        pytest.skip("TEAMSWISS_BBP_PAIRINGS does not say where bbpPairings 5.0.1 is")
    return path


def their_pairs(program: str, folder: Path, trf: str) -> list[tuple[int, int]] | None:
    asked, told = folder / "round.trf", folder / "pairs.txt"
    asked.write_text(trf, encoding="utf-8")
    done = subprocess.run(
        [program, "--dutch", str(asked), "-p", str(told)], capture_output=True, text=True
    )
    if done.returncode == NO_PAIRING:
        return None
    assert done.returncode == 0, done.stderr
    lines = told.read_text(encoding="utf-8").splitlines()[1:]
    return [(int(white), int(black)) for white, black in (line.split() for line in lines if line)]


def assert_every_round_agrees(event: Event, program: str, folder: Path) -> int:
    for number in range(1, event.rounds + 1):
        trf = trf_of(event)
        theirs = their_pairs(program, folder, trf)
        try:
            answer = pair(event.request())
        except TeamSwissError as error:
            if error.code != "no-legal-pairing":
                raise
            assert theirs is None, trf
            return number
        assert theirs is not None, trf
        by_parity = {frozenset((p.white, p.black)) for p in answer.pairs if p.rule == "E.5"}
        ours = [(p.white, p.black) for p in answer.pairs]
        ours += [(answer.bye, 0)] if answer.bye is not None else []
        same = [
            sorted(tuple(sorted(p)) if frozenset(p) in by_parity else p for p in listed)
            for listed in (ours, theirs)
        ]
        assert same[0] == same[1], f"round {number} of seed {event.seed}:\n{trf}"
        event.play(answer)
    return event.rounds


@pytest.mark.parametrize(
    ("count", "least", "most"), [(60, 5, 9), (60, 10, 24), (20, 25, 70), (6, 100, 200)]
)
def test_that_bbp_pairings_pairs_every_round_alike(
    program: str, tmp_path: Path, count: int, least: int, most: int
) -> None:
    compared = 0
    for event in events(count * TIMES, least=least, most=most, seed=7000 + least):
        compared += assert_every_round_agrees(event, program, tmp_path)
    print(f"\nbbpPairings: {compared} rounds of {least} to {most} teams compared")
