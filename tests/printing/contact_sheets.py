"""Makes pictures of PDFs, four pages on each, to be read one after the other.

`python -m tests.printing.contact_sheets FOLDER`: of every PDF below it, beside the PDF. Needs
pdftoppm. With `--new OLD`, only pages that differ from those of the same name below OLD.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from teamswiss_gui.printing.offscreen import application

DPI = 60
"""A name of 9 points is readable, and four A4 pages make a picture of about 1000 x 1400."""
ACROSS = 2
GAP = 4


def pages(pdf: Path) -> list[QImage]:
    """Return every page of a PDF as a picture, upright ones and others."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["pdftoppm", "-r", str(DPI), "-png", str(pdf), f"{folder}/page"]
        subprocess.run(command, check=True)
        return [QImage(str(path)) for path in sorted(Path(folder).iterdir())]


def sheets(pictures: Sequence[QImage]) -> Iterator[QImage]:
    """Put pictures together, four on each sheet."""
    for start in range(0, len(pictures), ACROSS * ACROSS):
        four = pictures[start : start + ACROSS * ACROSS]
        width = max(each.width() for each in four) + GAP
        height = max(each.height() for each in four) + GAP
        sheet = QImage(
            width * min(len(four), ACROSS), height * -(-len(four) // ACROSS), four[0].format()
        )
        sheet.fill(QColor(Qt.GlobalColor.gray))
        painter = QPainter(sheet)
        for place, each in enumerate(four):
            painter.drawImage(place % ACROSS * width, place // ACROSS * height, each)
        painter.end()
        yield sheet


def main(folder: Path, old: Path | None) -> None:
    """Write the sheets of every PDF, and say how many there are."""
    application()
    seen = written = 0
    for pdf in sorted(folder.rglob("*.pdf")):
        before = old / pdf.relative_to(folder) if old else None
        known = pages(before) if before and before.exists() else []
        fresh = [page for page in pages(pdf) if page not in known]
        seen += len(fresh)
        for number, sheet in zip(count(1), sheets(fresh), strict=False):
            sheet.save(str(pdf.with_name(f"{pdf.stem}-{number:03}.png")))
            written += 1
    print(f"{seen} pages on {written} sheets in {folder}")


if __name__ == "__main__":
    reader = argparse.ArgumentParser()
    reader.add_argument("folder", type=Path)
    reader.add_argument("--new", type=Path, metavar="OLD", dest="old")
    asked = reader.parse_args()
    main(asked.folder, asked.old)
