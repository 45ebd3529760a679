"""What a screen reader says of a control beyond its name.

Where a control has a tip, a placeholder or a description of its own, that is it. Every other one is
described by where it is: the tab, the part of the page, the page or the dialog that it belongs to.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QSplitterHandle,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

CONTROLS = (
    *(QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox),
    *(QAbstractItemView, QTextEdit, QTabBar),
)


HELP = QKeyCombination(Qt.Key.Key_F1)


@runtime_checkable
class Helper(Protocol):
    """A window that can open the handbook."""

    def show_help(self, topic: str, over: QWidget) -> None:
        """Open the handbook at a page, in front of a dialog; without a name at the window's own."""


class Dialog(QDialog):
    """A dialog whose controls are described as soon as it is shown, and where F1 works."""

    topic = ""
    """Which page of the handbook F1 opens; by default that of the window behind."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.keyCombination() == HELP:
            self.ask_for_help()
        else:
            super().keyPressEvent(event)

    def ask_for_help(self) -> None:
        """Open the handbook in front, so that it can be read while the dialog waits."""
        behind = self.parentWidget()
        while behind is not None and not isinstance(behind, Helper):
            behind = behind.parentWidget()
        if behind is not None:
            behind.show_help(self.topic, self)

    def showEvent(self, event: QShowEvent) -> None:
        describe(self, self.windowTitle())
        super().showEvent(event)


def describe(root: QWidget, place: str) -> None:
    """Describe the controls inside a widget that say nothing themselves; `place` is its name."""
    for widget in root.findChildren(QWidget):
        if is_control(widget) and not said_of(widget):
            widget.setAccessibleDescription(_place_of(widget, root) or place)


def is_control(widget: QWidget) -> bool:
    """Say whether a widget is something to be used, and not a part of another one."""
    parent = widget.parentWidget()
    if isinstance(parent, QComboBox | QAbstractSpinBox | QLineEdit | QAbstractItemView):
        return False
    if isinstance(widget, QSplitterHandle):
        return False
    if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, CONTROLS):
        return False
    return isinstance(widget, CONTROLS) or widget.focusPolicy() is not Qt.FocusPolicy.NoFocus


def said_of(widget: QWidget) -> str:
    """Return what a widget says of itself."""
    hint = widget.placeholderText() if isinstance(widget, QLineEdit) else ""
    return widget.accessibleDescription() or widget.toolTip() or hint


def _place_of(widget: QWidget, root: QWidget) -> str:
    """Return the name of the nearest part around a widget that has one."""
    inner, outer = widget, widget.parentWidget()
    while outer is not None and outer is not root:
        tabs = outer.parentWidget()
        if isinstance(tabs, QTabWidget) and tabs.indexOf(inner) >= 0:
            return tabs.tabText(tabs.indexOf(inner)).replace("&", "")
        if outer.accessibleName():
            return outer.accessibleName()
        inner, outer = outer, outer.parentWidget()
    return ""
