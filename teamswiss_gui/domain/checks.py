"""What a single value may be. The edits and the file reader both ask here."""

from __future__ import annotations

import unicodedata
from calendar import monthrange
from enum import Enum
from typing import TypeVar

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints

NAME_LENGTH = 100
NOTE_LENGTH = 2000
MAX_ROUNDS = 99
MAX_BOARDS = 99
MAX_TEAMS = 9999
MAX_TIEBREAKS = 100
LOWEST_POINTS = -2 * 999
HIGHEST_POINTS = 2 * 9999
RATINGS = (1, 3999)
YEARS = (1850, 2100)

# Overrides of the writing direction: a name that holds one can disguise another name.
_DIRECTION_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

E = TypeVar("E", bound=Enum)


def text(value: object, field: str, *, limit: int = NAME_LENGTH, required: bool = False) -> str:
    """Return a line of text, trimmed and composed; refuse what cannot be shown or printed."""
    if not isinstance(value, str):
        raise TeamSwissError("wrong-type", field=field, expected="text")
    if value.isascii() and value.isprintable():  # composed, and nothing in it is barred
        plain = value.strip()
        if len(plain) <= limit and (plain or not required):
            return plain
    line = unicodedata.normalize("NFC", value).strip()
    if required and not any(unicodedata.category(c)[0] in "LNPS" for c in line[: limit + 1]):
        raise TeamSwissError("text-empty", field=field)  # nothing that can be seen
    if len(line) > limit:
        raise TeamSwissError("text-too-long", field=field, limit=limit, length=len(line))
    if not line.isprintable() or not _DIRECTION_OVERRIDES.isdisjoint(line):
        for place, character in enumerate(line, start=1):
            # Format characters such as the zero-width joiner are part of many scripts.
            if character in _DIRECTION_OVERRIDES or unicodedata.category(character) in _BARRED:
                raise TeamSwissError("text-character", field=field, place=place)
    return line


_BARRED = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})


def key(name: str) -> str:
    """Return what two names must differ in: case, spacing and invisible signs do not count."""
    if not name.isprintable():
        name = "".join(c for c in name if unicodedata.category(c) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


_PLAIN = str.maketrans(
    {
        "'": "",
        "’": "",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ł": "l",
        "ħ": "h",
        "ı": "i",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
    }
)
"""Letters that Unicode takes for letters of their own; O’Neill stands where ONeill does."""


def bare(name: str) -> str:
    """Return a name without its accents, for the alphabet: Ä and Ø stand with A and O, not after Z.

    Nobody who looks for a name in a hall knows the alphabets of all who play there.
    """
    apart = unicodedata.normalize("NFKD", key(name)).translate(_PLAIN)
    return "".join(c for c in apart if not unicodedata.combining(c))


def whole(value: object, field: str, low: int, high: int) -> int:
    """Return a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TeamSwissError("wrong-type", field=field, expected="whole number")
    if not low <= value <= high:
        raise TeamSwissError("number-out-of-range", field=field, value=value, low=low, high=high)
    return value


def optional_whole(value: object, field: str, low: int, high: int) -> int | None:
    """Return a whole number within bounds, or None."""
    return None if value is None else whole(value, field, low, high)


def points(value: object, field: str) -> HalfPoints:
    """Return half points within the bounds of the pairing request."""
    return HalfPoints(whole(value, field, LOWEST_POINTS, HIGHEST_POINTS))


def optional_points(value: object, field: str) -> HalfPoints | None:
    """Return half points, or None."""
    return None if value is None else points(value, field)


def flag(value: object, field: str) -> bool:
    """Return a truth value."""
    if not isinstance(value, bool):
        raise TeamSwissError("wrong-type", field=field, expected="yes or no")
    return value


def member(value: object, field: str, kind: type[E]) -> E:
    """Return a member of an enumeration."""
    if not isinstance(value, kind):
        raise TeamSwissError("wrong-type", field=field, expected=kind.__name__)
    return value


def round_number(value: object, field: str = "round") -> int:
    """Return a round number."""
    return whole(value, field, 1, MAX_ROUNDS)


def round_span(first: object, last: object) -> tuple[int, int | None]:
    """Return a span of rounds, open at the end if `last` is None."""
    begin = round_number(first, "first_round")
    end = None if last is None else round_number(last, "last_round")
    if end is not None and end < begin:
        raise TeamSwissError("rounds-reversed", first=begin, last=end)
    return begin, end


def federation(value: object, field: str = "federation") -> str:
    """Return a federation's code: two or three letters, or nothing."""
    code = text(value, field, limit=3).upper()
    if code and not (code.isascii() and code.isalpha() and 2 <= len(code) <= 3):
        raise TeamSwissError("federation-code", field=field, value=code)
    return code


def fide_id(value: object, field: str = "fide_id") -> str:
    """Return a FIDE identity number as text, without leading zeros; empty if there is none."""
    number = text(value, field, limit=11)
    if number and not (number.isascii() and number.isdigit()):
        raise TeamSwissError("fide-id", field=field, value=number)
    return number.lstrip("0")


def rating(value: object, field: str = "rating") -> int | None:
    """Return a rating; 0 and None both mean unrated."""
    if value is None or (value == 0 and not isinstance(value, bool)):
        return None
    return whole(value, field, *RATINGS)


def birth(year: object, month: object, day: object) -> tuple[int, int, int]:
    """Return a birth date whose month and day may be 0 (unknown)."""
    y = whole(year, "birth", *YEARS)
    m = whole(month, "birth month", 0, 12)
    d = whole(day, "birth day", 0, monthrange(y, m)[1] if m else 0)
    return y, m, d


def reason(value: object) -> str:
    """Return a reason, which must say something."""
    return text(value, "reason", limit=NOTE_LENGTH, required=True)
