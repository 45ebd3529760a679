"""What the earlier Dutch edition reads of every team, worked out once from the request."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.request import Colour, Kind, PrimaryScore, Request, RoundEntry, Team

SCORED_WITHOUT_PLAYING = frozenset({Kind.PAB, Kind.FORFEIT_WIN, Kind.FULL_BYE, Kind.HALF_BYE})


class Strength(IntEnum):
    """How strong a colour preference is (A.7)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Preference:
    """A team's colour preference; no colour without a played match."""

    colour: Colour | None
    strength: Strength


@dataclass(frozen=True, slots=True)
class TeamState:
    """A team to pair."""

    tpn: int
    score: HalfPoints
    """The primary score with virtual points."""
    colours: tuple[Colour, ...]
    """Colours of the played matches, in order (F.2, F.3)."""
    preference: Preference
    downfloats: tuple[bool, bool]
    """Whether the last round, and the one before it, gave a downfloat (A.4, B.1.b)."""
    upfloats: tuple[bool, bool]
    may_have_bye: bool
    top_scorer: bool


@dataclass(frozen=True, slots=True)
class Field:
    """The teams of the round by score and TPN (A.2); their places are the bits of every mask."""

    request: Request
    teams: tuple[TeamState, ...]
    possible: tuple[int, ...]
    """Whom a team may be paired with: B.1.a, and B.2 unless a top scorer is one of the two."""

    @property
    def odd_round(self) -> bool:
        """Say whether A.7.d holds, and not A.7.e."""
        return self.request.next_round % 2 == 1

    def same_colour(self, a: int, b: int, strength: Strength) -> bool:
        """Say whether two teams prefer one colour, both at least that strongly."""
        mine, others = self.teams[a].preference, self.teams[b].preference
        if mine.colour is None or mine.colour is not others.colour:
            return False
        return min(mine.strength, others.strength) >= strength


def preference(colours: tuple[Colour, ...]) -> Preference:  # A.7.a to c
    """Return the colour preference from the colours of the played matches."""
    if not colours:
        return Preference(None, Strength.NONE)
    difference = 2 * colours.count(Colour.WHITE) - len(colours)
    if abs(difference) > 1:
        return Preference(Colour.BLACK if difference > 0 else Colour.WHITE, Strength.ABSOLUTE)
    if colours[-2:] in ((Colour.WHITE, Colour.WHITE), (Colour.BLACK, Colour.BLACK)):
        return Preference(colours[-1].other, Strength.ABSOLUTE)
    if difference:
        return Preference(Colour.BLACK if difference > 0 else Colour.WHITE, Strength.STRONG)
    return Preference(colours[-1].other, Strength.MILD)


def build_field(request: Request) -> Field:
    """Work out the state of every team that is to be paired."""
    by_tpn = {team.tpn: team for team in request.teams}
    present = [team for team in request.teams if team.available]
    states = {team.tpn: _state(request, by_tpn, team) for team in present}
    teams = tuple(sorted(states.values(), key=lambda t: (-t.score, t.tpn)))  # A.2
    place = {team.tpn: index for index, team in enumerate(teams)}
    everyone = (1 << len(teams)) - 1
    possible = [everyone & ~(1 << index) for index in range(len(teams))]
    for index, state in enumerate(teams):
        for entry in by_tpn[state.tpn].history:  # B.1.a, F.2
            if entry.kind is Kind.PLAYED and entry.opponent in place:
                possible[index] &= ~(1 << place[entry.opponent])
    for first, second in request.forbidden_pairs:
        if first in place and second in place:
            possible[place[first]] &= ~(1 << place[second])
            possible[place[second]] &= ~(1 << place[first])
    field = Field(request, teams, tuple(possible))
    bound = [i for i, t in enumerate(teams) if t.preference.strength is Strength.ABSOLUTE]
    for a in bound:  # B.2
        for b in bound:
            top = teams[a].top_scorer or teams[b].top_scorer
            if a != b and not top and field.same_colour(a, b, Strength.ABSOLUTE):
                possible[a] &= ~(1 << b)
    return Field(request, teams, tuple(possible))


def _earned(request: Request, entry: RoundEntry) -> HalfPoints:
    return entry.mp if request.primary_score is PrimaryScore.MATCH_POINTS else entry.gp


def _score(request: Request, team: Team, round_: int) -> int:
    """Return the score that a team was, or is, paired on in a round."""
    earned = sum(_earned(request, entry) for entry in team.history[: round_ - 1])
    return earned + request.virtual(team.tpn, round_)


def _float(request: Request, by_tpn: dict[int, Team], team: Team, round_: int) -> int:  # A.4
    """Return 1 for a downfloat, -1 for an upfloat, 0 for none."""
    if round_ < 1:
        return 0
    entry = team.history[round_ - 1]
    if entry.kind in SCORED_WITHOUT_PLAYING:  # B.1.b
        return 1
    if entry.kind is not Kind.PLAYED or entry.opponent is None:
        return 0
    mine = _score(request, team, round_)
    others = _score(request, by_tpn[entry.opponent], round_)
    return (mine > others) - (mine < others)


def _is_top_scorer(request: Request, team: Team) -> bool:
    """Say whether a team has more than half of the possible points before the last round."""
    if request.next_round != request.total_rounds:
        return False
    match_points = request.primary_score is PrimaryScore.MATCH_POINTS
    win = request.scoring.win if match_points else 2 * request.boards
    earned = sum(_earned(request, entry) for entry in team.history)
    return 2 * earned > win * (request.next_round - 1)


def _state(request: Request, by_tpn: dict[int, Team], team: Team) -> TeamState:
    played = [e.colour for e in team.history if e.kind is Kind.PLAYED]
    colours = tuple(colour for colour in played if colour is not None)
    last = request.next_round - 1
    floats = [_float(request, by_tpn, team, last), _float(request, by_tpn, team, last - 1)]
    return TeamState(
        tpn=team.tpn,
        score=HalfPoints(_score(request, team, request.next_round)),
        colours=colours,
        preference=preference(colours),
        downfloats=(floats[0] == 1, floats[1] == 1),
        upfloats=(floats[0] == -1, floats[1] == -1),
        may_have_bye=all(e.kind not in SCORED_WITHOUT_PLAYING for e in team.history),
        top_scorer=_is_top_scorer(request, team),
    )
