"""A tournament from whatever file a command was given."""

from __future__ import annotations

from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage.document import Document


def load_tournament(path: str | Path) -> Tournament:
    """Read a tournament; the file's ending says how. Nothing is ever written to it."""
    place = Path(path)
    match place.suffix.lower():
        case ".teamswiss":
            document = Document.open(place, read_only=True)
            try:
                return document.tournament
            finally:
                document.close()
        case _:
            raise TeamSwissError("file-not-supported", path=str(place), expected=".teamswiss")
