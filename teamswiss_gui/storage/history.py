"""What the file remembers beside the tournament: steps to undo, the log, snapshots."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage.compose import compose
from teamswiss_gui.storage.rows import Change, all_rows
from teamswiss_gui.storage.tables import TABLES, Rows, Table

Details = Mapping[str, Any]
LogRow = tuple[int, str, str, str, str]
MAX_UNPACKED = 64_000_000
"""Twenty times what the snapshot of a thousand teams after eleven rounds takes."""
HIGHEST_COUNT = 2**53


@dataclass(frozen=True, slots=True)
class Step:
    """A gesture that can be taken back."""

    id: int
    at: str
    gesture: str
    details: Details


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: when, who, what."""

    id: int
    at: str
    who: str
    gesture: str
    details: Details


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A whole state that can be restored."""

    id: int
    at: str
    reason: str
    round: int
    """The number of rounds that were paired."""


def pack(rows: list[list[Any]]) -> bytes:
    """Write rows small; their values are plain already, which a snapshot has many of."""
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), 6)


def unpack(data: bytes) -> list[Any]:
    """Read the list that `pack` wrote, refusing what would not fit into memory."""
    if not isinstance(data, bytes):
        raise TeamSwissError("file-value", found=type(data).__name__, expected="packed")
    try:
        stream = zlib.decompressobj()
        text = stream.decompress(data, MAX_UNPACKED)
        if not stream.eof or stream.unused_data:
            raise TeamSwissError("file-value", found="packed value", expected="its end")
        found = json.loads(text)
    except (zlib.error, ValueError, RecursionError) as error:
        raise TeamSwissError("file-value", found="packed value", expected=str(error)) from None
    if not isinstance(found, list):
        raise TeamSwissError("file-value", found="packed value", expected="list")
    return found


# --- meta -------------------------------------------------------------------------------------


def meta(connection: sqlite3.Connection, name: str) -> int:
    """Return a fact about the file."""
    row = connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
    if row is None:
        raise TeamSwissError("file-row-missing", table="meta", number=0)
    if not 0 <= row[0] < HIGHEST_COUNT:
        raise TeamSwissError("file-value", found=str(row[0]), expected=name)
    return int(row[0])


def set_meta(connection: sqlite3.Connection, name: str, value: int) -> None:
    """Set a fact about the file."""
    connection.execute("UPDATE meta SET value = ? WHERE name = ?", (value, name))


# --- rows -------------------------------------------------------------------------------------


def write_changes(connection: sqlite3.Connection, changes: Iterable[Change]) -> None:
    """Write the rows that changed."""
    for change in changes:
        table = TABLES[change.table]
        if change.after is None:
            connection.execute(table.delete(), change.key)
        else:
            connection.execute(table.write(), (*change.key, *change.after))


def write_all(connection: sqlite3.Connection, tournament: Tournament) -> None:
    """Write every row of a tournament into empty tables."""
    for (table, key), row in all_rows(tournament).items():
        connection.execute(TABLES[table].write(), (*key, *row))


# --- steps ------------------------------------------------------------------------------------


def add_step(
    connection: sqlite3.Connection,
    at: str,
    gesture: str,
    details: str,
    changes: Iterable[Change],
) -> int:
    """Add a step after the last one done and return its number; nothing can be redone now."""
    position = meta(connection, "position")
    connection.execute("DELETE FROM step WHERE id > ?", (position,))
    packed = pack([list(change) for change in changes])
    connection.execute(
        "INSERT INTO step (id, at, gesture, details, changes) VALUES (?, ?, ?, ?, ?)",
        (position + 1, at, gesture, details, packed),
    )
    set_meta(connection, "position", position + 1)
    return position + 1


def step(connection: sqlite3.Connection, number: int) -> Step | None:
    """Return a step, if there is one of that number."""
    row = connection.execute(
        "SELECT id, at, gesture, details FROM step WHERE id = ?", (number,)
    ).fetchone()
    return None if row is None else Step(row[0], row[1], row[2], _details(row[3]))


def step_changes(connection: sqlite3.Connection, number: int) -> list[Change]:
    """Return the rows that a step changed."""
    (packed,) = connection.execute("SELECT changes FROM step WHERE id = ?", (number,)).fetchone()
    changes = []
    for item in unpack(packed):
        table, key, before, after = _four(item)
        known = TABLES.get(table) if isinstance(table, str) else None
        if known is None:
            raise TeamSwissError("file-value", found=str(table)[:60], expected="table")
        changes.append(
            Change(
                known.name,
                _stored(key, len(known.key)),
                _row(before, known),
                _row(after, known),
            )
        )
    return changes


def _four(item: object) -> tuple[Any, Any, Any, Any]:
    if not isinstance(item, list) or len(item) != 4:
        raise TeamSwissError("file-value", found=str(item)[:60], expected="change")
    return item[0], item[1], item[2], item[3]


def _sized(values: object, size: int) -> tuple[Any, ...]:
    if not isinstance(values, list) or len(values) != size:
        raise TeamSwissError("file-value", found=str(values)[:60], expected="row")
    return tuple(values)


def _stored(values: object, size: int) -> tuple[Any, ...]:
    """Return values that a row can hold: texts, whole numbers of 64 bits and nothing."""
    row = _sized(values, size)
    for value in row:
        fits = type(value) is int and -(2**63) <= value < 2**63
        if not (fits or value is None or isinstance(value, str)):
            raise TeamSwissError("file-value", found=str(value)[:60], expected="value")
    return row


def _row(values: object, table: Table) -> tuple[Any, ...] | None:
    return None if values is None else _stored(values, len(table.columns))


def _details(text: str) -> Details:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


# --- log --------------------------------------------------------------------------------------


def add_log(connection: sqlite3.Connection, at: str, who: str, gesture: str, details: str) -> None:
    """Add a line to the log."""
    connection.execute(
        "INSERT INTO log (at, who, gesture, details) VALUES (?, ?, ?, ?)",
        (at, who, gesture, details),
    )


def log_rows(connection: sqlite3.Connection, *, after: int = 0) -> list[LogRow]:
    """Return the log, or what was added after a line, oldest first, as the file has it."""
    found = connection.execute(
        "SELECT id, at, who, gesture, details FROM log WHERE id > ? ORDER BY id", (after,)
    )
    return found.fetchall()


def log_line(row: LogRow) -> LogLine:
    """Return a line of the log."""
    return LogLine(row[0], row[1], row[2], row[3], _details(row[4]))


# --- snapshots --------------------------------------------------------------------------------


def add_snapshot(
    connection: sqlite3.Connection, at: str, reason: str, tournament: Tournament
) -> int:
    """Keep a whole state; return its number."""
    rows = [[table, key, row] for (table, key), row in all_rows(tournament).items()]
    content = pack(rows)
    done = connection.execute(
        "INSERT INTO snapshot (at, reason, round, content, checksum) VALUES (?, ?, ?, ?, ?)",
        (at, reason, len(tournament.rounds), content, hashlib.sha256(content).hexdigest()),
    )
    return int(done.lastrowid or 0)


def snapshots(connection: sqlite3.Connection) -> list[Snapshot]:
    """Return what can be restored, oldest first."""
    rows = connection.execute("SELECT id, at, reason, round FROM snapshot ORDER BY id")
    return [Snapshot(*row) for row in rows]


def read_snapshot(connection: sqlite3.Connection, number: int) -> Tournament:
    """Return the state that a snapshot kept."""
    row = connection.execute(
        "SELECT content, checksum FROM snapshot WHERE id = ?", (number,)
    ).fetchone()
    if row is None:
        raise TeamSwissError("no-such-snapshot", snapshot=number)
    return compose(snapshot_rows(*row))


def snapshot_rows(content: bytes, checksum: str) -> Rows:
    """Return the rows that a snapshot kept, if it is whole."""
    if hashlib.sha256(content).hexdigest() != checksum:
        raise TeamSwissError("file-value", found="snapshot", expected="its checksum")
    rows: Rows = {}
    for item in unpack(content):
        table, key, values = _sized(item, 3)
        known = TABLES.get(table) if isinstance(table, str) else None
        if known is None:
            raise TeamSwissError("file-value", found=str(table)[:60], expected="table")
        rows[known.name, _stored(key, len(known.key))] = _stored(values, len(known.columns))
    return rows
