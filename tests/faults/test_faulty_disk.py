"""A disk that fails under the file: what is acknowledged is there, and the event can move on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.faults.disk import can_interpose, library, run_before

pytestmark = pytest.mark.skipif(not can_interpose(), reason="needs Linux and a C compiler")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return library(tmp_path_factory.mktemp("interposed"))


def tally(built: Path, folder: Path, seed: str, gestures: int) -> dict[str, int]:
    done = run_before(built, "tests.faults.file_worker", folder, seed, gestures)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, int] = json.loads(done.stdout)
    print(found)
    return found


def test_that_a_failing_disk_costs_no_acknowledged_gesture(built: Path, tmp_path: Path) -> None:
    found = tally(built, tmp_path, "normal", 150)
    assert found["struck"] > 20
    assert found["refused"] > 5
    assert found["saved elsewhere"] == 6


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_that_a_failing_disk_costs_nothing_thousands_of_times(
    built: Path, tmp_path: Path, seed: int
) -> None:
    found = tally(built, tmp_path, str(seed), 1500)
    assert found["struck"] > 200
    assert found["without history"] > 0
