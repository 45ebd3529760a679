"""A round of the Olympiad reference on its way: groups, who floated where, what is decided."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field

Pair = tuple[int, int]


@dataclass
class Group:
    scores: list[float]
    own: list[int]
    down: list[int] = field(default_factory=list)
    """Came down from higher groups."""
    up: list[int] = field(default_factory=list)
    """Came up from lower groups."""

    @property
    def everyone(self) -> list[int]:
        return sorted(self.own + self.down + self.up)


@dataclass
class Told:
    """What a group came to."""

    scores: list[float]
    part: str
    floaters: list[int]
    dropped: bool
    """Whether the limits of rule 20 were."""
    crossing: int
    """Pairs of a floater from above and one from below."""


@dataclass
class State:
    """A round on its way: the groups not yet paired, and what is decided."""

    top: list[Group]
    """The highest first."""
    middle: Group
    bottom: list[Group]
    """The lowest first."""
    pairs: list[Pair] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)

    @property
    def part(self) -> str:
        return "top" if self.top else "bottom" if self.bottom else "middle"

    @property
    def group(self) -> Group:
        return [*self.top, *self.bottom, self.middle][0]

    @property
    def later(self) -> list[Group]:
        """The groups after it, the one that its floaters come to first."""
        if self.top:
            return [*self.top[1:], self.middle, *self.bottom[::-1]]
        return [*self.bottom[1:], self.middle]

    @property
    def rest(self) -> list[int]:
        return [t for group in self.later for t in group.everyone]

    def after(self, pairs: list[Pair], floaters: Sequence[int], dropped: bool) -> State:
        """The state when this group is paired."""
        new = deepcopy(self)
        down, up = self.group.down, self.group.up
        crossing = sum((a in down and b in up) or (a in up and b in down) for a, b in pairs)
        new.pairs += pairs
        new.told.append(Told(self.group.scores, self.part, sorted(floaters), dropped, crossing))
        if self.part == "top":
            new.later[0].down += floaters
            new.top.pop(0)
        elif self.part == "bottom":
            new.later[0].up += floaters
            new.bottom.pop(0)
        return new

    def joined(self) -> State:  # 53
        """The state with this group and the following one as one."""
        new = deepcopy(self)
        group, into = new.group, new.later[0]
        into.scores = sorted({*into.scores, *group.scores}, reverse=True)
        into.own = sorted(into.own + group.own)
        into.down += group.down
        into.up += group.up
        (new.top or new.bottom).pop(0)
        return new
