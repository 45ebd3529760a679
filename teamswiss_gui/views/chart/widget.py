"""The chart on a page: values under the mouse or by the arrow keys, saved as a picture."""

from __future__ import annotations

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QIODevice,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QSizePolicy, QWidget

from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.views.chart.drawing import ChartDrawing
from teamswiss_gui.views.chart.plan import Plot
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import Theme

PICTURE = QSize(1200, 675)
SHARPNESS = 2
NEAR = 18


class Chart(QWidget):
    """Curves with their names at the end; one of them can be looked at closely."""

    point_chosen = Signal(str)
    """What the point under the mouse or the keys says; nothing if there is none."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._plot: Plot | None = None
        self._drawing: ChartDrawing | None = None
        self._chosen: tuple[int, int] | None = None
        self.setAccessibleName(self.tr("Chart"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def plot(self) -> Plot | None:
        """What is shown."""
        return self._plot

    def show_plot(self, plot: Plot | None) -> None:
        """Show these curves."""
        if plot != self._plot:
            self._plot = plot
            self._choose(None)
        self.redraw()

    def redraw(self) -> None:
        """Plan the chart anew: the size or the look is another."""
        self._drawing = None
        self.update()

    def picture(self, plot: Plot, ending: str) -> bytes:
        """Return a picture (PNG) or with the ending .svg a drawing, light as paper is."""
        theme = Theme(dark=False, body=16)
        size = QRectF(0, 0, PICTURE.width(), PICTURE.height())
        drawing = ChartDrawing(plot, size, theme, self.font())
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if ending == ".svg":
            _draw_svg(drawing, buffer, plot.title)
        else:
            picture = QImage(PICTURE * SHARPNESS, QImage.Format.Format_RGB32)
            picture.setDevicePixelRatio(SHARPNESS)
            painter = QPainter(picture)
            drawing.draw(painter)
            painter.end()
            picture.save(buffer, "PNG")  # type: ignore[call-overload]
        return bytes(content.data())

    # --- what Qt asks -------------------------------------------------------------------------

    def _current(self) -> ChartDrawing | None:
        if self._drawing is None and self._plot is not None:
            self._drawing = ChartDrawing(
                self._plot, QRectF(self.rect()), self._desk.theme, self.font()
            )
        return self._drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing = self._current()
        if drawing is None:
            painter.fillRect(self.rect(), QColor(self._desk.theme.colours.base))
        else:
            drawing.draw(painter, self._chosen)
        colour = self._desk.theme.colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour.accent if self.hasFocus() else colour.line), 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def resizeEvent(self, _event: object) -> None:
        self.redraw()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        drawing = self._current()
        if drawing is not None:
            near = self._desk.theme.size(NEAR)
            self._choose(drawing.nearest(QPointF(event.position()), near))

    def leaveEvent(self, _event: QEvent) -> None:
        self._choose(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or self._plot is None or not self._plot.curves:
            super().keyPressEvent(event)
            return
        if self._chosen is None:
            self._choose((0, max(self._plot.rounds - 1, 0)))
            return
        curve = min(max(self._chosen[0] + step[0], 0), len(self._plot.curves) - 1)
        last = len(self._plot.curves[curve].values) - 1
        self._choose((curve, min(max(self._chosen[1] + step[1], 0), last)))

    # --- one point ----------------------------------------------------------------------------

    def _choose(self, chosen: tuple[int, int] | None) -> None:
        if chosen == self._chosen:
            return
        self._chosen = chosen
        text = ""
        if chosen is not None and self._plot is not None:
            text = self._plot.curves[chosen[0]].texts[chosen[1]]
        self.setAccessibleDescription(text)
        self.setToolTip(plain_tip(text))
        self.point_chosen.emit(text)
        self.update()


def _draw_svg(drawing: ChartDrawing, device: QIODevice, title: str) -> None:
    generator = QSvgGenerator()
    generator.setOutputDevice(device)
    generator.setSize(PICTURE)
    generator.setViewBox(QRectF(0, 0, PICTURE.width(), PICTURE.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    drawing.draw(painter)
    painter.end()
