"""What a set of downfloaters leaves to the following bracket (C.7)."""

from __future__ import annotations

from teamswiss_gui.engine.dutch.brackets import Bracket
from teamswiss_gui.engine.matching import EXPOSED, bits, matched, maximise, maximum, rematch


def keeps_following(bracket: Bracket, floaters: int, *, last: bool) -> bool:  # C.7
    """Say whether the following bracket can pair as many as its number allows, and all MDPs."""
    together = bracket.following | floaters
    alone = bracket.following & ~(bracket.field.barred if last else 0)
    graph, vertices = _with_extras(bracket, together, alone, together.bit_count() % 2)
    return not maximise(graph, vertices, matched(graph, vertices)).deficiency


def following_value(bracket: Bracket, floaters: int) -> tuple[int, int]:  # C.7
    """Return how many pairs the following bracket can have, and which MDPs it cannot pair.

    Whoever can be paired at all can be in a pairing of the most pairs, so the highest scores are
    taken one after the other.
    """
    together = bracket.following | floaters
    most, structure = maximum(bracket.field.may_meet, together)
    left = structure.deficiency
    graph, vertices = _with_extras(bracket, together, together, left)
    mate = matched(graph, vertices, [*most, *[EXPOSED] * left])
    maximise(graph, vertices, mate)
    extras = vertices & ~together
    unpaired = 0
    for v in bits(floaters):
        graph[v] &= ~extras
        for extra in bits(extras):
            graph[extra] &= ~(1 << v)
        extra = mate[v]
        if not extras >> extra & 1:
            continue
        mate[v] = mate[extra] = EXPOSED
        if not rematch(graph, vertices, mate, v):
            mate[v], mate[extra] = extra, v
            unpaired |= 1 << v
    return (together.bit_count() - left) // 2, unpaired


def _with_extras(bracket: Bracket, together: int, alone: int, left: int) -> tuple[list[int], int]:
    """Return the graph in which `left` of those in `alone` have an extra vertex as partner."""
    graph = list(bracket.field.may_meet)
    extras = ((1 << left) - 1) << len(graph)
    for v in bits(alone):
        graph[v] |= extras
    graph += [alone] * left
    return graph, together | extras
