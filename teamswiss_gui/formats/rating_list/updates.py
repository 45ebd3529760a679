"""What a rating list would change in a tournament, shown before anything is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from teamswiss_gui.domain.model import Player, PlayerId, TeamId, Tournament
from teamswiss_gui.formats import names
from teamswiss_gui.formats.rating_list.values import ListKind, ListPlayer, RatingKind


@dataclass(frozen=True, slots=True)
class Change:
    """One field of a player: what it is, and what the list says."""

    field: str
    old: object
    new: object


@dataclass(frozen=True, slots=True)
class Update:
    """A player and what would change for him."""

    team: TeamId
    player: PlayerId
    name: str
    name_in_list: str
    is_same_name: bool
    """Whether the names share a word; if not, the id may be somebody else's."""
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Updates:
    """What a list says about the players of a tournament."""

    changed: tuple[Update, ...]
    unchanged: int
    not_found: tuple[PlayerId, ...]
    """Players with an id that the list does not have."""
    without_id: tuple[PlayerId, ...]


def find_updates(
    tournament: Tournament,
    kind: ListKind,
    lookup: Callable[[str], ListPlayer | None],
    wanted: RatingKind,
) -> Updates:
    """Compare every player who has an id with the list."""
    changed: list[Update] = []
    unchanged = 0
    not_found: list[PlayerId] = []
    without_id: list[PlayerId] = []
    for team, player in tournament.players():
        id = player.fide_id if kind is ListKind.FIDE else player.national_id
        if not id:
            without_id.append(player.id)
            continue
        listed = lookup(id)
        if listed is None:
            not_found.append(player.id)
            continue
        changes = _changes(player, listed, wanted)
        if not changes:
            unchanged += 1
            continue
        same = names.same_person(player.name, listed.name)
        changed.append(Update(team.id, player.id, player.name, listed.name, same, changes))
    return Updates(tuple(changed), unchanged, tuple(not_found), tuple(without_id))


def _changes(player: Player, listed: ListPlayer, wanted: RatingKind) -> tuple[Change, ...]:
    found = []
    if listed.kind is ListKind.NATIONAL:
        pairs = [("national_rating", player.national_rating, listed.standard)]
    else:
        pairs = [("rating", player.rating, listed.rating(wanted))]
    for field, old, new in pairs:
        if old != new:
            found.append(Change(field, old, new))
    if listed.title and listed.title != player.title:
        found.append(Change("title", player.title, listed.title))
    return tuple(found)


def as_ratings(updates: Iterable[Update]) -> dict[PlayerId, dict[str, object]]:
    """Return the updates that the arbiter wants as `edits.update_ratings` takes them."""
    return {
        update.player: {change.field: change.new for change in update.changes} for update in updates
    }
