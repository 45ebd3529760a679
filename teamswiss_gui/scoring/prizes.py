"""Prizes by category, ties shared by a stated rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from teamswiss_gui.domain.model import Player, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import PrizeCategory, Sharing
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.scoring.ledger import pick
from teamswiss_gui.scoring.standings import Row, Standings


@dataclass(frozen=True, slots=True)
class Award:
    """What a team gets in a category; `place` is its place among the category's teams."""

    category: str
    place: int
    team: TeamId
    amount: Fraction
    """Hundredths, as the rule gives them; see `paid`."""
    shared_with: int
    """How many teams divided what this one got a part of (1: nobody else)."""
    items: tuple[str, ...] = ()
    """Things of its place; of a shared place, those that its teams have to agree on."""
    place_shared_by: int = 1
    """How many teams are on its place."""

    @property
    def paid(self) -> int:
        """The amount in whole hundredths, rounded down, so that no more is paid than was there."""
        return self.amount.numerator // self.amount.denominator


def qualifies(tournament: Tournament, category: PrizeCategory, team: Team) -> bool:
    """Say whether a team is in a category. A player without the datum asked for does not count in
    its favour: an unknown birth year or sex keeps the team out, and so does an empty roster."""
    if category.teams is not None and team.id not in category.teams:
        return False
    if not team.players and category.is_about_players:
        return False
    rating = team_rating(team, tournament.settings).average
    if category.rating_below is not None and not rating < category.rating_below:
        return False
    if category.rating_from is not None and not rating >= category.rating_from:
        return False
    players: Sequence[Player] = team.players
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


def award(tournament: Tournament, table: Standings) -> tuple[Award, ...]:
    """Give the prizes of the settings, category by category in their order.

    With `one_prize_each` a team that has won something is left out of the categories after it.
    """
    settings = tournament.settings
    teams = {team.id: team for team in tournament.teams}
    winners: set[TeamId] = set()
    awards: list[Award] = []
    for category in settings.prizes:
        rows = [
            row
            for row in table.rows
            if row.team not in winners and qualifies(tournament, category, teams[row.team])
        ]
        given = _category(table, category, rows, settings.prize_sharing)
        awards += given
        if settings.one_prize_each:
            winners |= {each.team for each in given}
    return tuple(awards)


def _category(
    table: Standings, category: PrizeCategory, rows: Sequence[Row], sharing: Sharing
) -> list[Award]:
    by_place = _divided(category, _groups(table, rows, by_score=False))
    shares = by_place
    if sharing is not Sharing.BY_PLACE:
        equal = _divided(category, _groups(table, rows, by_score=True))
        shares = equal
        if sharing is Sharing.HORT:
            shares = {
                team: (place, (amount + equal[team][1]) / 2, max(shared, equal[team][2]))
                for team, (place, amount, shared) in by_place.items()
            }
    found = []
    for row in rows:
        place, _amount, on_place = by_place[row.team]
        _place, amount, shared = shares[row.team]
        there = category.prizes[place - 1 : place - 1 + on_place]
        items = tuple(prize.item for prize in there if prize.item)
        if amount or items:
            found.append(Award(category.name, place, row.team, amount, shared, items, on_place))
    return found


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
    category: PrizeCategory, groups: Sequence[Sequence[Row]]
) -> dict[TeamId, tuple[int, Fraction, int]]:
    shares: dict[TeamId, tuple[int, Fraction, int]] = {}
    place = 1
    for group in groups:
        pot = sum(prize.amount for prize in category.prizes[place - 1 : place - 1 + len(group)])
        for row in group:
            shares[row.team] = (place, Fraction(pot, len(group)), len(group))
        place += len(group)
    return shares
