"""A window that does one long thing again and again until it is killed.

See nursery.py and test_moments.py. It prints `begin`, flushed, right before it asks for it through
the window's own commands, and `end` with the digest of the state when it is done.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from tests.gestures import digest
from tests.gui.drivers import ListedNotices

NEW = [
    Entry({"name": f"New {number}"}, tuple({"name": f"P {number} {n}"} for n in range(1, 7)))
    for number in range(1, 121)
]


class Worker:
    """Does one thing; before and after, the state is told."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.application = application
        self.path = folder
        self.notices = ListedNotices()
        settings = QSettings(str(folder / "moment.ini"), QSettings.Format.IniFormat)
        self.window: MainWindow = make_window(self.notices, Preferences(settings), application)
        self.window.show()

    def say(self, word: str) -> None:
        document = self.window.session.document
        state = digest(document.tournament) if document else "-"
        print(word, state, document.path if document else self.path, sep="\t", flush=True)

    def opens(self) -> None:
        assert self.window.open_file(self.path)
        self.application.processEvents()

    # --- moments: each leaves the state so that it can be done again --------------------------

    def pairing(self) -> None:
        self.window.rounds.pair.trigger()
        while self.window.desk.jobs.is_pairing:
            self.application.processEvents()

    def undone(self) -> None:
        self.window.session.undo()

    def importing(self) -> None:
        self.window.session.perform(edits.import_teams, entries=NEW)

    def exporting(self) -> None:
        target = self.path.parent / "out.xlsx"
        self.notices.files.append(target)
        self.window.documents.exports_.workbook.trigger()
        while self.window.desk.jobs.paperwork.is_working:
            self.application.processEvents()

    def restoring(self) -> None:
        self.window.session.restore(self.window.session.snapshots()[0].id)

    def saving_as(self) -> None:
        self.notices.files.append(self.path.with_name("other.teamswiss"))
        self.window.save_as.trigger()

    def back(self) -> None:
        self.notices.files.append(self.path.with_name("third.teamswiss"))
        self.window.save_as.trigger()

    def work(self, path: Path, moment: str) -> None:
        """Open a file and do it until the end comes from outside."""
        self.path = path
        if moment == "upgrading":
            self.say("begin")
            self.opens()
            self.say("end")
            return
        self.opens()
        ways: dict[str, tuple[Callable[[], None], Callable[[], None]]] = {
            "pairing": (self.pairing, self.undone),
            "importing": (self.importing, self.undone),
            "exporting": (self.exporting, lambda: None),
            "restoring": (self.restoring, self.undone),
            "saving as": (self.saving_as, self.back),
        }
        there, again = ways[moment]
        if moment == "restoring":
            self.window.session.snapshot("kept")
            self.importing()
        for _each in range(40):
            self.say("begin")
            there()
            self.say("end")
            again()
