"""The list of keys, made from the menus themselves."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from teamswiss_gui.models.shortcuts import Shortcut, ShortcutColumn, ShortcutsModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.dialogs.simple import SimpleDialog
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.widgets import caption


def shortcuts(bar: QMenuBar) -> Iterator[Shortcut]:
    """Yield every command of the menus that has a key."""
    for head in bar.actions():
        menu = head.menu()
        if isinstance(menu, QMenu):
            yield from _of_menu(menu, _plain(head.text()))


def _of_menu(menu: QMenu, name: str) -> Iterator[Shortcut]:
    for command in menu.actions():
        inside = command.menu()
        if isinstance(inside, QMenu):
            yield from _of_menu(inside, f"{name}, {_plain(command.text())}")
        elif not command.shortcut().isEmpty():
            key = command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Shortcut(name, _plain(command.text()), key)


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")


class ShortcutsDialog(SimpleDialog):
    """Shows the keys."""

    topic = "shortcuts"

    def __init__(self, desk: Desk, parent: QWidget, bar: QMenuBar) -> None:
        super().__init__(desk, parent, "shortcutsDialog", "", (620, 560))
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.setAccessibleName(self.windowTitle())
        self.model = ShortcutsModel(self)
        self.model.set_rows(list(shortcuts(bar)))
        self.table = Table(desk, self.model, self.tr("Keyboard shortcuts"))
        self.table.setObjectName("shortcutTable")
        size = desk.theme.size
        widths = {int(ShortcutColumn.KEY): size(160), int(ShortcutColumn.MENU): size(150)}
        self.table.fit((ShortcutColumn.COMMAND,), widths)
        self.body.addWidget(
            caption(
                self.tr(
                    "In the list of boards: 1 win, 0 loss, = or space draw, + and − forfeit, "
                    "x forfeited by both, * adjourned, Backspace back, Enter next match."
                )
            )
        )
        self.body.addWidget(self.table, 1)
        self.add_buttons()
        self.table.setFocus()
