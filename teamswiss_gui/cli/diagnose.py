"""`teamswiss --diagnose`: what a helper wants to know of a machine; nothing about persons."""

from __future__ import annotations

import os
import platform
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from teamswiss_gui import __version__
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.rating_list import RatingList, database_path
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.places import data_folder
from teamswiss_gui.storage.program_log import log_folder, recent_faults
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.places import resource

EXIT_FINE, EXIT_PROBLEM = 0, 1
FAULTS = 5
SAMPLE = "City League.teamswiss"


class Finding(NamedTuple):
    """One line: about what, what was found, and whether it is in the way of the program."""

    topic: str
    text: str
    is_problem: bool = False


def tell(findings: Iterable[Finding]) -> int:
    """Print findings as they come, so that a crash names the last; return how many are problems."""
    problems = 0
    for topic, text, is_problem in findings:
        print(f"{'!' if is_problem else ' '} {topic + ':':<16} {text}", flush=True)
        problems += is_problem
    return problems


def run() -> int:
    """Tell what can be told without Qt, and that it is missing."""
    problems = tell([*below_the_window(), Finding("Qt", "PySide6 is missing", is_problem=True)])
    return ended(problems)


def ended(problems: int) -> int:
    """Print the last line and return how the program ends."""
    print(f"problems: {problems}", flush=True)
    return EXIT_PROBLEM if problems else EXIT_FINE


def below_the_window() -> Iterator[Finding]:
    """Yield everything that needs no Qt."""
    yield Finding("TeamSwiss", __version__ + (", packed" if getattr(sys, "frozen", False) else ""))
    yield Finding("Python", platform.python_version())
    yield Finding("SQLite", sqlite3.sqlite_version)
    for name in ("openpyxl", "platformdirs"):
        yield Finding(name, _version(name))
    yield Finding("system", f"{platform.system()} {platform.release()} {platform.machine()}")
    yield Finding("languages", ", ".join(languages()))
    yield _data_folder()
    yield _sample()
    yield from _rating_lists()
    yield from _faults()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "there" if getattr(sys, "frozen", False) else "not known"


def _data_folder() -> Finding:
    folder = data_folder()
    trial = folder / f".trial-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.write_bytes(b"x")
        trial.unlink()
    except OSError as error:
        text = f"{at_home(folder)} cannot be written: {error.strerror}"
        return Finding("data folder", text, is_problem=True)
    return Finding("data folder", f"{at_home(folder)} can be written")


def at_home(path: Path) -> str:
    """Return a path that does not name the user."""
    try:
        return f"~/{path.relative_to(Path.home()).as_posix()}"
    except (ValueError, RuntimeError):
        return f"…/{path.name}"


def _sample() -> Finding:
    try:
        with Document.open(resource("samples", SAMPLE), read_only=True) as sample:
            return Finding("sample event", f"read, {len(sample.tournament.teams)} teams")
    except TeamSwissError as error:
        return Finding("sample event", error.code, is_problem=True)


def _rating_lists() -> Iterator[Finding]:
    folder = database_path(data_folder(), "FIDE").parent
    found = sorted(folder.glob("*.ratings")) if folder.is_dir() else []
    if not found:
        yield Finding("rating lists", "none")
    for path in found:
        try:
            with closing(RatingList(path)) as read:
                yield Finding("rating list", f"{read.info.name}, {read.info.players} players")
        except TeamSwissError as error:
            yield Finding("rating list", f"{path.stem}: {error.code}", is_problem=True)


def _faults() -> Iterator[Finding]:
    found = recent_faults(log_folder(), FAULTS)
    yield Finding("recent faults", f"{len(found)}" if found else "none")
    for entry in found:
        for line in entry.splitlines():
            yield Finding("", line)
