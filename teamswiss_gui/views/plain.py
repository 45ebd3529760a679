"""Labels that show a text as it is written: the name of a team may look like a tag."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


def plain(text: str = "") -> QLabel:
    """Return a label; Qt would guess whether a text is HTML, and a name shall not decide that."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made
