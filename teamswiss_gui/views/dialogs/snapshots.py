"""Going back to a state that was kept."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.models.snapshots import SnapshotColumn, SnapshotsModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.dialogs.simple import SimpleDialog
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.widgets import caption


class SnapshotsDialog(SimpleDialog):
    """Lists the snapshots; restoring one is a gesture that undo takes back."""

    topic = "files"

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "snapshotsDialog", "", (720, 440))
        self.setWindowTitle(self.tr("Restore a snapshot"))
        self.setAccessibleName(self.windowTitle())
        self.model = SnapshotsModel(desk.session)
        self.model.set_rows(list(reversed(desk.session.snapshots())))
        self.table = Table(desk, self.model, self.tr("Snapshots"))
        self.table.setObjectName("snapshotTable")
        size = desk.theme.size
        widths = {int(SnapshotColumn.WHEN): size(150), int(SnapshotColumn.ROUNDS): size(110)}
        self.table.fit((SnapshotColumn.WHAT,), widths)
        self.table.current_changed.connect(self._on_current_changed)
        self.table.activated.connect(self._on_activated)
        self.body.addWidget(caption(self._explanation()))
        self.body.addWidget(self.table, 1)
        buttons = self.add_buttons(QDialogButtonBox.StandardButton.Cancel)
        self.restore = QPushButton(self.tr("Restore"))
        self.restore.setProperty("primary", "true")
        self.restore.setEnabled(False)
        self.restore.clicked.connect(self._on_restore)
        buttons.addButton(self.restore, QDialogButtonBox.ButtonRole.AcceptRole)
        if self.model.rows:
            self.table.choose(0)
        self.table.setFocus()

    def _explanation(self) -> str:
        if not self.model.rows:
            return self.tr(
                "There is no snapshot yet. One is kept before every pairing, and whenever you "
                "choose File, Keep a snapshot."
            )
        return self.tr(
            "The tournament becomes what it was then. Nothing is lost: Undo takes the restoring "
            "back, and the log keeps both."
        )

    def _on_current_changed(self, current: QModelIndex) -> None:
        self.restore.setEnabled(current.isValid())

    def _on_activated(self, _index: QModelIndex) -> None:
        self._on_restore()

    def _on_restore(self) -> None:
        row = self.table.currentIndex().row()
        if row < 0:
            return
        try:
            self.desk.session.restore(self.model.rows[row].id)
        except TeamSwissError as error:
            self.desk.notices.refuse(self.desk.session.worded(error))
        else:
            self.accept()
