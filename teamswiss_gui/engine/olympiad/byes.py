"""Who has the bye (rules 11 and 15 b), and what makes a round impossible."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.engine.impossible import nobody_for_the_bye, nobody_to_meet
from teamswiss_gui.engine.matching import maximum
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
    tpns = [team.tpn for team in field.teams]
    _mate, structure = maximum(field.legal, field.everyone)
    if len(field.teams) % 2 == 0:
        if structure.deficiency:
            raise nobody_to_meet(tpns, field.legal, structure, "15 a")
        return Bye(None)
    if structure.deficiency > 1:
        raise nobody_to_meet(tpns, field.legal, structure, "15 a")
    teams = field.teams
    candidates = []
    for index in sorted(range(len(teams)), key=lambda i: (teams[i].score, -teams[i].tpn)):
        fell_to = "15b" if teams[index].barred else None if structure.outer >> index & 1 else "15a"
        candidates.append(ByeCandidate(index, fell_to))
        if fell_to is None:
            return Bye(index, tuple(candidates))
    raise nobody_for_the_bye(tpns, structure, "15 b")
