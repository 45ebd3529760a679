"""Names that are read from right to left among words that are not."""

from __future__ import annotations

import unicodedata

ISOLATE, ISOLATED = "\u2068", "\u2069"
"""Around a name that is read the other way."""
LEFTWARD_KINDS = frozenset({"R", "AL"})


def isolated(text: str) -> str:
    """Return a text so that a right-to-left one does not turn the words around it."""
    if any(unicodedata.bidirectional(character) in LEFTWARD_KINDS for character in text):
        return f"{ISOLATE}{text}{ISOLATED}"
    return text
