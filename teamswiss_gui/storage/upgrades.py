"""Files of older versions become files of this version, step by step, after a backup copy."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage import history, schema
from teamswiss_gui.storage.places import file_error, write_whole

Upgrade = Callable[[sqlite3.Connection], None]

_NEW_SETTINGS: Mapping[int, Mapping[str, str]] = {
    2: {"logo": '""', "sponsor": '""', "reserves": "null"},
    3: {
        "prizes": "[]",
        "prize_sharing": '"by-place"',
        "one_prize_each": "true",
        "prize_currency": '""',
        "board_prizes": (
            '{"minimum_games":null,"measures":["percentage","games","performance"],'
            '"on_every_board":false}'
        ),
    },
}
"""Version -> the settings that it has more than the one before, with what they were until then."""


def _add_settings(connection: sqlite3.Connection, version: int) -> None:
    """Give the settings of a file, and those in its snapshots, those that a version has more."""
    more = _NEW_SETTINGS[version]
    connection.executemany("INSERT INTO setting (name, value) VALUES (?, ?)", list(more.items()))
    kept = connection.execute("SELECT id, content, checksum FROM snapshot").fetchall()
    for number, content, checksum in kept:
        if hashlib.sha256(content).hexdigest() != checksum:
            continue  # damaged already; restoring it says so
        new = [["setting", [name], [value]] for name, value in more.items()]
        rows = [*history.unpack(content), *new]
        packed = history.pack(rows)
        connection.execute(
            "UPDATE snapshot SET content = ?, checksum = ? WHERE id = ?",
            (packed, hashlib.sha256(packed).hexdigest(), number),
        )


UPGRADES: Mapping[int, Upgrade] = {
    version - 1: partial(_add_settings, version=version) for version in _NEW_SETTINGS
}
"""Version -> what makes a file of that version one of the next."""


def backup_path(path: Path, version: int) -> Path:
    """Return a free name beside the file for the copy that is kept."""
    number = 1
    while True:
        more = "" if number == 1 else f" {number}"
        backup = path.with_name(f"{path.stem} (version {version}{more}){path.suffix}")
        if not backup.exists():
            return backup
        number += 1


def upgrade(
    connection: sqlite3.Connection,
    path: Path,
    *,
    upgrades: Mapping[int, Upgrade] = UPGRADES,
    target: int = schema.FORMAT_VERSION,
) -> Path | None:
    """Bring an open file to the current version in one transaction; return the backup's path."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version >= target:
        return None
    backup = backup_path(path, version)

    def copy(draft: Path) -> None:
        shutil.copyfile(path, draft)

    write_whole(backup, copy)
    run(connection, path, upgrades=upgrades, target=target)
    return backup


def run(
    connection: sqlite3.Connection,
    path: Path,
    *,
    upgrades: Mapping[int, Upgrade] = UPGRADES,
    target: int = schema.FORMAT_VERSION,
) -> None:
    """Bring what a connection holds to the current version; nothing of it if a step fails."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    connection.execute("BEGIN IMMEDIATE")
    try:
        while version < target:
            if version not in upgrades:
                raise TeamSwissError("file-too-old", path=str(path), version=version)
            upgrades[version](connection)
            version += 1
            connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection)
        raise file_error(error, path) from None
    except TeamSwissError:
        _roll_back(connection)
        raise


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
