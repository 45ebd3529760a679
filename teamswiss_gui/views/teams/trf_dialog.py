"""Opening another program's TRF as an event: what it holds, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from teamswiss_gui.app.work import Cancel, Progress, Work
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.trf import Problem, TrfFile, read_trf
from teamswiss_gui.models.blocks import write_block
from teamswiss_gui.models.editable import DISPLAY, TIP
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.import_source import trf_bytes
from teamswiss_gui.views.teams.progress import ProgressRow
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import button, caption, give_room, label
from teamswiss_gui.words import Words
from teamswiss_gui.words.expected import expected_text


class ProblemColumn(IntEnum):
    """The columns of the problems."""

    LINE = 0
    COLUMN = 1
    RECORD = 2
    FOUND = 3
    EXPECTED = 4


class ProblemsModel(RowsModel[Problem]):
    """Every place of the file that is wrong or to be looked at."""

    listed = tuple(ProblemColumn)

    def __init__(self, parent: QObject, words: Words) -> None:
        super().__init__(parent)
        self._words = words

    def key(self, row: Problem) -> Hashable:
        return row

    def head(self, column: int) -> str:
        return (
            self.tr("Line"),
            self.tr("Column"),
            self.tr("Record"),
            self.tr("Found"),
            self.tr("Expected"),
        )[column]

    def alignment(self, column: int) -> int:
        return RIGHT if column in (ProblemColumn.LINE, ProblemColumn.COLUMN) else LEFT

    def cell(self, row: Problem, column: int, role: int) -> object:
        if role == TIP and column >= ProblemColumn.FOUND:
            return row.found if column == ProblemColumn.FOUND else self._expected(row)
        if role != DISPLAY:
            return None
        return (row.line, row.column, row.record, row.found, self._expected(row))[column]

    def _expected(self, row: Problem) -> str:
        return expected_text(self._words, row.expected)


@dataclass(frozen=True, slots=True)
class Reading:
    """A TRF to be read; called in the background."""

    path: Path

    def __call__(self, _progress: Progress, _cancel: Cancel) -> TrfFile:
        """Return what the file holds."""
        return read_trf(trf_bytes(self.path))


class TrfDialog(Dialog):
    """Reads a TRF and shows what it holds; it becomes an event of its own when that is wanted."""

    topic = "teams"

    event_wanted = Signal(object)
    """The tournament that the file holds is to be opened as a new one."""

    def __init__(self, desk: Desk, parent: QWidget, path: Path) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Open a TRF: {file}").format(file=path.name))
        give_room(self, desk, 760, 480)
        self._desk = desk
        self._path = path
        self.file: TrfFile | None = None
        self.work = Work(self)
        self.headline = label("", "subtitle")
        self.text = caption()
        self.model = ProblemsModel(self, desk.session.words)
        self._make_parts()
        self.work.done.connect(self._on_read)
        self.work.failed.connect(self._on_failed)
        self.work.start(Reading(path))

    def _make_parts(self) -> None:
        size = self._desk.theme.size
        self.table = Table(self._desk, self.model, self.tr("Problems of the file"))
        self.table.fit(
            (ProblemColumn.EXPECTED,),
            {
                ProblemColumn.LINE: size(60),
                ProblemColumn.COLUMN: size(70),
                ProblemColumn.RECORD: size(70),
                ProblemColumn.FOUND: size(200),
            },
        )
        self.copy = button(self.tr("&Copy the report"))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy)
        self.progress = ProgressRow(self.work)
        self.progress.text.setText(self.tr("Reading …"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.open_it = self.buttons.addButton(
            self.tr("Open as a new event"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.open_it.setProperty("primary", "true")
        self.open_it.setEnabled(False)
        self.buttons.accepted.connect(self._on_open)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(self.headline)
        layout.addWidget(self.text)
        layout.addWidget(self.table, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.buttons)
        layout.addLayout(foot)

    def _on_read(self, file: TrfFile) -> None:
        self.file = file
        event = file.tournament
        players = sum(len(team.players) for team in event.teams)
        self.headline.setText(event.settings.name or self._path.name)
        facts = self.tr("Teams: {teams} · players: {players} · rounds: {rounds}").format(
            teams=len(event.teams), players=players, rounds=len(event.rounds)
        )
        if file.warnings:
            facts += " · " + self.tr("The file can be read, but look at these places first.")
        else:
            facts += " · " + self.tr("Nothing is wrong with the file.")
        self.text.setText(facts)
        self.model.set_rows(list(file.warnings))
        self.copy.setEnabled(bool(file.warnings))
        self.open_it.setEnabled(True)
        self.open_it.setFocus()

    def _on_failed(self, error: TeamSwissError) -> None:
        problems = error.details.get("problems")
        if not isinstance(problems, tuple):
            self.headline.setText(self._desk.session.worded(error))
            self.copy.setEnabled(False)
            return
        self.headline.setText(self.tr("The file cannot be read as it stands"))
        self.text.setText(
            self.tr("Nothing was changed. Every place that is wrong is listed: {count}.").format(
                count=len(problems)
            )
        )
        self.model.set_rows([Problem(*each) for each in problems])  # type: ignore[misc]
        self.table.setFocus()

    def _on_copy(self) -> None:
        heads = [self.model.head(column) for column in ProblemColumn]
        rows = [
            [str(self.model.cell(row, column, DISPLAY)) for column in ProblemColumn]
            for row in self.model.rows
        ]
        QGuiApplication.clipboard().setText(write_block([heads, *rows]))

    def _on_open(self) -> None:
        if self.file is not None:
            self.accept()
            self.event_wanted.emit(self.file.tournament)

    def done(self, result: int) -> None:
        self.work.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.work.close()
        super().closeEvent(event)
