"""Who has the pairing-allocated bye (article 3.4; draft 2.1), and what makes a round impossible."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.impossible import nobody_for_the_bye, nobody_to_meet
from teamswiss_gui.engine.matching import Structure, maximum


@dataclass(frozen=True, slots=True)
class ByeCandidate:
    """A team that was looked at for the bye, and why it does not have it (None: it has)."""

    index: int
    matches: int
    fell_to: str | None


@dataclass(frozen=True, slots=True)
class Bye:
    """The bye (an index, None if the number is even) and a perfect matching of all others."""

    index: int | None
    candidates: tuple[ByeCandidate, ...]
    mate: list[int]


def order(field: Field) -> list[int]:  # 3.4.2 to 3.4.4
    """Return the teams in the order in which the bye goes to them."""
    teams = field.teams
    return sorted(
        range(len(teams)),
        key=lambda i: (teams[i].score, -len(teams[i].colours), -teams[i].tpn),
    )


def assign_bye(field: Field) -> Bye:  # 3.4
    """Give the bye to the first team in order that may have it and leaves a legal pairing.

    The teams that leave one are those that some maximum matching leaves exposed (3.4.1).
    """
    mate, structure = maximum(field.may_meet, field.everyone)
    if len(field.teams) % 2 == 0:
        if structure.deficiency:
            raise impossible(field, structure)
        return Bye(None, (), mate)
    legal = structure.outer if structure.deficiency == 1 else 0
    candidates = []
    for index in order(field):
        team = field.teams[index]
        fell_to = "C2" if team.barred else None if legal >> index & 1 else "C3"
        candidates.append(ByeCandidate(index, len(team.colours), fell_to))
        if fell_to is None:
            rest = field.everyone & ~(1 << index)
            return Bye(index, tuple(candidates), maximum(field.may_meet, rest, mate)[0])
    if structure.deficiency == 1:
        raise nobody_for_the_bye(field.tpns, structure, field.edition.articles.impossible)
    raise impossible(field, structure)


def impossible(field: Field, structure: Structure) -> TeamSwissError:  # 3.3.3
    """Say who cannot be matched; the Chief Arbiter decides what to do."""
    article = field.edition.articles.impossible
    return nobody_to_meet(field.tpns, field.may_meet, structure, article)
