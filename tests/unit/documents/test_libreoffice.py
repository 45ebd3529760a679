"""LibreOffice opens the workbook and sees the same cells; skipped where it is not installed."""

from __future__ import annotations

import csv
import io
import shutil
import subprocess
from datetime import datetime
from pathlib import Path

import openpyxl
import pytest

from teamswiss_gui.documents.xlsx import workbook
from tests.unit.documents import events

PROGRAM = shutil.which("soffice") or shutil.which("libreoffice")


@pytest.mark.judge
@pytest.mark.skipif(PROGRAM is None, reason="LibreOffice (soffice) is not installed here")
def test_that_libreoffice_reads_the_workbook_without_repair(tmp_path: Path) -> None:
    assert PROGRAM is not None
    (tmp_path / "event.xlsx").write_bytes(workbook(events.source(events.hostile())))
    profile = (tmp_path / "profile").as_uri()
    subprocess.run(
        [
            *(PROGRAM, f"-env:UserInstallation={profile}", "--headless", "--convert-to"),
            # Comma, quote, UTF-8, every sheet in a file of its own.
            *("csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1",),
            *("--outdir", str(tmp_path), str(tmp_path / "event.xlsx")),
        ],
        check=True,
        capture_output=True,
        timeout=180,
    )
    made = openpyxl.load_workbook(tmp_path / "event.xlsx")
    assert len(made.sheetnames) == 8
    for page in made:
        text = (tmp_path / f"event-{page.title}.csv").read_text(encoding="utf-8")
        read = list(csv.reader(io.StringIO(text)))
        written = list(page.iter_rows(values_only=True))
        assert len(read) == len(written), page.title
        for shown, values in zip(read, written, strict=True):
            for said, value in zip(shown, values, strict=True):
                assert same(said, value), (page.title, said, value)


def same(said: str, value: object) -> bool:
    """Say whether LibreOffice shows what was written: numbers as numbers, dates as dates."""
    if value is None:
        return said == ""
    if isinstance(value, datetime):
        return said == f"{value:%Y-%m-%d}"
    if isinstance(value, int | float):
        return abs(float(said) - value) <= 0.006
    return said == value
