"""Gestures on players and rosters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits.teams import replaced
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth, Player, PlayerId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.terms import Sex

MAX_ROSTER = 99


def _birth(value: object) -> Birth | None:
    if value is None:
        return None
    if not isinstance(value, Birth):
        raise TeamSwissError("wrong-type", field="birth", expected="date or year")
    return Birth(*checks.birth(value.year, value.month, value.day))


_FIELDS: Mapping[str, Callable[[object], object]] = {
    "name": lambda value: checks.text(value, "player name", required=True),
    "title": lambda value: checks.text(value, "title", limit=4),
    "rating": checks.rating,
    "fide_id": checks.fide_id,
    "federation": checks.federation,
    "birth": _birth,
    "sex": lambda value: None if value is None else checks.member(value, "sex", Sex),
    "national_id": lambda value: checks.text(value, "national id", limit=20),
    "national_rating": lambda value: checks.rating(value, "national rating"),
    "note": lambda value: checks.text(value, "note", limit=checks.NOTE_LENGTH),
}


def checked_fields(fields: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a player as they may be; refuse what they may not."""
    for field in fields:
        if field not in _FIELDS:
            raise TeamSwissError("no-such-field", field=field)
    return {field: _FIELDS[field](value) for field, value in fields.items()}


def add_player(
    tournament: Tournament,
    team: TeamId,
    name: str,
    *,
    position: int | None = None,
    **fields: object,
) -> Tournament:
    """Add a player to a roster, at its end or at a position (from 1)."""
    old = tournament.team(team)
    if len(old.players) >= MAX_ROSTER:
        raise TeamSwissError("roster-full", team_name=old.name, limit=MAX_ROSTER)
    values = checked_fields({"name": name, **fields})
    player = Player(id=PlayerId(tournament.next_id), **values)  # type: ignore[arg-type]
    _refuse_doubled(tournament, old, player)
    roster = list(old.players)
    roster.insert(_index(position, len(roster) + 1), player)
    after = replace(tournament, next_id=tournament.next_id + 1)
    return replaced(after, replace(old, players=tuple(roster)))


def change_player(tournament: Tournament, player: PlayerId, **fields: object) -> Tournament:
    """Change fields of a player."""
    team = tournament.team_of(player)
    old = team.player(player)
    new: Player = replace(old, **checked_fields(fields))  # type: ignore[arg-type]
    if new == old:
        return tournament
    _refuse_doubled(tournament, team, new)
    return replaced(tournament, _with_player(team, new))


def take_from_list(tournament: Tournament, player: PlayerId, **fields: object) -> Tournament:
    """Take over name, rating, id and more from the rating list."""
    return change_player(tournament, player, **fields)


def update_ratings(
    tournament: Tournament, ratings: Mapping[PlayerId, Mapping[str, object]]
) -> Tournament:
    """Change ratings, titles and the like of many players in one gesture.

    Every roster is gone through once, so that a thousand teams take no longer each than ten.
    """
    left = dict(ratings)
    teams = []
    for team in tournament.teams:
        changed = []
        roster = []
        for old in team.players:
            fields = checked_fields(left.pop(old.id, {}))
            player: Player = replace(old, **fields) if fields else old  # type: ignore[arg-type]
            if player != old:
                changed.append(player)
            roster.append(player if player != old else old)
        new = replace(team, players=tuple(roster)) if changed else team
        for player in changed:
            refuse_same_name(new, player)
        teams.append(new)
    for unknown in left:
        raise TeamSwissError("no-such-player", player=unknown)
    if all(new is old for new, old in zip(teams, tournament.teams, strict=True)):
        return tournament
    after = replace(tournament, teams=tuple(teams))
    _refuse_doubled_ids(after)
    return after


def _refuse_doubled_ids(tournament: Tournament) -> None:
    seen: dict[str, tuple[Team, Player]] = {}
    for team, player in tournament.players():
        if player.fide_id in seen:
            first_team, first = seen[player.fide_id]
            raise TeamSwissError(
                "player-on-two-rosters",
                name=first.name,
                team_name=first_team.name,
                fide_id=player.fide_id,
            )
        if player.fide_id:
            seen[player.fide_id] = team, player


def _with_player(team: Team, player: Player) -> Team:
    return replace(team, players=tuple(player if p.id == player.id else p for p in team.players))


def _index(position: int | None, places: int) -> int:
    return places - 1 if position is None else checks.whole(position, "position", 1, places) - 1


def _refuse_doubled(tournament: Tournament, team: Team, player: Player) -> None:
    if player.fide_id:
        for other_team, other in tournament.players():
            if other.fide_id == player.fide_id and other.id != player.id:
                raise TeamSwissError(
                    "player-on-two-rosters",
                    name=other.name,
                    team_name=other_team.name,
                    fide_id=player.fide_id,
                )
    refuse_same_name(team, player)


def refuse_same_name(team: Team, player: Player) -> None:
    """Refuse a player whom nothing tells from another one of the roster."""
    wanted = checks.key(player.name)
    for other in team.players:
        same = other.fide_id == player.fide_id and other.birth == player.birth
        if other.id != player.id and same and checks.key(other.name) == wanted:
            raise TeamSwissError("player-name-doubled", name=player.name, team_name=team.name)


def move_player(tournament: Tournament, player: PlayerId, position: int) -> Tournament:
    """Move a player to another place of his roster (from 1)."""
    team = tournament.team_of(player)
    roster = [other for other in team.players if other.id != player]
    roster.insert(_index(position, len(team.players)), team.player(player))
    if tuple(roster) == team.players:
        return tournament
    return replaced(tournament, replace(team, players=tuple(roster)))


def remove_player(tournament: Tournament, player: PlayerId) -> Tournament:
    """Remove a player who has not played yet."""
    team = tournament.team_of(player)
    after = _out_of_line_ups(tournament, team, player)
    kept = tuple(other for other in team.players if other.id != player)
    return replaced(after, replace(team, players=kept))


def move_player_to_team(
    tournament: Tournament, player: PlayerId, team: TeamId, position: int | None = None
) -> Tournament:
    """Move a player who has not played yet to another team's roster."""
    old, new = tournament.team_of(player), tournament.team(team)
    if old.id == new.id:
        return tournament
    if len(new.players) >= MAX_ROSTER:
        raise TeamSwissError("roster-full", team_name=new.name, limit=MAX_ROSTER)
    mover = old.player(player)
    _refuse_doubled(tournament, new, mover)
    after = _out_of_line_ups(tournament, old, player)
    after = replaced(after, replace(old, players=tuple(p for p in old.players if p.id != player)))
    roster = list(new.players)
    roster.insert(_index(position, len(roster) + 1), mover)
    return replaced(after, replace(new, players=tuple(roster)))


def _out_of_line_ups(tournament: Tournament, team: Team, player: PlayerId) -> Tournament:
    rounds = tuple(_round_without(each, team, player) for each in tournament.rounds)
    return replace(tournament, rounds=rounds)


def _round_without(each: Round, team: Team, player: PlayerId) -> Round:
    match = each.match_of(team.id)
    if match is None:
        return each
    boards = []
    for board in match.boards:
        if player not in (board.white_side, board.black_side):
            boards.append(board)
        elif board.result is not None:
            raise TeamSwissError(
                "player-has-played", name=team.player(player).name, round=each.number
            )
        elif board.white_side == player:
            boards.append(replace(board, white_side=None))
        else:
            boards.append(replace(board, black_side=None))
    if tuple(boards) == match.boards:
        return each
    changed = replace(match, boards=tuple(boards))
    return replace(each, matches=tuple(changed if m.id == match.id else m for m in each.matches))
