"""What makes a SQLite database a tournament file."""

from __future__ import annotations

import sqlite3

from teamswiss_gui.storage.tables import TABLES

APPLICATION_ID = 0x54535753  # "TSWS"
FORMAT_VERSION = 3
SUFFIX = ".teamswiss"

_BESIDE = (
    # Facts about the file itself: position (last step done), serial (number of commits).
    'CREATE TABLE "meta" (\n    "name" TEXT NOT NULL PRIMARY KEY,\n    "value" INTEGER NOT NULL\n)'
    " STRICT",
    # What was done, with the rows before and after: undo and redo.
    'CREATE TABLE "step" (\n    "id" INTEGER PRIMARY KEY,\n    "at" TEXT NOT NULL,\n'
    '    "gesture" TEXT NOT NULL,\n    "details" TEXT NOT NULL,\n    "changes" BLOB NOT NULL\n)'
    " STRICT",
    # Every gesture ever, undo included; it only grows.
    'CREATE TABLE "log" (\n    "id" INTEGER PRIMARY KEY AUTOINCREMENT,\n    "at" TEXT NOT NULL,\n'
    '    "who" TEXT NOT NULL,\n    "gesture" TEXT NOT NULL,\n    "details" TEXT NOT NULL\n)'
    " STRICT",
    # Whole states to go back to.
    'CREATE TABLE "snapshot" (\n    "id" INTEGER PRIMARY KEY AUTOINCREMENT,\n'
    '    "at" TEXT NOT NULL,\n    "reason" TEXT NOT NULL,\n    "round" INTEGER NOT NULL,\n'
    '    "content" BLOB NOT NULL,\n    "checksum" TEXT NOT NULL\n) STRICT',
    "CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log\n"
    "BEGIN SELECT RAISE(ABORT, 'the log only grows'); END",
    "CREATE TRIGGER log_is_not_shortened BEFORE DELETE ON log\n"
    "BEGIN SELECT RAISE(ABORT, 'the log only grows'); END",
)

STATEMENTS = (*(table.create() for table in TABLES.values()), *_BESIDE)


def create(connection: sqlite3.Connection) -> None:
    """Make the tables of the current format in an empty database."""
    for statement in STATEMENTS:
        connection.execute(statement)
    connection.execute("INSERT INTO meta VALUES ('position', 0), ('serial', 0)")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT_VERSION}")


def objects(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Return what a database defines: type, name and statement of every object of its own."""
    query = (
        "SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%'"
        " ESCAPE '\\'"
    )
    return {(kind, name, " ".join(sql.split())) for kind, name, sql in connection.execute(query)}


def expected_objects() -> set[tuple[str, str, str]]:
    """Return what a file of the current format defines, and nothing else."""
    connection = sqlite3.connect(":memory:")
    try:
        create(connection)
        return objects(connection)
    finally:
        connection.close()
