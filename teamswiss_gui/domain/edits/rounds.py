"""Gestures on rounds: pair, accept, publish, and pairing by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import fresh_boards
from teamswiss_gui.domain.model import (
    Basis,
    Bye,
    Match,
    MatchId,
    Round,
    Team,
    TeamId,
    Tournament,
)
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind, Card, Colour, RoundState


def available(tournament: Tournament, round_number: int) -> tuple[Team, ...]:
    """Return the teams that are to be paired in a round."""
    return tuple(team for team in tournament.teams if team.bye(round_number) is None)


def unpaired(tournament: Tournament) -> tuple[Team, ...]:
    """Return the teams that the last round has left without a match and without a bye."""
    last = tournament.round(len(tournament.rounds))
    seated = {team for match in last.matches for team in (match.white, match.black)}
    seated |= {bye.team for bye in last.byes}
    return tuple(team for team in available(tournament, last.number) if team.id not in seated)


# --- the round as a whole ---------------------------------------------------------------------


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
        _refuse_unpaired(tournament)
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
    settings = tournament.settings
    new = Round(
        number=number,
        basis=Basis(
            system=settings.system,
            colour_preferences=settings.colour_preferences,
            primary_score=settings.primary_score,
            secondary_for_colours=settings.secondary_for_colours,
            initial_colour=settings.initial_colour or Colour.WHITE,
            acceleration=settings.acceleration,
            total_rounds=settings.rounds,
        ),
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
        matches.append(_new_match(after, MatchId(next_id), white, black))
        next_id += 1
    byes = list(after.rounds[-1].byes)
    if bye is not None:
        byes.append(Bye(bye, ByeKind.PAIRING_ALLOCATED))
    new = replace(after.rounds[-1], matches=tuple(matches), byes=_by_team(byes))
    return replace(_with_last(after, new), next_id=next_id)


def accept_draft(tournament: Tournament) -> Tournament:
    """Accept the draft: results can be entered, settings lock."""
    draft = tournament.draft
    if draft is None:
        raise TeamSwissError("no-draft")
    _refuse_unpaired(tournament)
    after = _with_last(tournament, replace(draft, state=RoundState.ACCEPTED))
    return replace(after, unlocked=frozenset())


def discard_draft(tournament: Tournament) -> Tournament:
    """Throw the draft away."""
    if tournament.draft is None:
        raise TeamSwissError("no-draft")
    return _without_last(tournament)


def unpair_last_round(tournament: Tournament) -> Tournament:
    """Take the last round back with everything in it; a published one must be reopened first."""
    last = _last(tournament)
    if last.state is RoundState.PUBLISHED:
        raise TeamSwissError("round-published", round=last.number)
    return _without_last(tournament)


def publish_round(tournament: Tournament, round: int) -> Tournament:
    """Publish an accepted round."""
    each = tournament.round(round)
    if each.state is RoundState.DRAFT:
        raise TeamSwissError("round-is-draft", round=round)
    if each.state is RoundState.PUBLISHED:
        return tournament
    if each.number == len(tournament.rounds):
        _refuse_unpaired(tournament)
    return _with_round(tournament, replace(each, state=RoundState.PUBLISHED))


def reopen_round(tournament: Tournament, round: int, reason: str) -> Tournament:
    """Take a published round back to accepted; the log has the reason."""
    checks.reason(reason)
    each = tournament.round(round)
    if each.state is not RoundState.PUBLISHED:
        raise TeamSwissError("round-not-published", round=round)
    return _with_round(tournament, replace(each, state=RoundState.ACCEPTED))


# --- by hand ----------------------------------------------------------------------------------


def pair_by_hand(tournament: Tournament, white: TeamId, black: TeamId) -> Tournament:
    """Pair two teams that have no match in the last round; a bye they had is taken back."""
    last = _changeable(tournament)
    if white == black:
        raise TeamSwissError("team-against-itself", team_name=tournament.team(white).name)
    teams = tournament.team(white), tournament.team(black)
    for team in teams:
        if last.match_of(team.id):
            raise TeamSwissError("team-is-paired", team_name=team.name, round=last.number)
        if team.tpn is None:
            raise TeamSwissError("team-without-number", team_name=team.name)
    match = _new_match(tournament, MatchId(tournament.next_id), white, black)
    byes = tuple(bye for bye in last.byes if bye.team not in (white, black))
    numbers = _numbers_with(last, teams)
    new = replace(last, numbers=numbers, matches=(*last.matches, match), byes=byes)
    return replace(_with_last(tournament, new), next_id=tournament.next_id + 1)


def unpair_match(tournament: Tournament, match: MatchId) -> Tournament:
    """Take a match of the last round apart; a team that was to be absent is so again."""
    last = _changeable(tournament)
    gone = _without_result(last, match)
    kept = tuple(m for m in last.matches if m.id != gone.id)
    byes = list(last.byes)
    for team in (tournament.team(gone.white), tournament.team(gone.black)):
        kind = team.bye(last.number)
        if kind is not None:
            byes.append(Bye(team.id, kind))
    after = _with_last(tournament, replace(last, matches=kept, byes=_by_team(byes)))
    return _without_adjustments(after, last.number, gone)


def swap_opponents(tournament: Tournament, match: MatchId, other: MatchId) -> Tournament:
    """Exchange the Black teams of two matches of the last round."""
    last = _changeable(tournament)
    first, second = _without_result(last, match), _without_result(last, other)
    if first.id == second.id:
        raise TeamSwissError("same-match-twice")
    after = _replaced(tournament, _paired_anew(tournament, first, first.white, second.black))
    after = _replaced(after, _paired_anew(tournament, second, second.white, first.black))
    after = _without_adjustments(after, last.number, first)
    return _without_adjustments(after, last.number, second)


def swap_colours(tournament: Tournament, match: MatchId) -> Tournament:
    """Exchange the colours of a match of the last round."""
    last = _changeable(tournament)
    old = _without_result(last, match)
    boards = tuple(
        replace(board, white_side=board.black_side, black_side=board.white_side)
        for board in old.boards
    )
    new = replace(
        old,
        white=old.black,
        black=old.white,
        boards=boards,
        white_line_up_in=old.black_line_up_in,
        black_line_up_in=old.white_line_up_in,
    )
    return _replaced(tournament, new)


def give_bye(tournament: Tournament, team: TeamId) -> Tournament:
    """Give the pairing-allocated bye of the last round to a team without a match."""
    last = _changeable(tournament)
    lucky = tournament.team(team)
    for bye in last.byes:
        if bye.kind is ByeKind.PAIRING_ALLOCATED:
            raise TeamSwissError("bye-is-given", team_name=tournament.team(bye.team).name)
    if last.match_of(team):
        raise TeamSwissError("team-is-paired", team_name=lucky.name, round=last.number)
    if last.bye_of(team):
        raise TeamSwissError("team-is-absent", team_name=lucky.name, round=last.number)
    if lucky.tpn is None:
        raise TeamSwissError("team-without-number", team_name=lucky.name)
    byes = _by_team([*last.byes, Bye(team, ByeKind.PAIRING_ALLOCATED)])
    numbers = _numbers_with(last, (lucky,))
    return _with_last(tournament, replace(last, numbers=numbers, byes=byes))


def take_bye(tournament: Tournament) -> Tournament:
    """Take the pairing-allocated bye of the last round back."""
    last = _changeable(tournament)
    kept = tuple(bye for bye in last.byes if bye.kind is not ByeKind.PAIRING_ALLOCATED)
    if len(kept) == len(last.byes):
        raise TeamSwissError("no-bye", round=last.number)
    return _with_last(tournament, replace(last, byes=kept))


def order_matches(tournament: Tournament, round: int, order: Sequence[MatchId]) -> Tournament:
    """Put the matches of a round into another publishing order."""
    each = tournament.round(round)
    if each.state is RoundState.PUBLISHED:
        raise TeamSwissError("round-published", round=each.number)
    by_id = {match.id: match for match in each.matches}
    if sorted(order) != sorted(by_id):
        raise TeamSwissError("pairing-incomplete", round=round, given=len(order),
                             teams=len(by_id))  # fmt: skip
    return _with_round(tournament, replace(each, matches=tuple(by_id[m] for m in order)))


# --- shared -----------------------------------------------------------------------------------


def _new_match(tournament: Tournament, match: MatchId, white: TeamId, black: TeamId) -> Match:
    return Match(
        id=match,
        white=white,
        black=black,
        boards=fresh_boards(tournament, white, black, len(tournament.rounds)),
    )


def _paired_anew(tournament: Tournament, match: Match, white: TeamId, black: TeamId) -> Match:
    new = _new_match(tournament, match.id, white, black)
    return replace(new, table=match.table, card=Card.OUT)


def _numbers_with(last: Round, teams: Sequence[Team]) -> tuple[tuple[TeamId, int], ...]:
    """Add teams that came after the round was paired; the numbers it was paired with stay."""
    numbers = dict(last.numbers)
    for team in teams:
        if team.id not in numbers and team.tpn is not None:
            taken = set(numbers.values())
            numbers[team.id] = team.tpn if team.tpn not in taken else max(taken) + 1
    return tuple(sorted(numbers.items(), key=lambda entry: entry[1]))


def _refuse_unpaired(tournament: Tournament) -> None:
    left = unpaired(tournament)
    if left:
        raise TeamSwissError(
            "teams-unpaired",
            round=len(tournament.rounds),
            team_names=tuple(team.name for team in left),
        )


def _by_team(byes: Sequence[Bye]) -> tuple[Bye, ...]:
    return tuple(sorted(byes, key=lambda bye: bye.team))


def _last(tournament: Tournament) -> Round:
    if not tournament.rounds:
        raise TeamSwissError("no-round")
    return tournament.rounds[-1]


def _changeable(tournament: Tournament) -> Round:
    last = _last(tournament)
    if last.state is RoundState.PUBLISHED:
        raise TeamSwissError("round-published", round=last.number)
    return last


def _without_result(last: Round, match: MatchId) -> Match:
    found = last.match(match)
    if found.has_result:
        raise TeamSwissError("match-has-result", round=last.number)
    return found


def _with_round(tournament: Tournament, new: Round) -> Tournament:
    rounds = tuple(new if each.number == new.number else each for each in tournament.rounds)
    return replace(tournament, rounds=rounds)


def _with_last(tournament: Tournament, new: Round) -> Tournament:
    return replace(tournament, rounds=(*tournament.rounds[:-1], new))


def _without_last(tournament: Tournament) -> Tournament:
    number = len(tournament.rounds)
    return replace(
        tournament,
        rounds=tournament.rounds[:-1],
        # A penalty for a team was given for a reason that the pairing has no part in.
        adjustments=tuple(
            a
            for a in tournament.adjustments
            if a.round != number or a.target is not AdjustmentTarget.MATCH
        ),
    )


def _replaced(tournament: Tournament, match: Match) -> Tournament:
    last = tournament.rounds[-1]
    matches = tuple(match if m.id == match.id else m for m in last.matches)
    return _with_last(tournament, replace(last, matches=matches))


def _without_adjustments(tournament: Tournament, round_number: int, match: Match) -> Tournament:
    kept = tuple(
        a
        for a in tournament.adjustments
        if a.round != round_number
        or a.target is not AdjustmentTarget.MATCH
        or a.team not in (match.white, match.black)
    )
    return replace(tournament, adjustments=kept)
