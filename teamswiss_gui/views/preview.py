"""The preview: the pages as they will print, one below the other."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from teamswiss_gui.printing.paint import Brush
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.views.desk import Desk

GAP = 16
STEPS = (0.35, 0.5, 0.67, 0.8, 1.0, 1.25, 1.5, 2.0, 3.0)
"""Zoom, where 1 is a point for a pixel; fitting the width lies between."""
KEPT = 12
"""So many drawn pages are kept."""


class Preview(QAbstractScrollArea):
    """Shows a layout; it paints only what can be seen."""

    page_changed = Signal(int, int)
    """The page in sight (from 1) and how many there are."""
    zoom_changed = Signal(int)
    """In per cent."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._layout: Layout | None = None
        self._zoom: float | None = None
        self._drawn: dict[tuple[int, int], QPixmap] = {}
        self._page = 0
        self.setAccessibleName(self.tr("Preview"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.horizontalScrollBar().valueChanged.connect(self._on_scrolled)

    # --- what is shown ------------------------------------------------------------------------

    @property
    def layout_shown(self) -> Layout | None:
        """The layout in the preview."""
        return self._layout

    @property
    def page(self) -> int:
        """The page in sight, from 1; 0 without a layout."""
        return self._page

    def show_layout(self, layout: Layout | None, *, keep_place: bool = False) -> None:
        """Show pages, or none; the same document keeps its place."""
        self._layout = layout
        self._drawn.clear()
        self._measure()
        self.zoom_changed.emit(round(self.scale * 100))
        if not keep_place:
            self.verticalScrollBar().setValue(0)
        self._page = 0
        self._on_scrolled()

    @property
    def scale(self) -> float:
        """How many pixels a point has."""
        return self._zoom if self._zoom is not None else self._fitting()

    def zoom_in(self) -> None:
        """Show the pages larger."""
        self._set_zoom(next((step for step in STEPS if step > self.scale + 0.01), STEPS[-1]))

    def zoom_out(self) -> None:
        """Show the pages smaller."""
        smaller = [step for step in STEPS if step < self.scale - 0.01]
        self._set_zoom(smaller[-1] if smaller else STEPS[0])

    def fit_width(self) -> None:
        """Show the pages as wide as the window has room."""
        self._set_zoom(None)

    def fit_page(self) -> None:
        """Show a whole page at once."""
        if self._layout is not None:
            room = self.viewport().height() - 2 * GAP
            self._set_zoom(max(0.1, min(self._fitting(), room / self._layout.page.height)))

    def go_to(self, page: int) -> None:
        """Bring a page (from 1) into sight."""
        if self._layout:
            number = min(max(page, 1), self._layout.pages) - 1
            self.verticalScrollBar().setValue(int(number * self._pitch()))

    # --- measures -----------------------------------------------------------------------------

    def _set_zoom(self, zoom: float | None) -> None:
        bar = self.verticalScrollBar()
        place = bar.value() / max(self._pitch(), 1)
        self._zoom = zoom
        self._drawn.clear()
        self._measure()
        bar.setValue(int(place * self._pitch()))
        self.viewport().update()
        self.zoom_changed.emit(round(self.scale * 100))

    def _fitting(self) -> float:
        if self._layout is None:
            return 1.0
        room = self.viewport().width() - 2 * GAP
        return max(room / self._layout.page.width, STEPS[0])

    def _size(self) -> tuple[float, float]:
        if self._layout is None:
            return (0, 0)
        return self._layout.page.width * self.scale, self._layout.page.height * self.scale

    def _pitch(self) -> float:
        return self._size()[1] + GAP

    def _measure(self) -> None:
        view = self.viewport().size()
        width, _ = self._size()
        total = GAP + self._pitch() * (self._layout.pages if self._layout else 0)
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setRange(0, max(0, int(total) - view.height()))
        down.setPageStep(view.height())
        down.setSingleStep(40)
        across.setRange(0, max(0, int(width + 2 * GAP) - view.width()))
        across.setPageStep(view.width())
        self.viewport().update()

    def _on_scrolled(self) -> None:
        self.viewport().update()
        if self._layout is None:
            page, pages = 0, 0
        else:
            pages = self._layout.pages
            middle = self.verticalScrollBar().value() + self.viewport().height() / 3
            page = min(pages, int(middle / max(self._pitch(), 1)) + 1)
        if page != self._page or not pages:
            self._page = page
            self.page_changed.emit(page, pages)

    # --- Qt -----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(480, 560)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._zoom is None:
            self._drawn.clear()
            self.zoom_changed.emit(round(self.scale * 100))
        self._measure()
        self._on_scrolled()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y() > 0:
                self.zoom_in()
            else:
                self.zoom_out()
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Home:
                self.go_to(1)
            case Qt.Key.Key_End if self._layout:
                self.go_to(self._layout.pages)
            case Qt.Key.Key_PageDown:
                self.go_to(self._page + 1)
            case Qt.Key.Key_PageUp:
                self.go_to(self._page - 1)
            case Qt.Key.Key_Plus:
                self.zoom_in()
            case Qt.Key.Key_Minus:
                self.zoom_out()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self._desk.theme.colours.panel))
        if self._layout is None:
            return
        width, height = self._size()
        left = max(GAP, (self.viewport().width() - width) / 2)
        left -= self.horizontalScrollBar().value()
        top = self.verticalScrollBar().value()
        first = max(0, int((top - GAP) / self._pitch()))
        last = int((top + self.viewport().height()) / self._pitch())
        for number in range(first, min(last + 1, self._layout.pages)):
            y = GAP + number * self._pitch() - top
            painter.drawPixmap(int(left), int(y), self._picture(number))
            painter.setPen(QColor(self._desk.theme.colours.edge))
            painter.drawRect(QRectF(int(left) - 0.5, int(y) - 0.5, width + 1, height + 1))
        if self.hasFocus():
            painter.setPen(QColor(self._desk.theme.colours.accent))
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))

    def _picture(self, number: int) -> QPixmap:
        """Return a drawn page; those out of sight for long are forgotten."""
        assert self._layout is not None
        ratio = self.devicePixelRatioF()
        key = (number, round(self.scale * ratio * 1000))
        found = self._drawn.pop(key, None)
        if found is None:
            width, height = self._size()
            found = QPixmap(round(width * ratio), round(height * ratio))
            found.fill(QColor("white"))
            painter = QPainter(found)
            Brush(painter, self.scale * ratio).paint(self._layout.sheets[number])
            painter.end()
            found.setDevicePixelRatio(ratio)
        self._drawn[key] = found
        while len(self._drawn) > KEPT:
            self._drawn.pop(next(iter(self._drawn)))
        return found
