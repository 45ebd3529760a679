"""The door for bugs: whatever nobody expected is written down and shown, and nothing is lost."""

from __future__ import annotations

import contextlib
import faulthandler
import sys
import threading
from collections.abc import Callable, Iterable
from time import monotonic
from types import TracebackType
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from teamswiss_gui.app.fault_report import OpenFile, made_report, signature
from teamswiss_gui.app.notices import Notices
from teamswiss_gui.app.session import Session
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.program_log import CRASH, FAULT, ProgramLog, without_paths

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

Sessions = Callable[[], Iterable[Session]]
QUIET = 10.0
"""Seconds without a fault before the same one is shown again: a drawing fails again and again."""
OFTEN = 3
"""So often the same fault is shown in one run of the program; it is always written down."""


def _no_sessions() -> Iterable[Session]:
    return ()


class BugDoor(QObject):
    """Takes over every hook for errors; the report is shown on the window's thread."""

    caught = Signal(object)

    def __init__(
        self,
        notices: Notices,
        log: ProgramLog,
        sessions: Sessions = _no_sessions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.sessions = sessions
        self._notices = notices
        self._log = log
        self._showing = False
        self._last: dict[str, float] = {}
        self._times: dict[str, int] = {}
        self._again: dict[str, int] = {}
        self._crash: IO[str] | None = None
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._before_qt: Callable[[QtMsgType, QMessageLogContext, str], None] | None = None
        self.caught.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on, in every thread."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self.catch
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        self._before_qt = qInstallMessageHandler(self._on_message)

    def uninstall(self) -> None:
        """Leave the hooks as they were."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._before_qt)
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None
        self._log.close()

    def watch_crashes(self) -> None:
        """Let the interpreter leave a note if it is ended by force; take over an earlier one."""
        self._log.take_crash()
        with contextlib.suppress(OSError):
            self._log.folder.mkdir(parents=True, exist_ok=True)
            self._crash = (self._log.folder / CRASH).open("w", encoding="utf-8")
            faulthandler.enable(self._crash)

    def catch(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Write the fault down and let the window show it."""
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        if not issubclass(kind, KeyboardInterrupt):
            self.caught.emit(error if error.__traceback__ else error.with_traceback(trace))

    def show(self, error: BaseException) -> None:
        """Write a fault down and show it now, on the window's thread."""
        known = signature(error)
        now = monotonic()
        is_new = now - self._last.get(known, -QUIET) >= QUIET
        self._last[known] = now
        if self._showing or not is_new or self._times.get(known, 0) >= OFTEN:
            self._count_again(known, error)
            return
        self._times[known] = self._times.get(known, 0) + 1
        self._showing = True
        try:
            report = made_report(error, [state_of(each) for each in self._open_sessions()])
            self._log.write(FAULT + report.summary + "\n" + report.details)
            self._notices.report_bug(report)
        finally:
            self._showing = False
            self._last[known] = monotonic()

    def _count_again(self, known: str, error: BaseException) -> None:
        """Write down the 1st, 10th, 100th … time: the log shall keep what was there before."""
        self._again[known] = count = self._again.get(known, 0) + 1
        if str(count).strip("0") == "1":
            self._log.write(f"{FAULT}again, {count}: {type(error).__name__}")

    def _open_sessions(self) -> list[Session]:
        return [session for session in self.sessions() if session.is_open]

    def _on_caught(self, error: BaseException) -> None:
        self.show(error)

    def _on_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None and not issubclass(found.exc_type, SystemExit):
            self.catch(found.exc_type, found.exc_value, found.exc_traceback)

    def _on_unraisable(self, found: UnraisableHookArgs) -> None:
        """Nobody waited for it, so nothing has failed that the user asked for: write it down."""
        sys.__unraisablehook__(found)
        self._log.write(f"{FAULT}unraisable: {found.exc_type.__name__}")

    def _on_message(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if sys.stderr is not None:
            print(text, file=sys.stderr)
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self._log.write(f"Qt: {without_paths(text)[:500]}")


def state_of(session: Session) -> OpenFile:
    """Read the file of a session again and say whether it holds what is shown."""
    document = session.document
    assert document is not None
    try:
        with Document.open(document.path, read_only=True) as found:
            is_whole = found.tournament == session.tournament
    except Exception:  # noqa: BLE001 - this is the door: whatever is wrong, the user is told
        is_whole = False
    return OpenFile(document.path, is_whole)
