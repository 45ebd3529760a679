"""What was read of a file's history, so that it can still be told when the disk is gone."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from teamswiss_gui.storage import history, places
from teamswiss_gui.storage.history import LogLine, LogRow, Step


class KnownHistory:
    """The log, kept from the opening on, and the steps beside the present one."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._rows: list[LogRow] | None = None
        self._steps: dict[int, Step | None] = {}
        # Said when somebody asks for the log: the tournament can be read all the same.
        with contextlib.suppress(*places.READ_ERRORS):
            self._rows = history.log_rows(connection)

    def grown(self) -> None:
        """Take over what a gesture has just added; what was known of the steps is old now."""
        self._steps.clear()
        if self._rows is None:
            return
        last = self._rows[-1][0] if self._rows else 0
        # The disk may go away this very moment: the lines until then are known.
        with contextlib.suppress(*places.READ_ERRORS):
            self._rows += history.log_rows(self._connection, after=last)

    def log(self) -> list[LogLine]:
        """Return the log, oldest first."""
        if self._rows is None:
            try:
                self._rows = history.log_rows(self._connection)
            except places.READ_ERRORS as error:
                raise places.file_error(error, self._path) from None
        return [history.log_line(row) for row in self._rows]

    def step(self, ahead: int) -> Step | None:
        """Return the step that undo (0) or redo (1) would take."""
        if ahead not in self._steps:
            try:
                position = history.meta(self._connection, "position")
                self._steps[ahead] = history.step(self._connection, position + ahead)
            except places.READ_ERRORS as error:
                raise places.file_error(error, self._path) from None
        return self._steps[ahead]
