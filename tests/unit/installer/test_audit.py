"""The audit of the locked packages."""

from __future__ import annotations

import json
import zipfile
from datetime import date
from pathlib import Path

import pytest

from installer import audit
from installer.licences import shipped_packages

LOCK = """
openpyxl==3.1.5 \\
    --hash=sha256:00
Py.Side6_Essentials==6.11.3 ; sys_platform == 'linux' \\
numpy==2.4.6 ; python_full_version < '3.12' \\
numpy==2.5.4 ; python_full_version >= '3.12' \\
"""
RECORD = {
    "id": "PYSEC-1",
    "modified": "2026-07-14T10:00:10Z",
    "affected": [
        {
            "package": {"ecosystem": "PyPI", "name": "OpenPyXL"},
            "ranges": [
                {
                    "type": "ECOSYSTEM",
                    "events": [{"introduced": "0"}, {"fixed": "2.4"}, {"introduced": "3"}],
                },
                {"type": "GIT", "events": [{"introduced": "0"}]},
            ],
        }
    ],
}


def test_that_every_locked_version_is_read() -> None:
    assert audit.locked([LOCK]) == {
        "openpyxl": {"3.1.5"},
        "py-side6-essentials": {"6.11.3"},
        "numpy": {"2.4.6", "2.5.4"},
    }


@pytest.mark.parametrize(
    ("version", "mended"), [("1.0", "2.4"), ("2.4", None), ("2.10", None), ("3.0", ""), ("9", "")]
)
def test_that_a_version_is_affected_within_a_range(version: str, mended: str | None) -> None:
    ranges = [{"introduced": "0", "fixed": "2.4"}, {"introduced": "3"}]
    assert audit.is_affected(version, ranges) == mended


def test_that_the_list_is_made_from_osvs_export(tmp_path: Path) -> None:
    export = tmp_path / "all.zip"
    with zipfile.ZipFile(export, "w") as archive:
        archive.writestr("PYSEC-1.json", json.dumps(RECORD))
        archive.writestr("PYSEC-2.json", json.dumps({**RECORD, "withdrawn": "2026"}))
    made = audit.renewed(audit.read_export(export), ["openpyxl", "numpy"], date(2026, 11, 18))
    assert made["date"] == "2026-07-14"
    assert made["packages"] == {
        "numpy": [],
        "openpyxl": [
            {
                "id": "PYSEC-1",
                "ranges": [{"introduced": "0", "fixed": "2.4"}, {"introduced": "3"}],
            }
        ],
    }


def test_that_an_affected_package_fails_the_audit(capsys: pytest.CaptureFixture[str]) -> None:
    record = {**RECORD, "modified": "2026-01-01T00:00:00Z"}
    snapshot = audit.renewed([record], ["openpyxl"], date(2026, 11, 18))
    status = audit.report(audit.locked([LOCK]), snapshot, date(2026, 11, 18))
    said = capsys.readouterr().out
    assert status == 1
    assert "openpyxl 3.1.5: PYSEC-1, not mended yet" in said
    assert "older than 90 days" in said
    assert "not in the list: numpy, py-side6-essentials" in said


def test_that_no_locked_version_is_affected_by_the_committed_list() -> None:
    snapshot = json.loads(audit.SNAPSHOT.read_text(encoding="utf-8"))
    pinned = audit.locked(path.read_text(encoding="utf-8") for path in audit.LOCKS)
    assert audit.findings(pinned, snapshot) == []
    assert not set(shipped_packages()) & set(audit.not_covered(pinned, snapshot))
    assert date.fromisoformat(snapshot["date"])
    assert snapshot["source"]
