"""The program without a screen."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.cli import commands
from teamswiss_gui.domain.model import Tournament
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


def test_that_the_demo_takes_a_picture_of_the_window_and_leaves_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path / "data"))
    pytest.importorskip("PySide6.QtWidgets")
    assert main(["demo", "-o", str(tmp_path / "demo")]) == 0
    picture = (tmp_path / "demo" / "window.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1280, 720)
    assert [path.name for path in tmp_path.iterdir()] == ["demo"]


def test_that_the_papers_of_the_demo_are_those_of_the_round_it_has_paired(tmp_path: Path) -> None:
    seen: list[Tournament] = []

    def picture(paired: Tournament) -> bytes:
        seen.append(paired)
        return b"a picture"

    assert commands.run(["demo", "-o", str(tmp_path)], to_picture=picture) == 0
    assert (tmp_path / "window.png").read_bytes() == b"a picture"
    (paired,) = seen
    assert paired.draft is not None
    assert paired.draft.number == 6
    played = read_trf((tmp_path / "city-league.trf").read_bytes()).tournament
    assert len(played.rounds) == 5


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
