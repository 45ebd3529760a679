"""The rating lists: which are loaded, and loading another one."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.rating_lists import FIDE, LoadedList
from teamswiss_gui.app.session import local_time
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.rating_list import ListInfo, ListKind, RatingKind
from teamswiss_gui.models.editable import DISPLAY
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.progress import ProgressRow
from teamswiss_gui.views.teams.work_dialog import WorkDialog
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import button, caption, set_tone


class LoadedColumn(IntEnum):
    """The columns of the lists."""

    NAME = 0
    PLAYERS = 1
    LOADED = 2
    SOURCE = 3


class LoadedListsModel(RowsModel[LoadedList]):
    """The lists that are loaded."""

    listed = tuple(LoadedColumn)

    def key(self, row: LoadedList) -> Hashable:
        return row.path

    def head(self, column: int) -> str:
        return (self.tr("List"), self.tr("Players"), self.tr("Loaded"), self.tr("From the file"))[
            column
        ]

    def alignment(self, column: int) -> int:
        return RIGHT if column == LoadedColumn.PLAYERS else LEFT

    def cell(self, row: LoadedList, column: int, role: int) -> object:
        if role != DISPLAY:
            return None
        match LoadedColumn(column):
            case LoadedColumn.NAME:
                return row.info.name
            case LoadedColumn.PLAYERS:
                return QLocale().toString(row.info.players)
            case LoadedColumn.LOADED:
                return local_time(row.loaded.isoformat())
            case LoadedColumn.SOURCE:
                return row.info.source


class RatingListDialog(WorkDialog):
    """Loads FIDE's list or a national one; the older list stays in use until the new is whole."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, self.tr("Rating lists"), (640, 400))
        self.model = LoadedListsModel(self)
        self._make_parts()
        self._lay_out()
        self.work.done.connect(self._on_loaded)
        self.work.failed.connect(self._on_failed)
        self.work.ended.connect(self._on_ended)
        desk.lists.lists_changed.connect(self._show)
        self._show()
        self.load_fide.setFocus()

    def _make_parts(self) -> None:
        size = self._desk.theme.size
        self.table = Table(self._desk, self.model, self.tr("Loaded lists"))
        self.table.fit(
            (LoadedColumn.SOURCE,),
            {
                LoadedColumn.NAME: size(90),
                LoadedColumn.PLAYERS: size(90),
                LoadedColumn.LOADED: size(150),
            },
        )
        self.state = plain()
        self.state.setWordWrap(True)
        self.state.setAccessibleName(self.tr("State"))
        self.load_fide = button(self.tr("Load &FIDE’s list…"), primary=True)
        self.load_fide.clicked.connect(self._on_load_fide)
        self.code = QLineEdit()
        self.code.setMaxLength(20)
        self.code.setPlaceholderText(self.tr("Federation"))
        self.code.setAccessibleName(self.tr("Federation of the national list"))
        self.code.setMaximumWidth(size(110))
        self.code.textChanged.connect(self._on_code_changed)
        self.load_national = button(self.tr("Load a &national list…"))
        self.load_national.clicked.connect(self._on_load_national)
        self.remove = button(self.tr("&Remove"))
        self.remove.clicked.connect(self._on_remove)
        self._delete = action(self, self.tr("Remove"), self._on_remove, "Del", inside=self.table)
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("FIDE rating that is taken over"))
        for text, kind in (
            (self.tr("Standard"), RatingKind.STANDARD),
            (self.tr("Rapid"), RatingKind.RAPID),
            (self.tr("Blitz"), RatingKind.BLITZ),
        ):
            self.kind.addItem(text, kind)
        self.kind.setCurrentIndex(self.kind.findData(self._desk.preferences.rating_kind))
        self.kind.activated.connect(self._on_kind)
        self.progress = ProgressRow(self.work)
        self.progress.text.setText(self.tr("Loading…"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        loading = QHBoxLayout()
        loading.setSpacing(SMALL)
        loading.addWidget(self.load_fide)
        loading.addSpacing(SMALL)
        loading.addWidget(self.code)
        loading.addWidget(self.load_national)
        loading.addStretch(1)
        loading.addWidget(self.remove)
        taken = QHBoxLayout()
        taken.setSpacing(SMALL)
        text = plain(self.tr("FIDE rating that is &taken over"))
        text.setBuddy(self.kind)
        taken.addWidget(text)
        taken.addWidget(self.kind)
        taken.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(
            caption(
                self.tr(
                    "Download FIDE’s list at home (text or XML, zipped or not) and load it once. "
                    "Then names complete as you type, without the internet. A national list is a "
                    "CSV file with an id, a name and a rating."
                )
            )
        )
        layout.addLayout(loading)
        layout.addWidget(self.table, 1)
        layout.addLayout(taken)
        layout.addWidget(self.state)
        foot = QHBoxLayout()
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.buttons)
        layout.addLayout(foot)

    # --- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        self.model.set_rows(self._desk.lists.loaded)
        if not self.table.currentIndex().isValid() and self.model.rows:
            self.table.choose(0)
        self._show_buttons()
        if not self.model.rows and not self.state.text():
            self._say(self.tr("No list is loaded yet."), None)

    def _show_buttons(self) -> None:
        free = not self.work.is_running
        self.load_fide.setEnabled(free)
        self.code.setEnabled(free)
        self.load_national.setEnabled(free and bool(self.code.text().strip()))
        self.remove.setEnabled(free and bool(self.model.rows))

    def _say(self, text: str, tone: Tone | None) -> None:
        set_tone(self.state, tone)
        self.state.setText(text)

    def _on_code_changed(self) -> None:
        self._show_buttons()

    def _on_kind(self) -> None:
        self._desk.preferences.rating_kind = self.kind.currentData()

    # --- loading ------------------------------------------------------------------------------

    def _on_load_fide(self) -> None:
        self._load(ListKind.FIDE, FIDE)

    def _on_load_national(self) -> None:
        self._load(ListKind.NATIONAL, self.code.text().strip().upper())

    def _load(self, kind: ListKind, name: str) -> None:
        path = self._desk.notices.choose_file(
            self._desk.preferences.folder,
            self.tr("Load a rating list"),
            self.tr("Rating lists") + " (*.zip *.txt *.xml *.csv)",
        )
        if path is not None:
            self._say("", None)
            self.work.start(self._desk.lists.load(path, kind, name))
            self._show_buttons()

    def _on_loaded(self, info: ListInfo) -> None:
        text = self.tr("Loaded. Players: {players}. Lines that were no player: {left_out}.")
        players = QLocale().toString(info.players)
        self._say(text.format(players=players, left_out=info.left_out), Tone.DONE)

    def _on_failed(self, error: TeamSwissError) -> None:
        self._say(self._desk.session.worded(error), Tone.WRONG)

    def _on_ended(self) -> None:
        if not self.state.text():
            self._say(self.tr("Cancelled. The lists are as they were."), None)
        self._desk.lists.reopened()
        self._show_buttons()

    def _on_remove(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.rows) and not self.work.is_running:
            try:
                self._desk.lists.remove(self.model.rows[row].path)
            except TeamSwissError as error:
                self._on_failed(error)

    def end_work(self) -> None:
        if self.work.is_running:
            self.work.close()
            self._desk.lists.reopened()
