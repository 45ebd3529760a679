"""Commands that bring lists in: teams from files, players from rating lists."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QAction, QGuiApplication

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.team_lists import template
from teamswiss_gui.formats.trf.sniff import SUFFIXES
from teamswiss_gui.storage.exports import put
from teamswiss_gui.views.desk import action
from teamswiss_gui.views.teams.import_dialog import ImportDialog
from teamswiss_gui.views.teams.import_source import Source
from teamswiss_gui.views.teams.rating_list_dialog import RatingListDialog
from teamswiss_gui.views.teams.updates_dialog import UpdatesDialog

if TYPE_CHECKING:
    from teamswiss_gui.views.teams_page import TeamsPage

READ = (".xlsx", ".xlsm", ".ods", ".csv", ".tsv", ".txt", *SUFFIXES)


class ListCommands(QObject):
    """Import with a preview, the template, rating lists, updates."""

    def __init__(self, page: TeamsPage) -> None:
        super().__init__(page)
        self._page = page
        self.import_list = action(self, self.tr("&Import…"), self._on_import, "Ctrl+I")
        self.import_clipboard = action(
            self, self.tr("Import from the clip&board…"), self._on_import_clipboard, "Ctrl+Shift+V"
        )
        self.save_template = action(self, self.tr("Save a &template…"), self._on_template)
        self.lists = action(self, self.tr("Rating li&sts…"), self._on_lists)
        self.update = action(self, self.tr("&Update ratings…"), self._on_update)

    def menu(self) -> list[QAction | None]:
        """Return what the page's menu shows of them."""
        return [
            *(self.import_list, self.import_clipboard, self.save_template, None),
            *(self.lists, self.update),
        ]

    def refresh(self, tournament: Tournament) -> None:
        """Enable what can be done."""
        is_open = self._page.session.is_open
        for command in (self.import_list, self.import_clipboard, self.save_template, self.lists):
            command.setEnabled(is_open)
        self.update.setEnabled(any(team.players for team in tournament.teams))

    # --- teams --------------------------------------------------------------------------------

    def import_file(self, path: Path) -> None:
        """Show a file as it would come in."""
        ImportDialog(self._page.desk, self._page, Source(path)).open()

    def import_text(self, text: str) -> None:
        """Show the clipboard's text as it would come in."""
        ImportDialog(self._page.desk, self._page, Source(text=text)).open()

    def dropped_file(self, data: QMimeData) -> Path | None:
        """Return the list that a drag brings, if it is one that can be read."""
        for url in data.urls():
            path = Path(url.toLocalFile())
            if url.isLocalFile() and path.suffix.lower() in READ and self._page.session.is_open:
                return path
        return None

    def _on_import(self) -> None:
        kinds = " ".join(f"*{suffix}" for suffix in READ)
        path = self._page.desk.notices.choose_file(
            self._page.desk.preferences.folder,
            self.tr("Import teams"),
            self.tr("Team lists") + f" ({kinds})",
        )
        if path is not None:
            self.import_file(path)

    def _on_import_clipboard(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.import_text(text)
        else:
            self._page.show_problem(self.tr("There is no text on the clipboard."))

    def _on_template(self) -> None:
        path = self._page.desk.notices.choose_place(
            self._page.desk.preferences.folder / self.tr("Team list.xlsx"),
            self.tr("Save a template"),
            self.tr("Workbooks") + " (*.xlsx)",
        )
        if path is None:
            return
        if path.suffix.lower() != ".xlsx":
            path = path.with_name(path.name + ".xlsx")
        session = self._page.session
        try:
            put(path, template(session.words.language))
        except TeamSwissError as error:
            self._page.show_problem(session.worded(error))

    # --- ratings ------------------------------------------------------------------------------

    def _on_lists(self) -> None:
        RatingListDialog(self._page.desk, self._page).open()

    def _on_update(self) -> None:
        if self._page.desk.lists.is_empty:
            self._on_lists()
        else:
            UpdatesDialog(self._page.desk, self._page).open()
