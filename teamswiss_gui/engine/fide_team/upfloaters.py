"""Which upfloaters join the top-scoregroup (articles 2.3.1 to 2.3.4 and 3.5; draft 2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.matching import (
    EXPOSED,
    Structure,
    bits,
    blank,
    components,
    maximum,
)
from teamswiss_gui.engine.weighted import cheapest_perfect


@dataclass(frozen=True, slots=True)
class Situation:
    """A top-scoregroup to complete: masks of the teams not yet paired."""

    field: Field
    residents: int
    following: int
    """What is left of the following scoregroup (2.3.3)."""
    below: int
    """The teams below that."""
    mate: list[int]
    """Some perfect matching of all of them (2.2.1 [C3] holds so far)."""

    @property
    def lower(self) -> int:
        """Return the potential upfloaters (3.5.1)."""
        return self.following | self.below


@dataclass(frozen=True, slots=True)
class Selection:
    """The chosen upfloaters, what they attain, and a perfect matching of everyone left after."""

    upfloaters: int
    scores: tuple[HalfPoints, ...]
    """Ascending, as C5 maximises them."""
    following: int
    """C6: 0 kept, 1 broken; in the draft the teams of the following scoregroup that leave it."""
    floated_again: int
    rest: list[int]


def situation(field: Field, unpaired: int, score: HalfPoints, mate: list[int]) -> Situation:
    """Split the unpaired teams: top-scoregroup, following scoregroup, all below (1.3.1, 2.3.3)."""
    residents = field.groups[score] & unpaired
    place = field.scores.index(score) + 1
    following = field.groups[field.scores[place]] & unpaired if place < len(field.scores) else 0
    return Situation(field, residents, following, unpaired & ~residents & ~following, mate)


def select(now: Situation) -> Selection:  # 3.5
    """Choose the first set in the order of 3.5.4 among the best by C4, C5, C6 and C7, with C3."""
    graph = now.field.may_meet
    inside, structure = maximum(graph, now.residents, now.mate)
    simple = without_completion(now, structure)
    if simple is not None:
        kept = keep_following(now, simple)
        if kept is not None:
            return _selection(now, simple, kept)
        if not simple and not now.field.edition.following_is_graded:
            rest, left = maximum(graph, now.lower, now.mate)
            if not left.deficiency:
                return _selection(now, 0, rest)
    return by_weights(now, inside)


def set_order(now: Situation) -> list[int]:  # 3.5.3
    """Return the potential upfloaters by descending score, then ascending TPN."""
    teams = now.field.teams
    return sorted(bits(now.lower), key=lambda i: (-teams[i].score, i))


def without_completion(now: Situation, structure: Structure) -> int | None:
    """Return the set that C4, C5, C7 and 3.5.4 choose if C3 and C6 are not asked, None if none.

    A maximum matching of the residents leaves `deficiency` of them over, so C4 cannot be less.
    Every odd part of the structure can send out any one of its teams, and exactly one if the
    number is to be that small; so the sets that fit are the bases of a transversal matroid, and
    taking teams greedily in the order (score, floated before, TPN) finds the best one.
    """
    if not structure.deficiency:
        return 0
    field = now.field
    graph = field.may_meet
    parts = components(graph, structure.outer)
    touched = 0
    for v in bits(structure.outer):
        touched |= graph[v]
    chosen: dict[int, int] = {}
    for v in bits(touched & now.residents & ~structure.outer):
        _seat(graph, parts, chosen, v, set())
    found = 0
    for v in sorted(bits(touched & now.lower), key=lambda i: _preference(field, i)):
        if _seat(graph, parts, chosen, v, set()):
            found |= 1 << v
            if found.bit_count() == structure.deficiency:
                return found
    return None


def _preference(field: Field, index: int) -> tuple[int, bool, int]:
    team = field.teams[index]
    return (-team.score, _counts_as_floated(field, index), index)


def _counts_as_floated(field: Field, index: int) -> bool:  # 2.3.4
    return (
        field.edition.criteria.floated_again is not None
        and field.floats_count
        and field.teams[index].floated
    )


def _seat(
    graph: tuple[int, ...], parts: list[int], chosen: dict[int, int], v: int, tried: set[int]
) -> bool:
    """Give v a part of its own, moving others if need be."""
    stack = [(v, iter([p for p, part in enumerate(parts) if graph[v] & part]))]
    moves: list[int] = []
    while stack:
        _, choices = stack[-1]
        for p in choices:
            if p in tried:
                continue
            tried.add(p)
            moves.append(p)
            if p not in chosen:
                for (who, _), part in zip(stack, moves, strict=True):
                    chosen[part] = who
                return True
            other = chosen[p]
            stack.append((other, iter([q for q, part in enumerate(parts) if graph[other] & part])))
            break
        else:
            stack.pop()
            if moves:
                moves.pop()
    return False


def keep_following(now: Situation, upfloaters: int) -> list[int] | None:  # 2.3.3 [C6]
    """Return a completion in which what is left of the following scoregroup floats no more than
    its parity asks, None if there is none.

    A set that is best before C6 and keeps it, with C3, is best after it too.
    """
    graph = now.field.may_meet
    left = now.following & ~upfloaters
    under = now.below & ~upfloaters
    odd = left.bit_count() % 2
    above, above_structure = maximum(graph, left, now.mate)
    if above_structure.deficiency != odd:
        return None
    lower, lower_structure = maximum(graph, under, now.mate)
    if lower_structure.deficiency != odd:
        return None
    rest = [a if a != EXPOSED else b for a, b in zip(above, lower, strict=True)]
    if not odd:
        return rest
    # Any team that a maximum matching can leave over may be the one that floats.
    for v in bits(above_structure.outer):
        partners = graph[v] & lower_structure.outer
        if partners:
            w = (partners & -partners).bit_length() - 1
            above = maximum(graph, left & ~(1 << v), above)[0]
            lower = maximum(graph, under & ~(1 << w), lower)[0]
            rest = [a if a != EXPOSED else b for a, b in zip(above, lower, strict=True)]
            rest[v], rest[w] = w, v
            return rest
    return None


def by_weights(now: Situation, inside: list[int]) -> Selection:
    """Choose by one cheapest perfect matching of everyone left: the general method.

    A pair of a resident and a lower team makes that team an upfloater; no best set has a pair of
    two upfloaters, since without them it would be smaller. The digits of the cost, from the first:
    C4, C5 (lowest score first), C6 (pairs that leave the following scoregroup downwards), C7, and
    the order of 3.5.4 as one bit for each team.
    """
    mate = _cheapest(now, inside, ask_following=True)
    upfloaters = _matched_with(now.residents, now.lower, mate)
    left = now.following & ~upfloaters
    leaving = _matched_with(now.below, left, mate).bit_count()
    graded = now.field.edition.following_is_graded
    if leaving > left.bit_count() % 2 and not graded:  # C6 is broken by every set
        mate = _cheapest(now, inside, ask_following=False)
        upfloaters = _matched_with(now.residents, now.lower, mate)
    rest = list(mate)
    for v in bits(now.residents | upfloaters):
        rest[v] = EXPOSED
    return _selection(now, upfloaters, rest)


def _cheapest(now: Situation, inside: list[int], *, ask_following: bool) -> list[int]:
    """Return a cheapest perfect matching; first with few lower teams, which is often enough.

    These few may all meet each other and the rest of them is not looked at, so that nothing
    cheaper is missed. If the teams not taken can then be paired, nothing was assumed too much.
    """
    cost_of = upfloater_costs(now)
    few = enough_below(now, cost_of)
    if few != now.below:
        mate = _weighed(now, inside, cost_of, few, ask_following=ask_following)
        left = now.below
        for v in bits(few):
            if few >> mate[v] & 1:
                mate[v] = EXPOSED
            else:
                left &= ~(1 << v)
        completed, structure = maximum(now.field.may_meet, left, now.mate)
        if not structure.deficiency:
            return [a if a != EXPOSED else b for a, b in zip(mate, completed, strict=True)]
    return _weighed(now, inside, cost_of, now.below, ask_following=ask_following)


def _weighed(
    now: Situation, inside: list[int], cost_of: UpfloaterCosts, below: int, *, ask_following: bool
) -> list[int]:
    """Return a cheapest perfect matching with these of the teams below the following scoregroup.

    If they are not all, any two of them may meet.
    """
    graph = now.field.may_meet
    simple = below != now.below
    everyone = now.residents | now.following | below
    vertices = list(bits(everyone))
    place = {v: i for i, v in enumerate(vertices)}
    leaving = cost_of.leaving if ask_following else 0
    costs: list[dict[int, int]] = []
    for v in vertices:
        row = {}
        near = graph[v]
        if simple and below >> v & 1:
            near = near & ~below | below & ~(1 << v)
        for w in bits(near & everyone):
            cost = 0
            if now.residents >> v & 1:
                cost = cost_of.upfloat.get(w, 0)
            elif now.residents >> w & 1:
                cost = cost_of.upfloat[v]
            elif (now.following >> v & 1) != (now.following >> w & 1):
                cost = leaving
            row[place[w]] = cost
        costs.append(row)
    # Prices of nothing are right at the start: no cost is negative, the starting pairs cost none.
    start = [EXPOSED] * len(vertices)
    parts = [now.following] if simple else [now.following, below] if ask_following else [now.lower]
    for some in [inside, *(maximum(graph, part, now.mate)[0] for part in parts)]:
        for i, v in enumerate(vertices):
            if some[v] != EXPOSED:
                start[i] = place[some[v]]
    if simple:
        listed = [place[v] for v in bits(below)]
        for i, j in zip(listed[::2], listed[1::2], strict=False):
            start[i], start[j] = j, i
    found = cheapest_perfect(costs, [0] * len(vertices), start)
    assert found is not None, "the unpaired teams always have a perfect matching"
    mate = blank(graph)
    for i, j in enumerate(found):
        mate[vertices[i]] = vertices[j]
    return mate


def enough_below(now: Situation, cost_of: UpfloaterCosts) -> int:
    """Return as many of the teams below the following scoregroup as the choice can depend on, if
    those not chosen can then be paired whoever they are.

    At most as many of them as there are teams above are paired upwards. So each team above needs
    only that many of its cheapest partners: of these one is always free, and no dearer than any
    other.
    """
    graph = now.field.may_meet
    above = now.residents | now.following
    wanted = above.bit_count()
    if 4 * wanted > now.below.bit_count():
        return now.below
    ordered = sorted(bits(now.below), key=cost_of.upfloat.__getitem__)
    kept = 0
    for v in bits(above):
        partners = [w for w in ordered if graph[v] >> w & 1][:wanted]
        kept |= sum(1 << w for w in partners)
    if (wanted + kept.bit_count()) % 2:
        spare = now.below & ~kept
        kept |= spare & -spare
    return kept


@dataclass(frozen=True, slots=True)
class UpfloaterCosts:
    """The cost of each lower team as an upfloater, and of a pair that leaves downwards."""

    upfloat: dict[int, int]
    leaving: int


def upfloater_costs(now: Situation) -> UpfloaterCosts:
    """Return costs whose sum orders the sets by C4, C5, C6, C7 and 3.5.4."""
    field = now.field
    ordered = set_order(now)
    span = 1 << len(ordered)
    digit = now.residents.bit_count() + 1
    again = span * digit
    leaving = again * digit
    score_unit = leaving * (now.following.bit_count() + 1)
    costs: dict[int, int] = {}
    score = None
    for rank, v in enumerate(ordered):
        if score is not None and field.teams[v].score != score:
            score_unit *= digit
        score = field.teams[v].score
        costs[v] = score_unit + _counts_as_floated(field, v) * again + span - (span >> (rank + 1))
    score_unit *= digit
    return UpfloaterCosts({v: score_unit + cost for v, cost in costs.items()}, leaving)


def _matched_with(partners: int, vertices: int, mate: list[int]) -> int:
    found = 0
    for v in bits(vertices):
        if mate[v] != EXPOSED and partners >> mate[v] & 1:
            found |= 1 << v
    return found


def _selection(now: Situation, upfloaters: int, rest: list[int]) -> Selection:
    field = now.field
    left = now.following & ~upfloaters
    leaving = _matched_with(now.below, left, rest).bit_count()
    graded = field.edition.following_is_graded
    following = leaving if graded else int(leaving > left.bit_count() % 2)
    return Selection(
        upfloaters=upfloaters,
        scores=tuple(sorted(field.teams[i].score for i in bits(upfloaters))),
        following=following,
        floated_again=sum(_counts_as_floated(field, i) for i in bits(upfloaters)),
        rest=rest,
    )
