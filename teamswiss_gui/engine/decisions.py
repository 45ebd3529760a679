"""Why a pairing that somebody else made is worse than the one that the rules give."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from teamswiss_gui.engine.answer import JsonValue

Pairs = tuple[tuple[int, int], ...]
"""(White's TPN, Black's TPN)."""


class Why(Enum):
    """What makes a pairing worse than the one that the rules give."""

    REPEAT = "repeat"
    """`found` are two teams that have met (C1)."""
    FORBIDDEN = "forbidden"
    """`found` are two teams that must not meet."""
    BYE_NUMBER = "bye-number"
    """There is a bye where nobody is over, or none where somebody is."""
    BYE_BARRED = "bye-barred"
    """C2 keeps the team `found` from the bye."""
    BYE_COMPLETION = "bye-completion"
    """Without the team `found` the others have no legal pairing."""
    BYE_SCORE = "bye-score"
    """The bye's teams have the scores `found` and `wanted`; the next two likewise."""
    BYE_MATCHES = "bye-matches"
    BYE_TPN = "bye-tpn"
    CRITERION = "criterion"
    """`criterion` has these values in the first bracket that differs."""
    UPFLOATERS = "upfloaters"
    """The criteria of the sets are equal; these are the sets."""
    IDENTIFIER = "identifier"
    """The criteria of the pairings are equal; these are the identifiers."""
    COLOURS = "colours"
    """`found` are two teams of which one would get a colour that it may not have."""
    FLOATERS = "floaters"
    """A rule chooses other teams to leave the group: `found` and `wanted`."""
    COMPLETION = "completion"
    """With the file's pairing the teams that are left could not be paired as the rules ask."""
    ORDER = "order"
    """All that is compared is equal; `wanted` stands before `found` in the order of pairings."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Where the tournament's pairing first leaves the rules, and by which article."""

    why: Why
    article: str
    found: JsonValue = None
    wanted: JsonValue = None
    score: int | float | None = None
    """The bracket's; None if no bracket decided."""
    criterion: str | None = None
    """Its number in the edition."""
    equal: tuple[str, ...] = ()
    """The criteria of the same choice that were looked at before and do not decide."""
    below: bool = False
    """Whether lower brackets differ too; they follow from this one."""
    values: tuple[dict[str, JsonValue], dict[str, JsonValue]] | None = None
    """Everything that the bracket's pairings are compared by: the tournament's, the rules'."""
