"""What the pairing of one score group came to."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.engine.olympiad.choices import Choice
from teamswiss_gui.engine.olympiad.pools import Part, Pool


@dataclass(frozen=True, slots=True)
class Floater:
    """A team that moves to the following group, the rule, and who was passed over for it."""

    team: int
    rule: str
    passed: tuple[tuple[int, str], ...] = ()
    """(team, rule that kept it)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One group in the order of rule 17: its pairs in the order of choice, and its floaters."""

    pool: Pool
    part: Part
    choices: tuple[Choice, ...]
    floaters: tuple[Floater, ...]
    limits_dropped: bool
    """Rule 21 a: no complete pairing keeps the limits of rule 20."""
    floaters_meet: bool = False
    """Rule 54 could not be kept in a median group that others had joined."""

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs in the order of choice."""
        return [(c.team, c.opponent) for c in self.choices if c.opponent is not None]

    @property
    def floating(self) -> int:
        """Return the mask of the floaters."""
        mask = 0
        for floater in self.floaters:
            mask |= 1 << floater.team
        return mask
