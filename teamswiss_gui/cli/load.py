"""A tournament from whatever file a command was given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from teamswiss_gui.cli.commands import complain
from teamswiss_gui.cli.read import read_bytes
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.words import Words
from teamswiss_gui.words.expected import expected_text

if TYPE_CHECKING:
    from teamswiss_gui.formats.trf import Problem
    from teamswiss_gui.storage.history import LogLine

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


def load_log(path: str | Path) -> tuple[LogLine, ...]:
    """Read the log of a tournament file; other files have none."""
    place = Path(path)
    if place.suffix.lower() != OWN_ENDING:
        return ()
    from teamswiss_gui.storage.document import Document

    with Document.open(place, read_only=True) as document:
        return tuple(document.log())


def load_notes(path: str | Path) -> Sequence[str]:
    """Return the arbiter's interventions that a tournament's file tells of."""
    place = Path(path)
    if place.suffix.lower() in TRF_ENDINGS:
        from teamswiss_gui.formats.trf import read_trf

        return read_trf(read_bytes(place)).comments
    from teamswiss_gui.storage.document import Document
    from teamswiss_gui.storage.interventions import interventions

    with Document.open(place, read_only=True) as document:
        return interventions(document.log(), Words())


def load_trf(place: Path) -> Tournament:
    """Read a TRF; the first problem names the file and how many there are: one line, no more."""
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
    _list(place, warnings[:MOST_WARNINGS])
    if len(warnings) > MOST_WARNINGS:
        more = Words().tr("load", "{file}: {count} more places to look at")
        complain(more.format(file=place, count=len(warnings) - MOST_WARNINGS))


def _list(place: Path, problems: Sequence[Problem]) -> None:
    words = Words()
    text = words.tr(
        "load", "{file}: line {line}, column {column}: found '{found}', expected {expected}"
    )
    for each in problems:
        complain(
            text.format(
                file=place,
                line=each.line,
                column=each.column,
                found=each.found,
                expected=expected_text(words, each.expected),
            )
        )
