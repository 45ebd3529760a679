"""What a team has from a round, as values; and what byes and forfeits are worth."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from teamswiss_gui.domain.model import MatchId, TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Kind, PairingSystem, Side

ZERO = HalfPoints(0)


@dataclass(frozen=True, slots=True)
class Points:
    """Match points and game points, in half points."""

    match_points: HalfPoints = ZERO
    game_points: HalfPoints = ZERO

    def plus(self, other: Points) -> Points:
        """Return the sum."""
        return Points(
            HalfPoints(self.match_points + other.match_points),
            HalfPoints(self.game_points + other.game_points),
        )

    def minus(self, other: Points) -> Points:
        """Return the difference."""
        return Points(
            HalfPoints(self.match_points - other.match_points),
            HalfPoints(self.game_points - other.game_points),
        )


NO_POINTS = Points()


@lru_cache(maxsize=4096)
def exact(units: int, unit: int) -> Fraction:
    """Return a fraction; large standings have the same few hundred over and over."""
    return Fraction(units, unit)


class RoundScore(NamedTuple):
    """What one team has from one round."""

    team: TeamId
    round: int
    kind: Kind
    opponent: TeamId | None = None
    colour: Colour | None = None
    """The colour scheduled for board 1."""
    match_points: HalfPoints = ZERO
    game_points: HalfPoints = ZERO
    boards: tuple[HalfPoints, ...] = ()
    """Points on board 1, 2, ...; empty where no boards are known (byes, a match by score)."""
    boards_played: tuple[bool, ...] = ()
    """Whether each of those boards was really played."""
    is_complete: bool = True
    """False while a result is missing or a board is adjourned; there are no match points yet."""
    adjustment: Points = NO_POINTS
    """The penalties and bonuses of this match; contained in the points above."""
    match: MatchId | None = None

    @property
    def points(self) -> Points:
        """Match points and game points together."""
        return Points(self.match_points, self.game_points)


class MatchPoints(NamedTuple):
    """A match's score, White's side first."""

    white: RoundScore
    black: RoundScore

    def of(self, side: Side) -> RoundScore:
        """Return one side's score."""
        return self.white if side is Side.WHITE else self.black


_DUTCH = frozenset({PairingSystem.DUTCH_2017, PairingSystem.DUTCH_EARLIER})


def bye_points(settings: Settings, kind: Kind) -> Points:
    """Return what a bye of that kind is worth."""
    win = Points(settings.match_win, HalfPoints(settings.boards * settings.board_win))
    draw = Points(settings.match_draw, HalfPoints(settings.boards * settings.board_draw))
    match kind:
        case Kind.PAB:
            return _given(
                settings.pab_match_points, settings.pab_game_points, _pab(settings, win, draw)
            )
        case Kind.FULL_BYE:
            return _given(settings.full_bye_match_points, settings.full_bye_game_points, win)
        case Kind.HALF_BYE:
            return _given(settings.half_bye_match_points, settings.half_bye_game_points, draw)
        case Kind.ABSENT:
            return Points(settings.absence_match_points, settings.absence_game_points)
        case _:
            raise ValueError(f"{kind} is no bye")


def forfeit_points(settings: Settings, kind: Kind) -> Points:
    """Return what a whole match won or lost by forfeit is worth."""
    if kind is Kind.FORFEIT_LOSS:
        return Points(settings.forfeit_loss_match_points, settings.forfeit_loss_game_points)
    win = Points(settings.match_win, HalfPoints(settings.boards * settings.board_win))
    return _given(settings.forfeit_win_match_points, settings.forfeit_win_game_points, win)


def _pab(settings: Settings, win: Points, draw: Points) -> Points:
    if settings.system is PairingSystem.OLYMPIAD_2008:  # D.II.02 rule 11
        return Points(HalfPoints(2), HalfPoints(4))
    return win if settings.system in _DUTCH else draw  # C.04.1 3, C.04.6 1.4


def _given(
    match_points: HalfPoints | None, game_points: HalfPoints | None, otherwise: Points
) -> Points:
    return Points(
        otherwise.match_points if match_points is None else match_points,
        otherwise.game_points if game_points is None else game_points,
    )
