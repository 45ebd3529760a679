"""The copy of a file that is kept in a second folder, a USB stick perhaps."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage import file, places
from teamswiss_gui.storage.document import refuse_held


def copy_name(source: Path, folder: Path, known: str = "") -> str:
    """Return the name of a file's copy: the one it has had, or one that no other file has."""
    if known:
        return known
    number = 1
    while True:
        name = source.name if number == 1 else f"{source.stem} {number}{source.suffix}"
        if not (folder / name).exists():
            return name
        number += 1


def keep_copy(source: Path, target: Path) -> None:
    """Write a file as it is now to another place, whole or not at all.

    The file is read in one go, so that a gesture made meanwhile waits for a moment only, however
    slow the other place is.
    """
    if not target.parent.is_dir():
        raise TeamSwissError("folder-missing", path=str(target.parent))
    if target.exists() and target.samefile(source):
        raise TeamSwissError("same-file", path=str(target))
    refuse_held(target)
    try:
        memory = file.in_memory(file.connect(source, mode="ro"))
    except (OSError, *places.READ_ERRORS) as error:
        raise places.file_error(error, source) from None

    try:
        file.check_schema(memory, source)  # a good copy is not replaced by what a fault left over
    except TeamSwissError:
        memory.close()
        raise

    def write(draft: Path) -> None:
        copy = sqlite3.connect(draft)
        try:
            memory.backup(copy)
        finally:
            copy.close()

    try:
        places.write_whole(target, write)
    finally:
        memory.close()
