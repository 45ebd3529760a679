"""What is doubtful about a cell of a team list."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.words import Words
from teamswiss_gui.words.texts.lists import DOUBTS


@dataclass(frozen=True, slots=True)
class Doubt:
    """A cell to look at: row and column of the sheet from 1, what is there, what may be meant."""

    row: int
    column: int
    code: str
    found: str = ""
    expected: str = ""
    left_out: bool = False
    """Whether the value, or the whole player or team, does not come in as it stands."""


def doubt_text(words: Words, doubt: Doubt) -> str:
    """Word a doubt for the arbiter."""
    text = words.tr("doubts", DOUBTS[doubt.code])
    return text.format(found=doubt.found, expected=doubt.expected)
