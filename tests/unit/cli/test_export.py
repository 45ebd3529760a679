"""`teamswiss export`: the right file, whole or not at all."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import openpyxl
import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.words.places import resource

LEAGUE = str(resource("samples", "City League.teamswiss"))


@pytest.mark.parametrize("name", BUILDERS)
def test_that_every_document_can_be_exported(name: str, tmp_path: Path) -> None:
    for ending in (".html", ".csv", ".xlsx"):
        out = tmp_path / f"{name}{ending}"
        assert main(["export", LEAGUE, "-o", str(out), "--document", name]) == 0
        assert out.stat().st_size > 100
    assert len(list(tmp_path.iterdir())) == 3


def test_that_an_xlsx_without_a_name_is_the_workbook(tmp_path: Path) -> None:
    out = tmp_path / "league.xlsx"
    assert main(["export", LEAGUE, "-o", str(out)]) == 0
    assert len(openpyxl.load_workbook(out).sheetnames) == 8


def test_that_an_html_without_a_name_is_the_report(tmp_path: Path) -> None:
    out = tmp_path / "league.HTML"
    assert main(["export", LEAGUE, "-o", str(out)]) == 0
    assert "<h1>Tournament report" in out.read_text(encoding="utf-8")


def test_that_a_trf_holds_the_rounds_asked_for(tmp_path: Path) -> None:
    for number in (None, 2):
        out = tmp_path / "league.trf"
        asked = [] if number is None else ["--round", str(number)]
        assert main(["export", LEAGUE, "-o", str(out), *asked]) == 0
        assert len(read_trf(out.read_bytes()).tournament.rounds) == (number or 5)


def test_that_a_trf_tells_rating_changes_only_when_asked(tmp_path: Path) -> None:
    plain, told, again = (tmp_path / name for name in ("plain.trf", "told.trf", "again.trf"))
    assert main(["export", LEAGUE, "-o", str(plain)]) == 0
    assert main(["export", LEAGUE, "-o", str(told), "--rating-changes"]) == 0
    before, after = (path.read_text(encoding="utf-8").splitlines() for path in (plain, told))
    assert after[: len(before)] == before
    more = after[len(before) :]
    assert len(more) > 50
    form = r"### expected rating change: +\d+ +[+-]\d+\.\d\d in \d games, K [124]0"
    assert all(re.fullmatch(form, line) for line in more)
    assert main(["export", str(told), "-o", str(again)]) == 0  # they are nobody's notes
    assert again.read_bytes() == plain.read_bytes()


def test_that_a_trf_can_be_exported_too(tmp_path: Path) -> None:
    trf, out = tmp_path / "league.trf", tmp_path / "standings.csv"
    assert main(["export", LEAGUE, "-o", str(trf)]) == 0
    assert main(["export", str(trf), "-o", str(out), "--document", "standings"]) == 0
    assert "Green Hill" in out.read_text(encoding="utf-8-sig")


def test_that_an_xml_is_the_file_of_chess_results_and_says_what_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in (5, 2):
        out = tmp_path / "league.xml"
        assert main(["export", LEAGUE, "-o", str(out), "--round", str(number)]) == 0
        root = ElementTree.fromstring(out.read_bytes())
        assert root.tag == "chessresults"
        rounds = {each.get("round") for each in root.iter("teampairing")}
        assert rounds == {str(each) for each in range(1, number + 1)}
        said = capsys.readouterr().err
        assert "key" in said
        assert said.count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="of POSIX")
def test_that_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    out = tmp_path / "pipe.trf"
    os.mkfifo(out)
    with ThreadPoolExecutor() as pool:
        read = pool.submit(out.read_bytes)
        assert main(["export", LEAGUE, "-o", str(out)]) == 0
        assert len(read_trf(read.result()).tournament.rounds) == 5
    assert out.is_fifo()


def test_that_a_link_leads_to_what_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "target.trf", tmp_path / "link.trf"
    target.write_bytes(b"older")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    assert main(["export", LEAGUE, "-o", str(link)]) == 0
    assert link.is_symlink()
    assert target.read_bytes().startswith(b"012")


def test_that_the_site_is_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert main(["export", LEAGUE, "-o", str(out), "--site", "--refresh", "30"]) == 0
    assert 'content="30"' in (out / "index.html").read_text(encoding="utf-8")


def test_that_csv_has_the_separator_and_decimal_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "standings.csv"
    asked = ["--document", "standings", "--separator", "semicolon", "--decimal", ","]
    assert main(["export", LEAGUE, "-o", str(out), *asked, "--encoding", "cp1252"]) == 0
    assert ";14,5;" in out.read_bytes().decode("cp1252")


@pytest.mark.parametrize(
    "asked",
    [
        ["league.doc"],
        ["league.xml", "--document", "standings"],
        ["league.docx"],
        ["league"],
        ["league.csv"],
        ["league.trf", "--document", "teams"],
        ["league.xml", "--document", "teams"],
        ["league.html", "--document", "nonsense"],
        ["league.html", "--document", "standings", "--round", "9"],
        ["nowhere/league.html"],
        ["site", "--site", "--refresh", "0"],
    ],
)
def test_that_what_cannot_be_written_is_one_clear_line(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / asked[0]
    assert main(["export", LEAGUE, "-o", str(out), *asked[1:]]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []


def test_that_the_tournament_itself_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "league.trf"
    assert main(["export", LEAGUE, "-o", str(out)]) == 0
    before = out.read_bytes()
    assert main(["export", str(out), "-o", str(out), "--round", "1"]) == 2
    assert "the tournament itself" in capsys.readouterr().err
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (OSError(28, "No space left on device"), "disk is full"),
        (PermissionError(13, "Permission denied"), "open in another program"),
        (OSError(30, "Read-only file system"), "it is protected"),
    ],
)
def test_that_a_failed_export_leaves_the_older_file_and_no_half_one(
    problem: OSError,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "league.xlsx"
    out.write_bytes(b"older")

    def fails(_descriptor: int) -> None:
        raise problem

    monkeypatch.setattr(os, "fsync", fails)
    assert main(["export", LEAGUE, "-o", str(out)]) == 2
    assert words in capsys.readouterr().err
    assert out.read_bytes() == b"older"
    assert list(tmp_path.iterdir()) == [out]


def test_that_exporting_needs_no_qt(tmp_path: Path) -> None:
    program = (
        "import sys; from teamswiss_gui.__main__ import main; "
        f"main(['export', {LEAGUE!r}, '-o', {str(tmp_path / 'a.xlsx')!r}]); "
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_that_the_crosstable_is_in_the_order_that_was_asked(tmp_path: Path) -> None:
    shown = {}
    for order in ("rank", "number"):
        out = tmp_path / f"{order}.csv"
        asked = ["--document", "crosstable", "--order", order]
        assert main(["export", LEAGUE, "-o", str(out), *asked]) == 0
        shown[order] = out.read_text(encoding="utf-8-sig").splitlines()
    assert shown["number"][0].startswith("No.")
    assert shown["rank"][0].startswith("Rank")
    labels = [int(line.split(",")[0]) for line in shown["number"][1:]]
    assert labels == sorted(labels)


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process")
def test_that_an_interrupted_export_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "teamswiss_gui", "export", LEAGUE, "--everything"]
    process = subprocess.Popen(
        [*command, "-o", str(tmp_path / "all")], stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while not any(tmp_path.glob(".all.*.part/*/*")) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, "")
    assert list(tmp_path.iterdir()) == []
