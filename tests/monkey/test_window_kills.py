"""The whole program, driven at random and killed at random, loses nothing that it showed."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage.document import Document
from teamswiss_gui.words.places import resource
from tests.gestures import digest
from tests.monkey.nursery import Nursery, nursery

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@dataclass
class Acknowledged:
    """What the window had shown last."""

    state: str = ""
    lines: int = 0
    path: Path = Path()
    count: int = 0

    def listen(self, line: str) -> None:
        match line.rstrip("\n").split("\t"):
            case ["done", state, lines, path] if line.endswith("\n"):
                self.state, self.lines, self.path = state, int(lines), Path(path)
                self.count += 1


@dataclass
class Tally:
    """How often what happened."""

    kills: int = 0
    acknowledged: int = 0
    in_flight: int = 0
    cut_while_writing: int = 0


def killed(windows: Nursery, path: Path, chance: Random) -> Acknowledged:
    """Let a window work on a file and kill it at a random moment."""
    heard = Acknowledged(path=path)
    window = windows.bears(str(path), str(chance.random()))
    try:
        for _line in range(chance.randint(1, 12)):
            heard.listen(windows.line())
        end = time.perf_counter() + chance.random() * 0.03
        while time.perf_counter() < end:
            pass
    finally:
        os.kill(window, signal.SIGKILL)
    told, status = windows.until_death()
    for line in told:
        heard.listen(line)
    assert status == signal.SIGKILL
    assert heard.count
    return heard


def look(heard: Acknowledged, tally: Tally) -> None:
    """Reopen: what was acknowledged is there, and at most the gesture in flight beyond it."""
    tally.kills += 1
    tally.acknowledged += heard.count
    with Document.open(heard.path) as found:
        assert found.cut_off is not None
        tally.cut_while_writing += found.cut_off.was_writing
        validate(found.tournament)
        more = len(found.log()) - heard.lines
        assert more in {0, 1}
        if more:
            tally.in_flight += 1
            last = found.log()[-1].gesture
            if last == "undo":
                found.redo()
            elif last != "snapshot":
                found.undo()
        assert digest(found.tournament) == heard.state


def run(folder: Path, seed: str, kills: int) -> Tally:
    chance = Random(seed)
    tally = Tally()
    path = folder / "event.teamswiss"
    copyfile(resource("samples", "City League.teamswiss"), path)
    with nursery(folder, "random") as windows:
        for _kill in range(kills):
            heard = killed(windows, path, chance)
            look(heard, tally)
            path = heard.path
    print(tally)
    return tally


def test_that_a_window_killed_dozens_of_times_loses_nothing(tmp_path: Path) -> None:
    tally = run(tmp_path, "normal", 36)
    assert tally.kills == 36
    assert tally.acknowledged > 120


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_that_a_window_killed_hundreds_of_times_loses_nothing(tmp_path: Path, seed: int) -> None:
    tally = run(tmp_path, str(seed), 60)
    assert tally.kills == 60
