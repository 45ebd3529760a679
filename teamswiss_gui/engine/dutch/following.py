"""What a set of downfloaters leaves to the following bracket (C.7)."""

from __future__ import annotations

from teamswiss_gui.engine.dutch.brackets import Bracket
from teamswiss_gui.engine.matching import bits, matched, maximise, maximum


def keeps_following(bracket: Bracket, floaters: int, *, last: bool) -> bool:  # C.7
    """Say whether the following bracket can pair as many as its number allows, and all MDPs."""
    together = bracket.following | floaters
    alone = bracket.following & ~(bracket.field.barred if last else 0)
    return _fits(bracket, together, alone, together.bit_count() % 2)


def following_value(bracket: Bracket, floaters: int) -> tuple[int, int]:  # C.7
    """Return how many pairs the following bracket can have, and which MDPs it cannot pair.

    Whoever can be paired at all can be in a pairing of the most pairs, so the highest scores are
    taken one after the other.
    """
    together = bracket.following | floaters
    left = maximum(bracket.field.may_meet, together)[1].deficiency
    pairs = (together.bit_count() - left) // 2
    alone = together
    for v in bits(floaters):
        if _fits(bracket, together, alone & ~(1 << v), left):
            alone &= ~(1 << v)
    return pairs, alone & floaters


def _fits(bracket: Bracket, together: int, alone: int, left: int) -> bool:
    """Say whether all can be paired but `left` of those in `alone`."""
    graph = list(bracket.field.may_meet)
    for _ in range(left):
        extra = len(graph)
        graph.append(alone)
        for v in bits(alone):
            graph[v] |= 1 << extra
        together |= 1 << extra
    return not maximise(graph, together, matched(graph, together)).deficiency
