"""Killed while it pairs, imports, exports, upgrades, restores or saves elsewhere: no loss."""

from __future__ import annotations

import os
import signal
import sys
import time
import zipfile
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage.document import Document
from teamswiss_gui.words.places import resource
from tests.files.make_format_1 import FILE as OLD_FILE
from tests.gestures import digest
from tests.monkey.nursery import Nursery, nursery

MOMENTS = ("pairing", "importing", "exporting", "upgrading", "restoring", "saving as")
LONGEST = {"pairing": 0.15, "importing": 0.3, "exporting": 1.5, "upgrading": 0.6,
           "restoring": 0.2, "saving as": 0.2}  # fmt: skip
"""Seconds within which the first kill comes after the beginning."""
TRIES = 16
"""A miss halves the seconds and a hit lets them grow, so that they fit this machine."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


def killed(
    windows: Nursery, moment: str, path: Path, chance: Random, longest: float
) -> tuple[bool, dict[str, set[str]]]:
    """Kill a window soon after a beginning; say whether it had not ended, and what it told."""
    states: dict[str, set[str]] = {"begin": set(), "end": set()}
    last = ""
    window = windows.bears(str(path), moment)
    beginnings = 1 if moment == "upgrading" else chance.randint(1, 3)
    while beginnings:
        last = _heard(windows.line(), states) or last
        beginnings -= last == "begin"
    time.sleep(chance.random() * longest)
    os.kill(window, signal.SIGKILL)
    told, _status = windows.until_death()
    for line in told:
        last = _heard(line, states) or last
    return last == "begin", states


def _heard(line: str, states: dict[str, set[str]]) -> str:
    match line.rstrip("\n").split("\t"):
        case [("begin" | "end") as word, state, _path] if line.endswith("\n"):
            states[word].add(state)
            return word
    return ""


def try_moment(windows: Nursery, moment: str, folder: Path, chance: Random, longest: float) -> bool:
    """Kill once and look at everything that is left; say whether the moment was hit."""
    path = folder / "event.teamswiss"
    for old in folder.glob("*.*"):
        if old.is_file():
            old.unlink()
    copyfile(
        OLD_FILE if moment == "upgrading" else resource("samples", "City League.teamswiss"), path
    )
    with Document.open(path, read_only=True) as found:
        first = digest(found.tournament)
    hit, states = killed(windows, moment, path, chance, longest)
    known = {first} | states["begin"] | states["end"]
    for left in folder.glob("*.teamswiss"):
        with Document.open(left) as found:
            validate(found.tournament)
            log = [line.gesture for line in found.log()]
            if digest(found.tournament) not in known:  # in flight: done, and not yet told
                assert hit
                assert log[-1] in {"pair_round", "import_teams", "restore_snapshot", "undo"}
    out = folder / "out.xlsx"
    if out.exists():
        with zipfile.ZipFile(out) as book:
            assert book.testzip() is None
    return hit


def run(folder: Path, moment: str, kills: int, *, enough: int | None = None) -> int:
    """Kill so often, or until enough hit it; return how often the moment was really hit."""
    chance = Random(moment)
    longest = LONGEST[moment]
    hits = tried = 0
    with nursery(folder, "moment") as windows:
        while tried < kills and (enough is None or hits < enough):
            tried += 1
            if try_moment(windows, moment, folder, chance, longest):
                hits += 1
                longest *= 1.5
            else:
                longest /= 2
    print(f"{moment}: {hits} of {tried} kills hit it")
    return hits


@pytest.mark.parametrize("moment", MOMENTS)
def test_that_a_kill_in_a_long_moment_loses_nothing(tmp_path: Path, moment: str) -> None:
    assert run(tmp_path, moment, TRIES, enough=3) >= 3


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
def test_that_many_kills_in_a_long_moment_lose_nothing(tmp_path: Path, moment: str) -> None:
    assert run(tmp_path, moment, 40) > 10
