"""The states that can be restored, newest first."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.app.session import Session, local_time
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RIGHT, RowsModel
from teamswiss_gui.storage.history import Snapshot


class SnapshotColumn(IntEnum):
    """The columns of the list."""

    WHEN = 0
    ROUNDS = 1
    WHAT = 2


class SnapshotsModel(RowsModel[Snapshot]):
    """What was kept before every pairing, and what the arbiter kept."""

    listed = tuple(SnapshotColumn)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def key(self, row: Snapshot) -> Hashable:
        return row.id

    def head(self, column: int) -> str:
        match SnapshotColumn(column):
            case SnapshotColumn.WHEN:
                return self.tr("When")
            case SnapshotColumn.ROUNDS:
                return self.tr("Rounds")
            case _:
                return self.tr("What")

    def alignment(self, column: int) -> int:
        return RIGHT if column == SnapshotColumn.ROUNDS else super().alignment(column)

    def cell(self, row: Snapshot, column: int, role: int) -> object:
        match SnapshotColumn(column), role:
            case SnapshotColumn.WHEN, Qt.ItemDataRole.DisplayRole:
                return local_time(row.at)
            case SnapshotColumn.WHEN, Role.TONE:
                return Tone.QUIET
            case SnapshotColumn.ROUNDS, Qt.ItemDataRole.DisplayRole:
                return str(row.round)
            case SnapshotColumn.WHAT, Qt.ItemDataRole.DisplayRole:
                text = self._session.snapshot_text(row)
                return text[:1].upper() + text[1:]
        return None
