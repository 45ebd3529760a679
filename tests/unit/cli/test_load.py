"""What a command says about a file that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from teamswiss_gui.cli.commands import run
from tests.unit.formats.test_trf_reading import HEADER, TEAMS, players


def said_about(path: Path, content: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    path.write_text(content)
    assert run(["check", str(path)]) == 2
    return capsys.readouterr().err.splitlines()


def test_that_several_problems_are_one_line_that_counts_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = HEADER.replace("142 3", "142 x").replace("152 W", "152 G") + players() + TEAMS
    (only,) = said_about(tmp_path / "event.trf", text, capsys)
    assert "line 2, column 5" in only
    assert "(problems in the file: 2)" in only


def test_that_one_problem_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = HEADER.replace("152 W", "152 G") + players() + TEAMS
    (only,) = said_about(tmp_path / "event.trf", text, capsys)
    assert "line 3, column 5" in only
