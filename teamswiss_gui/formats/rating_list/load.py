"""From a list's file to its search database, all of it or nothing."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.hooks import Cancelled, Hooks
from teamswiss_gui.formats.rating_list.records import ListFile, rows_of
from teamswiss_gui.formats.rating_list.row import COLUMNS, Row
from teamswiss_gui.formats.rating_list.values import ListInfo, ListKind

VERSION = 1
STEPS = 1000
_READ, _SORTED = 550, 750
"""Steps of the progress when the file is read, and when its players are in order."""
MOST_PLAYERS = 5_000_000
_BLOCK = 50_000
_SEARCH_TABLE = """
CREATE VIRTUAL TABLE word USING fts5(
    words, content='', columnsize=0, detail=none, tokenize='ascii', prefix='1 2 3 4 5'
)"""
# Players stand in the table by rating, the highest first: a search in the order of the table
# finds the likeliest players first and can stop as soon as it has enough.
_TABLES = f"""
CREATE TABLE info (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE player (rank INTEGER PRIMARY KEY, {COLUMNS});
CREATE TEMP TABLE unsorted ({COLUMNS});
"""


def load_rating_list(
    source: Path,
    database: Path,
    *,
    kind: ListKind = ListKind.FIDE,
    name: str = "FIDE",
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> ListInfo:
    """Read a list and put its database into place, over an older one.

    Cancelled once `cancel` says so. Whatever ends the loading early leaves the older database as
    it was. `progress` is told how many steps of how many are done.
    """
    hooks = Hooks(progress, cancel)
    draft = database.with_name(f".{database.name}.{os.getpid()}.part")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        info = _Loading(source, draft, hooks).run(kind, name)
        hooks.check(STEPS, STEPS)
        _put_into_place(draft, database)
    except (OSError, sqlite3.Error) as error:
        raise _disk_error(error, database) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return info


def can_search() -> bool:
    """Say whether this Python's SQLite has the full-text search that the lists need."""
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute(_SEARCH_TABLE)
    except sqlite3.Error:
        return False
    finally:
        connection.close()
    return True


def _put_into_place(draft: Path, database: Path) -> None:
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    try:
        draft.replace(database)
    except PermissionError:  # Windows, while another window searches in the older one
        raise TeamSwissError("rating-list-in-use", path=str(database)) from None


def _disk_error(error: Exception, path: Path) -> TeamSwissError:
    name = getattr(error, "sqlite_errorname", "") or ""
    full = name.startswith("SQLITE_FULL") or getattr(error, "errno", None) == 28
    code = "disk-full" if full else "disk-error"
    return TeamSwissError(code, path=str(path), reason=str(error))


class _Loading:
    def __init__(self, source: Path, draft: Path, hooks: Hooks) -> None:
        if not can_search():
            raise TeamSwissError("rating-list-no-search", version=sqlite3.sqlite_version)
        self._source = source
        self._draft = draft
        self._hooks = hooks
        self._left_out = 0

    def run(self, kind: ListKind, name: str) -> ListInfo:
        """Fill the draft."""
        file = ListFile(self._source, self._on_read)
        try:
            ratings, rows = rows_of(file, kind)
            connection = sqlite3.connect(self._draft, isolation_level=None)
            try:
                players = self._fill(connection, rows)
                if not players:
                    raise TeamSwissError("list-empty", file=file.name)
                info = ListInfo(kind, name, file.name, players, self._left_out, ratings)
                _write_info(connection, info)
                connection.execute("COMMIT")
            finally:
                connection.close()
        finally:
            file.close()
        return info

    def _on_read(self, read: int, size: int) -> None:
        self._hooks.check(read * _READ // size, STEPS)

    def _fill(self, connection: sqlite3.Connection, rows: Iterator[Row | None]) -> int:
        # The draft is thrown away if anything goes wrong, so that it needs no journal.
        for line in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -32000"):
            connection.execute(f"PRAGMA {line}")
        connection.execute("PRAGMA temp_store = FILE")
        connection.executescript(_TABLES)
        connection.execute("BEGIN")
        marks = ", ".join("?" * len(COLUMNS.split(", ")))
        connection.executemany(f"INSERT INTO unsorted VALUES ({marks})", self._counted(rows))
        cancel = self._hooks.cancel
        if cancel is not None:
            connection.set_progress_handler(lambda: int(cancel()), 200_000)
        try:
            return self._index(connection)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
                raise Cancelled from None
            raise
        finally:
            connection.set_progress_handler(None, 0)

    def _counted(self, rows: Iterator[Row | None]) -> Iterator[Row]:
        players = 0
        for row in rows:
            if row is None:
                self._left_out += 1
                continue
            players += 1
            if players > MOST_PLAYERS:
                raise TeamSwissError("list-players", file=self._source.name, limit=MOST_PLAYERS)
            yield row

    def _index(self, connection: sqlite3.Connection) -> int:
        connection.execute(
            f"INSERT INTO player ({COLUMNS}) SELECT {COLUMNS} FROM unsorted "
            "ORDER BY max(standard, rapid, blitz) DESC, rowid"
        )
        connection.execute("DROP TABLE unsorted")
        self._hooks.check(_SORTED, STEPS)
        connection.execute(_SEARCH_TABLE)
        for setting, value in (("hashsize", 16 << 20), ("automerge", 0)):
            connection.execute(f"INSERT INTO word(word, rank) VALUES ('{setting}', {value})")
        last = int(connection.execute("SELECT count(*) FROM player").fetchone()[0])
        for first in range(1, last + 1, _BLOCK):
            connection.execute(
                "INSERT INTO word(rowid, words) SELECT rank, coalesce(words, name) FROM player "
                "WHERE rank BETWEEN ? AND ?",
                (first, first + _BLOCK - 1),
            )
            self._hooks.check(_SORTED + first * (STEPS - _SORTED - 50) // last, STEPS)
        connection.execute("INSERT INTO word(word) VALUES ('optimize')")
        connection.execute("CREATE INDEX player_id ON player(id)")
        return last


def _write_info(connection: sqlite3.Connection, info: ListInfo) -> None:
    values = {
        "version": VERSION,
        "kind": info.kind.value,
        "name": info.name,
        "source": info.source,
        "players": info.players,
        "left_out": info.left_out,
        "ratings": ",".join(rating.value for rating in info.ratings),
    }
    connection.executemany("INSERT INTO info VALUES (?, ?)", values.items())
