"""What most dialogs share: a title, margins, a button that closes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.remembered import keep_places, restore_places
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import give_room


class SimpleDialog(Dialog):
    """A dialog that remembers its place under its name; what it shows goes into `body`."""

    def __init__(
        self, desk: Desk, parent: QWidget, name: str, title: str, size: tuple[int, int]
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk = desk
        self._size = size
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        self.body.setSpacing(SMALL)

    def add_buttons(
        self, standard: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Close
    ) -> QDialogButtonBox:
        """Put the buttons at the bottom and the dialog where it was."""
        buttons = QDialogButtonBox(standard)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        if not restore_places(self, self.desk.preferences, self.objectName()):
            give_room(self, self.desk, *self._size)
        return buttons

    def done(self, result: int) -> None:
        """Remember the place and close."""
        keep_places(self, self.desk.preferences, self.objectName())
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_places(self, self.desk.preferences, self.objectName())
        super().closeEvent(event)
