"""The program's own log: small, rotating, and without personal data beyond a file's name."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

from teamswiss_gui.storage.places import data_folder

FOLDER = "Log"
NAME = "teamswiss.log"
CRASH = "crash.txt"
"""Where the interpreter writes when it is ended by force; read at the next start."""
SIZE = 256 * 1024
KEPT = 2
"""So many older logs stay beside the newest."""
FAULT = "fault "
"""How the first line of a fault begins, after its time."""
_PATH = re.compile(r"(?:[A-Za-z]:)?[\\/](?:[^\\/\r\n\"'<>|:]*[\\/])+")


def log_folder() -> Path:
    """Return the folder of the log."""
    return data_folder() / FOLDER


def without_paths(text: str) -> str:
    """Return a text in which a path is only the name of its file."""
    return _PATH.sub("", text)


class _QuietHandler(RotatingFileHandler):
    """Loses a line rather than disturb: the disk may be what is wrong."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        pass


class ProgramLog:
    """Writes lines; never raises."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._logger = logging.Logger("teamswiss", logging.INFO)
        self._handler: logging.Handler | None = None

    def write(self, text: str) -> None:
        """Write an entry with its time; further lines are indented."""
        if self._handler is None and not self._open():
            return
        self._logger.info("%s", "\n    ".join(text.rstrip().splitlines()))

    def close(self) -> None:
        """Let the file go."""
        if self._handler is not None:
            self._logger.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def take_crash(self) -> None:
        """Take over what an earlier run left when it was ended by force."""
        path = self.folder / CRASH
        try:
            text = path.read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            return
        if text:
            self.write(FAULT + "ended by force\n" + without_paths(text)[:8000])

    def _open(self) -> bool:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        handler = _QuietHandler(
            self.folder / NAME, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", delay=True
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%dT%H:%M:%S"))
        self._logger.addHandler(handler)
        self._handler = handler
        return True


def recent_faults(folder: Path, count: int) -> list[str]:
    """Return the last faults in the log, oldest first, each with its lines."""
    found: list[str] = []
    for path in (*(folder / f"{NAME}.{number}" for number in range(KEPT, 0, -1)), folder / NAME):
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        found.extend(entry for entry in _entries(text) if entry.split(" ", 1)[1].startswith(FAULT))
    return found[-count:]


def _entries(text: str) -> Iterator[str]:
    """Yield the entries of a log: a line with a time and the indented ones below it."""
    entry: list[str] = []
    for line in text.splitlines():
        if not line.startswith(" "):
            if entry:
                yield "\n".join(entry)
            entry = [line] if " " in line else []
        elif entry:
            entry.append(line)
    if entry:
        yield "\n".join(entry)
