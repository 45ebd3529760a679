"""Whether a file is a TRF, by its name or by how it begins."""

from __future__ import annotations

import re
from pathlib import Path

SUFFIXES = (".trf", ".trfx", ".trf16", ".trf25", ".trf26")
_RECORD = re.compile(rb"(\xef\xbb\xbf)?\s*(0[0-9]2|001|013|132|###|XX[A-Z]) ")
_LOOKED_AT = 200


def is_trf(path: Path) -> bool:
    """Say whether a file is a TRF; one that cannot be read is none."""
    if path.suffix.lower() in SUFFIXES:
        return True
    if path.suffix.lower() not in (".txt", ""):
        return False
    try:
        with path.open("rb") as file:
            return _RECORD.match(file.read(_LOOKED_AT)) is not None
    except OSError:
        return False
