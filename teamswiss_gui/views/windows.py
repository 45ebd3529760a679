"""All windows of the program: two sections are two files, each in a window of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.jobs import Jobs
from teamswiss_gui.app.language import language_of, speak
from teamswiss_gui.app.notices import Notices
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.session import Session
from teamswiss_gui.app.threads import Garbage
from teamswiss_gui.storage.lock import this_program
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.look_commands import chosen_theme
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.message_boxes import MessageBoxes
from teamswiss_gui.words import Words

TURN = 0.0005
"""Seconds after which work in the background lets the window's thread have its turn.

With Python's usual five milliseconds every cell that is painted meanwhile could wait so long.
"""


class Windows(QObject):
    """Makes windows and knows those that are open."""

    def __init__(
        self,
        application: QApplication,
        preferences: Preferences,
        notices: Callable[[], Notices],
    ) -> None:
        super().__init__(application)
        sys.setswitchinterval(TURN)
        self._application = application
        self._preferences = preferences
        self._notices = notices
        self._words = self._spoken()
        self._garbage = Garbage.of(application)
        self.shown: list[MainWindow] = []

    def make(self) -> MainWindow:
        """Return a new window, dressed, on no file yet."""
        session = Session(self._words, who=this_program("").user)
        preferences = self._preferences
        theme = chosen_theme(preferences, self._application)
        is_bare = not self._application.styleSheet()
        if not is_bare:
            theme.apply(self._application)
        notices = self._notices()
        window = MainWindow(Desk(session, Jobs(session), notices, preferences, theme), self)
        if is_bare:
            # Dressed as a whole: widget by widget, as each gets its parent, takes far longer.
            window.apply_look()
        if isinstance(notices, MessageBoxes):
            notices.parent = window
        window.closed.connect(self._on_closed)
        self.shown.append(window)
        return window

    def showing(self, path: Path) -> MainWindow | None:
        """Return the window that has a file open."""
        wanted = path.resolve()
        for window in self.shown:
            document = window.session.document
            if document is not None and document.path == wanted:
                return window
        return None

    def open(self, file: str) -> None:
        """Open a file that the desktop sends, in the last window that has none or in a new one."""
        window = self.shown[-1] if self.shown else self.make()
        window.present()
        window.open_file(Path(file))

    def free(self, asking: MainWindow) -> MainWindow:
        """Return a window for another file: the one that asks, if it has none."""
        return asking if not asking.session.is_open else self.make()

    def follow_preferences(self) -> None:
        """Let every window take over look, language and folders."""
        if language_of(self._preferences.language) != self._words.language:
            self._words = self._spoken()
            self._remake()
            return
        for window in self.shown:
            window.look.apply()
            window.copy.follow_preferences()

    def close_all(self) -> None:
        """Close every window; everything is saved already."""
        for window in tuple(self.shown):
            window.close()

    def _spoken(self) -> Words:
        return speak(self._application, language_of(self._preferences.language))

    def _remake(self) -> None:
        """Make every window anew in another language, on the same file and the same view."""
        for old in tuple(self.shown):
            document = old.session.document
            path = document.path if document else None
            old.close_document()
            new = self.make()
            new.setGeometry(old.geometry())
            if path is not None:
                new.file.open_here(path)
            new.present()
            old.close()

    def _on_closed(self) -> None:
        window = self.sender()
        if isinstance(window, MainWindow) and window in self.shown:
            self.shown.remove(window)
            window.deleteLater()
