"""The export is proved: what was written is what is read, and it pairs the same."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import Result
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.round_trip import compared, verify_trf
from teamswiss_gui.formats.trf import read_trf, write_trf
from tests.gestures import played
from tests.outside import SAMPLES
from tests.unit.formats.dressed import dressed

SAMPLE = SAMPLES / "tec-sample-50-teams.trf"


def event(seed: int = 3) -> Tournament:
    return generate(Plan(teams=10, rounds=4, seed=seed, forfeits=0.1, absences=0.05))


@settings(max_examples=15)
@given(st.integers(0, 10_000))
def test_that_the_promise_holds_for_generated_tournaments(seed: int) -> None:
    report = verify_trf(event(seed))
    assert report.holds, report
    assert len(report.checks) == 4
    assert not any(check.differs for check in report.checks)


@settings(max_examples=15)
@given(st.integers(0, 10_000))
def test_that_odd_events_come_back_as_they_were_written(seed: int) -> None:
    report = verify_trf(dressed(event(seed), random.Random(seed)))
    assert report.is_readable
    assert report.differences == ()


def test_that_the_file_checked_is_the_file_exported() -> None:
    tournament = event()
    assert verify_trf(tournament).data == write_trf(tournament)


def test_that_a_changed_result_is_told_with_its_match() -> None:
    before = event()
    match = next(m for m in before.rounds[1].matches if m.forfeit is None)
    board = next(b for b in match.boards if b.result in (Result.WIN, Result.LOSS, Result.DRAW))
    other = Result.DRAW if board.result is not Result.DRAW else Result.WIN
    after = edits.correct_result(before, round=2, match=match.id, board=board.number, result=other)
    found = list(compared(before, after))
    teams = f"{before.team(match.white).tpn}-{before.team(match.black).tpn}"
    assert ("match", f"2: {teams}") in {(d.what, d.where) for d in found}
    assert any(d.what == "score" for d in found)


def test_that_a_changed_name_and_a_changed_setting_are_told() -> None:
    before = event()
    team = replace(before.teams[0], name="Another name")
    after = replace(
        before,
        teams=(team, *before.teams[1:]),
        settings=replace(before.settings, time_control="bullet"),
    )
    assert {(d.what, d.where) for d in compared(before, after)} == {
        ("settings", "time_control"),
        ("team", str(team.tpn)),
    }


def test_that_a_round_paired_by_hand_is_shown_and_breaks_no_promise() -> None:
    before = event()
    last = before.rounds[-1]
    one, two = last.matches[0], last.matches[1]
    swapped = (replace(one, boards=(), black=two.white), replace(two, boards=(), white=one.black))
    rounds = (*before.rounds[:-1], replace(last, matches=(*swapped, *last.matches[2:])))
    report = verify_trf(replace(before, rounds=rounds))
    assert report.engine_differs == ()
    assert report.checks[-1].differs


@pytest.mark.skipif(not SAMPLE.exists(), reason="the sample is not here")
def test_that_the_official_sample_keeps_the_promise() -> None:
    report = verify_trf(read_trf(SAMPLE.read_bytes()).tournament)
    assert report.differences == ()
    assert report.engine_differs == ()


def test_that_missing_results_are_no_broken_promise() -> None:
    before = event()
    first = before.rounds[0]
    match = next(m for m in first.matches if m.forfeit is None)
    empty = replace(match, boards=tuple(replace(b, result=None) for b in match.boards))
    matches = tuple(empty if m.id == match.id else m for m in first.matches)
    rounds = (replace(first, matches=matches), *before.rounds[1:])
    report = verify_trf(replace(before, rounds=rounds))
    assert report.is_readable
    assert report.engine_differs == ()
    assert [check.round for check in report.checks] == [1]


@pytest.mark.parametrize("seed", range(40))
def test_that_the_promise_holds_after_random_gestures(seed: int) -> None:
    found = verify_trf(played(150 if seed % 2 else 300, f"trf {seed}"))
    assert found.is_readable, found.problems
    assert found.differences == ()
    assert found.engine_differs == ()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(400))
def test_that_the_promise_holds_after_many_more_gestures(seed: int) -> None:
    found = verify_trf(played(600, f"long {seed}"))
    assert found.is_readable, found.problems
    assert found.holds, (found.differences, found.engine_differs)
