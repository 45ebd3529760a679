"""What every list page offers: copy to the clipboard, find as you type."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QTableView

from teamswiss_gui.domain import checks
from teamswiss_gui.views.desk import action
from teamswiss_gui.views.table import Table

DISPLAY = Qt.ItemDataRole.DisplayRole


class TableCopy(QObject):
    """Copies what is selected, or everything, as text with tabs; it is in the context menu."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        copy = QKeySequence(QKeySequence.StandardKey.Copy).toString()
        self.copy = action(table, self.tr("&Copy"), self.copy_selection, copy, inside=table)
        self.copy_all = action(
            table, self.tr("Copy the &whole list"), self.copy_everything, "Ctrl+Shift+C",
            inside=table,
        )  # fmt: skip
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def copy_selection(self) -> None:
        """Copy the selected cells, in the shape in which they stand."""
        cells = sorted((i.row(), i.column()) for i in self._table.selectedIndexes())
        rows = sorted({row for row, _ in cells})
        columns = sorted({column for _, column in cells})
        held = set(cells)
        lines = [
            "\t".join(self._text(r, c) if (r, c) in held else "" for c in columns) for r in rows
        ]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))

    def copy_everything(self) -> None:
        """Copy the list with its heads."""
        model = self._table.model()
        columns = range(model.columnCount())
        heads = [str(model.headerData(c, Qt.Orientation.Horizontal) or "") for c in columns]
        lines = ["\t".join(heads)]
        lines += ["\t".join(self._text(r, c) for c in columns) for r in range(model.rowCount())]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def _text(self, row: int, column: int) -> str:
        value = self._table.model().index(row, column).data(DISPLAY)
        return "" if value is None else str(value).replace("\t", " ")


def fit_or_scroll(table: Table, name: int, widths: dict[int, int], least: int) -> None:
    """Let the column of names take what is left; if that is too little, let the table scroll."""
    widths = table.roomy(widths)
    fits = sum(widths.values()) + least <= table.viewport().width()
    table.give((name,) if fits else (), widths if fits else {**widths, name: least})


class WidthWatcher(QObject):
    """Tells when a table has another width, whatever made it so."""

    def __init__(self, table: Table, changed: Callable[[], None]) -> None:
        super().__init__(table)
        self._changed = changed
        self._width = 0
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(event, QResizeEvent):
            width = event.size().width()
            if width != self._width:
                self._width = width
                self._changed()
        return super().eventFilter(watched, event)


class FindField(QLineEdit):
    """Goes to the next row whose name has the text; Enter goes on, Escape leaves."""

    def __init__(self, table: QTableView, column: int, name: str) -> None:
        super().__init__()
        self._table = table
        self._column = column
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self.setClearButtonEnabled(True)
        self.textEdited.connect(self._on_edited)
        self.returnPressed.connect(self._on_return)

    def command(self, owner: QObject) -> QAction:
        """Return the command that puts the cursor here, Ctrl+F inside a page."""
        made = action(owner, self.tr("&Find"), self._on_wanted, "Ctrl+F")
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return made

    def _on_wanted(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def _on_edited(self) -> None:
        self._go(0)

    def _on_return(self) -> None:
        self._go(1)

    def _go(self, step: int) -> None:
        wanted = checks.bare(self.text())
        model = self._table.model()
        count = model.rowCount()
        start = max(self._table.currentIndex().row(), 0) + step
        for place in range(count):
            row = (start + place) % count
            text = str(model.index(row, self._column).data(DISPLAY) or "")
            if wanted and wanted in checks.bare(text):
                found: QModelIndex = model.index(row, self._column)
                self._table.setCurrentIndex(found)
                self._table.scrollTo(found)
                return
