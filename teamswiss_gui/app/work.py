"""One piece of long work off the window's thread: reading a list, searching for updates."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from teamswiss_gui.app.threads import Thread
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.hooks import Cancelled

Progress = Callable[[int, int], None]
Cancel = Callable[[], bool]
Doing = Callable[[Progress, Cancel], object]


class _Thread(Thread):
    progressed = Signal(int, int)
    done = Signal(object)
    failed = Signal(object)

    def __init__(self, doing: Doing) -> None:
        super().__init__()
        self._doing = doing
        self.stop = threading.Event()
        self._told = -1

    def run(self) -> None:
        try:
            result = self._doing(self._tell, self.stop.is_set)
            if self.stop.is_set():
                return
        except Cancelled:
            return
        except TeamSwissError as error:
            self.failed.emit(error)
        else:
            self.done.emit(result)

    def _tell(self, done: int, total: int) -> None:
        """Tell every hundredth part once, however often the work tells it."""
        part = done * 100 // max(total, 1)
        if part != self._told:
            self._told = part
            self.progressed.emit(done, total)


class Work(QObject):
    """Runs one piece of work at a time; what was begun before is cancelled and forgotten."""

    started = Signal()
    progressed = Signal(int, int)
    done = Signal(object)
    failed = Signal(object)
    """A TeamSwissError."""
    ended = Signal()
    """Whatever came of it, nothing is running any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: _Thread | None = None

    @property
    def is_running(self) -> bool:
        """Whether something is being done."""
        return self._thread is not None

    def start(self, doing: Doing) -> None:
        """Do something in the background; it is given progress and cancel."""
        self.close()
        thread = _Thread(doing)
        self._thread = thread
        thread.progressed.connect(self._on_progressed)
        thread.done.connect(self._on_done)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_finished)
        self.started.emit()
        thread.start()

    def cancel(self) -> None:
        """Ask it to stop; `ended` tells when it has."""
        if self._thread:
            self._thread.stop.set()

    def close(self) -> None:
        """Stop it, wait for it, and forget what it would have told."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        thread.stop.set()
        thread.wait()

    # What an older thread told before it was forgotten may still be on its way: it is dropped.

    def _on_progressed(self, done: int, total: int) -> None:
        if self.sender() is self._thread:
            self.progressed.emit(done, total)

    def _on_done(self, result: object) -> None:
        if self.sender() is self._thread:
            self.done.emit(result)

    def _on_failed(self, error: TeamSwissError) -> None:
        if self.sender() is self._thread:
            self.failed.emit(error)

    def _on_finished(self) -> None:
        if self.sender() is self._thread:
            self._thread = None
            self.ended.emit()
