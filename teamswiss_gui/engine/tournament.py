"""From a tournament to the pairing request of one of its rounds.

The request of round N holds only what was known before it: earlier rounds with the numbers,
the settings and the attendance that round N itself was paired on.
"""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Basis, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import (
    Acceleration,
    AdjustmentTarget,
    ByeKind,
    PairingSystem,
)
from teamswiss_gui.engine import request as engine
from teamswiss_gui.engine.acceleration import VirtualPoints, imaginary_points, virtual_points
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.olympiad.state import IMAGINARY_UNTIL
from teamswiss_gui.scoring import points as scoring

Numbers = dict[TeamId, int]
Seats = tuple[TeamId, TeamId]


def pairing_request(
    tournament: Tournament,
    round_number: int | None = None,
    *,
    system: PairingSystem | None = None,
) -> engine.Request:
    """Return the request of a round: of the next one, or as it stood before an earlier one.

    A round with results missing cannot be built upon (`results-missing`); adjourned boards
    count as draws (C.04.2 3.1). `system` overrides the one of the tournament.
    """
    number = _checked(tournament, round_number)
    basis = basis_of(tournament, number)
    if system is not None and system is not basis.system:
        basis = _with_system(basis, system)
    numbers = numbers_of(tournament, number)
    history = _history(tournament, number, numbers)
    present = _present(tournament, number)
    known = {team.id: team for team in tournament.teams}
    return engine.Request(
        system=basis.system.value,
        total_rounds=max(basis.total_rounds, number),
        next_round=number,
        teams=tuple(
            engine.Team(
                tpn=tpn,
                rating=_rating(tournament, known[team]),
                available=team in present,
                history=history[team],
            )
            for team, tpn in sorted(numbers.items(), key=lambda entry: entry[1])
        ),
        colour_preferences=basis.colour_preferences,
        initial_colour=basis.initial_colour,
        primary_score=basis.primary_score,
        secondary_for_colours=basis.secondary_for_colours,
        boards=tournament.settings.boards,
        scoring=engine.Scoring(
            tournament.settings.match_win,
            tournament.settings.match_draw,
            tournament.settings.match_loss,
        ),
        forbidden_pairs=_forbidden(tournament, number, numbers),
        virtual_points=_virtual(tournament, number, basis, numbers),
    )


def basis_of(tournament: Tournament, round_number: int) -> Basis:
    """Return the settings a round was paired on; for a round to come, those of now."""
    if round_number <= len(tournament.accepted_rounds):
        return tournament.rounds[round_number - 1].basis
    return Basis.of(tournament.settings)


def numbers_of(tournament: Tournament, round_number: int) -> Numbers:
    """Return the team numbers that a round was paired with; for a round to come, those of now."""
    current = {team.id: team.tpn for team in tournament.teams if team.tpn is not None}
    if round_number > len(tournament.accepted_rounds):
        return current
    paired = tournament.rounds[round_number - 1]
    numbers = dict(paired.numbers) or current
    # A team that was paired by hand before it had a number is told by the one it has now.
    taken = set(numbers.values())
    for team in sorted(_met(tournament, round_number) - set(numbers)):
        wanted = current.get(team)
        free = wanted if wanted is not None and wanted not in taken else max(taken, default=0) + 1
        numbers[team] = free
        taken.add(free)
    return numbers


def seats_of(tournament: Tournament, answer: Answer) -> tuple[list[Seats], TeamId | None]:
    """Return an answer's (white, black) pairs and its bye as teams, in publishing order."""
    teams = {tpn: team for team, tpn in numbers_of(tournament, answer.round).items()}
    pairs = [(teams[pair.white], teams[pair.black]) for pair in answer.pairs]
    return pairs, None if answer.bye is None else teams[answer.bye]


def virtual_of(tournament: Tournament, round_number: int) -> VirtualPoints:
    """Return the virtual points of the rounds up to one, by team."""
    basis = basis_of(tournament, round_number)
    return virtual_points(
        tournament,
        basis.acceleration,
        [numbers_of(tournament, number) for number in range(1, round_number + 1)],
        total_rounds=basis.total_rounds,
        primary_score=basis.primary_score,
    )


# --- parts ------------------------------------------------------------------------------------


def _checked(tournament: Tournament, round_number: int | None) -> int:
    paired = len(tournament.accepted_rounds)
    number = tournament.next_round if round_number is None else round_number
    if not 1 <= number <= paired + 1:
        raise TeamSwissError("no-such-round", round=number, paired=paired)
    if number > paired and number > tournament.settings.rounds:
        raise TeamSwissError("no-round-left", rounds=tournament.settings.rounds)
    if number > paired:
        for team in tournament.teams:
            if team.tpn is None and team.bye(number) is None:
                raise TeamSwissError("team-without-number", team_name=team.name)
    return number


def _with_system(basis: Basis, system: PairingSystem) -> Basis:
    acceleration = basis.acceleration
    if system is PairingSystem.OLYMPIAD_2008 and acceleration is Acceleration.NONE:
        acceleration = Acceleration.IMAGINARY  # rule 28 is part of the system
    return Basis(
        system=system,
        colour_preferences=basis.colour_preferences,
        primary_score=basis.primary_score,
        secondary_for_colours=basis.secondary_for_colours,
        initial_colour=basis.initial_colour,
        acceleration=acceleration,
        total_rounds=basis.total_rounds,
    )


def _met(tournament: Tournament, round_number: int) -> set[TeamId]:
    rounds = tournament.rounds[:round_number]
    return {
        team for each in rounds for match in each.matches for team in (match.white, match.black)
    }


def _present(tournament: Tournament, number: int) -> set[TeamId]:
    """Return the teams that were, or are, to be paired in a round."""
    if number > len(tournament.accepted_rounds):
        return {team.id for team in tournament.teams if team.bye(number) is None}
    paired = tournament.rounds[number - 1]
    present = {team for match in paired.matches for team in (match.white, match.black)}
    return present | {b.team for b in paired.byes if b.kind is ByeKind.PAIRING_ALLOCATED}


def _history(
    tournament: Tournament, number: int, numbers: Mapping[TeamId, int]
) -> dict[TeamId, tuple[engine.RoundEntry, ...]]:
    scores = scoring.history(tournament, number - 1, for_pairing=True)
    for each in tournament.rounds[: number - 1]:
        _refuse_missing(each, scores)
    extra: dict[tuple[TeamId, int], scoring.Points] = {}
    for given in tournament.adjustments:
        if given.target is AdjustmentTarget.TEAM:
            key = (given.team, given.round)
            points = scoring.Points(given.match_points, given.game_points)
            extra[key] = extra.get(key, scoring.Points()).plus(points)
    return {
        team: tuple(
            _entry(score, extra.get((team, score.round), scoring.Points()), numbers)
            for score in scores[team]
        )
        for team in numbers
    }


def _refuse_missing(each: Round, scores: Mapping[TeamId, tuple[scoring.RoundScore, ...]]) -> None:
    for match in each.matches:
        if not scores[match.white][each.number - 1].is_complete:
            missing = each.missing_results or len(match.boards) or 1
            raise TeamSwissError("results-missing", round=each.number, missing=missing)


def _entry(
    score: scoring.RoundScore, extra: scoring.Points, numbers: Mapping[TeamId, int]
) -> engine.RoundEntry:
    return engine.RoundEntry(
        opponent=None if score.opponent is None else numbers[score.opponent],
        colour=score.colour,
        kind=score.kind,
        mp=HalfPoints(score.match_points + extra.match_points),
        gp=HalfPoints(score.game_points + extra.game_points),
    )


def _rating(tournament: Tournament, team: Team) -> float | None:
    return float(team_rating(team, tournament.settings).average) if team.players else None


def _forbidden(
    tournament: Tournament, number: int, numbers: Mapping[TeamId, int]
) -> frozenset[tuple[int, int]]:
    found = set()
    for pair in tournament.forbidden_pairs:
        if pair.holds(number) and pair.team in numbers and pair.opponent in numbers:
            low, high = sorted((numbers[pair.team], numbers[pair.opponent]))
            found.add((low, high))
    return frozenset(found)


def _virtual(
    tournament: Tournament, number: int, basis: Basis, numbers: Mapping[TeamId, int]
) -> dict[int, dict[int, HalfPoints]] | None:
    if basis.acceleration is Acceleration.IMAGINARY:
        # The Olympiad system adds its own, but knows no late entry of round 2 from an absence.
        if basis.system is PairingSystem.OLYMPIAD_2008 and number == IMAGINARY_UNTIL:
            return imaginary_points(numbers_of(tournament, 1), numbers)
        return None
    by_team = virtual_points(
        tournament,
        basis.acceleration,
        [numbers_of(tournament, each) for each in range(1, number + 1)],
        total_rounds=basis.total_rounds,
        primary_score=basis.primary_score,
    )
    return {
        numbers[team]: dict(rounds)
        for team, rounds in sorted(by_team.items())
        if team in numbers and rounds
    }
