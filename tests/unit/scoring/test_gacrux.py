"""FIDE's own tie-break checker (gacrux from PyPI) on generated events; opt-in.

Run with `pytest --judges`. TEAMSWISS_GACRUX names a Python that has gacrux, where it is not
installed in this environment.

Events are drawn so that both read the same thing: no penalties, every board has a player. Known
differences, and why ours differ, are in docs/tiebreaks.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import ByeKind, Forfeit, PrimaryScore, Result
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.scoring.tiebreaks import Shape, parse, tiebreak_of
from tests.outside import SAMPLES
from tests.unit.scoring.random_events import random_event

TEC = SAMPLES / "tec-sample-50-teams.trf"
PYTHON = os.environ.get("TEAMSWISS_GACRUX", sys.executable)
VALUES = (
    *("BH:MP", "BH:GP", "BH:MP/C1", "BH:GP/C1", "BH:MP/C2", "BH:MP/M1", "BH:MP/P", "BH:MP/C1/P"),
    *("SB:MP", "SB:GP", "EMMSB", "EMGSB", "EGMSB", "EGGSB"),
    *("EMGSB/C1", "EMGSB/C2", "EMMSB/C1", "EGGSB/C1", "EMGSB/C1/P", "MPvGP"),
    *("BC", "WIN", "WON", "PS:MP", "PS:GP", "PS:MP/C1", "KS:MP", "SSSC", "SSSC/K4"),
    *("FB:MP", "FB:MP/C1"),  # last: in one run the checker's later values are spoilt by them
)
ORDERS = ("DE", "DE/P", "EDE", "EDET", "EDEB", "EDEBT", "EDEBB", "TBR", "BBE")


pytestmark = pytest.mark.judge


@pytest.fixture(scope="module", autouse=True)
def judge() -> None:
    """Skip where the checker is not installed."""
    found = subprocess.run([PYTHON, "-c", "import gacrux"], capture_output=True, check=False)
    if found.returncode:
        pytest.skip(f"gacrux is not installed for {PYTHON}")


# --- a minimal TRF26 --------------------------------------------------------------------------


def trf(tournament: Tournament) -> str:
    """Write what the checker needs: players 1, 2, ... sit on the boards in roster order."""
    settings = tournament.settings
    boards = settings.boards
    primary = "GP_MP" if settings.primary_score is PrimaryScore.GAME_POINTS else "MP_GP"
    lines = [
        "012 Judge",
        "042 2026/06/01",
        "052 2026/06/02",
        f"082 {len(tournament.teams)}",
        "092 Team Swiss",
        f"142 {settings.rounds}",
        "152 W",
        "162  W 1.0    D 0.5    L 0.0",
        f"192 FIDE_TEAM_TYPEA_{primary}",
        f"352 {settings.board_colours}",
        f"362 TW{settings.match_win / 2:4.1f}   TD{settings.match_draw / 2:4.1f}   TL 0.0",
    ]
    first = {team.id: index * boards + 1 for index, team in enumerate(tournament.teams)}
    cells: dict[int, list[str]] = {
        number: [] for number in range(1, len(tournament.teams) * boards + 1)
    }
    pab: list[str] = []
    byes: dict[tuple[str, int], list[int]] = {}
    forfeits = []
    for each in tournament.rounds:
        for cell in cells.values():
            cell.append("  0000 - Z")
        had_pab = 0
        for bye in each.byes:
            if bye.kind is ByeKind.PAIRING_ALLOCATED:
                had_pab = bye.team
                for board in range(boards):
                    cells[first[bye.team] + board][-1] = "  0000 - U"
                continue
            letter = {ByeKind.FULL: "F", ByeKind.HALF: "H", ByeKind.ABSENT: "Z"}[bye.kind]
            byes.setdefault((letter, each.number), []).append(bye.team)
            for board in range(boards):
                cells[first[bye.team] + board][-1] = f"  0000 - {letter}"
        pab.append(f"{had_pab:03d}")
        for match in each.matches:
            for index in range(boards):
                white, black = first[match.white] + index, first[match.black] + index
                colour = settings.board_colours[index].lower()
                other = {"w": "b", "b": "w"}[colour]
                if match.forfeit is not None:
                    seen = {Forfeit.BLACK: "+-", Forfeit.WHITE: "-+", Forfeit.BOTH: "--"}[
                        match.forfeit
                    ]
                else:
                    result = match.boards[index].result
                    assert result is not None
                    seen = {
                        Result.WIN: "10",
                        Result.DRAW: "==",
                        Result.LOSS: "01",
                        Result.FORFEIT_WIN: "+-",
                        Result.FORFEIT_LOSS: "-+",
                        Result.FORFEIT_BOTH: "--",
                    }[result]
                cells[white][-1] = f"  {black:4d} {colour} {seen[0]}"
                cells[black][-1] = f"  {white:4d} {other} {seen[1]}"
            if match.forfeit is not None:
                code = {Forfeit.BLACK: "+-", Forfeit.WHITE: "-+", Forfeit.BOTH: "--"}
                forfeits.append(
                    f"330 {code[match.forfeit]} {each.number:3d} {match.white:3d} {match.black:3d}"
                )
    for number, rounds in cells.items():
        head = f"001 {number:4d}      {'Player ' + str(number):<33} 2000 NED"
        head = f"{head:<79}  0.0 {number:4d}"
        lines.append(f"{head:<89}" + "".join(rounds))
    for (letter, number), teams in byes.items():
        lines.append(f"240 {letter} {number:3d} " + " ".join(f"{team:4d}" for team in teams))
    if any(each != "000" for each in pab):
        draw = settings.boards * settings.board_draw / 2
        lines.append(f"320 {settings.match_draw / 2:4.1f} {draw:4.1f} " + " ".join(pab))
    lines += forfeits
    for team in tournament.teams:
        members = " ".join(f"{first[team.id] + board:4d}" for board in range(boards))
        sums = f"{2000:6d} {0.0:6.1f} {0.0:6.1f} {team.id:3d}"
        nick = f"T{team.id}"
        lines.append(f"310 {team.id:3d} {team.name:<32} {nick:<5} {sums}  {members}")
    return "\n".join(lines) + "\n"


def asked(path: Path, codes: tuple[str, ...]) -> dict[int, list[Fraction | None]]:
    """Ask the checker for values; the first is the rank."""
    output = path.with_suffix(".json")
    done = subprocess.run(
        [
            *(PYTHON, "-m", "gacrux.tiebreakchecker", "-s", "-i", str(path), "-f", "TRF"),
            *("-o", str(output), "-F", "JSON", "-t", "PTS", *codes),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert output.exists(), done.stdout + done.stderr
    answer = json.loads(output.read_text(encoding="utf-8"))
    found = _competitors(answer)
    return {
        each["cid"]: [
            Fraction(each["rank"]),
            *(None if v is None else Fraction(str(v)) for v in each["tiebreakScore"][1:]),
        ]
        for each in found
    }


def _competitors(answer: Any) -> list[dict[str, Any]]:
    """Find the list of competitors wherever the answer has it."""
    if isinstance(answer, dict):
        if "competitors" in answer and "tiebreaks" in answer:
            return list(answer["competitors"])
        for value in answer.values():
            found = _competitors(value)
            if found:
                return found
    return []


def event(seed: int) -> Tournament:
    made = random_event(
        seed,
        teams=4 + seed % 9,
        rounds=5,
        settings=Settings(rounds=5),
        adjustments=False,
    )
    return made.tournament


@pytest.mark.parametrize("seed", range(30))
def test_that_values_agree_with_the_judge(seed: int, tmp_path: Path) -> None:
    tournament = event(seed)
    path = tmp_path / "event.trf"
    path.write_text(trf(tournament), encoding="ascii")
    theirs = asked(path, VALUES)
    table = standings(tournament, tiebreaks=VALUES)
    different = []
    for row in table.rows:
        for code, value, other in zip(VALUES, row.values, theirs[row.team][1:], strict=True):
            assert not isinstance(value, tuple)
            if tiebreak_of(parse(code)).shape is Shape.AVERAGE:
                other = other or Fraction(0)
                if abs(value - other) <= Fraction(5, 1000):
                    continue
            if value != (other or 0):
                different.append(f"{code} of {row.team}: {value} and {other}")
    assert not different


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("code", ORDERS)
def test_that_orders_agree_with_the_judge(code: str, seed: int, tmp_path: Path) -> None:
    tournament = event(seed)
    path = tmp_path / "event.trf"
    path.write_text(trf(tournament), encoding="ascii")
    theirs = {team: values[0] for team, values in asked(path, (code,)).items()}
    table = standings(tournament, tiebreaks=[code])
    assert {int(row.team): Fraction(row.rank) for row in table.rows} == theirs


@pytest.mark.skipif(not TEC.exists(), reason="the sample is not here")
def test_that_the_official_sample_has_the_judge_s_standings(tmp_path: Path) -> None:
    path = tmp_path / "sample.trf"
    path.write_bytes(TEC.read_bytes())
    tournament = read_trf(path.read_bytes()).tournament
    table = standings(tournament)
    codes = tuple(map(str, table.codes))
    theirs = asked(path, codes)
    for row in table.rows:
        rank, _place, *values = theirs[tournament.team(row.team).tpn or 0]
        assert rank == row.rank
        assert values == list(row.values[1:])  # the first, EDET/P, orders; ranks compare it
