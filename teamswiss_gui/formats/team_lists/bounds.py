"""How much of a team list is read: far more than any event needs, far less than memory."""

from __future__ import annotations

from teamswiss_gui.domain.errors import TeamSwissError

BIGGEST_FILE = 20_000_000
BIGGEST_UNPACKED = 100_000_000
MOST_ROWS = 20_000
MOST_COLUMNS = 1_000
MOST_CELLS = 2_000_000
LONGEST_CELL = 4_000
MOST_STRINGS = 1_000_000


class Grid:
    """Collects the cells of a sheet by row and column (from 0), within bounds."""

    def __init__(self, name: str) -> None:
        self.rows: list[list[str]] = []
        self._name = name
        self._cells = 0

    def put(self, row: int, column: int, text: str) -> None:
        """Note a cell that holds something."""
        if not text:
            return
        if row >= MOST_ROWS:
            raise TeamSwissError("list-rows", file=self._name, limit=MOST_ROWS)
        if column >= MOST_COLUMNS:
            raise TeamSwissError("list-columns", file=self._name, limit=MOST_COLUMNS)
        while len(self.rows) <= row:
            self.rows.append([])
        cells = self.rows[row]
        if len(cells) <= column:
            self._cells += column + 1 - len(cells)
            if self._cells > MOST_CELLS:
                raise TeamSwissError("list-rows", file=self._name, limit=MOST_ROWS)
            cells.extend([""] * (column + 1 - len(cells)))
        cells[column] = text[:LONGEST_CELL]
