"""An explanation as parts and sentences, each with its article."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

FEW = 5
"""A sentence about so many teams is about the bracket, not about one of them."""


class Topic(Enum):
    """What a part is about."""

    START = "start"
    BYE = "bye"
    BRACKET = "bracket"
    COLOURS = "colours"


class Level(Enum):
    """How loudly a sentence speaks."""

    MAIN = "main"
    DETAIL = "detail"
    """What was looked at before; set in."""
    VALUES = "values"
    """Figures for those who check."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, its article, and the teams it speaks of (by number)."""

    text: str
    article: str = ""
    level: Level = Level.MAIN
    teams: frozenset[int] = field(default_factory=frozenset)
    pair: frozenset[int] | None = None
    """The pair that it states."""
    heads: tuple[frozenset[int], ...] = ()
    """Above a list: the pairs of its lines."""
    cites: tuple[str, ...] = ()
    """Further articles: those of criteria that it calls by their numbers."""


@dataclass(frozen=True, slots=True)
class Part:
    """The bye, a bracket, the colours."""

    topic: Topic
    heading: str
    article: str
    sentences: tuple[Sentence, ...]
    teams: frozenset[int] = field(default_factory=frozenset)
    """Of a bracket: everybody in it."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A round in the order in which the rules work."""

    round: int
    system: str
    parts: tuple[Part, ...]

    def of_match(self, white: int, black: int) -> tuple[Sentence, ...]:
        """Return what concerns one match."""
        both = frozenset((white, black))
        return tuple(
            s
            for s in self.sentences()
            if both == s.pair or both in s.heads or (both <= s.teams and len(s.teams) < FEW)
        )

    def of_team(self, team: int) -> tuple[Sentence, ...]:
        """Return what concerns one team."""
        return tuple(
            s
            for s in self.sentences()
            if (team in s.teams and len(s.teams) < FEW) or any(team in pair for pair in s.heads)
        )

    def bracket_of(self, team: int) -> Part | None:
        """Return the bracket that a team was paired in, None if it was not."""
        found = [part for part in self.brackets if team in part.teams]
        return found[-1] if found else None

    @property
    def brackets(self) -> tuple[Part, ...]:
        """The brackets in the order of pairing."""
        return tuple(part for part in self.parts if part.topic is Topic.BRACKET)

    def sentences(self) -> Iterator[Sentence]:
        """Yield every sentence."""
        for part in self.parts:
            yield from part.sentences
