"""Reads what a log line stored, and writes it for people; what is damaged reads as nothing."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, time

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.direction import ISOLATE, ISOLATED, isolated
from teamswiss_gui.words.local import date_text

Stored = Mapping[str, object]
HIGHEST = 2**53


NO_LIMIT = 0


def plain_text(value: object) -> str:
    """Return a text or a number as it stands; nothing for what has parts."""
    return str(value) if isinstance(value, str | int | float) else ""


def cut(text: str, longest: int) -> str:
    """Return so many characters of a text; what is left out is marked, what is open is closed."""
    if longest == NO_LIMIT or len(text) <= longest:
        return text
    short = f"{text[: longest - 1].rstrip()}…"
    return short + ISOLATED * (short.count(ISOLATE) - short.count(ISOLATED))


def text_in(details: Stored, name: str) -> str:
    """Return a text, so that a right-to-left one does not turn the words around it."""
    found = details.get(name)
    return isolated(found) if isinstance(found, str) else ""


def whole_in(details: Stored, name: str) -> int | None:
    """Return a whole number."""
    found = details.get(name)
    if not isinstance(found, int) or isinstance(found, bool):
        return None
    return found if abs(found) < HIGHEST else None


def list_in(details: Stored, name: str) -> list[object]:
    """Return a list without what stands for the rest of a long one."""
    found = details.get(name)
    if not isinstance(found, list):
        return []
    return found[:-1] if left_out(found) else found


def count_in(details: Stored, name: str) -> int:
    """Return how many things a list had, or a table."""
    found = details.get(name)
    if isinstance(found, list):
        return left_out(found) or len(found)
    return len(found) if isinstance(found, Mapping) else 0


def left_out(found: list[object]) -> int:
    """Return how many things there were in a list that was too long for the log."""
    last = found[-1] if found else None
    figure = last.removeprefix("... ") if isinstance(last, str) and last[:4] == "... " else ""
    return int(figure) if figure.isascii() and figure.isdigit() and len(figure) < 9 else 0


def points_text(points: int, *, signed: bool = False) -> str:
    """Return half points for reading: 2½, −½, and +1 where something is given."""
    whole, half = divmod(abs(points), 2)
    sign = "−" if points < 0 else "+" if signed else ""
    return f"{sign}{whole or ''}½" if half else f"{sign}{whole}"


def day_text(words: Words, value: object) -> str:
    """Return a stored day as the language writes it; nothing if it is none."""
    if not isinstance(value, str):
        return ""
    try:
        return date_text(words.language, date.fromisoformat(value))
    except ValueError:
        return ""


def birth_text(words: Words, birth: Stored) -> str:
    """Return a date of birth as far as it is known."""
    year, month, day = (whole_in(birth, name) or 0 for name in ("year", "month", "day"))
    if month and day:
        return day_text(words, f"{year:04}-{month:02}-{day:02}") or str(year)
    return f"{year}-{month:02}" if month else str(year)


def time_text(value: object) -> str:
    """Return a stored time of day; nothing if it is none."""
    if not isinstance(value, str):
        return ""
    try:
        return f"{time.fromisoformat(value):%H:%M}"
    except ValueError:
        return ""


def moment_text(words: Words, value: object) -> str:
    """Return when a round starts; nothing if that is not known."""
    if not isinstance(value, Mapping):
        return ""
    day, start = day_text(words, value.get("day")), time_text(value.get("start"))
    return f"{day}, {start}" if day and start else day
