"""A program that is killed at any moment loses nothing that it acknowledged."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO

import pytest

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.lock import lock_path
from tests.gestures import digest, played

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@dataclass
class Heard:
    """What a worker said before it died."""

    state: str = ""
    lines: int = 0
    path: Path = Path()
    coming: str | None = None
    acknowledged: int = 0

    def listen(self, line: str) -> None:
        match line.rstrip("\n").split("\t"):
            case ["done", state, lines, path] if line.endswith("\n"):
                self.state, self.lines, self.path = state, int(lines), Path(path)
                self.coming = None
                self.acknowledged += 1
            case ["will", state] if line.endswith("\n"):
                self.coming = state


@dataclass
class Tally:
    """How often what happened, so that the test can say that it tried something."""

    kills: int = 0
    acknowledged: int = 0
    journals: int = 0
    in_flight: int = 0


def kill_after_a_while(path: Path, chance: Random) -> Heard:
    """Let a worker work and kill it at a random moment; return what it had said."""
    command = [sys.executable, "-m", "tests.unit.storage.crash_worker", str(path)]
    heard = Heard(path=path)
    with subprocess.Popen(
        [*command, str(chance.random())], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as worker:
        assert worker.stdout is not None
        try:
            for _line in range(chance.randint(1, 40)):
                heard.listen(worker.stdout.readline())
            # The moment within a gesture is random too: a commit takes some milliseconds.
            end = time.perf_counter() + chance.random() * 0.008
            while time.perf_counter() < end:
                pass
        finally:
            worker.send_signal(signal.SIGKILL)
        rest: IO[str] = worker.stdout
        for line in rest:
            heard.listen(line)
    assert worker.returncode == -signal.SIGKILL
    return heard


def look(heard: Heard, tally: Tally) -> None:
    """Reopen the file of a killed worker: it is sound and holds what was acknowledged."""
    path = heard.path
    tally.kills += 1
    tally.acknowledged += heard.acknowledged
    tally.journals += path.with_name(path.name + "-journal").exists()
    with Document.open(path) as reopened:
        assert not reopened.is_read_only
        assert reopened.holder is None
        validate(reopened.tournament)
        found, lines = digest(reopened.tournament), len(reopened.log())
        if lines == heard.lines:
            assert found == heard.state
        else:
            tally.in_flight += 1
            assert lines == heard.lines + 1
            assert found == heard.coming
    assert not lock_path(path).exists()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def run(folder: Path, seed: str, kills: int) -> Tally:
    chance = Random(seed)
    path = folder / "a.teamswiss"
    Document.create(path, Tournament()).close()
    tally = Tally()
    for _kill in range(kills):
        heard = kill_after_a_while(path, chance)
        look(heard, tally)
        path = heard.path
    return tally


def test_that_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    tally = run(tmp_path, "normal", 20)
    print(tally)
    assert tally.kills == 20
    assert tally.acknowledged > 60


@pytest.mark.long
@pytest.mark.parametrize("seed", ["one", "two", "three", "four", "five"])
def test_that_fifty_kills_more_lose_nothing(tmp_path: Path, seed: str) -> None:
    tally = run(tmp_path, seed, 50)
    print(tally)
    assert tally.kills == 50


def test_that_a_kill_while_a_large_event_is_written_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.teamswiss"
    Document.create(path, played(600, seed="large")).close()
    chance = Random("large")
    tally = Tally()
    for _kill in range(4):
        heard = kill_after_a_while(path, chance)
        look(heard, tally)
        path = heard.path
    assert tally.kills == 4
