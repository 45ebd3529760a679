"""Long work off the window's thread: done, failed, cancelled, overtaken."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.threads import Thread
from teamswiss_gui.app.work import Cancel, Progress, Work
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.hooks import Cancelled


@pytest.fixture
def work(qtbot: QtBot) -> Iterator[Work]:
    made = Work()
    yield made
    made.close()


def test_that_work_outlives_its_owner(qtbot: QtBot) -> None:
    ended, release = threading.Event(), threading.Event()

    def wait(_progress: Progress, _cancel: Cancel) -> None:
        release.wait()
        ended.set()

    Work().start(wait)
    gc.collect()
    release.set()
    qtbot.waitUntil(ended.is_set)
    qtbot.waitUntil(lambda: not Thread.running())


def test_that_the_answer_comes_back_with_its_progress(qtbot: QtBot, work: Work) -> None:
    told: list[tuple[int, int]] = []
    work.progressed.connect(lambda done, total: told.append((done, total)))

    def count(progress: Progress, _cancel: Cancel) -> int:
        for step in range(1001):
            progress(step, 1000)
        return threading.get_ident()

    with qtbot.waitSignals([work.done, work.ended]):
        work.start(count)
    assert len(told) == 101
    assert not work.is_running


def test_that_an_error_of_the_arbiters_is_told(qtbot: QtBot, work: Work) -> None:
    def fail(_progress: Progress, _cancel: Cancel) -> None:
        raise TeamSwissError("list-empty", file="x")

    with qtbot.waitSignal(work.failed) as failed:
        work.start(fail)
    assert failed.args[0].code == "list-empty"


def test_that_cancelled_work_has_no_answer(qtbot: QtBot, work: Work) -> None:
    answers: list[object] = []
    work.done.connect(answers.append)
    begun = threading.Event()

    def wait(_progress: Progress, cancel: Cancel) -> None:
        begun.set()
        while not cancel():
            pass
        raise Cancelled

    work.start(wait)
    begun.wait()
    with qtbot.waitSignal(work.ended):
        work.cancel()
    assert answers == []


def test_that_what_was_overtaken_is_forgotten(qtbot: QtBot, work: Work) -> None:
    answers: list[object] = []
    work.done.connect(answers.append)
    release = threading.Event()

    def slow(_progress: Progress, _cancel: Cancel) -> str:
        release.wait()
        return "old"

    work.start(slow)
    release.set()
    with qtbot.waitSignal(work.ended):
        work.start(lambda _progress, _cancel: "new")
    assert answers == ["new"]
