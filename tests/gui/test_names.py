"""Everything that a screen reader meets has a name: in the window and in every dialog."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollArea,
    QSplitterHandle,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.drivers import ArbiterAtWindow
from tests.pictures import SCENES, Set

CONTROLS = (
    *(QAbstractButton, QComboBox, QLineEdit, QAbstractItemView, QTextEdit, QAbstractSpinBox),
    *(QDialog,),
)
COMPOUND = (QLineEdit, QComboBox, QAbstractItemView, QAbstractSpinBox, QHeaderView)


def is_part(widget: QWidget) -> bool:
    """Say whether Qt made a widget inside one of ours: a popup's list, a header, a corner."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QDialog):
        if isinstance(parent, COMPOUND) or type(parent).__name__ == "QComboBoxPrivateContainer":
            return True
        if isinstance(parent, QMenu | QMenuBar):
            return True
        parent = parent.parentWidget()
    inner = widget.objectName().startswith("qt_") or type(widget).__name__.startswith("QComboBox")
    return inner or isinstance(widget, QHeaderView)


def nameless(root: QWidget) -> Iterator[str]:
    # A label that has a control as its buddy is the control's name for Qt's screen readers.
    labelled = [label.buddy() for label in root.findChildren(QLabel) if label.text()]
    for widget in (root, *root.findChildren(QWidget)):
        takes_focus = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        container = isinstance(widget, QScrollArea | QSplitterHandle)
        if not (isinstance(widget, CONTROLS) or takes_focus) or container or is_part(widget):
            continue
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        title = widget.windowTitle() if isinstance(widget, QDialog) else ""
        if not (widget.accessibleName() or text or title or widget in labelled):
            yield f"{type(widget).__name__} {widget.objectName()!r} in {_path(widget)}"


def _path(widget: QWidget) -> str:
    names = []
    parent = widget.parentWidget()
    while parent is not None:
        names.append(type(parent).__name__)
        parent = parent.parentWidget()
    return " < ".join(names[:4])


def test_that_every_control_of_the_window_and_its_dialogs_has_a_name(
    arbiter: ArbiterAtWindow,
) -> None:
    at = Set(arbiter.window)
    found: dict[str, list[str]] = {}
    for name, scene in SCENES:
        taken = scene(at)
        if taken is not None:
            taken.show()
        problems = list(nameless(taken or arbiter.window))
        if taken is not None:
            taken.close()
        if problems:
            found[name] = problems
    assert found == {}


def test_that_a_nameless_control_would_be_found(qtbot: QtBot) -> None:
    dialog = QDialog()
    dialog.setWindowTitle("Test")
    QLineEdit(dialog)
    assert len(list(nameless(dialog))) == 1
