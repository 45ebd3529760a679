"""The tables of a tournament file, and how domain values become their rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import Any, get_args, get_type_hints

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Adjustment,
    Basis,
    Birth,
    Board,
    ForbiddenPair,
    Match,
    Player,
    Round,
    Team,
)
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.storage.plain import Decoder, decoder

Value = str | int | None
Key = tuple[Value, ...]
Row = tuple[Value, ...]
RowId = tuple[str, Key]
Rows = dict[RowId, Row]


@dataclass(frozen=True, slots=True)
class Column:
    """A column and the domain type of its values."""

    name: str
    sql: str
    decode: Decoder
    optional: bool = False

    @property
    def quoted(self) -> str:
        """The name as SQL takes it (`table` and `match` are words of SQL)."""
        return f'"{self.name}"'


@dataclass(frozen=True, slots=True)
class Table:
    """A table: key columns first, then the others."""

    name: str
    key: tuple[Column, ...]
    columns: tuple[Column, ...]

    def create(self) -> str:
        """Return the statement that makes the table."""
        lines = []
        for column in (*self.key, *self.columns):
            null = "" if column.optional else " NOT NULL"
            lines.append(f"    {column.quoted} {column.sql}{null}")
        if len(self.key) == 1 and self.key[0].sql == "INTEGER":
            lines[0] = f"    {self.key[0].quoted} INTEGER PRIMARY KEY"
        else:
            lines.append(f"    PRIMARY KEY ({', '.join(c.quoted for c in self.key)})")
        return f'CREATE TABLE "{self.name}" (\n' + ",\n".join(lines) + "\n) STRICT"

    @property
    def names(self) -> str:
        """The quoted names of all columns, the key's first."""
        return ", ".join(column.quoted for column in (*self.key, *self.columns))

    def select(self) -> str:
        """Return the statement that reads every row."""
        return f'SELECT {self.names} FROM "{self.name}"'

    def write(self) -> str:
        """Return the statement that writes one row."""
        marks = ", ".join("?" for _column in (*self.key, *self.columns))
        return f'INSERT OR REPLACE INTO "{self.name}" ({self.names}) VALUES ({marks})'

    def delete(self) -> str:
        """Return the statement that removes one row."""
        where = " AND ".join(f"{column.quoted} = ?" for column in self.key)
        return f'DELETE FROM "{self.name}" WHERE {where}'

    def split(self, values: Sequence[Value]) -> tuple[RowId, Row]:
        """Split a row as it was read into its identity and its values."""
        count = len(self.key)
        return (self.name, tuple(values[:count])), tuple(values[count:])


def encode(value: object) -> Value:
    """Return a domain value as SQLite stores it."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, Enum):
        return str(value.value)
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Birth):
        return f"{value.year:04}-{value.month:02}-{value.day:02}"
    raise TypeError(f"cannot store {value!r}")


def _decode_flag(value: Any) -> bool:
    if type(value) is not int or value not in (0, 1):
        raise TeamSwissError("file-value", found=repr(value)[:60], expected="0 or 1")
    return bool(value)


def _decode_birth(value: Any) -> Birth:
    parts = value.split("-") if isinstance(value, str) else []
    if [len(part) for part in parts] != [4, 2, 2] or not all(
        p.isascii() and p.isdigit() for p in parts
    ):
        raise TeamSwissError("file-value", found=repr(value)[:60], expected="YYYY-MM-DD")
    return Birth(*(int(part) for part in parts))


def _column(name: str, hint: Any) -> Column:
    kinds = [kind for kind in get_args(hint) if kind is not NoneType] or [hint]
    optional = kinds != [hint]
    kind = kinds[0]
    while hasattr(kind, "__supertype__"):
        kind = kind.__supertype__
    decode = {bool: _decode_flag, Birth: _decode_birth}.get(kind) or decoder(kind)
    sql = "INTEGER" if kind in (int, bool) else "TEXT"
    return Column(name, sql, _or_none(decode) if optional else decode, optional)


def _or_none(decode: Decoder) -> Decoder:
    return lambda value: None if value is None else decode(value)


def _columns(kind: Any, *names: str) -> tuple[Column, ...]:
    hints = get_type_hints(kind)
    return tuple(_column(name, hints[name]) for name in names)


SETTING = Table("setting", (_column("name", str),), (_column("value", str),))
EVENT = Table("event", (_column("name", str),), (_column("value", str),))
TEAM = Table(
    "team",
    _columns(Team, "id"),
    _columns(
        Team,
        *("name", "short_name", "federation", "club", "captain", "tpn", "previous_standing"),
        *("first_round", "checked_in", "table", "note"),
    ),
)
PLAYER = Table(
    "player",
    _columns(Player, "id"),
    (
        _column("team", int),
        _column("position", int),
        *_columns(
            Player,
            *("name", "title", "rating", "fide_id", "federation", "birth", "sex"),
            *("national_id", "national_rating", "note"),
        ),
    ),
)
WITHDRAWAL = Table(
    "withdrawal",
    (_column("team", int), _column("first_round", int)),
    (_column("last_round", int | None),),
)
ABSENCE = Table(
    "absence", (_column("team", int), _column("round", int)), (_column("kind", ByeKind),)
)
ROUND = Table(
    "round",
    _columns(Round, "number"),
    (
        *_columns(Round, "state"),
        *_columns(
            Basis,
            *("system", "colour_preferences", "primary_score", "secondary_for_colours"),
            *("initial_colour", "acceleration", "total_rounds"),
        ),
    ),
)
NUMBER = Table(
    "round_number", (_column("round", int), _column("team", int)), (_column("tpn", int),)
)
BYE = Table("bye", (_column("round", int), _column("team", int)), (_column("kind", ByeKind),))
MATCH = Table(
    "match",
    _columns(Match, "id"),
    (
        _column("round", int),
        _column("position", int),
        *_columns(Match, "white", "black", "forfeit"),
        _column("white_score", int | None),
        _column("black_score", int | None),
        *_columns(
            Match,
            *("colours_reversed", "card", "white_line_up_in", "black_line_up_in", "table"),
        ),
    ),
)
BOARD = Table(
    "board",
    (_column("match", int), *_columns(Board, "number")),
    _columns(
        Board,
        *("white_side", "black_side", "result", "white_points", "black_points", "protest"),
    ),
)
FORBIDDEN = Table(
    "forbidden_pair",
    _columns(ForbiddenPair, "id"),
    _columns(ForbiddenPair, "team", "opponent", "first_round", "last_round", "reason"),
)
ADJUSTMENT = Table(
    "adjustment",
    _columns(Adjustment, "id"),
    _columns(Adjustment, "team", "round", "match_points", "game_points", "target", "reason"),
)

TABLES: Mapping[str, Table] = {
    table.name: table
    for table in (
        *(SETTING, EVENT, TEAM, PLAYER, WITHDRAWAL, ABSENCE, ROUND, NUMBER, BYE, MATCH, BOARD),
        *(FORBIDDEN, ADJUSTMENT),
    )
}
"""The tables that hold the tournament; history, log and snapshots are beside them."""


def values(source: object, columns: Sequence[Column]) -> Iterator[Value]:
    """Return the stored values of an object's attributes named like the columns."""
    for column in columns:
        yield encode(getattr(source, column.name))


def decoded(table: Table, identity: RowId, row: Row) -> dict[str, Any]:
    """Return a row's values by name as domain values, each checked."""
    found = {}
    for column, value in zip((*table.key, *table.columns), (*identity[1], *row), strict=True):
        try:
            found[column.name] = column.decode(value)
        except TeamSwissError as error:
            place = f"{table.name} {'/'.join(map(str, identity[1]))}"
            raise TeamSwissError(
                error.code, **{**error.details, "place": place, "column": column.name}
            ) from None
    return found
