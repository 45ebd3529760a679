"""A window of its own for every test, with its files in the test's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.drivers import ArbiterAtWindow


@pytest.fixture
def arbiter(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ArbiterAtWindow]:
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path / "data"))
    at_window = ArbiterAtWindow(qtbot, tmp_path)
    yield at_window
    at_window.leaves()
