"""A list before it comes in: what every column holds, what comes in, what is doubtful."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.team_lists import Layout, Mapping, Preview
from teamswiss_gui.models.import_sheet import (
    DoubtColumn,
    DoubtsModel,
    IncomingColumn,
    IncomingModel,
    SheetModel,
)
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.import_source import Look, Source
from teamswiss_gui.views.teams.mapping_bar import MappingBar
from teamswiss_gui.views.teams.progress import ProgressRow
from teamswiss_gui.views.teams.work_dialog import WorkDialog
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import label, set_tone


class ImportDialog(WorkDialog):
    """Shows a list as it would come in; nothing changes before Import is pressed."""

    def __init__(self, desk: Desk, parent: QWidget, source: Source) -> None:
        super().__init__(desk, parent, self.tr("Import teams"), (1000, 640))
        self._source = source
        self.seen: Preview | None = None
        self.bar = MappingBar()
        self.bar.sheet_chosen.connect(self._on_sheet)
        self.bar.mapping_changed.connect(self._on_mapping_changed)
        self._make_tables()
        self._make_buttons()
        self._lay_out()
        self.work.done.connect(self._on_looked)
        self.work.failed.connect(self._on_failed)
        self.work.ended.connect(self._on_ended)
        self._look(None)

    # --- building -----------------------------------------------------------------------------

    def _make_tables(self) -> None:
        size = self._desk.theme.size
        words = self._desk.session.words
        self.sheet_model = SheetModel(words, self.bar.names, self)
        self.sheet = Table(
            self._desk, self.sheet_model, self.tr("The list as it was read"), cells=True
        )
        self.sheet.verticalHeader().show()
        self.sheet.current_changed.connect(self._on_cell_changed)
        self.incoming_model = IncomingModel(self)
        self.incoming = Table(self._desk, self.incoming_model, self.tr("What comes in"))
        self.incoming.fit(
            (IncomingColumn.NAME,),
            {
                IncomingColumn.TEAM: size(200),
                IncomingColumn.PLACE: size(40),
                IncomingColumn.TITLE: size(50),
                IncomingColumn.RATING: size(66),
                IncomingColumn.FIDE_ID: size(90),
                IncomingColumn.FEDERATION: size(50),
                IncomingColumn.BIRTH: size(90),
            },
        )
        self.doubts_model = DoubtsModel(words, self)
        self.doubts = Table(self._desk, self.doubts_model, self.tr("Doubts"))
        self.doubts.fit((DoubtColumn.TEXT,), {DoubtColumn.PLACE: size(80)})
        self.doubts.current_changed.connect(self._on_doubt_chosen)

    def _make_buttons(self) -> None:
        self.summary = label("", "subtitle")
        self.problem = plain()
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(self.tr("Problem"))
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.bring_in = self.buttons.addButton(
            self.tr("Import"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.bring_in.setProperty("primary", "true")
        self.bring_in.setEnabled(False)
        self.buttons.accepted.connect(self._on_import)
        self.buttons.rejected.connect(self.reject)
        self.progress = ProgressRow(self.work)
        self.progress.text.setText(self.tr("Reading…"))

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(self.tr("What comes in"))
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.sheet, self.tr("The list"))
        self.tabs.addTab(self.incoming, self.tr("What comes in"))
        self.parts = QSplitter(Qt.Orientation.Vertical)
        self.parts.setObjectName("importParts")
        self.parts.addWidget(self.tabs)
        self.parts.addWidget(self.doubts)
        self.parts.setChildrenCollapsible(False)
        self.parts.setStretchFactor(0, 1)
        self.parts.setSizes([360, 130])
        foot = QHBoxLayout()
        foot.setSpacing(SMALL)
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(self.summary)
        layout.addWidget(self.bar)
        layout.addWidget(self.parts, 1)
        layout.addWidget(self.problem)
        layout.addLayout(foot)

    # --- looking ------------------------------------------------------------------------------

    def _look(self, sheet: str | None) -> None:
        """Read the list anew."""
        self.work.start(Look(self._source, self._desk.session.tournament, self._fide_list(), sheet))

    def _look_again(self, seen: Preview) -> None:
        """Look at what was read with another mapping."""
        self.work.start(
            Look(
                self._source,
                self._desk.session.tournament,
                self._fide_list(),
                table=seen.table,
                mapping=seen.mapping,
            )
        )

    def _fide_list(self) -> Path | None:
        loaded = self._desk.lists.loaded
        return loaded[0].path if loaded else None

    def _on_looked(self, seen: Preview) -> None:
        first = self.seen is None
        current = self.sheet.currentIndex()
        row, column = max(current.row(), 0), max(current.column(), 0)
        self.seen = seen
        self._show_problem("")
        self.sheet_model.show(seen)
        self.incoming_model.show(seen)
        self.doubts_model.show(seen.doubts)
        self.bar.show_list(seen)
        if first:
            self.sheet.resizeColumnsToContents()
            row = seen.mapping.head_row
        self.sheet.choose(min(row, len(seen.table.rows) - 1), column)
        self._show_summary(seen)
        if first:
            (self.bring_in if self.bring_in.isEnabled() else self.bar.field).setFocus()

    def _show_summary(self, seen: Preview) -> None:
        teams = len(seen.entries)
        players = sum(len(entry.players) for entry in seen.entries)
        left_out = sum(doubt.left_out for doubt in seen.doubts)
        parts = [
            seen.table.name or self.tr("From the clipboard"),
            self.tr("teams: {count}").format(count=teams),
            self.tr("players: {count}").format(count=players),
        ]
        if seen.doubts:
            parts.append(self.tr("doubts: {count}").format(count=len(seen.doubts)))
        if left_out:
            parts.append(self.tr("left out: {count}").format(count=left_out))
        self.summary.setText(" · ".join(parts))
        self.bring_in.setEnabled(bool(teams))
        codes = {doubt.code for doubt in seen.doubts}
        if "no-team-column" in codes:
            self._show_problem(
                self.tr("Say which column holds the team: select it and choose “Team” above.")
            )
        elif "no-name-column" in codes and seen.mapping.layout is Layout.PLAYER_ROWS:
            self._show_problem(
                self.tr("Say which column holds the player’s name, or only teams come in.")
            )

    def _on_failed(self, error: TeamSwissError) -> None:
        self._show_problem(self._desk.session.worded(error))
        self.bring_in.setEnabled(False)

    def _on_ended(self) -> None:
        if self.seen is None and not self.problem.text():
            self._show_problem(self.tr("Cancelled. Nothing was read, nothing was changed."))

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    # --- the mapping --------------------------------------------------------------------------

    def _on_sheet(self, sheet: str) -> None:
        self.seen = None
        self._look(sheet)

    def _on_mapping_changed(self, mapping: Mapping) -> None:
        if self.seen is not None:
            self._look_again(replace(self.seen, mapping=mapping))

    def _on_cell_changed(self) -> None:
        self.bar.show_column(self.sheet.currentIndex().column())

    def _on_doubt_chosen(self, current: QModelIndex) -> None:
        if 0 <= current.row() < len(self.doubts_model.rows):
            doubt = self.doubts_model.rows[current.row()]
            self.tabs.setCurrentWidget(self.sheet)
            self.sheet.choose(doubt.row - 1, max(doubt.column - 1, 0))

    # --- the end ------------------------------------------------------------------------------

    def _on_import(self) -> None:
        if self.seen is None:
            return
        try:
            self._desk.session.perform(edits.import_teams, entries=self.seen.entries)
        except TeamSwissError as error:
            self._on_failed(error)
        else:
            self.accept()
