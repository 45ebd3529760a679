"""Gestures on a round as a whole: pair, accept, publish."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits.last_round import (
    available,
    by_team,
    last_round,
    new_match,
    refuse_unpaired,
    with_last,
    with_round,
    without_last,
)
from teamswiss_gui.domain.edits.tables import at_their_tables
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Basis, Bye, MatchId, Round, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind, RoundState


def start_round(tournament: Tournament) -> Tournament:
    """Open the next round as an empty draft, to be paired by hand."""
    number = tournament.next_round
    if tournament.draft:
        raise TeamSwissError("draft-exists", round=tournament.draft.number)
    if number > tournament.settings.rounds:
        raise TeamSwissError("no-round-left", rounds=tournament.settings.rounds)
    for each in tournament.rounds:
        if any(not match.is_complete for match in each.matches):
            raise TeamSwissError("results-missing", round=each.number, missing=each.missing_results)
    if tournament.rounds and tournament.rounds[-1].state is RoundState.ACCEPTED:
        refuse_unpaired(tournament)
    to_pair = available(tournament, number)
    for team in to_pair:
        if team.tpn is None:
            raise TeamSwissError("team-without-number", team_name=team.name)
    byes = []
    for team in tournament.teams:
        kind = team.bye(number)
        if kind is not None:
            byes.append(Bye(team.id, kind))
    numbered = [(team.id, team.tpn) for team in tournament.teams if team.tpn is not None]
    numbered.sort(key=lambda entry: entry[1])
    new = Round(
        number=number,
        basis=Basis.of(tournament.settings),
        numbers=tuple(numbered),
        byes=tuple(byes),
    )
    return replace(tournament, rounds=(*tournament.rounds, new))


def pair_round(
    tournament: Tournament, pairs: Sequence[tuple[TeamId, TeamId]], bye: TeamId | None = None
) -> Tournament:
    """Make the next round's draft from (white, black) pairs in publishing order and a bye."""
    after = start_round(tournament)
    number = after.rounds[-1].number
    teams = [team for pair in pairs for team in pair] + ([] if bye is None else [bye])
    expected = [team.id for team in available(tournament, number)]
    if sorted(teams) != sorted(expected):
        raise TeamSwissError("pairing-incomplete", round=number, given=len(teams),
                             teams=len(expected))  # fmt: skip
    matches = []
    next_id = after.next_id
    for white, black in pairs:
        matches.append(new_match(after, MatchId(next_id), white, black))
        next_id += 1
    byes = list(after.rounds[-1].byes)
    if bye is not None:
        byes.append(Bye(bye, ByeKind.PAIRING_ALLOCATED))
    new = replace(after.rounds[-1], matches=tuple(matches), byes=by_team(byes))
    return at_their_tables(replace(with_last(after, new), next_id=next_id))


def accept_draft(tournament: Tournament) -> Tournament:
    """Accept the draft: results can be entered, settings lock."""
    draft = tournament.draft
    if draft is None:
        raise TeamSwissError("no-draft")
    refuse_unpaired(tournament)
    after = with_last(tournament, replace(draft, state=RoundState.ACCEPTED))
    return replace(after, unlocked=frozenset())


def discard_draft(tournament: Tournament) -> Tournament:
    """Throw the draft away."""
    if tournament.draft is None:
        raise TeamSwissError("no-draft")
    return without_last(tournament)


def unpair_last_round(tournament: Tournament) -> Tournament:
    """Take the last round back with everything in it; a published one must be reopened first."""
    last = last_round(tournament)
    if last.state is RoundState.PUBLISHED:
        raise TeamSwissError("round-published", round=last.number)
    return without_last(tournament)


def publish_round(tournament: Tournament, round: int) -> Tournament:
    """Publish an accepted round."""
    each = tournament.round(round)
    if each.state is RoundState.DRAFT:
        raise TeamSwissError("round-is-draft", round=round)
    if each.state is RoundState.PUBLISHED:
        return tournament
    if each.number == len(tournament.rounds):
        refuse_unpaired(tournament)
    return with_round(tournament, replace(each, state=RoundState.PUBLISHED))


def reopen_round(tournament: Tournament, round: int, reason: str) -> Tournament:
    """Take a published round back to accepted; the log has the reason."""
    checks.reason(reason)
    each = tournament.round(round)
    if each.state is not RoundState.PUBLISHED:
        raise TeamSwissError("round-not-published", round=round)
    return with_round(tournament, replace(each, state=RoundState.ACCEPTED))
