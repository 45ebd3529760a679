"""A tournament from whatever file a command was given."""

from __future__ import annotations

from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament

TRF_ENDINGS = (".trf", ".txt", ".trfx", ".trf26")
OWN_ENDING = ".teamswiss"


def load_tournament(path: str | Path) -> Tournament:
    """Read a tournament; the file's ending says how. Nothing is ever written to it."""
    place = Path(path)
    ending = place.suffix.lower()
    if ending in TRF_ENDINGS:
        return load_trf(place)
    if ending == OWN_ENDING:
        # Loaded when needed: a request on the command line shall not wait for them.
        from teamswiss_gui.storage.document import Document

        with Document.open(place, read_only=True) as document:
            return document.tournament
    expected = " ".join((OWN_ENDING, *TRF_ENDINGS[:2]))
    raise TeamSwissError("file-not-supported", path=str(place), expected=expected)


def load_trf(place: Path) -> Tournament:
    """Read a TRF; every problem names the file."""
    from teamswiss_gui.formats.trf import read_trf

    try:
        return read_trf(read_bytes(place)).tournament
    except TeamSwissError as error:
        if error.code != "trf-problems":
            raise
        raise TeamSwissError(error.code, **{**error.details, "file": str(place)}) from None


def read_bytes(place: Path) -> bytes:
    """Read a file; one that cannot be read is an error the user can act on."""
    try:
        return place.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TeamSwissError("bad-file", file=str(place), reason=reason) from None
    except ValueError:
        raise TeamSwissError("bad-file", file=repr(str(place)), reason="not a file name") from None
