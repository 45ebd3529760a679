"""A disk that fails on demand: the interposed library, from the side of the process under test."""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import subprocess
import sys
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


class Kind(IntEnum):
    """Which calls fail; the numbers are those of interposed.c."""

    NONE = 0
    WRITE = 1
    SHORT = 2
    """Half of a write arrives and the call says so: the caller has to go on."""
    SYNC = 3
    READ = 4
    TRUNCATE = 5
    OPEN = 6
    UNLINK = 7
    SLOW = 8
    PROTECTED = 9
    """Nothing below the folder can be written, made or removed: a read-only medium."""


CODES = {
    Kind.WRITE: (errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.ENODEV),
    Kind.SHORT: (errno.EIO,),
    Kind.SYNC: (errno.EIO, errno.ENOSPC),
    Kind.READ: (errno.EIO, errno.ENODEV),
    Kind.TRUNCATE: (errno.EIO,),
    Kind.OPEN: (errno.EIO, errno.EACCES, errno.EMFILE, errno.EROFS, errno.ENODEV),
    Kind.UNLINK: (errno.EIO, errno.EACCES),
    Kind.SLOW: (0,),
    Kind.PROTECTED: (errno.EROFS,),
}
ALWAYS = -1


class Fault(NamedTuple):
    """One fault: what fails how, after how many calls that pass, and how often."""

    kind: Kind
    code: int
    passes: int = 0
    times: int = ALWAYS
    delay: int = 0
    """Of a slow disk, in microseconds."""


class FaultyDisk:
    """The library that stands before this process; only files below `folder` are touched."""

    def __init__(self, folder: Path) -> None:
        self._library = ctypes.CDLL(os.environ["LD_PRELOAD"])
        self._folder = os.fsencode(folder)

    def arm(self, fault: Fault) -> None:
        self._library.fault_arm(
            int(fault.kind), fault.code, fault.passes, fault.times, fault.delay, self._folder
        )

    def turn_clock(self, seconds: int) -> None:
        """Let the clock of the day show another time."""
        self._library.fault_clock(ctypes.c_long(seconds))

    def disarm(self) -> int:
        """Let everything pass again; return how often the fault struck."""
        hits = int(self._library.fault_hits())
        self.arm(Fault(Kind.NONE, 0))
        return hits


def can_interpose() -> bool:
    """Say whether this machine can build and load the library."""
    return sys.platform == "linux" and shutil.which("cc") is not None


@cache
def library(folder: Path) -> Path:
    """Build the library."""
    built = folder / "interposed.so"
    source = HERE / "interposed.c"
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", built, source, "-ldl"],
        check=True,
    )
    return built


def run_before(built: Path, module: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a module of the tests in a process of its own with the library before it."""
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", module, *map(str, arguments)],
        env={**os.environ, "LD_PRELOAD": str(built)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
