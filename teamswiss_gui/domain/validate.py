"""What must hold for a whole tournament. A file's content is checked here before it is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from operator import attrgetter

from teamswiss_gui.domain import checks, setting_checks
from teamswiss_gui.domain.edits import players as player_edits
from teamswiss_gui.domain.edits import teams as team_edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, Player, PlayerId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import AdjustmentTarget, Result, RoundState

TEAM_FIELDS = (
    *("name", "short_name", "federation", "club", "captain"),
    *("previous_standing", "checked_in", "table", "note"),
)
HIGHEST_ID = 2**53
"""Far below what SQLite holds, so that counting on never overflows."""
PLAYER_FIELDS = tuple(field.name for field in fields(Player) if field.name != "id")
_PLAYER_DEFAULTS = tuple(field.default for field in fields(Player) if field.name != "id")
_player_values = attrgetter(*PLAYER_FIELDS)
Rosters = dict[TeamId, frozenset[PlayerId]]


def validate(tournament: Tournament, *, rosters_read: bool = False) -> None:
    """Raise what is wrong with a tournament as a whole; return if nothing is.

    `rosters_read` says that every field of every player has just been through its check.
    """
    check_settings(tournament.settings)
    check_teams(tournament.teams, rosters_read=rosters_read)
    rosters = {team.id: roster(team) for team in tournament.teams}
    for number, each in enumerate(tournament.rounds, start=1):
        _require(each.number == number, "rounds-in-order", round=number)
        last = number == len(tournament.rounds)
        _require(last or each.state is not RoundState.DRAFT, "draft-is-last", round=number)
        check_round(each, rosters)
    _require(len(tournament.rounds) <= tournament.settings.rounds, "rounds-within-settings")
    _distinct((match.id for _round, match in tournament.matches()), "match ids")
    check_lists(tournament)
    _require(min(_ids(tournament), default=1) >= 1, "ids-from-one")
    _require(highest_id(tournament) < tournament.next_id <= HIGHEST_ID, "next-id")


def roster(team: Team) -> frozenset[PlayerId]:
    """Return who may sit down for a team."""
    return frozenset([player.id for player in team.players])


def _require(condition: bool, rule: str, **details: str | int) -> None:
    if not condition:
        raise TeamSwissError("tournament-inconsistent", rule=rule, **details)


def _distinct(values: Iterable[object], what: str) -> None:
    seen = set()
    for value in values:
        if value in seen:
            details = {"rule": "distinct", "what": what, "value": str(value)}
            raise TeamSwissError("tournament-inconsistent", **details)
        seen.add(value)


def check_settings(settings: Settings) -> None:
    """Check every setting, alone and together."""
    for field in fields(Settings):
        setting_checks.check_field(field.name, getattr(settings, field.name))
    setting_checks.check_together(settings)


def check_teams(teams: tuple[Team, ...], *, rosters_read: bool = False) -> None:
    """Check every team and player and what sets them apart."""
    for team in teams:
        check_team(team, rosters_read=rosters_read)
    _require([t.id for t in teams] == sorted({t.id for t in teams}), "teams-in-order")
    _distinct((checks.key(team.name) for team in teams), "team names")
    _distinct((team.tpn for team in teams if team.tpn is not None), "pairing numbers")
    players = [player for team in teams for player in team.players]
    _distinct((player.id for player in players), "player ids")
    _distinct((player.fide_id for player in players if player.fide_id), "FIDE ids")


def check_team(team: Team, *, rosters_read: bool = False) -> None:
    """Check one team with its roster."""
    team_edits.checked_fields({field: getattr(team, field) for field in TEAM_FIELDS})
    checks.optional_whole(team.tpn, "TPN", 1, checks.MAX_TEAMS)
    checks.round_number(team.first_round)
    for withdrawal in team.withdrawals:
        checks.round_span(withdrawal.first_round, withdrawal.last_round)
    for absence in team.absences:
        checks.round_number(absence.round)
    _distinct((absence.round for absence in team.absences), "absences")
    for player in () if rosters_read else team.players:
        told = zip(PLAYER_FIELDS, _player_values(player), _PLAYER_DEFAULTS, strict=True)
        # What nobody has filled in is in order.
        filled = {field: value for field, value, default in told if value is not default}
        player_edits.checked_fields(filled)


def check_round(each: Round, teams: Rosters) -> None:
    """Check a round: who is in it, once each, and every match."""
    checks.round_number(each.number)
    checks.round_number(each.basis.total_rounds)
    seated = [team for match in each.matches for team in (match.white, match.black)]
    seated += [bye.team for bye in each.byes]
    _distinct(seated, f"teams of round {each.number}")
    _require(all(team in teams for team in seated), "teams-known", round=each.number)
    _distinct((team for team, _tpn in each.numbers), f"teams numbered in round {each.number}")
    _distinct((tpn for _team, tpn in each.numbers), f"numbers of round {each.number}")
    for team, tpn in each.numbers:
        _require(team in teams, "teams-known", round=each.number)
        checks.whole(tpn, "TPN", 1, checks.MAX_TEAMS)
    for match in each.matches:
        check_match(each, match, teams)


def check_match(each: Round, match: Match, teams: Rosters) -> None:
    """Check a match: its boards in order, players of the right rosters, results with players."""
    boards = match.boards
    numbers = [board.number for board in boards]
    _require(numbers == list(range(1, len(numbers) + 1)), "boards-in-order", round=each.number)
    for team_id, players in (
        (match.white, [b.white_side for b in boards if b.white_side is not None]),
        (match.black, [b.black_side for b in boards if b.black_side is not None]),
    ):
        _require(teams[team_id].issuperset(players), "players-on-roster", round=each.number)
        _require(len(set(players)) == len(players), "player-twice", round=each.number)
    checks.optional_whole(match.table, "table", 1, 9999)
    for board in match.boards:
        is_set = board.result is Result.SET
        if not is_set and board.white_points is board.black_points is None:
            continue
        for given in (board.white_points, board.black_points):
            _require((given is not None) == is_set, "score-set", round=each.number)
        checks.optional_points(board.white_points, "points")
        checks.optional_points(board.black_points, "points")
    if match.score is not None:
        checks.points(match.score.white, "game points")
        checks.points(match.score.black, "game points")


def check_lists(tournament: Tournament) -> None:
    """Check forbidden pairs, penalties and bonuses."""
    teams = {team.id for team in tournament.teams}
    for pair in tournament.forbidden_pairs:
        _require(pair.team in teams and pair.opponent in teams, "teams-known")
        _require(pair.team != pair.opponent, "two-teams")
        checks.round_span(pair.first_round, pair.last_round)
        checks.text(pair.reason, "reason", limit=checks.NOTE_LENGTH)
    for adjustment in tournament.adjustments:
        _require(adjustment.team in teams, "teams-known")
        known = adjustment.round <= len(tournament.rounds)
        of_match = adjustment.target is AdjustmentTarget.MATCH
        _require(known or not of_match, "adjustment-round")
        checks.round_number(adjustment.round)
        checks.points(adjustment.match_points, "match points")
        checks.points(adjustment.game_points, "game points")
        checks.reason(adjustment.reason)
    _distinct((pair.id for pair in tournament.forbidden_pairs), "forbidden pairs")
    _distinct((a.id for a in tournament.adjustments), "adjustments")


def highest_id(tournament: Tournament) -> int:
    """Return the highest id in use."""
    return max(_ids(tournament), default=0)


def _ids(tournament: Tournament) -> Iterator[int]:
    for team in tournament.teams:
        yield team.id
    for _team, player in tournament.players():
        yield player.id
    for _round, match in tournament.matches():
        yield match.id
    for pair in tournament.forbidden_pairs:
        yield pair.id
    for adjustment in tournament.adjustments:
        yield adjustment.id
