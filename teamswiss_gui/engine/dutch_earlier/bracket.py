"""What a score bracket is made of (A.3)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Group:
    """The teams of a score, or of the lowest scores joined by C.13."""

    residents: int
    added: int = 0
    """C.13: the bracket that was joined last, which is treated as moved down."""

    @property
    def teams(self) -> int:
        """Return the mask of all teams."""
        return self.residents | self.added


@dataclass(frozen=True, slots=True)
class Bracket:
    """A score bracket when its turn comes (A.3)."""

    group: Group
    members: int
    moved: int
    """Teams moved down to it, whom C.1 has not moved on."""
    fallen: int
    """C.1: teams without an opponent here."""
    lowest: bool
    heterogeneous: bool

    @property
    def size(self) -> int:
        """Return the number of teams."""
        return self.members.bit_count()


@dataclass(frozen=True, slots=True)
class Level:
    """How many pairs are asked for (P1), and how many moved-down teams may be left out of S1."""

    pairs: int
    left_out: int | None
    """M0 - M1; None in a bracket that is treated as homogeneous."""
