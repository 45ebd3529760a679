"""What every installer must know of the project: version, names, places."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INSTALLER = ROOT / "installer"
BUILD = ROOT / "build" / "freeze"
DIST = ROOT / "dist"
LOCK = INSTALLER / "requirements.lock"
SPEC = INSTALLER / "teamswiss.spec"

NAME = "TeamSwiss"
PROGRAM = "teamswiss"
APP_ID = "org.teamswiss.TeamSwiss"
"""The name desktops know the program by; it is a name, not an address."""
MIME_TYPE = "application/x-teamswiss"
SUFFIX = ".teamswiss"
SUMMARY = "Run team Swiss chess tournaments"
QT_LANGUAGES = ("de", "es", "fr", "it", "nl", "pl", "pt_BR", "ru", "uk")
"""Languages whose texts of Qt's own dialogs are shipped, by Qt's names."""

_VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+(?:[abrc.dev]+\d+)?)"$', re.MULTILINE)
_MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}


def version(text: str | None = None) -> str:
    """Return the version, which stands in teamswiss_gui/__init__.py and nowhere else."""
    if text is None:
        text = (ROOT / "teamswiss_gui" / "__init__.py").read_text(encoding="utf-8")
    found = _VERSION.search(text)
    if found is None:
        raise ValueError("teamswiss_gui/__init__.py has no __version__")
    return found.group(1)


def four_numbers(of: str) -> tuple[int, int, int, int]:
    """Return a version as Windows wants it; what follows the three numbers does not count."""
    major, minor, patch = (int(re.match(r"\d+", part)[0]) for part in of.split(".")[:3])  # type: ignore[index]
    return major, minor, patch, 0


def system() -> str:
    """Name the system this runs on: linux, windows or macos."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def machine(reported: str | None = None) -> str:
    """Name the processor as the file names do."""
    name = (reported or platform.machine()).lower()
    return _MACHINES.get(name, name)


def release_name(kind: str = "", *, of_version: str, on: str, processor: str) -> str:
    """Return the name of a file that is handed out, without its ending."""
    parts = [NAME, of_version, on, processor]
    return "-".join([*parts, kind] if kind else parts)
