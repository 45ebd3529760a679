"""At twice the size of text, in a window of 1280 by 720, nothing is cut or too large."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from teamswiss_gui.views.navigation import NARROW
from teamswiss_gui.views.widgets import ElidedLabel
from tests.gui.drivers import ArbiterAtWindow
from tests.pictures import SCENES, Set

TWICE = 26
WIDTH, HEIGHT = 1280, 720


@pytest.fixture
def in_large_text(arbiter: ArbiterAtWindow) -> Iterator[ArbiterAtWindow]:
    arbiter.window.resize(WIDTH, HEIGHT)
    usual = arbiter.window.desk.preferences.font_size
    arbiter.window.desk.preferences.font_size = TWICE
    arbiter.window.windows.follow_preferences()
    yield arbiter
    arbiter.window.desk.preferences.font_size = usual
    arbiter.window.windows.follow_preferences()


def cut(root: QWidget) -> Iterator[str]:
    """Yield the buttons and names whose text has not the width that it needs."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or isinstance(widget.parentWidget(), QAbstractItemView):
            continue
        if (isinstance(widget, QPushButton | QCheckBox | QRadioButton) and widget.text()) or (
            type(widget) is QLabel and widget.text() and not widget.wordWrap()
        ):
            needed, has = text_width(widget), widget.width()
        else:
            continue
        if needed > has + 1 and not isinstance(widget, ElidedLabel):
            yield f"{type(widget).__name__} {widget.text()!r}: {has} of {needed}"


def text_width(widget: QAbstractButton | QLabel) -> int:
    return widget.fontMetrics().horizontalAdvance(widget.text().replace("&", ""))


def outside(root: QWidget) -> Iterator[str]:
    """Yield the buttons that stand beyond the edge of their window, with nothing to scroll."""
    for button in root.findChildren(QAbstractButton):
        area = button.parentWidget()
        while area is not None and not isinstance(area, QScrollArea | QAbstractItemView):
            area = area.parentWidget()
        if button.isVisibleTo(root) and button.text() and area is None:
            place = QRect(button.mapTo(root, QPoint()), button.size())
            if not root.rect().contains(place):
                yield f"{button.text()!r} at {place.getRect()}"


def test_that_no_text_is_cut_and_no_dialog_is_larger_than_the_window(
    in_large_text: ArbiterAtWindow,
) -> None:
    window = in_large_text.window
    at = Set(window)
    found: dict[str, list[str]] = {}
    for name, scene in SCENES:
        taken = scene(at)
        if taken is not None:
            taken.show()
        root = taken or window
        QApplication.processEvents()
        problems = [*cut(root), *outside(root)]
        if root.width() > WIDTH or root.height() > HEIGHT:
            problems.append(f"{root.width()} by {root.height()}")
        if taken is not None:
            taken.close()
        if problems:
            found[name] = problems
    assert found == {}


def test_that_the_pages_are_named_where_there_is_room(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    window = arbiter.window
    window.resize(WIDTH, HEIGHT)
    wide = window.navigation.width()
    assert window.navigation.event_name.isVisible()
    window.desk.preferences.font_size = TWICE
    window.windows.follow_preferences()
    assert window.desk.theme.size(NARROW) > WIDTH
    assert window.navigation.width() < wide
    assert not window.navigation.event_name.isVisible()
    item = window.navigation.list.model().index(2, 0)
    assert item.data() == "Rounds"  # for those who hear it, and as a tip
    window.desk.preferences.font_size = 13
    window.windows.follow_preferences()
    assert window.navigation.width() == wide
