"""What the pairing of one score group came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from teamswiss_gui.engine.olympiad.choices import Choice
from teamswiss_gui.engine.olympiad.pools import Part, Pool

FIRST_CHOICE = frozenset({"29a", "32", "51"})
"""The rules of a floater for whom nobody was passed over."""


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

    @property
    def crossing(self) -> int:
        """Return how many floaters from above meet one from below."""
        above, below = self.pool.above, self.pool.below
        return sum((above >> a & below >> b | above >> b & below >> a) & 1 for a, b in self.pairs)

    def instead_of(self, tried: Sequence[Floater]) -> Turn:  # 21
        """Return the turn, its floater being the first with which the next group keeps limits."""
        (floater,) = self.floaters
        reasons = dict(floater.passed) | {each.team: "20" for each in tried}
        rule = "21b" if floater.rule in FIRST_CHOICE else floater.rule
        floater = replace(floater, rule=rule, passed=tuple(reasons.items()))
        return replace(self, floaters=(floater,))
