"""What each setting may be, alone and together with the others."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import fields
from datetime import date, time

from teamswiss_gui.domain import checks, prize_checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.prizes import Sharing
from teamswiss_gui.domain.settings import Arbiter, GivenPoints, RoundDate, Settings
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
from teamswiss_gui.domain.tiebreak_codes import parts_of_list

Check = Callable[[object, str], object]

MAX_LOGO = 200_000
"""Characters of base64: 146 KiB of picture. Every snapshot of the file has it inside."""
_PICTURES = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}


def _line(value: object, field: str) -> str:
    return checks.text(value, field)


def _name(value: object, field: str) -> str:
    return checks.text(value, field, limit=200)


def _currency(value: object, field: str) -> str:
    return checks.text(value, field, limit=12)


def _federation(value: object, field: str) -> str:
    return checks.federation(value, field)


def _day(value: object, field: str) -> date | None:
    if value is not None and type(value) is not date:
        raise TeamSwissError("wrong-type", field=field, expected="date")
    return value


def _tuple(value: object, field: str, kind: type) -> tuple[object, ...]:
    if not isinstance(value, tuple) or not all(isinstance(item, kind) for item in value):
        raise TeamSwissError("wrong-type", field=field, expected="list")
    return value


def arbiter(value: Arbiter) -> Arbiter:
    """Return an arbiter with a name."""
    return Arbiter(
        name=checks.text(value.name, "arbiter", required=True),
        role=checks.member(value.role, "role", ArbiterRole),
        fide_id=checks.fide_id(value.fide_id),
    )


def _arbiters(value: object, field: str) -> tuple[Arbiter, ...]:
    found = tuple(arbiter(a) for a in _tuple(value, field, Arbiter) if isinstance(a, Arbiter))
    if sum(a.role is ArbiterRole.CHIEF for a in found) > 1:
        raise TeamSwissError("two-chief-arbiters")
    return found


def _round_dates(value: object, field: str) -> tuple[RoundDate | None, ...]:
    dates: list[RoundDate | None] = []
    for item in _tuple(value, field, RoundDate | None):  # type: ignore[arg-type]
        if isinstance(item, RoundDate):
            day = _day(item.day, field)
            if day is None or not (item.start is None or isinstance(item.start, time)):
                raise TeamSwissError("wrong-type", field=field, expected="date")
            dates.append(RoundDate(day, item.start))
        else:
            dates.append(None)
    if len(dates) > checks.MAX_ROUNDS:
        raise TeamSwissError(
            "number-out-of-range", field=field, value=len(dates), low=0, high=checks.MAX_ROUNDS
        )
    while dates and dates[-1] is None:
        dates.pop()
    return tuple(dates)


def _board_colours(value: object, field: str) -> str:
    pattern = checks.text(value, field, limit=checks.MAX_BOARDS, required=True).upper()
    if set(pattern) - {"W", "B"}:
        raise TeamSwissError("board-colours", value=pattern)
    return pattern


def _given_points(value: object, field: str) -> tuple[GivenPoints, ...]:
    given = []
    for item in _tuple(value, field, GivenPoints):
        assert isinstance(item, GivenPoints)
        first, last = checks.round_span(item.first_round, item.last_round)
        given.append(
            GivenPoints(
                first_round=first,
                last_round=last or first,
                match_points=checks.points(item.match_points, field),
                game_points=checks.points(item.game_points, field),
                teams=tuple(checks.whole(team, field, 1, 2**53) for team in item.teams),
            )
        )
    return tuple(given)


def _tiebreaks(value: object, field: str) -> tuple[str, ...]:
    items = _tuple(value, field, str)
    checks.whole(len(items), field, 0, checks.MAX_TIEBREAKS)
    codes = tuple(checks.text(item, field, required=True) for item in items)
    parts_of_list(codes)
    return codes


def picture_type(content: bytes) -> str:
    """Return the media type of a picture by how it begins; nothing if it is none of ours."""
    return next((kind for head, kind in _PICTURES.items() if content.startswith(head)), "")


def _logo(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise TeamSwissError("wrong-type", field=field, expected="picture")
    if len(value) > MAX_LOGO:
        raise TeamSwissError("logo-too-large", size=len(value) * 3 // 4096, limit=MAX_LOGO // 1366)
    try:
        content = base64.b64decode(value, validate=True)
    except ValueError:
        raise TeamSwissError("logo-format") from None
    if content and not picture_type(content):
        raise TeamSwissError("logo-format")
    return value


def _whole(low: int, high: int) -> Check:
    return lambda value, field: checks.whole(value, field, low, high)


def _optional_whole(low: int, high: int) -> Check:
    return lambda value, field: checks.optional_whole(value, field, low, high)


def _member(kind: type[checks.E]) -> Check:
    return lambda value, field: checks.member(value, field, kind)


def _optional_colour(value: object, field: str) -> Colour | None:
    return None if value is None else checks.member(value, field, Colour)


_CHECKS: dict[str, Check] = {
    "name": _name,
    "place": _line,
    "federation": _federation,
    "organiser": _line,
    "start_date": _day,
    "end_date": _day,
    "arbiters": _arbiters,
    "time_control": _name,
    "rounds": _whole(1, checks.MAX_ROUNDS),
    "round_dates": _round_dates,
    "line_up_deadline": _optional_whole(0, 7 * 24 * 60),
    "boards": _whole(1, checks.MAX_BOARDS),
    "board_colours": _board_colours,
    "reserves": _optional_whole(0, checks.MAX_BOARDS),
    "roster_order_checked": checks.flag,
    "system": _member(PairingSystem),
    "colour_preferences": _member(ColourPreferences),
    "primary_score": _member(PrimaryScore),
    "secondary_for_colours": checks.flag,
    "initial_colour": _optional_colour,
    "initial_colour_seed": _line,
    "acceleration": _member(Acceleration),
    "given_points": _given_points,
    "tiebreaks": _tiebreaks,
    "tiebreak_edition": _member(TieBreakEdition),
    "rating_source": _member(RatingSource),
    "rating_players": _whole(1, 99),
    "rating_floor": _whole(0, checks.RATINGS[1]),
    "prizes": prize_checks.categories,
    "prize_sharing": _member(Sharing),
    "one_prize_each": checks.flag,
    "prize_currency": _currency,
    "board_prizes": prize_checks.board_prizes,
    "logo": _logo,
    "sponsor": _name,
}
for _field in fields(Settings):
    if _field.name not in _CHECKS:
        _optional = "None" in str(_field.type)
        _CHECKS[_field.name] = checks.optional_points if _optional else checks.points


def check_field(field: str, value: object) -> object:
    """Return the value a setting takes; refuse one it cannot have."""
    if field not in _CHECKS:
        raise TeamSwissError("no-such-setting", field=field)
    return _CHECKS[field](value, field)


def check_together(settings: Settings) -> None:
    """Refuse settings that do not go together."""
    if len(settings.board_colours) != settings.boards:
        raise TeamSwissError(
            "board-colours-length", boards=settings.boards, length=len(settings.board_colours)
        )
    if len(settings.round_dates) > settings.rounds:
        raise TeamSwissError(
            "too-many-round-dates", rounds=settings.rounds, dates=len(settings.round_dates)
        )
    if settings.start_date and settings.end_date and settings.end_date < settings.start_date:
        raise TeamSwissError("dates-reversed")
    if not settings.match_win >= settings.match_draw >= settings.match_loss:
        raise TeamSwissError("points-order", field="match_win")
    if not settings.board_win >= settings.board_draw >= settings.board_loss:
        raise TeamSwissError("points-order", field="board_win")
    if settings.acceleration is Acceleration.BAKU:
        _check_baku(settings)


def _check_baku(settings: Settings) -> None:
    # C.04.7: only where a win is worth two draws and a loss nothing, and match points decide.
    if settings.primary_score is not PrimaryScore.MATCH_POINTS:
        raise TeamSwissError("baku-needs-match-points")
    if settings.match_win != 2 * settings.match_draw or settings.match_loss:
        raise TeamSwissError("baku-needs-win-of-two-draws")
