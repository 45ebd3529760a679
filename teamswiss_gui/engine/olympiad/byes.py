"""Who has the bye (rules 11 and 15 b), and what makes a round impossible."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.matching import Structure, bits, components, maximum
from teamswiss_gui.engine.olympiad.state import Field


@dataclass(frozen=True, slots=True)
class ByeCandidate:
    """A team that was looked at for the bye, and the rule that kept it from it (None: it has)."""

    index: int
    fell_to: str | None


@dataclass(frozen=True, slots=True)
class Bye:
    """The bye: an index, None if the number of teams is even."""

    index: int | None
    candidates: tuple[ByeCandidate, ...] = ()


def assign_bye(field: Field) -> Bye:  # 11
    """Give the bye to the last ranked team of the lowest group that may have it.

    A team whose bye would leave the others without a pairing is passed over (15 a).
    """
    _mate, structure = maximum(field.legal, field.everyone)
    if len(field.teams) % 2 == 0:
        if structure.deficiency:
            raise _impossible(field, structure, allowed=0)
        return Bye(None)
    if structure.deficiency > 1:
        raise _impossible(field, structure, allowed=1)
    teams = field.teams
    candidates = []
    for index in sorted(range(len(teams)), key=lambda i: (teams[i].score, -teams[i].tpn)):
        fell_to = "15b" if teams[index].barred else None if structure.outer >> index & 1 else "15a"
        candidates.append(ByeCandidate(index, fell_to))
        if fell_to is None:
            return Bye(index, tuple(candidates))
    raise TeamSwissError(
        "no-legal-pairing",
        reason="bye",
        teams=tuple(teams[i].tpn for i in bits(structure.outer)),
        opponents=(),
    )


def _impossible(field: Field, structure: Structure, *, allowed: int) -> TeamSwissError:
    """Name teams that cannot all be matched: odd groups, and the few they share as opponents."""
    outer = structure.outer
    shared = 0
    for v in bits(outer):
        shared |= field.legal[v]
    shared &= ~outer
    groups = [
        tuple(field.teams[i].tpn for i in bits(part)) for part in components(field.legal, outer)
    ]
    singles = tuple(group[0] for group in groups if len(group) == 1)
    alone = shared == 0 and bool(singles)
    return TeamSwissError(
        "no-legal-pairing",
        reason="met-everyone" if alone else "odd-groups",
        teams=singles if alone else tuple(tpn for group in groups for tpn in group),
        groups=tuple(sorted(groups)),
        opponents=tuple(field.teams[i].tpn for i in bits(shared)),
        too_many=structure.deficiency - allowed,
    )
