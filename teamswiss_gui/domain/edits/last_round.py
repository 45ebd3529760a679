"""What the gestures on rounds share: the last round, taken apart and put together again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import fresh_boards
from teamswiss_gui.domain.model import Bye, Match, MatchId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.terms import AdjustmentTarget, Card, RoundState


def available(tournament: Tournament, round_number: int) -> tuple[Team, ...]:
    """Return the teams that are to be paired in a round."""
    return tuple(team for team in tournament.teams if team.bye(round_number) is None)


def unpaired(tournament: Tournament) -> tuple[Team, ...]:
    """Return the teams that the last round has left without a match and without a bye."""
    last = tournament.round(len(tournament.rounds))
    seated = {team for match in last.matches for team in (match.white, match.black)}
    seated |= {bye.team for bye in last.byes}
    return tuple(team for team in available(tournament, last.number) if team.id not in seated)


def new_match(tournament: Tournament, match: MatchId, white: TeamId, black: TeamId) -> Match:
    """Return a match of the last round with both teams' default line-ups."""
    return Match(
        id=match,
        white=white,
        black=black,
        boards=fresh_boards(tournament, white, black, len(tournament.rounds)),
    )


def paired_anew(tournament: Tournament, match: Match, white: TeamId, black: TeamId) -> Match:
    """Return a match with other teams at the same table."""
    new = new_match(tournament, match.id, white, black)
    return replace(new, table=match.table, card=Card.OUT)


def numbers_with(last: Round, teams: Sequence[Team]) -> tuple[tuple[TeamId, int], ...]:
    """Add teams that came after the round was paired; the numbers it was paired with stay."""
    numbers = dict(last.numbers)
    for team in teams:
        if team.id not in numbers and team.tpn is not None:
            taken = set(numbers.values())
            numbers[team.id] = team.tpn if team.tpn not in taken else max(taken) + 1
    return tuple(sorted(numbers.items(), key=lambda entry: entry[1]))


def refuse_unpaired(tournament: Tournament) -> None:
    """Refuse a last round that leaves a team without a match and without a bye."""
    left = unpaired(tournament)
    if left:
        raise TeamSwissError(
            "teams-unpaired",
            round=len(tournament.rounds),
            team_names=tuple(team.name for team in left),
        )


def by_team(byes: Sequence[Bye]) -> tuple[Bye, ...]:
    """Return byes in the order that a round keeps them in."""
    return tuple(sorted(byes, key=lambda bye: bye.team))


def last_round(tournament: Tournament) -> Round:
    """Return the last round; refuse if there is none."""
    if not tournament.rounds:
        raise TeamSwissError("no-round")
    return tournament.rounds[-1]


def changeable(tournament: Tournament) -> Round:
    """Return the last round if it may be paired otherwise."""
    last = last_round(tournament)
    if last.state is RoundState.PUBLISHED:
        raise TeamSwissError("round-published", round=last.number)
    return last


def without_result(last: Round, match: MatchId) -> Match:
    """Return a match that has no result yet; refuse one that has."""
    found = last.match(match)
    if found.has_result:
        raise TeamSwissError("match-has-result", round=last.number)
    return found


def with_round(tournament: Tournament, new: Round) -> Tournament:
    """Put a changed round in the place of the old one."""
    rounds = tuple(new if each.number == new.number else each for each in tournament.rounds)
    return replace(tournament, rounds=rounds)


def with_last(tournament: Tournament, new: Round) -> Tournament:
    """Put a changed round in the place of the last one."""
    return replace(tournament, rounds=(*tournament.rounds[:-1], new))


def without_last(tournament: Tournament) -> Tournament:
    """Take the last round away, with what was given to its matches."""
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


def replaced(tournament: Tournament, match: Match) -> Tournament:
    """Put a changed match of the last round in the place of the old one."""
    last = tournament.rounds[-1]
    matches = tuple(match if m.id == match.id else m for m in last.matches)
    return with_last(tournament, replace(last, matches=matches))


def without_adjustments(tournament: Tournament, round_number: int, match: Match) -> Tournament:
    """Take away what was given to a match that is no more."""
    kept = tuple(
        a
        for a in tournament.adjustments
        if a.round != round_number
        or a.target is not AdjustmentTarget.MATCH
        or a.team not in (match.white, match.black)
    )
    return replace(tournament, adjustments=kept)
