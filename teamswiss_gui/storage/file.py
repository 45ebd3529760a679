"""Opening a tournament file: is it ours, sound, of a version we know, and what does it hold?"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage import schema
from teamswiss_gui.storage.compose import compose
from teamswiss_gui.storage.places import READ_ERRORS, file_error
from teamswiss_gui.storage.tables import TABLES, Rows

_MAGIC = b"SQLite format 3\x00"
_HEADER_SIZE = 100
_APPLICATION_ID_AT = 68
MAX_VALUE_BYTES = 200_000_000
BUSY_TRIES = 2
"""So often a copy is begun while another program holds the file; each waits for seconds."""


def connect(path: Path, *, mode: str) -> sqlite3.Connection:
    """Connect to a database file, trusting nothing in it; mode is ro, rw or rwc."""
    address = f"file:{quote(os.fsencode(path.resolve()))}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=5)
    try:
        _prepare(connection, mode)
    except BaseException:
        connection.close()
        raise
    return connection


def back_up(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy a whole database; raises if another program holds it, where Python waits for ever."""
    tries = 0

    def progress(_status: int, _remaining: int, _total: int) -> None:
        nonlocal tries
        tries += 1
        if tries > BUSY_TRIES:
            raise sqlite3.OperationalError("database is locked")

    source.backup(target, progress=progress)


def _prepare(connection: sqlite3.Connection, mode: str) -> None:
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA mmap_size = 0")
    if mode != "ro":
        # One file, and a commit that returned survives a power cut.
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = EXTRA")


def check_file(path: Path, *, in_use: bool = False) -> int:
    """Refuse a file that is not ours, damaged or newer; return its format version.

    The file is never written to. After a crash SQLite must roll its journal back before the file
    can be read; that is tried on a copy first, so a damaged file stays as it is. The journal of a
    file that is in use belongs to a living program, and SQLite waits for it.
    """
    check_header(path)
    try:
        if not in_use and has_journal(path):
            with _copied(path) as copy:
                return _check_content(copy, path, mode="rw")
        return _check_content(path, path, mode="ro")
    except OSError as error:
        raise file_error(error, path) from None


def has_journal(path: Path) -> bool:
    """Say whether a transaction of this file is under way or was cut off."""
    try:
        return _journal(path).stat().st_size > 0
    except OSError:
        return False


def recovered(path: Path) -> sqlite3.Connection:
    """Return the file's content in memory, with a transaction that was cut off rolled back.

    For a file that may not be written to: SQLite can roll back only where it can write.
    """
    with _copied(path) as copy:
        return in_memory(connect(copy, mode="rw"))


def in_memory(source: sqlite3.Connection) -> sqlite3.Connection:
    """Return what a connection holds in memory, and close it: nothing goes to the file any more."""
    try:
        memory = sqlite3.connect(":memory:", isolation_level=None)
        back_up(source, memory)
    finally:
        source.close()
    return memory


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


@contextlib.contextmanager
def _copied(path: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="teamswiss-") as folder:
        copy = Path(folder, path.name)
        shutil.copyfile(path, copy)
        shutil.copyfile(_journal(path), _journal(copy))
        yield copy


def check_header(path: Path) -> None:
    """Refuse a file that does not begin as ours do."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER_SIZE)
    except OSError as error:
        raise file_error(error, path) from None
    ours = schema.APPLICATION_ID.to_bytes(4, "big")
    is_ours = header[_APPLICATION_ID_AT : _APPLICATION_ID_AT + 4] == ours
    if len(header) == _HEADER_SIZE and header.startswith(_MAGIC) and is_ours:
        return
    if is_ours or (header.startswith(_MAGIC[:6]) and path.suffix == schema.SUFFIX):
        raise TeamSwissError("file-damaged", path=str(path), reason="header")
    raise TeamSwissError("file-not-teamswiss", path=str(path))


def _check_content(readable: Path, path: Path, *, mode: str) -> int:
    connection = None
    try:
        connection = connect(readable, mode=mode)
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > schema.FORMAT_VERSION:
            raise TeamSwissError(
                "file-newer", path=str(path), version=version, known=schema.FORMAT_VERSION
            )
        if version < 1:
            raise TeamSwissError("file-damaged", path=str(path), reason="version")
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise TeamSwissError("file-damaged", path=str(path), reason=str(found)[:200])
        return version
    except READ_ERRORS as error:
        raise file_error(error, path) from None
    finally:
        if connection:
            connection.close()


def check_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that defines anything but what the current format does."""
    found, expected = schema.objects(connection), schema.expected_objects()
    if found != expected:
        names = sorted({name for _kind, name, _sql in found ^ expected})
        raise TeamSwissError("file-foreign-schema", path=str(path), names=", ".join(names)[:200])


def read_rows(connection: sqlite3.Connection) -> Rows:
    """Read every row of the tournament."""
    rows: Rows = {}
    for table in TABLES.values():
        for values in connection.execute(table.select()):
            identity, row = table.split(values)
            rows[identity] = row
    return rows


def read_tournament(connection: sqlite3.Connection, path: Path) -> Tournament:
    """Read the tournament, every value validated."""
    try:
        tournament = compose(read_rows(connection))
        validate(tournament)
    except TeamSwissError as error:
        raise TeamSwissError("file-content", path=str(path), reason=str(error)[:300]) from error
    return tournament
