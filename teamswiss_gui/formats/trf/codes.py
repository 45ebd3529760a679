"""Record 192, the encoded tournament type, and the words of the other coded records."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
    RatingSource,
    TieBreakEdition,
)

_TYPES = {
    "_TYPEA": ColourPreferences.TYPE_A,
    "_TYPEB": ColourPreferences.TYPE_B,
    "": ColourPreferences.NONE,
}
_SCORES = {
    "_MP_GP": (PrimaryScore.MATCH_POINTS, True),
    "_GP_MP": (PrimaryScore.GAME_POINTS, True),
    "_MP": (PrimaryScore.MATCH_POINTS, False),
    "_GP": (PrimaryScore.GAME_POINTS, False),
}


class TypeCode(NamedTuple):
    """What a code of record 192 says about the pairing."""

    colour_preferences: ColourPreferences
    primary_score: PrimaryScore
    secondary_for_colours: bool
    baku: bool


def _team_codes() -> dict[str, TypeCode]:
    codes = {}
    for kind, preferences in _TYPES.items():
        for scores, (primary, secondary) in _SCORES.items():
            code = f"FIDE_TEAM{kind}{scores}"
            codes[code] = TypeCode(preferences, primary, secondary, baku=False)
            if primary is PrimaryScore.MATCH_POINTS:
                codes[f"{code}_BAKU"] = TypeCode(preferences, primary, secondary, baku=True)
    codes["FIDE_TEAM"] = codes["FIDE_TEAM_TYPEA_MP_GP"]
    codes["FIDE_TEAM_BAKU"] = codes["FIDE_TEAM_TYPEA_MP_GP_BAKU"]
    return codes


TEAM_CODES = _team_codes()
CUSTOM_CODES = {
    "CUSTOM_TEAM_SWISS": PrimaryScore.MATCH_POINTS,
    "CUSTOM_TEAM_SWISS_MP": PrimaryScore.MATCH_POINTS,
    "CUSTOM_TEAM_SWISS_GP": PrimaryScore.GAME_POINTS,
}
OTHER_TEAM_CODES = (
    "BERGER_TEAM_",
    "FIDE_TEAM_ROUNDROBIN",
    "FIDE_TEAM_DOUBLEROUNDROBIN",
    "CUSTOM_TEAM_ROUNDROBIN",
    "CUSTOM_TEAM_KNOCKOUT",
)

RATING_METHODS = {
    "FIDE": RatingSource.FIDE,
    "NRO": RatingSource.NATIONAL,
    "FIDON": RatingSource.FIDE_THEN_NATIONAL,
    "NIDOF": RatingSource.NATIONAL_THEN_FIDE,
    "HBFN": RatingSource.HIGHER,
}
RATING_METHODS_NOT_OURS = ("LBFN", "OTHER")

TIEBREAKS_NOT_OURS = frozenset(
    {"STD", "RTNG", "ARO", "TPR", "PTP", "APRO", "APPO", "BPG", "BWG", "REP", "GE"}
)
"""Codes of C.07 for single players, and those of 2026 that need a team's rating or other points."""

TITLES = {
    "G": "GM",
    "M": "IM",
    "F": "FM",
    "C": "CM",
    "WG": "WGM",
    "WM": "WIM",
    "WF": "WFM",
    "WC": "WCM",
}
"""The titles as TRF06 wrote them."""


EDITION_OF_2026 = date(2026, 3, 1)


def tiebreak_edition(start: object, end: object) -> TieBreakEdition:
    """Return the edition of C.07 of an event with these dates, of which TRF has no record.

    An event that ended before the rules of 2026 came into force was decided by those before.
    """
    day = end if isinstance(end, date) else start
    if isinstance(day, date) and day < EDITION_OF_2026:
        return TieBreakEdition.AUGUST_2024
    return TieBreakEdition.MARCH_2026


def type_code(settings: Settings) -> str:
    """Return the code of record 192; a system that TRF has no code for is a custom one."""
    if settings.system is not PairingSystem.FIDE_TEAM_2026:
        match_points = settings.primary_score is PrimaryScore.MATCH_POINTS
        return "CUSTOM_TEAM_SWISS_MP" if match_points else "CUSTOM_TEAM_SWISS_GP"
    wanted = TypeCode(
        settings.colour_preferences,
        settings.primary_score,
        settings.secondary_for_colours,
        settings.acceleration is Acceleration.BAKU,
    )
    return next(code for code, meaning in TEAM_CODES.items() if meaning == wanted)
