"""The program without a screen."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.words.places import resource


def test_that_the_demo_pairs_the_next_round_and_writes_documents(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "-o", str(tmp_path / "new" / "folder")]) == 0
    said = capsys.readouterr().out
    assert "City League 2026" in said
    assert "Standings after round 5" in said
    assert "Pairing of round 6 by fide-team-2026" in said
    assert "The bye goes to Ferry House (19)." in said
    folder = tmp_path / "new" / "folder"
    assert str(folder) in said
    explained = json.loads((folder / "round-6-explained.json").read_text(encoding="utf-8"))
    assert explained["round"] == 6
    assert explained["explanation"]
    report = read_trf((folder / "city-league.trf").read_bytes())
    assert len(report.tournament.teams) == 24
    for name in ("city-league.xlsx", "report.html", "standings.html"):
        assert (folder / name).stat().st_size > 1000
        assert name in said


def test_that_the_demo_says_when_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert main(["demo", "-o", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_that_a_file_alone_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(resource("samples", "Summer Cup.teamswiss"))]) == 0
    said = capsys.readouterr().out
    assert "8 teams, 4 boards, round 0 of 5" in said
    assert "Observatory" in said


def test_that_a_file_that_is_not_there_is_one_clear_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["nowhere.teamswiss"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_that_the_program_needs_no_qt_to_show_an_event() -> None:
    program = (
        "import sys; from teamswiss_gui.__main__ import main; "
        f"main([{str(resource('samples', 'Summer Cup.teamswiss'))!r}]); "
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
