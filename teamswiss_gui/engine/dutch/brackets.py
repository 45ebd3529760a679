"""A bracket to pair: its teams, what lies below, and which completion it has to care for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from teamswiss_gui.engine.dutch.state import Field
from teamswiss_gui.engine.matching import bits

Pair = tuple[int, int]
"""Two teams, the higher ranked first."""


class Task(StrEnum):
    """What is looked at besides the bracket itself."""

    PLAIN = "plain"
    """Nothing: the downfloaters are free."""
    AHEAD = "ahead"
    """The following bracket (C.7)."""
    FINISH = "finish"
    """The following bracket (C.7), which is the last one and has to be completed."""
    PENULTIMATE = "penultimate"
    """All teams below, which have to be completed (C.4)."""
    LAST = "last"
    """Nothing is below; at most one team is left and has the bye."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """Moved-down players and residents (A.3), and the teams below that the task looks at."""

    field: Field
    task: Task
    mdps: int
    residents: int
    following: int = 0
    """The teams below: those of the following bracket, or of all."""

    @property
    def lower(self) -> int:
        """Return the teams below that take part in the task."""
        return 0 if self.task is Task.PLAIN else self.following

    @property
    def teams(self) -> int:
        """Return the mask of the whole bracket."""
        return self.mdps | self.residents

    @property
    def homogeneous(self) -> bool:  # A.3
        """Say whether all have the same score."""
        listed = self.teams
        first = next(bits(listed))
        return self.field.teams[first].score == self.field.teams[listed.bit_length() - 1].score

    def opponents(self, v: int) -> int:
        """Return who in the bracket v may be paired with.

        Two moved-down players never are: they would have been, one bracket earlier (C.5).
        """
        return self.field.may_meet[v] & (self.residents if self.mdps >> v & 1 else self.teams)


@dataclass(frozen=True, slots=True)
class Pairing:
    """The pairs of a bracket in the order of their higher ranked teams, and who floats."""

    pairs: tuple[Pair, ...]
    floaters: int


def pairing_of(bracket: Bracket, pairs: list[Pair]) -> Pairing:
    """Return the pairing made of these pairs."""
    left = bracket.teams
    for v, w in pairs:
        left &= ~(1 << v | 1 << w)
    return Pairing(tuple(sorted((min(pair), max(pair)) for pair in pairs)), left)
