"""Pairing by hand: every gesture may carry what the program said of it before, for the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teamswiss_gui.domain.edits.last_round import (
    by_team,
    changeable,
    new_match,
    numbers_with,
    paired_anew,
    replaced,
    with_last,
    with_round,
    without_adjustments,
    without_result,
)
from teamswiss_gui.domain.edits.tables import at_their_tables
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Bye, MatchId, Round, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind, RoundState


def pair_by_hand(
    tournament: Tournament, white: TeamId, black: TeamId, *, consequences: Sequence[str] = ()
) -> Tournament:
    """Pair two teams that have no match in the last round; a bye they had is taken back."""
    last = changeable(tournament)
    if white == black:
        raise TeamSwissError("team-against-itself", team_name=tournament.team(white).name)
    teams = tournament.team(white), tournament.team(black)
    for team in teams:
        if last.match_of(team.id):
            raise TeamSwissError("team-is-paired", team_name=team.name, round=last.number)
        if team.tpn is None:
            raise TeamSwissError("team-without-number", team_name=team.name)
    match = new_match(tournament, MatchId(tournament.next_id), white, black)
    byes = tuple(bye for bye in last.byes if bye.team not in (white, black))
    numbers = numbers_with(last, teams)
    new = replace(last, numbers=numbers, matches=(*last.matches, match), byes=byes)
    return at_their_tables(replace(with_last(tournament, new), next_id=tournament.next_id + 1))


def unpair_match(tournament: Tournament, match: MatchId) -> Tournament:
    """Take a match of the last round apart; a team that was to be absent is so again."""
    last = changeable(tournament)
    gone = without_result(last, match)
    kept = tuple(m for m in last.matches if m.id != gone.id)
    byes = list(last.byes)
    for team in (tournament.team(gone.white), tournament.team(gone.black)):
        kind = team.bye(last.number)
        if kind is not None:
            byes.append(Bye(team.id, kind))
    after = with_last(tournament, replace(last, matches=kept, byes=by_team(byes)))
    return without_adjustments(after, last.number, gone)


def swap_opponents(
    tournament: Tournament, match: MatchId, other: MatchId, *, consequences: Sequence[str] = ()
) -> Tournament:
    """Exchange the Black teams of two matches of the last round."""
    last = changeable(tournament)
    first, second = without_result(last, match), without_result(last, other)
    if first.id == second.id:
        raise TeamSwissError("same-match-twice")
    after = replaced(tournament, paired_anew(tournament, first, first.white, second.black))
    after = replaced(after, paired_anew(tournament, second, second.white, first.black))
    after = without_adjustments(after, last.number, first)
    return at_their_tables(without_adjustments(after, last.number, second))


def exchange_teams(
    tournament: Tournament, team: TeamId, other: TeamId, *, consequences: Sequence[str] = ()
) -> Tournament:
    """Let two teams change places in the last round: opponent and colour, or the bye."""
    last = changeable(tournament)
    first, second = last.match_of(team), last.match_of(other)
    both = tournament.team(team), tournament.team(other)
    if team == other:
        raise TeamSwissError("team-against-itself", team_name=both[0].name)
    if first is None and second is None:
        raise TeamSwissError("team-has-no-match", team_name=both[0].name, round=last.number)
    if first is not None and second is not None and first.id == second.id:
        return swap_colours(tournament, first.id)
    for each in both:
        if each.tpn is None:
            raise TeamSwissError("team-without-number", team_name=each.name)
    places = {team: other, other: team}
    taken_apart = [without_result(last, m.id) for m in (first, second) if m is not None]
    new = replace(last, numbers=numbers_with(last, both), byes=_byes_with(tournament, last, places))
    after = with_last(tournament, new)
    for old in taken_apart:
        white, black = places.get(old.white, old.white), places.get(old.black, old.black)
        after = replaced(after, paired_anew(tournament, old, white, black))
        after = without_adjustments(after, last.number, old)
    return at_their_tables(after)


def _byes_with(
    tournament: Tournament, last: Round, places: dict[TeamId, TeamId]
) -> tuple[Bye, ...]:
    """Hand the bye on; who plays now is absent no more, who does not is so again."""
    kept = [bye for bye in last.byes if bye.team not in places]
    for team, successor in places.items():
        if last.match_of(successor) is not None:
            continue  # it plays now
        absence = tournament.team(team).bye(last.number)
        if last.bye_of(successor) is ByeKind.PAIRING_ALLOCATED:
            kept.append(Bye(team, ByeKind.PAIRING_ALLOCATED))
        elif absence is not None:
            kept.append(Bye(team, absence))
    return by_team(kept)


def swap_colours(
    tournament: Tournament, match: MatchId, *, consequences: Sequence[str] = ()
) -> Tournament:
    """Exchange the colours of a match of the last round."""
    last = changeable(tournament)
    old = without_result(last, match)
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
    return replaced(tournament, new)


def give_bye(
    tournament: Tournament, team: TeamId, *, consequences: Sequence[str] = ()
) -> Tournament:
    """Give the pairing-allocated bye of the last round to a team without a match."""
    last = changeable(tournament)
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
    byes = by_team([*last.byes, Bye(team, ByeKind.PAIRING_ALLOCATED)])
    numbers = numbers_with(last, (lucky,))
    return with_last(tournament, replace(last, numbers=numbers, byes=byes))


def take_bye(tournament: Tournament) -> Tournament:
    """Take the pairing-allocated bye of the last round back."""
    last = changeable(tournament)
    kept = tuple(bye for bye in last.byes if bye.kind is not ByeKind.PAIRING_ALLOCATED)
    if len(kept) == len(last.byes):
        raise TeamSwissError("no-bye", round=last.number)
    return with_last(tournament, replace(last, byes=kept))


def order_matches(tournament: Tournament, round: int, order: Sequence[MatchId]) -> Tournament:
    """Put the matches of a round into another publishing order."""
    each = tournament.round(round)
    if each.state is RoundState.PUBLISHED:
        raise TeamSwissError("round-published", round=each.number)
    by_id = {match.id: match for match in each.matches}
    if sorted(order) != sorted(by_id):
        raise TeamSwissError("pairing-incomplete", round=round, given=len(order),
                             teams=len(by_id))  # fmt: skip
    return with_round(tournament, replace(each, matches=tuple(by_id[m] for m in order)))
