"""Rounds 4 and later: first against last by the order of section G (rules 48 to 55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teamswiss_gui.engine.matching import Graph, bits, maximum
from teamswiss_gui.engine.olympiad.choices import Chooser, Looser, by_ends, with_slot
from teamswiss_gui.engine.olympiad.feasible import Next, is_complete, without_pairs
from teamswiss_gui.engine.olympiad.pools import Part, Pool
from teamswiss_gui.engine.olympiad.state import Field
from teamswiss_gui.engine.olympiad.turns import Floater, Turn


def section_g_order(field: Field, members: int, part: Part) -> list[int]:  # 48, 55
    """Return the teams of a group, floaters among them, in the order of section G, then by TPN."""
    teams = field.teams
    best_first = sorted(
        bits(members), key=lambda i: ([-value for value in teams[i].section_g], teams[i].tpn)
    )
    return best_first[::-1] if part is Part.BOTTOM else best_first


def pair_outer(
    field: Field,
    pool: Pool,
    part: Part,
    others: Sequence[Pool],
    unpaired: int,
    among: int | None = None,
) -> Iterator[Turn]:  # 49 to 53
    """Yield a group's pairing, then the best with other floaters; none if it must join (53).

    With `among` only those that these floaters give.
    """
    members = pool.members
    rest = unpaired & ~members
    if members.bit_count() % 2 == 0:
        if is_complete(field.legal, members) and is_complete(field.legal, rest):
            kept = is_complete(field.limited, members)
            yield _turn(field, pool, part, field.limited if kept else field.legal, 0, not kept)
        return
    inside = maximum(field.legal, members)[1]
    if inside.deficiency > 1:
        return
    floaters = inside.outer & pool.residents  # 51: a floater does not float again
    floaters &= Next(field.legal, Pool((), rest), Part.TOP).floaters_that_leave_none(floaters)
    floaters = Next(field.legal, others[0], part, meet=False).fitting(floaters)
    within = maximum(field.limited, members)[1]
    keeping = floaters & within.outer if within.deficiency == 1 else 0
    graph = field.limited if keeping else field.legal  # 21
    floaters = keeping or floaters
    if among is not None:
        floaters &= among
    while floaters:
        turn = _turn(field, pool, part, graph, floaters, not keeping)
        yield turn
        floaters &= ~turn.floating


def _turn(field: Field, pool: Pool, part: Part, graph: Graph, floaters: int, dropped: bool) -> Turn:
    order = section_g_order(field, pool.members, part)
    rule = "55" if part is Part.BOTTOM else "49"
    if not floaters:
        looser: Looser = ((field.legal, "limits"),)
        chooser = Chooser(graph, field.legal, field.limited, pool.members, looser)
        return Turn(pool, part, tuple(chooser.take_all(order, by_ends, rule)), (), dropped)
    rows, slot = with_slot(graph, floaters)
    members = pool.members | 1 << slot
    legal, _ = with_slot(field.legal, 0)
    limited, _ = with_slot(field.limited, 0)
    looser = (
        (with_slot(graph, pool.members)[0], "floater"),
        (with_slot(field.legal, floaters)[0], "limits"),
    )
    chooser = Chooser(rows, legal, limited, members, looser)
    chosen = tuple(chooser.take_all(order, by_ends, rule, slot))
    moved = next(choice.team for choice in chosen if choice.opponent is None)
    return Turn(pool, part, chosen, (Floater(moved, "51"),), dropped)


def pair_middle(field: Field, pool: Pool) -> Turn:  # 49, 54
    """Pair the median group, which comes last, completely."""
    for barred in (True, False):
        for dropped in (False, True):  # 21
            graph: Graph = field.legal if dropped else field.limited
            looser: Graph = field.legal
            if barred:  # 54
                graph = without_pairs(graph, pool.above, pool.below)
                looser = without_pairs(looser, pool.above, pool.below)
            if is_complete(graph, pool.members):
                order = section_g_order(field, pool.members, Part.MIDDLE)
                more = ((looser, "limits"),)
                chooser = Chooser(graph, field.legal, field.limited, pool.members, more)
                choices = tuple(chooser.take_all(order, by_ends, "49"))
                return Turn(pool, Part.MIDDLE, choices, (), dropped, floaters_meet=not barred)
    raise AssertionError("every step leaves a complete pairing of the rest")
