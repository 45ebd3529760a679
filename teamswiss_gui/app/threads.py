"""Threads that outlive whoever started them, and garbage that dies in the window's thread only."""

from __future__ import annotations

import gc
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer

PAUSE = 500
"""Milliseconds between two looks for garbage."""


class Thread(QThread):
    """A thread that is kept until its end: Qt ends the program if one is destroyed while it runs.

    That would happen in the thread itself if its owner let go of it before.
    """

    _kept: ClassVar[set[Thread]] = set()

    def start(self, priority: QThread.Priority = QThread.Priority.InheritPriority) -> None:
        """Run."""
        self._kept.add(self)
        super().start(priority)

    @classmethod
    def running(cls) -> frozenset[Thread]:
        """Let go of those that have ended; return the others."""
        for thread in tuple(cls._kept):
            if thread.isFinished() and thread.wait():
                cls._kept.discard(thread)
        return frozenset(cls._kept)


class Garbage(QObject):
    """Takes circular garbage away, from a timer.

    Python would do so in whatever thread happens to ask for memory. Among the garbage are windows
    and timers, which must not die in any thread but their own.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.take_away)
        self._timer.start(PAUSE)

    @classmethod
    def of(cls, application: QCoreApplication) -> Garbage:
        """Return the one of an application; from now on Python itself collects nothing."""
        gc.disable()
        found = application.findChild(cls)
        return found if isinstance(found, cls) else cls(application)

    def take_away(self) -> None:
        """Collect what Python itself would have collected by now, and threads that have ended."""
        Thread.running()
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
