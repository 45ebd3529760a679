"""What is typed or pasted into a cell of the teams and rosters, as the value of a field."""

from __future__ import annotations

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats import cells

WHOLE = frozenset({"rating", "national_rating", "previous_standing", "table"})
TITLES = ("GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM")


def field_value(field: str, text: str) -> object:
    """Read a cell; empty means that there is nothing. Refuses what the field cannot hold."""
    text = cells.cleaned(text)
    if field in WHOLE:
        return whole_or_none(text, field.replace("_", " "))
    match field:
        case "birth":
            return _birth(text)
        case "sex":
            return _sex(text)
        case "title":
            return cells.title_of(text) or text
        case "fide_id" | "national_id":
            return cells.identity(text)
    return text


def field_text(value: object) -> str:
    """Write a field's value as it is typed."""
    if value is None:
        return ""
    if isinstance(value, Birth):
        return birth_text(value)
    if isinstance(value, Sex):
        return value.value
    return str(value)


def whole_or_none(text: str, field: str) -> int | None:
    """Read a whole number that may be left out."""
    if cells.is_nothing(text):
        return None
    number = cells.whole_number(text)
    if number is None:
        raise TeamSwissError("wrong-type", field=field, expected="whole number")
    return number


def birth_text(birth: Birth) -> str:
    """Write a birth date, or the year alone."""
    if not birth.month:
        return str(birth.year)
    return f"{birth.year}-{birth.month:02}-{birth.day:02}"


def _birth(text: str) -> Birth | None:
    if cells.is_nothing(text):
        return None
    found = cells.birth_of(text)
    if found is None:
        raise TeamSwissError("wrong-type", field="birth", expected="date or year")
    return found


def _sex(text: str) -> Sex | None:
    if cells.is_nothing(text):
        return None
    found = cells.sex_of(text)
    if found is None:
        raise TeamSwissError("wrong-type", field="sex", expected="m or w")
    return found
