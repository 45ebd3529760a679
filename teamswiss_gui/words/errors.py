"""One text for every error code: what happened, what is safe, what to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.expected import expected_text
from teamswiss_gui.words.fields import field_text
from teamswiss_gui.words.texts.documents import DOCUMENTS
from teamswiss_gui.words.texts.engine import ENGINE
from teamswiss_gui.words.texts.files import FILES
from teamswiss_gui.words.texts.formats import FORMATS
from teamswiss_gui.words.texts.lists import LISTS
from teamswiss_gui.words.texts.teams import ROUNDS, TEAMS
from teamswiss_gui.words.texts.values import SETTINGS, VALUES

SHORTEST_RUN = 4

# Error code -> English text; {names} are the error's details.
TEXTS: dict[str, str] = {
    **VALUES,
    **SETTINGS,
    **TEAMS,
    **ROUNDS,
    **FILES,
    **FORMATS,
    **ENGINE,
    **DOCUMENTS,
    **LISTS,
}


def error_text(words: Words, code: str, details: Mapping[str, object]) -> str:
    """Word an error for the person who can act on it."""
    reason = f"{code}/{details.get('reason')}"
    teams = details.get("teams")
    alone = TEXTS.get(f"{reason}/one") if isinstance(teams, tuple) and len(teams) == 1 else None
    text = alone or TEXTS.get(reason) or TEXTS.get(code)
    if text is None:
        facts = ", ".join(f"{key}: {value}" for key, value in details.items())
        return f"{code} ({facts})" if facts else code
    readable = {name: _readable(value) for name, value in details.items()}
    if isinstance(details.get("expected"), str):
        readable["expected"] = expected_text(words, readable["expected"])
    if isinstance(details.get("field"), str):
        readable["field"] = field_text(words, readable["field"])
    return words.tr("errors", text).format(**readable)


def _readable(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(_runs(value))
    return str(value)


def _runs(items: tuple[object, ...]) -> Iterator[str]:
    """Yield the items, and numbers that follow each other as a range: hundreds may be named."""
    at = 0
    while at < len(items):
        first, end = items[at], at + 1
        while end < len(items) and isinstance(first, int) and items[end] == first + end - at:
            end += 1
        if end - at >= SHORTEST_RUN:
            yield f"{first}–{items[end - 1]}"
        else:
            end = at + 1
            yield f"({_readable(first)})" if isinstance(first, tuple) else str(first)
        at = end
