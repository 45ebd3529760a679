"""Gestures that bring in many teams at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits import players as player_edits
from teamswiss_gui.domain.edits import teams as team_edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Player, PlayerId, Team, TeamId, Tournament


@dataclass(frozen=True, slots=True)
class Entry:
    """A team as a list brings it: its fields and its players' fields."""

    team: Mapping[str, object]
    players: tuple[Mapping[str, object], ...] = ()


def import_teams(tournament: Tournament, entries: Iterable[Entry]) -> Tournament:
    """Enter many teams with their rosters in one gesture; a team without players gets its roster.

    The same rules hold as for entering them one by one; names and ids are looked up in sets, so
    that a thousand teams take no longer each than ten.
    """
    places = {checks.key(team.name): at for at, team in enumerate(tournament.teams)}
    ids = {player.fide_id: (team, player) for team, player in tournament.players()}
    next_id = tournament.next_id
    teams = list(tournament.teams)
    for entry in entries:
        fields = team_edits.checked_fields({"name": "", **entry.team})
        team = Team(
            id=TeamId(next_id),
            first_round=tournament.next_round,
            **fields,  # type: ignore[arg-type]
        )
        next_id += 1
        place = places.get(checks.key(team.name))
        if place is not None and (teams[place].players or not entry.players):
            raise TeamSwissError("team-name-doubled", name=team.name)
        if place is not None:
            team = teams[place]  # it was entered before; what was said of it then stays
        elif team.table is not None:
            team_edits.refuse_taken_table(teams, team)
        if len(entry.players) > player_edits.MAX_ROSTER:
            raise TeamSwissError("roster-full", team_name=team.name, limit=player_edits.MAX_ROSTER)
        for values in entry.players:
            checked = player_edits.checked_fields({"name": "", **values})
            player = Player(id=PlayerId(next_id), **checked)  # type: ignore[arg-type]
            next_id += 1
            if player.fide_id and player.fide_id in ids:
                other_team, other = ids[player.fide_id]
                raise TeamSwissError(
                    "player-on-two-rosters",
                    name=other.name,
                    team_name=other_team.name,
                    fide_id=player.fide_id,
                )
            player_edits.refuse_same_name(team, player)
            team = replace(team, players=(*team.players, player))
            ids[player.fide_id] = team, player
        if place is None:
            places[checks.key(team.name)] = len(teams)
            teams.append(team)
        else:
            teams[place] = team
    if len(teams) > checks.MAX_TEAMS:
        raise TeamSwissError("too-many-teams", limit=checks.MAX_TEAMS)
    late = len(teams) > len(tournament.teams)
    if late and tournament.next_round > tournament.settings.rounds:
        raise TeamSwissError("no-round-left", rounds=tournament.settings.rounds)
    return replace(tournament, teams=tuple(teams), next_id=next_id)


def new_from_earlier(earlier: Tournament, places: Mapping[TeamId, int]) -> Tournament:
    """Start an event with an earlier one's teams, rosters and settings.

    `places` are its final places; they become the previous standings of Olympiad rule C.9.
    """
    settings = replace(
        earlier.settings,
        start_date=None,
        end_date=None,
        round_dates=(),
        initial_colour=None,
        initial_colour_seed="",
        given_points=(),
    )
    next_id = 1
    teams = []
    became: dict[int, int] = {}
    for old in earlier.teams:
        team = became[old.id] = TeamId(next_id)
        next_id += 1
        players: list[Player] = []
        for player in old.players:
            players.append(replace(player, id=PlayerId(next_id)))
            next_id += 1
        teams.append(
            replace(
                old,
                id=team,
                tpn=None,
                previous_standing=places.get(old.id),
                first_round=1,
                withdrawals=(),
                absences=(),
                checked_in=False,
                players=tuple(players),
            )
        )
    prizes = tuple(
        replace(each, teams=frozenset(became[old] for old in each.teams if old in became))
        if each.teams is not None
        else each
        for each in settings.prizes
    )
    settings = replace(settings, prizes=prizes)
    return Tournament(settings=settings, teams=tuple(teams), next_id=next_id)
