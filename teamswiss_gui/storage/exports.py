"""Puts exported files into place: whole or not at all, and never over something else."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage.places import file_error, make_folder, sync_folder, write_bytes

_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
LONGEST_NAME = 80


def file_name(text: str, otherwise: str = "TeamSwiss") -> str:
    """Return a text as the name of a file on every system."""
    name = _UNSAFE.sub(" ", text)
    name = " ".join("".join(c for c in name if c.isprintable()).split())
    name = name[:LONGEST_NAME].strip(" .")
    return otherwise if not name or _RESERVED.fullmatch(name) else name


def put(path: Path, content: bytes) -> None:
    """Put a file into place whole, or say what is in the way.

    A device or a pipe (`/dev/stdout`) is written to, never replaced; of a link, what it leads to.
    """
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(content)
            return
        path = path.resolve()
    except (OSError, ValueError) as error:
        raise file_error(error, path) from None
    if not path.parent.is_dir():
        raise TeamSwissError("export-folder", folder=str(path.parent))
    if path.is_dir():
        raise TeamSwissError("export-is-folder", path=str(path))
    try:
        write_bytes(path, content)
    except TeamSwissError as error:
        if error.code == "file-no-permission" and path.exists():
            raise TeamSwissError("export-file-held", path=str(path)) from None
        raise


def put_all(folder: Path, files: Mapping[str, bytes]) -> None:
    """Put files into a folder, over older ones; all are written before the first is replaced."""
    was_there = folder.exists()
    make_folder(folder)
    drafts: list[tuple[Path, Path]] = []
    try:
        for name, content in files.items():
            path = folder / name
            draft = path.with_name(f".{path.name}.{os.getpid()}.part")
            drafts.append((draft, path))
            _write(draft, content, path)
        for draft, path in drafts:
            try:
                draft.replace(path)
            except OSError as error:
                if isinstance(error, PermissionError) and path.exists():
                    raise TeamSwissError("export-file-held", path=str(path)) from None
                raise file_error(error, path) from None
        sync_folder(folder)
    finally:
        for draft, _ in drafts:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)
        if not was_there:
            with contextlib.suppress(OSError):
                folder.rmdir()  # only if nothing came into it


def new_folder(parent: Path, name: str, fill: Callable[[Path], None]) -> Path:
    """Make a folder with everything in it, or nothing at all; one with that name stays as it is.

    `fill` writes into a folder under another name, which is given its own only at the end.
    """
    if not parent.is_dir():
        raise TeamSwissError("export-folder", folder=str(parent))
    draft = parent / f".{name}.{os.getpid()}.part"
    try:
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir()
        fill(draft)
        path = _free(parent, name)
        draft.rename(path)
        sync_folder(parent)
    except OSError as error:
        raise file_error(error, parent / name) from None
    except TeamSwissError as error:
        if not str(error.details.get("path", "")).startswith(str(draft)):
            raise
        # Nobody knows the folder by the name under which it is filled.
        raise TeamSwissError(error.code, **{**error.details, "path": str(parent / name)}) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return path


def write_into(folder: Path, name: str, content: bytes) -> None:
    """Write a file into a folder that is being filled."""
    path = folder / name
    make_folder(path.parent)
    _write(path, content, path)


def _write(path: Path, content: bytes, named: Path) -> None:
    """Write a file and make it durable; an error speaks of the name that it shall have."""
    try:
        with path.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise file_error(error, named) from None


def _free(parent: Path, name: str) -> Path:
    number = 1
    while True:
        path = parent / (name if number == 1 else f"{name} ({number})")
        if not path.exists():
            return path
        number += 1
