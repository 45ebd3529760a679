"""What a rating list would change: old and new, with a tick for what is wanted."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt, Signal

from teamswiss_gui.domain.model import PlayerId, Tournament
from teamswiss_gui.formats.rating_list import Update
from teamswiss_gui.models.editable import CHECK, DISPLAY, SPOKEN, TIP, Index
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel


class UpdateColumn(IntEnum):
    """The columns of the updates."""

    WANTED = 0
    TEAM = 1
    NAME = 2
    OLD = 3
    NEW = 4
    DIFFERENCE = 5
    TITLE = 6
    IN_LIST = 7


@dataclass(frozen=True, slots=True)
class UpdateRow:
    """An update with the name of the player's team, and whether it is wanted."""

    update: Update
    team: str
    wanted: bool

    def change(self, *fields: str) -> tuple[Any, Any] | None:
        """Return old and new of a field, if it would change."""
        for change in self.update.changes:
            if change.field in fields:
                return change.old, change.new
        return None


class UpdatesModel(RowsModel[UpdateRow]):
    """The players who would change; those whose names differ are not wanted at first."""

    listed = tuple(UpdateColumn)
    wanted_changed = Signal()

    def show(self, tournament: Tournament, updates: Sequence[Update]) -> None:
        """Show updates."""
        names = {team.id: team.name for team in tournament.teams}
        self.beginResetModel()
        self.rows = [
            UpdateRow(update, names[update.team], update.is_same_name) for update in updates
        ]
        self.endResetModel()
        self.wanted_changed.emit()

    @property
    def wanted(self) -> list[Update]:
        """The updates with a tick."""
        return [row.update for row in self.rows if row.wanted]

    def want(self, players: set[PlayerId], wanted: bool) -> None:
        """Tick players, or take the tick away."""
        self.set_rows(
            [
                UpdateRow(row.update, row.team, wanted) if row.update.player in players else row
                for row in self.rows
            ]
        )
        self.wanted_changed.emit()

    def want_all(self, wanted: bool) -> None:
        """Tick everybody, or nobody."""
        self.want({row.update.player for row in self.rows}, wanted)

    def key(self, row: UpdateRow) -> Hashable:
        return row.update.player

    def head(self, column: int) -> str:
        return (
            "",
            self.tr("Team"),
            self.tr("Player"),
            self.tr("Old"),
            self.tr("New"),
            self.tr("±"),
            self.tr("Title"),
            self.tr("Name in the list"),
        )[column]

    def alignment(self, column: int) -> int:
        figures = (UpdateColumn.OLD, UpdateColumn.NEW, UpdateColumn.DIFFERENCE)
        return RIGHT if column in figures else LEFT

    def cell(self, row: UpdateRow, column: int, role: int) -> object:
        if column == UpdateColumn.WANTED:
            return self._tick(row, role)
        if role == Role.TONE:
            return self._tone(row, column)
        if role == TIP and column == UpdateColumn.IN_LIST and not row.update.is_same_name:
            return self.tr("Another name: the id may be somebody else’s.")
        if role != DISPLAY:
            return None
        rating = row.change("rating", "national_rating")
        match UpdateColumn(column):
            case UpdateColumn.TEAM:
                return row.team
            case UpdateColumn.NAME:
                return row.update.name
            case UpdateColumn.OLD:
                return _rating(rating[0]) if rating else ""
            case UpdateColumn.NEW:
                return _rating(rating[1]) if rating else ""
            case UpdateColumn.DIFFERENCE:
                both = rating is not None and rating[0] and rating[1]
                return f"{rating[1] - rating[0]:+}".replace("-", "−") if rating and both else ""
            case UpdateColumn.TITLE:
                title = row.change("title")
                return f"{title[0] or '–'} → {title[1] or '–'}" if title else ""
            case UpdateColumn.IN_LIST:
                return row.update.name_in_list
        return None

    def _tick(self, row: UpdateRow, role: int) -> object:
        if role == CHECK:
            return Qt.CheckState.Checked if row.wanted else Qt.CheckState.Unchecked
        if role == SPOKEN:
            return self.tr("is changed") if row.wanted else self.tr("stays as it is")
        return row.wanted if role == Role.SORT else None

    def _tone(self, row: UpdateRow, column: int) -> Tone | None:
        if column == UpdateColumn.IN_LIST:
            return Tone.QUIET if row.update.is_same_name else Tone.NEEDS
        return Tone.QUIET if column in (UpdateColumn.TEAM, UpdateColumn.OLD) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == UpdateColumn.WANTED:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        if role != CHECK or not index.isValid():
            return False
        wanted = Qt.CheckState(value) is Qt.CheckState.Checked
        self.want({self.rows[index.row()].update.player}, wanted)
        return True


def _rating(value: object) -> str:
    return "–" if value is None else str(value)
