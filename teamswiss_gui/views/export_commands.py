"""What the Documents page writes: one document in every form, and the whole event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from teamswiss_gui.app.paperwork import Order, Steps, Work
from teamswiss_gui.documents.csv import CsvForm, to_csv
from teamswiss_gui.documents.everything import Item, chess_results, everything, trf
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.spreadsheets import to_xlsx, workbook
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.paper import Form
from teamswiss_gui.printing.pdf import to_pdf
from teamswiss_gui.storage.exports import file_name, new_folder, put, put_all, write_into
from teamswiss_gui.views.desk import Desk, action

REFRESH = 30
"""Seconds after which the pages of the site load themselves anew."""


class ExportCommands(QObject):
    """The commands; the page says which document and how."""

    written = Signal(str)
    """Something is on the disk: its path."""
    verified = Signal(object)
    """RoundTrip."""

    def __init__(
        self,
        desk: Desk,
        ask: Callable[[], Order],
        csv_form: Callable[[], CsvForm],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ask = ask
        self._csv_form = csv_form
        self._paperwork = desk.jobs.paperwork
        self._is_mine = False
        self.pdf = action(self, self.tr("Save as &PDF…"), self._on_pdf, "Ctrl+Shift+E")
        self.html = action(self, self.tr("Save as web page (&HTML)…"), self._on_html)
        self.xlsx = action(self, self.tr("Save as E&xcel sheet…"), self._on_xlsx)
        self.csv = action(self, self.tr("Save as &CSV…"), self._on_csv)
        self.everything = action(self, self.tr("&Everything into a folder…"), self._on_everything)
        self.workbook = action(self, self.tr("&Workbook for the federation…"), self._on_workbook)
        self.site = action(self, self.tr("Web &site of the event…"), self._on_site)
        self.trf = action(self, self.tr("&TRF for the rating officer…"), self._on_trf)
        self.xml = action(self, self.tr("XML for chess-&results…"), self._on_xml)
        self.verify = action(self, self.tr("&Verify the export"), self._on_verify)
        self._paperwork.done.connect(self._on_done)
        self._paperwork.ended.connect(self._on_ended)

    def of_document(self) -> tuple[QAction, ...]:
        """Return what writes the chosen document."""
        return (self.pdf, self.html, self.xlsx, self.csv)

    def of_event(self) -> tuple[QAction | None, ...]:
        """Return what writes the whole event."""
        return (
            self.everything, None, self.workbook, self.site, self.trf, self.xml, None,
            self.verify,
        )  # fmt: skip

    # --- one document -------------------------------------------------------------------------

    def _on_pdf(self) -> None:
        self._save(".pdf", self.tr("PDF (*.pdf)"), pdf_of)

    def _on_html(self) -> None:
        self._save(".html", self.tr("Web pages (*.html)"), lambda order, _: _html(order))

    def _on_xlsx(self) -> None:
        self._save(".xlsx", self.tr("Excel (*.xlsx)"), lambda order, _: _xlsx(order))

    def _on_csv(self) -> None:
        form = self._csv_form()
        self._save(".csv", self.tr("CSV (*.csv)"), lambda order, _: to_csv(order.document(), form))

    def _save(self, ending: str, kinds: str, make: Callable[[Order, Steps], bytes]) -> None:
        order = self._ask()
        name = f"{order.tournament.settings.name} {order.name}"
        if order.options.round is not None:
            name += f" {order.options.round}"
        self._save_file(file_name(name) + ending, ending, kinds, lambda steps: make(order, steps))

    def _save_file(
        self, suggested: str, ending: str, kinds: str, make: Callable[[Steps], bytes]
    ) -> None:
        path = self._desk.notices.choose_place(
            self._folder() / suggested, self.tr("Save as"), kinds
        )
        if path is None:
            return
        if path.suffix.lower() != ending:
            path = path.with_name(path.name + ending)

        def work(steps: Steps) -> object:
            content = make(steps)
            steps.check()
            put(path, content)
            return path

        self._begin(work)

    # --- the whole event ----------------------------------------------------------------------

    def _on_workbook(self) -> None:
        self._save_whole("workbook", ".xlsx", self.tr("Excel (*.xlsx)"), _workbook)

    def _on_trf(self) -> None:
        self._save_whole("", ".trf", self.tr("TRF (*.trf)"), lambda source, _: trf(source))

    def _on_xml(self) -> None:
        self._save_whole(
            "chess-results",
            ".xml",
            self.tr("XML (*.xml)"),
            lambda source, _: chess_results(source),
        )

    def _save_whole(
        self, name: str, ending: str, kinds: str, make: Callable[[Source, Steps], bytes]
    ) -> None:
        source = self._source()
        stem = file_name(f"{source.tournament.settings.name} {name}")
        self._save_file(stem + ending, ending, kinds, lambda steps: make(source, steps))

    def _on_site(self) -> None:
        folder = self._desk.notices.choose_folder(
            self._folder(), self.tr("Folder for the web site: its pages are replaced")
        )
        if folder is None:
            return
        source = self._source()

        def work(steps: Steps) -> object:
            pages = site(
                source,
                refresh=REFRESH,
                progress=lambda done, total: steps.tell(done, total, "site"),
                cancel=steps.is_cancelled,
            )
            steps.check()
            put_all(folder, pages)
            return folder / "index.html"

        self._begin(work)

    def _on_everything(self) -> None:
        folder = self._desk.notices.choose_folder(
            self._folder(), self.tr("Folder in which a new folder with everything is made")
        )
        if folder is None:
            return
        order = self._ask()
        source, form = self._source(), order.form
        day = f"{datetime.now():%Y-%m-%d %H.%M}"
        name = file_name(f"{source.tournament.settings.name} {day}")

        def work(steps: Steps) -> object:
            def draw(document: Document) -> bytes:
                return printed(document, form, steps)

            items = list(everything(source, draw))
            return new_folder(folder, name, lambda place: fill(place, items, steps))

        self._begin(work)

    def _on_verify(self) -> None:
        tournament = self._ask().tournament

        def work(steps: Steps) -> object:
            from teamswiss_gui.formats.round_trip import verify_trf  # pairs by every system

            return verify_trf(
                tournament,
                progress=lambda done, total: steps.tell(done, total, "trf"),
                cancel=steps.is_cancelled,
            )

        self._begin(work)

    # --- working ------------------------------------------------------------------------------

    def _source(self) -> Source:
        """Return the whole event, after its last round, in the chosen language."""
        order = self._ask()
        return Source(order.tournament, order.words, replace(order.options, round=None))

    def _begin(self, work: Work) -> None:
        if self._paperwork.begin(work):
            self._is_mine = True

    def _folder(self) -> Path:
        kept = Path(self._desk.preferences.choice("documents/folder", ""))
        if kept.is_absolute() and kept.is_dir():
            return kept
        document = self._desk.session.document
        if document is not None and not document.is_unsaved:
            return document.path.parent
        return Path.home()

    def _on_ended(self) -> None:
        self._is_mine = False  # also of what was cancelled or failed: what comes next may be print

    def _on_done(self, result: object) -> None:
        if not self._is_mine:
            return
        if isinstance(result, Path):
            self._desk.preferences.keep_choice("documents/folder", str(result.parent))
            self.written.emit(str(result))
        else:
            self.verified.emit(result)


def pdf_of(order: Order, steps: Steps) -> bytes:
    """Return an order as PDF."""
    document = order.document()
    steps.check()
    return printed(document, order.form, steps)


def printed(document: Document, form: Form, steps: Steps) -> bytes:
    """Return a document as PDF; stopping is possible between its pages."""
    return to_pdf(lay_out(document, form, steps.check), document.printed, steps.check)


def fill(folder: Path, items: list[Item], steps: Steps) -> None:
    """Write the parts of a whole export, telling how far it is."""
    for place, item in enumerate(items):
        steps.tell(place, len(items), item.name)
        for name, content in item.make().items():
            steps.check()
            write_into(folder, name, content)
    steps.tell(len(items), len(items))


def _workbook(source: Source, steps: Steps) -> bytes:
    return workbook(
        source,
        progress=lambda done, total: steps.tell(done, total, "workbook"),
        cancel=steps.is_cancelled,
    )


def _html(order: Order) -> bytes:
    return to_html(order.document())


def _xlsx(order: Order) -> bytes:
    return to_xlsx(order.document())
