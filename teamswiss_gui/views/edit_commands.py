"""What the Edit menu does: undo and redo by name, the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.dialogs.preferences import PreferencesDialog
from teamswiss_gui.views.log_dialog import LogDialog

if TYPE_CHECKING:
    from teamswiss_gui.views.main_window import MainWindow


class EditCommands(QObject):
    """Undo, redo and the log of one window's tournament."""

    log_print_wanted = Signal()

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._session = desk.session
        self._window = window
        self.undo = action(self, self.tr("&Undo"), self._on_undo, "Ctrl+Z")
        self.redo = action(self, self.tr("&Redo"), self._on_redo, "Ctrl+Shift+Z")
        self.log = action(self, self.tr("&Log…"), self._on_log, "Ctrl+Shift+L")
        self.preferences = action(self, self.tr("&Preferences…"), self._on_preferences, "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._session.tournament_changed.connect(self._on_changed)
        self._session.document_changed.connect(self._on_changed)
        self._session.document_moved.connect(self._on_changed)
        self._on_changed()

    def fill(self, menu: QMenu) -> None:
        """Put the commands into their menu."""
        menu.addActions([self.undo, self.redo])
        menu.addSeparator()
        menu.addAction(self.log)
        menu.addSeparator()
        menu.addAction(self.preferences)

    def _on_undo(self) -> None:
        self._try(self._session.undo)

    def _on_redo(self) -> None:
        self._try(self._session.redo)

    def _try(self, doing: Callable[[], None]) -> None:
        try:
            doing()
        except TeamSwissError as error:
            self._desk.notices.refuse(self._session.worded(error))

    def _on_log(self) -> None:
        try:
            self._session.log()
        except TeamSwissError as error:
            self._desk.notices.refuse(self._session.worded(error))
            return
        dialog = LogDialog(self._desk, self._window)
        dialog.print_wanted.connect(self.log_print_wanted)
        dialog.open()

    def _on_preferences(self) -> None:
        dialog = PreferencesDialog(self._desk, self._window)
        dialog.changed.connect(self._on_preferences_changed)
        dialog.open()

    def _on_preferences_changed(self) -> None:
        self._window.windows.follow_preferences()

    def _on_changed(self, _before: object = None, _after: object = None) -> None:
        undo, redo = self._session.undo_text(), self._session.redo_text()
        self.undo.setEnabled(bool(undo))
        self.undo.setText(self.tr("&Undo: {what}").format(what=undo) if undo else self.tr("&Undo"))
        self.redo.setEnabled(bool(redo))
        self.redo.setText(self.tr("&Redo: {what}").format(what=redo) if redo else self.tr("&Redo"))
        self.log.setEnabled(self._session.is_open)
