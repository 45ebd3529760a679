"""Draws a laid-out page on whatever Qt can paint on: the screen, a printer, a PDF."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from teamswiss_gui.printing.paper import Rect
from teamswiss_gui.printing.sheet import (
    Fill,
    Frame,
    Ghost,
    Ink,
    Picture,
    Piece,
    Rule,
    Sheet,
    Turned,
    Words,
)
from teamswiss_gui.printing.type import make_font

GRAIN = 20
"""Painter's units in a point, so that a font's whole pixels are fine steps of its size."""


class Brush:
    """Paints pages with one painter; fonts are made once."""

    def __init__(self, painter: QPainter, scale: float) -> None:
        """`scale` is how many of the device's pixels a point has."""
        self._painter = painter
        self._scale = scale / GRAIN
        self._fonts: dict[tuple[float, bool], QFont] = {}
        self._colours = {ink: QColor(ink.value) for ink in Ink}
        self._text_pens = {ink: QPen(colour) for ink, colour in self._colours.items()}
        self._line_pens: dict[tuple[Ink, float, bool], QPen] = {}
        self._frame_pens: dict[float, QPen] = {}
        self._images: dict[int, QImage] = {}
        self._set: QFont | None = None
        self._pen: QPen | None = None

    def paint(self, sheet: Sheet, x: float = 0, y: float = 0) -> None:
        """Paint a page with its corner at a place of the device."""
        painter = self._painter
        painter.save()
        painter.translate(x, y)
        painter.scale(self._scale, self._scale)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._set = self._pen = None
        self._pieces(sheet.all())
        painter.restore()

    def _pieces(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            if isinstance(piece, Words):  # by far the most
                self._words(piece)
                continue
            match piece:
                case Rule():
                    self._rule(piece)
                case Fill():
                    self._painter.fillRect(_rect(piece.area), self._colours[piece.ink])
                case Frame():
                    self._frame(piece)
                case Picture():
                    self._picture(piece)
                case Ghost():
                    self._ghost(piece)
                case Turned():
                    self._turned(piece)

    def _font(self, size: float, bold: bool) -> QFont:
        font = self._fonts.get((size, bold))
        if font is None:
            font = self._fonts[size, bold] = make_font(round(size * GRAIN), bold=bold)
        return font

    def _draw_with(self, pen: QPen) -> None:
        if pen is not self._pen:
            self._pen = pen
            self._painter.setPen(pen)

    def _words(self, words: Words) -> None:
        x, y, text, size, bold, ink, _, _ = words
        font = self._font(size, bold)
        if font is not self._set:
            self._set = font
            self._painter.setFont(font)
        self._draw_with(self._text_pens[ink])
        self._painter.drawText(QPointF(x * GRAIN, y * GRAIN), text)

    def _rule(self, rule: Rule) -> None:
        key = (rule.ink, rule.width, rule.dashed)
        pen = self._line_pens.get(key)
        if pen is None:
            pen = self._line_pens[key] = QPen(self._colours[rule.ink], rule.width * GRAIN)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if rule.dashed:
                pen.setDashPattern([6, 5])
        self._draw_with(pen)
        self._painter.drawLine(
            QPointF(rule.x1 * GRAIN, rule.y1 * GRAIN), QPointF(rule.x2 * GRAIN, rule.y2 * GRAIN)
        )

    def _frame(self, frame: Frame) -> None:
        pen = self._frame_pens.get(frame.width)
        if pen is None:
            pen = QPen(self._colours[Ink.BLACK], frame.width * GRAIN)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            self._frame_pens[frame.width] = pen
        self._draw_with(pen)
        fill = self._colours[Ink.BLACK] if frame.filled else self._colours[Ink.PAPER]
        self._painter.setBrush(fill)
        self._painter.drawRect(_rect(frame.area))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _picture(self, picture: Picture) -> None:
        image = self._images.get(id(picture.content))
        if image is None:
            image = self._images[id(picture.content)] = QImage.fromData(picture.content)
        if not image.isNull():
            self._painter.drawImage(_rect(picture.area), image)

    def _ghost(self, ghost: Ghost) -> None:
        painter = self._painter
        painter.save()
        painter.translate(ghost.centre_x * GRAIN, ghost.centre_y * GRAIN)
        painter.rotate(ghost.angle)
        font = self._font(ghost.size, True)
        painter.setFont(font)
        painter.setPen(self._colours[Ink.GHOST])
        width = QFontMetricsF(font).horizontalAdvance(ghost.text)
        painter.drawText(QPointF(-width / 2, ghost.size * GRAIN * 0.36), ghost.text)
        painter.restore()
        self._set = self._pen = None

    def _turned(self, turned: Turned) -> None:
        painter = self._painter
        painter.save()
        painter.translate(turned.x * GRAIN, turned.y * GRAIN)
        painter.rotate(180)
        painter.translate(-turned.x * GRAIN, -turned.y * GRAIN)
        self._pieces(turned.pieces)
        painter.restore()
        self._set = self._pen = None


def _rect(area: Rect) -> QRectF:
    return QRectF(area.x * GRAIN, area.y * GRAIN, area.width * GRAIN, area.height * GRAIN)
