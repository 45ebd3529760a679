"""The pairing request: what the engine is told about a round, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from teamswiss_gui.domain.points import HalfPoints

TEAM_SYSTEMS = ("fide-team-2026", "fide-team-draft")


class Colour(StrEnum):
    """The colour of a team: that of its first board."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Colour:
        """Return the opposite colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Kind(StrEnum):
    """What a team's round was."""

    PLAYED = "played"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    PAB = "pab"
    FULL_BYE = "full-bye"
    HALF_BYE = "half-bye"
    ABSENT = "absent"


class PreferenceType(StrEnum):
    """Which colour preferences the event uses (1.7)."""

    A = "A"
    B = "B"
    NONE = "none"


class Primary(StrEnum):
    """Which points are the score (1.2.1)."""

    MATCH_POINTS = "match_points"
    GAME_POINTS = "game_points"


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """One completed round of one team."""

    opponent: int | None
    colour: Colour | None
    kind: Kind
    mp: HalfPoints
    gp: HalfPoints


ABSENT = RoundEntry(None, None, Kind.ABSENT, HalfPoints(0), HalfPoints(0))


@dataclass(frozen=True, slots=True)
class Team:
    """One team with its completed rounds."""

    tpn: int
    rating: float | None = None
    available: bool = True
    history: tuple[RoundEntry, ...] = ()


_TWO_POINTS, _ONE_POINT, _NOTHING = HalfPoints(4), HalfPoints(2), HalfPoints(0)


@dataclass(frozen=True, slots=True)
class Scoring:
    """Match points for a win, a draw and a loss."""

    win: HalfPoints = _TWO_POINTS
    draw: HalfPoints = _ONE_POINT
    loss: HalfPoints = _NOTHING


@dataclass(frozen=True, slots=True)
class Request:
    """A round to pair; `histories` are complete (a missing tail is filled with absences)."""

    system: str
    total_rounds: int
    next_round: int
    teams: tuple[Team, ...]
    colour_preferences: PreferenceType = PreferenceType.A
    initial_colour: Colour = Colour.WHITE
    primary_score: Primary = Primary.MATCH_POINTS
    secondary_for_colours: bool = True
    boards: int = 4
    scoring: Scoring = Scoring()
    forbidden_pairs: frozenset[tuple[int, int]] = frozenset()
    virtual_points: dict[int, dict[int, HalfPoints]] | None = field(default=None)
    """TPN -> round -> points; None where the request did not say."""

    def virtual(self, tpn: int, round_: int) -> HalfPoints:
        """Return a team's virtual points of a round."""
        if not self.virtual_points:
            return HalfPoints(0)
        return self.virtual_points.get(tpn, {}).get(round_, HalfPoints(0))
