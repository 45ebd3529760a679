"""A page of the handbook, set for reading: room between lines, quiet tables, pictures that fit."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL, TIGHT

LINE_HEIGHT = 125
"""Per cent of the font's own."""
PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_PICTURE = QTextDocument.ResourceType.ImageResource
_SMOOTH = Qt.TransformationMode.SmoothTransformation


class HandbookText(QTextBrowser):
    """Shows Markdown, which has no style sheet: the distances are set once it is read."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._width = 0
        self.sourceChanged.connect(self._on_source_changed)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture no wider than the page, smoothly scaled; all else as ever."""
        if kind != _PICTURE.value:
            return super().loadResource(kind, name)
        return self._fitting(QUrl(name))

    def _fitting(self, name: QUrl) -> QImage:
        picture = QImage(self.source().resolved(name).toLocalFile())
        room = self._room()
        if picture.width() <= room:
            return picture
        ratio = self.devicePixelRatioF()
        smooth = picture.scaledToWidth(round(room * ratio), _SMOOTH)
        smooth.setDevicePixelRatio(ratio)
        return smooth

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the pictures fit again."""
        super().resizeEvent(event)
        if self._room() != self._width:
            self._width = self._room()
            document = self.document()
            for name in self._pictures():
                place = document.baseUrl().resolved(QUrl(name))
                document.addResource(_PICTURE.value, place, self._fitting(QUrl(name)))
            document.markContentsDirty(0, document.characterCount())

    def _pictures(self) -> set[str]:
        """Return the names of the pictures on the page."""
        formats = self.document().allFormats()
        return {each.toImageFormat().name() for each in formats if each.isImageFormat()}

    def _room(self) -> int:
        return max(self.viewport().width() - 2 * GROUP, 200)

    def _on_source_changed(self, _source: QUrl) -> None:
        self._set()

    def _set(self) -> None:
        """Put room around everything that was read."""
        self._width = self._room()
        document = self.document()
        document.setDocumentMargin(self._desk.theme.size(INSIDE))
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.begin()
        while block.isValid():
            if QTextCursor(block).currentTable() is None:
                QTextCursor(block).mergeBlockFormat(self._distances(block))
            block = block.next()
        cursor.endEditBlock()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)
        document.clearUndoRedoStacks()
        document.setModified(False)

    def _distances(self, block: QTextBlock) -> QTextBlockFormat:
        size = self._desk.theme.size
        made = QTextBlockFormat()
        level = block.blockFormat().headingLevel()
        if PICTURE not in block.text():  # a fifth of its height would be left blank below it
            kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
            made.setLineHeight(LINE_HEIGHT, kind)
        if level:
            made.setTopMargin(size(GROUP) if level > 1 else 0)
            made.setBottomMargin(size(SMALL))
        elif block.textList() is not None:
            made.setBottomMargin(size(TIGHT))
        else:
            made.setTopMargin(size(TIGHT))
            made.setBottomMargin(size(SMALL))
        return made

    def _set_table(self, table: QTextTable) -> None:
        size, colours = self._desk.theme.size, self._desk.theme.colours
        look = table.format()
        look.setBorderCollapse(True)
        look.setBorder(1)
        look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        look.setBorderBrush(QColor(colours.line))
        look.setCellPadding(size(TIGHT))
        look.setTopMargin(size(TIGHT))
        look.setBottomMargin(size(INSIDE))
        table.setFormat(look)
        for column in range(table.columns()):
            cell = table.cellAt(0, column)
            head = cell.format()
            head.setBackground(QColor(colours.panel))
            cell.setFormat(head)
