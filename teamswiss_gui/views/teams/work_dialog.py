"""A dialog with work in the background, which ends when the dialog does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from teamswiss_gui.app.work import Work
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.teams.panel import is_stray_enter
from teamswiss_gui.views.widgets import give_room


class WorkDialog(Dialog):
    """Knows its desk and its work; an Enter that belongs to a table does not close it."""

    topic = "teams"

    def __init__(self, desk: Desk, parent: QWidget, title: str, size: tuple[int, int]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        give_room(self, desk, *size)
        self._desk = desk
        self.work = Work(self)

    def end_work(self) -> None:
        """Stop what is still running."""
        self.work.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_stray_enter(self, event):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self.end_work()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.end_work()
        super().closeEvent(event)
