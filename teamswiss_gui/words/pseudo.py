"""A language that nobody speaks: as long as the longest, so that pictures show what would break."""

from __future__ import annotations

import re

LONGEST = "longest"
"""Its name among the languages."""

_KEPT = re.compile(r"(\{[^}]*\}|%n|&.|<[^>]+>|https?://\S+)")
_ACCENTS = str.maketrans("aeiouAEIOUcnsy", "äéîöûÄÉÎÖÛçñšý")
_FILLER = "erweiterungsmöglichkeiten"


def lengthened(text: str) -> str:
    """Return a text with accents, two fifths longer, in brackets; its placeholders stay."""
    if not text.strip():
        return text
    parts = _KEPT.split(text)
    said = "".join(
        part if place % 2 else part.translate(_ACCENTS) for place, part in enumerate(parts)
    )
    letters = sum(len(part) for part in parts[::2])
    more = max(2, (letters * 2 + 4) // 5)
    filler = (_FILLER * (more // len(_FILLER) + 1))[:more]
    return f"[{said}{filler}]"
