"""Keeps a copy of the open file in a second folder, behind the arbiter's back."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.session import Session
from teamswiss_gui.app.threads import Thread
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage.copies import copy_name, keep_copy

PAUSE = 700
"""Milliseconds without a gesture before the copy is made: many gestures are one copy."""
RETRY = 15_000
"""Milliseconds before a copy that failed is tried again."""
NAME = "copy"


class CopyState(Enum):
    """How the copy stands."""

    NONE = "none"
    """No folder is set, or nothing is open."""
    WAITING = "waiting"
    DONE = "done"
    FAILED = "failed"


class _CopyThread(Thread):
    """Makes one copy."""

    done = Signal()
    failed = Signal(object)

    def __init__(self, source: Path, target: Path) -> None:
        super().__init__()
        self._source, self._target = source, target

    def run(self) -> None:
        """Copy; tell the error that the arbiter can act on."""
        try:
            keep_copy(self._source, self._target)
        except TeamSwissError as error:
            self.failed.emit(error)
        else:
            self.done.emit()


class SecondCopy(QObject):
    """Follows a session; a failure is told in words and tried again."""

    changed = Signal()
    """The state is another one."""

    def __init__(
        self, session: Session, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._preferences = preferences
        self._thread: _CopyThread | None = None
        self._behind = False
        self.state = CopyState.NONE
        self.at: datetime | None = None
        """When the last copy was made."""
        self.problem = ""
        """Why the last one could not be made."""
        self.target: Path | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._on_pause)
        session.tournament_changed.connect(self._on_changed)
        session.document_changed.connect(self._on_document_changed)
        session.document_moved.connect(self._on_document_changed)

    def follow_preferences(self) -> None:
        """Take over another folder."""
        self._on_document_changed()

    def finish(self) -> None:
        """Make the copy that is still due and wait for it: the file is about to be closed."""
        if self._behind and self._pause.isActive():
            self._pause.stop()
            self._on_pause()
        if self._thread:
            self._thread.wait()

    def _on_document_changed(self) -> None:
        self.at, self.problem = None, ""
        if self._place() is None:
            self._pause.stop()
            self._behind = False
            self._set(CopyState.NONE)
        else:
            self._on_changed()

    def _on_changed(self, _before: object = None, _after: object = None) -> None:
        if self._place() is None:
            return
        self._behind = True
        self._pause.start(PAUSE)
        if self.state is not CopyState.FAILED:
            self._set(CopyState.WAITING)

    def _place(self) -> Path | None:
        """Return where the copy belongs."""
        document, folder = self._session.document, self._preferences.second_folder
        if document is None or folder is None:
            return None
        known = self._preferences.note(NAME, document.path)
        old = Path(known) if known else None
        kept = old.name if old is not None and old.parent == folder else ""
        return folder / copy_name(document.path, folder, kept)

    def _on_pause(self) -> None:
        document, target = self._session.document, self._place()
        if self._thread or document is None or target is None:
            return
        self._behind = False
        self.target = target
        self._preferences.keep_note(NAME, document.path, str(target))
        thread = _CopyThread(document.path, target)
        self._thread = thread
        thread.done.connect(self._on_done)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_finished)
        thread.start(QThread.Priority.LowPriority)

    def _on_done(self) -> None:
        self.at, self.problem = datetime.now().astimezone(), ""
        self._set(CopyState.DONE)

    def _on_failed(self, error: TeamSwissError) -> None:
        self.problem = self._session.worded(error)
        self._behind = True
        self._pause.start(RETRY)
        self._set(CopyState.FAILED)

    def _on_finished(self) -> None:
        if self._thread:
            self._thread.wait()
            self._thread = None
        if self.state is CopyState.WAITING and not self._behind:
            self._behind = True  # a fault ended it: the door for bugs has it
            self._pause.start(RETRY)
        if self._behind and not self._pause.isActive():
            self._pause.start(PAUSE)

    def _set(self, state: CopyState) -> None:
        if state is not self.state or state is not CopyState.WAITING:
            self.state = state
            self.changed.emit()
