"""LibreOffice opens the workbook and sees the same cells; skipped where it is not installed."""

from __future__ import annotations

import csv
import io
import shutil
import subprocess
from pathlib import Path

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
    text = (tmp_path / "event-Teams.csv").read_text(encoding="utf-8")
    rows = list(csv.reader(io.StringIO(text)))
    names = {team.name.replace("\t", " ") for team in events.hostile().teams}
    assert {row[1] for row in rows[1:]} == names
