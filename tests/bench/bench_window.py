"""The window, offscreen: start, opening, a page, a typed result up to the paint."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
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

PAGES = ("tournament", "teams", "rounds", "standings", "crosstable", "players")
START = "from teamswiss_gui.views import program"


def bench(*, quick: bool) -> None:
    """Print a line for every size of the field."""
    sizes = (24,) if quick else (24, 200)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    print(f"{ROUNDS} rounds of four boards; milliseconds; page: the first time, then once more")
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", START], check=True)
    if hasattr(os, "getloadavg"):
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(f"Python and the program's modules: {(time.perf_counter() - began) * 1000:.0f}")
    heads = ("teams", "window", "open", "result", "worst", *PAGES)
    print(" ".join(f"{head:>11}" for head in heads))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TEAMSWISS_DATA"] = folder
        for teams in sizes:
            cells = measure(application, Path(folder), teams)
            print(f"{teams:11} " + " ".join(f"{cell:>11}" for cell in cells), flush=True)


def measure(application: QApplication, folder: Path, teams: int) -> list[str]:
    """Run the window on an event of so many teams and return the cells of the table."""
    path = folder / f"{teams}.teamswiss"
    with Document.create(path, entered(teams)) as file:
        play(file)
        for match in file.tournament.rounds[-1].matches:
            for board in match.boards:
                file.perform(edits.clear_result, round=ROUNDS, match=match.id, board=board.number)
    settings = QSettings(str(folder / f"{teams}.ini"), QSettings.Format.IniFormat)
    began = time.perf_counter()
    window = make_window(ListedNotices(), Preferences(settings), application)
    window.show()
    application.processEvents()
    start = _since(began)
    began = time.perf_counter()
    window.open_file(path)
    application.processEvents()
    opened = _since(began)
    pages = []
    for number in range(len(PAGES)):
        first, again = (_page(application, window, number) for _time in (1, 2))
        pages.append(f"{first:.0f} {again:.0f}")
    window.page_commands[2].trigger()
    results = []
    for number in range(12):
        for key in "1=0=\r":
            began = time.perf_counter()
            QTest.keyClicks(window.rounds.boards, key)
            application.processEvents()
            results.append(_since(began))
        assert window.session.tournament.rounds[-1].matches[number].is_complete
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    figures = (start, opened, statistics.median(results), max(results))
    return [*(f"{figure:.0f}" for figure in figures), *pages]


def _page(application: QApplication, window: MainWindow, number: int) -> float:
    window.show_page(2 if number == 0 else 0)
    application.processEvents()
    began = time.perf_counter()
    window.show_page(number)
    application.processEvents()
    return _since(began)


def _since(began: float) -> float:
    return (time.perf_counter() - began) * 1000
