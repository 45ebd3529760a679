"""Tables that are worked in like a spreadsheet."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
)
from PySide6.QtGui import QAction, QFocusEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QMenu, QWidget

from teamswiss_gui.models.blocks import write_block
from teamswiss_gui.models.roster import RosterModel
from teamswiss_gui.models.teams_proxy import TeamsProxy
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.completion import CompletingDelegate

LEAST = 100
"""The least width of the column that takes what the others leave."""
_TEXT = (Qt.ItemDataRole.EditRole, Qt.ItemDataRole.DisplayRole)
_GOING = frozenset(
    {
        *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    }
)


class EditTable(Table):
    """A table that is typed into; Enter goes down, so that names follow one another.

    One column takes the room that the others leave. Columns can be chosen in the header's menu.
    """

    def __init__(
        self, desk: Desk, model: TeamsProxy | RosterModel, name: str, object_name: str
    ) -> None:
        super().__init__(desk, model, name, cells=True)
        self.setObjectName(object_name)
        self.horizontalHeader().setObjectName(f"{object_name}Header")
        self._flexible = 0
        self._widths: Mapping[int, int] = {}
        self._always: Collection[int] = ()
        self._yielding: int | None = None
        self._fitting = False
        self.delegate = CompletingDelegate(desk, self)
        self.setItemDelegate(self.delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
        )
        header = self.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_header_menu)
        header.sectionResized.connect(self._on_section_resized)

    # --- columns ------------------------------------------------------------------------------

    def set_columns(
        self,
        widths: Mapping[int, int],
        hidden: Collection[int],
        always: Collection[int],
        yielding: int | None = None,
    ) -> None:
        """Give the columns their first widths; those of `always` cannot be hidden.

        Where room is short, the one that yields is narrowed down to a half, unless the user has
        dragged it. Which columns are shown is remembered.
        """
        self._yielding = yielding
        self._widths = widths
        self._flexible = min(set(range(self.model().columnCount())) - set(widths))
        self._always = always
        self.rescale()
        chosen = self._desk.preferences.state(self._chosen_key)
        if chosen is not None:
            shown = {int(each) for each in bytes(chosen.data()).split() if each.isdigit()}
            hidden = set(widths) - set(always) - shown
        for column in hidden:
            self.setColumnHidden(column, True)
        self._fit()

    def rescale(self) -> None:
        """Let the widths grow with the text; those that the user dragged stay."""
        size = self._desk.theme.size
        self.fit((), {column: size(width) for column, width in self._widths.items()})
        self._fit()

    @property
    def _chosen_key(self) -> str:
        return f"{self.objectName()}/shown"

    def shown_columns(self) -> list[int]:
        """Return the columns that can be seen, from left to right."""
        header = self.horizontalHeader()
        columns = [header.logicalIndex(place) for place in range(header.count())]
        return [column for column in columns if not self.isColumnHidden(column)]

    def show_column(self, column: int, shown: bool = True) -> None:
        """Show a column, or hide it."""
        self.setColumnHidden(column, not shown)
        if shown and self.columnWidth(column) < self._desk.theme.size(40):
            self.setColumnWidth(column, self._desk.theme.size(90))
        self._fit()

    def column_menu(self) -> QMenu:
        """Return a menu in which columns are shown and hidden."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column in range(self.model().columnCount()):
            made = QAction(self._head(column), menu)
            made.setCheckable(True)
            made.setChecked(not self.isColumnHidden(column))
            made.setEnabled(column not in self._always)
            made.setData(column)
            made.triggered.connect(self._on_column_chosen)
            menu.addAction(made)
        return menu

    def choose_columns(self) -> None:
        """Open the menu of the columns below the header."""
        self._on_header_menu(QPoint(0, self.horizontalHeader().height()))

    def _on_header_menu(self, where: QPoint) -> None:
        self.column_menu().popup(self.horizontalHeader().mapToGlobal(where))

    def _on_column_chosen(self) -> None:
        chosen = self.sender()
        assert isinstance(chosen, QAction)
        self.show_column(int(chosen.data()), chosen.isChecked())
        shown = " ".join(str(column) for column in self.shown_columns())
        self._desk.preferences.keep_state(self._chosen_key, QByteArray(shown.encode()))

    def _head(self, column: int) -> str:
        tip = self.model().headerData(
            column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
        )
        head = self.model().headerData(column, Qt.Orientation.Horizontal)
        return f"{head} – {tip}" if tip and tip != head else str(head)

    def _on_section_resized(self, _column: int, _old: int, _new: int) -> None:
        if not self._fitting:
            self._fit()

    def _fit(self) -> None:
        """Give the flexible column what the others leave."""
        least = self._desk.theme.size(LEAST)
        self._fitting = True
        if self._yielding is not None:
            self._yield(self._yielding, self._left_by((self._flexible, self._yielding)) - least)
        self.setColumnWidth(self._flexible, max(self._left_by((self._flexible,)), least))
        self._fitting = False

    def _left_by(self, columns: Collection[int]) -> int:
        """Return the room that all but some columns leave."""
        others = (self.columnWidth(each) for each in self.shown_columns() if each not in columns)
        return self.viewport().width() - sum(others)

    def _yield(self, column: int, room: int) -> None:
        self._note_dragged()
        title = self._column_title(column)
        if title in self._dragged or self.isColumnHidden(column):
            return
        full = self.roomy({column: self._desk.theme.size(self._widths[column])})[column]
        self.setColumnWidth(column, max(min(full, room), full // 2))
        self._given[title] = self.columnWidth(column)  # not the user's doing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- the selection ------------------------------------------------------------------------

    def choose(self, row: int, column: int = 0) -> None:
        """Make a cell the current one and the only selected one, whatever key is held down."""
        self.selectionModel().setCurrentIndex(
            self.model().index(row, column), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def selected_rows(self) -> list[int]:
        """Return the rows that the selection touches, or the current one."""
        rows: set[int] = set()
        blocks = self.selectionModel().selection()
        for place in range(blocks.size()):
            block = blocks.at(place)
            rows.update(range(block.top(), block.bottom() + 1))
        current = self.currentIndex()
        return sorted(rows) or ([current.row()] if current.isValid() else [])

    def copied(self) -> str:
        """Return the selected block as a spreadsheet takes it."""
        chosen = {(index.row(), index.column()) for index in self.selectedIndexes()}
        columns = [c for c in self.shown_columns() if any(c == each for _row, each in chosen)]
        rows = sorted({row for row, _column in chosen})
        return write_block(self._texts(rows, columns))

    def copied_whole(self) -> str:
        """Return all that the table shows, with its heads."""
        columns = self.shown_columns()
        heads = [
            str(self.model().headerData(column, Qt.Orientation.Horizontal)) for column in columns
        ]
        rows = range(self.model().rowCount() - 1)
        return write_block([heads, *self._texts(rows, columns)])

    def _texts(self, rows: Sequence[int], columns: Sequence[int]) -> list[list[str]]:
        return [[self._text(row, column) for column in columns] for row in rows]

    def _text(self, row: int, column: int) -> str:
        index = self.model().index(row, column)
        values = (index.data(role) for role in _TEXT)
        text = next((str(value) for value in values if value is not None), "")
        if not text and index.data(Qt.ItemDataRole.CheckStateRole) is not None:
            return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")
        return text

    def copy(self) -> None:
        """Put the selected block on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied())

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Choose where Ctrl and an arrow go, as a spreadsheet does.

        Qt would leave the selection behind: what is done next would meet another row than the one
        that is looked at.
        """
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        if isinstance(event, QKeyEvent) and event.key() in _GOING and event.modifiers() & control:
            if event.modifiers() & shift:
                return QItemSelectionModel.SelectionFlag.SelectCurrent
            return QItemSelectionModel.SelectionFlag.ClearAndSelect
        return super().selectionCommand(index, event)

    # --- typing -------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at a name, where Qt would take the first cell."""
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.choose(0, self._flexible)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a name be typed anywhere in the row that adds one."""
        cell = self.currentIndex()
        others = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if (
            cell.row() == self.model().rowCount() - 1
            and cell.column() != self._flexible
            and not others
            and event.text().strip()
            and event.text().isprintable()
        ):
            self.choose(cell.row(), self._flexible)
        super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Go one down after Enter, as in a spreadsheet."""
        cell = QPersistentModelIndex(self.currentIndex())
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache and cell.isValid():
            below = self.model().index(cell.row() + 1, cell.column())
            if below.isValid():
                self.choose(below.row(), below.column())
