"""How a bracket is paired (articles 2.3.5 to 2.3.7 and 3.6; draft 2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from teamswiss_gui.engine.fide_team import identifiers
from teamswiss_gui.engine.fide_team.criteria import (
    Criterion,
    Pair,
    floated_opponents,
    same_colour,
)
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum
from teamswiss_gui.engine.request import Colour, ColourPreferences
from teamswiss_gui.engine.weighted import cheapest_perfect, priced_perfect


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


def pair_bracket(bracket: Bracket) -> Pairing:  # 3.6.4
    """Return the first pairing in the order of 3.6.3 among the best by C8, C9 and C10."""
    pairs = pair_simply(bracket) or pair_by_prices(bracket) or pair_by_weights(bracket)
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
    return _first_of(bracket, tight)


def _first_of(bracket: Bracket, rows: Mapping[int, int]) -> list[Pair] | None:  # 3.6.3
    """Return the first pairing that is made of these pairs only, None if there is none."""
    full = [rows.get(v, 0) for v in range(len(bracket.field.teams))]
    found, structure = maximum(full, bracket.teams)
    if structure.deficiency:
        return None
    top = identifiers.first_tops(full, bracket.teams, found)
    across = identifiers.between(full, top, bracket.teams & ~top)
    return identifiers.first_bottoms(across, top, found)


def pair_by_prices(bracket: Bracket) -> list[Pair] | None:
    """Return the pairing if prices of the teams alone prove the best values, else None.

    One cheapest perfect matching with the criteria for costs, and no order, has short costs and
    most pairs from counting. If no odd set had to be priced, the best pairings are exactly those
    whose every pair costs what the prices of its teams come to: the first of them is found as if
    counting had proved the values.
    """
    vertices = list(bits(bracket.teams))
    place = {v: i for i, v in enumerate(vertices)}
    units = _units(bracket, 1)
    weighed = list(zip(bracket.criteria, units, strict=True))
    tight = [0] * len(bracket.field.teams)
    costs: list[dict[int, int]] = []
    for v in vertices:
        row = dict.fromkeys((place[w] for w in bits(bracket.graph[v])), 0)
        tight[v] = bracket.graph[v]
        for criterion, unit in weighed:
            tight[v] &= criterion.tight[v]
            for w in bits(criterion.bad[v] & bracket.graph[v]):
                row[place[w]] += 2 * unit
        costs.append(row)
    prices = [sum(c.prices[v] * unit for c, unit in weighed) for v in vertices]
    mate, _ = maximum(tight, bracket.teams)
    start = [EXPOSED if mate[v] == EXPOSED else place[mate[v]] for v in vertices]
    found = priced_perfect(costs, prices, start)
    assert found is not None, "a bracket always has a pairing"
    proof = found[1]
    if proof is None:
        return None
    rows = {
        v: sum(1 << vertices[j] for j, cost in costs[i].items() if 2 * cost == proof[i] + proof[j])
        for i, v in enumerate(vertices)
    }
    return _first_of(bracket, rows)


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
