"""The settings of a tournament, with the defaults that the rules name."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, time

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import (
    USUAL_BOARD_PRIZES,
    BoardPrizeRules,
    PrizeCategory,
    Sharing,
)
from teamswiss_gui.domain.terms import (
    Acceleration,
    ArbiterRole,
    Colour,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
    RatingSource,
    TieBreakEdition,
)

FIDE_TIEBREAKS = ("MPvGP", "EDEBT", "BH:MP/C1", "EMGSB/C1")
TIEBREAK_MODIFIERS = {
    "MPvGP": "",
    "EDEBT": "P",
    "EDEBB": "P",
    "EDET": "P",
    "EDEB": "P",
    "EDE": "P",
    "DE": ":P",
    "EMGSB": "CMP",
    "EMMSB": "CMP",
    "EGMSB": "CMP",
    "EGGSB": "CMP",
    "SB": ":CMP",
    "BH": ":CFMP",
    "FB": ":CMP",
    "AOB": ":F",
    "SSSC": "FKP",
    "BC": "",
    "TBR": "",
    "BBE": "",
    "WIN": ":",
    "WON": ":",
    "PS": ":C",
    "KS": ":L",
    "TPN": "R",
    "PTS": ":",
    "OTHER_OSB": "",
    "OTHER_OMP1": "",
    "OTHER_OMP": "",
    "OTHER_BERLIN": "",
}
"""Every tie-break and the modifiers it can have (`:` stands for :MP and :GP); C.07 and D.II.02.

`scoring.tiebreaks` computes them and reads the codes in full; a test keeps the two equal.
"""
OLYMPIAD_TIEBREAKS = ("OTHER_OSB", "OTHER_OMP1", "OTHER_OMP")


@dataclass(frozen=True, slots=True)
class Arbiter:
    """An arbiter of the event."""

    name: str
    role: ArbiterRole = ArbiterRole.ARBITER
    fide_id: str = ""


@dataclass(frozen=True, slots=True)
class RoundDate:
    """When a round starts."""

    day: date
    start: time | None = None


@dataclass(frozen=True, slots=True)
class GivenPoints:
    """Virtual points for some teams in some rounds, as an arbiter or TRF record 250 gives them."""

    first_round: int
    last_round: int
    match_points: HalfPoints
    game_points: HalfPoints
    teams: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything on the Tournament page."""

    name: str = ""
    place: str = ""
    federation: str = ""
    organiser: str = ""
    start_date: date | None = None
    end_date: date | None = None
    arbiters: tuple[Arbiter, ...] = ()
    time_control: str = ""
    rounds: int = 7
    round_dates: tuple[RoundDate | None, ...] = ()
    line_up_deadline: int | None = None
    """Minutes before the start of a round by which line-ups are due."""

    boards: int = 4
    board_colours: str = "WBWB"
    """The colours of the White team's boards (TRF 352)."""
    reserves: int | None = None
    """How many players a team may have beyond its boards; None: as many as it likes."""
    roster_order_checked: bool = False

    system: PairingSystem = PairingSystem.FIDE_TEAM_2026
    colour_preferences: ColourPreferences = ColourPreferences.TYPE_A
    primary_score: PrimaryScore = PrimaryScore.MATCH_POINTS
    secondary_for_colours: bool = True
    initial_colour: Colour | None = None
    initial_colour_seed: str = ""
    """The seed of the lot that gave the initial colour; empty if it was set by hand."""
    acceleration: Acceleration = Acceleration.NONE
    given_points: tuple[GivenPoints, ...] = ()

    match_win: HalfPoints = HalfPoints(4)
    match_draw: HalfPoints = HalfPoints(2)
    match_loss: HalfPoints = HalfPoints(0)
    board_win: HalfPoints = HalfPoints(2)
    board_draw: HalfPoints = HalfPoints(1)
    board_loss: HalfPoints = HalfPoints(0)
    board_forfeit_loss: HalfPoints = HalfPoints(0)
    pab_match_points: HalfPoints | None = None
    """None: what the pairing system says (C.04.6 1.4: a draw's)."""
    pab_game_points: HalfPoints | None = None
    full_bye_match_points: HalfPoints | None = None
    """None: a win's."""
    full_bye_game_points: HalfPoints | None = None
    half_bye_match_points: HalfPoints | None = None
    """None: a draw's."""
    half_bye_game_points: HalfPoints | None = None
    absence_match_points: HalfPoints = HalfPoints(0)
    absence_game_points: HalfPoints = HalfPoints(0)
    forfeit_win_match_points: HalfPoints | None = None
    """None: a win's."""
    forfeit_win_game_points: HalfPoints | None = None
    """None: a win on every board."""
    forfeit_loss_match_points: HalfPoints = HalfPoints(0)
    forfeit_loss_game_points: HalfPoints = HalfPoints(0)

    tiebreaks: tuple[str, ...] = FIDE_TIEBREAKS
    tiebreak_edition: TieBreakEdition = TieBreakEdition.MARCH_2026

    rating_source: RatingSource = RatingSource.FIDE
    rating_players: int = 4
    """How many of the highest-rated players count for the team (Olympiad rule C.8)."""
    rating_floor: int = 1400
    """What an unrated player counts (Olympiad rule C.7: the minimum FIDE rating)."""

    prizes: tuple[PrizeCategory, ...] = ()
    """The categories in the order in which they are given out."""
    prize_sharing: Sharing = Sharing.BY_PLACE
    one_prize_each: bool = True
    """A team that has won something is left out of the categories after it."""
    prize_currency: str = ""
    board_prizes: BoardPrizeRules = USUAL_BOARD_PRIZES

    logo: str = ""
    """A PNG or JPEG picture for the head of documents, in base64; empty if there is none."""
    sponsor: str = ""
    """A line for the foot of documents."""


LOCKED_WHEN_PAIRED = frozenset(
    {
        "boards",
        "board_colours",
        "system",
        "colour_preferences",
        "primary_score",
        "secondary_for_colours",
        "initial_colour",
        "acceleration",
        "given_points",
        "match_win",
        "match_draw",
        "match_loss",
        "board_win",
        "board_draw",
        "board_loss",
        "board_forfeit_loss",
        "pab_match_points",
        "pab_game_points",
        "full_bye_match_points",
        "full_bye_game_points",
        "half_bye_match_points",
        "half_bye_game_points",
        "absence_match_points",
        "absence_game_points",
        "forfeit_win_match_points",
        "forfeit_win_game_points",
        "forfeit_loss_match_points",
        "forfeit_loss_game_points",
    }
)
"""Settings that earlier rounds were paired and scored on."""
