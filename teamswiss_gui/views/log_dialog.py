"""The log: who did what when, newest first."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from teamswiss_gui.models.log import LogColumn, LogModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import Table, caption


class LogDialog(QDialog):
    """Shows the log of the file; it only grows."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Log"))
        self.resize(720, 480)
        self.model = LogModel(desk.session)
        lines = desk.session.log()
        self.model.set_rows(list(reversed(lines)))
        self.table = Table(desk, self.model, self.tr("Log"))
        self.table.fit((LogColumn.WHAT,), {LogColumn.WHEN: desk.theme.size(150)})
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(
            caption(
                self.tr("{count} entries. Taking something back is an entry of its own.").format(
                    count=len(lines)
                )
            )
        )
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)
        self.table.setFocus()
