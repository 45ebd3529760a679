"""Asks Linux libraries what they need, to name what must be installed beside the program."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
_MAGIC = b"\x7fELF"
GLIBC_PARTS = ("libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libutil.so", "ld-")


@dataclass(frozen=True, slots=True)
class Needs:
    """What one file needs: libraries by name, and the lowest glibc."""

    libraries: frozenset[str]
    glibc: tuple[int, int]


def needs_of(said: str) -> Needs:
    """Read the answer of `objdump -p`."""
    versions = [(int(major), int(minor)) for major, minor in _GLIBC.findall(said)]
    return Needs(frozenset(_NEEDED.findall(said)), max(versions, default=(2, 0)))


def is_elf(path: Path) -> bool:
    """Say whether a file is a Linux program or library."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == _MAGIC


def read_needs(folder: Path) -> dict[str, Needs]:
    """Return the needs of every program and library under a folder, by file name."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if is_elf(path):
            done = subprocess.run(
                ["objdump", "-p", str(path)], capture_output=True, text=True, check=True
            )
            found[path.name] = needs_of(done.stdout)
    return found


def outside(needs: Mapping[str, Needs], inside: Iterable[str]) -> list[str]:
    """Name the libraries that are needed, not shipped and no part of glibc."""
    here = set(inside)
    wanted = {library for each in needs.values() for library in each.libraries}
    return sorted(name for name in wanted - here if not name.startswith(GLIBC_PARTS))


def lowest_glibc(needs: Mapping[str, Needs]) -> str:
    """Return the oldest glibc that everything runs on."""
    major, minor = max((each.glibc for each in needs.values()), default=(2, 0))
    return f"{major}.{minor}"
