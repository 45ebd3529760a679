"""Windows that are ready to be killed: `python -m tests.monkey.nursery FOLDER random|moment`.

Importing and building the window is what takes long, so it is done once. For every line on its
input (a path, and a seed or the name of a moment) the process forks, and the child opens the file
and works in the window that it has inherited, until somebody kills it. `born PID` and `died STATUS`
are told around what the child tells.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.monkey import moment_worker
from tests.monkey import worker as random_worker

ROOT = Path(__file__).parents[2]


class Nursery:
    """The test's side of it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._may_die = False

    def bears(self, *words: str) -> int:
        """Let a window begin; return its process."""
        assert self._process.stdin is not None
        self._process.stdin.write("\t".join(words) + "\n")
        self._process.stdin.flush()
        self._may_die = False
        born, number = self.line().rstrip("\n").split("\t")
        assert born == "born"
        return int(number)

    def line(self) -> str:
        """Return the next that was told, by the window or about its death."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the nursery is gone"
        if line.startswith("died\t") and not self._may_die:
            raise AssertionError(f"a window ended by itself: {line}")
        return line

    def until_death(self) -> tuple[list[str], int]:
        """Return what the window still told, and the signal that ended it."""
        told: list[str] = []
        self._may_die = True
        while True:
            line = self.line()
            if line.startswith("died\t"):
                return told, int(line.split("\t")[1])
            told.append(line)


@contextmanager
def nursery(folder: Path, kind: str) -> Iterator[Nursery]:
    """Have windows whose files and preferences are in a folder."""
    module = "tests.monkey.nursery"
    command = [sys.executable, "-X", "faulthandler", "-m", module, str(folder), kind]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Nursery(process)
        finally:
            process.kill()


def main(folder: Path, kind: str) -> None:
    """Make the window, then one child after the other."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["TEAMSWISS_DATA"] = str(folder / "data")
    application = QApplication([])
    working: Callable[[Path, str], None]
    if kind == "random":
        working = random_worker.Worker(folder).work
    else:
        working = moment_worker.Worker(application, folder).work
    for line in sys.stdin:
        path, what = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            print("born", os.getpid(), sep="\t", flush=True)
            try:
                working(Path(path), what)
            except BaseException:  # noqa: BLE001 - whatever it is, there is one nursery only
                traceback.print_exc()
                os._exit(1)
            while True:
                signal.pause()
        _child, status = os.waitpid(child, 0)
        print("died", status, sep="\t", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
