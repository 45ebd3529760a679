"""The rules' own terms as enumerations; the values are what the file stores."""

from __future__ import annotations

from enum import Enum, StrEnum


class Colour(StrEnum):
    """White or Black; for a team, the colour of its board 1 (C.04.6 1.6.1)."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Colour:
        """The opposite colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class PairingSystem(Enum):
    """The five pairing systems."""

    FIDE_TEAM_2026 = "fide-team-2026"
    FIDE_TEAM_DRAFT = "fide-team-draft"
    DUTCH_2017 = "dutch-2017"
    DUTCH_EARLIER = "dutch-earlier"
    OLYMPIAD_2008 = "olympiad-2008"


class ColourPreferences(StrEnum):
    """Which colour preferences the team systems use (C.04.6 1.7)."""

    TYPE_A = "A"
    TYPE_B = "B"
    NONE = "none"


class PrimaryScore(StrEnum):
    """Which points are the score (C.04.6 1.2); the other is the secondary score."""

    MATCH_POINTS = "match_points"
    GAME_POINTS = "game_points"


class Acceleration(Enum):
    """Points that count for pairing only."""

    NONE = "none"
    BAKU = "baku"
    IMAGINARY = "imaginary"
    GIVEN = "given"


class TieBreakEdition(Enum):
    """The edition of C.07 whose rules for unplayed rounds hold."""

    MARCH_2026 = "2026"
    AUGUST_2024 = "2024"


class RatingSource(Enum):
    """Which rating of a player counts."""

    FIDE = "fide"
    NATIONAL = "national"
    FIDE_THEN_NATIONAL = "fide-then-national"
    NATIONAL_THEN_FIDE = "national-then-fide"
    HIGHER = "higher"


class NumberingMethod(Enum):
    """How the teams got their pairing numbers."""

    RATING = "rating"
    LOT = "lot"
    HAND = "hand"


class ArbiterRole(Enum):
    """What an arbiter does at the event."""

    CHIEF = "chief"
    DEPUTY = "deputy"
    ARBITER = "arbiter"


class Sex(Enum):
    """As the rating lists write it."""

    MALE = "m"
    FEMALE = "w"


class RoundState(Enum):
    """A round is a draft, then accepted (results can be entered), then published."""

    DRAFT = "draft"
    ACCEPTED = "accepted"
    PUBLISHED = "published"


class ByeKind(Enum):
    """Why a team has no match in a round."""

    PAIRING_ALLOCATED = "pab"
    FULL = "full-bye"
    HALF = "half-bye"
    ABSENT = "absent"


class Kind(StrEnum):
    """What a team's round was; the values are those of a pairing request."""

    PLAYED = "played"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    PAB = "pab"
    FULL_BYE = "full-bye"
    HALF_BYE = "half-bye"
    ABSENT = "absent"


class Side(Enum):
    """A team's side in a match: the one that has White on board 1, or the other."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Side:
        """The opposite side."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE


class Result(Enum):
    """A board's result, seen from the side that has White on board 1 of the match."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    FORFEIT_BOTH = "x"
    ADJOURNED = "*"
    UNRATED_WIN = "W"
    UNRATED_DRAW = "D"
    UNRATED_LOSS = "L"
    SET = "#"

    # A member is the only one of its kind, so its identity will do; hashing its name is slow, and
    # large standings look a result up a hundred thousand times.
    __hash__ = object.__hash__

    @property
    def reversed(self) -> Result:
        """The same result seen from the other side."""
        return _REVERSED.get(self, self)

    @property
    def is_forfeit(self) -> bool:
        """Whether the game was lost or won without playing."""
        return self in _FORFEITS


_REVERSED = {
    Result.WIN: Result.LOSS,
    Result.LOSS: Result.WIN,
    Result.FORFEIT_WIN: Result.FORFEIT_LOSS,
    Result.FORFEIT_LOSS: Result.FORFEIT_WIN,
    Result.UNRATED_WIN: Result.UNRATED_LOSS,
    Result.UNRATED_LOSS: Result.UNRATED_WIN,
}
_FORFEITS = frozenset({Result.FORFEIT_WIN, Result.FORFEIT_LOSS, Result.FORFEIT_BOTH})


class Forfeit(Enum):
    """Which side did not appear for a whole match."""

    WHITE = "white"
    BLACK = "black"
    BOTH = "both"


class Card(Enum):
    """Where a match card is."""

    OUT = "out"
    RECEIVED = "received"
    VERIFIED = "verified"
    PROTEST = "protest"


class AdjustmentTarget(Enum):
    """Whether a penalty or bonus changes a match's result or a team's total."""

    MATCH = "match"
    TEAM = "team"
