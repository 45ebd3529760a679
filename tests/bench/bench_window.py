"""The window, offscreen: start, opening, a page, a typed result up to the paint."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.domain import edits
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from tests.bench.bench_file import ROUNDS, entered, play
from tests.gui.drivers import ListedNotices

STARTS = 5
VISITS = 7
START = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.views.program import make_window
from teamswiss_gui.views.message_boxes import MessageBoxes
application = QApplication([])
settings = QSettings(sys.argv[2], QSettings.Format.IniFormat)
window = make_window(MessageBoxes(), Preferences(settings), application)
window.show()
assert window.open_file(Path(sys.argv[1]))
application.processEvents()
print(time.process_time(), time.time(), flush=True)
window.windows.close_all()
"""
"""Everything from the first line of Python to a window that can be used."""


@dataclass(frozen=True, slots=True)
class Span:
    """How long something took: by the clock on the wall, and of the processor."""

    wall: float
    processor: float

    def __str__(self) -> str:
        return f"{self.wall:.0f}/{self.processor:.0f}"


class Watch:
    """Measures from when it is made."""

    def __init__(self) -> None:
        self._wall, self._processor = time.perf_counter(), time.process_time()

    def stop(self) -> Span:
        """Return what has gone by."""
        return Span(
            (time.perf_counter() - self._wall) * 1000,
            (time.process_time() - self._processor) * 1000,
        )


def bench(*, quick: bool) -> None:
    """Print a line for every size of the field."""
    sizes = (20,) if quick else (20, 200, 1000)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    print(f"{ROUNDS} rounds of four boards; milliseconds by the clock / of the processor")
    print("program: from nothing to the open event; a page: the first visit, then others")
    print("processor: of all threads, so what is worked out in the background counts too")
    if hasattr(os, "getloadavg"):
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TEAMSWISS_DATA"] = folder
        for teams in sizes:
            measure(application, Path(folder), teams)


def measure(application: QApplication, folder: Path, teams: int) -> None:
    """Run the window on an event of so many teams and print what it took."""
    path = made_event(folder, teams)
    print(f"{teams} teams, {path.stat().st_size / 1e6:.1f} MB", flush=True)
    started(path, folder)  # so that the others are warm
    tell("program", [started(path, folder) for _time in range(STARTS)])
    settings = QSettings(str(folder / f"{teams}.ini"), QSettings.Format.IniFormat)
    watch = Watch()
    window = make_window(ListedNotices(), Preferences(settings), application)
    window.show()
    application.processEvents()
    print(f"  window       {watch.stop()}")
    watch = Watch()
    window.open_file(path)
    application.processEvents()
    print(f"  open         {watch.stop()}")
    for number, (_name, icon, _page) in enumerate(window.pages):
        first = turned_to(application, window, number)
        tell(icon, [turned_to(application, window, number) for _time in range(VISITS)], first)
    tell("result key", typed(application, window))
    window.windows.close_all()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def tell(what: str, spans: Sequence[Span], first: Span | None = None) -> None:
    """Print the middle and the worst of what was measured several times."""
    by_wall = [span.wall for span in spans]
    of_processor = [span.processor for span in spans]
    middle = Span(statistics.median(by_wall), statistics.median(of_processor))
    worst = Span(max(by_wall), max(of_processor))
    before = "" if first is None else f"first {first}, then "
    print(f"  {what:12} {before}median {middle}, worst {worst}", flush=True)


def made_event(folder: Path, teams: int) -> Path:
    """Write an event whose last round waits for its results."""
    path = folder / f"{teams}.teamswiss"
    with Document.create(path, entered(teams)) as file:
        play(file)
        for match in file.tournament.rounds[-1].matches[:10]:
            for board in match.boards:
                file.perform(edits.clear_result, round=ROUNDS, match=match.id, board=board.number)
    return path


def started(path: Path, folder: Path) -> Span:
    """Start the program on a file in a process of its own."""
    # Warm: compiled, as every installed copy is, whatever this environment says.
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.time()
    done = subprocess.run(
        [sys.executable, "-c", START, str(path), str(folder / "start.ini")],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    processor, usable = (float(part) for part in done.stdout.split())
    return Span((usable - began) * 1000, processor * 1000)


def turned_to(application: QApplication, window: MainWindow, number: int) -> Span:
    """Turn to a page from another one."""
    window.show_page(2 if number == 0 else 0)
    application.processEvents()
    watch = Watch()
    window.show_page(number)
    application.processEvents()
    return watch.stop()


def typed(application: QApplication, window: MainWindow) -> list[Span]:
    """Type the results of ten matches, each key up to the paint."""
    window.page_commands[2].trigger()
    window.rounds.matches.choose(0)
    application.processEvents()  # the page is there before the first key
    spans = []
    for number in range(10):
        for key in "1=0=\r":
            watch = Watch()
            QTest.keyClicks(window.rounds.boards, key)
            application.processEvents()
            spans.append(watch.stop())
        assert window.session.tournament.rounds[-1].matches[number].is_complete
    return spans
