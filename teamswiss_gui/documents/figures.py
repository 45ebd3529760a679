"""Small helps that every writer needs: texts that are safe, figures that stand below each other."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

DOT = " ·\u00a0"
"""Between the parts of a line; no line ends with it."""
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_BREAKS = re.compile("[\t\n\r]+")
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet may take for the beginning of a formula."""


def clean(text: str) -> str:
    """Return a text without signs that XML and spreadsheets refuse; a line stays one line."""
    if text.isprintable():
        return text
    return _BREAKS.sub(" ", _CONTROLS.sub("\ufffd", text))


def is_formula_like(text: str) -> bool:
    """Say whether a spreadsheet might compute this text instead of showing it."""
    return text.startswith(FORMULA_STARTS)


def with_minus(figure: str) -> str:
    """Return a figure with a minus sign as wide as its plus, for readers.

    It is the en dash: the fonts that the program brings have no sign of its own for minus.
    """
    return figure.replace("-", "–")


@lru_cache(maxsize=10_000)
def decimal_parts(text: str) -> tuple[str, str]:
    """Split a figure into what stands left and right of the line on which columns align."""
    for place, character in enumerate(text):
        if character in "½.,=*" or (place and character in "+–"):
            return text[:place], text[place:]
    return text, ""


def tail_width(texts: Iterable[str]) -> int:
    """Return how many characters hang to the right of that line."""
    return max((len(decimal_parts(text)[1]) for text in texts), default=0)


def columns_wide(text: str) -> int:
    """Return how many columns of a fixed font a text takes: East Asian signs take two."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )
