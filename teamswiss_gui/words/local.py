"""How a language writes dates and decimals, for what is written without Qt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime

_DATES: Mapping[str, str] = {
    **dict.fromkeys(("de", "pl", "ru", "uk"), "%d.%m.%Y"),
    **dict.fromkeys(("es", "fr", "it", "pt"), "%d/%m/%Y"),
    "nl": "%d-%m-%Y",
}
NAMES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "ru": "Русский",
    "uk": "Українська",
}
"""What each language calls itself; a list of languages is read in all of them."""
_ANYWHERE = "%Y-%m-%d"
"""English is read on both sides of the ocean, where 04/10 is two days."""


def date_text(language: str, day: date) -> str:
    """Return a date as readers of the language write it."""
    return f"{day:{_DATES.get(language, _ANYWHERE)}}"


def read_date(language: str, text: str) -> date | None:
    """Read a date as readers of the language write it; None if it is none."""
    try:
        return datetime.strptime(text, _DATES.get(language, _ANYWHERE)).date()
    except ValueError:
        return None


def moment_text(language: str, moment: datetime) -> str:
    """Return a date with its time."""
    return f"{date_text(language, moment)} {moment:%H:%M}"


def decimal_text(language: str, figure: str) -> str:
    """Return a figure with the decimal sign of the language."""
    return figure.replace(".", ",") if language in _DATES else figure
