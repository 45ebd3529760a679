"""The pages of the handbook as text, and the blocks in them that are worked out."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from teamswiss_gui.words.places import resource

FOLDER = resource("handbook", "en")
_BLOCK = re.compile(r"<!-- made: (?P<name>[^>]+?) -->\n(?P<body>.*?)<!-- end -->", re.DOTALL)


def pages() -> list[Path]:
    """Return every page, the contents first."""
    return sorted(FOLDER.glob("*.md"), key=lambda path: (path.stem != "index", path.stem))


def pictures_of(page: Path) -> set[str]:
    """Return the names of the pictures that a page shows."""
    return set(re.findall(r"\]\(\.\./images/([\w-]+)\.png\)", page.read_text(encoding="utf-8")))


def blocks(text: str) -> dict[str, str]:
    """Return the blocks of a page by name."""
    return {found["name"]: found["body"].strip() for found in _BLOCK.finditer(text)}


def renewed(text: str, made: Callable[[str], str]) -> str:
    """Return a page with every block made anew."""
    return _BLOCK.sub(
        lambda found: f"<!-- made: {found['name']} -->\n\n{made(found['name'])}\n\n<!-- end -->",
        text,
    )
