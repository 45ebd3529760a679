"""Virtual points of a tournament: Baku acceleration (C.04.7), imaginary and given points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import Acceleration, ByeKind, PrimaryScore
from teamswiss_gui.engine.olympiad.state import IMAGINARY_POINTS, IMAGINARY_UNTIL, top_half

VirtualPoints = dict[TeamId, dict[int, HalfPoints]]
"""Team -> round -> points that count for the pairing of that round only."""


def virtual_points(
    tournament: Tournament,
    acceleration: Acceleration,
    numbers: Sequence[Mapping[TeamId, int]],
    *,
    total_rounds: int,
    primary_score: PrimaryScore,
) -> VirtualPoints:
    """Return every team's virtual points in the rounds whose numbers are given (from round 1)."""
    if acceleration is Acceleration.BAKU:
        return _baku(tournament, numbers, total_rounds)
    if acceleration is Acceleration.GIVEN:
        return _given(tournament, len(numbers), primary_score)
    return {}


def baku_rounds(total_rounds: int) -> tuple[int, int]:  # C.04.7 1.3, 1.4
    """Return the last round with a win's points and the last accelerated round."""
    accelerated = (total_rounds + 1) // 2
    return (accelerated + 1) // 2, accelerated


def baku_points(total_rounds: int, number: int, win: HalfPoints) -> HalfPoints:
    """Return what a team of GA gets in a round; `win` are the match points of a win."""
    full, accelerated = baku_rounds(total_rounds)
    if number > accelerated:
        return HalfPoints(0)
    return win if number <= full else HalfPoints(win // 2)


def baku_group_size(teams: int) -> int:  # C.04.7 1.2: 161 -> 82, 178 -> 90
    """Return how many teams the group GA has."""
    return 2 * -(-teams // 4)


def _baku(
    tournament: Tournament, numbers: Sequence[Mapping[TeamId, int]], total_rounds: int
) -> VirtualPoints:
    if not numbers:
        return {}
    last = _last_of_group(tournament, numbers[0])
    _full, accelerated = baku_rounds(total_rounds)
    settings = tournament.settings
    found: VirtualPoints = {}
    for number, tpns in enumerate(numbers[:accelerated], start=1):
        points = baku_points(total_rounds, number, settings.match_win)
        # A late entry belongs to GA if it stands before GA's last team, which stays the same.
        limit = tpns.get(last, 0) if last is not None else 0
        for team, tpn in tpns.items():
            if tpn <= limit:
                found.setdefault(team, {})[number] = points
    return found


def _last_of_group(tournament: Tournament, numbers: Mapping[TeamId, int]) -> TeamId | None:
    """Return the last team of GA: the group is half of the list that round 1 was paired from."""
    present = sorted(numbers, key=numbers.__getitem__)
    if tournament.accepted_rounds:
        first = tournament.rounds[0]
        absent = {bye.team for bye in first.byes if bye.kind is not ByeKind.PAIRING_ALLOCATED}
        seated = {team for match in first.matches for team in (match.white, match.black)}
        seated |= {bye.team for bye in first.byes} - absent
        present = [team for team in present if team in seated]
    else:
        out = {team.id for team in tournament.teams if team.bye(1) is not None}
        present = [team for team in present if team not in out]
    size = min(baku_group_size(len(present)), len(present))
    return present[size - 1] if size else None


def imaginary_points(
    start: Mapping[TeamId, int], now: Mapping[TeamId, int]
) -> dict[int, dict[int, HalfPoints]] | None:  # D.II.02 28
    """Return the imaginary points of round 2, by team number, if teams have come late.

    The top half is that of the list at the start, and its last team stays the same; a late entry
    that stands before it has the points too (28 b). None if nobody came: the system gives them.
    """
    if not set(now) - set(start):
        return None
    listed = sorted(start, key=start.__getitem__)
    half = [team for team in listed[: top_half(len(listed))] if team in now]
    limit = now[half[-1]] if half else 0
    return {tpn: {IMAGINARY_UNTIL: IMAGINARY_POINTS} for tpn in now.values() if tpn <= limit}


def _given(tournament: Tournament, rounds: int, primary_score: PrimaryScore) -> VirtualPoints:
    found: VirtualPoints = {}
    for given in tournament.settings.given_points:
        by_match = primary_score is PrimaryScore.MATCH_POINTS
        points = given.match_points if by_match else given.game_points
        for number in range(given.first_round, min(given.last_round, rounds) + 1):
            for team in given.teams:
                of_team = found.setdefault(TeamId(team), {})
                of_team[number] = HalfPoints(of_team.get(number, 0) + points)
    return found
