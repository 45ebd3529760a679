"""A tournament as frozen values. Everything that changes one is in `edits`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NewType

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    AdjustmentTarget,
    ByeKind,
    Card,
    Colour,
    ColourPreferences,
    Forfeit,
    NumberingMethod,
    PairingSystem,
    PrimaryScore,
    Result,
    RoundState,
    Sex,
    Side,
)

TeamId = NewType("TeamId", int)
PlayerId = NewType("PlayerId", int)
MatchId = NewType("MatchId", int)


@dataclass(frozen=True, slots=True)
class Birth:
    """A birth date, or just a year (month and day 0)."""

    year: int
    month: int = 0
    day: int = 0


@dataclass(frozen=True, slots=True)
class Player:
    """A member of a team's roster."""

    id: PlayerId
    name: str
    title: str = ""
    rating: int | None = None
    fide_id: str = ""
    federation: str = ""
    birth: Birth | None = None
    sex: Sex | None = None
    national_id: str = ""
    national_rating: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Rounds for which a team is out, to `last_round` or for good."""

    first_round: int
    last_round: int | None = None


@dataclass(frozen=True, slots=True)
class Absence:
    """A round in which a team is known not to play, and what it gets for it."""

    round: int
    kind: ByeKind = ByeKind.ABSENT


@dataclass(frozen=True, slots=True)
class Team:
    """A team and its roster in board order."""

    id: TeamId
    name: str
    short_name: str = ""
    federation: str = ""
    club: str = ""
    captain: str = ""
    tpn: int | None = None
    previous_standing: int | None = None
    first_round: int = 1
    """Later than 1 for a late entry (C.04.2 2.4)."""
    withdrawals: tuple[Withdrawal, ...] = ()
    absences: tuple[Absence, ...] = ()
    checked_in: bool = False
    table: int | None = None
    """A table of its own, for a team that must not move."""
    note: str = ""
    players: tuple[Player, ...] = ()

    def is_withdrawn(self, round_number: int) -> bool:
        """Say whether the team is out of that round."""
        return any(
            w.first_round <= round_number and (w.last_round is None or round_number <= w.last_round)
            for w in self.withdrawals
        )

    def bye(self, round_number: int) -> ByeKind | None:
        """Return what an absence in that round counts as; None if the team is to be paired."""
        if round_number < self.first_round or self.is_withdrawn(round_number):
            return ByeKind.ABSENT
        for absence in self.absences:
            if absence.round == round_number:
                return absence.kind
        return None

    def player(self, player_id: PlayerId) -> Player:
        """Return a player of this roster."""
        for player in self.players:
            if player.id == player_id:
                return player
        raise TeamSwissError("no-such-player", player=player_id, team_name=self.name)


@dataclass(frozen=True, slots=True)
class Board:
    """One board of a match: who sits there for each side, and the result.

    `white_side` plays for the team that has White on board 1; which colour he himself has
    follows from the settings' board colours.
    """

    number: int
    white_side: PlayerId | None = None
    black_side: PlayerId | None = None
    result: Result | None = None
    white_points: HalfPoints | None = None
    """With Result.SET: what the arbiter gave to the White team's side."""
    black_points: HalfPoints | None = None
    protest: bool = False

    def player(self, side: Side) -> PlayerId | None:
        """Return who sits there for a side."""
        return self.white_side if side is Side.WHITE else self.black_side


@dataclass(frozen=True, slots=True)
class MatchScore:
    """Game points of a match whose boards come later."""

    white: HalfPoints
    black: HalfPoints


@dataclass(frozen=True, slots=True)
class Match:
    """Two teams in a round; `white` has White on board 1."""

    id: MatchId
    white: TeamId
    black: TeamId
    boards: tuple[Board, ...] = ()
    forfeit: Forfeit | None = None
    score: MatchScore | None = None
    colours_reversed: bool = False
    """Played with the colours reversed by mistake; the scheduled colours still count."""
    card: Card = Card.OUT
    white_line_up_in: bool = False
    black_line_up_in: bool = False
    table: int | None = None

    def team(self, side: Side) -> TeamId:
        """Return the team of a side."""
        return self.white if side is Side.WHITE else self.black

    def side(self, team: TeamId) -> Side:
        """Return the side of a team of this match."""
        if team == self.white:
            return Side.WHITE
        if team == self.black:
            return Side.BLACK
        raise TeamSwissError("team-not-in-match", team=team)

    @property
    def has_result(self) -> bool:
        """Whether anything of the result has been entered."""
        return (
            self.forfeit is not None
            or self.score is not None
            or any(board.result is not None for board in self.boards)
        )

    @property
    def is_complete(self) -> bool:
        """Whether nothing of the result is missing."""
        return (
            self.forfeit is not None
            or self.score is not None
            or all(board.result is not None for board in self.boards)
        )


@dataclass(frozen=True, slots=True)
class Bye:
    """A team without a match in a round."""

    team: TeamId
    kind: ByeKind


@dataclass(frozen=True, slots=True)
class Basis:
    """The settings that a round was paired on, kept so that it can be checked later."""

    system: PairingSystem = PairingSystem.FIDE_TEAM_2026
    colour_preferences: ColourPreferences = ColourPreferences.TYPE_A
    primary_score: PrimaryScore = PrimaryScore.MATCH_POINTS
    secondary_for_colours: bool = True
    initial_colour: Colour = Colour.WHITE
    acceleration: Acceleration = Acceleration.NONE
    total_rounds: int = 7

    @classmethod
    def of(cls, settings: Settings) -> Basis:
        """Return what a round is paired on by these settings."""
        return cls(
            system=settings.system,
            colour_preferences=settings.colour_preferences,
            primary_score=settings.primary_score,
            secondary_for_colours=settings.secondary_for_colours,
            initial_colour=settings.initial_colour or Colour.WHITE,
            acceleration=settings.acceleration,
            total_rounds=settings.rounds,
        )


@dataclass(frozen=True, slots=True)
class Round:
    """A paired round, with the team numbers it was paired with."""

    number: int
    state: RoundState = RoundState.DRAFT
    basis: Basis = Basis()
    numbers: tuple[tuple[TeamId, int], ...] = ()
    """(team, TPN) when the round was paired, by TPN."""
    matches: tuple[Match, ...] = ()
    """In publishing order."""
    byes: tuple[Bye, ...] = ()
    """By team id."""

    def match(self, match_id: MatchId) -> Match:
        """Return a match of this round."""
        for match in self.matches:
            if match.id == match_id:
                return match
        raise TeamSwissError("no-such-match", round=self.number, match=match_id)

    def match_of(self, team: TeamId) -> Match | None:
        """Return the match that a team plays in this round, if any."""
        for match in self.matches:
            if team in (match.white, match.black):
                return match
        return None

    def bye_of(self, team: TeamId) -> ByeKind | None:
        """Return the kind of bye a team has in this round, if any."""
        for bye in self.byes:
            if bye.team == team:
                return bye.kind
        return None

    @property
    def missing_results(self) -> int:
        """How many boards have no result yet (a match by score or forfeit has none missing)."""
        return sum(
            board.result is None
            for match in self.matches
            if match.forfeit is None and match.score is None
            for board in match.boards
        )


@dataclass(frozen=True, slots=True)
class ForbiddenPair:
    """Two teams that must not meet in some rounds (all, if `last_round` is None)."""

    id: int
    team: TeamId
    opponent: TeamId
    first_round: int = 1
    last_round: int | None = None
    reason: str = ""

    def holds(self, round_number: int) -> bool:
        """Say whether it holds in that round."""
        return self.first_round <= round_number and (
            self.last_round is None or round_number <= self.last_round
        )


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A penalty (negative) or bonus (positive), with its reason."""

    id: int
    team: TeamId
    round: int
    match_points: HalfPoints
    game_points: HalfPoints
    target: AdjustmentTarget
    reason: str


@dataclass(frozen=True, slots=True)
class Numbering:
    """How the current numbers came about; `seed` for a lot."""

    method: NumberingMethod
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A whole tournament. Equal values are equal tournaments."""

    settings: Settings = field(default_factory=Settings)
    teams: tuple[Team, ...] = ()
    """In order of entry (by id)."""
    rounds: tuple[Round, ...] = ()
    forbidden_pairs: tuple[ForbiddenPair, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    numbering: Numbering | None = None
    list_closed: bool = False
    unlocked: frozenset[str] = frozenset()
    next_id: int = 1

    def team(self, team_id: TeamId) -> Team:
        """Return a team."""
        for team in self.teams:
            if team.id == team_id:
                return team
        raise TeamSwissError("no-such-team", team=team_id)

    def team_of(self, player_id: PlayerId) -> Team:
        """Return the team on whose roster a player is."""
        for team in self.teams:
            for player in team.players:
                if player.id == player_id:
                    return team
        raise TeamSwissError("no-such-player", player=player_id)

    def round(self, number: int) -> Round:
        """Return a paired round."""
        if not 1 <= number <= len(self.rounds):
            raise TeamSwissError("no-such-round", round=number, paired=len(self.rounds))
        return self.rounds[number - 1]

    @property
    def draft(self) -> Round | None:
        """The last round, while it is still a draft."""
        if self.rounds and self.rounds[-1].state is RoundState.DRAFT:
            return self.rounds[-1]
        return None

    @property
    def accepted_rounds(self) -> tuple[Round, ...]:
        """The rounds that are no draft."""
        return self.rounds[:-1] if self.draft else self.rounds

    @property
    def next_round(self) -> int:
        """The number of the round to be paired next (a draft counts as not yet paired)."""
        return len(self.accepted_rounds) + 1

    def matches(self) -> Iterator[tuple[Round, Match]]:
        """Go through every match of every round."""
        for each in self.rounds:
            for match in each.matches:
                yield each, match

    def players(self) -> Iterator[tuple[Team, Player]]:
        """Go through every player of every team."""
        for team in self.teams:
            for player in team.players:
                yield team, player
