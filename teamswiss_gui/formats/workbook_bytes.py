"""A workbook as bytes, whatever hour the clock shows."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from openpyxl import Workbook

ZIP_DATE = (1980, 1, 1, 0, 0, 0)
"""The first that an archive can say. A clock that stopped in 1970 has none that fits into it."""


class _Dateless(zipfile.ZipFile):
    """An archive that asks no clock."""

    def writestr(
        self,
        zinfo_or_arcname: str | zipfile.ZipInfo,
        data: Any,
        compress_type: int | None = None,
        compresslevel: int | None = None,
    ) -> None:
        part = zinfo_or_arcname
        if isinstance(part, str):
            part = zipfile.ZipInfo(part, ZIP_DATE)
            part.compress_type = self.compression
        super().writestr(part, data, compress_type, compresslevel)


def bytes_of(book: Workbook) -> bytes:
    """Return what a workbook is on the disk."""
    # Here and not above: openpyxl takes a third of the program's start, and few ask for it.
    from openpyxl.writer.excel import ExcelWriter

    raw = io.BytesIO()
    archive = _Dateless(raw, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False)
    ExcelWriter(book, archive).save()
    return raw.getvalue()
