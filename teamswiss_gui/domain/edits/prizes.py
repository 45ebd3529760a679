"""Gestures with the prizes: categories, in the order in which they are given out."""

from __future__ import annotations

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits.event import set_field
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.prizes import PrizeCategory


def add_category(tournament: Tournament, name: str) -> Tournament:
    """Add a category of prizes for all teams, behind the others."""
    return _with(tournament, [*tournament.settings.prizes, PrizeCategory(name)])


def change_category(tournament: Tournament, name: str, category: PrizeCategory) -> Tournament:
    """Change a category, its name too."""
    known = list(tournament.settings.prizes)
    place = _place(tournament, name)
    old, known[place] = known[place], category
    changed = _with(tournament, known)
    for team in sorted((category.teams or frozenset()) - (old.teams or frozenset())):
        tournament.team(TeamId(team))
    return changed


def remove_category(tournament: Tournament, name: str) -> Tournament:
    """Remove a category with its prizes."""
    known = list(tournament.settings.prizes)
    del known[_place(tournament, name)]
    return _with(tournament, known)


def move_category(tournament: Tournament, name: str, to: int) -> Tournament:
    """Move a category to another place of the list (from 0)."""
    known = list(tournament.settings.prizes)
    moved = known.pop(_place(tournament, name))
    known.insert(checks.whole(to, "place", 0, len(known)), moved)
    return _with(tournament, known)


def _with(tournament: Tournament, categories: list[PrizeCategory]) -> Tournament:
    return set_field(tournament, "prizes", tuple(categories))


def _place(tournament: Tournament, name: str) -> int:
    wanted = checks.key(checks.text(name, "category", required=True))
    for place, category in enumerate(tournament.settings.prizes):
        if checks.key(category.name) == wanted:
            return place
    raise TeamSwissError("no-category", name=name)
