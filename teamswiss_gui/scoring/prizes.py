"""Prizes by category, ties shared by a stated rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from teamswiss_gui.domain.model import Player, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.scoring.ledger import pick
from teamswiss_gui.scoring.standings import Row, Standings


class Sharing(Enum):
    """How teams divide the prizes of the places they occupy together."""

    BY_PLACE = "by-place"
    """By place in the standings; only a shared place is divided, equally."""
    EQUAL = "equal"
    """Teams with the same primary score divide equally, whatever the tie-breaks say."""
    HORT = "hort"
    """Half of each prize by place, the other half divided among equal primary scores."""


@dataclass(frozen=True, slots=True)
class Category:
    """Who is in a category; every condition that is set must hold. None set: all teams."""

    name: str
    prizes: tuple[int, ...]
    """First, second, ... prize in whole units (cents, say)."""
    rating_below: int | None = None
    """The team's rating is lower than this."""
    rating_from: int | None = None
    born_from: int | None = None
    """Every player was born in this year or later (youth)."""
    born_until: int | None = None
    """Every player was born in this year or before (seniors)."""
    women: bool = False
    """Every player is a woman."""
    teams: frozenset[TeamId] | None = None
    """Exactly these, for a category of the organiser's own."""


@dataclass(frozen=True, slots=True)
class Award:
    """What a team gets in a category; `place` is its place among the category's teams."""

    category: str
    place: int
    team: TeamId
    amount: Fraction
    shared_with: int
    """How many teams divided what this one got a part of (1: nobody else)."""


def qualifies(tournament: Tournament, category: Category, team: Team) -> bool:
    """Say whether a team is in a category. A player without the datum asked for does not count in
    its favour: an unknown birth year or sex keeps the team out."""
    if category.teams is not None and team.id not in category.teams:
        return False
    rating = team_rating(team, tournament.settings).average
    if category.rating_below is not None and not rating < category.rating_below:
        return False
    if category.rating_from is not None and not rating >= category.rating_from:
        return False
    players: Sequence[Player] = team.players
    personal = category.women or category.born_from is not None or category.born_until is not None
    if personal and not players:
        return False
    if category.women and any(player.sex is not Sex.FEMALE for player in players):
        return False
    years = [player.birth.year if player.birth else None for player in players]
    if category.born_from is not None and any(
        year is None or year < category.born_from for year in years
    ):
        return False
    return category.born_until is None or not any(
        year is None or year > category.born_until for year in years
    )


def award(
    tournament: Tournament,
    table: Standings,
    categories: Iterable[Category],
    sharing: Sharing = Sharing.BY_PLACE,
    *,
    one_prize_each: bool = True,
) -> tuple[Award, ...]:
    """Give the prizes, category by category in the order given.

    With `one_prize_each` a team that has won something is left out of the categories after it.
    """
    teams = {team.id: team for team in tournament.teams}
    winners: set[TeamId] = set()
    awards: list[Award] = []
    for category in categories:
        rows = [
            row
            for row in table.rows
            if row.team not in winners and qualifies(tournament, category, teams[row.team])
        ]
        given = _category(table, category, rows, sharing)
        awards += given
        if one_prize_each:
            winners |= {each.team for each in given if each.amount}
    return tuple(awards)


def _category(
    table: Standings, category: Category, rows: Sequence[Row], sharing: Sharing
) -> list[Award]:
    if sharing is Sharing.EQUAL:
        shares = _divided(category, _groups(table, rows, by_score=True))
    else:
        shares = _divided(category, _groups(table, rows, by_score=False))
    if sharing is Sharing.HORT:
        equal = _divided(category, _groups(table, rows, by_score=True))
        shares = {
            team: (place, (amount + equal[team][1]) / 2, max(shared, equal[team][2]))
            for team, (place, amount, shared) in shares.items()
        }
    return [
        Award(category.name, place, team, amount, shared)
        for team, (place, amount, shared) in shares.items()
        if amount
    ]


def _groups(table: Standings, rows: Sequence[Row], *, by_score: bool) -> list[list[Row]]:
    groups: list[list[Row]] = []
    for row in rows:
        if groups and _same(table, groups[-1][0], row, by_score):
            groups[-1].append(row)
        else:
            groups.append([row])
    return groups


def _same(table: Standings, one: Row, other: Row, by_score: bool) -> bool:
    if not by_score:
        return one.rank == other.rank
    return _score(table, one) == _score(table, other)


def _score(table: Standings, row: Row) -> HalfPoints:
    return pick(row.points, table.book.primary_is_mp)


def _divided(
    category: Category, groups: Sequence[Sequence[Row]]
) -> dict[TeamId, tuple[int, Fraction, int]]:
    shares: dict[TeamId, tuple[int, Fraction, int]] = {}
    place = 1
    for group in groups:
        pot = sum(category.prizes[place - 1 : place - 1 + len(group)])
        for row in group:
            shares[row.team] = (place, Fraction(pot, len(group)), len(group))
        place += len(group)
    return shares
