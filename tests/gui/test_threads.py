"""Threads are kept until their end, and garbage dies in the window's thread only."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.background import Background
from teamswiss_gui.app.jobs import Jobs
from teamswiss_gui.app.session import Session
from teamswiss_gui.app.threads import Garbage, Thread
from tests.gui.drivers import ArbiterAtWindow


class Circle(QObject):
    """Qt's and garbage in one."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


@pytest.fixture
def garbage(qapp: QApplication) -> Iterator[Garbage]:
    was_enabled = gc.isenabled()
    yield Garbage.of(qapp)
    if was_enabled:
        gc.enable()


def busy() -> None:
    """Ask for as much memory as makes Python look for garbage by itself, several times."""
    kept = [[number] for number in range(200_000)]
    del kept


def test_that_no_object_of_qt_dies_in_another_thread(qtbot: QtBot, garbage: Garbage) -> None:
    died_in: list[threading.Thread] = []
    circles = [Circle() for _each in range(50)]
    for circle in circles:
        weakref.finalize(circle, lambda: died_in.append(threading.current_thread()))
    del circle
    circles.clear()
    worker = threading.Thread(target=busy)
    worker.start()
    worker.join()
    assert died_in == []
    busy()
    garbage.take_away()
    gc.collect()
    assert set(died_in) == {threading.main_thread()}
    assert len(died_in) == 50


def test_that_a_window_has_its_garbage_taken_away(arbiter: ArbiterAtWindow) -> None:
    application = QApplication.instance()
    assert application is not None
    assert application.findChild(Garbage) is not None
    assert not gc.isenabled()


def test_that_a_question_outlives_whoever_asked_it(qtbot: QtBot) -> None:
    """The random user found it (seed "long 12"): the program was ended by Qt."""
    release, began = threading.Event(), threading.Event()

    def work() -> None:
        began.set()
        release.wait()

    jobs = Jobs(Session())
    asking = Background(jobs)
    asking.ask(work)
    qtbot.waitUntil(began.is_set)
    del asking, jobs
    gc.collect()
    assert Thread.running()
    release.set()
    qtbot.waitUntil(lambda: not Thread.running())
