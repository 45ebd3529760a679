"""What the File menu does: start, open, keep elsewhere, go back, close."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.trf.sniff import is_trf
from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.storage.earlier import tournament_from_earlier
from teamswiss_gui.storage.rescue import Rescued, rescue
from teamswiss_gui.storage.schema import SUFFIX
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.dialogs.snapshots import SnapshotsDialog
from teamswiss_gui.words.places import resource

if TYPE_CHECKING:
    from teamswiss_gui.views.main_window import MainWindow

SAMPLE = "City League.teamswiss"
MOST_PLACES = 12
"""So many lost places are named; the others are counted."""


class FileCommands(QObject):
    """The commands on the tournament file of one window."""

    started = Signal()
    """A new tournament is open."""

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._session = desk.session
        self._window = window
        self._make_opening()
        self._make_keeping()
        self._session.document_changed.connect(self._on_document_changed)
        self._on_document_changed()

    def _make_opening(self) -> None:
        self.new = action(self, self.tr("&New tournament"), self._on_new, "Ctrl+N")
        self.from_earlier = action(
            self, self.tr("New from an &earlier event…"), self._on_from_earlier, "Ctrl+Shift+N"
        )
        self.new_window = action(self, self.tr("New &window"), self._on_new_window)
        self.open = action(self, self.tr("&Open…"), self._on_open, "Ctrl+O")
        self.recent = QMenu(self.tr("Open &recent"), self._window)
        self.recent.aboutToShow.connect(self._on_recent_shown)
        self.sample = action(self, self.tr("Open the &sample event"), self._on_sample)
        self.rescue = action(self, self.tr("Rescue a &damaged file…"), self._on_rescue)

    def _make_keeping(self) -> None:
        self.save_as = action(self, self.tr("Save &as…"), self._on_save_as, "Ctrl+S")
        self.save_copy = action(self, self.tr("Save a &copy…"), self._on_save_copy)
        self.snapshot = action(self, self.tr("&Keep a snapshot…"), self._on_snapshot, "Ctrl+K")
        self.restore = action(self, self.tr("Res&tore a snapshot…"), self._on_restore)
        self.importing = QMenu(self.tr("&Import"), self._window)
        self.exporting = QMenu(self.tr("E&xport"), self._window)
        self.close = action(self, self.tr("C&lose"), self._on_close, "Ctrl+W")

    def fill(self, menu: QMenu) -> None:
        """Put the commands into their menu."""
        menu.addActions([self.new, self.from_earlier, self.new_window])
        menu.addSeparator()
        menu.addAction(self.open)
        menu.addMenu(self.recent)
        menu.addActions([self.sample, self.rescue])
        menu.addSeparator()
        menu.addActions([self.save_as, self.save_copy])
        menu.addSeparator()
        menu.addActions([self.snapshot, self.restore])
        menu.addSeparator()
        self._offer(menu)
        menu.addAction(self.close)

    def _offer(self, menu: QMenu) -> None:
        """Put in what the pages bring in, take out and print."""
        for _name, _icon, page in self._window.pages:
            self.importing.addActions(list(page.imports()))
            self.exporting.addActions(list(page.exports()))
        for offered in (self.importing, self.exporting):
            if not offered.isEmpty():
                menu.addMenu(offered)
        menu.addActions([self._window.export, self._window.print.command])
        menu.addMenu(self._window.print.of_round)
        menu.addSeparator()

    # --- opening ------------------------------------------------------------------------------

    def open_file(self, path: Path) -> bool:
        """Open a tournament in the window that fits; say whether it could be opened.

        Another program's TRF is looked at first: it becomes a new tournament when that is wanted.
        """
        if is_trf(path):
            from teamswiss_gui.views.teams.trf_dialog import TrfDialog

            dialog = TrfDialog(self._desk, self._window, path)
            dialog.event_wanted.connect(self._on_event_wanted)
            dialog.open()
            return True
        other = self._window.windows.showing(path)
        if other is not None:
            other.present()
            return True

        def open_it(session: Session) -> None:
            session.open(path)

        window = self._in_free_window(open_it)
        if window is None:
            return False
        self._tell_cut_off(window)
        return True

    def _on_event_wanted(self, tournament: Tournament) -> None:
        def start(session: Session) -> None:
            session.new(tournament)

        self._in_free_window(start)

    def _tell_cut_off(self, window: MainWindow) -> None:
        """After a power cut: say what was saved last."""
        text = window.session.cut_off_text()
        if text:
            self._desk.notices.tell(self.tr("Nothing that was saved is lost"), text)

    def open_here(self, path: Path) -> None:
        """Open a tournament in this very window."""

        def open_it() -> None:
            self._session.open(path)

        if self._try(open_it):
            self._tell_cut_off(self._window)

    def _in_free_window(self, doing: Callable[[Session], None]) -> MainWindow | None:
        """Do something in a window that has no file open; return it if that went through."""
        window = self._window.windows.free(self._window)
        try:
            doing(window.session)
        except TeamSwissError as error:
            if window is not self._window:
                window.close()
            self._desk.notices.refuse(self._session.worded(error))
            return None
        if window is not self._window:
            window.present()
        document = window.session.document
        if document is not None:
            self._desk.preferences.opened(document.path)
        return window

    def _on_new(self) -> None:
        def start(session: Session) -> None:
            session.new()

        self._tell_started(self._in_free_window(start))

    def _on_from_earlier(self) -> None:
        title = self.tr("Which earlier event is the template?")
        path = self._desk.notices.choose_file(self._folder(), title)
        if path is None:
            return

        def start(session: Session) -> None:
            session.new(tournament_from_earlier(path))

        self._tell_started(self._in_free_window(start))

    def _tell_started(self, window: MainWindow | None) -> None:
        if window is not None:
            window.file.started.emit()

    def _on_new_window(self) -> None:
        self._window.windows.make().present()

    def _on_open(self) -> None:
        path = self._desk.notices.choose_file(self._folder())
        if path is not None:
            self.open_file(path)

    def _on_sample(self) -> None:
        def open_it(session: Session) -> None:
            session.open_copy(resource("samples", SAMPLE))

        self._in_free_window(open_it)

    def _on_rescue(self) -> None:
        path = self._desk.notices.choose_file(self._folder(), self.tr("Which file is damaged?"))
        if path is None:
            return
        try:
            rescued = rescue(path)
        except TeamSwissError as error:
            self._desk.notices.refuse(self._session.worded(error))
            return

        def start(session: Session) -> None:
            session.new(rescued.tournament)

        if self._in_free_window(start) is not None:
            self._desk.notices.tell(self.tr("Rescued"), self._told_of(path, rescued))

    def _told_of(self, path: Path, rescued: Rescued) -> str:
        said = [
            self.tr(
                "What can be read of {name} is a new tournament now; Save as gives it a place. Its"
                " undo history, log and snapshots stayed behind. The damaged file was not touched."
            ).format(name=path.name)
        ]
        if rescued.lost:
            count = len(rescued.lost)
            places = ", ".join(rescued.lost[:MOST_PLACES]) + (" …" if count > MOST_PLACES else "")
            text = self.tr("%n place(s) could not be read: {places}", "", count)
            said.append(text.format(places=places))
        else:
            said.append(self.tr("Everything could be read."))
        if rescued.from_snapshot:
            said.append(self.tr("Gaps were filled from the last snapshot."))
        return "\n\n".join(said)

    def _on_recent_shown(self) -> None:
        self.recent.clear()
        for path in self._desk.preferences.recent:
            made = action(self.recent, path.stem.replace("&", "&&"), self._on_recent)
            made.setData(str(path))
            made.setToolTip(plain_tip(str(path)))
            self.recent.addAction(made)
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("Nothing was opened yet")).setEnabled(False)

    def _on_recent(self) -> None:
        command = self.sender()
        assert isinstance(command, QAction)
        self.open_file(Path(str(command.data())))

    # --- keeping ------------------------------------------------------------------------------

    def _try(self, doing: Callable[[], object]) -> bool:
        """Do something with the file and remember where it is; a refusal is told."""
        try:
            doing()
        except TeamSwissError as error:
            self._desk.notices.refuse(self._session.worded(error))
            return False
        if self._session.document:
            self._desk.preferences.opened(self._session.document.path)
        return True

    def _on_save_as(self) -> None:
        path = self._chosen_place()
        if path is not None:
            self._try(lambda: self._session.save_as(path))

    def _on_save_copy(self) -> None:
        path = self._chosen_place()
        if path is not None:
            self._try(lambda: self._session.save_copy(path))

    def _chosen_place(self) -> Path | None:
        document = self._session.document
        if document is None:
            return None
        path = self._desk.notices.choose_place(self._folder() / document.path.name)
        if path is None or path.suffix == SUFFIX:
            return path
        return path.with_name(path.name + SUFFIX)

    def _folder(self) -> Path:
        document = self._session.document
        if document is not None and not document.is_unsaved:
            return document.path.parent
        return self._desk.preferences.folder

    def _on_snapshot(self) -> None:
        reason = self._desk.notices.ask_reason(
            self.tr("Keep a snapshot"),
            self.tr("The state as it is now can be restored later. What is it called?"),
        )
        if reason is not None:
            name = reason.strip() or self.tr("Snapshot")
            if self._try(lambda: self._session.snapshot(name)):
                self._window.tell(self.tr("Snapshot kept: {name}").format(name=name))

    def _on_restore(self) -> None:
        if self._try(self._session.snapshots):
            SnapshotsDialog(self._desk, self._window).open()

    def _on_close(self) -> None:
        if len(self._window.windows.shown) > 1:
            self._window.close()
        else:
            self._window.close_document()

    def _on_document_changed(self) -> None:
        of_file = (self.save_as, self.save_copy, self.snapshot, self.restore, self.close)
        for command in of_file:
            command.setEnabled(self._session.is_open)
        for offered in (self.importing, self.exporting):
            offered.setEnabled(self._session.is_open)
