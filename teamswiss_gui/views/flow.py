"""A row that goes on in the next line where there is no room: large text, long words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from teamswiss_gui.views.theme import SMALL


class FlowLayout(QLayout):
    """Lays its widgets side by side, each as wide as it wants to be."""

    def __init__(self, parent: QWidget, *, end: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._end = end
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(SMALL)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() + self.spacing() for size in shown)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        found = QSize()
        for item in self._items:
            found = found.expandedTo(item.minimumSize())
        return found

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Place the widgets line by line, each in the middle of its line; return the height."""
        top = rect.y()
        for line in self._lines(max(rect.width(), 1)):
            height = max(size.height() for _item, size in line)
            x = rect.x()
            if self._end:
                used = sum(size.width() + self.spacing() for _item, size in line)
                x += max(rect.width() - used + self.spacing(), 0)
            for item, size in line:
                if move:
                    y = top + (height - size.height()) // 2
                    item.setGeometry(QRect(QPoint(x, y), size))
                x += size.width() + self.spacing()
            top += height + self.spacing()
        return max(top - self.spacing() - rect.y(), 0)

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Break the widgets that are shown into lines of a width."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = width + 1
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().expandedTo(item.minimumSize())
            size.setWidth(min(size.width(), width))
            if used + size.width() > width:
                lines.append([])
                used = 0
            lines[-1].append((item, size))
            used += size.width() + self.spacing()
        return lines


class FlowRow(QWidget):
    """Buttons and fields that may need a second line."""

    def __init__(self, *widgets: QWidget, end: bool = False) -> None:
        """Hold these widgets; with `end`, at the end of the row and not at its beginning."""
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._flow = FlowLayout(self, end=end)
        for widget in widgets:
            self.add(widget)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the end."""
        self._flow.addWidget(widget)
