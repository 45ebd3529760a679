"""PDFs where there is no window and no screen: for commands."""

from __future__ import annotations

import os
import sys

from PySide6.QtWidgets import QApplication

from teamswiss_gui.documents.model import Document, Orientation
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.paper import Form, Paper
from teamswiss_gui.printing.pdf import to_pdf

_kept: list[QApplication] = []
"""Qt's application lives as long as the program."""


def application() -> QApplication:
    """Return Qt's application, made without a screen if there is none yet."""
    if QApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QApplication(sys.argv[:1]))
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found


def document_pdf(
    document: Document,
    paper: str = Paper.A4.value,
    orientation: str | None = None,
    per_page: int | None = None,
) -> bytes:
    """Return a document as PDF."""
    application()
    form = Form(
        Paper(paper),
        None if orientation is None else Orientation(orientation),
        per_page=per_page,
    )
    return to_pdf(lay_out(document, form), document.printed)
