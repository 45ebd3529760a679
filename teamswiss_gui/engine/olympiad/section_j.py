"""Rounds 1 to 3: floaters first, then the top half against the bottom half (rules 29 to 47)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.matching import Graph, bits, maximum
from teamswiss_gui.engine.olympiad.choices import Chooser, by_halves
from teamswiss_gui.engine.olympiad.feasible import Next, is_complete
from teamswiss_gui.engine.olympiad.fewest import fewest_floaters
from teamswiss_gui.engine.olympiad.pools import Part, Pool
from teamswiss_gui.engine.olympiad.state import Field
from teamswiss_gui.engine.olympiad.turns import Floater, Turn


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a part of the groups: the bottom mirrors the top."""

    dropped: str
    incomplete: str
    met_all: str
    no_opponent: str
    further: str
    sequence: str


TOP = Rules("29a", "29b", "30", "42", "44", "39")
BOTTOM = Rules("32", "33", "34", "43", "45", "41")


def strength_order(members: int, part: Part) -> list[int]:  # 37, 38
    """Return the teams by TPN, the strongest first; below the median group the weakest first."""
    order = list(bits(members))
    return order[::-1] if part is Part.BOTTOM else order


def pair_outer(
    field: Field,
    pool: Pool,
    part: Part,
    others: Sequence[Pool],
    unpaired: int,
    among: int | None = None,
) -> Iterator[Turn]:  # 29 to 35
    """Yield a group's pairing, then those with other floaters; `others` are still to come.

    With `among` only those that these floaters give.
    """
    members = pool.members
    rest = unpaired & ~members
    if members.bit_count() % 2 == 0:
        if is_complete(field.legal, members) and is_complete(field.legal, rest):
            yield _turn(field, pool, part, ())
            return
    else:
        inside = maximum(field.legal, members)[1]
        if inside.deficiency == 1:
            possible = inside.outer & pool.residents
            possible = Next(field.legal, Pool((), rest), part).floaters_that_leave_none(possible)
            for floater in _single_floaters(field, pool, part, others, inside.outer, possible):
                if among is None or among >> floater.team & 1:
                    yield _turn(field, pool, part, (floater,))
            if possible:
                return
    order = _dropping_order(field, pool, part, others)
    chosen = fewest_floaters(field, pool, order, unpaired)
    yield _turn(field, pool, part, [_named(field, pool, part, team) for team in chosen])


def pair_middle(field: Field, pool: Pool) -> Turn:  # 37
    """Pair the median group, which comes last, completely."""
    return _turn(field, pool, Part.MIDDLE, ())


# --- who is dropped or elevated -------------------------------------------------------------------


def _single_floaters(
    field: Field, pool: Pool, part: Part, others: Sequence[Pool], outer: int, possible: int
) -> Iterator[Floater]:  # 29, 30, 31
    """Yield the team that an uneven group drops, the weakest unless a rule asks for another.

    Then those that rule 21 may take instead: with an opponent as near, and the group's own limits
    kept as well, or dropped as well.
    """
    fits = _fitting(field, part, others, possible)
    within = maximum(field.limited, pool.members)[1]
    keeps = within.outer if within.deficiency == 1 else 0

    def worth(team: int) -> tuple[bool, int, bool]:
        return (
            not fits >> team & 1,  # 21 b: the group that it comes to can be paired
            _depth(field, others, team),  # 30, 31
            not keeps >> team & 1,  # 21
        )

    rules = BOTTOM if part is Part.BOTTOM else TOP
    weakest_first = strength_order(pool.residents, part)[::-1]
    order = sorted((team for team in weakest_first if possible >> team & 1), key=worth)
    for chosen in order:
        _unfit, depth, drops = worth(chosen)
        if (depth, drops) != worth(order[0])[1:]:
            continue
        passed = []
        for team in weakest_first[: weakest_first.index(chosen)]:
            if outer >> team & 1 and worth(team)[1] > depth:
                passed.append((team, rules.met_all))
            elif not possible >> team & 1:
                passed.append((team, rules.incomplete))
            else:
                passed.append((team, "20" if fits >> team & 1 else "21b"))
        rule = rules.dropped if not passed else passed[0][1].replace("20", "21b")
        if _is_alone(field, pool, chosen):
            rule = rules.no_opponent
        yield Floater(chosen, rule, tuple(passed))


def _fitting(field: Field, part: Part, others: Sequence[Pool], floaters: int) -> int:  # 21 b
    """Return the floaters with each of whom the next group can be paired, and what is left then."""
    following, *beyond = others
    further = 0
    for pool in beyond:
        further |= pool.members
    if following.members.bit_count() % 2:
        fits = is_complete(field.legal, further)
        return Next(field.legal, following, part).fitting(floaters) if fits else 0
    after = Next(field.legal, Pool((), further), part)
    leaving = after.floaters_that_leave_none(following.residents)
    return Next(field.legal, following, part, leaving=leaving).fitting(floaters)


def _depth(field: Field, others: Sequence[Pool], team: int) -> int:  # 30, 31, 44
    """Return how many groups lie between a team and the nearest one with an opponent for it."""
    for depth, pool in enumerate(others):
        if field.legal[team] & pool.members:
            return depth
    return len(others)


def _dropping_order(field: Field, pool: Pool, part: Part, others: Sequence[Pool]) -> list[int]:
    order = strength_order(pool.members, part)[::-1]
    return sorted(order, key=lambda team: _depth(field, others, team))


def _named(field: Field, pool: Pool, part: Part, team: int) -> Floater:
    rules = BOTTOM if part is Part.BOTTOM else TOP
    if pool.floaters >> team & 1:
        return Floater(team, rules.further)
    return Floater(team, rules.no_opponent if _is_alone(field, pool, team) else "47")


def _is_alone(field: Field, pool: Pool, team: int) -> bool:  # 42, 43
    """Say whether a team has played all the others of its group."""
    return pool.members.bit_count() > 1 and not field.legal[team] & pool.members


# --- pairing --------------------------------------------------------------------------------------


def _turn(field: Field, pool: Pool, part: Part, floaters: Sequence[Floater]) -> Turn:
    gone = 0
    for floater in floaters:
        gone |= 1 << floater.team
    staying = pool.members & ~gone
    kept = is_complete(field.limited, staying)  # 21
    graph: Graph = field.limited if kept else field.legal
    chooser = Chooser(graph, field.legal, field.limited, staying, ((field.legal, "limits"),))
    _pair_floaters(field, pool, chooser)
    rule = (BOTTOM if part is Part.BOTTOM else TOP).sequence
    choices = chooser.take_all(strength_order(staying, part), by_halves, rule)
    return Turn(pool, part, tuple(choices), tuple(floaters), not kept)


def _pair_floaters(field: Field, pool: Pool, chooser: Chooser) -> None:  # 29, 32
    """Pair those who came down with the strongest, then those who came up with the weakest."""
    teams = field.teams
    from_above = sorted(bits(pool.above), key=lambda i: (-teams[i].score, i))
    from_below = sorted(bits(pool.below), key=lambda i: (teams[i].score, -i))
    for floaters, part, rule in ((from_above, Part.TOP, "29a"), (from_below, Part.BOTTOM, "32")):
        for floater in floaters:
            if not chooser.left >> floater & 1:
                continue
            own = strength_order(pool.residents & chooser.left, part)
            guests = strength_order(pool.floaters & chooser.left & ~(1 << floater), part)
            chooser.take(floater, (*own, *guests), rule)
