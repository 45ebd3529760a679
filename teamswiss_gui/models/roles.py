"""What models tell beside text and value."""

from __future__ import annotations

from enum import Enum, IntEnum, StrEnum

from PySide6.QtCore import Qt

_FIRST = int(Qt.ItemDataRole.UserRole)


class Role(IntEnum):
    """Roles of our own."""

    SORT = _FIRST + 1
    """A value that compares, for sorting."""
    TONE = _FIRST + 2
    """A Tone, if the text is more than plain."""
    COLOUR = _FIRST + 3
    """The Colour that somebody plays, shown as a square."""
    KEY = _FIRST + 4
    """The id of the row."""
    STRONG = _FIRST + 5
    """Whether the text stands out."""
    TEAM = _FIRST + 6
    """The id of the team that a cell speaks of."""
    LEAD = _FIRST + 7
    """The longest number that stands first in a column's cells: shorter ones end under its end."""


class Stand(Enum):
    """How the figures of a column stand below each other, beside left, right and centre."""

    DECIMAL = "decimal"
    """Units under units: the ½ or the decimals hang to the right."""
    DASH = "dash"
    """The dash of a score under the dash; what has none in the middle, up to the edges."""


class Tone(StrEnum):
    """What a text wants from the reader; the values name colours of the theme."""

    QUIET = "quiet"
    NEEDS = "needs"
    WRONG = "wrong"
    DONE = "done"
