"""What every command keeps to: one line for an error, no traceback, any script."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.cli.commands import COMMANDS, LONGEST_LINE
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.trf import write_trf
from teamswiss_gui.storage.document import Document, write_new
from teamswiss_gui.words.places import resource

LEAGUE = resource("samples", "City League.teamswiss")
REQUEST = {
    "system": "fide-team-2026",
    "total_rounds": 5,
    "next_round": 1,
    "teams": [{"tpn": 1}, {"tpn": 2}],
}


def teamswiss(
    *arguments: str, stdin: str | None = "", **options: object
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "teamswiss_gui", *arguments]
    data = None if stdin is None else stdin.encode()
    return subprocess.run(command, input=data, capture_output=True, check=False, **options)  # type: ignore[call-overload,no-any-return]


def test_that_every_command_has_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        with pytest.raises(SystemExit) as stopped:
            main([command, "--help"])
        assert stopped.value.code == 0
        assert f"teamswiss {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["--bogus"], ["nonsense"], ["pair"], ["standings"], ["pair", "--batch", "x"]]
)
def test_that_a_wrong_command_line_is_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("teamswiss: ")
    assert said.count("\n") == 1


def test_that_a_reader_that_has_enough_is_no_error() -> None:
    line = json.dumps(REQUEST) + "\n"
    command = f"{sys.executable} -m teamswiss_gui pair --batch | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], input=(line * 300).encode(), capture_output=True, check=False
    )
    assert done.stderr == b""
    assert json.loads(done.stdout)["round"] == 1


def test_that_a_full_standard_output_is_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "teamswiss_gui", "standings", str(LEAGUE)]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_that_halves_and_accents_are_printed_where_the_machine_speaks_ascii() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = teamswiss("show", str(LEAGUE), env=environment)
    assert done.returncode == 0, done.stderr
    assert "2½" in done.stdout.decode()


def test_that_a_closed_standard_input_is_an_empty_batch() -> None:
    command = f"{sys.executable} -m teamswiss_gui pair --batch <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_that_a_batch_refuses_what_each_request_says_itself(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["pair", "--batch", "--round", "3"]) == 2
    assert "--round" in capsys.readouterr().err


def test_that_an_error_names_the_file_it_is_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["standings", str(LEAGUE), "--tiebreaks", "XX"]) == 2
    said = capsys.readouterr().err
    assert str(LEAGUE) in said
    assert "nearest" in said


def test_that_a_name_with_a_line_break_does_not_break_the_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["show", "no\nsuch.teamswiss"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_that_a_complaint_that_is_cut_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", f"{'long' * 500}.teamswiss"]) == 2
    said = capsys.readouterr().err
    assert said.endswith("...\n")
    assert len(said) == len("teamswiss: ") + LONGEST_LINE + 1


def test_that_what_does_not_fit_in_a_trf_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Document.open(LEAGUE, read_only=True) as document:
        text = write_trf(document.tournament).decode()
    tampered = tmp_path / "tampered.trf"
    lines = text.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("001") and " w 1" in line)
    lines[place] = lines[place].replace(" w 1", " w 0", 1)
    tampered.write_text("\n".join(lines), encoding="utf-8")
    main(["check", str(tampered)])
    said = capsys.readouterr().err
    assert "tampered.trf: line" in said


def test_that_standings_with_results_missing_say_provisional(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Document.open(LEAGUE, read_only=True) as document:
        league = document.tournament
    last = league.rounds[-1]
    match = last.matches[0]
    boards = tuple(replace(board, result=None) for board in match.boards)
    opened = replace(last, matches=(replace(match, boards=boards), *last.matches[1:]))
    path = tmp_path / "missing.teamswiss"
    write_new(path, replace(league, rounds=(*league.rounds[:-1], opened)))
    assert main(["show", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Standings after round 5 (provisional)" in said
    assert "0 : 0" not in said


def test_that_unknown_tiebreaks_stay_out_of_an_event() -> None:
    with Document.open(LEAGUE, read_only=True) as document:
        league = document.tournament
    for code in ("XX", "BH/C9/", "DE/C1", "BH:XX", "MPvGP:MP"):
        with pytest.raises(TeamSwissError, match=r"tiebreak-(near|modifier)"):
            edits.order_tiebreaks(league, (code,))
    for code in ("bh:mp/c1", "ESB:MG/C1", "KS/L+2", "SSSC/K3"):
        assert edits.order_tiebreaks(league, (code,)).settings.tiebreaks == (code,)
