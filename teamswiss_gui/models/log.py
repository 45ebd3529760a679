"""The log, newest first."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.app.session import Session, local_time
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RowsModel
from teamswiss_gui.storage.history import LogLine


class LogColumn(IntEnum):
    """The columns of the log."""

    WHEN = 0
    WHAT = 1
    WHO = 2


class LogModel(RowsModel[LogLine]):
    """Every gesture ever made on the file."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    listed = tuple(LogColumn)

    def key(self, row: LogLine) -> Hashable:
        return row.id

    def head(self, column: int) -> str:
        match LogColumn(column):
            case LogColumn.WHEN:
                return self.tr("When")
            case LogColumn.WHAT:
                return self.tr("What")
            case _:
                return self.tr("Who")

    def cell(self, row: LogLine, column: int, role: int) -> object:
        match LogColumn(column), role:
            case LogColumn.WHEN, Qt.ItemDataRole.DisplayRole:
                return local_time(row.at)
            case LogColumn.WHO, Qt.ItemDataRole.DisplayRole:
                return row.who
            case LogColumn.WHEN | LogColumn.WHO, Role.TONE:
                return Tone.QUIET
            case LogColumn.WHAT, Qt.ItemDataRole.DisplayRole:
                text = self._session.log_text(row)
                return text[:1].upper() + text[1:]
        return None
