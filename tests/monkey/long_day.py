"""A long day at one window: `python -m tests.monkey.long_day GESTURES`.

Results entered, changed, undone and done again, pages turned, documents written, windows opened and
closed, the file closed and opened. Prints as JSON what each quarter of the day left behind: memory,
objects, widgets, steps of one gesture, bytes of the file. Steps are calls of functions, which say
the same on a busy machine as on an idle one.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.registry import build
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx import to_xlsx
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from teamswiss_gui.words import Words
from tests.gui.drivers import ListedNotices

KEYS = "1=0=\r0=1=\r=10=\r01=1\r"
"""Four matches; the next time round every result is another one."""


class Day:
    """One window and what was done at it."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.application = application
        self.folder = folder
        self.window = self._window()
        self.window.sample.trigger()
        self.gestures = 0
        self.turn = 0
        self.window.session.tournament_changed.connect(self._on_changed)
        self.window.rounds.pair.trigger()
        while self.window.desk.jobs.is_pairing:
            application.processEvents()
        self._settle()
        self.window.rounds.accept.trigger()
        self._settle()
        assert self.window.session.tournament.draft is None

    def _window(self) -> MainWindow:
        settings = QSettings(str(self.folder / "day.ini"), QSettings.Format.IniFormat)
        window = make_window(ListedNotices(), Preferences(settings), self.application)
        window.resize(1280, 720)
        window.show()
        return window

    def _on_changed(self, _before: object, _after: object) -> None:
        self.gestures += 1

    @property
    def path(self) -> Path:
        document = self.window.session.document
        assert document is not None
        return document.path

    def goes_on(self) -> None:
        """Some minutes of the day."""
        self.turn += 1
        self._results()
        for _each in range(3):
            self.window.undo.trigger()
        for _each in range(2):
            self.window.redo.trigger()
        for command in self.window.page_commands:
            command.trigger()
            self._settle()
        if self.turn % 3 == 0:
            self._writes()
        if self.turn % 5 == 0:
            self._opens_another_window()
            self._closes_and_opens()

    def _results(self) -> None:
        self.window.page_commands[2].trigger()
        self.window.rounds.matches.choose(0)
        keys = KEYS if self.turn % 2 else KEYS.translate(str.maketrans("1=0", "0=1"))
        shift = self.turn % 4 * 5
        before = self.gestures
        for key in keys[shift:] + keys[:shift]:
            QTest.keyClicks(self.window.rounds.boards, key)
        self._settle()
        assert self.gestures > before

    def _writes(self) -> None:
        source = Source(self.window.session.tournament, Words())
        for name in ("pairings", "standings", "crosstable"):
            document = build(name, source)
            to_html(document)
            to_xlsx(document)

    def _opens_another_window(self) -> None:
        other = self.window.windows.make()
        other.show()
        other.sample.trigger()
        self._settle()
        place = other.session.document
        other.close()
        self._settle()
        if place is not None:
            place.path.unlink()

    def _closes_and_opens(self) -> None:
        path = self.path
        self.window.close_document()
        assert self.window.open_file(path)
        self._settle()

    def _settle(self) -> None:
        for _each in range(3):
            self.application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # --- looking ------------------------------------------------------------------------------

    def look(self) -> dict[str, float]:
        """Count what is there."""
        self._settle()
        gc.collect()
        return {
            "gestures": self.gestures,
            "rss_kb": _rss_kb(),
            "objects": len(gc.get_objects()),
            "qt_children": len(self.application.findChildren(QObject))
            + len(self.window.findChildren(QObject)),
            "windows": len(QApplication.topLevelWidgets()),
            "steps": self.steps_of_a_gesture(),
            "file": self.path.stat().st_size,
        }

    def steps_of_a_gesture(self) -> float:
        """Return how many functions are called to take a gesture back, up to the paint."""
        found = []
        self.window.page_commands[2].trigger()
        for command in (self.window.undo, self.window.redo) * 3:
            self._settle()
            before = self.gestures
            count = 0

            def counted(_frame: FrameType, event: str, _argument: object) -> None:
                nonlocal count
                count += event == "call"

            sys.setprofile(counted)
            command.trigger()
            self.application.processEvents()
            sys.setprofile(None)
            assert self.gestures == before + 1
            found.append(count)
        return statistics.median(found)


def _rss_kb() -> int:
    with Path("/proc/self/statm").open() as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def main(gestures: int) -> None:
    """Live through the day; print what there was after a warming up and after every quarter."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    with tempfile.TemporaryDirectory() as place:
        os.environ["TEAMSWISS_DATA"] = place
        day = Day(application, Path(place))
        for _each in range(5):
            day.goes_on()
        looks = [day.look()]
        for quarter in range(1, 5):
            while day.gestures < looks[0]["gestures"] + gestures * quarter / 4:
                day.goes_on()
            looks.append(day.look())
        day.window.close()
        print(json.dumps(looks), flush=True)
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
