"""The ordered list of tie-breaks, with plain words for each."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QMimeData, QModelIndex, Qt, Signal

from teamswiss_gui.models.carried import carried_numbers, carrying_numbers
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RIGHT, Index, RowsModel
from teamswiss_gui.scoring.sentences import described
from teamswiss_gui.scoring.tiebreaks.base import Code
from teamswiss_gui.scoring.tiebreaks.codes import parse_list, tiebreak_of
from teamswiss_gui.words import Words

MIME = "application/x-teamswiss-tiebreak"


class TieBreakColumn(IntEnum):
    """The columns of the list."""

    PLACE = 0
    CODE = 1
    WORDS = 2
    ARTICLE = 3


@dataclass(frozen=True, slots=True)
class TieBreakRow:
    """A tie-break of the list."""

    place: int
    code: Code


class TieBreaksModel(RowsModel[TieBreakRow]):
    """Lines are dragged; whoever shows them makes the gesture."""

    moved = Signal(int, int)
    """A line was dropped: from where, and before which line it belongs."""

    listed = tuple(TieBreakColumn)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def show(self, codes: Sequence[str]) -> None:
        """Show a list of codes."""
        self.set_rows([TieBreakRow(n, code) for n, code in enumerate(parse_list(codes), start=1)])

    def key(self, row: TieBreakRow) -> Hashable:
        return str(row.code)

    def head(self, column: int) -> str:
        match TieBreakColumn(column):
            case TieBreakColumn.PLACE:
                return self.tr("No.")
            case TieBreakColumn.CODE:
                return self.tr("Code")
            case TieBreakColumn.WORDS:
                return self.tr("What it is")
            case _:
                return self.tr("Article")

    def alignment(self, column: int) -> int:
        return RIGHT if column == TieBreakColumn.PLACE else super().alignment(column)

    def cell(self, row: TieBreakRow, column: int, role: int) -> object:
        match TieBreakColumn(column), role:
            case TieBreakColumn.PLACE, Qt.ItemDataRole.DisplayRole:
                return str(row.place)
            case TieBreakColumn.CODE, Qt.ItemDataRole.DisplayRole:
                return str(row.code)
            case TieBreakColumn.CODE, Role.STRONG:
                return True
            case TieBreakColumn.WORDS, (Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole):
                return described(self._words, row.code)
            case TieBreakColumn.ARTICLE, Qt.ItemDataRole.DisplayRole:
                return tiebreak_of(row.code).article
            case TieBreakColumn.ARTICLE | TieBreakColumn.PLACE, Role.TONE:
                return Tone.QUIET
        return None

    # --- dragging -----------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return carrying_numbers(MIME, self, [index.row() for index in indexes[:1]])

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: Index
    ) -> bool:
        lines = carried_numbers(MIME, self, data)
        if len(lines) != 1 or not 0 <= lines[0] < len(self.rows):
            return False
        target = row if row >= 0 else parent.row() if parent.isValid() else len(self.rows)
        self.moved.emit(lines[0], target)
        return False  # the gesture has moved it; Qt must not remove the line
