"""Names that are tags, formulas, controls, overrides or endless, in every kind of file."""

from __future__ import annotations

import io
import sqlite3
import unicodedata
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from openpyxl import Workbook

from teamswiss_gui.documents.csv import to_csv
from teamswiss_gui.documents.everything import trf
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.registry import build
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.formats.rating_list import RatingList, load_rating_list
from teamswiss_gui.formats.team_lists import preview
from teamswiss_gui.formats.team_lists.tables import table_of_bytes, table_of_text
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.storage.document import Document
from teamswiss_gui.words import Words
from teamswiss_gui.words.places import resource
from tests.unit.formats.made_lists import players, text_list, xml_list

NAMES = (
    "<script>alert(1)</script>",
    "=HYPERLINK(1)",
    "@SUM(1)|cmd",
    "a\x00b",
    "\x1b[31mred",
    "\u202egnihton",
    "\u2066x\u2069",
    "\u200b\u200d",
    "\ufeffx",
    "\ufffe",
    "é\u0301" * 40,
    "x" * 10_000,
    "%n%1{0}{name}",
    "../../etc/passwd",
    "CON",
)
Read = Callable[[str, Path], Tournament]
LONGEST = 1000
OVERRIDES = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def is_clean(name: str) -> bool:
    """Say whether nothing in a name steers a screen; joiners are letters of some scripts."""
    return len(name) <= LONGEST and not any(
        unicodedata.category(character) in {"Cc", "Cs", "Cn", "Co"}
        or unicodedata.bidirectional(character) in OVERRIDES
        for character in name
    )


def csv(name: str, _folder: Path) -> Tournament:
    data = f"Team;Player;Rating\n{name};{name};2000\nGood;Berg, Anna;1900\n".encode()
    return edits.import_teams(Tournament(), preview(table_of_bytes(data, "x.csv")).entries)


def clipboard(name: str, _folder: Path) -> Tournament:
    found = preview(table_of_text(f"Team\tPlayer\n{name}\t{name}\nGood\tBerg, Anna"))
    return edits.import_teams(Tournament(), found.entries)


def xlsx(name: str, _folder: Path) -> Tournament:
    if any(ord(character) < 32 or character == "\ufffe" for character in name):
        raise TeamSwissError("list-damaged", file="x")  # XML has no room for it
    book, buffer = Workbook(), io.BytesIO()
    assert book.active is not None
    for row in (["Team", "Player"], [name, name], ["Good", "Berg, Anna"]):
        book.active.append(row)
    book.save(buffer)
    data = buffer.getvalue()
    return edits.import_teams(Tournament(), preview(table_of_bytes(data, "x.xlsx")).entries)


def trf_file(name: str, _folder: Path) -> Tournament:
    with Document.open(resource("samples", "Summer Cup.teamswiss"), read_only=True) as file:
        event = file.tournament
    old = event.teams[0].name
    written = trf(Source(event, Words())).decode()
    assert old in written
    return read_trf(written.replace(old, name).encode()).tournament


def own_file(name: str, folder: Path) -> Tournament:
    path = folder / "event.teamswiss"
    path.write_bytes(resource("samples", "Summer Cup.teamswiss").read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE team SET name = ? WHERE id = 1", (name,))
        connection.commit()
    with Document.open(path, read_only=True) as file:
        return file.tournament


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("read", [csv, clipboard, xlsx, trf_file, own_file])
def test_that_such_a_name_is_refused_or_made_clean(read: Read, name: str, tmp_path: Path) -> None:
    try:
        event = read(name, tmp_path)
    except TeamSwissError:
        return
    validate(event)
    names = [team.name for team in event.teams]
    names += [player.name for team in event.teams for player in team.players]
    assert all(is_clean(each) for each in names)
    written = build("start-list", Source(event, Words()))
    assert "<script" not in to_html(written).decode()
    for line in to_csv(written).decode("utf-8-sig").splitlines():
        assert not any(cell.startswith(("=", "@")) for cell in line.replace('"', "").split(";"))


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("kind", [text_list, xml_list])
def test_that_a_rating_list_with_such_a_name_is_refused_or_searched(
    kind: Callable[..., list[bytes]], name: str, tmp_path: Path
) -> None:
    data = b"".join(kind(players(20)))
    with_name = (
        data.replace(data.split(b"<name>")[1].split(b"<")[0], name.encode(), 1)
        if (b"<name>" in data)
        else data[:200] + name.encode() + data[200:]
    )
    source, database = tmp_path / "list", tmp_path / "list.ratings"
    source.write_bytes(with_name)
    try:
        load_rating_list(source, database)
    except TeamSwissError:
        return
    with closing(RatingList(database)) as found:
        for player in found.search(name[:20]) + found.search("a"):
            assert is_clean(player.name)
