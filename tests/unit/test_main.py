"""Where no display answers, nothing of Qt is started."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from teamswiss_gui import __main__ as program

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="these always have a screen"
)


@pytest.mark.parametrize("display", ["", ":987", "unix:987", "nonsense", ":x"])
def test_that_a_display_that_does_not_answer_is_no_screen(
    monkeypatch: pytest.MonkeyPatch, display: str
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    assert not program.has_screen()


def test_that_a_display_on_another_machine_is_left_to_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", "office:10.0")
    monkeypatch.setattr(socket, "socket", None)  # no connection of our own
    assert program.has_screen()


def test_that_a_display_that_answers_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert not program.has_screen()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert program.has_screen()


def test_that_the_program_runs_its_demo_where_the_display_is_gone(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "DISPLAY": ":987",
        "WAYLAND_DISPLAY": "",
        "TEAMSWISS_DATA": str(tmp_path),
    }
    environment.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run(
        [sys.executable, "-m", "teamswiss_gui"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "City League" in done.stdout
