"""Files of older versions become files of this version, step by step, after a backup copy."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage import schema
from teamswiss_gui.storage.places import file_error, write_whole

Upgrade = Callable[[sqlite3.Connection], None]

UPGRADES: Mapping[int, Upgrade] = {}
"""Version -> what makes a file of that version one of the next. Format 1 is the first."""


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
    return backup


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
