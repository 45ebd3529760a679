"""Whatever the disk does, an arbiter at the window can print, save elsewhere and go on there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.faults.disk import can_interpose, library, run_before
from tests.faults.window_worker import cases

pytestmark = pytest.mark.skipif(not can_interpose(), reason="needs Linux and a C compiler")
FEW = ("write ENOSPC", "read EIO", "pulled", "emptied", "protected")
"""What every run tries: disk full, disk dead, stick pulled, file wiped out, card locked."""


def lived_through(folder: Path, *names: str) -> dict[str, dict[str, object]]:
    built = library(folder)
    done = run_before(built, "tests.faults.window_worker", folder / "stage", *names)
    assert done.returncode == 0, done.stderr[-4000:]
    found: dict[str, dict[str, object]] = json.loads(done.stdout.splitlines()[-1])
    for name, what in found.items():
        print(name, what)
    return found


def test_that_an_arbiter_prints_and_saves_elsewhere_when_the_disk_fails(tmp_path: Path) -> None:
    assert set(lived_through(tmp_path, *FEW)) == set(FEW)


@pytest.mark.long
def test_that_every_fault_leaves_printing_and_saving_elsewhere(tmp_path: Path) -> None:
    assert set(lived_through(tmp_path)) == set(cases())
