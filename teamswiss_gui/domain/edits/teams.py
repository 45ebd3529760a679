"""Gestures on teams: entry, attendance, forbidden pairs, penalties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Absence,
    Adjustment,
    ForbiddenPair,
    Team,
    TeamId,
    Tournament,
    Withdrawal,
)
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import without_team
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind

_FIELDS: Mapping[str, Callable[[object], object]] = {
    "name": lambda value: checks.text(value, "team name", required=True),
    "short_name": lambda value: checks.text(value, "short name", limit=20),
    "federation": checks.federation,
    "club": lambda value: checks.text(value, "club"),
    "captain": lambda value: checks.text(value, "captain"),
    "previous_standing": lambda v: checks.optional_whole(v, "previous standing", 1, 99999),
    "checked_in": lambda value: checks.flag(value, "checked in"),
    "table": lambda value: checks.optional_whole(value, "table", 1, 9999),
    "note": lambda value: checks.text(value, "note", limit=checks.NOTE_LENGTH),
}


def checked_fields(fields: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a team as they may be; refuse what they may not."""
    for field in fields:
        if field not in _FIELDS:
            raise TeamSwissError("no-such-field", field=field)
    return {field: _FIELDS[field](value) for field, value in fields.items()}


def replaced(tournament: Tournament, team: Team) -> Tournament:
    """Put a changed team in the place of the old one; the rest stays the same objects."""
    teams = tuple(team if team.id == old.id else old for old in tournament.teams)
    return replace(tournament, teams=teams)


def add_team(
    tournament: Tournament, name: str, *, first_round: int | None = None, **fields: object
) -> Tournament:
    """Enter a team; after the first round has been paired it is a late entry (C.04.2 2.4)."""
    values = checked_fields({"name": name, **fields})
    entry = tournament.next_round if first_round is None else checks.round_number(first_round)
    if entry < tournament.next_round:
        raise TeamSwissError("round-already-paired", round=entry)
    if entry > tournament.settings.rounds:
        raise TeamSwissError("no-round-left", rounds=tournament.settings.rounds)
    if len(tournament.teams) >= checks.MAX_TEAMS:
        raise TeamSwissError("too-many-teams", limit=checks.MAX_TEAMS)
    team = Team(
        id=TeamId(tournament.next_id),
        first_round=entry,
        **values,  # type: ignore[arg-type]
    )
    _refuse_doubled_name(tournament, team)
    refuse_taken_table(tournament.teams, team)
    return replace(tournament, teams=(*tournament.teams, team), next_id=tournament.next_id + 1)


def late_entry(tournament: Tournament, name: str, first_round: int, **fields: object) -> Tournament:
    """Enter a team that plays from a later round on."""
    return add_team(tournament, name, first_round=first_round, **fields)


def change_team(tournament: Tournament, team: TeamId, **fields: object) -> Tournament:
    """Change a team's captain, federation, previous standing or other fields."""
    old = tournament.team(team)
    new: Team = replace(old, **checked_fields(fields))  # type: ignore[arg-type]
    if new == old:
        return tournament
    if new.name != old.name:
        _refuse_doubled_name(tournament, new)
    if new.table != old.table:
        refuse_taken_table(tournament.teams, new)
    return replaced(tournament, new)


def rename_team(tournament: Tournament, team: TeamId, name: str) -> Tournament:
    """Give a team another name."""
    return change_team(tournament, team, name=name)


def check_in(tournament: Tournament, team: TeamId, present: bool = True) -> Tournament:
    """Note that a team has arrived, or that it has not."""
    return change_team(tournament, team, checked_in=present)


def refuse_taken_table(teams: Iterable[Team], team: Team) -> None:
    """Refuse a table of its own that another team has."""
    for other in teams:
        if team.table is not None and other.table == team.table and other.id != team.id:
            raise TeamSwissError("table-taken", table=team.table, team_name=other.name)


def _refuse_doubled_name(tournament: Tournament, team: Team) -> None:
    wanted = checks.key(team.name)
    for other in tournament.teams:
        if other.id != team.id and checks.key(other.name) == wanted:
            raise TeamSwissError("team-name-doubled", name=team.name)


def remove_team(tournament: Tournament, team: TeamId) -> Tournament:
    """Remove a team that no round knows yet."""
    gone = tournament.team(team)
    for each in tournament.rounds:
        numbered = any(team == known for known, _tpn in each.numbers)
        if numbered or each.match_of(team) or each.bye_of(team):
            raise TeamSwissError("team-was-paired", team_name=gone.name, round=each.number)
    settings = tournament.settings
    given = tuple(
        replace(points, teams=tuple(t for t in points.teams if t != team))
        for points in settings.given_points
    )
    return replace(
        tournament,
        settings=replace(settings, given_points=given, prizes=without_team(settings.prizes, team)),
        teams=tuple(t for t in tournament.teams if t.id != team),
        forbidden_pairs=tuple(
            pair for pair in tournament.forbidden_pairs if team not in (pair.team, pair.opponent)
        ),
        adjustments=tuple(a for a in tournament.adjustments if a.team != team),
    )


# --- attendance -------------------------------------------------------------------------------


def withdraw_team(tournament: Tournament, team: TeamId, first_round: int) -> Tournament:
    """Take a team out from a round on."""
    old = tournament.team(team)
    first = _open_round(tournament, first_round)
    if old.is_withdrawn(first):
        raise TeamSwissError("team-is-withdrawn", team_name=old.name, round=first)
    kept = tuple(w for w in old.withdrawals if w.first_round < first)
    return replaced(tournament, replace(old, withdrawals=(*kept, Withdrawal(first))))


def return_team(tournament: Tournament, team: TeamId, round: int) -> Tournament:
    """Let a withdrawn team play again from a round on."""
    old = tournament.team(team)
    back = _open_round(tournament, round)
    if not old.is_withdrawn(back):
        raise TeamSwissError("team-is-not-withdrawn", team_name=old.name, round=back)
    kept = []
    for withdrawal in old.withdrawals:
        if withdrawal.first_round >= back:
            continue
        ends = withdrawal.last_round
        shorter = back - 1 if ends is None or ends >= back else ends
        kept.append(Withdrawal(withdrawal.first_round, shorter))
    return replaced(tournament, replace(old, withdrawals=tuple(kept)))


def set_attendance(
    tournament: Tournament, team: TeamId, round: int, bye: ByeKind | None
) -> Tournament:
    """Note a team as present (None), absent, or with a requested bye in a round to come."""
    old = tournament.team(team)
    number = _open_round(tournament, round)
    if bye is ByeKind.PAIRING_ALLOCATED:
        raise TeamSwissError("bye-not-on-request")
    kept = [absence for absence in old.absences if absence.round != number]
    if bye is not None:
        kept.append(Absence(number, checks.member(bye, "bye", ByeKind)))
    kept.sort(key=lambda absence: absence.round)
    return replaced(tournament, replace(old, absences=tuple(kept)))


def _open_round(tournament: Tournament, number: int) -> int:
    checks.whole(number, "round", 1, tournament.settings.rounds)
    if number <= len(tournament.rounds):
        is_draft = tournament.draft is not None and number == tournament.draft.number
        raise TeamSwissError("draft-exists" if is_draft else "round-already-paired", round=number)
    return number


# --- forbidden pairs, penalties ---------------------------------------------------------------


def forbid_pair(
    tournament: Tournament,
    team: TeamId,
    opponent: TeamId,
    *,
    first_round: int = 1,
    last_round: int | None = None,
    reason: str = "",
) -> Tournament:
    """Forbid two teams to be paired, for some rounds or for all."""
    if tournament.team(team) == tournament.team(opponent):
        raise TeamSwissError("team-against-itself", team_name=tournament.team(team).name)
    first, last = checks.round_span(first_round, last_round)
    low, high = sorted((team, opponent))
    pair = ForbiddenPair(
        id=tournament.next_id,
        team=low,
        opponent=high,
        first_round=first,
        last_round=last,
        reason=checks.text(reason, "reason", limit=checks.NOTE_LENGTH),
    )
    for known in tournament.forbidden_pairs:
        if replace(known, id=pair.id, reason=pair.reason) == pair:
            return tournament
    return replace(
        tournament,
        forbidden_pairs=(*tournament.forbidden_pairs, pair),
        next_id=tournament.next_id + 1,
    )


def allow_pair(tournament: Tournament, forbidden_pair: int) -> Tournament:
    """Take a forbidden pair back."""
    kept = tuple(pair for pair in tournament.forbidden_pairs if pair.id != forbidden_pair)
    if len(kept) == len(tournament.forbidden_pairs):
        raise TeamSwissError("no-such-forbidden-pair", forbidden_pair=forbidden_pair)
    return replace(tournament, forbidden_pairs=kept)


def adjust_points(
    tournament: Tournament,
    team: TeamId,
    round: int,
    *,
    match_points: HalfPoints = HalfPoints(0),
    game_points: HalfPoints = HalfPoints(0),
    reason: str,
    target: AdjustmentTarget = AdjustmentTarget.TEAM,
) -> Tournament:
    """Give a penalty (negative) or a bonus for a round, to the match's result or the total."""
    known = tournament.team(team)
    number = checks.whole(round, "round", 1, tournament.settings.rounds)
    in_match = target is AdjustmentTarget.MATCH
    if in_match and tournament.round(number).match_of(team) is None:
        raise TeamSwissError("team-has-no-match", team_name=known.name, round=round)
    adjustment = Adjustment(
        id=tournament.next_id,
        team=team,
        round=number,
        match_points=checks.points(match_points, "match points"),
        game_points=checks.points(game_points, "game points"),
        target=checks.member(target, "target", AdjustmentTarget),
        reason=checks.reason(reason),
    )
    if not (match_points or game_points):
        raise TeamSwissError("adjustment-of-nothing")
    return replace(
        tournament,
        adjustments=(*tournament.adjustments, adjustment),
        next_id=tournament.next_id + 1,
    )


def remove_adjustment(tournament: Tournament, adjustment: int) -> Tournament:
    """Take a penalty or bonus back."""
    kept = tuple(a for a in tournament.adjustments if a.id != adjustment)
    if len(kept) == len(tournament.adjustments):
        raise TeamSwissError("no-such-adjustment", adjustment=adjustment)
    return replace(tournament, adjustments=kept)
