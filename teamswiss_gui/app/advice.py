"""What would follow from something, worked out off the window's thread before it is done."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from teamswiss_gui.app.threads import Thread
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.departures import Departure, departures, last_pairing
from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request

Cancel = Callable[[], bool]
Work = Callable[[Cancel], object]
"""Works something out, and stops with Cancelled once it is told to."""


class QuestionThread(Thread):
    """One question, by its number."""

    answered = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, number: int, work: Work) -> None:
        super().__init__()
        self._number = number
        self._work = work
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask it to stop."""
        self._stop.set()

    def run(self) -> None:
        """Work it out; tell the answer or the error that the arbiter can act on."""
        try:
            answer = self._work(self._stop.is_set)
        except Cancelled:
            return
        except TeamSwissError as error:
            self.failed.emit(self._number, error)
        else:
            self.answered.emit(self._number, answer)


class Advisor(QObject):
    """Answers one question at a time; the one before is forgotten."""

    answered = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: QuestionThread | None = None
        self._number = 0

    def ask(self, work: Work) -> None:
        """Work something out."""
        self.forget()
        thread = QuestionThread(self._number, work)
        self._thread = thread
        thread.answered.connect(self._on_answered)
        thread.failed.connect(self._on_failed)
        thread.start()

    def forget(self) -> None:
        """Stop, and want no answer any more."""
        self._number += 1  # an answer that is on its way is to the number before
        if self._thread is not None:
            self._thread.cancel()
            self._thread.wait()
            self._thread = None

    def _on_answered(self, number: int, answer: object) -> None:
        if number == self._number:
            self.answered.emit(answer)

    def _on_failed(self, number: int, error: TeamSwissError) -> None:
        if number == self._number:
            self.failed.emit(error)


class HandAdvice:
    """Knows what the rules give for the round, so that it is not paired at every change."""

    def __init__(self) -> None:
        self._known: tuple[Request, Answer] | None = None

    def new_departures(
        self, before: Tournament, after: Tournament, cancel: Cancel
    ) -> list[Departure]:
        """Return what a change of the last round departs from that it did not before."""
        old = self._departures(before, cancel)
        return [each for each in self._departures(after, cancel) if each not in old]

    def _departures(self, tournament: Tournament, cancel: Cancel) -> tuple[Departure, ...]:
        request = last_pairing(tournament).request
        if self._known is None or self._known[0] != request:
            try:
                self._known = (request, pair(request, cancel=cancel))
            except TeamSwissError:
                self._known = None  # no legal pairing: departures says so itself
        answer = self._known[1] if self._known else None
        return departures(tournament, answer=answer, cancel=cancel)
