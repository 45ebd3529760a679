"""What a reader expected in a file, in the arbiter's language.

Readers say it in English, as part of the error's facts. Only figures vary in such a phrase,
so it is looked up with {0}, {1} … in their places.
"""

from __future__ import annotations

import re

from teamswiss_gui.words.catalogue import Words

CONTEXT = "expected"
_FIGURE = re.compile(r"(?<!\w)-\d+(?:\.\d+)?|\d+(?:\.\d+)?")


def expected_key(text: str) -> tuple[str, list[str]]:
    """Return what a phrase is looked up by, and its figures."""
    figures = _FIGURE.findall(text)
    places = iter(range(len(figures)))
    return _FIGURE.sub(lambda _found: f"{{{next(places)}}}", text), figures


def expected_text(words: Words, text: str) -> str:
    """Return a phrase in the language of the words; a strange one stays as it is."""
    if words.language == "en" or "{" in text:
        return text
    key, figures = expected_key(text)
    return words.tr(CONTEXT, key).format(*figures)
