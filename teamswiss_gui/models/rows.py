"""The base of the tables: rows as values, and only what differs is told to the views."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teamswiss_gui.documents.figures import decimal_parts
from teamswiss_gui.models.roles import Role, Stand
from teamswiss_gui.models.tips import plain_tip

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
COMPARED = (
    int(Qt.ItemDataRole.DisplayRole),
    int(Qt.ItemDataRole.EditRole),
    int(Qt.ItemDataRole.ToolTipRole),
    *(int(role) for role in Role),
)
PLAIN = frozenset(
    {
        *COMPARED,
        int(Qt.ItemDataRole.TextAlignmentRole),
        int(Qt.ItemDataRole.AccessibleTextRole),
    }
)
"""The roles of a table of texts."""
MANY = 50
"""So many changed rows are repainted whole: to look for the cells would take longer."""
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class RowsModel(QAbstractTableModel, Generic[Row]):
    """A table of frozen rows; a subclass says what a cell of a row is."""

    listed: Sequence[IntEnum] = ()
    """The columns, where they never change."""
    served: frozenset[int] | None = None
    """The roles that cells have, where a large table must paint quickly; None: ask for all."""
    has_open_end = False
    """The last row is an empty one to type into; it becomes the new row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._tails: dict[int, str] = {}
        self.modelReset.connect(self._tails.clear)

    # --- what a subclass says -----------------------------------------------------------------

    def columns(self) -> Sequence[int]:
        """Return the columns."""
        return self.listed

    def key(self, row: Row) -> Hashable:
        """Return what makes a row the same one after a change."""
        raise NotImplementedError

    def cell(self, row: Row, column: int, role: int) -> object:
        """Return what a cell has for a role."""
        raise NotImplementedError

    def head(self, column: int) -> str:
        """Return the title of a column."""
        raise NotImplementedError

    def head_tip(self, column: int) -> str:
        """Return what a column's title means, if that needs saying."""
        return ""

    def alignment(self, column: int) -> int:
        """Return how a column is aligned."""
        return LEFT

    def stand(self, column: int) -> Stand | None:
        """Return how the figures of a column stand below each other, if not just by their ends."""
        return None

    # --- what the delegate asks ---------------------------------------------------------------

    def longest_tail(self, column: int) -> str:
        """Return the longest of what hangs to the right of the units in a column."""
        if column not in self._tails:
            self._tails[column] = self._tail(column)
        return self._tails[column]

    def _tail(self, column: int) -> str:
        display = int(Qt.ItemDataRole.DisplayRole)
        texts = (str(self.cell(row, column, display) or "") for row in self.rows)
        return max((decimal_parts(text)[1] for text in texts), key=len, default="")

    def _follow_tails(self) -> None:
        """Let a whole column be painted again where the first ½ came or the last one went."""
        for column, before in list(self._tails.items()):
            self._tails[column] = self._tail(column)
            if self._tails[column] != before and self.rows:
                last = len(self.rows) - 1
                self.dataChanged.emit(self.index(0, column), self.index(last, column))

    # --- what Qt asks -------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self.served is not None and role not in self.served:
            return None
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(index.column())
        row = self.rows[index.row()]
        if role == Role.KEY:
            return self.key(row)
        found = self.cell(row, index.column(), role)
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(found, str):
            return plain_tip(found)
        return found

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if not 0 <= section < len(self.columns()):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.head(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.head_tip(section) or self.head(section) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        return None

    # --- changes ------------------------------------------------------------------------------

    def row_of(self, key: Hashable) -> int | None:
        """Return the place of a row by its key."""
        for place, row in enumerate(self.rows):
            if self.key(row) == key:
                return place
        return None

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; views keep their place and repaint only the cells that differ."""
        old_keys = [self.key(row) for row in self.rows]
        new_keys = [self.key(row) for row in rows]
        ends = self.has_open_end and bool(old_keys) and new_keys[-1:] == old_keys[-1:]
        if ends and len(new_keys) == len(old_keys) + 1 and new_keys[:-2] == old_keys[:-1]:
            self._grow(rows)
            return
        start = _common(old_keys, new_keys)
        rest = _common(old_keys[start:][::-1], new_keys[start:][::-1])
        old_end, new_end = len(old_keys) - rest, len(new_keys) - rest
        if old_end > start:
            self.beginRemoveRows(QModelIndex(), start, old_end - 1)
            del self.rows[start:old_end]
            self.endRemoveRows()
        if new_end > start:
            self.beginInsertRows(QModelIndex(), start, new_end - 1)
            self.rows[start:start] = rows[start:new_end]
            self.endInsertRows()
        self._replace_all([*range(start), *range(new_end, len(rows))], rows)
        self._follow_tails()

    def _replace_all(self, places: Sequence[int], rows: Sequence[Row]) -> None:
        """Replace rows that stay where they are; very many at once are told as one change."""
        changed = [place for place in places if self.rows[place] != rows[place]]
        if len(changed) <= MANY:
            for place in changed:
                self._replace(place, rows[place])
            return
        for place in changed:
            self.rows[place] = rows[place]
        last = self.index(changed[-1], len(self.columns()) - 1)
        self.dataChanged.emit(self.index(changed[0], 0), last)

    def _grow(self, rows: Sequence[Row]) -> None:
        """Let the open end become a row, and a new one open below it."""
        last = len(self.rows)
        self.beginInsertRows(QModelIndex(), last, last)
        self.rows.append(rows[-1])
        self.endInsertRows()
        self._replace_all(range(last), rows)
        self._follow_tails()

    def _replace(self, place: int, row: Row) -> None:
        old = self.rows[place]
        if old is row or old == row:
            return
        changed = [
            column
            for column in range(len(self.columns()))
            if any(self.cell(old, column, r) != self.cell(row, column, r) for r in COMPARED)
        ]
        self.rows[place] = row
        for column in changed:
            cell = self.index(place, column)
            self.dataChanged.emit(cell, cell)


def _common(a: Sequence[Hashable], b: Sequence[Hashable]) -> int:
    count = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        count += 1
    return count
