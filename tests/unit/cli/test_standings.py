"""`teamswiss standings` from a shell's point of view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teamswiss_gui.cli import commands
from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.sentences import working_lines
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.storage.document import write_new
from teamswiss_gui.words import Words
from tests.unit.scoring.exercise import exercise


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "event.teamswiss"
    write_new(path, exercise())
    return path


def test_that_the_json_is_as_the_interface_says(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["standings", str(file), "--tiebreaks", "mpvgp,EMGSB/C1,EDEBT,TBR", "--json"]
    assert commands.run(arguments) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["after"] == 7
    assert answer["tiebreaks"] == ["MPvGP", "EMGSB/C1", "EDEBT", "TBR"]
    first = answer["rows"][0]
    assert (first["rank"], first["tpn"], first["team"], first["mp"]) == (1, 5, "Team 5", 10)
    assert first["gp"] == 18
    assert first["values"]["EDEBT"] == 1
    assert isinstance(first["values"]["TBR"], list)
    assert all(set(row["values"]) == set(answer["tiebreaks"]) for row in answer["rows"])


def test_that_the_table_is_readable(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run(["standings", str(file), "--after", "3", "--tiebreaks", "MPvGP"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Standings after round 3"
    assert lines[2].split() == ["No.", "Team", "+", "=", "-", "MP", "GP", "MPvGP"]
    assert len(lines) == 3 + 14


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--tiebreaks", "MPvGP,EMGBS"], "EMGSB"),
        (["--after", "9"], "9"),
    ],
)
def test_that_bad_input_is_one_clear_line(
    file: Path, arguments: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.run(["standings", str(file), *arguments]) == 2
    error = capsys.readouterr().err
    assert part in error
    assert error.count("\n") == 1


def test_that_a_foreign_file_is_refused(tmp_path: Path) -> None:
    assert commands.run(["standings", str(tmp_path / "event.doc")]) == 2


def test_that_every_working_can_be_worded() -> None:
    tournament = exercise()
    names = {team.id: team.name for team in tournament.teams}
    codes = "EMGSB/C1,EDEBT,SSSC,AOB,KS,TBR,BBE,BC,OTHER_OSB,PS/C1"
    table = standings(tournament, tiebreaks=codes)
    for index in range(len(table.codes)):
        for row in table.rows:
            assert working_lines(Words(), table, names, row.team, index)
    assert working_lines(Words(), table, names, TeamId(9), 0)[:2] == [
        "R1, Team 2: 10 × 1 = 10",
        "R2, Team 12: 2 × 4 = 8 [not counted: 14.1]",
    ]
