"""Tables whose cells are gestures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.models.rows import RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)
TIP = int(Qt.ItemDataRole.ToolTipRole)
CHECK = int(Qt.ItemDataRole.CheckStateRole)
SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
Index = QModelIndex | QPersistentModelIndex
Call = tuple[Gesture, dict[str, Any]]
Row = TypeVar("Row")


class EditableModel(RowsModel[Row]):
    """A table whose cells are gestures: a text is taken only if its gesture would be."""

    has_open_end = True
    refused = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._flags: dict[tuple[bool, int], Qt.ItemFlag] = {}

    def call(self, row: Row, column: int, text: str) -> Call | None:
        """Return the gesture that writes a text into a cell; None if it writes nothing."""
        raise NotImplementedError

    def is_editable(self, row: Row, column: int) -> bool:
        """Say whether a cell can be typed into."""
        raise NotImplementedError

    def completions(self, index: Index) -> Sequence[str]:
        """Return texts that a cell may be meant to hold, for completing what is typed."""
        return ()

    def asks_rating_list(self, index: Index) -> bool:
        """Say whether what is typed into a cell is looked up in the rating lists."""
        return False

    def perform(self, call: Call) -> bool:
        """Make a gesture; a refusal is told. Say whether it went through."""
        try:
            self._session.perform(call[0], **call[1])
        except TeamSwissError as error:
            self.refused.emit(self._session.worded(error))
            return False
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        row, column = self.rows[index.row()], index.column()
        key = (self.is_open_end(row), column)
        known = self._flags.get(key)
        if known is None:  # asked for every cell of a selection: worked out once for a column
            known = self._flags[key] = self.cell_flags(row, column)
        return known

    def is_open_end(self, row: Row) -> bool:
        """Say whether a row is the empty one to type into."""
        return False

    def cell_flags(self, row: Row, column: int) -> Qt.ItemFlag:
        """Return what can be done with a cell; all rows but the open end are alike."""
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        if self.is_editable(row, column):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def problem(self, index: Index, text: str) -> str:
        """Return why a text cannot be taken; nothing if it can."""
        try:
            call = self.call(self.rows[index.row()], index.column(), text)
        except TeamSwissError as error:
            return self._session.worded(error)
        return self._session.problem(call[0], **call[1]) if call else ""

    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        if role != EDIT or not index.isValid():
            return False
        try:
            call = self.call(self.rows[index.row()], index.column(), str(value))
        except TeamSwissError as error:
            self.refused.emit(self._session.worded(error))
            return False
        return call is not None and self.perform(call)


def whole_or_none(text: str, field: str) -> int | None:
    """Read a whole number that may be left out."""
    text = text.strip()
    if not text:
        return None
    if not text.lstrip("-").isdecimal():
        raise TeamSwissError("wrong-type", field=field, expected="whole number")
    return int(text)
