"""The Documents page: see it as it will print, print it, write it; and Ctrl+P everywhere."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest
from PySide6.QtPrintSupport import QPrinter

from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain import edits
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.printing.pdf import printer_for
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.views.document_options import OptionsPanel
from teamswiss_gui.views.documents_page import DocumentsPage
from teamswiss_gui.views.log_dialog import LogDialog
from teamswiss_gui.words import Words
from tests.gui.drivers import ArbiterAtWindow

LONG = 20_000
no_hints = pytest.mark.qt_log_ignore("propagateSizeHints")
"""The platform without a screen says so of every dialog."""


class AtDocuments:
    """An arbiter on the Documents page."""

    def __init__(self, arbiter: ArbiterAtWindow) -> None:
        self.arbiter = arbiter
        self.page: DocumentsPage = arbiter.window.documents
        self.paperwork = arbiter.window.desk.jobs.paperwork
        with arbiter.qtbot.waitSignal(self.paperwork.laid, timeout=LONG):
            arbiter.goes_to("Documents")

    def chooses(self, name: str) -> Layout:
        with self.arbiter.qtbot.waitSignal(self.paperwork.laid, timeout=LONG):
            self.page.choose(name)
        return self.shown

    @property
    def shown(self) -> Layout:
        layout = self.page.preview.layout_shown
        assert layout is not None
        return layout

    def after(self, doing: Callable[[], object]) -> None:
        """Do something and wait until the work that it starts is over."""
        with self.arbiter.qtbot.waitSignal(self.paperwork.ended, timeout=LONG):
            doing()

    def saves(self, how: str, path: Path) -> str:
        self.arbiter.notices.files.append(path)
        self.after(getattr(self.page.exports_, how).trigger)
        return self.page.outcome.text()


@pytest.fixture
def documents(arbiter: ArbiterAtWindow) -> AtDocuments:
    return AtDocuments(arbiter.opens_the_sample())


def test_that_every_document_has_a_preview_and_says_what_it_is_for(documents: AtDocuments) -> None:
    seen = set()
    for name in [each for each in BUILDERS if each != "pairings"] + ["pairings"]:
        layout = documents.chooses(name)
        assert layout.pages >= 1
        assert documents.page.place.text() == f"Page 1 of {layout.pages}"
        assert documents.page.options.purpose.text()
        seen.add(layout.title)
    assert len(seen) == len(BUILDERS)


def test_that_the_preview_is_read_by_keyboard(documents: AtDocuments) -> None:
    documents.chooses("report")
    preview = documents.page.preview
    preview.setFocus()
    press = documents.arbiter.presses
    press("PgDown")
    press("PgDown")
    assert documents.page.place.text() == f"Page 3 of {documents.shown.pages}"
    press("End")
    assert documents.page.place.text() == f"Page {documents.shown.pages} of {documents.shown.pages}"
    press("Home")
    assert preview.page == 1
    before = preview.scale
    press("+")
    assert preview.scale > before
    documents.page.whole.click()
    assert preview.scale * documents.shown.page.height <= preview.viewport().height()
    documents.page.fit.click()
    assert preview.scale == pytest.approx(before)


def test_that_options_change_the_page_and_are_remembered(documents: AtDocuments) -> None:
    options = documents.page.options
    qtbot, laid = documents.arbiter.qtbot, documents.paperwork.laid
    with qtbot.waitSignal(laid, timeout=LONG):
        options.paper.setCurrentText("Letter")
    assert round(documents.shown.page.width) == 612
    with qtbot.waitSignal(laid, timeout=LONG):
        options.round.setCurrentText("2")
    assert documents.shown.title == "Pairings – Round 2"
    wall = max(words.size for words in documents.shown.words(0) if words.is_name)
    with qtbot.waitSignal(laid, timeout=LONG):
        options.look.setCurrentText("Compact")
    assert max(words.size for words in documents.shown.words(0) if words.is_name) < wall
    with qtbot.waitSignal(laid, timeout=LONG):
        options.orientation.setCurrentText("Landscape")
    assert documents.shown.page.width > documents.shown.page.height
    again = documents.arbiter.closes_and_starts_again().window.documents.options
    assert again.paper.currentText() == "Letter"
    assert again.look.currentText() == "Compact"


@pytest.mark.parametrize(
    ("language", "form"), [("en", (",", ".")), ("de", (";", ",")), ("fr", (";", ","))]
)
def test_that_a_csv_is_first_written_as_spreadsheets_of_the_language_read_it(
    documents: AtDocuments, language: str, form: tuple[str, str]
) -> None:
    desk = documents.arbiter.window.desk
    desk.session.words = Words(language)
    csv = OptionsPanel(desk).csv_form()
    assert (csv.separator, csv.decimal) == form


def test_that_the_size_of_both_lists_for_players_can_be_chosen(documents: AtDocuments) -> None:
    options = documents.page.options
    qtbot, laid = documents.arbiter.qtbot, documents.paperwork.laid
    assert options.look.currentText() == "Automatic"
    sizes = {}
    suits = documents.chooses("where-do-i-play")
    for size in ("For the wall", "Compact"):
        with qtbot.waitSignal(laid, timeout=LONG):
            options.look.setCurrentText(size)
        sizes[size] = min(words.size for words in documents.shown.words(0) if words.is_name)
    assert sizes["For the wall"] >= 14 > sizes["Compact"]
    assert documents.shown.pages == suits.pages  # ninety players: two columns suit
    documents.chooses("standings")
    assert not options.form.isRowVisible(options.look)


def test_that_the_preview_follows_the_tournament(documents: AtDocuments) -> None:
    documents.chooses("standings")
    window = documents.arbiter.window
    with documents.arbiter.qtbot.waitSignal(documents.paperwork.laid, timeout=LONG):
        window.session.perform(edits.set_field, field="name", value="Town League")
    assert documents.shown.event == "Town League"


def test_that_a_document_is_saved_in_every_form(documents: AtDocuments, tmp_path: Path) -> None:
    documents.chooses("standings")
    for how, ending, start in (
        ("pdf", ".pdf", b"%PDF-"),
        ("html", ".html", b"<!DOCTYPE html>"),
        ("xlsx", ".xlsx", b"PK"),
        ("csv", ".csv", "\ufeffRank,".encode()),
    ):
        said = documents.saves(how, tmp_path / "out")
        written = tmp_path / f"out{ending}"
        assert written.read_bytes().startswith(start)
        assert f"out{ending}" in said
        assert not documents.page.busy_row.isVisible()


def test_that_the_whole_event_is_written(documents: AtDocuments, tmp_path: Path) -> None:
    documents.saves("workbook", tmp_path / "book.xlsx")
    assert len(openpyxl.load_workbook(tmp_path / "book.xlsx").sheetnames) == 8
    documents.saves("trf", tmp_path / "league.trf")
    assert len(read_trf((tmp_path / "league.trf").read_bytes()).tournament.rounds) == 5
    documents.saves("xml", tmp_path / "league.xml")
    assert (tmp_path / "league.xml").read_bytes().startswith(b"<?xml")
    (tmp_path / "site").mkdir()
    documents.saves("site", tmp_path / "site")
    assert (tmp_path / "site" / "index.html").exists()
    assert "key" in documents.page.upload.text()


def test_that_everything_is_one_new_folder(documents: AtDocuments, tmp_path: Path) -> None:
    place = tmp_path / "stick"
    place.mkdir()
    told: list[str] = []
    documents.paperwork.progressed.connect(lambda _done, _total, what: told.append(what))
    documents.saves("everything", place)
    (folder,) = place.iterdir()
    assert folder.name.startswith("City League 2026 ")
    assert {path.stem for path in (folder / "pdf").iterdir()} == set(BUILDERS)
    assert set(BUILDERS) | {"workbook", "site", "trf", "xml"} <= set(told)


def test_that_a_cancelled_export_leaves_nothing(documents: AtDocuments, tmp_path: Path) -> None:
    place = tmp_path / "stick"
    place.mkdir()
    (place / "older.txt").write_text("mine")
    documents.arbiter.notices.files.append(place)

    def start_and_cancel() -> None:
        with documents.arbiter.qtbot.waitSignal(documents.paperwork.progressed, timeout=LONG):
            documents.page.exports_.everything.trigger()
        assert documents.page.busy_row.isVisible()
        documents.page.cancel.trigger()

    documents.after(start_and_cancel)
    assert [path.name for path in place.iterdir()] == ["older.txt"]
    assert documents.page.outcome.text().startswith("Cancelled.")


@pytest.mark.parametrize(
    ("number", "said"),
    [(errno.ENOSPC, "full"), (errno.EACCES, "cannot be replaced"), (errno.EROFS, "")],
)
def test_that_a_failed_export_says_why_and_touches_nothing(
    documents: AtDocuments,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    said: str,
) -> None:
    older = tmp_path / "standings.pdf"
    older.write_bytes(b"older")

    def fails(_self: Path, _target: Path) -> Path:
        raise OSError(number, "refused")

    monkeypatch.setattr(Path, "replace", fails)
    told = documents.saves("pdf", older)
    monkeypatch.undo()
    assert said in told
    assert str(older) in told
    assert documents.page.outcome.property("tone") == "wrong"
    assert older.read_bytes() == b"older"
    assert list(tmp_path.glob(".*")) == []  # no half file either


def test_that_a_folder_that_is_not_there_is_named(documents: AtDocuments, tmp_path: Path) -> None:
    assert "There is no folder" in documents.saves("html", tmp_path / "nowhere" / "x.html")
    (tmp_path / "taken.html").mkdir()
    assert "is a folder" in documents.saves("html", tmp_path / "taken.html")


@no_hints
def test_that_the_export_is_verified_with_a_report(documents: AtDocuments) -> None:
    with documents.arbiter.qtbot.waitSignal(documents.page.exports_.verified, timeout=LONG):
        documents.page.exports_.verify.trigger()
    report = documents.page.report
    assert report.isVisible()
    text = report.text.toPlainText()
    assert "Rounds paired again: 5." in text
    assert "Differences: 0." in text
    assert report.headline.text() == "The export says what the tournament says."
    report.reject()


def test_that_nothing_to_show_is_said_plainly(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament()
    page = arbiter.window.documents
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.paperwork.not_laid, timeout=LONG):
        arbiter.goes_to("Documents")
    assert page.stack.currentWidget() is page.problem
    assert "round" in page.problem.text.text()


# --- Ctrl+P -----------------------------------------------------------------------------------


def to_file(path: Path) -> Callable[[Layout], QPrinter]:
    def chosen(layout: Layout) -> QPrinter:
        printer = printer_for(layout)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return printer

    return chosen


@pytest.mark.parametrize(
    ("page", "title"),
    [
        ("Tournament", "Tournament report – After round 5 of 9"),
        ("Teams", "Teams"),
        ("Rounds", "Results – Round 5"),
        ("Standings", "Standings – After round 5 of 9"),
        ("Crosstable", "Crosstable by rank – After round 5 of 9"),
        ("Players", "Players – After round 5 of 9"),
        ("Documents", "Pairings – Round 5"),
    ],
)
def test_that_ctrl_p_prints_the_document_of_the_page(
    arbiter: ArbiterAtWindow, tmp_path: Path, page: str, title: str
) -> None:
    arbiter.opens_the_sample().goes_to(page)
    arbiter.notices.printers.append(to_file(tmp_path / "printed.pdf"))
    with arbiter.qtbot.waitSignal(arbiter.window.print.printed, timeout=LONG) as printed:
        arbiter.presses("Ctrl+P")
    assert printed.args == [title]
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")


def test_that_the_explanation_is_printed_while_it_is_shown(
    arbiter: ArbiterAtWindow, tmp_path: Path
) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.explained, timeout=LONG):
        arbiter.window.rounds.why.trigger()
    arbiter.notices.printers.append(to_file(tmp_path / "printed.pdf"))
    with arbiter.qtbot.waitSignal(arbiter.window.print.printed, timeout=LONG) as printed:
        arbiter.presses("Ctrl+P")
    assert printed.args == ["How the round was paired – Round 5"]


def test_that_the_papers_of_the_round_are_in_the_file_menu(
    arbiter: ArbiterAtWindow, tmp_path: Path
) -> None:
    arbiter.opens_the_sample().goes_to("Rounds").presses("Alt+Left")
    arbiter.notices.printers.append(to_file(tmp_path / "printed.pdf"))
    menu = arbiter.window.print.of_round
    (cards,) = [each for each in menu.actions() if each.text() == "Match cards"]
    with arbiter.qtbot.waitSignal(arbiter.window.print.printed, timeout=LONG) as printed:
        cards.trigger()
    assert printed.args == ["Match cards – Round 4"]


@no_hints
def test_that_the_log_can_be_printed(arbiter: ArbiterAtWindow, tmp_path: Path) -> None:
    arbiter.opens_the_sample()
    arbiter.window.log.trigger()
    dialog = arbiter.window.findChild(LogDialog)
    assert isinstance(dialog, LogDialog)
    arbiter.notices.printers.append(to_file(tmp_path / "printed.pdf"))
    with arbiter.qtbot.waitSignal(arbiter.window.print.printed, timeout=LONG) as printed:
        dialog.print.click()
    assert str((printed.args or [""])[0]).startswith("Log")
    dialog.reject()


def test_that_thinking_better_of_it_prints_nothing(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.paperwork.ended, timeout=LONG):
        arbiter.presses("Ctrl+P")
    assert arbiter.notices.refused == []


def test_that_ctrl_e_goes_to_the_documents_with_the_one_of_the_page(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.paperwork.laid, timeout=LONG):
        arbiter.presses("Ctrl+E")
    assert arbiter.window.documents.isVisible()
    assert arbiter.window.documents.chosen == "standings"


def test_that_closing_while_writing_leaves_nothing(documents: AtDocuments, tmp_path: Path) -> None:
    place = tmp_path / "stick"
    place.mkdir()
    documents.arbiter.notices.files.append(place)
    with documents.arbiter.qtbot.waitSignal(documents.paperwork.progressed, timeout=LONG):
        documents.page.exports_.everything.trigger()
    documents.arbiter.window.close_file.trigger()
    assert list(place.iterdir()) == []
