"""The criteria that count pairs of a bracket (2.3.5 to 2.3.7), and what counting proves of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.request import Colour

Pair = tuple[int, int]


class Counting(Protocol):
    """Proves a least number for the pairs of any set of teams."""

    def least(self, teams: int) -> int:
        """Return a number of counted pairs that no pairing of the teams can undercut."""

    def tight(self, teams: int) -> dict[int, int]:
        """Return, for each team, the partners that pairings of the least number are made of.

        A pairing attains the least number if, and only if, all its pairs are among these.
        """


@dataclass(frozen=True, slots=True)
class Criterion:
    """A criterion that counts pairs: for each team those it should not be paired with.

    `prices` prove a least number: they sum to it, and two teams' prices are together no more than
    their pair counts. They are doubled. `tight` keeps, for each team, the partners with which the
    prices come out exactly; a pairing of tight pairs only attains the least number.
    """

    name: str
    bad: dict[int, int]
    prices: dict[int, int]
    tight: dict[int, int]
    counting: Counting

    def count(self, pairs: Sequence[Pair]) -> int:
        """Return how many of the pairs the criterion counts."""
        return sum(self.bad[a] >> b & 1 for a, b in pairs)


@dataclass(frozen=True, slots=True)
class SameColour:
    """If more than half of the teams want one colour, pairs of two of them cannot be fewer than
    their number beyond the half, and are that few exactly if all others are paired with them.
    """

    groups: tuple[int, ...]

    def many(self, teams: int) -> int:
        """Return those who want one colour if they are more than half of the teams, else 0."""
        for group in self.groups:
            if 2 * (group & teams).bit_count() > teams.bit_count():
                return group & teams
        return 0

    def least(self, teams: int) -> int:
        """Return how many want the colour of the many beyond the half of the teams."""
        many = self.many(teams)
        return many.bit_count() - teams.bit_count() // 2 if many else 0

    def tight(self, teams: int) -> dict[int, int]:
        """Return the pairs that grant a preference, or those of the many with anyone."""
        many = self.many(teams)
        if many:
            return {v: teams if many >> v & 1 else many for v in bits(teams)}
        found = dict.fromkeys(bits(teams), teams)
        for group in self.groups:
            others = teams & ~group
            found.update((v, others) for v in bits(group & teams))
        return found


def same_colour(name: str, teams: int, wanting: Mapping[Colour, int]) -> Criterion:  # 2.3.5, 2.3.6
    """Count the pairs of two teams with the same preference."""
    counting = SameColour(tuple(wanting.values()))
    many = counting.many(teams)
    bad = dict.fromkeys(bits(teams), 0)
    for group in wanting.values():
        bad.update((v, group & ~(1 << v)) for v in bits(group))
    prices = {v: 0 if not many else 1 if many >> v & 1 else -1 for v in bad}
    return Criterion(name, bad, prices, counting.tight(teams), counting)


@dataclass(frozen=True, slots=True)
class FloatedOpponents:
    """If fewer other residents are there than upfloaters, the residents that floated before and
    meet an upfloater cannot be fewer than what is missing, and are that few exactly if all of the
    others meet upfloaters.
    """

    upfloaters: int
    others: int
    """The residents that did not float before."""

    def least(self, teams: int) -> int:
        """Return how many more upfloaters than such residents there are."""
        return max(0, (self.upfloaters & teams).bit_count() - (self.others & teams).bit_count())

    def tight(self, teams: int) -> dict[int, int]:
        """Return the pairs of upfloaters with others, or with anyone if the others are too few."""
        up = self.upfloaters & teams
        others = self.others & teams
        residents = teams & ~up
        short = self.least(teams) > 0
        found = dict.fromkeys(bits(up), residents if short else others)
        found.update(
            (v, teams & ~others if short else residents) for v in bits(residents & ~others)
        )
        found.update((v, up if short else teams) for v in bits(others))
        return found


def floated_opponents(
    name: str, residents: int, upfloaters: int, before: int
) -> Criterion:  # 2.3.7
    """Count the residents that floated before and meet an upfloater."""
    counting = FloatedOpponents(upfloaters, residents & ~before)
    teams = residents | upfloaters
    short = counting.least(teams) > 0
    bad = dict.fromkeys(bits(upfloaters), before)
    bad.update((v, upfloaters if before >> v & 1 else 0) for v in bits(residents))
    prices = dict.fromkeys(bits(upfloaters), 2 * short)
    prices.update((v, 0 if before >> v & 1 else -2 * short) for v in bits(residents))
    return Criterion(name, bad, prices, counting.tight(teams), counting)
