"""The table as all pages have it: choosing, editing, widths that the user drags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from teamswiss_gui.views.delegates import TableDelegate
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL

MOST = 1.5
"""A column grows so many times for its title; what is still too long is cut with an ellipsis."""


class Table(QTableView):
    """A table as all pages have it."""

    current_changed = Signal(QModelIndex)

    def __init__(self, desk: Desk, model: QAbstractItemModel, name: str, *, cells: bool = False):
        super().__init__()
        self._desk = desk
        self._given: dict[str, int] = {}
        self._dragged: dict[str, int] = {}
        self._columns_named = ""
        self.setAccessibleName(name)
        self.setItemDelegate(TableDelegate(desk, self))
        self.setSelectionBehavior(
            QAbstractItemView.SelectionBehavior.SelectItems
            if cells
            else QAbstractItemView.SelectionBehavior.SelectRows
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(desk.theme.row_height)
        self.verticalHeader().setMinimumSectionSize(18)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(28)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setCornerButtonEnabled(False)
        self.setModel(model)
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        model.modelAboutToBeReset.connect(self._note_dragged)
        model.modelReset.connect(self._on_model_reset)

    def fit(self, stretch: Sequence[int], widths: dict[int, int]) -> None:
        """Give columns their widths, and a little more where it is needed; see `give`."""
        self.give(stretch, self.roomy(widths))

    def give(self, stretch: Sequence[int], widths: dict[int, int]) -> None:
        """Give columns just these widths; those of `stretch` share what is left.

        A width that the user dragged wins over the one given here.
        """
        header = self.horizontalHeader()
        self._note_dragged()
        self._given = {}
        self._describe()
        for column in range(self.model().columnCount()):
            if column in stretch:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                if column in widths:
                    title = self._column_title(column)
                    self.setColumnWidth(column, widths[column])
                    self._given[title] = self.columnWidth(column)
                    if title in self._dragged:
                        self.setColumnWidth(column, self._dragged[title])

    def roomy(self, widths: dict[int, int]) -> dict[int, int]:
        """Return widths with room for broad fonts and for the long titles of some languages."""
        breadth = self._desk.theme.breadth
        widths = {column: round(width * breadth) for column, width in widths.items()}
        font = self.horizontalHeader().font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        return {
            column: max(
                width,
                min(
                    metrics.horizontalAdvance(self._column_title(column)) + 2 * SMALL,
                    round(width * MOST),
                ),
            )
            for column, width in widths.items()
        }

    def _describe(self) -> None:
        """Let a screen reader name the columns, unless the table says something better."""
        if self.accessibleDescription() != self._columns_named:
            return
        tip, across = Qt.ItemDataRole.ToolTipRole, Qt.Orientation.Horizontal
        heads = (
            str(self.model().headerData(column, across, tip) or self._column_title(column))
            for column in range(self.model().columnCount())
            if not self.isColumnHidden(column)
        )
        self._columns_named = ", ".join(head for head in heads if head)
        self.setAccessibleDescription(self._columns_named)

    def dragged_widths(self) -> dict[str, int]:
        """Return the widths that the user chose, by the titles of the columns."""
        self._note_dragged()
        return dict(self._dragged)

    def take_widths(self, dragged: dict[str, int]) -> None:
        """Take over widths that the user chose another time."""
        self._dragged = dict(dragged)
        header = self.horizontalHeader()
        for column in range(self.model().columnCount()):
            width = self._dragged.get(self._column_title(column))
            if width and header.sectionResizeMode(column) is QHeaderView.ResizeMode.Interactive:
                self.setColumnWidth(column, width)

    def _on_model_reset(self) -> None:
        self._given = {}  # other columns may stand in these places now: nobody dragged them

    def _note_dragged(self) -> None:
        for column in range(self.model().columnCount()):
            title = self._column_title(column)
            width = self.columnWidth(column)
            if width and self._given.get(title, width) != width:
                self._dragged[title] = width

    def _column_title(self, column: int) -> str:
        # By title and not by place: with other boards or tie-breaks the rest still fits.
        return str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")

    def start_editing(self, cell: QModelIndex) -> None:
        """Open a cell for typing, unless one is open already."""
        if self.state() == QAbstractItemView.State.EditingState:
            return
        row, column = cell.row(), cell.column()
        if cell.flags() & Qt.ItemFlag.ItemIsEditable and not self._opened(cell):
            # Rows came and went below a cell that was open: Qt takes it for open for ever.
            self.reset()
            self.choose(row, column)
            self._opened(self.currentIndex())

    def _opened(self, cell: QModelIndex) -> bool:
        nothing = QEvent(QEvent.Type.None_)
        return self.edit(cell, QAbstractItemView.EditTrigger.AllEditTriggers, nothing)

    def choose(self, row: int, column: int = 0) -> None:
        """Make a row the current one and the only one selected, whatever keys are held down."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if self.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows:
            flags |= QItemSelectionModel.SelectionFlag.Rows
        index = self.model().index(row, column)
        self.selectionModel().setCurrentIndex(index, flags)
        self.scrollTo(index)

    def choose_nothing(self) -> None:
        """Have no current row."""
        self.selectionModel().setCurrentIndex(
            QModelIndex(), QItemSelectionModel.SelectionFlag.Clear
        )

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.current_changed.emit(current)
