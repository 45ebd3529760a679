"""Where the program's own files are, in a checkout and in an installed copy."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resource(*parts: str) -> Path:
    """Return the path of something under resources/."""
    installed = _PACKAGE / "resources"
    base = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return base.joinpath(*parts)
