"""The score groups of a round and the order in which they are paired (rule 17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.olympiad.state import Field


class Part(StrEnum):
    """Where a group stands to the median group."""

    TOP = "top"
    BOTTOM = "bottom"
    MIDDLE = "middle"


@dataclass(frozen=True, slots=True)
class Pool:
    """A score group, or several considered as one (rule 53), with the floaters that came to it."""

    scores: tuple[HalfPoints, ...]
    residents: int
    above: int = 0
    """Floaters from higher groups."""
    below: int = 0
    """Floaters from lower groups."""

    @property
    def floaters(self) -> int:
        """Return the mask of all floaters that came here."""
        return self.above | self.below

    @property
    def members(self) -> int:
        """Return the mask of everyone in the group."""
        return self.residents | self.floaters

    def joined(self, other: Pool) -> Pool:  # 53
        """Return both groups considered as one; who came from outside stays a floater."""
        return Pool(
            tuple(sorted({*self.scores, *other.scores}, reverse=True)),
            self.residents | other.residents,
            self.above | other.above,
            self.below | other.below,
        )

    def receiving(self, floaters: int, part: Part) -> Pool:
        """Return the group with floaters from a group of the top or of the bottom."""
        if part is Part.TOP:
            return replace(self, above=self.above | floaters)
        return replace(self, below=self.below | floaters)


def median_score(scores: Sequence[HalfPoints]) -> HalfPoints:  # 17
    """Return the score of the median team; of two middle teams the lower one counts."""
    standing = sorted(scores, reverse=True)
    return standing[len(standing) // 2]


@dataclass(frozen=True, slots=True)
class Division:
    """The groups above the median group, the median group, and those below it; all descending."""

    top: tuple[Pool, ...]
    middle: Pool
    bottom: tuple[Pool, ...]


def divide(field: Field, playing: int) -> Division:  # 17
    """Divide the teams that are paired into score groups."""
    groups: dict[HalfPoints, int] = {}
    for i in bits(playing):
        score = field.teams[i].score
        groups[score] = groups.get(score, 0) | 1 << i
    median = median_score([field.teams[i].score for i in bits(playing)])
    pools = [Pool((score,), groups[score]) for score in sorted(groups, reverse=True)]
    return Division(
        tuple(pool for pool in pools if pool.scores[0] > median),
        Pool((median,), groups[median]),
        tuple(pool for pool in pools if pool.scores[0] < median),
    )
