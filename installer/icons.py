"""Makes the icons that systems want from the one drawing, resources/icons/teamswiss.svg."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

from installer.project import PROGRAM, ROOT

DRAWING = ROOT / "resources" / "icons" / "teamswiss.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    32: b"ic11",
    64: b"ic12",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
    1024: b"ic10",
}
"""Size of a picture -> its type in an Apple icon file."""


def png(size: int) -> bytes:
    """Return the drawing as a PNG of that many pixels a side."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    picture = QImage(size, size, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(held.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon that holds PNGs of several sizes."""
    entries, bodies = [], []
    place = 6 + 16 * len(pictures)
    for size, body in sorted(pictures.items()):
        side = size % 256  # 256 is written as 0
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), place))
        bodies.append(body)
        place += len(body)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries) + b"".join(bodies)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return an Apple icon that holds PNGs of several sizes."""
    parts = [
        ICNS_TYPES[size] + struct.pack(">I", len(body) + 8) + body
        for size, body in sorted(pictures.items())
    ]
    whole = b"".join(parts)
    return b"icns" + struct.pack(">I", len(whole) + 8) + whole


def write_icons(folder: Path) -> None:
    """Write every icon into a folder: PNGs by size, teamswiss.ico, teamswiss.icns."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"{PROGRAM}-{size}.png").write_bytes(png(size))
    (folder / f"{PROGRAM}.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    (folder / f"{PROGRAM}.icns").write_bytes(icns({size: png(size) for size in ICNS_TYPES}))
