"""What the rules read of every team of the round, worked out once from the request."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.olympiad.limits import may_take, within_limits
from teamswiss_gui.engine.olympiad.section_g import Values, all_values
from teamswiss_gui.engine.request import Colour, Kind, Request, RoundEntry, Team

HALVES_UNTIL = 3
"""Section J holds for rounds 1 to 3, section K for all later ones."""
IMAGINARY_UNTIL = 2
IMAGINARY_POINTS = HalfPoints(4)


@dataclass(frozen=True, slots=True)
class TeamState:
    """A team to pair, as the rules see it."""

    tpn: int
    score: HalfPoints
    """Match points with the imaginary ones (rules 1 and 28)."""
    colours: tuple[Colour, ...]
    """Colours of the played matches, in order."""
    last_round: Colour | None
    """The colour of the immediately preceding round, None if it was not played."""
    barred: bool
    """May not have the bye (rules 11 and 15 b)."""
    section_g: Values

    @property
    def difference(self) -> int:
        """Return how many more matches were played with White than with Black."""
        return 2 * self.colours.count(Colour.WHITE) - len(self.colours)


@dataclass(frozen=True, slots=True)
class Field:
    """The teams of the round in TPN order; their places are the bits of every mask."""

    request: Request
    teams: tuple[TeamState, ...]
    legal: tuple[int, ...]
    """For every team the mask of those it may be paired with (rule 15 a, forbidden pairs)."""
    limited: tuple[int, ...]
    """The same without the pairs that cannot keep the limits of rule 20."""
    imaginary: frozenset[int]
    """The TPNs that rule 28 gives points this round."""

    @property
    def everyone(self) -> int:
        """Return the mask of all teams of the round."""
        return (1 << len(self.teams)) - 1

    @property
    def by_halves(self) -> bool:
        """Say whether section J holds this round, and not section K."""
        return self.request.next_round <= HALVES_UNTIL


def scored_without_playing(entry: RoundEntry) -> bool:  # 11, 15 b
    """Say whether a round bars from the bye; one asked for and worth nothing scored nothing."""
    if entry.kind in (Kind.FULL_BYE, Kind.HALF_BYE):
        return entry.mp > 0 or entry.gp > 0
    return entry.kind in (Kind.PAB, Kind.FORFEIT_WIN)


def top_half(count: int) -> int:  # 28 a: 85 -> 42, 90 -> 46
    """Return half of the list, rounded to the nearest even number; from the middle, up."""
    return (count + 2) // 4 * 2


def imaginary_teams(request: Request) -> frozenset[int]:  # 28
    """Return who has imaginary points: the top half of all teams, present or not."""
    if request.virtual_points is not None or request.next_round > IMAGINARY_UNTIL:
        return frozenset()
    listed = sorted(team.tpn for team in request.teams)
    return frozenset(listed[: top_half(len(listed))])


def given_as_imaginary(request: Request) -> frozenset[int]:
    """Return the top of the list if the request itself gives it what rule 28 would give.

    So it is in round 2 if teams came late: the half is that of the start (28 b).
    """
    if request.next_round > IMAGINARY_UNTIL:
        return frozenset()
    given = {team.tpn: request.virtual(team.tpn, request.next_round) for team in request.teams}
    top = frozenset(tpn for tpn, points in given.items() if points)
    listed = sorted(given)
    alike = all(given[tpn] == IMAGINARY_POINTS for tpn in top)
    return top if alike and top == frozenset(listed[: len(top)]) else frozenset()


def build_field(request: Request) -> Field:
    """Work out the state of every team that is to be paired."""
    present = sorted((team for team in request.teams if team.available), key=lambda t: t.tpn)
    imaginary = imaginary_teams(request)
    order = all_values(request)
    teams = tuple(_state(request, team, imaginary, order[team.tpn]) for team in present)
    place = {team.tpn: index for index, team in enumerate(present)}
    everyone = (1 << len(teams)) - 1
    legal = [everyone & ~(1 << index) for index in range(len(teams))]
    for index, team in enumerate(present):
        for entry in team.history:  # 15 a: only a match really played uses up the pairing
            if entry.kind is Kind.PLAYED and entry.opponent in place:
                legal[index] &= ~(1 << place[entry.opponent])
    for first, second in request.forbidden_pairs:
        if first in place and second in place:
            legal[place[first]] &= ~(1 << place[second])
            legal[place[second]] &= ~(1 << place[first])
    return Field(request, teams, tuple(legal), _limited(teams, legal), imaginary)


def _state(request: Request, team: Team, imaginary: frozenset[int], section_g: Values) -> TeamState:
    earned = sum(entry.mp for entry in team.history)
    given = IMAGINARY_POINTS if team.tpn in imaginary else 0
    given += request.virtual(team.tpn, request.next_round)
    played = [e.colour for e in team.history if e.kind is Kind.PLAYED]
    last = team.history[-1] if team.history else None
    return TeamState(
        tpn=team.tpn,
        score=HalfPoints(earned + given),
        colours=tuple(colour for colour in played if colour is not None),
        last_round=last.colour if last is not None and last.kind is Kind.PLAYED else None,
        barred=any(scored_without_playing(entry) for entry in team.history),
        section_g=section_g,
    )


def _limited(teams: tuple[TeamState, ...], legal: list[int]) -> tuple[int, ...]:  # 20
    takes = [{colour: may_take(team.colours, colour) for colour in Colour} for team in teams]
    limited = list(legal)
    stuck = [i for i, each in enumerate(takes) if not any(each.values())]
    bound = [i for i, each in enumerate(takes) if not all(each.values())]
    for a, b in (*combinations(bound, 2), *product(stuck, range(len(teams)))):
        if a != b and not within_limits(takes[a], takes[b]):
            limited[a] &= ~(1 << b)
            limited[b] &= ~(1 << a)
    return tuple(limited)
