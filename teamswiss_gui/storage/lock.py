"""Who has a file open: a lock that the system releases when its holder dies.

The lock is on a small file beside the tournament, which also says who holds it, so that a second
program can name the first. The lock byte is far behind the text, because Windows lets nobody read
a locked byte.
"""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import socket
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

_LOCK_BYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Holder:
    """The program that has a file open."""

    user: str
    machine: str
    process: int
    since: str


def this_program(since: str) -> Holder:
    """Describe this program as a holder."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = "?"
    return Holder(user, socket.gethostname(), os.getpid(), since)


def lock_path(path: Path) -> Path:
    """Return where the lock of a file is."""
    return path.with_name(f".{path.name}.lock")


class FileLock:
    """Holds the lock of one file until it is released or the process ends."""

    def __init__(self, path: Path, descriptor: int, *, was_left: bool = False) -> None:
        self._path = path
        self._descriptor: int | None = descriptor
        self.was_left = was_left
        """Whether the last holder died without giving the lock back."""

    @classmethod
    def take(cls, path: Path, holder: Holder) -> FileLock | Holder:
        """Take the lock of a tournament file; if another program has it, return that one."""
        place = lock_path(path)
        while True:
            descriptor = os.open(place, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                if not _try_lock(descriptor):
                    found = _read_holder(descriptor)
                    os.close(descriptor)
                    return found
                if _is_same_file(descriptor, place):
                    was_left = os.fstat(descriptor).st_size > 0
                    os.ftruncate(descriptor, 0)
                    os.lseek(descriptor, 0, os.SEEK_SET)
                    os.write(descriptor, json.dumps(asdict(holder)).encode())
                    return cls(place, descriptor, was_left=was_left)
            except OSError:
                os.close(descriptor)
                raise
            # Its last holder removed it between our opening and our locking it: try again.
            os.close(descriptor)

    def release(self) -> None:
        """Give the lock back."""
        if self._descriptor is None:
            return
        if sys.platform == "win32":
            os.close(self._descriptor)
            with contextlib.suppress(OSError):
                self._path.unlink()
        else:
            # Removed while it is still held, so that nobody locks a name that is about to go.
            with contextlib.suppress(OSError):
                self._path.unlink()
            os.close(self._descriptor)
        self._descriptor = None


def _is_same_file(descriptor: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), place.stat())
    except FileNotFoundError:
        return False


def _read_holder(descriptor: int) -> Holder:
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        found = json.loads(os.read(descriptor, 4096))
        user, machine, since = (str(found[name])[:80] for name in ("user", "machine", "since"))
        return Holder(user, machine, int(found["process"]), since)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return Holder("?", "?", 0, "?")


if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        os.lseek(descriptor, _LOCK_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            # Of the descriptor, not of the process: two documents in one program count as two.
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
