"""The list of all documents, under the headings of where they are used."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teamswiss_gui.documents.catalogue import Entry, entries, group_title
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.words import Words

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class DocumentsModel(QAbstractListModel):
    """Entries and headings; a heading cannot be chosen."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Entry | str] = []
        group = None
        for entry in entries(words):
            if entry.group is not group:
                group = entry.group
                self.rows.append(group_title(words, group))
            self.rows.append(entry)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if isinstance(row, str):
            return {
                int(Qt.ItemDataRole.DisplayRole): row,
                int(Role.TONE): Tone.QUIET,
                int(Role.STRONG): True,
            }.get(role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return row.purpose
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def entry(self, row: int) -> Entry | None:
        """Return the document in a row; none for a heading."""
        found = self.rows[row] if 0 <= row < len(self.rows) else None
        return None if isinstance(found, str) else found

    def row_of(self, name: str) -> int:
        """Return where a document stands."""
        for row, entry in enumerate(self.rows):
            if not isinstance(entry, str) and entry.name == name:
                return row
        return -1
