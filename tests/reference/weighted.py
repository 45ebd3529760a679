"""The weighted reference: one matching with a very long integer weight for each decision.

`pair(request)` answers as `exhaustive.pair` does, for up to about 60 teams, in another way: no set
and no pairing is listed. For every decision (the bye, the upfloaters of a bracket, the pairing of a
bracket) each possible pair gets one integer whose leading digits are the criteria and whose
trailing digits are the lexicographic order, and networkx finds the heaviest perfect matching in
exact integer arithmetic. What is reported is described in `exhaustive`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations

import networkx as nx

from tests.reference.definitions import (
    FINAL,
    Answer,
    Event,
    NoLegalPairing,
    Pair,
    Request,
    floated_in_previous_round,
    floaters_count,
    following_scoregroup,
    in_upfloater_order,
    matches_played,
    may_have_the_bye,
    may_meet,
    points,
    preference,
    published,
    read,
    score,
)

NO_TEAM = 0  # stands for "no opponent"; a TPN is positive


def pair(request: Request) -> Answer:
    """Pair the round (3.3.2, draft 1.9.2), or raise NoLegalPairing (3.3.3, draft 1.9.3)."""
    event = read(request)
    bye = the_bye(event)
    unpaired = set(event.available) - {bye}
    pairs: list[Pair] = []
    brackets: list[Answer] = []
    while unpaired:
        highest = max(score(event, tpn) for tpn in unpaired)
        residents = {tpn for tpn in unpaired if score(event, tpn) == highest}
        floating = select_upfloaters(event, unpaired, residents)
        bracket = pair_bracket(event, residents, floating)
        pairs += bracket.pairs
        brackets.append(
            {
                "score": points(highest),
                "residents": sorted(residents),
                "upfloaters": in_upfloater_order(event, floating.teams),
                "criteria": {
                    f"C{number}": value
                    for number, value in enumerate(
                        [
                            len(floating.teams),
                            [points(s) for s in sorted(score(event, t) for t in floating.teams)],
                            *floating.criteria,
                            *bracket.criteria,
                        ],
                        start=4,
                    )
                },
            }
        )
        unpaired -= residents | floating.teams
    return {
        "round": event.next_round,
        "system": event.system,
        "bye": bye,
        "pairs": published(event, pairs),
        "brackets": brackets,
    }


# --- matching -----------------------------------------------------------------------------------


def heaviest_pairing(
    vertices: Iterable[int], weight: Callable[[int, int], int | None]
) -> list[Pair] | None:
    """Return the perfect matching with the greatest total weight, or None if none is perfect.

    `weight` is asked once for each two vertices, the smaller first; None means "never".
    """
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(vertices)
    for one, other in combinations(sorted(graph), 2):
        value = weight(one, other)
        if value is not None:
            graph.add_edge(one, other, weight=value)
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(matched) != len(graph):
        return None
    return sorted((min(two), max(two)) for two in matched)


def number(digits: Iterable[int], base: int) -> int:
    """Return the integer with these digits, the first one the most significant."""
    value = 0
    for digit in digits:
        value = value * base + digit
    return value


# --- 3.4 Pairing-allocated bye ------------------------------------------------------------------


def the_bye(event: Event) -> int | None:
    """Return the team with the bye, None for an even number of teams (3.4, draft 2.1).

    "No team" is a partner that only the teams [C2] allows can have, dearer the earlier they stand
    in the order of 3.4.2 to 3.4.4. With an even number this only asks for a legal pairing.
    """
    if len(event.available) % 2 == 0:
        weight_one = heaviest_pairing(
            event.available, lambda one, other: 1 if may_meet(event, one, other) else None
        )
        if weight_one is not None:
            return None
        raise NoLegalPairing
    last_first = sorted(
        event.available, key=lambda t: (-score(event, t), matches_played(event, t), t)
    )

    def weight(one: int, other: int) -> int | None:
        if one == NO_TEAM:
            return last_first.index(other) if may_have_the_bye(event, other) else None
        return 0 if may_meet(event, one, other) else None

    found = heaviest_pairing({NO_TEAM, *event.available}, weight)
    if found is None:
        raise NoLegalPairing
    return dict(found)[NO_TEAM]


# --- 3.5 Selection of upfloaters ----------------------------------------------------------------


@dataclass(frozen=True)
class Upfloaters:
    """The upfloaters of a bracket and their [C6] and, in the final text, [C7]."""

    teams: set[int]
    criteria: list[int]


def select_upfloaters(event: Event, unpaired: set[int], residents: set[int]) -> Upfloaters:
    """Return the set of 3.5.5: residents matched outside their scoregroup bring upfloaters.

    In the final text [C6] is kept or broken (reading 8), not graded: the smallest number of teams
    that leave the following scoregroup shows whether any set keeps it; if none does, the choice is
    made once more without [C6].
    """
    following = following_scoregroup(event, max(score(event, tpn) for tpn in residents))
    following &= unpaired

    def choose(*, with_c6: bool) -> tuple[set[int], int]:
        weight = upfloater_weight(event, unpaired, residents, following if with_c6 else frozenset())
        found = heaviest_pairing(unpaired, weight)
        assert found is not None, "what is left was completable a moment ago"
        teams = {
            tpn
            for two in found
            if len(residents.intersection(two)) == 1
            for tpn in two
            if tpn not in residents
        }
        left_over = sum(
            1
            for two in found
            if not residents.intersection(two) and len(following.intersection(two)) == 1
        )
        return teams, left_over

    teams, left_over = choose(with_c6=True)
    if event.system != FINAL:
        return Upfloaters(teams, [left_over])
    broken = left_over > len(following - teams) % 2
    if broken:
        teams, _ = choose(with_c6=False)
    floated = sum(floated_in_previous_round(event, tpn) for tpn in teams)
    return Upfloaters(teams, [int(broken), floated if floaters_count(event) else 0])


def upfloater_weight(
    event: Event, unpaired: set[int], residents: set[int], following: frozenset[int]
) -> Callable[[int, int], int | None]:
    """Return the weight of a pair when the upfloaters are chosen."""
    potential = in_upfloater_order(event, unpaired - residents)
    place = {tpn: index for index, tpn in enumerate(potential)}
    levels = sorted({score(event, tpn) for tpn in potential})
    base = len(unpaired) + 1
    c7_counts = event.system == FINAL and floaters_count(event)

    def weight(one: int, other: int) -> int | None:
        if not may_meet(event, one, other):
            return None
        outside = [tpn for tpn in (one, other) if tpn not in residents]
        c4, c5, c6, c7, order = 0, [0] * len(levels), 0, 0, 0
        if len(outside) == 1:
            (upfloater,) = outside
            c4 = 1
            # Ascending scores are largest when fewest are of the lowest, then of the next level.
            c5[levels.index(score(event, upfloater))] = 1
            c7 = int(c7_counts and floated_in_previous_round(event, upfloater))
            # The earlier team outweighs all the later ones together: the order of 3.5.4.
            order = 1 << (len(potential) - 1 - place[upfloater])
        elif len(outside) == 2:
            c6 = int(len(following.intersection(outside)) == 1)
        cost = number([c4, *c5, c6, c7], base)
        return order - (cost << len(potential))

    return weight


# --- 3.6 Pairing of a bracket -------------------------------------------------------------------


@dataclass(frozen=True)
class Bracket:
    """The pairs of a bracket and their [C8], [C9], [C10] (draft [C7], [C8], [C9])."""

    pairs: list[Pair]
    criteria: list[int]


def pair_bracket(event: Event, residents: set[int], floating: Upfloaters) -> Bracket:
    """Return the pairing of 3.6.4."""
    teams = sorted(residents | floating.teams)
    size = len(teams)
    place = {tpn: index for index, tpn in enumerate(teams)}

    def criteria(top: int, bottom: int) -> list[int]:
        # Reading 9: one preference is missed when both want the same colour, a strong one when both
        # are strong.
        clash = strong_clash = False
        wish, other_wish = preference(event, top), preference(event, bottom)
        if wish is not None and other_wish is not None:
            clash = wish.colour == other_wish.colour
            strong_clash = clash and wish.strength == other_wish.strength == "strong"
        again = 0
        if floaters_count(event) and (top in floating.teams or bottom in floating.teams):
            counted = [t for t in (top, bottom) if event.system != FINAL or t in residents]
            again = sum(floated_in_previous_round(event, tpn) for tpn in counted)
        return [int(clash), int(strong_clash), again]

    def weight(top: int, bottom: int) -> int | None:
        if not may_meet(event, top, bottom):
            return None
        cost = number(criteria(top, bottom), size + 1)
        # 3.6.3, first half: the earliest possible set of top members.
        tops = 1 << (size - 1 - place[top])
        # Second half: the bottom member of the first top member, then of the second, and so on.
        bottoms = number([place[bottom]] + [0] * (size - 1 - place[top]), size)
        room_for_bottoms: int = size**size
        return (tops - (cost << size)) * room_for_bottoms - bottoms

    found = heaviest_pairing(teams, weight)
    assert found is not None, "the upfloaters were chosen so that the bracket can be paired"
    counted = [criteria(*two) for two in found]
    return Bracket(found, [sum(values) for values in zip(*counted, strict=True)])
