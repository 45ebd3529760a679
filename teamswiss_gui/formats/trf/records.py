"""Lines of a TRF and the fields on them; columns are counted from 1, as in the specification."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.formats.trf.problems import Problems

FIRST_ROUND_COLUMN = 92
ROUND_WIDTH = 10
MOST_TEAMS = 999
MOST_PLAYERS = 9999
POINTS_LIMIT = 2 * 999
MOST_LINES = 500_000
LONGEST_LINE = 100_000

_WORD = re.compile(r"\S+")
_POINTS = re.compile(r"(?P<sign>[+-]?)(?P<whole>[0-9]{0,4})(?:[.,](?P<half>[05]?)0*)?")


class Line(NamedTuple):
    """One record: its number in the file, its id and its text without the line end."""

    number: int
    id: str
    text: str
    problems: Problems

    def cut(self, first: int, last: int | None = None) -> str:
        """Return the text of some columns; nothing beyond the end of the line."""
        return self.text[first - 1 : last]

    def field(self, first: int, last: int) -> str:
        """Return the text of some columns without the blanks around it."""
        return self.cut(first, last).strip()

    def error(self, column: int, found: str, expected: str) -> None:
        """Note a problem of this line."""
        self.problems.error(self.number, column, self.id, found, expected)

    def warning(self, column: int, found: str, expected: str) -> None:
        """Note a warning about this line."""
        self.problems.warning(self.number, column, self.id, found, expected)

    def whole(
        self, first: int, last: int, expected: str, *, low: int = 0, high: int = 9999
    ) -> int | None:
        """Return a whole number; None if the columns are blank, or wrong (which is noted)."""
        return self.as_whole(self.field(first, last), first, expected, low=low, high=high)

    def as_whole(
        self, text: str, column: int, expected: str, *, low: int = 0, high: int = 9999
    ) -> int | None:
        """Read a whole number that was cut out of this line."""
        if not text:
            return None
        if text.isdigit() and text.isascii() and len(text) <= 9:
            number = int(text)
            if low <= number <= high:
                return number
        self.error(column, text, expected)
        return None

    def points(self, first: int, last: int, expected: str) -> HalfPoints | None:
        """Return points; None if the columns are blank, or wrong (which is noted)."""
        return self.as_points(self.field(first, last), first, expected)

    def as_points(self, text: str, column: int, expected: str) -> HalfPoints | None:
        """Read points that were cut out of this line."""
        if not text:
            return None
        points = parse_points(text)
        if points is None:
            self.error(column, text, expected)
        return points

    def tokens(self, first: int) -> list[tuple[int, str]]:
        """Return the words from a column on, each with its column."""
        found = _WORD.finditer(self.text[first - 1 :])
        return [(first + match.start(), match.group()) for match in found]

    def numbers(self, first: int, expected: str, *, low: int, high: int) -> list[tuple[int, int]]:
        """Return the whole numbers from a column on, each with its column; wrong ones are noted."""
        read = []
        for column, text in self.tokens(first):
            number = self.as_whole(text, column, expected, low=low, high=high)
            if number is not None:
                read.append((column, number))
        return read


@lru_cache(maxsize=1024)
def parse_points(text: str) -> HalfPoints | None:
    """Return points as half points; None for what is no number of half points within bounds."""
    parts = _POINTS.fullmatch(text)
    if parts is None or not (parts["whole"] or parts["half"]):
        return None
    doubled = 2 * int(parts["whole"] or 0) + (parts["half"] == "5")
    if doubled > POINTS_LIMIT:
        return None
    return HalfPoints(-doubled if parts["sign"] == "-" else doubled)


def decoded(data: bytes) -> str:
    """Return the text of a file: UTF-8 with or without a mark, else Windows-1252."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def split(text: str, problems: Problems) -> list[Line]:
    """Return the records of a file; CR, LF and CRLF all end a line, blank lines are left out.

    More lines, and longer ones, than the largest event can have are noted as problems.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = text.replace("\t", " ").replace("\x00", " ").replace("\xa0", " ")
    count = text.count("\n")
    if count > MOST_LINES:  # every line costs many times its bytes
        problems.error(1, 1, "", f"{count} lines", f"a file of at most {MOST_LINES} lines")
        return []
    lines = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.rstrip()
        if len(line) > LONGEST_LINE:
            found = f"{len(line)} characters"
            place = (number, LONGEST_LINE + 1, line[:3])
            problems.error(*place, found, f"at most {LONGEST_LINE} characters")
        elif line:
            lines.append(Line(number, line[:3], line, problems))
    return lines


def points_text(points: int) -> str:
    """Write half points as TRF does: 11.5, 2.0."""
    sign = "-" if points < 0 else ""
    whole, half = divmod(abs(points), 2)
    return f"{sign}{whole}.{5 * half}"


def points_field(points: int, width: int = 4) -> str:
    """Return points at the right of their columns: 11.5, 2.0, 100; what does not fit is refused.

    One sign too many would move all that follows, so that the file said something else.
    """
    text = points_text(points)
    if len(text) > width:
        text = text.removesuffix(".0")
    if len(text) > width or abs(points) > POINTS_LIMIT:
        raise TeamSwissError("trf-points-too-wide", points=text)
    return f"{text:>{width}}"
