"""Everything by keyboard: the Tab key comes to every control of every page and dialog, and back."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.drivers import ArbiterAtWindow
from tests.pictures import SCENES, Set

WHOLE = (QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit)
USED = (*WHOLE, QAbstractButton, QTabBar, QTextBrowser)
MOST = 600
"""So many controls and links has no page."""


def used(root: QWidget) -> Iterator[QWidget]:
    """Return what is there to be used: shown, enabled, and no part of something else."""
    for widget in root.findChildren(QWidget):
        if isinstance(widget, USED) and not isinstance(widget.parentWidget(), WHOLE):
            inner = widget.objectName().startswith(("qt_toolbar", "qt_dock", "qt_menubar"))
            if widget.isVisibleTo(root) and widget.isEnabledTo(root) and not inner:
                yield widget


def reached(root: QWidget, key: Qt.Key) -> list[QWidget]:
    """Return what a key comes to, until it comes to something for the second time."""
    found: list[QWidget] = []
    for _step in range(MOST):
        at = root.focusWidget() or root
        QTest.keyClick(at, key)
        now = root.focusWidget()
        assert now is not None
        if now is at and isinstance(at, QTextBrowser):
            continue  # from link to link, then on
        assert now is not at, f"{told(at)} does not let the focus go"
        if now in found:
            return found
        found.append(now)
    raise AssertionError("the focus never comes back to where it was")


def not_reached(root: QWidget, key: Qt.Key) -> list[str]:
    there = reached(root, key)
    grouped = any(isinstance(widget, QRadioButton) for widget in there)
    return [
        told(widget)
        for widget in used(root)
        # One of some radio buttons has the focus; the arrows go to the others.
        if widget not in there and not (grouped and isinstance(widget, QRadioButton))
    ]


def told(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or text or widget.objectName()!r}"


def test_that_tab_comes_to_every_control_of_every_page_and_dialog(
    arbiter: ArbiterAtWindow,
) -> None:
    at = Set(arbiter.window)
    missed: dict[str, list[str]] = {}
    for name, scene in SCENES:
        taken = scene(at)
        if taken is not None:
            taken.show()
        root = taken or arbiter.window
        before = root.focusWidget()
        for way, key in (("forward", Qt.Key.Key_Tab), ("back", Qt.Key.Key_Backtab)):
            found = not_reached(root, key)
            if found:
                missed[f"{name}, {way}"] = found
        if taken is not None:
            taken.close()
        elif before is not None:
            before.setFocus()
    assert missed == {}


def test_that_a_control_that_tab_passes_by_would_be_found(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    for name in ("One", "Two", "Three"):
        column.addWidget(QPushButton(name))
    hidden = QPushButton("By mouse only")
    hidden.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    column.addWidget(hidden)
    dialog.show()
    assert not_reached(dialog, Qt.Key.Key_Tab) == ["QPushButton 'By mouse only'"]
