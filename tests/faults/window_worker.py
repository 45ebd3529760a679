"""An arbiter at the real window whose disk fails; started by test_faulty_window.py.

`python -m tests.faults.window_worker FOLDER [CASE…]`. In every case he goes on for a while, then
prints, saves elsewhere and goes on there. Prints a tally as JSON; whatever is not as it must be
ends it with a traceback.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.printing.pdf import printer_for
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.lock import FileLock, this_program
from teamswiss_gui.views.program import make_window
from teamswiss_gui.words.places import resource
from tests.faults.disk import CODES, Fault, FaultyDisk, Kind
from tests.gestures import digest
from tests.gui.drivers import ListedNotices
from tests.monkey.run import Watch

Trouble = Callable[["Stage"], Iterator[None]]
AN_HOUR = 3600


class Stage:
    """One window, one file on a bad disk, and a good disk beside it."""

    def __init__(self, folder: Path, watch: Watch) -> None:
        self.bad, self.good = folder / "bad", folder / "good"
        for place in (self.bad, self.good):
            place.mkdir(parents=True)
        self.path = self.bad / "event.teamswiss"
        shutil.copyfile(resource("samples", "City League.teamswiss"), self.path)
        self.disk = FaultyDisk(self.bad)
        self.watch = watch
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.application = application
        self.notices = ListedNotices()
        settings = QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)
        self.window = make_window(self.notices, Preferences(settings), application)
        self.window.resize(1280, 720)
        self.window.show()
        self.changes = self.turn = 0
        self.shown: object = None
        self.window.session.tournament_changed.connect(self._on_changed)

    def _on_changed(self, _before: object, after: object) -> None:
        self.changes += 1
        self.shown = after

    def opens(self) -> None:
        assert self.window.open_file(self.path), self.notices.refused
        self.shown = self.window.session.tournament
        self.settles()

    def settles(self) -> None:
        for _each in range(3):
            self.application.processEvents()

    def plays(self) -> None:
        """Results, undo, redo, every page: what an arbiter does who notices nothing yet."""
        window = self.window
        window.page_commands[2].trigger()
        window.rounds.show_round(len(window.session.tournament.rounds))
        self.turn += 1
        for match, keys in enumerate(("1=0=", "0=1=", "==01")):
            window.rounds.matches.choose(match + self.turn % 3 * 3)
            window.rounds.keys.go_to_board(1)
            QTest.keyClicks(window.rounds.boards, keys)
        for command in (window.undo, window.undo, window.redo):
            command.trigger()
        for page in window.page_commands:
            page.trigger()
            self.settles()
        assert window.session.tournament == self.shown, "the window shows something else"

    def prints(self) -> None:
        target = self.good / "printed.pdf"

        def printer(layout: Layout) -> QPrinter:
            made = printer_for(layout)
            made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            made.setOutputFileName(str(target))
            return made

        self.window.page_commands[2].trigger()
        self.notices.printers.append(printer)
        self.window.print.command.trigger()
        self.waits_for_papers()
        assert target.read_bytes().startswith(b"%PDF"), self.notices.refused

    def exports(self) -> None:
        target = self.good / "all.xlsx"
        self.notices.files.append(target)
        self.window.documents.exports_.workbook.trigger()
        self.waits_for_papers()
        assert target.read_bytes().startswith(b"PK"), self.notices.refused

    def waits_for_papers(self) -> None:
        while self.window.desk.jobs.paperwork.is_working:
            self.application.processEvents()
        self.settles()

    def saves_elsewhere(self) -> None:
        """The new file has what the window shows, and the day goes on in it."""
        before = digest(self.window.session.tournament)
        target = self.good / "saved.teamswiss"
        self.notices.files.append(target)
        self.window.save_as.trigger()
        self.settles()
        document = self.window.session.document
        assert document is not None
        assert document.path == target, self.notices.refused
        assert digest(document.tournament) == before
        refused = len(self.notices.refused)
        changes = self.changes
        self.plays()
        assert self.changes > changes
        assert len(self.notices.refused) == refused, self.notices.refused
        with Document.open(target, read_only=True) as found:
            assert digest(found.tournament) == digest(document.tournament)

    def leaves(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.settles()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert self.notices.bugs == [], self.notices.reports[0].details
        assert self.watch.wrong == [], self.watch.wrong


# --- troubles: opened, in trouble, and over --------------------------------------------------


def failing(fault: Fault) -> Trouble:
    """Return a disk on which a kind of call fails for good."""

    def trouble(stage: Stage) -> Iterator[None]:
        stage.opens()
        stage.disk.arm(fault)
        yield
        stage.disk.disarm()

    return trouble


def deleted(stage: Stage) -> Iterator[None]:
    """Somebody deletes the file."""
    stage.opens()
    stage.path.unlink()
    yield


def replaced(stage: Stage) -> Iterator[None]:
    """Somebody puts another file in its place; it stays as he put it."""
    stage.opens()
    other = stage.bad / "other"
    shutil.copyfile(resource("samples", "Summer Cup.teamswiss"), other)
    content = other.read_bytes()
    other.replace(stage.path)
    yield
    assert stage.path.read_bytes() == content


def overwritten(stage: Stage) -> Iterator[None]:
    """Another program writes over its bytes, as a careless synchronisation does."""
    stage.opens()
    with stage.path.open("r+b") as file:
        file.write(resource("samples", "Summer Cup.teamswiss").read_bytes())
    yield


def emptied(stage: Stage) -> Iterator[None]:
    """Its bytes are gone, its name is there."""
    stage.opens()
    os.truncate(stage.path, 0)
    yield


def pulled(stage: Stage) -> Iterator[None]:
    """The stick is pulled: the path goes away, and what is open cannot be read any more."""
    stage.opens()
    stage.bad.rename(stage.bad.with_name("in the pocket"))
    stage.disk.arm(Fault(Kind.READ, errno.EIO))
    yield
    stage.disk.disarm()


def pulled_and_back(stage: Stage) -> Iterator[None]:
    """The stick is pulled and put back: the day goes on."""
    stage.opens()
    pocket = stage.bad.with_name("in the pocket")
    stage.bad.rename(pocket)
    stage.plays()
    pocket.rename(stage.bad)
    yield


def held_by_another(stage: Stage) -> Iterator[None]:
    """Another program holds the database."""
    stage.opens()
    with closing(sqlite3.connect(stage.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def opened_elsewhere(stage: Stage) -> Iterator[None]:
    """Another TeamSwiss has the file open: this one may only read it."""
    lock = FileLock.take(stage.path, this_program("2026-01-01T10:00:00"))
    assert isinstance(lock, FileLock)
    stage.opens()
    yield
    lock.release()


def protected(stage: Stage) -> Iterator[None]:
    """The medium is read-only from the start."""
    stage.disk.arm(Fault(Kind.PROTECTED, errno.EROFS))
    stage.opens()
    yield
    stage.disk.disarm()


def clock_back(stage: Stage) -> Iterator[None]:
    """The clock jumps back a day in the middle of the round."""
    stage.opens()
    stage.plays()
    stage.disk.turn_clock(-24 * AN_HOUR)
    yield
    stage.disk.turn_clock(0)


def clock_wild(stage: Stage) -> Iterator[None]:
    """The battery of the clock is empty: 1970."""
    stage.disk.turn_clock(AN_HOUR - int(time.time()))
    stage.opens()
    yield
    stage.disk.turn_clock(0)


def cases() -> dict[str, Trouble]:
    """Return all troubles by name."""
    found: dict[str, Trouble] = {
        f"{kind.name.lower()} {errno.errorcode.get(code, '')}".strip(): failing(
            Fault(kind, code, delay=20_000 if kind is Kind.SLOW else 0)
        )
        for kind, codes in CODES.items()
        for code in codes
    }
    plain = (deleted, replaced, overwritten, emptied, pulled, pulled_and_back, held_by_another,
             opened_elsewhere, protected, clock_back, clock_wild)  # fmt: skip
    return found | {each.__name__.replace("_", " "): each for each in plain}


def run(name: str, trouble: Trouble, folder: Path, watch: Watch) -> dict[str, object]:
    """Live through one trouble."""
    stage = Stage(folder / name.replace(" ", "-"), watch)
    with contextmanager(trouble)(stage):
        stage.plays()
        stage.prints()
        stage.exports()
        stage.saves_elsewhere()
    stage.leaves()
    return {"changes": stage.changes, "refused": sorted(set(stage.notices.refused))}


def main(folder: Path, chosen: list[str]) -> None:
    """Live through all of them, or those named."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["TEAMSWISS_DATA"] = str(folder / "data")
    _application = QApplication([])
    watch = Watch()
    tally = {}
    for name, trouble in cases().items():
        if not chosen or name in chosen:
            print(name, file=sys.stderr, flush=True)
            try:
                tally[name] = run(name, trouble, folder, watch)
            except Exception:  # noqa: BLE001 - told with the case, whatever it is
                traceback.print_exc()
                print(*watch.wrong, sep="\n", file=sys.stderr, flush=True)
                os._exit(1)
    print(json.dumps(tally), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
