"""The random user at a window that will be killed; see nursery.py and test_window_kills.py.

Whenever the window shows a new state it prints `done`, the digest of the state, the number of log
lines and the path, flushed at once: from here on it is acknowledged.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.views.main_window import MainWindow
from tests.gestures import digest
from tests.monkey.monkey import Monkey


class Worker:
    """Tells what the window has acknowledged."""

    def __init__(self, folder: Path) -> None:
        settings = QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)
        self.monkey = Monkey("", folder, Preferences(settings))
        self.monkey.on_window.append(self.listen)
        self.listen(self.monkey.window)

    def listen(self, window: MainWindow) -> None:
        """Hear what a window shows from now on."""
        window.session.tournament_changed.connect(self.tell)
        window.session.document_moved.connect(self.tell)
        window.session.document_changed.connect(self.tell)

    def tell(self, *_states: object) -> None:
        document = self.monkey.window.session.document
        if document is not None:
            state, lines = digest(document.tournament), len(document.log())
            print("done", state, lines, document.path, sep="\t", flush=True)

    def work(self, path: Path, seed: str) -> None:
        """Open a file and do this and that, until the end comes from outside."""
        self.monkey.chance.seed(seed)
        assert self.monkey.window.open_file(path)
        while True:
            self.monkey.does_something()
