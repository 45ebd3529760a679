"""Draws a chart, on the screen, in a picture or in an SVG file alike."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from teamswiss_gui.views.chart.plan import Plan, Plot, lay_out
from teamswiss_gui.views.theme import Theme

LIGHT = ("#0072b2", "#c04a00", "#007a58", "#a8407f", "#8f6400", "#2b6f9e", "#5b3fa0", "#444c50")
DARK = ("#56b4e9", "#ff8c42", "#3ddbae", "#e79ac8", "#f0c24b", "#9ecbff", "#b9a2ff", "#c9d2d6")
"""Hues that colour-blind readers tell apart (after Okabe and Ito); each has a dash and a mark."""
DASHES: tuple[list[float], ...] = ([], [6, 3], [2, 2.5], [8, 3, 2, 3])
MARKS = 4
NAME_SHARE = 0.26
MOST_LINES = 12
LOW = 14
"""A chart of fewer lines of text in height has no title."""


@dataclass(frozen=True, slots=True)
class Brush:
    """How one curve is drawn."""

    colour: QColor
    dash: list[float]
    mark: int


def brush(number: int, theme: Theme) -> Brush:
    """Return how the curve with that number is drawn: no two of twelve look alike."""
    colours = DARK if theme.is_dark else LIGHT
    turn = number // len(colours)
    return Brush(
        QColor(colours[number % len(colours)]),
        DASHES[(number + turn) % len(DASHES)],
        (number // 2 + turn) % MARKS,
    )


class ChartDrawing:
    """A plot in a size: planned once, drawn as often as needed."""

    def __init__(self, plot: Plot, size: QRectF, theme: Theme, font: QFont) -> None:
        self.plot = plot
        self.theme = theme
        self._size = size
        self._font = QFont(font)
        self._font.setPixelSize(theme.size(12))
        self._strong = QFont(self._font)
        self._strong.setBold(True)
        self._metrics = QFontMetricsF(self._font)
        self.plan: Plan = lay_out(plot, self._area(), self._metrics.height())

    def _area(self) -> QRectF:
        """Return where the curves stand, with room for axes, title and names."""
        em = self._metrics.height()
        names = [self._metrics.horizontalAdvance(curve.name) for curve in self.plot.curves]
        right = min(max(names, default=0) + em * 2, self._size.width() * NAME_SHARE)
        above, below = (0.8, 1.6) if self._is_low else (3.1, 2.9)
        return self._size.adjusted(em * 2.6, em * above, -right - em * 0.5, -em * below)

    @property
    def _is_low(self) -> bool:
        """Whether there is no room for words above and below the curves."""
        return self._size.height() < self._metrics.height() * LOW

    # --- drawing ------------------------------------------------------------------------------

    def draw(self, painter: QPainter, chosen: tuple[int, int] | None = None) -> None:
        """Draw everything; `chosen` is a curve and a round that stand out."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self._size, QColor(self.theme.colours.base))
        self._draw_words(painter)
        self._draw_grid(painter)
        for number in range(len(self.plot.curves)):
            if chosen is None or number != chosen[0]:
                self._draw_curve(painter, number, faded=chosen is not None)
        if chosen is not None:
            self._draw_curve(painter, chosen[0], strong=True)
            self._draw_ring(painter, *chosen)

    def _draw_words(self, painter: QPainter) -> None:
        if self._is_low:
            return
        em, area = self._metrics.height(), self.plan.area
        painter.setFont(self._strong)
        painter.setPen(QColor(self.theme.colours.text))
        painter.drawText(
            QPointF(self._size.left() + em * 0.6, self._size.top() + em * 1.3), self.plot.title
        )
        painter.setFont(self._font)
        painter.setPen(QColor(self.theme.colours.quiet))
        painter.drawText(
            QPointF(self._size.left() + em * 0.6, self._size.top() + em * 2.4), self.plot.axis
        )
        below = QRectF(area.left(), area.bottom() + em * 1.5, area.width(), em * 1.2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.plot.note)

    def _draw_grid(self, painter: QPainter) -> None:
        em, area = self._metrics.height(), self.plan.area
        painter.setFont(self._font)
        line = QPen(QColor(self.theme.colours.line), 1)
        ink = QColor(self.theme.colours.quiet)
        for tick in self.plan.rows:
            painter.setPen(line)
            painter.drawLine(QPointF(area.left(), tick.place), QPointF(area.right(), tick.place))
            painter.setPen(ink)
            box = QRectF(area.left() - em * 2.6, tick.place - em / 2, em * 2.1, em)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tick.text
            )
        for tick in self.plan.columns:
            painter.setPen(line)
            painter.drawLine(QPointF(tick.place, area.top()), QPointF(tick.place, area.bottom()))
            painter.setPen(ink)
            box = QRectF(tick.place - em * 2, area.bottom() + em * 0.35, em * 4, em)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tick.text)

    def _draw_curve(
        self, painter: QPainter, number: int, *, faded: bool = False, strong: bool = False
    ) -> None:
        points = self.plan.points[number]
        if not points:
            return
        style = brush(number, self.theme)
        colour = QColor(style.colour)
        if faded:
            colour.setAlphaF(0.35)
        pen = QPen(colour, 3.2 if strong else 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if style.dash:
            pen.setDashPattern(style.dash)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(list(points)))
        for point in points:
            self._draw_mark(painter, point, style.mark, colour)
        self._draw_name(painter, number, colour, strong=strong)

    def _draw_mark(self, painter: QPainter, at: QPointF, mark: int, colour: QColor) -> None:
        size = self.theme.size(4)
        painter.setPen(QPen(QColor(self.theme.colours.base), 1))
        painter.setBrush(colour)
        x, y = at.x(), at.y()
        if mark == 0:
            painter.drawEllipse(at, size, size)
        elif mark == 1:
            painter.drawRect(QRectF(x - size, y - size, 2 * size, 2 * size))
        elif mark == 2:
            corners = [QPointF(x, y - size * 1.3), QPointF(x + size * 1.2, y + size)]
            painter.drawPolygon(QPolygonF([*corners, QPointF(x - size * 1.2, y + size)]))
        else:
            across, up = QPointF(size * 1.3, 0), QPointF(0, size * 1.3)
            painter.drawPolygon(QPolygonF([at - up, at + across, at + up, at - across]))

    def _draw_name(self, painter: QPainter, number: int, colour: QColor, *, strong: bool) -> None:
        end, height = self.plan.points[number][-1], self.plan.names[number]
        em = self._metrics.height()
        left = self.plan.area.right() + em * 1.2
        painter.setPen(QPen(colour, 1))
        painter.drawLine(QPointF(end.x() + em * 0.4, end.y()), QPointF(left - em * 0.25, height))
        painter.setFont(self._strong if strong else self._font)
        box = QRectF(left, height - em, self._size.right() - left - 4, em * 2)
        name = QFontMetricsF(painter.font()).elidedText(
            self.plot.curves[number].name, Qt.TextElideMode.ElideRight, box.width()
        )
        painter.setPen(colour)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_ring(self, painter: QPainter, number: int, place: int) -> None:
        points = self.plan.points[number]
        if 0 <= place < len(points):
            painter.setPen(QPen(QColor(self.theme.colours.text), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(points[place], self.theme.size(8), self.theme.size(8))

    # --- finding ------------------------------------------------------------------------------

    def nearest(self, at: QPointF, within: float) -> tuple[int, int] | None:
        """Return the curve and the place in it that is nearest to a point, None if none is."""
        found, least = None, within**2
        for number, points in enumerate(self.plan.points):
            for place, point in enumerate(points):
                away = point - at
                distance = away.x() ** 2 + away.y() ** 2
                if distance < least:
                    found, least = (number, place), distance
        return found
