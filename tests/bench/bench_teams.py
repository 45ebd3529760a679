"""The Teams page, offscreen: opening, choosing, sorting, finding, typing, completing."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.rating_list import ListKind
from teamswiss_gui.models.roster import PlayerColumn
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from tests.gui.drivers import ListedNotices
from tests.unit.formats.made_lists import players, text_list

PLAYERS = 8
UP = Qt.SortOrder.AscendingOrder


def bench(*, quick: bool) -> None:
    """Print a line for every step, with the time of the clock and of the processor."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    listed = 20_000 if quick else 1_500_000
    sizes = (24,) if quick else (200, 1000)
    if hasattr(os, "getloadavg"):
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(f"{PLAYERS} players a team; a rating list of {listed:,}; milliseconds: clock (processor)")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TEAMSWISS_DATA"] = folder
        for teams in sizes:
            Bench(application, Path(folder), teams, listed).run()


def entered(teams: int) -> Tournament:
    """Return an event with so many teams, numbered."""
    entries = [
        edits.Entry(
            {"name": f"Team {number:04}", "captain": f"Captain {number % 97}"},
            tuple(
                {
                    "name": f"Player {number:04}, {place}",
                    "rating": 1500 + (number * 7 + place * 13) % 900,
                    "fide_id": str(100_000 + number * 10 + place),
                }
                for place in range(PLAYERS)
            ),
        )
        for number in range(teams)
    ]
    return edits.number_by_rating(edits.import_teams(Tournament(), entries))


class Bench:
    """One window on one field."""

    def __init__(self, application: QApplication, folder: Path, teams: int, listed: int) -> None:
        self._application = application
        settings = QSettings(str(folder / f"{teams}.ini"), QSettings.Format.IniFormat)
        self.window: MainWindow = make_window(ListedNotices(), Preferences(settings), application)
        self.window.resize(1280, 720)
        self.window.show()
        self.window.session.new(entered(teams))
        self._load(folder, listed)
        self._application.processEvents()
        print(f"-- {teams} teams")

    def _load(self, folder: Path, count: int) -> None:
        lists = self.window.desk.lists
        if not lists.is_empty:
            return
        source = folder / "players_list_foa.txt"
        with source.open("wb") as file:
            file.writelines(text_list(players(count)))
        lists.load(source, ListKind.FIDE, "FIDE")(lambda _done, _total: None, lambda: False)
        lists.reopened()

    def run(self) -> None:
        """Go through the page as an arbiter does."""
        window, page = self.window, self.window.teams
        self._time("open the page", lambda: window.show_page(1))
        window.show_page(0)
        self._application.processEvents()
        self._time("open it again", lambda: window.show_page(1))
        self._time("choose another team", lambda: page.teams.choose(5, TeamColumn.NAME))
        self._time("sort by name", lambda: page.teams.sortByColumn(TeamColumn.NAME, UP))
        self._time("sort by number", lambda: page.teams.sortByColumn(TeamColumn.NUMBER, UP))
        self._time("find: first letter", lambda: page.finder.setText("p"))
        self._time("find: a name", lambda: page.finder.setText("player 0012"))
        self._time("find: clear", page.finder.clear)
        page.teams.choose(3, TeamColumn.NAME)
        page.roster.setFocus()
        page.roster.choose(1, PlayerColumn.RATING)
        self._type("rating", "2222")
        self._time("Enter", partial(self._press, "\r"))
        page.roster.choose(len(page.roster_model.rows) - 1, PlayerColumn.NAME)
        self._type("name, completed", "kro mi")
        QTest.keyClick(self._editor(), Qt.Key.Key_Escape)
        self._time("number by rating", page.by_rating.trigger)
        self._time("select all", page.teams.selectAll)
        self._time("check all in", page.team_commands.here.trigger)
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _type(self, what: str, text: str) -> None:
        roster = self.window.teams.roster
        self._time(f"{what}: first key", lambda: QTest.keyClicks(roster, text[0]))
        worst = max(self._measure(partial(self._press, key)) for key in text[1:])
        print(f"{what + ': slowest key':24} {worst[0]:8.1f} ({worst[1]:.1f})", flush=True)

    def _press(self, key: str) -> None:
        QTest.keyClicks(self._editor(), key)

    def _editor(self) -> QLineEdit:
        roster = self.window.teams.roster
        editor = roster.indexWidget(roster.currentIndex())
        assert isinstance(editor, QLineEdit)
        return editor

    def _time(self, what: str, doing: Callable[[], object]) -> None:
        clock, processor = self._measure(doing)
        print(f"{what:24} {clock:8.1f} ({processor:.1f})", flush=True)

    def _measure(self, doing: Callable[[], object]) -> tuple[float, float]:
        """Return how long something takes up to the paint."""
        began, busy = time.perf_counter(), time.process_time()
        doing()
        self._application.processEvents()
        return (time.perf_counter() - began) * 1000, (time.process_time() - busy) * 1000
