"""A laid-out document as a PDF, and on a printer."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QUuid
from PySide6.QtGui import (
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtPrintSupport import QPrinter

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.printing.paint import Brush
from teamswiss_gui.printing.paper import Paper
from teamswiss_gui.printing.sheet import Layout

RESOLUTION = 1200
_POINT = RESOLUTION / 72
_DATE = re.compile(rb"/(?:Creation|Mod)Date \(D:[0-9]{14}")
_XMP_DATE = re.compile(rb'(?:Create|Modify|Metadata)Date="[0-9T:-]{19}')


def page_layout(layout: Layout) -> QPageLayout:
    """Return the paper for Qt; the layout has its own margins."""
    sizes = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
    wide = layout.page.width > layout.page.height
    return QPageLayout(
        QPageSize(sizes[layout.form.paper]),
        QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait,
        QMarginsF(0, 0, 0, 0),
    )


def to_pdf(
    layout: Layout, made: datetime | None = None, check: Callable[[], None] | None = None
) -> bytes:
    """Return the PDF, fonts inside; `made` is the date that it bears."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(layout))
    writer.setTitle(f"{layout.event}: {layout.title}")
    writer.setCreator("TeamSwiss")
    writer.setAuthor(layout.author)
    if made is not None:
        named = f"{layout.event}\n{layout.title}\n{made.isoformat()}"
        writer.setDocumentId(QUuid.createUuidV5(QUuid(), named.encode()))
    _paint(layout, writer, _POINT, writer.newPage, check)
    buffer.close()
    return _dated(bytes(content.data()), made)


def printer_for(layout: Layout) -> QPrinter:
    """Return the usual printer, set to a layout's paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(layout.title)
    printer.setCreator("TeamSwiss")
    printer.setPageLayout(page_layout(layout))
    return printer


def print_on(printer: QPrinter, layout: Layout) -> None:
    """Print the pages that the printer was asked for."""
    printer.setFullPage(True)
    first = printer.fromPage() or 1
    last = printer.toPage() or layout.pages
    chosen = range(max(first, 1) - 1, min(last, layout.pages))
    _paint(layout, printer, printer.resolution() / 72, printer.newPage, None, chosen)


def _paint(
    layout: Layout,
    device: QPdfWriter | QPrinter,
    scale: float,
    new_page: Callable[[], bool],
    check: Callable[[], None] | None,
    pages: range | None = None,
) -> None:
    painter = QPainter()
    if not painter.begin(device):
        raise TeamSwissError("no-printer")
    try:
        brush = Brush(painter, scale)
        for place, number in enumerate(range(layout.pages) if pages is None else pages):
            if check:
                check()
            if place:
                new_page()
            brush.paint(layout.sheets[number])
    finally:
        painter.end()


def _dated(content: bytes, made: datetime | None) -> bytes:
    """Put the document's date for that of the clock; the length stays, so no offset moves."""
    if made is None:
        return content
    for pattern, form in ((_DATE, "%Y%m%d%H%M%S"), (_XMP_DATE, "%Y-%m-%dT%H:%M:%S")):
        content = pattern.sub(partial(_stamped, format(made, form).encode()), content)
    return content


def _stamped(stamp: bytes, found: re.Match[bytes]) -> bytes:
    return found.group()[: -len(stamp)] + stamp
