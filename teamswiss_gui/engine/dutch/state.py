"""What the Dutch rules read of every team of the round, worked out once from the request."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.dutch.preferences import (
    Preference,
    Strength,
    colour_difference,
    preference,
    repeated_colour,
)
from teamswiss_gui.engine.request import Colour, Kind, PrimaryScore, Request, RoundEntry, Team

ONE_POINT = 2
"""A point, in half points (A.8)."""


class Float(StrEnum):
    """What a round was for a team (A.4)."""

    DOWN = "down"
    UP = "up"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class TeamState:
    """A team to pair, as the articles see it."""

    tpn: int
    score: HalfPoints
    """The pairing score: primary score and virtual points."""
    primary: HalfPoints
    colours: tuple[Colour, ...]
    """Colours of the played matches, in order."""
    difference: int
    repeated: Colour | None
    preference: Preference
    floats: tuple[Float, Float]
    """In the previous round, and two rounds before."""
    barred: bool
    """May not have the bye (C.2)."""
    topscorer: bool


@dataclass(frozen=True, slots=True)
class Field:
    """The teams of the round in the order of A.2; their places are the bits of every mask."""

    request: Request
    teams: tuple[TeamState, ...]
    may_meet: tuple[int, ...]
    """For every team the mask of those it may be paired with (C.1, C.3, forbidden pairs)."""
    groups: tuple[int, ...]
    """The masks of the scoregroups, descending (A.3)."""
    barred: int
    """The mask of those who may not have the bye."""

    @property
    def everyone(self) -> int:
        """Return the mask of all teams of the round."""
        return (1 << len(self.teams)) - 1


def primary_of(request: Request, entry: RoundEntry) -> HalfPoints:
    """Return what a round gave to the score."""
    return entry.mp if request.primary_score is PrimaryScore.MATCH_POINTS else entry.gp


def pairing_score(request: Request, team: Team, round_: int) -> HalfPoints:
    """Return the score that a team was, or is, paired on in a round."""
    earned = sum(primary_of(request, entry) for entry in team.history[: round_ - 1])
    return HalfPoints(earned + request.virtual(team.tpn, round_))


def float_of(request: Request, by_tpn: dict[int, Team], team: Team, round_: int) -> Float:  # A.4.b
    """Return the float that a team received in a round; not playing is a downfloat."""
    if round_ < 1:
        return Float.NONE
    entry = team.history[round_ - 1]
    if entry.kind is not Kind.PLAYED or entry.opponent is None:
        return Float.DOWN
    mine = pairing_score(request, team, round_)
    other = pairing_score(request, by_tpn[entry.opponent], round_)
    return Float.DOWN if mine > other else Float.UP if mine < other else Float.NONE


def bars_bye(entry: RoundEntry) -> bool:  # C.04.1.d
    """Say whether a round bars its team from the pairing-allocated bye."""
    return entry.kind in (Kind.PAB, Kind.FORFEIT_WIN)


def most_points(request: Request) -> int:
    """Return the half points that the rounds so far could give at most."""
    if request.primary_score is PrimaryScore.MATCH_POINTS:
        return max(request.scoring.win, request.scoring.draw) * (request.next_round - 1)
    return ONE_POINT * request.boards * (request.next_round - 1)


def is_topscorer(request: Request, score: HalfPoints) -> bool:  # A.7
    """Say whether a score is over half of the possible one when the last round is paired."""
    return request.next_round == request.total_rounds and 2 * score > most_points(request)


def may_not_meet_again(entry: RoundEntry) -> bool:  # C.1, C.04.2.D.6
    """Say whether a round uses up its pairing: only a match really played does."""
    return entry.kind is Kind.PLAYED


def build_field(request: Request) -> Field:
    """Work out the state of every team that is to be paired."""
    by_tpn = {team.tpn: team for team in request.teams}
    present = [team for team in request.teams if team.available]
    states = [_state(request, by_tpn, team) for team in present]
    order = sorted(range(len(states)), key=lambda i: (-states[i].score, states[i].tpn))  # A.2
    teams = tuple(states[i] for i in order)
    place = {team.tpn: index for index, team in enumerate(teams)}
    may_meet = _legal_pairs(request, teams, place, by_tpn)
    groups: dict[HalfPoints, int] = {}
    for index, state in enumerate(teams):
        groups[state.score] = groups.get(state.score, 0) | 1 << index
    barred = sum(1 << index for index, state in enumerate(teams) if state.barred)
    return Field(request, teams, tuple(may_meet), tuple(groups.values()), barred)


def _legal_pairs(
    request: Request, teams: tuple[TeamState, ...], place: dict[int, int], by_tpn: dict[int, Team]
) -> list[int]:
    """Return for each team whom it may meet (C.1, C.3)."""
    everyone = (1 << len(teams)) - 1
    absolute: dict[Colour, int] = dict.fromkeys(Colour, 0)
    for index, state in enumerate(teams):
        colour = state.preference.colour
        if (
            state.preference.strength is Strength.ABSOLUTE
            and colour is not None
            and not state.topscorer
        ):
            absolute[colour] |= 1 << index
    may_meet = []
    for index, state in enumerate(teams):
        row = everyone & ~(1 << index)
        for mask in absolute.values():
            if mask >> index & 1:
                row &= ~mask
        for entry in by_tpn[state.tpn].history:
            if may_not_meet_again(entry) and entry.opponent in place:
                row &= ~(1 << place[entry.opponent])
        may_meet.append(row)
    for first, second in request.forbidden_pairs:
        if first in place and second in place:
            may_meet[place[first]] &= ~(1 << place[second])
            may_meet[place[second]] &= ~(1 << place[first])
    return may_meet


def _state(request: Request, by_tpn: dict[int, Team], team: Team) -> TeamState:
    colours = tuple(
        entry.colour
        for entry in team.history
        if entry.kind is Kind.PLAYED and entry.colour is not None
    )
    score = pairing_score(request, team, request.next_round)
    last = request.next_round - 1
    return TeamState(
        tpn=team.tpn,
        score=score,
        primary=HalfPoints(sum(primary_of(request, entry) for entry in team.history)),
        colours=colours,
        difference=colour_difference(colours),
        repeated=repeated_colour(colours),
        preference=preference(colours),
        floats=(
            float_of(request, by_tpn, team, last),
            float_of(request, by_tpn, team, last - 1),
        ),
        barred=any(bars_bye(entry) for entry in team.history),
        topscorer=is_topscorer(request, score),
    )
