"""Thousands of damaged files: never a traceback, always a place, never silently other points."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.terms import Acceleration
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.round_trip import verify_trf
from teamswiss_gui.formats.trf import TrfFile, read_trf, write_trf
from teamswiss_gui.formats.trf.records import parse_points, points_text
from teamswiss_gui.scoring import points as scoring
from tests.unit.formats.damage import damaged

FILES = 6
SLICES = 8
PER_SLICE = 400
LINES = re.compile("\r\n|\r|\n")


@pytest.fixture(scope="module")
def good() -> list[bytes]:
    return [
        write_trf(
            generate(
                Plan(
                    teams=6,
                    rounds=2,
                    seed=seed,
                    boards=2,
                    forfeits=0.15,
                    absences=0.1,
                    acceleration=Acceleration.BAKU if seed % 2 else Acceleration.NONE,
                )
            )
        )
        for seed in range(FILES)
    ]


@pytest.mark.parametrize("part", range(SLICES))
def test_that_damage_is_named_with_its_place(good: list[bytes], part: int) -> None:
    refused = 0
    for number in range(part * PER_SLICE, (part + 1) * PER_SLICE):
        data = damaged(good[number % FILES], random.Random(number))
        lines = LINES.split(data.decode())
        found = _read(data)
        if isinstance(found, TrfFile):
            _assert_points_are_those_of_the_file(lines, found)
            continue
        refused += 1
        assert found.code == "trf-problems"
        listed: Any = found.details["problems"]
        for line, column, _record, _found, expected in listed:
            assert 1 <= line <= len(lines)
            assert column >= 1
            assert expected
    assert refused > PER_SLICE / 4


def _read(data: bytes) -> TrfFile | TeamSwissError:
    try:
        return read_trf(data)
    except TeamSwissError as error:
        return error


def _assert_points_are_those_of_the_file(lines: list[str], found: TrfFile) -> None:
    """Every points field of a file that was read is kept, or there is a warning at its line."""
    settings = found.tournament.settings
    warned = {problem.line for problem in found.warnings}
    if not any(each.missing_results for each in found.tournament.rounds):
        totals = {
            team.tpn: points
            for team in found.tournament.teams
            for points in [scoring.totals(found.tournament)[team.id]]
        }
        for number, line in enumerate(lines, start=1):
            if line.startswith("310") and number not in warned and "\t" not in line:
                total = totals[int(line[4:7])]
                for text, points in (
                    (line[54:60], total.match_points),
                    (line[61:67], total.game_points),
                ):
                    if text.strip() and found.tournament.rounds:
                        assert parse_points(text.strip()) == points, line
    told = [line for line in lines if line.startswith("362")]
    if len(told) == 1 and re.fullmatch(r"362 TW.{4}   TD.{4}   TL.{4} *", told[0]):
        values = (told[0][6:10], told[0][15:19], told[0][24:28])
        kept = (settings.match_win, settings.match_draw, settings.match_loss)
        for text, points in zip(values, kept, strict=True):
            assert parse_points(text.strip()) in (points, None), told[0]


@pytest.mark.parametrize("text", ["2.7", "1e3", "½", "--1", "1.25", "1000", "nan", "٣", "1 0"])
def test_that_what_is_no_points_is_not_read_as_points(text: str) -> None:
    assert parse_points(text) is None


@pytest.mark.parametrize("points", [0, 1, 2, 23, -1, -5, 1998])
def test_that_points_are_read_as_they_are_written(points: int) -> None:
    assert parse_points(points_text(points)) == points


def test_that_what_was_read_of_a_damaged_file_can_be_written_again(good: list[bytes]) -> None:
    read = 0
    for number in range(0, SLICES * PER_SLICE, 8):
        found = _read(damaged(good[number % FILES], random.Random(number)))
        if isinstance(found, TrfFile):
            read += 1
            again = verify_trf(found.tournament)
            assert again.holds, (number, again.problems, again.differences, again.engine_differs)
    assert read > 50
