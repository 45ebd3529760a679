"""What --diagnose tells, and what it does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from teamswiss_gui.cli import diagnose
from teamswiss_gui.formats.rating_list import database_path
from teamswiss_gui.storage.program_log import ProgramLog


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "anna.berg"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    monkeypatch.setenv("TEAMSWISS_DATA", str(folder / "share" / "TeamSwiss"))
    return folder


def test_that_everything_below_the_window_is_told(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = ProgramLog(home / "share" / "TeamSwiss" / "Log")
    log.write("started")
    log.write("fault KeyError\nteamswiss_gui/views/x.py:3")
    log.close()
    assert diagnose.tell(diagnose.below_the_window()) == 0
    told = capsys.readouterr().out
    for each in ("TeamSwiss:", "Python:", "SQLite:", "languages:", "24 teams", "fault KeyError"):
        assert each in told
    assert "~/share/TeamSwiss can be written" in told
    assert "anna.berg" not in told
    assert "started" not in told


def test_that_what_is_in_the_way_is_a_problem(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "share").write_bytes(b"not a folder")
    assert diagnose.run() == diagnose.EXIT_PROBLEM
    told = capsys.readouterr().out
    assert "! data folder:" in told
    assert "problems: 2" in told


def test_that_a_broken_rating_list_is_a_problem(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = database_path(home / "share" / "TeamSwiss", "FIDE")
    path.parent.mkdir(parents=True)
    path.write_bytes(b"not a list")
    assert diagnose.tell(diagnose.below_the_window()) == 1
    assert "! rating list:" in capsys.readouterr().out


def test_that_the_program_diagnoses_itself(home: Path) -> None:
    pytest.importorskip("PySide6")
    environment = {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    done = subprocess.run(
        [sys.executable, "-m", "teamswiss_gui", "--diagnose"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for each in ("Qt platforms:", "Noto Sans", "Fusion", "problems: 0"):
        assert each in done.stdout
    assert "anna.berg" not in done.stdout
