"""What is told of a fault: where it happened, never with which values."""

from __future__ import annotations

import platform
import sqlite3
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion

import teamswiss_gui
from teamswiss_gui import __version__

PACKAGE = Path(teamswiss_gui.__file__).parent
MOST_FRAMES = 40
TELLING = (AttributeError, NameError, RecursionError, ZeroDivisionError)
"""Errors whose message is the interpreter's own and quotes names of the program only."""


@dataclass(frozen=True, slots=True)
class OpenFile:
    """A tournament that was open when something went wrong."""

    path: Path
    is_whole: bool
    """Whether the file was read again and holds what the window shows."""


@dataclass(frozen=True, slots=True)
class FaultReport:
    """What the user is shown, and may copy and send."""

    summary: str
    details: str
    files: tuple[OpenFile, ...] = ()


def made_report(error: BaseException, files: Sequence[OpenFile]) -> FaultReport:
    """Return the report of a fault; of the tournament it names the file and nothing else."""
    lines = [
        f"TeamSwiss {__version__}, Qt {qVersion()}, Python {platform.python_version()}, "
        f"{platform.system()} {platform.release()} {platform.machine()}",
        datetime.now(UTC).isoformat(timespec="seconds"),
        *(f"{each.path.name}: {'whole' if each.is_whole else 'not read'}" for each in files),
        "",
        *told(error),
    ]
    return FaultReport(summary_of(error), "\n".join(lines) + "\n", tuple(files))


def summary_of(error: BaseException) -> str:
    """Return the kind of an error, with its message only where that holds no value."""
    kind = type(error).__name__
    if isinstance(error, sqlite3.Error):
        return f"{kind} {getattr(error, 'sqlite_errorname', None) or ''}".rstrip()
    if isinstance(error, OSError):
        return f"{kind} {error.errno or ''}".rstrip()
    if isinstance(error, TELLING):
        return f"{kind}: {error}"
    return kind


def told(error: BaseException) -> Iterator[str]:
    """Yield the lines of a traceback without values, with what it was caused by first."""
    seen: set[int] = set()
    yield from _told(error, seen)


def _told(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _told(before, seen)
        yield "then:"
    yield from _frames(error.__traceback__)
    yield summary_of(error)


def _frames(trace: TracebackType | None) -> Iterator[str]:
    found = traceback.extract_tb(trace, limit=-MOST_FRAMES)
    for frame in found:
        yield f"  {_place(frame.filename)}:{frame.lineno} in {frame.name}"
        if frame.line:
            yield f"    {frame.line.strip()}"


def _place(filename: str) -> str:
    path = Path(filename)
    if path.is_relative_to(PACKAGE):
        return f"teamswiss_gui/{path.relative_to(PACKAGE).as_posix()}"
    return path.name


def signature(error: BaseException) -> str:
    """Return what two comings of the same fault have in common: what was raised, and where.

    The way there is not compared: one fault in drawing comes from every table that is drawn.
    """
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    return " ".join([type(error).__name__, *(f"{f.filename}:{f.lineno}" for f in frames)])
