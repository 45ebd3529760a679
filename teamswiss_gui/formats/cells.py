"""What a cell of somebody's list means: ratings, dates, titles and sexes as people write them."""

from __future__ import annotations

import re
import unicodedata
from calendar import monthrange
from datetime import date, timedelta

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.terms import Sex

_SPACE = re.compile(r"\s+")
_NUMBER = re.compile(r"(\d{1,9})(?:[.,]0+)?")
_NONE = frozenset(
    {"", "-", "–", "—", "0", "0000", "n/a", "na", "none", "unr", "unr.", "unrated", "?"}
)
_JOINERS = "\u200c\u200d"  # part of how many scripts are written
_SERIAL_START = date(1899, 12, 30)
_SERIALS = (7000, 60000)
"""Days since 1899 that a spreadsheet may mean by a bare number: 1919 to 2064."""


def cleaned(text: str) -> str:
    """Return a cell as one line that can be shown, without control signs and doubled spaces."""
    line = unicodedata.normalize("NFC", _SPACE.sub(" ", text))
    if not line.isprintable():
        line = "".join(c for c in line if c.isprintable() or c in _JOINERS)
    return line.strip()


def is_visible(text: str) -> bool:
    """Say whether there is anything to see in a text."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)


def is_nothing(text: str) -> bool:
    """Say whether a cell means that there is nothing: empty, a dash, a zero, "unrated"."""
    return text.casefold() in _NONE


def whole_number(text: str) -> int | None:
    """Return a whole number, also one that a spreadsheet wrote as 2345.0; None if it is none."""
    found = _NUMBER.fullmatch(text.replace("\u00a0", "").replace(" ", ""))
    return int(found[1]) if found else None


def identity(text: str) -> str:
    """Return an id without what a spreadsheet added to it (4641620.0, 4 641 620, 4.64162E6)."""
    compact = text.replace(" ", "")
    number = whole_number(compact)
    if number is not None:
        return str(number)
    if re.fullmatch(r"\d(?:\.\d{1,10})?[eE]\+?\d{1,2}", compact):
        value = float(compact)
        if value == int(value) and value < 10**11:
            return str(int(value))
    return compact


_DATE = re.compile(r"(\d{1,4})\s*[-./\s]\s*(\d{1,2}|[^\W\d_]{3,12})\.?\s*[-./\s]\s*(\d{1,4})")
_MONTHS = {
    start: number
    for number, starts in enumerate(
        (
            "jan ene gen sty янв січ",
            "feb fev fév lut фев лют",
            "mar mär mrt мар бер",
            "apr abr avr kwi апр кві",
            "may mai mag mei maj май тра",
            "jun juin giu cze июн чер",
            "jul juil lug lip июл лип",
            "aug ago aou aoû sie авг сер",
            "sep set wrz сен вер",
            "oct okt out ott paź paz окт жов",
            "nov lis ноя лис",
            "dec dez dic déc gru дек гру",
        ),
        start=1,
    )
    for start in starts.split()
}


def birth_of(text: str) -> Birth | None:
    """Return a birth date or year; None if the text is none.

    Day first, unless the year is; month first only where the day cannot be a month. A date whose
    day and month cannot be told apart is read day first, as most of the world writes it.
    """
    text = text.split("T")[0] if re.match(r"\d{4}-\d\d-\d\dT", text) else text
    text = re.sub(r"\s+\d{1,2}:\d\d(:\d\d(\.\d+)?)?$", "", text.strip())
    number = whole_number(text)
    if number is not None:
        return _from_number(number)
    found = _DATE.fullmatch(text)
    if not found:
        return None
    first, middle, last = found.groups()
    month = int(middle) if middle.isdecimal() else _month(middle)
    year, day = (int(first), int(last)) if len(first) == 4 else (int(last), int(first))
    if len(first) != 4 and len(last) == 2:
        year += 2000 if year < 30 else 1900
    elif len(first) != 4 and len(last) != 4:
        return None
    if month > 12 >= day:
        day, month = month, day
    return _checked(year, month, day)


def _from_number(number: int) -> Birth | None:
    if checks.YEARS[0] <= number <= checks.YEARS[1]:
        return Birth(number)
    if _SERIALS[0] <= number <= _SERIALS[1]:
        day = _SERIAL_START + timedelta(days=number)
        return Birth(day.year, day.month, day.day)
    if 18500101 <= number <= 21001231:
        return _checked(number // 10000, number // 100 % 100, number % 100)
    return None


def _month(word: str) -> int:
    small = word.casefold()
    return _MONTHS.get(small[:4]) or _MONTHS.get(small[:3], 99)


def _checked(year: int, month: int, day: int) -> Birth | None:
    if not checks.YEARS[0] <= year <= checks.YEARS[1]:
        return None
    if month == 0 and day == 0:
        return Birth(year)
    if not 1 <= month <= 12:
        return None
    if day == 0:
        return Birth(year, month)
    return Birth(year, month, day) if 1 <= day <= monthrange(year, month)[1] else None


_MALE = "m male man mann männlich mannlich h homme hombre masculino maschio uomo man mężczyzna"
_FEMALE = "f w female woman frau weiblich femme mujer femenino femmina donna v vrouw k kobieta"
_SEXES = {
    **dict.fromkeys([*_MALE.split(), "м", "муж", "мужской", "ч", "чол", "чоловіча"], Sex.MALE),
    **dict.fromkeys([*_FEMALE.split(), "d", "ж", "жен", "женский", "жін", "жіноча"], Sex.FEMALE),
}


def sex_of(text: str) -> Sex | None:
    """Return a sex as several languages write it; None if the text is none."""
    return _SEXES.get(text.casefold().rstrip("."))


_TITLES = {
    "g": "GM",
    "grandmaster": "GM",
    "großmeister": "GM",
    "gm": "GM",
    "mi": "IM",
    "igm": "GM",
    "international master": "IM",
    "im": "IM",
    "m": "IM",
    "fm": "FM",
    "fide master": "FM",
    "mf": "FM",
    "cm": "CM",
    "candidate master": "CM",
    "wg": "WGM",
    "wm": "WIM",
    "wf": "WFM",
    "wc": "WCM",
    "wgm": "WGM",
    "wim": "WIM",
    "wfm": "WFM",
    "wcm": "WCM",
    "f": "FM",
    "c": "CM",
    "woman grandmaster": "WGM",
    "woman international master": "WIM",
    "agm": "AGM",
    "aim": "AIM",
    "afm": "AFM",
    "acm": "ACM",
    "гм": "GM",
    "гр": "GM",
    "мг": "GM",
    "мм": "IM",
    "мф": "FM",
    "кмф": "CM",
    "мс": "",
    "кмс": "",
    "nm": "",
    "wnm": "",
    "lm": "LM",
}


def title_of(text: str) -> str | None:
    """Return a FIDE title; empty for a national one, None for something unknown."""
    return _TITLES.get(text.casefold().replace(".", "").strip())
