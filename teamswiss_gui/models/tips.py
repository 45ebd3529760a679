"""Tool tips that show a text as it is written: Qt takes one that looks like HTML for HTML."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt  # the one with the functions on texts

LONGEST = 1000


def plain_tip(text: str) -> str:
    """Return a tip that is shown as it is, whatever names are in it."""
    short = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return f"<p>{escape(short)}</p>" if Qt.mightBeRichText(short) else short
