"""Every command that has a key, as its menu shows it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RowsModel


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A command and its key."""

    menu: str
    command: str
    key: str


class ShortcutColumn(IntEnum):
    """The columns of the list."""

    KEY = 0
    COMMAND = 1
    MENU = 2


class ShortcutsModel(RowsModel[Shortcut]):
    """The keys, in the order of the menus."""

    listed = tuple(ShortcutColumn)

    def key(self, row: Shortcut) -> Hashable:
        return row

    def head(self, column: int) -> str:
        match ShortcutColumn(column):
            case ShortcutColumn.KEY:
                return self.tr("Key")
            case ShortcutColumn.COMMAND:
                return self.tr("Command")
            case _:
                return self.tr("Menu")

    def cell(self, row: Shortcut, column: int, role: int) -> object:
        match ShortcutColumn(column), role:
            case ShortcutColumn.KEY, Qt.ItemDataRole.DisplayRole:
                return row.key
            case ShortcutColumn.KEY, Role.STRONG:
                return True
            case ShortcutColumn.COMMAND, Qt.ItemDataRole.DisplayRole:
                return row.command
            case ShortcutColumn.MENU, Qt.ItemDataRole.DisplayRole:
                return row.menu
            case ShortcutColumn.MENU, Role.TONE:
                return Tone.QUIET
        return None
