"""One row of the search database, made from what any list says of a player."""

from __future__ import annotations

from teamswiss_gui.domain import checks
from teamswiss_gui.formats.cells import birth_of
from teamswiss_gui.formats.names import index_text

Row = tuple[int, str, str, str | None, str, str, str, int, int, int, int, str]
"""Standard, id, name, words, federation, sex, title, rapid, blitz, born, inactive, FIDE id."""

COLUMNS = "standard, id, name, words, federation, sex, title, rapid, blitz, born, inactive, fide_id"
_LONGEST_ID = 20
_HIGHEST = checks.RATINGS[1]
_SEXES = {"M": "m", "F": "w", "W": "w", "m": "m", "f": "w", "w": "w"}
_OLD_TITLES = {
    "g": "GM",
    "m": "IM",
    "f": "FM",
    "c": "CM",
    "wg": "WGM",
    "wm": "WIM",
    "wf": "WFM",
    "wc": "WCM",
}


_NUMBERS = {"": 0, "0": 0, **{str(value): value for value in range(1, _HIGHEST + 1)}}
_YEARS = {
    "": 0,
    **{str(year): year * 10000 for year in range(checks.YEARS[0], checks.YEARS[1] + 1)},
}


def row_of(
    id: str,
    name: str,
    federation: str,
    sex: str,
    title: str,
    standard: str,
    rapid: str,
    blitz: str,
    born: str,
    flag: str,
    fide_id: str = "",
) -> Row | None:
    """Return a player's row; None if id or name are not what they should be.

    Called a million and a half times: what is usual is looked up, what is not is worked out.
    """
    id, name, born = id.strip(), name.strip(), born.strip()
    if not id or len(id) > _LONGEST_ID or not name or not name.isprintable():
        return None
    year = _YEARS.get(born)
    title = title.strip()
    return (
        _NUMBERS.get(standard.strip(), 0),
        id.lstrip("0") if id[0] == "0" else id,
        name if len(name) <= checks.NAME_LENGTH else name[: checks.NAME_LENGTH],
        None if name.isascii() and "'" not in name and "`" not in name else index_text(name),
        federation.strip()[:3],
        _SEXES.get(sex.strip(), ""),
        title and _OLD_TITLES.get(title, title)[:4],
        _NUMBERS.get(rapid.strip(), 0),
        _NUMBERS.get(blitz.strip(), 0),
        _born(born) if year is None else year,
        1 if "i" in flag else 0,
        fide_id,
    )


def _born(text: str) -> int:
    """Return a birth date as YYYYMMDD, with zeros for what is not said; 0 for nothing."""
    found = birth_of(text) if len(text) >= 8 else None
    return 0 if found is None else found.year * 10000 + found.month * 100 + found.day
