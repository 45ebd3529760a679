"""A cell becomes the value of a field, or a doubt."""

from __future__ import annotations

import re
from collections.abc import Callable

from teamswiss_gui.domain import checks
from teamswiss_gui.formats import cells
from teamswiss_gui.formats.federations import KNOWN
from teamswiss_gui.formats.headers import Field

USUAL_RATINGS = (800, 2900)
Tell = Callable[[str, str, bool], None]
"""Told a doubt's code, an expected text, and whether the value does not come in."""

LENGTHS = {
    Field.TEAM: checks.NAME_LENGTH,
    Field.SHORT_NAME: 20,
    Field.CLUB: checks.NAME_LENGTH,
    Field.CAPTAIN: checks.NAME_LENGTH,
    Field.TEAM_NOTE: checks.NOTE_LENGTH,
    Field.NAME: checks.NAME_LENGTH,
    Field.LAST_NAME: checks.NAME_LENGTH,
    Field.FIRST_NAME: checks.NAME_LENGTH,
    Field.NATIONAL_ID: 20,
    Field.NOTE: checks.NOTE_LENGTH,
}


def value_of(field: Field, text: str, tell: Tell) -> object:
    """Return what a cell means; None if it means nothing, or nothing that can come in."""
    if field in LENGTHS:
        return _line(text, LENGTHS[field], tell)
    if cells.is_nothing(text):
        return None
    match field:
        case Field.RATING | Field.NATIONAL_RATING:
            return _rating(text, tell)
        case Field.FIDE_ID:
            return _fide_id(text, tell)
        case Field.FEDERATION | Field.TEAM_FEDERATION:
            return _federation(text, tell)
        case Field.BIRTH:
            return _or_doubt(cells.birth_of(text), "birth-none", tell)
        case Field.SEX:
            return _or_doubt(cells.sex_of(text), "sex-none", tell)
        case Field.TITLE:
            return _or_doubt(cells.title_of(text), "title-none", tell)
        case Field.PREVIOUS_STANDING:
            number = cells.whole_number(text)
            fits = number is not None and 1 <= number <= 99999
            return _or_doubt(number if fits else None, "number-none", tell)
        case Field.BOARD:
            return cells.whole_number(text)
    return None


def _or_doubt(value: object, code: str, tell: Tell) -> object:
    if value is None:
        tell(code, "", True)
    return value


def _line(text: str, limit: int, tell: Tell) -> str | None:
    if len(text) > limit:
        tell("too-long", "", False)
        text = text[:limit].strip()
    return text or None


def _rating(text: str, tell: Tell) -> int | None:
    number = cells.whole_number(re.sub(r"\s*[a-zA-Z*]+$", "", text))
    if number is None or not checks.RATINGS[0] <= number <= checks.RATINGS[1]:
        tell("rating-none", "", True)
        return None
    if not USUAL_RATINGS[0] <= number <= USUAL_RATINGS[1]:
        tell("rating-unusual", "", False)
    return number


def _fide_id(text: str, tell: Tell) -> str | None:
    number = cells.identity(text)
    if not re.fullmatch(r"[0-9]{1,11}", number):
        tell("id-not-digits", "", True)
        return None
    return number.lstrip("0") or None


def _federation(text: str, tell: Tell) -> str | None:
    code = text.upper()
    if not re.fullmatch(r"[A-Z]{2,3}", code):
        tell("federation-none", "", True)
        return None
    if code not in KNOWN:
        tell("federation-unknown", "", False)
    return code


_TITLE_FIRST = re.compile(r"(W?(?:GM|IM|FM|CM)|A[GIFC]M)\s+(?=\S)")
_RATING_LAST = re.compile(r"[\s,;]*[(\[]?\b([12]\d{3})\b[)\]]?$")


def taken_apart(name: str) -> tuple[str, str, int | None]:
    """Return name, title and rating of a cell like "GM Carlsen, Magnus (2830)"."""
    title = ""
    first = _TITLE_FIRST.match(name)
    if first:
        title, name = first[1], name[first.end() :]
    last = _RATING_LAST.search(name)
    if last and last.start() > 0:
        return name[: last.start()].strip(), title, int(last[1])
    return name, title, None
