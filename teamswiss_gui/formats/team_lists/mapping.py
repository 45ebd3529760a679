"""Which column of a table holds what: proposed from its heads, or from its cells."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.cells import whole_number
from teamswiss_gui.formats.headers import (
    PLAYER_FIELDS,
    TEAM_FIELDS,
    Field,
    field_of,
    numbered,
    reserve,
)
from teamswiss_gui.formats.team_lists.tables import Table

_HEADS_WITHIN = 20
_LOOKED_AT = 200


class Layout(Enum):
    """How a list is laid out."""

    PLAYER_ROWS = "players"
    """One row a player, with a column for the team; an empty team is that of the row above."""
    TEAM_ROWS = "teams"
    """One row a team, with its players across."""


@dataclass(frozen=True, slots=True)
class Column:
    """What a column holds; `player` counts the players across, from 1."""

    field: Field = Field.IGNORE
    player: int = 0


IGNORED = Column()


@dataclass(frozen=True, slots=True)
class Mapping:
    """What every column of a table holds. The caller may change it and look again."""

    layout: Layout
    head_row: int
    """The row of the heads, from 1; 0 if there is none."""
    columns: tuple[Column, ...]

    def with_column(self, place: int, field: Field, player: int = 0) -> Mapping:
        """Return the mapping with another meaning for the column at that place (from 1)."""
        if not 1 <= place <= len(self.columns):
            raise TeamSwissError("list-mapping", problem=f"there is no column {place}")
        columns = list(self.columns)
        columns[place - 1] = Column(field, player)
        return replace(self, columns=tuple(columns))

    def place(self, field: Field) -> int | None:
        """Return the first column (from 0) that holds a field."""
        return next((i for i, each in enumerate(self.columns) if each.field is field), None)


def propose(table: Table) -> Mapping:
    """Return what the columns seem to hold."""
    known = {
        row: sum(_known(head) for head in table.rows[row])
        for row in range(min(len(table.rows), _HEADS_WITHIN))
    }
    best = max(known, key=lambda row: (known[row], -row), default=None)
    if best is not None and (known[best] > 1 or (known[best] == 1 and _stands_above(table, best))):
        return _from_heads(table, best)
    return _from_cells(table)


def _stands_above(table: Table, row: int) -> bool:
    """Say whether a row looks like heads: words, with numbers below it."""
    below = table.rows[row + 1] if row + 1 < len(table.rows) else ()
    heads = [whole_number(head) for head in table.rows[row]]
    return all(number is None for number in heads) and any(
        whole_number(cell) is not None for cell in below
    )


def _known(head: str) -> bool:
    return field_of(head) is not None or numbered(head) is not None


# --- by heads ---------------------------------------------------------------------------------


def _from_heads(table: Table, row: int) -> Mapping:
    heads = [*table.rows[row], *[""] * (table.width - len(table.rows[row]))]
    plain = [field_of(head) for head in heads]
    counted = [numbered(head) for head in heads]
    last = max(pair[1] if pair else 0 for pair in counted) if counted else 0
    last = max(last, plain.count(Field.NAME), plain.count(Field.LAST_NAME))
    for place, head in enumerate(heads):  # reserves come after the boards
        extra = reserve(head)
        if extra is not None:
            counted[place] = (extra[0], last + extra[1])
    across = {pair[1] for pair in counted if pair and pair[0] in (Field.NAME, Field.LAST_NAME)}
    repeated = max(plain.count(Field.NAME), plain.count(Field.LAST_NAME))
    if len(across) > 1 or (repeated > 1 and Field.TEAM in plain):
        return Mapping(Layout.TEAM_ROWS, row + 1, _across(plain, counted))
    return Mapping(Layout.PLAYER_ROWS, row + 1, _one_each(plain))


def _one_each(plain: list[Field | None]) -> tuple[Column, ...]:
    if Field.TEAM not in plain and Field.CLUB in plain:
        plain = [Field.TEAM if field is Field.CLUB else field for field in plain]
    # "Name" beside "Vorname" is the family name, beside "Cognome" the given one.
    meant = Field.NAME
    if Field.FIRST_NAME in plain and Field.LAST_NAME not in plain:
        meant = Field.LAST_NAME
    elif Field.LAST_NAME in plain and Field.FIRST_NAME not in plain:
        meant = Field.FIRST_NAME
    columns: list[Column] = []
    taken: set[Field] = set()
    for field in plain:
        field = meant if field is Field.NAME else field
        if field is None or field in taken:
            columns.append(IGNORED)
        else:
            taken.add(field)
            columns.append(Column(field))
    return tuple(columns)


def _across(
    plain: list[Field | None], counted: list[tuple[Field, int] | None]
) -> tuple[Column, ...]:
    columns: list[Column] = []
    taken: set[tuple[Field, int]] = set()
    player = 0
    if Field.TEAM not in plain and Field.CLUB in plain:
        plain = [Field.TEAM if field is Field.CLUB else field for field in plain]
    for field, pair in zip(plain, counted, strict=True):
        if pair is not None:
            field, player = pair
        elif field in (Field.NAME, Field.LAST_NAME):
            unnamed = Field.TEAM not in plain and (Field.TEAM, 0) not in taken and player == 0
            if unnamed and any(counted):
                field = Field.TEAM
            elif (field, player) in taken or player == 0:
                player += 1
        elif field is Field.FEDERATION and player == 0:
            field = Field.TEAM_FEDERATION
        elif field is Field.NOTE and player == 0:
            field = Field.TEAM_NOTE
        number = player if field in PLAYER_FIELDS else 0
        known = field in TEAM_FIELDS or (field in PLAYER_FIELDS and number > 0)
        if field is None or not known or (field, number) in taken:
            columns.append(IGNORED)
        else:
            taken.add((field, number))
            columns.append(Column(field, number))
    return tuple(columns)


# --- by cells ---------------------------------------------------------------------------------


class _Kind(Enum):
    TEXT = "text"
    RATING = "rating"
    ID = "id"
    OTHER = "other"
    EMPTY = "empty"


def _from_cells(table: Table) -> Mapping:
    """Guess from what stands in the columns of a table without heads."""
    rows = [row for row in table.rows[:_LOOKED_AT] if any(row)]
    kinds = [_kind([row[i] for row in rows if i < len(row)]) for i in range(table.width)]
    texts = [i for i, kind in enumerate(kinds) if kind is _Kind.TEXT]
    if len(texts) > 2 and _distinct(rows, texts[0]) == 1.0:
        return Mapping(Layout.TEAM_ROWS, 0, _guessed_across(kinds, texts[0]))
    columns = [IGNORED] * table.width
    if len(texts) > 1:
        team = min(texts, key=lambda i: (_distinct(rows, i), i))
        columns[team] = Column(Field.TEAM)
        texts.remove(team)
    if texts:
        columns[texts[0]] = Column(Field.NAME)
    for kind, field in ((_Kind.RATING, Field.RATING), (_Kind.ID, Field.FIDE_ID)):
        if kind in kinds:
            columns[kinds.index(kind)] = Column(field)
    return Mapping(Layout.PLAYER_ROWS, 0, tuple(columns))


def _guessed_across(kinds: list[_Kind], team: int) -> tuple[Column, ...]:
    columns: list[Column] = []
    player = 0
    taken: set[tuple[Field, int]] = set()
    for place, kind in enumerate(kinds):
        field = Field.IGNORE
        if place == team:
            field = Field.TEAM
        elif kind is _Kind.TEXT and place > team:
            player += 1
            field = Field.NAME
        elif kind is _Kind.RATING and player:
            field = Field.RATING
        elif kind is _Kind.ID and player:
            field = Field.FIDE_ID
        number = player if field in PLAYER_FIELDS else 0
        if (field, number) in taken:
            field, number = Field.IGNORE, 0
        taken.add((field, number))
        columns.append(Column(field, number))
    return tuple(columns)


def _kind(cells: list[str]) -> _Kind:
    filled = [cell for cell in cells if cell]
    if not filled:
        return _Kind.EMPTY
    numbers = [whole_number(cell) for cell in filled]
    counts = Counter(
        _Kind.RATING
        if number is not None and 1000 <= number <= 2900
        else _Kind.ID
        if number is not None and 100_000 <= number <= 999_999_999
        else _Kind.TEXT
        if number is None and re.search(r"[^\W\d_]{2}", cell) and len(cell) > 3
        else _Kind.OTHER
        for number, cell in zip(numbers, filled, strict=True)
    )
    kind, often = counts.most_common(1)[0]
    return kind if often * 2 > len(filled) else _Kind.OTHER


def _distinct(rows: list[tuple[str, ...]], place: int) -> float:
    cells = [row[place] for row in rows if place < len(row) and row[place]]
    return len(set(cells)) / len(cells) if cells else 0.0
