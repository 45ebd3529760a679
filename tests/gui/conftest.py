"""A window of its own for every test, with its files in the test's folder."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.drivers import ArbiterAtWindow
from tests.gui.rounds_driver import ArbiterAtRounds


@pytest.fixture
def arbiter(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ArbiterAtWindow]:
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path / "data"))
    at_window = ArbiterAtWindow(qtbot, tmp_path)
    yield at_window
    at_window.leaves()
    gc.enable()  # a window leaves that to its timer


@pytest.fixture
def at_rounds(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ArbiterAtRounds]:
    """An arbiter who knows his way about the Rounds page."""
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path / "data"))
    at_window = ArbiterAtRounds(qtbot, tmp_path)
    yield at_window
    at_window.leaves()
    gc.enable()  # a window leaves that to its timer
