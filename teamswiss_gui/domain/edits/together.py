"""Gestures on several teams or players at once: all of it happens, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits import players as player_edits
from teamswiss_gui.domain.edits import teams as team_edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import PlayerId, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind

# --- teams ------------------------------------------------------------------------------------


def remove_teams(tournament: Tournament, teams: Sequence[TeamId]) -> Tournament:
    """Remove teams that no round knows yet."""
    for team in teams:
        tournament = team_edits.remove_team(tournament, team)
    return tournament


def check_in_teams(
    tournament: Tournament, teams: Sequence[TeamId], present: bool = True
) -> Tournament:
    """Note that teams have arrived, or that they have not."""
    checks.flag(present, "checked in")
    wanted, known = set(teams), {team.id for team in tournament.teams}
    for unknown in (team for team in teams if team not in known):
        raise TeamSwissError("no-such-team", team=unknown)
    changed = {
        team.id: replace(team, checked_in=present)
        for team in tournament.teams
        if team.id in wanted and team.checked_in is not present
    }
    if not changed:
        return tournament
    return replace(tournament, teams=tuple(changed.get(t.id, t) for t in tournament.teams))


def set_attendance_of_teams(
    tournament: Tournament, teams: Sequence[TeamId], round: int, bye: ByeKind | None
) -> Tournament:
    """Note teams as present (None), absent, or with a requested bye in a round to come."""
    for team in teams:
        tournament = team_edits.set_attendance(tournament, team, round, bye)
    return tournament


def withdraw_teams(tournament: Tournament, teams: Sequence[TeamId], first_round: int) -> Tournament:
    """Take teams out from a round on; one that is out already stays so."""
    checks.round_number(first_round, "first_round")
    for team in teams:
        if not tournament.team(team).is_withdrawn(first_round):
            tournament = team_edits.withdraw_team(tournament, team, first_round)
    return tournament


def return_teams(tournament: Tournament, teams: Sequence[TeamId], round: int) -> Tournament:
    """Let withdrawn teams play again from a round on; one that is in already stays so."""
    checks.round_number(round)
    for team in teams:
        if tournament.team(team).is_withdrawn(round):
            tournament = team_edits.return_team(tournament, team, round)
    return tournament


def forbid_pairs(
    tournament: Tournament,
    teams: Sequence[TeamId],
    *,
    first_round: int = 1,
    last_round: int | None = None,
    reason: str = "",
) -> Tournament:
    """Forbid every two of some teams to be paired, for some rounds or for all."""
    for team, opponent in combinations(teams, 2):
        tournament = team_edits.forbid_pair(
            tournament,
            team,
            opponent,
            first_round=first_round,
            last_round=last_round,
            reason=reason,
        )
    return tournament


def paste_teams(
    tournament: Tournament,
    teams: Sequence[TeamId],
    rows: Sequence[Mapping[str, object]],
) -> Tournament:
    """Write rows of fields into teams, one each; rows beyond them are new teams."""
    for number, fields in enumerate(rows, start=1):
        try:
            if number <= len(teams):
                tournament = team_edits.change_team(tournament, teams[number - 1], **fields)
            else:
                new = {"name": "", **fields}
                tournament = team_edits.add_team(tournament, **new)  # type: ignore[arg-type]
        except TeamSwissError as error:
            raise _in_row(error, number) from None
    return tournament


# --- players ----------------------------------------------------------------------------------


def remove_players(tournament: Tournament, players: Sequence[PlayerId]) -> Tournament:
    """Remove players who have not played yet."""
    for player in players:
        tournament = player_edits.remove_player(tournament, player)
    return tournament


def move_players(tournament: Tournament, players: Sequence[PlayerId], position: int) -> Tournament:
    """Move players of one roster, side by side, before the one at a position (from 1)."""
    if not players:
        return tournament
    team = tournament.team_of(players[0])
    moved = [team.player(player) for player in dict.fromkeys(players)]
    first = checks.whole(position, "position", 1, len(team.players) + 1) - 1
    before, after = team.players[:first], team.players[first:]
    roster = (
        *(player for player in before if player not in moved),
        *moved,
        *(player for player in after if player not in moved),
    )
    if roster == team.players:
        return tournament
    return team_edits.replaced(tournament, replace(team, players=roster))


def move_players_to_team(
    tournament: Tournament,
    players: Sequence[PlayerId],
    team: TeamId,
    position: int | None = None,
) -> Tournament:
    """Move players who have not played yet to another team's roster, side by side."""
    for offset, player in enumerate(players):
        place = None if position is None else position + offset
        tournament = player_edits.move_player_to_team(tournament, player, team, place)
    return tournament


def paste_players(
    tournament: Tournament, team: TeamId, place: int, rows: Sequence[Mapping[str, object]]
) -> Tournament:
    """Write rows of fields into a roster from a place (from 1) on; rows beyond it are new."""
    checks.whole(place, "position", 1, len(tournament.team(team).players) + 1)
    for number, fields in enumerate(rows, start=1):
        roster = tournament.team(team).players
        at = place + number - 2
        try:
            if at < len(roster):
                tournament = player_edits.change_player(tournament, roster[at].id, **fields)
            else:
                new = {"name": "", **fields}
                tournament = player_edits.add_player(tournament, team, **new)  # type: ignore[arg-type]
        except TeamSwissError as error:
            raise _in_row(error, number) from None
    return tournament


def _in_row(error: TeamSwissError, row: int) -> TeamSwissError:
    """Say in which row of a block the problem stands."""
    return TeamSwissError(error.code, **{**error.details, "pasted_row": row})
