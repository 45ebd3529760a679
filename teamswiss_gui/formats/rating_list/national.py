"""National lists: a CSV with heads in any language that team lists know."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.cells import cleaned, identity
from teamswiss_gui.formats.delimited import separator_of
from teamswiss_gui.formats.headers import Field, field_of
from teamswiss_gui.formats.rating_list.row import Row, row_of

Places = Mapping[Field, int]


def national_rows(pieces: Iterator[str], name: str) -> Iterator[Row | None]:
    """Yield the players of a national list; its first line says what the columns are."""
    first = next(pieces, "")
    separator = separator_of(first)

    def lines() -> Iterator[str]:
        yield from first.splitlines(keepends=True)
        for piece in pieces:
            yield from piece.splitlines(keepends=True)

    rows = csv.reader(lines(), delimiter=separator)
    try:
        head = next(rows, [])
        places = _places(head, name)
        for row in rows:
            if row:
                yield _row(row, places)
    except csv.Error as error:
        raise TeamSwissError("list-damaged", file=name, problem=str(error)) from None


def _places(head: list[str], name: str) -> Places:
    places: dict[Field, int] = {}
    for place, text in enumerate(head):
        field = field_of(text)
        if field is not None:
            places.setdefault(field, place)
    missing = []
    if not {Field.NATIONAL_ID, Field.FIDE_ID} & places.keys():
        missing.append(Field.NATIONAL_ID.value)
    if not {Field.NAME, Field.LAST_NAME} & places.keys():
        missing.append(Field.NAME.value)
    if not {Field.NATIONAL_RATING, Field.RATING} & places.keys():
        missing.append(Field.NATIONAL_RATING.value)
    if missing:
        raise TeamSwissError("rating-list-columns", file=name, columns=tuple(missing))
    return places


def _row(row: list[str], places: Places) -> Row | None:
    def at(field: Field) -> str:
        place = places.get(field)
        return cleaned(row[place]) if place is not None and place < len(row) else ""

    # "Name" beside "Vorname" is the family name, beside "Cognome" the given one.
    last, first = at(Field.LAST_NAME), at(Field.FIRST_NAME)
    if Field.LAST_NAME not in places:
        last = at(Field.NAME)
    elif Field.FIRST_NAME not in places:
        first = at(Field.NAME)
    name = f"{last}, {first}" if first else last
    own = Field.NATIONAL_ID in places
    wanted = Field.NATIONAL_RATING if Field.NATIONAL_RATING in places else Field.RATING
    fide_id = identity(at(Field.FIDE_ID))
    return row_of(
        identity(at(Field.NATIONAL_ID)) if own else fide_id,
        name,
        at(Field.FEDERATION),
        at(Field.SEX),
        at(Field.TITLE),
        identity(at(wanted)),
        "",
        "",
        at(Field.BIRTH),
        "",
        fide_id=fide_id if fide_id.isdecimal() and len(fide_id) <= 11 else "",
    )
