"""The door to Excel: openpyxl is loaded when a workbook is written, not when the program starts."""

from __future__ import annotations

from collections.abc import Callable

from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.source import Source


def to_xlsx(document: Document) -> bytes:
    """Return one document as an Excel file."""
    from teamswiss_gui.documents import xlsx

    return xlsx.to_xlsx(document)


def workbook(
    source: Source,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> bytes:
    """Return the federation's workbook."""
    from teamswiss_gui.documents import xlsx

    return xlsx.workbook(source, progress=progress, cancel=cancel)
