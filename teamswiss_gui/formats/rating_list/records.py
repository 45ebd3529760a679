"""The files that rating lists come in: fixed columns, XML and CSV, zipped or not."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from operator import itemgetter
from pathlib import Path
from typing import BinaryIO, TypeVar

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats import guards
from teamswiss_gui.formats.rating_list.national import national_rows
from teamswiss_gui.formats.rating_list.row import Row, row_of
from teamswiss_gui.formats.rating_list.values import ListKind, RatingKind

BIGGEST_LIST = 4_000_000_000
CHUNK = 1 << 20
_ENDINGS = (".txt", ".xml", ".csv", ".tsv")

Progress = Callable[[int, int], None]
"""Told how many bytes have been read, and of how many."""


class ListFile:
    """An open list: its name, its size and its parts, read one after the other."""

    def __init__(self, path: Path, on_read: Progress) -> None:
        self.name = path.name
        self.size = 0
        self._on_read = on_read
        self._bytes = 0
        with ExitStack() as stack:
            self._stream = self._opened(path, stack)
            if self.size > BIGGEST_LIST:
                raise TeamSwissError(
                    "list-too-big", file=self.name, found=self.size, limit=BIGGEST_LIST
                )
            self._rest = self._read()
            self._stack = stack.pop_all()
        if self._rest.startswith(b"\xef\xbb\xbf"):
            self._rest = self._rest[3:]

    def _opened(self, path: Path, stack: ExitStack) -> BinaryIO:
        with guards.readable(self.name):
            plain = stack.enter_context(path.open("rb"))
            start = plain.read(4)
            plain.seek(0)
            self.size = path.stat().st_size
        return self._unpacked(path, stack) if guards.is_zip(start) else plain

    def _unpacked(self, path: Path, stack: ExitStack) -> BinaryIO:
        archive = stack.enter_context(guards.checked_zip(path, self.name, BIGGEST_LIST))
        members = [m for m in archive.infolist() if m.filename.lower().endswith(_ENDINGS)]
        if not members:
            raise TeamSwissError("rating-list-format", file=self.name)
        member = max(members, key=lambda m: m.file_size)
        self.size = member.file_size
        self.name = f"{self.name} ({Path(member.filename).name})"
        with guards.readable(self.name):
            return stack.enter_context(archive.open(member))  # type: ignore[return-value]

    def _read(self) -> bytes:
        with guards.readable(self.name):
            chunk = self._stream.read(CHUNK)
        self._bytes += len(chunk)
        self._on_read(min(self._bytes, self.size), max(self.size, 1))
        return chunk

    @property
    def start(self) -> bytes:
        """How the file begins."""
        return self._rest[:4096]

    def pieces(self, ending: bytes) -> Iterator[str]:
        """Yield the text in pieces that end with `ending`; the last one ends as it ends."""
        rest = self._rest
        while chunk := self._read():
            cut = rest.rfind(ending) + len(ending)
            if cut < len(ending):
                raise TeamSwissError("rating-list-format", file=self.name)
            yield decoded(rest[:cut])
            rest = rest[cut:] + chunk
        yield decoded(rest)

    def close(self) -> None:
        """Let go of the file."""
        self._stack.close()


def decoded(data: bytes) -> str:
    """Return text in UTF-8, else in Windows-1252."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def rows_of(file: ListFile, kind: ListKind) -> tuple[tuple[RatingKind, ...], Iterator[Row | None]]:
    """Return which ratings a list has, and its rows; None stands for a line that is no player."""
    start = file.start.lstrip()
    only = _only_kind(file.name)
    if b"\0" in start or not start:
        raise TeamSwissError("rating-list-format", file=file.name)
    if start.startswith(b"<"):
        combined = b"<rapid_rating>" in file.start or only is RatingKind.STANDARD
        return _kinds(combined, only), _xml_rows(file, only)
    head = decoded(start).splitlines()[0]
    if _ID.match(head) and not re.search(r"[;,\t|]", head):
        columns = _columns(head, file.name)
        combined = "rapid" in columns
        return _kinds(combined, only), _text_rows(file, columns, only)
    if kind is ListKind.NATIONAL:
        return (RatingKind.STANDARD,), national_rows(file.pieces(b"\n"), file.name)
    raise TeamSwissError("rating-list-format", file=file.name)


def _only_kind(name: str) -> RatingKind:
    """Return the kind of a list with one rating: its name tells, standard if it does not."""
    for kind in (RatingKind.RAPID, RatingKind.BLITZ):
        if kind.value in name.lower():
            return kind
    return RatingKind.STANDARD


def _kinds(combined: bool, only: RatingKind) -> tuple[RatingKind, ...]:
    if combined and only is RatingKind.STANDARD:
        return tuple(RatingKind)
    return (only,)


# --- fixed columns ----------------------------------------------------------------------------

_ID = re.compile(r"\s*ID[ _]?(number|No)", re.IGNORECASE)
_HEADS = {
    "id": r"ID[ _]?(?:number|no)\b",
    "name": r"Name\b",
    "title": r"Titl?(?=\s|Fed)",
    "women": r"WTit\b",
    "other": r"OTit\b",
    "arena": r"FOA\b",
    "federation": r"Fed\b",
    "sex": r"Sex\b",
    "standard": r"SRtng\b|[A-Za-z]{3}\d\d\b",
    "rapid": r"RRtng\b",
    "blitz": r"BRtng\b",
    "games": r"SGm\b|Gms\b|Games?(?=\s|Born)",
    "factor": r"SK\b|K\b",
    "rapid_games": r"RGm\b",
    "rapid_factor": r"RK\b",
    "blitz_games": r"BGm\b",
    "blitz_factor": r"BK\b",
    "born": r"B-?day\b|Born\b",
    "flag": r"Flag\b",
}
_HEAD = re.compile("|".join(f"(?P<{name}>{head})" for name, head in _HEADS.items()), re.IGNORECASE)
_NEEDED = ("id", "name", "standard")
Columns = dict[str, slice]


def _columns(head: str, name: str) -> Columns:
    """Find every column by its head: it reaches to where the next one begins."""
    found = [(m.lastgroup or "", m.start()) for m in _HEAD.finditer(head)]
    ends = [place for _name, place in found[1:]]
    columns = {
        column: slice(0 if column == "id" else place, end)
        for (column, place), end in zip(found, [*ends, None], strict=True)
    }
    missing = [column for column in _NEEDED if column not in columns]
    if missing:
        raise TeamSwissError("rating-list-columns", file=name, columns=tuple(missing))
    return columns


def _text_rows(file: ListFile, columns: Columns, only: RatingKind) -> Iterator[Row | None]:
    nowhere = slice(0, 0)
    at = {name: columns.get(name, nowhere) for name in _HEADS}
    whole, person, fed, sex = at["id"], at["name"], at["federation"], at["sex"]
    title, women, born, flag = at["title"], at["women"], at["born"], at["flag"]
    standard, rapid, blitz = _ratings(at["standard"], at["rapid"], at["blitz"], nowhere, only)
    usual = 0
    first = True
    for piece in file.pieces(b"\n"):
        for line in piece.splitlines():
            if first:
                first = False
                continue
            if not line or line.isspace():
                continue
            if usual and len(line) > usual:
                # A long list of other titles pushes the rest of its line to the right.
                cut = at["other"].stop or usual
                line = line[:cut] + line[cut + len(line) - usual :]
            usual = usual or len(line)
            yield row_of(
                line[whole],
                line[person],
                line[fed],
                line[sex],
                line[title].strip() or line[women],
                line[standard],
                line[rapid],
                line[blitz],
                line[born],
                line[flag],
            )


T = TypeVar("T")


def _ratings(standard: T, rapid: T, blitz: T, nowhere: T, only: RatingKind) -> tuple[T, T, T]:
    """Return where the ratings stand: a list of one kind has them in its one column."""
    match only:
        case RatingKind.RAPID:
            return nowhere, standard, nowhere
        case RatingKind.BLITZ:
            return nowhere, nowhere, standard
    return standard, rapid, blitz


# --- XML --------------------------------------------------------------------------------------

_WANTED = (
    *("fideid", "name", "country", "sex", "title", "w_title"),
    *("rating", "rapid_rating", "blitz_rating", "birthday", "flag"),
)
_FIELD = re.compile(rf"<({'|'.join(_WANTED)})>([^<]*)</")
_TAG = re.compile(r"<(\w{1,30})>[^<]*</")
_END = "</player>"


def _xml_rows(file: ListFile, only: RatingKind) -> Iterator[Row | None]:
    """Take the players out of the text of the XML.

    The file has six hundred megabytes; a player is a flat run of fields,
    always in the order that the first one has. Nothing is declared, expanded or opened on the way,
    whatever the file says.
    """
    last = ""
    usual: re.Pattern[str] | None = None
    wanted = _wanted(only)
    pick: Callable[[tuple[str, ...]], tuple[str, ...]] = itemgetter(*range(len(wanted)))
    for piece in file.pieces(_END.encode()):
        *blocks, last = piece.split(_END)
        for block in blocks:
            if usual is None:
                usual, pick = _usual(block, wanted)
            found = usual.search(block)
            if found is not None:
                values = pick(("", *found.groups()))
            else:
                get = dict(_FIELD.findall(block)).get
                values = tuple(get(field, "") for field in wanted)
            id, name, fed, sex, title, women, standard, rapid, blitz, born, flag = values
            if "&" in name:
                name = html.unescape(name)
            yield row_of(id, name, fed, sex, title or women, standard, rapid, blitz, born, flag)
    if "</" not in last:
        raise TeamSwissError("list-damaged", file=file.name, problem="the end is missing")


def _wanted(only: RatingKind) -> tuple[str, ...]:
    """Return the fields in the order of a row: a list of one kind has its rating in `rating`."""
    ratings = _ratings("rating", "rapid_rating", "blitz_rating", "", only)
    return (*_WANTED[:6], *ratings, *_WANTED[9:])


def _usual(
    block: str, wanted: tuple[str, ...]
) -> tuple[re.Pattern[str], Callable[[tuple[str, ...]], tuple[str, ...]]]:
    """Return how a player looks in this file, and what takes the wanted fields out of its groups.

    Group 0 stands for a field that the file does not have.
    """
    tags = _TAG.findall(block)[:60]
    parts = [
        f"<{tag}>([^<]*)</{tag}>" if tag in _WANTED else f"<{tag}>[^<]*</{tag}>" for tag in tags
    ]
    groups = [tag for tag in tags if tag in _WANTED]
    places = [groups.index(field) + 1 if field in groups else 0 for field in wanted]
    return re.compile(r"\s*".join(parts)), itemgetter(*places)
