"""A fault in any layer: one dialog, nothing lost, the day goes on; and nobody's name is told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

from teamswiss_gui.app import jobs, paperwork, session
from teamswiss_gui.app.bugs import BugDoor
from teamswiss_gui.app.fault_report import FaultReport, OpenFile, summary_of
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.second_copy import SecondCopy
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import results
from teamswiss_gui.models import matches
from teamswiss_gui.storage import history
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.program_log import NAME, SIZE, ProgramLog, recent_faults
from teamswiss_gui.views import delegates, players_page, program
from teamswiss_gui.views.dialogs.fault import FaultDialog
from teamswiss_gui.views.message_boxes import MessageBoxes
from teamswiss_gui.views.program import SessionsOf
from teamswiss_gui.views.teams import import_source
from teamswiss_gui.views.teams.import_dialog import ImportDialog
from teamswiss_gui.views.windows import Windows
from tests.gui.drivers import ArbiterAtWindow

SECRET = "Anna Berg 2103"
Patch = pytest.MonkeyPatch


class Fault(RuntimeError):  # noqa: N818 - named as the report names it
    """What nobody expected."""


def fails(*_arguments: object, **_named: object) -> None:
    player = SECRET  # a local variable, which is told to nobody
    raise Fault(player)


class Reader:
    """Reads every report and goes on, as the arbiter would."""

    def __init__(self, arbiter: ArbiterAtWindow, folder: Path) -> None:
        self.arbiter = arbiter
        self.folder = folder
        self.seen: list[str] = []
        self.copied: list[str] = []
        self.door = BugDoor(
            MessageBoxes(), ProgramLog(folder), SessionsOf(arbiter.window.windows), arbiter.window
        )
        self._timer = QTimer(arbiter.window)
        self._timer.timeout.connect(self._on_look)
        self._timer.start(5)

    def _on_look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, FaultDialog):
            self.seen.append(dialog.safe.text())
            dialog.copy.click()
            self.copied.append(QGuiApplication.clipboard().text())
            dialog.go_on.click()

    def waits(self) -> None:
        self.arbiter.qtbot.waitUntil(lambda: bool(self.copied), timeout=20_000)
        for _each in range(20):
            QApplication.processEvents()

    @property
    def log(self) -> str:
        return (self.folder / NAME).read_text(encoding="utf-8")


@pytest.fixture
def reader(arbiter: ArbiterAtWindow, tmp_path: Path) -> Iterator[Reader]:
    arbiter.opens_the_sample().pairs().accepts()
    reading = Reader(arbiter, tmp_path / "log")
    reading.door.install()
    yield reading
    reading.door.uninstall()


def presses_1(arbiter: ArbiterAtWindow) -> None:
    """Press a key as the screen does: from Qt's own loop, which no line of Python waits for."""
    target = arbiter.window.rounds.boards
    target.setFocus()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key = QKeyEvent(kind, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1")
        QApplication.postEvent(target, key)


def domain(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(results, "_with", fails)
    presses_1(arbiter)


def storage(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    """The rows are written already, the transaction is not over."""
    patch.setattr(history, "add_log", fails)
    presses_1(arbiter)


def storage_undo(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(history, "set_meta", fails)
    QTimer.singleShot(0, arbiter.window.undo.trigger)


def engine_thread(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(jobs, "pairing_request", fails)
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.ended):
        arbiter.window.desk.jobs.pair_next()


def model_data(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(matches.BoardsModel, "cell", fails)
    arbiter.window.rounds.boards.viewport().update()


def view_paint(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(delegates.TableDelegate, "_paint_side", fails)
    arbiter.window.rounds.boards.viewport().update()


def timer(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(SecondCopy, "_place", fails)
    arbiter.window.copy._pause.start(1)


def slot(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(type(arbiter.window.navigation), "show_tournament", fails)
    presses_1(arbiter)


def job_thread(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(players_page, "scored", fails)
    QTimer.singleShot(0, arbiter.window.page_commands[5].trigger)


def document_thread(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(paperwork, "lay_out", fails)
    QTimer.singleShot(0, arbiter.window.page_commands[6].trigger)


def scoring(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(session, "standings", fails)
    arbiter.window.session.perform(edits.set_field, field="place", value="Elsewhere")
    QTimer.singleShot(0, arbiter.window.session.standings)


def builder(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(paperwork, "build", fails)
    QTimer.singleShot(0, arbiter.window.page_commands[6].trigger)


def formats(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(import_source, "table_of_text", fails)
    dialog = ImportDialog(arbiter.window.desk, arbiter.window, import_source.Source(text="A\tB"))
    dialog.work.ended.connect(dialog.reject)
    dialog.open()


def words(arbiter: ArbiterAtWindow, patch: Patch) -> None:
    patch.setattr(session, "gesture_text", fails)
    presses_1(arbiter)


def python_thread(_arbiter: ArbiterAtWindow, _patch: Patch) -> None:
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()


LAYERS = (
    domain, storage, storage_undo, engine_thread, model_data, view_paint, timer, slot,
    job_thread, document_thread, scoring, builder, formats, words, python_thread,
)  # fmt: skip


@pytest.mark.parametrize("layer", LAYERS)
def test_that_a_fault_in_any_layer_is_told_once_and_costs_nothing(
    reader: Reader, layer: Callable[[ArbiterAtWindow, Patch], None]
) -> None:
    arbiter = reader.arbiter
    with pytest.MonkeyPatch.context() as patch:
        layer(arbiter, patch)
        reader.waits()
    assert len(reader.copied) == 1
    assert "Your data is safe" in reader.seen[0]
    told = reader.copied[0]
    assert told.rstrip().endswith("Fault")
    assert "test_faults_shown.py" in told
    for text in (told, reader.log):
        assert SECRET not in text
        assert str(arbiter.folder) not in text
        assert arbiter.path.name in text
    arbiter.goes_to("Rounds")
    goes_on(arbiter)
    assert len(reader.copied) == 1


def goes_on(arbiter: ArbiterAtWindow) -> None:
    before = arbiter.tournament
    arbiter.window.rounds.boards.setFocus()
    arbiter.types("1=0\r0")
    assert arbiter.tournament is not before
    with Document.open(arbiter.path, read_only=True) as found:
        assert found.tournament == arbiter.tournament
        lines = found.log()
    assert lines[-1].gesture == "enter_result"


def test_that_a_fault_in_every_drawing_does_not_ask_for_ever(reader: Reader) -> None:
    with pytest.MonkeyPatch.context() as patch:
        view_paint(reader.arbiter, patch)
        reader.waits()
        for _each in range(10):
            reader.arbiter.window.rounds.boards.viewport().update()
            QApplication.processEvents()
    assert len(reader.copied) == 1
    assert "fault again" in reader.log


def test_that_a_file_that_cannot_be_read_again_is_not_called_safe(reader: Reader) -> None:
    away = reader.arbiter.path
    away.rename(away.with_suffix(".away"))
    with pytest.MonkeyPatch.context() as patch:
        domain(reader.arbiter, patch)
        reader.waits()
    assert "could not be read again" in reader.seen[0]
    away.with_suffix(".away").rename(away)


def test_that_a_fault_while_the_program_starts_is_told(
    tmp_path: Path, monkeypatch: Patch, qapp: QApplication
) -> None:
    told: list[FaultReport] = []
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path))
    monkeypatch.setattr(program, "Application", lambda _arguments: qapp)
    monkeypatch.setattr(Windows, "make", fails)
    monkeypatch.setattr(MessageBoxes, "report_bug", lambda _self, report: told.append(report))
    monkeypatch.setattr(program, "draw_by_software", lambda: None)  # there is a program already
    monkeypatch.setattr(BugDoor, "watch_crashes", lambda _self: None)  # pytest does so itself
    assert program.run(None, safe=True) == program.NOT_STARTED
    assert [report.summary for report in told] == ["Fault"]
    assert len(recent_faults(tmp_path / "Log", 5)) == 1


def test_that_safe_mode_starts_as_on_the_first_day(
    tmp_path: Path, monkeypatch: Patch, arbiter: ArbiterAtWindow
) -> None:
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path))
    settings = QSettings(str(tmp_path / program.SAFE_SETTINGS), QSettings.Format.IniFormat)
    changed = Preferences(settings)
    changed.second_folder, changed.font_size = tmp_path, 26
    changed.opened(tmp_path)
    settings.sync()
    found = program.safe_preferences()
    assert (found.language, found.font_size, found.second_folder) == ("en", 13, None)
    assert found.recent == []
    program.say_safe(arbiter.window)
    shown = [each.text() for each in arbiter.window.statusBar().findChildren(QLabel)]
    assert "Safe mode" in shown


# --- the log ----------------------------------------------------------------------------------


def test_that_the_log_stays_small(tmp_path: Path) -> None:
    log = ProgramLog(tmp_path)
    for number in range(3000):
        log.write(f"fault {number}\n" + "x" * 500)
    log.close()
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == [NAME, f"{NAME}.1", f"{NAME}.2"]
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 3 * SIZE
    assert "fault 2999" in recent_faults(tmp_path, 2)[-1]


def test_that_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    ProgramLog(tmp_path / "file").write("lost")
    folder = tmp_path / "folder"
    (folder / NAME).mkdir(parents=True)
    ProgramLog(folder).write("lost too")


def test_that_an_end_by_force_is_in_the_log_of_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "crash.txt").write_text(
        'Fatal: x\n File "/home/anna/a b/views/x.py", line 3 in y\n'
    )
    log = ProgramLog(tmp_path)
    log.take_crash()
    log.close()
    (found,) = recent_faults(tmp_path, 5)
    assert "x.py" in found
    assert "anna" not in found


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (KeyError(SECRET), "KeyError"),
        (ValueError(SECRET), "ValueError"),
        (FileNotFoundError(2, SECRET, SECRET), "FileNotFoundError 2"),
        (AttributeError("'X' object has no attribute 'y'"),
         "AttributeError: 'X' object has no attribute 'y'"),
    ],
)  # fmt: skip
def test_that_a_message_is_told_only_where_it_holds_no_value(error: Exception, told: str) -> None:
    assert summary_of(error) == told


def test_that_the_dialog_shows_where_the_file_is(arbiter: ArbiterAtWindow) -> None:
    path = arbiter.folder / "<b>City</b> League.teamswiss"
    report = FaultReport("Fault", "the report", (OpenFile(path, is_whole=True),))
    dialog = FaultDialog(report, arbiter.window)
    arbiter.qtbot.addWidget(dialog)
    shown = [each.text() for each in dialog.findChildren(QLabel)]
    assert str(path) in shown
    assert not dialog.details.isVisibleTo(dialog)
    dialog.show_report.click()
    assert dialog.details.isVisibleTo(dialog)
    assert dialog.details.toPlainText() == "the report"
