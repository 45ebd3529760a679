"""Finds words that do not go through `tr`: the longest language puts all others into brackets."""

from __future__ import annotations

import re
from functools import cache

from teamswiss_gui.scoring.tiebreaks.registry import registry
from tests.translations.collect import collect

NAMES_OF_THINGS = {"teamswiss", "fide", "utf", "iso", "excel", "letter", "tournament", "return"}
"""Of programs, files, papers and keys."""


def untranslated(text: str, data: str = "") -> set[str]:
    """Return our own words that stand outside the brackets and are not in an arbiter's data."""
    rest, before = text, ""
    while rest != before:
        before, rest = rest, re.sub(r"\[[^\[\]]*\]", " ", rest)
    rest = re.sub(r"<[^>]*>|/.*\.teamswiss", " ", rest)
    found = _words(rest) & _ours()
    return found - _words(data) if found else found


def _words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Za-z]{3,}", text)}


@cache
def _ours() -> set[str]:
    """Return every word that the program says, but for codes and names."""
    said = set().union(*(_words(text.source) for text in collect()[0]))
    return said - set().union(*(_words(code) for code in registry())) - NAMES_OF_THINGS
