"""The criteria C.5 to C.19 as digits of a cost: what a pair, and what a downfloater, adds.

A digit is named by its criterion and, where a list of score differences is compared, by the
difference (A.8: from the highest to the lowest). The sum over a pairing, read from the first digit
to the last, orders pairings as the criteria do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.dutch.preferences import Strength
from teamswiss_gui.engine.dutch.state import ONE_POINT, Field, Float, TeamState
from teamswiss_gui.engine.matching import bits

Digit = tuple[int, int, int]
"""Criterion, part, and minus the score difference: in ascending order from the first digit."""

FLOATS = (5, 0, 0)
UNMATCHED = (7, 0, 0)


def wider_than_two(a: TeamState, b: TeamState) -> bool:  # C.8
    """Say whether one of the two gets a colour difference beyond two."""
    return _same_colour(a, b) and abs(a.difference) > 1 and abs(b.difference) > 1


def third_in_a_row(a: TeamState, b: TeamState) -> bool:  # C.9
    """Say whether one of two with the same absolute preference gets a colour three times running.

    By E.2 the narrower difference gives way; among equals E.3 spares the one that had it twice.
    """
    if not _same_colour(a, b) or not (_absolute(a) and _absolute(b)):
        return False
    if abs(a.difference) == abs(b.difference):
        return a.repeated is not None and a.repeated is b.repeated
    loser = a if abs(a.difference) < abs(b.difference) else b
    assert loser.preference.colour is not None
    return loser.repeated is loser.preference.colour.other


def preference_lost(a: TeamState, b: TeamState) -> bool:  # C.10
    """Say whether one of the two does not get its colour preference."""
    return _same_colour(a, b)


def strong_preference_lost(a: TeamState, b: TeamState) -> bool:  # C.11
    """Say whether one of the two does not get its strong colour preference.

    Of two absolute ones the loser loses an absolute preference, which C.8 and C.9 look at.
    """
    weaker = min(a.preference.strength, b.preference.strength)
    return _same_colour(a, b) and weaker is Strength.STRONG


def _same_colour(a: TeamState, b: TeamState) -> bool:
    return a.preference.colour is not None and a.preference.colour is b.preference.colour


def _absolute(team: TeamState) -> bool:
    return team.preference.strength is Strength.ABSOLUTE


def pair_digits(higher: TeamState, lower: TeamState) -> list[Digit]:
    """Return the digits that a pair adds one to; the score differences only where not zero."""
    found: list[Digit] = []
    apart = higher.score - lower.score
    if apart:
        found.append((6, 0, -apart))
    if wider_than_two(higher, lower):
        found.append((8, 0, 0))
    if third_in_a_row(higher, lower):
        found.append((9, 0, 0))
    if preference_lost(higher, lower):
        found.append((10, 0, 0))
    if strong_preference_lost(higher, lower):
        found.append((11, 0, 0))
    if apart:
        for back, (down, up) in enumerate(zip(higher.floats, lower.floats, strict=True)):
            if down is Float.DOWN:  # C.12, C.14, C.16, C.18
                found += [(12 + 2 * back, 0, 0), (16 + 2 * back, 0, -apart)]
            if up is Float.UP:  # C.13, C.15, C.17, C.19
                found += [(13 + 2 * back, 0, 0), (17 + 2 * back, 0, -apart)]
    return found


def float_digits(team: TeamState, least: int) -> list[Digit]:
    """Return the digits that a downfloater adds one to; `least` is the bracket's lowest score."""
    apart = team.score - (least - ONE_POINT)  # A.8
    found: list[Digit] = [FLOATS, (6, 0, -apart)]
    for back, before in enumerate(team.floats):
        if before is Float.DOWN:
            found += [(12 + 2 * back, 0, 0), (16 + 2 * back, 0, -apart)]
    return found


def unmatched_digits(team: TeamState) -> list[Digit]:  # C.7
    """Return what a downfloater that the following bracket cannot pair adds there."""
    return [UNMATCHED, (7, 1, -team.score)]


def tally(digits: Iterable[Digit]) -> dict[Digit, int]:
    """Count how often each digit occurs."""
    counts: dict[Digit, int] = {}
    for digit in digits:
        counts[digit] = counts.get(digit, 0) + 1
    return counts


def _kind(team: TeamState, *, topscorers: bool) -> tuple[object, ...]:
    """Return what the criteria see of a team; without topscorers C.3 leaves nothing to C.8, C.9."""
    wish = team.preference
    if topscorers and wish.strength is Strength.ABSOLUTE:
        return team.score, wish, team.floats, abs(team.difference), team.repeated
    return team.score, wish, team.floats


@dataclass(frozen=True, slots=True)
class Costs:
    """The costs of pairs and of downfloaters in a bracket, by kinds of teams."""

    kinds: tuple[int, ...]
    """The masks of the teams that the criteria cannot tell apart."""
    kind_of: Mapping[int, int]
    pair: Sequence[Sequence[int]]
    """Kind, kind of the other -> cost."""
    floating: Sequence[int]
    """Kind -> cost as a downfloater."""
    unmatched: Sequence[int]
    """Kind -> cost as a downfloater that the following bracket cannot pair either."""
    alone: int
    """The cost of a team of the following bracket that is left over there."""

    def of_pair(self, v: int, w: int) -> int:
        """Return the cost of a pair."""
        return self.pair[self.kind_of[v]][self.kind_of[w]]

    def of_float(self, v: int) -> int:
        """Return the cost of a downfloater."""
        return self.floating[self.kind_of[v]]

    def of_unmatched(self, v: int) -> int:
        """Return the cost of a downfloater that floats on."""
        return self.unmatched[self.kind_of[v]]


def _by_score(a: TeamState, b: TeamState) -> tuple[TeamState, TeamState]:
    return (a, b) if a.score >= b.score else (b, a)


def build_costs(field: Field, bracket: int, *, look_ahead: bool, below: int = 0) -> Costs:
    """Return the costs for the teams of a bracket; `below` counts the teams of the next one."""
    masks: dict[tuple[object, ...], int] = {}
    topscorers = any(field.teams[v].topscorer for v in bits(bracket))
    for v in bits(bracket):
        key = _kind(field.teams[v], topscorers=topscorers)
        masks[key] = masks.get(key, 0) | 1 << v
    kinds = tuple(masks.values())
    first = [field.teams[next(bits(mask))] for mask in kinds]
    least = field.teams[bracket.bit_length() - 1].score
    pairs: list[list[list[Digit]]] = [[] for _ in first]
    for a, team in enumerate(first):
        pairs[a] = [pairs[b][a] for b in range(a)]
        for other in first[a:]:
            pairs[a].append(pair_digits(*_by_score(team, other)))
    floating = [float_digits(team, least) for team in first]
    onward = [unmatched_digits(team) if look_ahead else [] for team in first]
    used = {digit for row in pairs for told in row for digit in told}
    used.update(digit for told in (*floating, *onward) for digit in told)
    used.add(UNMATCHED)
    unit = 1
    units = {}
    base = bracket.bit_count() + below + 2
    for digit in sorted(used, reverse=True):
        units[digit] = unit
        unit *= base
    return Costs(
        kinds=kinds,
        kind_of={v: kind for kind, mask in enumerate(kinds) for v in bits(mask)},
        pair=[[sum(units[d] for d in told) for told in row] for row in pairs],
        floating=[sum(units[d] for d in told) for told in floating],
        unmatched=[sum(units[d] for d in (*a, *b)) for a, b in zip(floating, onward, strict=True)],
        alone=units[UNMATCHED] if look_ahead else 0,
    )
