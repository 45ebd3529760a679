"""A long day: memory and the work of a gesture stay flat, the file grows by what is written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PER_GESTURE = 1500
"""Bytes that a gesture may add to the file: its step, which can be undone, and its log line."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def day(gestures: int) -> list[dict[str, float]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.monkey.long_day", str(gestures)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    looks: list[dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    for look in looks:
        print(look)
    return looks


def check(looks: list[dict[str, float]], *, megabytes: float) -> None:
    first, last = looks[1], looks[-1]
    made = last["gestures"] - first["gestures"]
    assert last["objects"] <= first["objects"] * 1.03 + 2000
    assert last["qt_children"] <= first["qt_children"] * 1.02 + 20
    assert last["windows"] <= first["windows"] + 2
    assert last["steps"] <= first["steps"] * 1.05
    assert last["rss_kb"] - first["rss_kb"] <= megabytes * 1024
    assert last["file"] - first["file"] <= PER_GESTURE * made


def test_that_a_morning_leaves_nothing_behind() -> None:
    check(day(240), megabytes=12)


@pytest.mark.long
def test_that_a_day_of_thousands_of_gestures_leaves_nothing_behind() -> None:
    check(day(6000), megabytes=40)
