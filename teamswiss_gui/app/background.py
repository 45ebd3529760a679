"""A question that takes a moment, answered off the window's thread; only the last one counts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from teamswiss_gui.app.jobs import Jobs
from teamswiss_gui.app.threads import Thread
from teamswiss_gui.domain.errors import TeamSwissError

Work = Callable[[], object]
PAINT_FIRST = 25
"""Milliseconds before the work begins: the page is painted first, with the processor to itself."""


class _Worker(Thread):
    """Runs one piece of work on values that never change."""

    answered = Signal(object)
    failed = Signal(object)

    def __init__(self, work: Work) -> None:
        super().__init__()
        self._work = work

    def run(self) -> None:
        """Work, and tell what came of it."""
        try:
            found = self._work()
        except TeamSwissError as error:
            self.failed.emit(error)
        else:
            self.answered.emit(found)


class Background(QObject):
    """Answers the last question asked; what was asked before is forgotten.

    The work gets frozen values only and touches nothing of the window.
    """

    answered = Signal(object)
    failed = Signal(object)
    """A TeamSwissError."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current: _Worker | None = None
        self._ending: list[_Worker] = []
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.setInterval(PAINT_FIRST)
        self._start.timeout.connect(self._on_start)
        jobs.closing.connect(self.close)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._current is not None

    def ask(self, work: Work) -> None:
        """Begin to work; the answer comes by a signal."""
        self.forget()
        worker = _Worker(work)
        self._current = worker
        worker.answered.connect(self._on_answered)
        worker.failed.connect(self._on_failed)
        worker.finished.connect(self._on_finished)
        self._start.start()

    def _on_start(self) -> None:
        if self._current is not None:
            self._current.start()

    def forget(self) -> None:
        """Let nobody hear the answer to what was asked last."""
        if self._current is not None:
            self._current.answered.disconnect()
            self._current.failed.disconnect()
            if self._start.isActive():
                self._start.stop()  # it never began
            else:
                self._ending.append(self._current)
            self._current = None

    def close(self) -> None:
        """Wait for what still runs."""
        self.forget()
        for worker in self._ending:
            worker.finished.disconnect()
            worker.wait()
        self._ending.clear()

    def _on_answered(self, found: object) -> None:
        if self.sender() is self._current:
            self._end()
            self.answered.emit(found)

    def _on_failed(self, error: TeamSwissError) -> None:
        if self.sender() is self._current:
            self._end()
            self.failed.emit(error)

    def _end(self) -> None:
        if self._current is not None:
            self._ending.append(self._current)
            self._current = None

    def _on_finished(self) -> None:
        worker = self.sender()
        if worker is self._current:
            self._end()  # a fault ended it: the door for bugs has it, no answer will come
        if isinstance(worker, _Worker) and worker in self._ending:
            self._ending.remove(worker)
            worker.wait()
