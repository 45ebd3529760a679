"""What the rules read of every team of the round, worked out once from the request."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.fide_team.editions import Edition
from teamswiss_gui.engine.fide_team.preferences import Preference, colour_difference, preference
from teamswiss_gui.engine.request import Colour, Kind, PrimaryScore, Request, RoundEntry, Team


@dataclass(frozen=True, slots=True)
class TeamState:
    """A team to pair, as the articles see it."""

    tpn: int
    score: HalfPoints
    """The pairing score: primary score and virtual points."""
    primary: HalfPoints
    secondary: HalfPoints
    colours: tuple[Colour, ...]
    """Colours of the played matches, in order."""
    difference: int
    preference: Preference | None
    floated: bool
    """Floated in the previous round (1.5)."""
    barred: bool
    """May not have the bye (C2)."""


@dataclass(frozen=True, slots=True)
class Field:
    """The teams of the round in TPN order; their places are the bits of every mask."""

    edition: Edition
    request: Request
    teams: tuple[TeamState, ...]
    may_meet: tuple[int, ...]
    """For every team the mask of those it may be paired with (C1, forbidden pairs)."""
    scores: tuple[HalfPoints, ...]
    """The different pairing scores of the round, descending, the bye's included."""
    groups: dict[HalfPoints, int]
    """Score -> mask of the scoregroup (1.3.1)."""

    @property
    def tpns(self) -> tuple[int, ...]:
        """Return the numbers of the teams."""
        return tuple(team.tpn for team in self.teams)

    @property
    def everyone(self) -> int:
        """Return the mask of all teams of the round."""
        return (1 << len(self.teams)) - 1

    @property
    def floats_count(self) -> bool:
        """Say whether floating again is looked at: not in the last two rounds."""
        return self.request.next_round <= self.request.total_rounds - 2


def primary_of(request: Request, entry: RoundEntry) -> HalfPoints:  # 1.2
    """Return what a round gave to the primary score."""
    return entry.mp if request.primary_score is PrimaryScore.MATCH_POINTS else entry.gp


def pairing_score(request: Request, team: Team, round_: int) -> HalfPoints:
    """Return the score that a team was, or is, paired on in a round."""
    earned = sum(primary_of(request, entry) for entry in team.history[: round_ - 1])
    return HalfPoints(earned + request.virtual(team.tpn, round_))


def floated(request: Request, by_tpn: dict[int, Team], team: Team) -> bool:  # 1.5
    """Say whether the team played an opponent of another score in the previous round."""
    last = request.next_round - 1
    if last < 1:
        return False
    entry = team.history[last - 1]
    if entry.kind is not Kind.PLAYED or entry.opponent is None:
        return False
    opponent = by_tpn[entry.opponent]
    return pairing_score(request, team, last) != pairing_score(request, opponent, last)


def build_field(request: Request, edition: Edition) -> Field:
    """Work out the state of every team that is to be paired."""
    by_tpn = {team.tpn: team for team in request.teams}
    present = sorted((team for team in request.teams if team.available), key=lambda t: t.tpn)
    place = {team.tpn: index for index, team in enumerate(present)}
    teams = tuple(_state(request, edition, by_tpn, team) for team in present)
    everyone = (1 << len(teams)) - 1
    may_meet = [everyone & ~(1 << index) for index in range(len(teams))]
    for index, team in enumerate(present):
        for entry in team.history:  # 2.1.1: only a match really played uses up the pairing
            if entry.kind is Kind.PLAYED and entry.opponent in place:
                may_meet[index] &= ~(1 << place[entry.opponent])
    for first, second in request.forbidden_pairs:
        if first in place and second in place:
            may_meet[place[first]] &= ~(1 << place[second])
            may_meet[place[second]] &= ~(1 << place[first])
    groups: dict[HalfPoints, int] = {}
    for index, state in enumerate(teams):
        groups[state.score] = groups.get(state.score, 0) | 1 << index
    return Field(edition, request, teams, tuple(may_meet), tuple(sorted(groups)[::-1]), groups)


def _state(request: Request, edition: Edition, by_tpn: dict[int, Team], team: Team) -> TeamState:
    mp = HalfPoints(sum(entry.mp for entry in team.history))
    gp = HalfPoints(sum(entry.gp for entry in team.history))
    match_points_first = request.primary_score is PrimaryScore.MATCH_POINTS
    colours = tuple(
        entry.colour
        for entry in team.history
        if entry.kind is Kind.PLAYED and entry.colour is not None
    )
    return TeamState(
        tpn=team.tpn,
        score=pairing_score(request, team, request.next_round),
        primary=mp if match_points_first else gp,
        secondary=gp if match_points_first else mp,
        colours=colours,
        difference=colour_difference(colours),
        preference=preference(
            request.colour_preferences,
            colours,
            last_round=request.next_round == request.total_rounds,
        ),
        floated=floated(request, by_tpn, team),
        barred=any(edition.bars_bye(entry, request.scoring) for entry in team.history),
    )
