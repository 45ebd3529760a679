"""A tournament from whatever file a command was given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from teamswiss_gui.cli.commands import complain
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.words import Words

if TYPE_CHECKING:
    from teamswiss_gui.formats.trf import Problem

MOST_WARNINGS = 20
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
        found = read_trf(read_bytes(place))
    except TeamSwissError as error:
        if error.code != "trf-problems":
            raise
        raise TeamSwissError(error.code, **{**error.details, "file": str(place)}) from None
    _warn(place, found.warnings)
    return found.tournament


def _warn(place: Path, warnings: Sequence[Problem]) -> None:
    """Say what in a file was read but does not fit the rest of it."""
    words = Words()
    text = words.tr(
        "load", "{file}: line {line}, column {column}: found '{found}', expected {expected}"
    )
    for each in warnings[:MOST_WARNINGS]:
        complain(
            text.format(
                file=place,
                line=each.line,
                column=each.column,
                found=each.found,
                expected=each.expected,
            )
        )
    if len(warnings) > MOST_WARNINGS:
        more = words.tr("load", "{file}: {count} more places to look at")
        complain(more.format(file=place, count=len(warnings) - MOST_WARNINGS))


def read_bytes(place: Path) -> bytes:
    """Read a file; one that cannot be read is an error the user can act on."""
    try:
        return place.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TeamSwissError("bad-file", file=str(place), reason=reason) from None
    except ValueError:
        raise TeamSwissError("bad-file", file=repr(str(place)), reason="not a file name") from None
