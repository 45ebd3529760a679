"""`teamswiss export`: documents, the workbook, the web site and the TRF of a tournament."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.documents.csv import ENCODINGS, CsvForm, to_csv
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.registry import BUILDERS, build
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Options, Source
from teamswiss_gui.documents.xlsx import to_xlsx, workbook
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.trf import write_trf
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.storage.places import make_folder, write_bytes
from teamswiss_gui.words import Words

NOT_YET = (".pdf", ".xml")
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
    parser.add_argument("--compact", action="store_true", help="pairings small, in two columns")
    parser.add_argument(
        "--site", action="store_true", help="OUT is a folder: the event as a small web site"
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
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write what OUT's ending asks for; a failure leaves no half file and no older one changed."""
    out: Path = arguments.output
    writer = None if arguments.site else _writer(out, arguments.document)
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
        round=arguments.round, compact=arguments.compact, printed=datetime.now().astimezone()
    )
    source = Source(tournament, Words(arguments.language), options)
    if writer is None:
        pages = site(source, refresh=arguments.refresh)
        make_folder(out)
        for name, content in pages.items():
            put(out / name, content)
        return EXIT_DONE
    put(out, writer(source, arguments))
    return EXIT_DONE


def put(path: Path, content: bytes) -> None:
    """Put a file into place whole, or say what is in the way."""
    if not path.parent.is_dir():
        raise TeamSwissError("export-folder", folder=str(path.parent))
    try:
        write_bytes(path, content)
    except TeamSwissError as error:
        if error.code == "file-no-permission" and path.exists():
            raise TeamSwissError("export-file-held", path=str(path)) from None
        raise


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


def _trf(source: Source, _arguments: argparse.Namespace) -> bytes:
    tournament = _until(source.tournament, source.counted())
    table = standings(tournament)
    return write_trf(tournament, ranks={row.team: row.rank for row in table.rows})


_WRITERS: dict[str, Writer] = {".xlsx": _xlsx, ".html": _html, ".csv": _csv, ".trf": _trf}


def _until(tournament: Tournament, last: int) -> Tournament:
    """Return the tournament as it stood after a round."""
    if last == len(tournament.rounds):
        return tournament
    return replace(
        tournament,
        rounds=tournament.rounds[:last],
        adjustments=tuple(each for each in tournament.adjustments if each.round <= last),
    )


def _writer(out: Path, name: str | None) -> Writer:
    """Return who writes OUT, before anything is read or worked out."""
    ending = out.suffix.lower()
    known = " ".join(_WRITERS)
    if ending in NOT_YET:
        raise TeamSwissError("export-not-yet", path=str(out), ending=ending, known=known)
    if ending not in _WRITERS:
        raise TeamSwissError("export-ending", path=str(out), known=known)
    if name is not None and name not in BUILDERS:
        raise TeamSwissError("no-such-document", name=name, known=tuple(BUILDERS))
    if name is None and ending == ".csv":
        raise TeamSwissError("export-needs-document", path=str(out), known=tuple(BUILDERS))
    if name is not None and ending == ".trf":
        raise TeamSwissError("export-no-document", path=str(out), ending=ending)
    return _WRITERS[ending]


def _refuse_source(source: Path, out: Path) -> None:
    if out.exists() and out.samefile(source):
        raise TeamSwissError("export-over-source", path=str(out))
