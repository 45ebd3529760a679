"""Runs a program under strace and tells what it asked of the system."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_CALLS = (
    "network,open,openat,creat,rename,renameat,renameat2,link,linkat,symlink,symlinkat,"
    "mkdir,mkdirat,execve,execveat"
)
_STRACE = ("strace", "-f", "-qq", "-y", "-s", "4096", "-e", f"trace={_CALLS}")
_FONTS = """<?xml version="1.0"?>
<fontconfig><dir>/usr/share/fonts</dir><cachedir>{cache}</cachedir></fontconfig>
"""
"""Where no program has asked for fonts yet, fontconfig writes the system's list of them in the name
of the first that does: it gets a place of its own here, beside the home."""
HAS_STRACE = (
    shutil.which("strace") is not None
    and subprocess.run([*_STRACE, "true"], capture_output=True, check=False).returncode == 0
)
"""Some containers have it and forbid it."""
_WRITES = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND|O_TMPFILE")
_PATH = re.compile(r'"((?:[^"\\]|\\.)*)"')
_FAMILY = re.compile(r"\bAF_(\w+)")


@dataclass(frozen=True, slots=True)
class Trace:
    """What a program did."""

    status: int
    said: str
    families: frozenset[str]
    """Families of all sockets it asked for."""
    written: frozenset[Path]
    """What it opened for writing, made, or moved."""
    started: tuple[str, ...]
    """Programs it became or started; the first is itself."""


def traced(command: Sequence[str], home: Path, **variables: str) -> Trace:
    """Run a command with a home of its own and return what it did."""
    log = home.parent / f"{home.name}.strace"
    temporary = home / "tmp"
    temporary.mkdir(parents=True)
    cache = home.parent / f"{home.name}.fonts"
    cache.mkdir()
    fonts = cache / "fonts.conf"
    fonts.write_text(_FONTS.format(cache=cache), encoding="utf-8")
    done = subprocess.run(
        [*_STRACE, "-o", str(log), *command],
        cwd=home,
        env={
            "HOME": str(home),
            "TMPDIR": str(temporary),
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "PYTHONDONTWRITEBYTECODE": "1",
            "QT_QPA_PLATFORM": "offscreen",
            "FONTCONFIG_FILE": str(fonts),
            **variables,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    families, written, started = read(lines, home)
    own = frozenset(path for path in written if not path.is_relative_to(cache))
    return Trace(done.returncode, done.stdout + done.stderr, families, own, started)


def read(
    lines: Sequence[str], folder: Path
) -> tuple[frozenset[str], frozenset[Path], tuple[str, ...]]:
    """Return socket families, written paths and started programs of a log."""
    families: set[str] = set()
    written: set[Path] = set()
    started = []
    for line in lines:
        call = re.sub(r"^\d+\s+", "", line)
        if " = -1 E" in call and not call.startswith(("socket", "connect", "sendto")):
            continue
        names = _PATH.findall(call)
        if call.startswith("exec") and names:
            started.append(names[0])
        elif call.startswith(("socket", "connect", "bind", "sendto", "sendmsg")):
            families |= set(_FAMILY.findall(call))
        elif call.startswith(("open", "creat")) and names:
            if call.startswith("creat(") or _WRITES.search(call):
                written.add(folder / names[0])
        elif call.startswith(("link", "symlink")) and names:
            written.add(folder / names[-1])
        elif call.startswith(("rename", "mkdir")):
            written |= {folder / name for name in names}
    return frozenset(families), frozenset(written), tuple(started)
