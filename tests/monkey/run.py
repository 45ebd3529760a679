"""A session of the random user in a process of its own: `python -m tests.monkey.run SEED STEPS`.

Ends with 1 and the last things done if anything is not as it must be; prints a tally as JSON.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QSettings, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QTableView

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.session import Session
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.main_window import MainWindow
from tests.gestures import digest
from tests.monkey.monkey import Monkey

EVERY = 500
"""After so many steps everything is taken back to the start and done again."""
LAST = 25
"""So many of the last steps are told when something is wrong."""
NO_SCREEN = "This plugin does not support"
"""What Qt says when there is no real screen to raise a window on."""


class Watch:
    """Knows what must always be true."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        qInstallMessageHandler(self._on_message)
        sys.excepthook = self._on_exception

    def _on_message(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            print(text, file=sys.stderr, flush=True)
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and NO_SCREEN not in text:
            self.wrong.append(f"Qt: {text}\n{''.join(traceback.format_stack()[-8:-1])}")

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.wrong.append("".join(traceback.format_exception(kind, error, trace)))

    def check(self, right: bool, what: str) -> None:
        if not right:
            self.wrong.append(what)


class Run:
    """One session from the first key to the last undo."""

    def __init__(self, seed: str, folder: Path) -> None:
        self.watch = Watch()
        settings = QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)
        self.monkey = Monkey(seed, folder, Preferences(settings))
        self.folder = folder
        self.tally: Counter[str] = Counter()
        self._first = Tournament()
        self._looked_at: dict[Session, Tournament] = {}
        self.monkey.on_window.append(self._on_window)
        self._on_window(self.monkey.window)

    @property
    def window(self) -> MainWindow:
        return self.monkey.window

    @property
    def session(self) -> Session:
        return self.monkey.window.session

    def _on_window(self, window: MainWindow) -> None:
        """Watch a window from now on; it may have a file open already."""
        self.tally["windows"] += 1
        self._find_start(window.session)
        window.session.document_changed.connect(self._on_document_changed)
        window.session.tournament_changed.connect(self._on_tournament_changed)
        for view in window.findChildren(QTableView):
            if view.model() is not None:
                QAbstractItemModelTester(
                    view.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, window
                )

    def _on_document_changed(self) -> None:
        self.tally["documents"] += 1
        self._find_start(self.session)

    def _find_start(self, session: Session) -> None:
        """Remember what taking everything back leads to: a file that is opened has a past."""
        if session.document is None:
            return
        place = self.folder / "start.teamswiss"
        shutil.copyfile(session.document.path, place)
        with Document.open(place) as copied:
            while copied.undo_step():
                copied.undo()
            self._first = copied.tournament

    def _on_tournament_changed(self, _before: Tournament, _after: Tournament) -> None:
        self.tally["gestures"] += 1

    def go(self, steps: int) -> None:
        self.window.sample.trigger()
        for number in range(1, steps + 1):
            self.monkey.does_something()
            self.tally["steps"] += 1
            for window in self.window.windows.shown:
                self.look_closely(window.session)
            if number % EVERY == 0 or number == steps:
                self.leave_dialogs()
                self.monkey.keeps_its_seat()
                self.undo_everything()
            if self.watch.wrong or self.monkey.answers.bugs:
                return
        self.compare_with_a_new_window()

    def leave_dialogs(self) -> None:
        for _each in range(50):
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                return
            dialog.close()
            QApplication.processEvents()

    def look_closely(self, session: Session) -> None:
        """A step that changed something: the file has it, and the standings follow."""
        document = session.document
        if document is None or self._looked_at.get(session) is document.tournament:
            return
        tournament = self._looked_at[session] = document.tournament
        validate(tournament)
        if not document.is_read_only:
            with Document.open(document.path, read_only=True) as found:
                same = found.tournament == tournament
            self.watch.check(same, "the file is not what the window shows")
        anew = standings(tournament, len(tournament.accepted_rounds))
        self.watch.check(session.standings().rows == anew.rows, "the standings are old")
        self.tally["looks"] += 1

    def compare_with_a_new_window(self) -> None:
        """What the tables show is what they would show to somebody who just came in."""
        document = self.session.document
        if document is None:
            return
        place = self.folder / "compared.teamswiss"
        document.save_copy(place)
        settings = QSettings(str(self.folder / "other.ini"), QSettings.Format.IniFormat)
        other = Monkey("other", self.folder, Preferences(settings)).window
        other.open_file(place)
        for window in (self.window, other):
            for number in range(len(window.pages)):
                window.show_page(number)
                QApplication.processEvents()
        self.watch.check(
            teams_shown(self.window) == teams_shown(other), "the Teams page shows something old"
        )
        other.close()
        self.tally["compared"] += 1

    def undo_everything(self) -> None:
        last = digest(self.session.tournament)
        count = 0
        while self.session.undo_text():
            self.session.undo()
            count += 1
        self.watch.check(
            digest(self.session.tournament) == digest(self._first),
            "undo does not lead to the start",
        )
        for _each in range(count):
            self.session.redo()
        self.watch.check(digest(self.session.tournament) == last, "redo does not lead back")
        self.tally["undone"] += count


def teams_shown(window: MainWindow) -> list[list[str]]:
    """Return the Teams page's rows, whatever the user filters for at the moment."""
    model = window.teams.teams_model
    columns = range(model.columnCount())
    return sorted(
        [str(model.index(row, column).data()) for column in columns]
        for row in range(model.rowCount())
    )


def main(seed: str, steps: int) -> int:
    """Run one session; say how it went."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        os.environ["TEAMSWISS_DATA"] = str(folder / "data")
        run = Run(seed, folder)
        try:
            run.go(steps)
        except Exception:  # noqa: BLE001 - told with the seed, whatever it is
            run.watch.wrong.append(traceback.format_exc())
        wrong = [*run.watch.wrong, *run.monkey.answers.bugs]
        if wrong:
            print(f"seed {seed}, step {run.tally['steps']}", *run.monkey.done[-LAST:], sep="\n  ")
            print(*wrong, sep="\n")
        run.window.close()
        application.processEvents()
        print(json.dumps(run.tally))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
