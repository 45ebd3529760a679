"""A random user at the real window breaks nothing; every failure found so is a test below."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QTableView

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.settings import Arbiter
from tests.gui.drivers import ArbiterAtWindow, command

ROOT = Path(__file__).parents[2]
LONG = 20_000


def session_of(seed: str, steps: int) -> dict[str, int]:
    """Let the random user work in a process of its own; an abort of Qt ends only that one."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.monkey.run", seed, str(steps)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    print(seed, found)
    return found


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_that_a_random_user_breaks_nothing(seed: str) -> None:
    found = session_of(seed, 300)
    assert found["steps"] == 300
    assert found["gestures"] > 10
    assert found["looks"] >= 8


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_that_random_users_break_nothing_in_tens_of_thousands_of_steps(seed: int) -> None:
    assert session_of(f"long {seed}", 1000)["steps"] == 1000


# --- what it found ----------------------------------------------------------------------------


def test_that_a_command_for_a_page_out_of_sight_brings_it_forward(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    command(arbiter.window, "Teams", "Add", reached=True).trigger()
    assert arbiter.window.teams.isVisible()
    assert arbiter.window.teams.teams.hasFocus() or arbiter.window.teams.isAncestorOf(
        arbiter.window.focusWidget()
    )


def test_that_questions_asked_in_quick_succession_do_not_end_the_program(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample()
    jobs = arbiter.window.desk.jobs
    for _time in range(30):
        jobs.explain(1)
        arbiter.qtbot.wait(5)
    with arbiter.qtbot.waitSignal(jobs.explained, timeout=20_000):
        jobs.explain(1)


def test_that_what_was_cancelled_is_not_taken_for_what_is_printed_next(
    arbiter: ArbiterAtWindow,
) -> None:
    """Seed "long 2": the print that followed a cancelled export came up as its verification."""
    arbiter.opens_the_sample().goes_to("Documents")
    paperwork, documents = arbiter.window.desk.jobs.paperwork, arbiter.window.documents
    verified: list[object] = []
    documents.exports_.verified.connect(verified.append)
    documents.exports_.verify.trigger()
    with arbiter.qtbot.waitSignal(paperwork.ended, timeout=LONG):
        paperwork.cancel()
    verified.clear()
    with arbiter.qtbot.waitSignal(paperwork.ended, timeout=LONG):
        arbiter.window.print.command.trigger()
    assert verified == []


def test_that_a_second_export_does_not_make_the_first_forgotten(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Documents")
    target = arbiter.folder / "first.xlsx"
    arbiter.notices.files += [target, arbiter.folder / "second.xlsx"]
    exports = arbiter.window.documents.exports_
    with arbiter.qtbot.waitSignal(exports.written, timeout=LONG) as written:
        exports.workbook.trigger()
        exports.workbook.trigger()
    assert written.args == [str(target)]


def test_that_adding_works_after_rows_went_below_an_open_cell(arbiter: ArbiterAtWindow) -> None:
    """Seeds "long 6", "long 10" and "long 13": the cell could never be opened again."""
    arbiter.opens_the_sample().goes_to("Tournament")
    page = arbiter.window.tournament_page
    add = next(c for c in page.commands() if c and c.text() == "&Add an arbiter")
    table = arbiter.window.findChild(QTableView, "arbiterTable")
    assert isinstance(table, QTableView)
    perform = arbiter.window.session.perform
    for name in ("Anna Berg", "J. Lund", "M. Silva"):
        perform(edits.add_arbiter, arbiter=Arbiter(name=name))
    for index in (2, 0, 1):
        add.trigger()
        QApplication.processEvents()
        perform(edits.remove_arbiter, index=index)
        QApplication.processEvents()
        arbiter.presses("Ctrl+2")
        QApplication.processEvents()
        add.trigger()
        assert table.state() == QTableView.State.EditingState
        arbiter.goes_to("Teams")
