"""What the Help menu does: the handbook where one is, the keys, about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.dialogs.about import AboutDialog
from teamswiss_gui.views.dialogs.shortcuts import ShortcutsDialog
from teamswiss_gui.views.handbook import HandbookWindow

if TYPE_CHECKING:
    from teamswiss_gui.views.main_window import MainWindow


class HelpCommands(QObject):
    """Help for one window."""

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self.handbook: HandbookWindow | None = None
        self.here = action(self, self.tr("&Handbook"), self._on_here, "F1")
        self.shortcuts = action(self, self.tr("&Keyboard shortcuts…"), self._on_shortcuts)
        self.about = action(self, self.tr("&About TeamSwiss…"), self._on_about)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def fill(self, menu: QMenu, guide: QAction) -> None:
        """Put the commands into their menu."""
        menu.addActions([self.here, guide, self.shortcuts])
        menu.addSeparator()
        menu.addAction(self.about)

    def show_topic(self, topic: str) -> None:
        """Open the handbook at a page."""
        if self.handbook is None:
            self.handbook = HandbookWindow(self._desk, self._window)
        self._bring(self.handbook, topic)

    def show_topic_over(self, dialog: QWidget, topic: str) -> None:
        """Open a handbook that belongs to a dialog: the window's is out of reach behind it."""
        own = dialog.findChild(HandbookWindow)
        self._bring(own or HandbookWindow(self._desk, dialog), topic)

    @staticmethod
    def _bring(handbook: HandbookWindow, topic: str) -> None:
        handbook.show_topic(topic)
        handbook.show()
        handbook.raise_()
        handbook.activateWindow()

    def _on_here(self) -> None:
        self.show_topic(self._window.topic())

    def _on_shortcuts(self) -> None:
        ShortcutsDialog(self._desk, self._window, self._window.menuBar()).open()

    def _on_about(self) -> None:
        AboutDialog(self._desk, self._window).open()
