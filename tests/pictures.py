"""Draws the pictures of the documentation; `python3 dev.py screenshots` runs it."""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
)

from teamswiss_gui.__main__ import main as teamswiss

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
INK = QColor("#1f2a30")
QUIET = QColor("#5b6b73")
ACCENT = QColor("#0b6e78")
PAPER = QColor("#fbfcfc")
FRAME = QColor("#d5dde0")
MARGIN = 28.0


def demo_text() -> list[str]:
    """Return what `teamswiss demo` prints."""
    said = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(said):
        teamswiss(["demo", "-o", folder])
    lines = said.getvalue().splitlines()
    return lines[: next(i for i, line in enumerate(lines) if line.startswith("Documents are"))]


def draw(lines: list[str], path: Path) -> None:
    """Draw lines of text as a sheet, titles in the accent colour."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(11)
    font.setStyleHint(QFont.StyleHint.Monospace)
    metrics = QFontMetricsF(font)
    line_height = metrics.lineSpacing() * 1.12
    width = max(metrics.horizontalAdvance(line) for line in lines) + 2 * MARGIN
    height = line_height * len(lines) + 2 * MARGIN
    scale = 1.5
    picture = QImage(int(width * scale), int(height * scale), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(scale)
    picture.fill(PAPER)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setPen(FRAME)
    painter.drawRect(QRectF(0.5, 0.5, width - 1, height - 1))
    for number, line in enumerate(lines):
        title = line.startswith(("City League", "Round", "Standings", "Pairing"))
        head = line.startswith(("    No.", "Table"))
        painter.setPen(ACCENT if title else QUIET if head else INK)
        bold = QFont(font)
        bold.setBold(title)
        painter.setFont(bold)
        place = QRectF(MARGIN, MARGIN + number * line_height, width, line_height)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(str(path))


def main() -> int:
    """Draw every picture."""
    application = QGuiApplication(sys.argv)
    lines = demo_text()
    start = next(i for i, line in enumerate(lines) if line.startswith("Standings"))
    draw([*lines[:4], *lines[start:]], IMAGES / "demo.png")
    for path in sorted(IMAGES.glob("*.png")):
        print(path.relative_to(IMAGES.parents[1]))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
