"""A document as data: what a preview, a printer, a web page and a spreadsheet all draw from.

Nothing here knows how it is drawn. A cell holds the value a spreadsheet wants (2.5) and the text
that paper shows (2½); a column says what its cells are, how they stand and how wide they want to
be; a section says what must stay together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

Value = str | int | float | date | None
"""What a spreadsheet gets: numbers as numbers, dates as dates, ids as text."""


class Kind(Enum):
    """What the cells of a column are."""

    TEXT = "text"
    NAME = "name"
    """A person's or a team's name: any script, never broken between pages, may be long."""
    NUMBER = "number"
    POINTS = "points"
    DATE = "date"
    ID = "id"
    """Digits that are no number."""
    COLOUR = "colour"
    """White or black: value "w" or "b", drawn as an outlined or a filled square."""
    RESULT = "result"
    MEETING = "meeting"
    """A round of a crosstable; the cell's parts are opponent, colour and points."""
    BOX = "box"
    """An empty box to write in."""

    __hash__ = object.__hash__  # each is there once


class Align(Enum):
    """How the cells of a column stand."""

    START = "start"
    CENTRE = "centre"
    END = "end"
    DECIMAL = "decimal"
    """Units under units: the ½ or the decimals hang to the right."""

    __hash__ = object.__hash__  # each is there once


class Weight(Enum):
    """How loudly a text speaks."""

    QUIET = "quiet"
    NORMAL = "normal"
    STRONG = "strong"

    __hash__ = object.__hash__  # each is there once


class Shading(Enum):
    """Which rows get the light tint."""

    NONE = "none"
    ALTERNATE = "alternate"
    """Every other row; the count starts anew below a heading row."""
    GROUPS = "groups"
    """All rows of every other group."""


class RowKind(Enum):
    """What a row is."""

    BODY = "body"
    HEADING = "heading"
    """One cell across the table that names the rows below; it stays with the first of them."""


class Size(Enum):
    """How large the text of a document is meant to be."""

    WALL = "wall"
    """14 pt upward, to be read at two metres."""
    NORMAL = "normal"
    COMPACT = "compact"
    """Small, but names never below 9 pt."""


class Orientation(Enum):
    """How the paper lies."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Mark(Enum):
    """What a reader must know before he trusts the sheet."""

    DRAFT = "draft"
    PROVISIONAL = "provisional"


_ALIGNS = {
    Kind.NUMBER: Align.END,
    Kind.POINTS: Align.DECIMAL,
    Kind.COLOUR: Align.CENTRE,
    Kind.RESULT: Align.CENTRE,
    Kind.MEETING: Align.CENTRE,
    Kind.BOX: Align.CENTRE,
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: the value for a spreadsheet and the text for a reader."""

    value: Value = None
    text: str = ""
    weight: Weight | None = None
    """None: the column's."""
    parts: tuple[str, ...] = ()
    """Of Kind.MEETING: opponent, colour ("w", "b" or nothing), points."""
    link: str = ""
    """The name of another document, or of a place in one, that tells more."""


EMPTY = Cell()


@dataclass(frozen=True, slots=True)
class Column:
    """What stands in a column and how."""

    key: str
    """Its name in no language, for tests, stylesheets and spreadsheets."""
    header: str
    kind: Kind = Kind.TEXT
    align: Align | None = None
    """None: what the kind suggests."""
    width: float = 6
    """Wanted width in characters of the table's text."""
    grows: bool = False
    """Takes a share of the space that is left."""
    wraps: bool = False
    """A text that is too long goes to the next line; otherwise it is set smaller, then cut."""
    weight: Weight = Weight.NORMAL
    group: str = ""
    """A header above this one and its neighbours with the same group."""
    named: bool = False
    """The header is a team's name, and set like one."""
    explained: str = ""
    """The header in full words, for a legend or a tool tip."""
    is_label: bool = False
    """Repeated on the left when a wide table goes on across pages."""
    on_paper: bool = True
    """False: for spreadsheets only, because on paper a heading row says it."""
    below: bool = False
    """On paper a remark on a few rows: it stands in a line of its own, below the rest of its row,
    and takes no width from the names."""

    @property
    def alignment(self) -> Align:
        """How its cells stand."""
        return self.align or _ALIGNS.get(self.kind, Align.START)


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, one for every column; a heading has one."""

    cells: tuple[Cell, ...]
    kind: RowKind = RowKind.BODY
    anchor: str = ""
    """Its name for links."""
    keep_with_next: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a header that is repeated on every page; no row is ever split."""

    name: str
    """In no language."""
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    caption: str = ""
    notes: tuple[str, ...] = ()
    """Below the table; they stay with its last row."""
    shading: Shading = Shading.ALTERNATE
    flow: int = 1
    """How many columns of the page it may flow through, like a newspaper."""
    splits: bool = False
    """A table that is too wide goes on across pages, its label columns repeated."""
    groups_together: bool = False
    """The rows below a heading stay on one page where they fit on one."""
    has_header: bool = True

    def body(self) -> Iterator[Row]:
        """Go through the rows that are no headings."""
        return (row for row in self.rows if row.kind is RowKind.BODY)


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str
    weight: Weight = Weight.NORMAL
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Facts:
    """Names and what belongs to them, line by line."""

    lines: tuple[tuple[str, Cell], ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines to sign or to write on, side by side."""

    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A piece of paper of its own: cut out, handed out, put on a table."""

    title: str
    subtitle: str = ""
    corner: str = ""
    """Large at the top, such as the number of the table."""
    corner_name: str = ""
    """Small above it: what the number is."""
    facts: tuple[tuple[str, Cell], ...] = ()
    tables: tuple[Table, ...] = ()
    lines: tuple[Lines, ...] = ()
    note: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards with cut marks between them; none is split."""

    cards: tuple[Card, ...]
    per_page: int = 2
    across: int = 1
    """How many stand side by side."""
    folded: bool = False
    """Each is folded in the middle to stand: its face is drawn twice, once upside down."""


Block = Text | Facts | Lines | Table | Cards


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a document under its own heading."""

    blocks: tuple[Block, ...]
    heading: str = ""
    level: int = 1
    anchor: str = ""
    new_page: bool = False
    keep_together: bool = False


@dataclass(frozen=True, slots=True)
class Logo:
    """A picture for the head of the page."""

    content: bytes
    media_type: str = "image/png"


@dataclass(frozen=True, slots=True)
class Document:
    """A whole document, in the language it was built in."""

    name: str
    """As the registry knows it."""
    title: str
    event: str
    sections: tuple[Section, ...]
    subtitle: str = ""
    round: int | None = None
    marks: tuple[tuple[Mark, str], ...] = ()
    """What the sheet must say of itself, with its words; large on paper."""
    head: tuple[str, ...] = ()
    """Facts below the title: place, date and time of the round, time control."""
    foot: tuple[str, ...] = ()
    """Facts at the foot of every page: arbiter, program; the date of printing is `printed`."""
    page_of: str = ""
    """The words for "page {page} of {pages}"."""
    continued: str = ""
    """The words for a heading on the next page: "{heading} (continued)"."""
    printed: datetime | None = None
    printed_text: str = ""
    """The words for it."""
    orientation: Orientation = Orientation.PORTRAIT
    size: Size = Size.NORMAL
    logo: Logo | None = None
    sponsor: str = ""
    language: str = "en"

    def tables(self) -> Iterator[tuple[str, Table]]:
        """Go through every table with the heading it stands under, cards included."""
        for section in self.sections:
            for block in section.blocks:
                if isinstance(block, Table):
                    yield block.caption or section.heading, block
                elif isinstance(block, Cards):
                    for card in block.cards:
                        for table in card.tables:
                            yield card.title, table
