"""The licence notices of everything the program is made with."""

from __future__ import annotations

import re

from teamswiss_gui.words.places import resource

_LICENCE = re.compile(r"(licen[cs]e|copying|ofl)\b", re.IGNORECASE)


def licence_notices() -> str:
    """Return all notices: the page made by `dev.py freeze --licences`, and those of the resources.

    What lies ready-made in a folder of the resources, as fonts do, has its licence beside it.
    """
    parts = [resource("licences.txt").read_text(encoding="utf-8").strip()]
    base = resource()
    for path in sorted(base.glob("*/**/*")):
        if path.is_file() and _LICENCE.match(path.name):
            name = path.parent.relative_to(base).as_posix()
            parts.append(f"{name}\n\n{path.read_text(encoding='utf-8').strip()}")
    return "\n\n\n".join(parts) + "\n"
