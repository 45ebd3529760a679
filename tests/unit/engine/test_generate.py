"""Generated tournaments: finished, sound, and the same for the same seed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from teamswiss_gui.cli.commands import run
from teamswiss_gui.domain.terms import ByeKind, RoundState
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.engine.check import check_tournament
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import write_trf


def test_that_everything_that_happens_at_events_happens() -> None:
    event = generate(Plan(teams=41, rounds=7, seed=5, forfeits=0.1, absences=0.08))
    validate(event)
    assert all(each.state is RoundState.PUBLISHED for each in event.rounds)
    assert not any(each.missing_results for each in event.rounds)
    kinds = Counter(bye.kind for each in event.rounds for bye in each.byes)
    assert set(kinds) == set(ByeKind)
    assert any(match.forfeit for _round, match in event.matches())
    assert any(team.first_round > 1 for team in event.teams)
    assert any(team.withdrawals for team in event.teams)


def test_that_stronger_teams_score_more() -> None:
    event = generate(Plan(teams=40, rounds=7, seed=3, forfeits=0.0, absences=0.0))
    from teamswiss_gui.scoring.points import totals

    points = totals(event)
    best = [points[t.id].match_points for t in event.teams if (t.tpn or 0) <= 10]
    last = [points[t.id].match_points for t in event.teams if (t.tpn or 0) > 30]
    assert sum(best) > 1.5 * sum(last)


def test_that_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed(tmp_path: Path) -> None:
    files = []
    for hash_seed in ("1", "2"):
        file = tmp_path / f"{hash_seed}.trf"
        command = "from teamswiss_gui.cli.commands import run; import sys; run(sys.argv[1:])"
        options = ["generate", "--teams", "17", "--rounds", "4", "--seed", "9", "-o", str(file)]
        subprocess.run(
            [sys.executable, "-c", command, *options, "--forfeits", "0.1", "--absences", "0.1"],
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        files.append(file.read_bytes())
    assert files[0] == files[1]
    assert files[0] != write_trf(generate(Plan(teams=17, rounds=4, seed=10)))


def test_that_its_own_check_agrees() -> None:
    event = generate(Plan(teams=31, rounds=6, seed=2, forfeits=0.1, absences=0.08))
    assert not any(each.differs for each in check_tournament(event))


@pytest.mark.parametrize(
    "options",
    [
        ["--teams", "1000"],
        ["--teams", "1"],
        ["--rounds", "0"],
        ["--boards", "0"],
        ["--forfeits", "2"],
        ["--primary", "game_points", "--acceleration", "baku"],
        ["-o", "/nowhere/at/all.trf"],
    ],
)
def test_that_bad_plans_are_one_line_and_exit_2(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = ["--teams", "8", "--rounds", "2", "--seed", "1", "-o", str(tmp_path / "event.trf")]
    assert run(["generate", *usual, *options]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_that_an_impossible_event_exits_3(tmp_path: Path) -> None:
    options = ["--teams", "4", "--rounds", "5", "--seed", "1", "--absences", "0", "--forfeits", "0"]
    assert run(["generate", *options, "-o", str(tmp_path / "event.trf")]) == 3
