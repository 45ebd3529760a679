"""The door for bugs: whatever nobody expected is written down and shown, and nothing is lost."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, qVersion

from teamswiss_gui import __version__
from teamswiss_gui.app.notices import Notices


class BugDoor(QObject):
    """Takes over `sys.excepthook`; the report is shown on the window's thread."""

    caught = Signal(str, str)

    def __init__(self, notices: Notices, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices
        self._folder = folder
        self._showing = False
        self.caught.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self.catch

    def catch(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Write the report and let the window show it."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        report = "".join(
            [
                f"TeamSwiss {__version__}, Qt {qVersion()}, Python {platform.python_version()}, "
                f"{platform.platform()}\n{datetime.now(UTC).isoformat(timespec='seconds')}\n\n",
                *traceback.format_exception(kind, error, trace),
            ]
        )
        sys.__excepthook__(kind, error, trace)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with (self._folder / "errors.log").open("a", encoding="utf-8") as file:
                file.write(f"{report}\n")
        except OSError:
            pass  # the report is still shown
        self.caught.emit(f"{kind.__name__}: {error}", report)

    def _on_caught(self, summary: str, report: str) -> None:
        if self._showing:
            return
        self._showing = True
        try:
            self._notices.report_bug(summary, report)
        finally:
            self._showing = False
