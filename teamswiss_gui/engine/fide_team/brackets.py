"""How a bracket is paired (articles 2.3.5 to 2.3.7 and 3.6; draft 2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.fide_team import identifiers
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum
from teamswiss_gui.engine.request import Colour, ColourPreferences
from teamswiss_gui.engine.weighted import cheapest_perfect

Pair = tuple[int, int]


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

    def count(self, pairs: Sequence[Pair]) -> int:
        """Return how many of the pairs the criterion counts."""
        return sum(self.bad[a] >> b & 1 for a, b in pairs)


@dataclass(frozen=True, slots=True)
class Bracket:
    """Residents and upfloaters to be paired with each other."""

    field: Field
    residents: int
    upfloaters: int
    graph: dict[int, int]
    """C1, and no pair of two upfloaters: without them the set would have been smaller (C4)."""
    criteria: tuple[Criterion, ...]
    """In order: preferences (C8), strong ones (C9), opponents that floated before (C10)."""

    @property
    def teams(self) -> int:
        """Return the mask of the whole bracket."""
        return self.residents | self.upfloaters


@dataclass(frozen=True, slots=True)
class Pairing:
    """The pairs (top member, bottom member) in the order of their top members, and their values."""

    pairs: tuple[Pair, ...]
    values: tuple[int, ...]
    """The counts of the bracket's criteria, in order."""


def build_bracket(field: Field, residents: int, upfloaters: int) -> Bracket:
    """Collect what decides between the pairings of a bracket."""
    teams = residents | upfloaters
    graph = {
        v: field.may_meet[v] & (residents if upfloaters >> v & 1 else teams) for v in bits(teams)
    }
    wanting = dict.fromkeys(Colour, 0)
    strong = dict.fromkeys(Colour, 0)
    for v in bits(teams):
        preference = field.teams[v].preference
        if preference is not None:
            wanting[preference.colour] |= 1 << v
            if preference.strong:
                strong[preference.colour] |= 1 << v
    criteria = [same_colour("colours", teams, wanting)]
    if field.request.colour_preferences is ColourPreferences.TYPE_B:
        criteria.append(same_colour("strong_colours", teams, strong))
    if field.floats_count:
        before = 0
        for v in bits(residents):
            if field.teams[v].floated:
                before |= 1 << v
        criteria.append(floated_opponents("opponents", residents, upfloaters, before))
    return Bracket(field, residents, upfloaters, graph, tuple(criteria))


def same_colour(name: str, teams: int, wanting: dict[Colour, int]) -> Criterion:  # 2.3.5, 2.3.6
    """Count the pairs of two teams with the same preference.

    If more than half of the bracket want one colour, pairs of two of them cannot be fewer than
    their number beyond the half, and are that few exactly if all others are paired with them.
    """
    many = 0
    for group in wanting.values():
        if 2 * group.bit_count() > teams.bit_count():
            many = group
    bad, prices, tight = {}, {}, {}
    for v in bits(teams):
        bad[v] = 0
        for group in wanting.values():
            if group >> v & 1:
                bad[v] = group & ~(1 << v)
        prices[v] = 0 if not many else 1 if many >> v & 1 else -1
        tight[v] = teams & ~bad[v] if not many else teams if many >> v & 1 else many
    return Criterion(name, bad, prices, tight)


def floated_opponents(
    name: str, residents: int, upfloaters: int, before: int
) -> Criterion:  # 2.3.7
    """Count the residents that floated before and meet an upfloater.

    If there are fewer other residents than upfloaters, the number cannot be less than what is
    missing, and is that exactly if all of those meet upfloaters.
    """
    others = residents & ~before
    short = upfloaters.bit_count() > others.bit_count()
    bad, prices, tight = {}, {}, {}
    for v in bits(residents | upfloaters):
        if upfloaters >> v & 1:
            bad[v], prices[v] = before, 2 * short
            tight[v] = residents if short else others
        elif before >> v & 1:
            bad[v], prices[v] = upfloaters, 0
            tight[v] = before | upfloaters if short else residents
        else:
            bad[v], prices[v] = 0, -2 * short
            tight[v] = upfloaters if short else residents | upfloaters
    return Criterion(name, bad, prices, tight)


def pair_bracket(bracket: Bracket) -> Pairing:  # 3.6.4
    """Return the first pairing in the order of 3.6.3 among the best by C8, C9 and C10."""
    pairs = pair_simply(bracket)
    if pairs is None:
        pairs = pair_by_weights(bracket)
    return Pairing(tuple(pairs), tuple(c.count(pairs) for c in bracket.criteria))


def pair_simply(bracket: Bracket) -> list[Pair] | None:
    """Return the pairing if the least numbers that counting proves are all attained, else None."""
    tight = dict(bracket.graph)
    for criterion in bracket.criteria:
        for v in tight:
            tight[v] &= criterion.tight[v]
    top, bottom = identifiers.halves(bracket.teams)
    mate = identifiers.match_across(tight, top, bottom)
    if mate is not None:
        # The first half as top members is the first identifier there can be.
        return identifiers.first_bottoms(tight, top, mate)
    full = [tight.get(v, 0) for v in range(len(bracket.field.teams))]
    found, structure = maximum(full, bracket.teams)
    if structure.deficiency:
        return None
    top = identifiers.first_tops(full, bracket.teams, found)
    across = identifiers.between(full, top, bracket.teams & ~top)
    return identifiers.first_bottoms(across, top, found)


def pair_by_weights(bracket: Bracket) -> list[Pair]:
    """Return the pairing by one cheapest perfect matching and its prices: the general method."""
    vertices = list(bits(bracket.teams))
    count = len(vertices)
    place = {v: i for i, v in enumerate(vertices)}
    bits_unit = 1 << (count + 1)
    units = _units(bracket, bits_unit)
    # Everything is doubled, for the prices' sake: a bottom member costs 2 * 2^(places behind it).
    as_bottom = [2 << (count - 1 - i) for i in range(count)]
    share = as_bottom[count // 2] // 2
    # Shares make each pair of a first-half and a second-half team tight: no other pair costs less.
    prices = [share if i < count // 2 else as_bottom[i] - share for i in range(count)]
    for criterion, unit in zip(bracket.criteria, units, strict=True):
        for i, v in enumerate(vertices):
            prices[i] += criterion.prices[v] * unit
    costs: list[dict[int, int]] = []
    tight = dict(bracket.graph)
    for i, v in enumerate(vertices):
        row = {}
        for w in bits(bracket.graph[v]):
            j = place[w]
            row[j] = as_bottom[max(i, j)]
            for criterion, unit in zip(bracket.criteria, units, strict=True):
                if criterion.bad[v] >> w & 1:
                    row[j] += 2 * unit
        costs.append(row)
        for criterion in bracket.criteria:
            tight[v] &= criterion.tight[v]
    start = [EXPOSED] * count
    top, bottom = identifiers.halves(bracket.teams)
    for v, w in identifiers.most_across(tight, top, bottom).items():
        start[place[v]], start[place[w]] = place[w], place[v]
    found = cheapest_perfect(costs, prices, start)
    assert found is not None, "a bracket always has a pairing"
    mate = [EXPOSED] * len(bracket.field.teams)
    top = 0
    for i, j in enumerate(found):
        mate[vertices[i]] = vertices[j]
        if i < j:
            top |= 1 << vertices[i]
    return identifiers.first_bottoms(_tight_across(bracket, units, top, mate), top, mate)


def _units(bracket: Bracket, least: int) -> list[int]:
    """Return a unit for each criterion, so that one of a unit outweighs all below it."""
    units = []
    unit = least
    for _ in bracket.criteria:
        units.append(unit)
        unit *= bracket.teams.bit_count() + 1
    return units[::-1]


def _tight_across(bracket: Bracket, units: list[int], top: int, mate: list[int]) -> dict[int, int]:
    """Return the pairs of top and bottom members that best pairings with these tops are made of.

    Prices that prove the matching best are shortest ways in its exchange graph (there are no
    negative circuits, as it is best); exactly the pairings of tight pairs cost the same.
    """
    across = {v: bracket.graph[v] & ~top & -(1 << v) for v in bits(top)}
    cost = {
        v: {
            w: sum(
                unit
                for criterion, unit in zip(bracket.criteria, units, strict=True)
                if criterion.bad[v] >> w & 1
            )
            for w in bits(row)
        }
        for v, row in across.items()
    }
    price = dict.fromkeys(across, 0)
    changed = True
    while changed:
        changed = False
        for v, row in cost.items():
            least = price[v]
            for w, amount in row.items():
                owner = mate[w]
                least = min(least, price[owner] + amount - cost[owner][w])
            if least < price[v]:
                price[v] = least
                changed = True
    tight = {}
    for v, row in cost.items():
        tight[v] = 0
        for w, amount in row.items():
            owner = mate[w]
            if price[v] == price[owner] + amount - cost[owner][w]:
                tight[v] |= 1 << w
    return tight
