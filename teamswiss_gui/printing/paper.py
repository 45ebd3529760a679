"""The sheet: its size, how it lies, its margins. All lengths are points (1/72 inch)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from teamswiss_gui.documents.model import Document, Orientation

MM = 72 / 25.4
MARGIN = 12 * MM


class Paper(Enum):
    """A size that printers have, by its name; the lengths are those of an upright sheet."""

    A4 = "A4"
    LETTER = "Letter"

    @property
    def lengths(self) -> tuple[float, float]:
        """The short and the long edge."""
        return (210 * MM, 297 * MM) if self is Paper.A4 else (612.0, 792.0)


@dataclass(frozen=True, slots=True)
class Form:
    """What an arbiter chooses for the paper, beside the document itself."""

    paper: Paper = Paper.A4
    orientation: Orientation | None = None
    """None: as the document wants it."""
    header: bool = True
    """False: no title block, no logo; a slim line still says what the sheet is."""
    per_page: int | None = None
    """How many cards a page holds; None: as the document wants it."""


class Rect(NamedTuple):
    """A part of a page. (A tuple, because a page is made of thousands of such small values.)"""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def inset(self, across: float, down: float | None = None) -> Rect:
        """Return what is left inside a margin."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)


def lies(document: Document, form: Form) -> Orientation:
    """Return how the paper of a document lies."""
    return form.orientation or document.orientation


def page_of(form: Form, orientation: Orientation) -> Rect:
    """Return the whole page."""
    short, long = form.paper.lengths
    if orientation is Orientation.LANDSCAPE:
        return Rect(0, 0, long, short)
    return Rect(0, 0, short, long)
