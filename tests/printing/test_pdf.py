"""The PDF as another program reads it."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter

from teamswiss_gui.__main__ import main
from teamswiss_gui.documents.model import Logo
from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.printing.paint import Brush
from teamswiss_gui.printing.paper import Form, Paper
from teamswiss_gui.printing.pdf import page_layout, print_on, to_pdf
from teamswiss_gui.printing.sheet import Picture
from teamswiss_gui.words.places import resource
from tests.printing.pages import PDFTOTEXT, WHEN, field, laid, said, text_of
from tests.unit.documents import events

LEAGUE = str(resource("samples", "City League.teamswiss"))
needs_reader = pytest.mark.skipif(PDFTOTEXT is None, reason="pdftotext is not installed")


def pdf(name: str, given: Tournament, form: Form | None = None, **options: object) -> bytes:
    return to_pdf(laid(name, given, form, **options), WHEN)


@needs_reader
def test_that_the_standings_can_be_read_from_the_pdf(tmp_path: Path) -> None:
    (page,) = text_of(pdf("standings", events.league()), tmp_path)
    assert "After round 5 of 9" in page
    assert "Page 1 of 1" in page
    assert "2026-11-18 11:30 · Chief arbiter: Holm, Astrid" in page
    lines = [line.split() for line in page.splitlines()]
    assert ["1", "3", "Green", "Hill", "5", "4", "1", "0", "9", "14½"] in [
        line[:10] for line in lines
    ]


@needs_reader
@pytest.mark.parametrize("name", BUILDERS)
def test_that_a_reader_finds_every_line_that_was_laid_out(name: str, tmp_path: Path) -> None:
    layout = laid(name, events.league())
    pages = text_of(to_pdf(layout, WHEN), tmp_path)
    assert len(pages) == layout.pages
    for number, page in enumerate(pages[:3]):
        found = "".join(page.split())
        for text in said(layout, number):
            assert "".join(text.split()).strip("\u2068\u2069") in found or name == "table-cards"


@needs_reader
def test_that_accents_cyrillic_and_greek_come_out(tmp_path: Path) -> None:
    text = " ".join(text_of(pdf("teams", events.hostile()), tmp_path))
    for name in ("Шахматный клуб «Ладья»", "Σκακιστικός Όμιλος"):
        assert name in text
    assert "½" in " ".join(text_of(pdf("crosstable", events.league()), tmp_path))
    assert "Gáborvári" in " ".join(text_of(pdf("teams", events.league()), tmp_path))


def test_that_the_fonts_are_ours_and_inside() -> None:
    content = pdf("teams", events.league())
    fonts = set(re.findall(rb"/BaseFont /([A-Za-z+-]+)", content))
    assert {font.split(b"+")[-1] for font in fonts} == {b"NotoSans-Regular", b"NotoSans-Bold"}
    assert content.count(b"/FontFile2") == content.count(b"/Type /FontDescriptor")
    assert len(content) < 200_000  # only the signs that are used


def test_that_the_same_document_is_the_same_file() -> None:
    assert pdf("results", events.league()) == pdf("results", events.league())


def test_that_the_pdf_says_what_it_is() -> None:
    content = pdf("standings", events.league())
    title = "City League 2026: Standings – After round 5 of 9".encode("utf-16-be")
    assert title.replace(b"(", b"\\(") in content
    assert b"D:20261118113000" in content


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_that_the_paper_is_the_one_chosen(paper: Paper, size: tuple[int, int]) -> None:
    layout = laid("standings", events.league(), Form(paper))
    lengths = page_layout(layout).fullRectPoints()
    assert (lengths.width(), lengths.height()) == size
    box = re.search(rb"/MediaBox \[0(?:\.0+)? 0(?:\.0+)? ([0-9.]+) ([0-9.]+)\]", to_pdf(layout))
    assert box
    assert (round(float(box[1])), round(float(box[2]))) == size


def test_that_the_printer_gets_the_same_pages(tmp_path: Path) -> None:
    layout = laid("boards", events.league())
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(page_layout(layout))
    print_on(printer, layout)
    content = (tmp_path / "printed.pdf").read_bytes()
    assert content.count(b"/Type /Page\n") == layout.pages
    if PDFTOTEXT:
        assert text_of(content, tmp_path) == text_of(to_pdf(layout), tmp_path)


def test_that_only_the_chosen_pages_are_printed(tmp_path: Path) -> None:
    layout = laid("standings", field(200))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFromTo(2, 3)
    print_on(printer, layout)
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == 2


def logo(folder: Path) -> Logo:
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#b00000"))
    path = folder / "logo.png"
    assert image.save(str(path))
    return Logo(path.read_bytes())


def test_that_logo_and_sponsor_are_on_paper(tmp_path: Path) -> None:
    layout = laid(
        "standings", events.league(), logo=logo(tmp_path), sponsor="Played with Baker & Sons"
    )
    pictures = [p for p in layout.sheets[0].pieces if isinstance(p, Picture)]
    assert len(pictures) == 1
    area = pictures[0].area
    assert area.width == pytest.approx(3 * area.height)
    assert area.right <= layout.page.width
    assert "Played with Baker & Sons" in said(layout, 0)
    shown = painted(layout.page.width, layout.page.height)
    painter = QPainter(shown)
    Brush(painter, 1).paint(layout.sheets[0])
    painter.end()
    middle = shown.pixelColor(int(area.x + area.width / 2), int(area.y + area.height / 2))
    assert middle.name() == "#b00000"
    broken = laid("standings", events.league(), logo=Logo(b"not a picture"))
    assert not [p for p in broken.sheets[0].pieces if isinstance(p, Picture)]


def painted(width: float, height: float) -> QImage:
    image = QImage(int(width), int(height), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


def test_that_a_name_from_right_to_left_stays_in_its_cell() -> None:
    """The ink of the Arabic name lies between its cell's edges, on the pixels themselves."""
    layout = laid("standings", events.hostile())
    words = next(w for w in layout.words(0) if "نادي" in w.text and w.is_name)
    alone = replace(layout.sheets[0], tints=[], pieces=[words])
    image = painted(layout.page.width, layout.page.height)
    painter = QPainter(image)
    Brush(painter, 1).paint(alone)
    painter.end()
    row = range(int(words.y - words.size), int(words.y + words.size / 2))
    dark = [
        x for y in row for x in range(image.width()) if image.pixelColor(x, y).lightness() < 128
    ]
    assert dark
    assert words.x - 1.5 <= min(dark)
    assert max(dark) <= words.x + words.width + 1.5


def test_that_the_command_writes_pdfs_without_a_screen(tmp_path: Path) -> None:
    out = tmp_path / "pairings.pdf"
    asked = ["--document", "pairings", "--paper", "Letter", "--compact"]
    assert main(["export", LEAGUE, "-o", str(out), *asked]) == 0
    assert out.read_bytes().startswith(b"%PDF-")
    assert [path.name for path in tmp_path.iterdir()] == ["pairings.pdf"]


def test_that_everything_goes_into_a_new_folder_or_nowhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "league"
    assert main(["export", LEAGUE, "-o", str(out), "--everything"]) == 0
    names = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert {f"pdf/{name}.pdf" for name in BUILDERS} <= names
    assert {"workbook.xlsx", "tournament.trf", "chess-results.xml", "site/index.html"} <= names
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*")}
    assert main(["export", LEAGUE, "-o", str(out), "--everything"]) == 2
    assert "there already" in capsys.readouterr().err
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*")} == before
    assert [path.name for path in tmp_path.iterdir()] == ["league"]


@needs_reader
def test_that_the_demo_writes_pdfs(tmp_path: Path) -> None:
    assert main(["demo", "-o", str(tmp_path / "demo")]) == 0
    found = sorted(path.name for path in (tmp_path / "demo").glob("*.pdf"))
    assert found == sorted(f"{name}.pdf" for name in BUILDERS)
    info = subprocess.run(
        ["pdftotext", str(tmp_path / "demo" / "report.pdf"), "-"], capture_output=True, check=True
    )
    assert "Tournament report" in info.stdout.decode()
