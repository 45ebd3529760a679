"""What a laid-out page consists of: pieces at their places, in points. No piece knows a device.

The small pieces are tuples, because a large document is made of hundred thousands of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from teamswiss_gui.printing.paper import Form, Rect


class Ink(Enum):
    """The few tones of a page; all of them are still there when a cheap printer has made greys."""

    BLACK = "#14191b"
    QUIET = "#4a5559"
    LINE = "#a3adb1"
    TINT = "#ebeff0"
    GHOST = "#e2e6e8"
    """Large letters behind the text."""
    PAPER = "#ffffff"

    __hash__ = object.__hash__  # each is there once; its name need not be hashed for every word


class Words(NamedTuple):
    """A line of text; x is its left edge, y its base line."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    ink: Ink = Ink.BLACK
    is_name: bool = False
    """A person's or a team's: never below the smallest size of names."""
    width: float = 0
    """As it was measured."""


class Rule(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.4
    ink: Ink = Ink.LINE
    dashed: bool = False


class Fill(NamedTuple):
    """An even tint."""

    area: Rect
    ink: Ink = Ink.TINT


class Frame(NamedTuple):
    """A rectangle's outline: a box to write in, a square that means White; filled, Black."""

    area: Rect
    width: float = 0.7
    filled: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A logo, in a place of its own proportions."""

    area: Rect
    content: bytes


@dataclass(frozen=True, slots=True)
class Ghost:
    """A word across the middle of the page, behind everything."""

    centre_x: float
    centre_y: float
    text: str
    size: float
    angle: float


@dataclass(frozen=True, slots=True)
class Turned:
    """Pieces upside down around a point: the half of a folded card that looks away."""

    x: float
    y: float
    pieces: tuple[Piece, ...]


Piece = Words | Rule | Fill | Frame | Picture | Ghost | Turned


_BELOW = (Fill, Ghost)


@dataclass(slots=True)
class Sheet:
    """A page: what lies below and what lies above."""

    tints: list[Piece] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)

    def add(self, piece: Piece) -> None:
        """Put a piece on the page; tints go below the rest."""
        (self.tints if isinstance(piece, _BELOW) else self.pieces).append(piece)

    def all(self) -> list[Piece]:
        """Return everything in the order in which it is drawn."""
        return [*self.tints, *self.pieces]


@dataclass(frozen=True, slots=True)
class Layout:
    """A document on its pages."""

    title: str
    event: str
    author: str
    language: str
    form: Form
    page: Rect
    sheets: tuple[Sheet, ...]

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self.sheets)

    def words(self, number: int) -> list[Words]:
        """Return the lines of text of a page (from 0), also those that stand upside down."""
        found: list[Words] = []
        waiting = self.sheets[number].all()
        while waiting:
            piece = waiting.pop(0)
            if isinstance(piece, Words):
                found.append(piece)
            elif isinstance(piece, Turned):
                waiting += piece.pieces
        return found
