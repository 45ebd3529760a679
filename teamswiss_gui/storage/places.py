"""Where the program keeps its own files, and how a file is put into place whole."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage.schema import SUFFIX

UNSAVED = "Unsaved"

READ_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite's module raises on a damaged file; the second if its message quotes broken text."""


def data_folder() -> Path:
    """Return the user's data folder; TEAMSWISS_DATA overrides it."""
    chosen = os.environ.get("TEAMSWISS_DATA")
    if chosen:
        return Path(chosen)
    return platformdirs.user_data_path("TeamSwiss", appauthor=False)


def unsaved_path(name: str) -> Path:
    """Return a free path in the data folder for a tournament that was saved nowhere yet."""
    folder = data_folder() / UNSAVED
    make_folder(folder)
    stem = re.sub(r"[^\w -]", "", name, flags=re.UNICODE).strip()[:60] or "Tournament"
    number = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem} {number}{SUFFIX}")
        if not path.exists():
            return path
        number += 1


def make_folder(folder: Path) -> None:
    """Make a folder, with those above it, if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(error, folder) from None


def is_unsaved(path: Path) -> bool:
    """Say whether a file still lives in the data folder."""
    return path.resolve().parent == (data_folder() / UNSAVED).resolve()


_CODES = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "file-read-only",
    "SQLITE_CANTOPEN": "file-not-opened",
    "SQLITE_BUSY": "file-busy",
    "SQLITE_LOCKED": "file-busy",
    "SQLITE_CORRUPT": "file-damaged",
    "SQLITE_NOTADB": "file-damaged",
    "SQLITE_TOOBIG": "file-damaged",
    "SQLITE_ERROR": "file-damaged",  # our statements are right, so the schema is not
    "SQLITE_PERM": "file-no-permission",
    "SQLITE_AUTH": "file-no-permission",
}


def file_error(error: Exception, path: Path) -> TeamSwissError:
    """Return an error of the system or of SQLite as one that the user can act on."""
    reason = str(error)
    if isinstance(error, UnicodeDecodeError):
        return TeamSwissError("file-damaged", path=str(path), reason="text")
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", "") or ""
        for start, code in _CODES.items():
            if name.startswith(start):
                return TeamSwissError(code, path=str(path), reason=reason)
        # A text that is none has no code of SQLite's: the module itself refuses it.
        damaged = type(error) is sqlite3.DatabaseError or "decode to UTF-8" in reason
        code = "file-damaged" if damaged else "disk-error"
        return TeamSwissError(code, path=str(path), reason=reason)
    if isinstance(error, OSError):
        reason = error.strerror or reason
        if isinstance(error, FileNotFoundError):
            return TeamSwissError("file-not-found", path=str(path))
        if isinstance(error, PermissionError) or error.errno == 30:  # a disk for reading only
            return TeamSwissError("file-no-permission", path=str(path))
        if error.errno == 28:  # no space left
            return TeamSwissError("disk-full", path=str(path), reason=reason)
        if error.errno == 27:  # file too large
            return TeamSwissError("disk-full", path=str(path), reason=reason)
    code = "file-damaged" if isinstance(error, UnicodeDecodeError) else "disk-error"
    return TeamSwissError(code, path=str(path), reason=reason)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut (Windows does so by itself)."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Write a file under another name, make it durable, and only then put it into place.

    A failure leaves no half file and does not touch an older one.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.unlink(missing_ok=True)
        write(draft)
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        _settle(path)
        draft.replace(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise file_error(error, path) from None
    finally:
        for rest in (draft, draft.with_name(draft.name + "-journal")):
            with contextlib.suppress(OSError):
                rest.unlink(missing_ok=True)


def _settle(path: Path) -> None:
    """Let SQLite finish what a crash left beside a file that is about to be replaced.

    A journal that stayed would be played into the new file; one that was just removed would leave
    the old file damaged if the replacing failed.
    """
    beside = [path.with_name(path.name + ending) for ending in ("-journal", "-wal", "-shm")]
    if not any(rest.exists() for rest in beside):
        return
    with contextlib.suppress(*READ_ERRORS):
        connection = sqlite3.connect(path)
        try:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        finally:
            connection.close()
    for rest in beside:
        rest.unlink(missing_ok=True)


def write_bytes(path: Path, content: bytes) -> None:
    """Put a file with this content into place whole."""

    def write(draft: Path) -> None:
        draft.write_bytes(content)

    write_whole(path, write)
