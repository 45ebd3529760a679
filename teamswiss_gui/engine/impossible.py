"""What makes a round impossible, told so that the arbiter can decide."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.matching import Graph, Structure, bits, components


def nobody_for_the_bye(tpns: Sequence[int], structure: Structure, article: str) -> TeamSwissError:
    """Name the teams whose bye would leave a legal pairing, none of which may have it."""
    return TeamSwissError(
        "no-legal-pairing",
        article=article,
        reason="bye",
        teams=tuple(sorted(tpns[i] for i in bits(structure.outer))),
        opponents=(),
    )


def nobody_to_meet(
    tpns: Sequence[int], graph: Graph, structure: Structure, article: str
) -> TeamSwissError:
    """Name teams that cannot all be matched: odd groups, and the few they share as opponents.

    By Gallai and Edmonds the groups are the components of the teams that can be left over; they
    may only be paired within or with `opponents`, and there are too few of those.
    """
    outer = structure.outer
    shared = 0
    for v in bits(outer):
        shared |= graph[v]
    shared &= ~outer
    groups = [tuple(sorted(tpns[i] for i in bits(part))) for part in components(graph, outer)]
    alone = tuple(sorted(group[0] for group in groups if len(group) == 1)) if not shared else ()
    return TeamSwissError(
        "no-legal-pairing",
        article=article,
        reason="met-everyone" if alone else "odd-groups" if shared else "odd-alone",
        teams=alone or tuple(sorted(tpn for group in groups for tpn in group)),
        groups=tuple(sorted(groups)),
        opponents=tuple(sorted(tpns[i] for i in bits(shared))),
        too_many=structure.deficiency - len(tpns) % 2,
    )
