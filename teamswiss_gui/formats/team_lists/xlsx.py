"""The cells of an Excel workbook as text.

Read by hand rather than with openpyxl: only the names of the sheets, the shared texts and one
sheet are looked at, each streamed and within bounds. Styles, links, macros and formulas are never
read; a formula counts as the value that was saved with it (docs/decisions/0006).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping
from typing import BinaryIO
from zipfile import ZipFile

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats import guards
from teamswiss_gui.formats.team_lists.bounds import LONGEST_CELL, MOST_STRINGS, Grid

WORKBOOK = "xl/workbook.xml"
_LINKS = "xl/_rels/workbook.xml.rels"
_CELL = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_MOST_SHEETS = 200

Sheets = tuple[tuple[str, ...], str, list[list[str]]]


def read(archive: ZipFile, name: str, wanted: str | None) -> Sheets:
    """Return the names of the sheets, the one that was read, and its rows."""
    links = _links(archive, name)
    sheets = [(title, links[link]) for title, link in _sheets(archive, name) if link in links]
    if not sheets:
        raise TeamSwissError("list-damaged", file=name, problem="no sheets")
    if wanted is not None:
        sheets_wanted = [each for each in sheets if each[0] == wanted]
        if not sheets_wanted:
            raise TeamSwissError("list-no-sheet", file=name, sheet=wanted)
    else:
        sheets_wanted = sheets
    texts = _shared(archive, name, links)
    titles = tuple(title for title, _part in sheets)
    rows: list[list[str]] = []
    chosen = sheets_wanted[0][0]
    for title, part in sheets_wanted:
        rows = _cells(archive, name, part, texts)
        if rows:
            chosen = title
            break
    return titles, chosen, rows


def _parse(
    archive: ZipFile,
    name: str,
    part: str,
    start: guards.StartHandler,
    end: Callable[[str], None] = lambda _tag: None,
    text: Callable[[str], None] = lambda _text: None,
) -> None:
    with guards.readable(name), archive.open(part) as stream:
        guards.parse_xml(_binary(stream), name, start, end, text)


def _binary(stream: object) -> BinaryIO:
    return stream  # type: ignore[return-value]


def _links(archive: ZipFile, name: str) -> dict[str, str]:
    """Return which part of the archive every link of the workbook means; none outside it."""
    found: dict[str, str] = {}
    members = set(archive.namelist())

    def start(tag: str, attributes: Mapping[str, str]) -> None:
        if tag != "Relationship" or attributes.get("TargetMode") == "External":
            return
        target = attributes.get("Target", "")
        part = target.lstrip("/") if target.startswith("/") else posixpath.join("xl", target)
        part = posixpath.normpath(part)
        if part in members:
            found[attributes.get("Id", "")] = part
            if attributes.get("Type", "").endswith("/sharedStrings"):
                found["sharedStrings"] = part

    if _LINKS in members:
        _parse(archive, name, _LINKS, start)
    return found


def _sheets(archive: ZipFile, name: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []

    def start(tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "sheet" and len(found) < _MOST_SHEETS:
            found.append((attributes.get("name", ""), attributes.get("id", "")))

    _parse(archive, name, WORKBOOK, start)
    return found


class _Text:
    """Gathers the text between two tags, leaving out the pronunciation of Asian names."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._open = False
        self._phonetic = False

    def start(self, tag: str) -> None:
        if tag == "rPh":
            self._phonetic = True
        self._open = tag in ("t", "v") and not self._phonetic

    def end(self, tag: str) -> None:
        if tag == "rPh":
            self._phonetic = False
        self._open = False

    def add(self, text: str) -> None:
        if self._open and self._length < LONGEST_CELL:
            self._parts.append(text)
            self._length += len(text)

    def take(self) -> str:
        found = "".join(self._parts)[:LONGEST_CELL]
        self._parts, self._length = [], 0
        return found


def _shared(archive: ZipFile, name: str, links: Mapping[str, str]) -> list[str]:
    part = links.get("sharedStrings")
    if part is None:
        return []
    found: list[str] = []
    text = _Text()

    def end(tag: str) -> None:
        text.end(tag)
        if tag == "si":
            if len(found) >= MOST_STRINGS:
                raise TeamSwissError("list-damaged", file=name, problem="too many texts")
            found.append(text.take())

    _parse(archive, name, part, lambda tag, _attributes: text.start(tag), end, text.add)
    return found


def _cells(archive: ZipFile, name: str, part: str, texts: list[str]) -> list[list[str]]:
    grid = Grid(name)
    text = _Text()
    row, column, kind = -1, -1, ""

    def start(tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal row, column, kind
        text.start(tag)
        if tag == "row":
            row, column = _number(attributes.get("r"), row + 1), -1
        elif tag == "c":
            place = _CELL.fullmatch(attributes.get("r", ""))
            column = _column(place[1]) if place else column + 1
            row = int(place[2]) - 1 if place else max(row, 0)
            kind = attributes.get("t", "n")
            text.take()

    def end(tag: str) -> None:
        text.end(tag)
        if tag == "c":
            grid.put(max(row, 0), column, _value(text.take(), kind, texts))

    _parse(archive, name, part, start, end, text.add)
    return grid.rows


def _number(text: str | None, otherwise: int) -> int:
    return int(text) - 1 if text and text.isdecimal() and len(text) < 8 else otherwise


def _column(letters: str) -> int:
    place = 0
    for letter in letters:
        place = place * 26 + ord(letter) - 64
    return place - 1


def _value(text: str, kind: str, texts: list[str]) -> str:
    match kind:
        case "s":
            place = int(text) if text.isdecimal() and len(text) < 8 else -1
            return texts[place] if 0 <= place < len(texts) else ""
        case "n":
            return _plain(text)
        case "e":
            return ""  # a formula that failed
    return text


def _plain(text: str) -> str:
    """Return a number as people write it: 2345, not 2345.0 or 2.345E3."""
    try:
        value = float(text)
    except ValueError:
        return text
    return str(int(value)) if value == value // 1 and abs(value) < 1e15 else text
