"""The log: who did what when, newest first, filtered as you type."""

from __future__ import annotations

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLineEdit, QWidget

from teamswiss_gui.models.log import LogColumn, LogModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.dialogs.simple import SimpleDialog
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import caption

ANY_COLUMN = -1


class LogDialog(SimpleDialog):
    """Shows the log of the file; it only grows."""

    topic = "log"

    print_wanted = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "logDialog", "", (760, 520))
        self.setWindowTitle(self.tr("Log"))
        self.setAccessibleName(self.windowTitle())
        self.model = LogModel(desk.session)
        self.model.set_rows(list(reversed(desk.session.log())))
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.proxy.setFilterKeyColumn(ANY_COLUMN)
        self.table = Table(desk, self.proxy, self.tr("Log"))
        self.table.setObjectName("logTable")
        size = desk.theme.size
        widths = {int(LogColumn.WHEN): size(140), int(LogColumn.WHO): size(90)}
        self.table.fit((LogColumn.WHAT,), widths)
        nobody = not any(row.who for row in self.model.rows)
        self.table.setColumnHidden(LogColumn.WHO, nobody)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Filter: a team, a player, a gesture…"))
        self.filter.setAccessibleName(self.tr("Filter the log"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._on_filter)
        self.count = caption()
        self.count.setWordWrap(False)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addWidget(self.filter, 1)
        row.addWidget(self.count)
        self.body.addLayout(row)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(caption(self.tr("Taking something back is an entry of its own.")))
        buttons = self.add_buttons()
        self.print = buttons.addButton(self.tr("Print…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.print.setShortcut("Ctrl+P")
        self.print.clicked.connect(self.print_wanted)
        self._show_count()
        self.filter.setFocus()

    def _on_filter(self, text: str) -> None:
        self.proxy.setFilterFixedString(text.strip())
        self._show_count()

    def _show_count(self) -> None:
        total, shown = self.model.rowCount(), self.proxy.rowCount()
        text = self.tr("%n line(s)", "", total)
        if shown != total:
            text = self.tr("{shown} of {all}").format(shown=shown, all=text)
        self.count.setText(text)
