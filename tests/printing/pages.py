"""Reads laid-out pages, so that the tests can speak of what is on paper."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache
from pathlib import Path

from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import document
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.paper import Form
from teamswiss_gui.printing.sheet import Frame, Layout, Piece, Turned, Words
from tests.bench.bench_documents import event
from tests.unit.documents import events

WHEN = datetime(2026, 11, 18, 11, 30)
PDFTOTEXT = shutil.which("pdftotext")


@cache
def field(teams: int) -> Tournament:
    """Return an event of so many teams and eleven rounds."""
    return event(teams)


EVENTS: dict[str, Callable[[], Tournament]] = {
    "8": lambda: field(8),
    "league": events.league,
    "draft": events.with_draft,
    "hostile": events.hostile,
    "60": lambda: field(60),
}


def built(name: str, tournament: Tournament, **options: object) -> Document:
    return document(name, tournament, options=Options(printed=WHEN, **options))  # type: ignore[arg-type]


def laid(name: str, tournament: Tournament, form: Form | None = None, **options: object) -> Layout:
    return lay_out(built(name, tournament, **options), form)


def pieces(layout: Layout, number: int) -> Iterator[Piece]:
    """Go through what is on a page, also upside down."""
    waiting = list(layout.sheets[number].all())
    while waiting:
        piece = waiting.pop()
        if isinstance(piece, Turned):
            waiting += piece.pieces
        else:
            yield piece


def said(layout: Layout, number: int) -> list[str]:
    return [words.text for words in layout.words(number)]


def boxes(layout: Layout, number: int) -> int:
    """Count the boxes to write in of a page."""
    return sum(
        isinstance(piece, Frame) and not piece.filled and piece.area.width > 14
        for piece in pieces(layout, number)
    )


def overlapping(layout: Layout, number: int) -> list[tuple[str, str]]:
    """Return texts of a page that stand on each other."""
    words = sorted(
        (w for w in layout.sheets[number].pieces if isinstance(w, Words) and w.text.strip()),
        key=lambda w: (w.y, w.x),
    )
    found = []
    for place, one in enumerate(words):
        for other in words[place + 1 :]:
            if other.y - 0.72 * other.size > one.y:
                break
            tall = other.y - 0.7 * other.size < one.y - 0.05 * one.size
            wide = one.x + one.width > other.x + 0.3 and other.x + other.width > one.x + 0.3
            if tall and wide and abs(other.y - one.y) < 0.6 * max(one.size, other.size):
                found.append((one.text, other.text))
    return found


def text_of(pdf: bytes, folder: Path) -> list[str]:
    """Return what another program reads from a PDF, page by page."""
    assert PDFTOTEXT is not None
    path = folder / "read.pdf"
    path.write_bytes(pdf)
    done = subprocess.run(
        [PDFTOTEXT, "-layout", "-enc", "UTF-8", str(path), "-"], capture_output=True, check=True
    )
    return done.stdout.decode().split("\f")[:-1]
