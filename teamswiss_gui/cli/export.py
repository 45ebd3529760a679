"""`teamswiss export`: documents, the workbook, the web site, TRF and chess-results file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers, ToPdf, complain
from teamswiss_gui.cli.interrupts import between_parts
from teamswiss_gui.cli.load import load_log, load_notes, load_tournament
from teamswiss_gui.documents.csv import ENCODINGS, CsvForm, to_csv
from teamswiss_gui.documents.everything import chess_results, everything, trf, until
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import BUILDERS, build
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Options, Source
from teamswiss_gui.documents.xlsx import to_xlsx, workbook
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.chess_results import upload_note
from teamswiss_gui.scoring.crosstable import Order
from teamswiss_gui.scoring.rating_change import rating_changes
from teamswiss_gui.storage.exports import new_folder, put, put_all, write_into
from teamswiss_gui.words import Words

PAPERS = ("A4", "Letter")
SHORTEST_REFRESH = 5
_SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t", "bar": "|"}


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "export", help="write a document, the workbook, a web site or the TRF of a tournament"
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a tournament")
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        type=Path,
        required=True,
        help=f"the file to write; its ending says what: {' '.join(_WRITERS)}",
    )
    parser.add_argument("--document", metavar="NAME", help=f"one of {' '.join(BUILDERS)}")
    parser.add_argument("--round", type=int, metavar="N", help="of this round, or after it")
    parser.add_argument("--language", default="en", metavar="CODE", help="of the document")
    parser.add_argument(
        "--compact",
        action="store_true",
        default=None,
        help="pairings and players' tables small, in two columns",
    )
    parser.add_argument(
        "--order",
        choices=tuple(each.value for each in Order),
        default=Order.RANK.value,
        help="of the crosstable",
    )
    parser.add_argument(
        "--site", action="store_true", help="OUT is a folder: the event as a small web site"
    )
    parser.add_argument(
        "--everything",
        action="store_true",
        help="OUT is a new folder: every document, the workbook, the site, TRF and XML",
    )
    parser.add_argument("--paper", choices=PAPERS, default="A4", help="PDF: the sheet")
    parser.add_argument(
        "--orientation", choices=("portrait", "landscape"), help="PDF: how the sheet lies"
    )
    parser.add_argument(
        "--per-page", type=int, choices=(1, 2, 4), help="PDF: how many cards on a sheet"
    )
    parser.add_argument(
        "--refresh", type=int, metavar="SECONDS", help="HTML: load the page anew by itself"
    )
    parser.add_argument(
        "--separator", choices=_SEPARATORS, default="comma", help="CSV: what parts the columns"
    )
    parser.add_argument(
        "--encoding", choices=ENCODINGS, default=ENCODINGS[0], help="CSV: the characters"
    )
    parser.add_argument("--decimal", choices=(".", ","), default=".", help="CSV: the decimal sign")
    parser.add_argument(
        "--no-guard",
        action="store_true",
        help="CSV: do not put an apostrophe before texts that look like a formula",
    )
    parser.add_argument(
        "--rating-changes",
        action="store_true",
        help="TRF: the expected changes of the FIDE ratings as comments, for interest",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write what OUT's ending asks for; a failure leaves no half file and no older one changed."""
    out: Path = arguments.output
    is_folder = arguments.site or arguments.everything
    writer = None if is_folder else _writer(out, arguments.document)
    if arguments.refresh is not None and arguments.refresh < SHORTEST_REFRESH:
        raise TeamSwissError(
            "number-out-of-range",
            field="refresh",
            value=arguments.refresh,
            low=SHORTEST_REFRESH,
            high=86_400,
        )
    tournament = load_tournament(arguments.file)
    _refuse_source(arguments.file, out)
    options = Options(
        round=arguments.round,
        compact=arguments.compact,
        order=Order(arguments.order),
        printed=datetime.now().astimezone(),
        log=load_log(arguments.file),
    )
    source = Source(tournament, Words(arguments.language), options)
    with between_parts() as check:
        if arguments.everything:
            _everything(source, arguments, check)
        elif writer is None:
            pages = site(source, refresh=arguments.refresh)
            check()
            put_all(out, pages)
        else:
            content = writer(source, arguments)
            check()
            put(out, content)
    return EXIT_DONE


def _everything(source: Source, arguments: argparse.Namespace, check: Callable[[], None]) -> None:
    """Make a folder with everything; one that is there is neither changed nor mixed up."""
    out: Path = arguments.output
    if out.exists():
        raise TeamSwissError("export-folder-there", folder=str(out))
    to_pdf = (lambda document: _printed(document, arguments)) if arguments.to_pdf else None

    def fill(folder: Path) -> None:
        items = list(everything(source, to_pdf))
        for done, item in enumerate(items, start=1):
            check()
            _tell(f"{done}/{len(items)} {item.name}")
            for name, content in item.make().items():
                check()
                write_into(folder, name, content)
        _tell("")

    new_folder(out.absolute().parent, out.name, fill)


def _tell(what: str) -> None:
    """Show on a terminal how far a long work is."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r\x1b[K{what}", end="", file=sys.stderr, flush=True)


# --- by ending --------------------------------------------------------------------------------

Writer = Callable[[Source, argparse.Namespace], bytes]


def _xlsx(source: Source, arguments: argparse.Namespace) -> bytes:
    if arguments.document is None:
        return workbook(source)
    return to_xlsx(build(arguments.document, source))


def _html(source: Source, arguments: argparse.Namespace) -> bytes:
    return to_html(build(arguments.document or "report", source), refresh=arguments.refresh)


def _csv(source: Source, arguments: argparse.Namespace) -> bytes:
    form = CsvForm(
        separator=_SEPARATORS[arguments.separator],
        encoding=arguments.encoding,
        decimal=arguments.decimal,
        guard=not arguments.no_guard,
    )
    return to_csv(build(arguments.document, source), form)


def _pdf(source: Source, arguments: argparse.Namespace) -> bytes:
    return _printed(build(arguments.document or "report", source), arguments)


def _printed(document: Document, arguments: argparse.Namespace) -> bytes:
    write: ToPdf | None = arguments.to_pdf
    if write is None:
        known = " ".join(ending for ending in _WRITERS if ending != ".pdf")
        raise TeamSwissError(
            "export-not-here", path=str(arguments.output), ending=".pdf", known=known
        )
    return write(document, arguments.paper, arguments.orientation, arguments.per_page)


def _trf(source: Source, arguments: argparse.Namespace) -> bytes:
    changes = (
        rating_changes(until(source.tournament, source.counted()))
        if arguments.rating_changes
        else None
    )
    return trf(source, load_notes(arguments.file), changes)


def _xml(source: Source, _arguments: argparse.Namespace) -> bytes:
    data = chess_results(source)
    complain(upload_note(source.words))
    return data


_WRITERS: dict[str, Writer] = {
    ".pdf": _pdf,
    ".xlsx": _xlsx,
    ".html": _html,
    ".csv": _csv,
    ".trf": _trf,
    ".xml": _xml,
}
_WHOLE = (".trf", ".xml")
"""Files of the whole event, in which no single document can be written."""


def _writer(out: Path, name: str | None) -> Writer:
    """Return who writes OUT, before anything is read or worked out."""
    ending = out.suffix.lower()
    known = " ".join(_WRITERS)
    if ending not in _WRITERS:
        raise TeamSwissError("export-ending", path=str(out), known=known)
    if name is not None and name not in BUILDERS:
        raise TeamSwissError("no-such-document", name=name, known=tuple(BUILDERS))
    if name is None and ending == ".csv":
        raise TeamSwissError("export-needs-document", path=str(out), known=tuple(BUILDERS))
    if name is not None and ending in _WHOLE:
        raise TeamSwissError("export-no-document", path=str(out), ending=ending)
    return _WRITERS[ending]


def _refuse_source(source: Path, out: Path) -> None:
    if out.exists() and out.samefile(source):
        raise TeamSwissError("export-over-source", path=str(out))
