"""Gestures that number the teams (C.04.6 1.1, C.04.2 2.4 and 2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits.event import NUMBERING, lot
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Numbering, Team, TeamId, Tournament
from teamswiss_gui.domain.ratings import by_rating
from teamswiss_gui.domain.terms import NumberingMethod


def to_number(tournament: Tournament) -> tuple[Team, ...]:
    """Return the teams that have a number by now.

    A team that has not arrived holds none: a late entry before its round, or a team that
    withdrew before it played.
    """
    number = tournament.next_round
    known = {team for each in tournament.accepted_rounds for team, _tpn in each.numbers}
    return tuple(
        team
        for team in tournament.teams
        if team.id in known or (team.first_round <= number and not team.is_withdrawn(number))
    )


def number_by_rating(tournament: Tournament) -> Tournament:  # Olympiad rules C.8, C.9
    """Number the teams by rating; ties by next-best player, previous standing, alphabet."""
    order = by_rating(to_number(tournament), tournament.settings)
    return _numbered(tournament, order, Numbering(NumberingMethod.RATING))


def number_by_lot(tournament: Tournament, seed: str) -> Tournament:
    """Number the teams by lot; the same seed gives the same order."""
    seed = checks.text(seed, "seed", required=True)
    tickets = sorted(to_number(tournament), key=lambda team: (lot(seed, str(team.id)), team.id))
    return _numbered(tournament, tickets, Numbering(NumberingMethod.LOT, seed))


def number_by_hand(tournament: Tournament, order: Sequence[TeamId]) -> Tournament:
    """Number the teams in a given order, which names each of them once."""
    teams = {team.id: team for team in to_number(tournament)}
    if sorted(order) != sorted(teams):
        raise TeamSwissError("numbering-incomplete", given=len(order), teams=len(teams))
    listed = [teams[team] for team in order]
    return _numbered(tournament, listed, Numbering(NumberingMethod.HAND))


def order_with(tournament: Tournament, team: TeamId, tpn: int) -> list[TeamId]:
    """Return the order for `number_by_hand` in which a team has that number, the others follow."""
    others = [each for each in to_number(tournament) if each.id != team]
    others.sort(key=lambda each: (each.tpn is None, each.tpn, each.id))
    order = [each.id for each in others]
    order.insert(checks.whole(tpn, "TPN", 1, len(others) + 1) - 1, team)
    return order


def number_late_entry(
    tournament: Tournament, team: TeamId, tpn: int | None = None
) -> Tournament:  # C.04.2 2.4
    """Give an arrived late entry its number; the teams behind it move one down.

    Without a number it gets the place that its rating gives it among the others.
    """
    late = tournament.team(team)
    if late.tpn is not None:
        raise TeamSwissError("team-has-number", team_name=late.name, tpn=late.tpn)
    if late.id not in (t.id for t in to_number(tournament)):
        raise TeamSwissError("team-not-arrived", team_name=late.name, round=late.first_round)
    others = [t for t in sorted(tournament.teams, key=lambda t: t.tpn or 0) if t.tpn is not None]
    if tpn is None:
        better = by_rating((*others, late), tournament.settings).index(late)
        place = better
    else:
        place = checks.whole(tpn, "TPN", 1, len(others) + 1) - 1
    others.insert(place, late)
    method = tournament.numbering or Numbering(NumberingMethod.HAND)
    return _with_numbers(tournament, others, method)


def close_list(tournament: Tournament) -> Tournament:  # C.04.2 2.5
    """Make the numbers definitive; from now on only late entries change them."""
    for team in to_number(tournament):
        if team.tpn is None:
            raise TeamSwissError("team-without-number", team_name=team.name)
    return replace(tournament, list_closed=True)


def reopen_list(tournament: Tournament, reason: str) -> Tournament:
    """Make the numbers provisional again."""
    checks.reason(reason)
    return replace(tournament, list_closed=False)


def _numbered(tournament: Tournament, order: Sequence[Team], how: Numbering) -> Tournament:
    if tournament.list_closed and NUMBERING not in tournament.unlocked:
        raise TeamSwissError("list-closed")
    return _with_numbers(tournament, order, how)


def _with_numbers(tournament: Tournament, order: Sequence[Team], how: Numbering) -> Tournament:
    numbers = {team.id: number for number, team in enumerate(order, start=1)}
    teams = tuple(
        team if team.tpn == numbers.get(team.id) else replace(team, tpn=numbers.get(team.id))
        for team in tournament.teams
    )
    return replace(tournament, teams=teams, numbering=how)
