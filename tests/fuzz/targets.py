"""What is fuzzed: every reader of what strangers send, and files to start from."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.engine.parse import parse_request
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.formats.rating_list import RatingList, load_rating_list
from teamswiss_gui.formats.team_lists import preview
from teamswiss_gui.formats.team_lists.tables import table_of_bytes
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.storage.document import Document
from teamswiss_gui.words import Words
from teamswiss_gui.words.places import resource
from tests.files.make_format_1 import FILE as OLD_FILE
from tests.unit.formats.made_lists import players, text_list, xml_list


@dataclass(frozen=True, slots=True)
class Target:
    """A reader; a TeamSwissError is a fair answer, anything else is a finding."""

    name: str
    seeds: Sequence[bytes]
    read: Callable[[bytes, Path], object]
    packed: bool = False
    """Whether the parts of a zip are mutated, because nothing else gets past its checksums."""


def sample(name: str = "City League") -> Tournament:
    with Document.open(resource("samples", f"{name}.teamswiss"), read_only=True) as file:
        return file.tournament


def _trf(data: bytes, _folder: Path) -> None:
    validate(read_trf(data).tournament)


def _list(data: bytes, _folder: Path) -> None:
    preview(table_of_bytes(data, "list"))


def _ratings(data: bytes, folder: Path) -> None:
    source, database = folder / "list", folder / "list.ratings"
    source.write_bytes(data)
    load_rating_list(source, database)
    found = RatingList(database)
    try:
        found.search("a")
    finally:
        found.close()


def _file(data: bytes, folder: Path) -> None:
    path = folder / "event.teamswiss"
    path.write_bytes(data)
    with Document.open(path, read_only=True) as file:
        file.log()
        file.snapshots()


def _request(data: bytes, _folder: Path) -> None:
    parse_request(data)


def _workbook() -> bytes:
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["Team", "Player", "Rating"], ["North", "Berg, Anna", 2103], ["", "Lund, J", 1]):
        sheet.append(row)
    buffer = io.BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def _ods() -> bytes:
    content = (
        '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
        ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
        ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body>'
        '<office:spreadsheet><table:table table:name="S"><table:table-row><table:table-cell>'
        "<text:p>Team</text:p></table:table-cell><table:table-cell><text:p>Player</text:p>"
        '</table:table-cell></table:table-row><table:table-row table:number-rows-repeated="2">'
        '<table:table-cell table:number-columns-repeated="2"><text:p>North<text:s text:c="2"/>x'
        "</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>"
        "</office:body></office:document-content>"
    )
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
    return buffer.getvalue()


def targets() -> list[Target]:
    """Return all of them."""
    from teamswiss_gui.documents.everything import trf

    event = sample()
    table = "Team;Player;Rating;Title\nNorth;Berg, Anna;2103;WFM\n;Lund, J;1987;\nSouth;Ho;;GM\n"
    request = json.dumps(pairing_request(event, event.next_round).to_json()).encode()
    written = trf(Source(sample("Summer Cup"), Words()))  # small, and so quickly read
    return [
        Target("trf", [written, b"\n".join(written.splitlines()[:25])], _trf),
        Target("csv", [table.encode(), table.replace(";", "\t").encode("utf-16")], _list),
        Target("xlsx", [_workbook()], _list, packed=True),
        Target("ods", [_ods()], _list, packed=True),
        Target("rating text", [b"".join(text_list(players(30)))], _ratings),
        Target("rating xml", [b"".join(xml_list(players(10)))], _ratings),
        Target("own file", [OLD_FILE.read_bytes()], _file),
        Target("request", [request], _request),
    ]
