"""The `teamswiss` program: a command, the window, or without a screen a tournament to show."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from teamswiss_gui.cli import commands

if TYPE_CHECKING:
    from teamswiss_gui.documents.model import Document
    from teamswiss_gui.domain.model import Tournament

TIMEOUT = 2.0
"""Seconds that a display has to answer."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; nothing, or a file alone, is the window.

    Without a screen a file is shown as text, and nothing is the demo. `--safe` before them starts
    the window without the user's preferences; `--diagnose` and `--self-test` stand alone.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--self-test"]:
        from teamswiss_gui.views import self_test

        return self_test.run()
    if given == ["--diagnose"]:
        return _diagnose()
    is_safe = given[:1] == ["--safe"] and len(given) <= 2
    if is_safe:
        given = given[1:]
    is_tournament = len(given) == 1 and given[0].lower().endswith(".teamswiss")
    if (not given or is_tournament or is_safe) and has_screen():
        from teamswiss_gui.views import program

        return program.run(Path(given[0]) if given else None, safe=is_safe)
    if not given:
        given = ["demo"]
    elif is_tournament or (len(given) == 1 and given[0].lower().endswith((".trf", ".txt"))):
        given = ["show", *given]
    if find_spec("PySide6") is None:
        return commands.run(given)
    return commands.run(given, to_pdf=_to_pdf, to_picture=_to_picture)


def _diagnose() -> int:
    """Tell what a helper wants to know of this machine, also where Qt is missing."""
    if find_spec("PySide6") is None:
        from teamswiss_gui.cli import diagnose

        return diagnose.run()
    from teamswiss_gui.views import diagnosis

    return diagnosis.run(has_screen=has_screen())


def _to_pdf(document: Document, paper: str, orientation: str | None, per_page: int | None) -> bytes:
    """Draw a document; only then Qt is loaded."""
    from teamswiss_gui.printing.offscreen import document_pdf

    return document_pdf(document, paper, orientation, per_page)


def _to_picture(tournament: Tournament) -> bytes:
    """Take a picture of the window; only then Qt is loaded."""
    from teamswiss_gui.views.window_picture import window_picture

    return window_picture(tournament)


def has_screen() -> bool:
    """Say whether a window can be shown here: is there a display, and does it answer?

    Qt ends the whole program if the display that the environment names is not there.
    """
    if sys.platform in {"win32", "darwin"}:
        return True
    wayland, display = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland:
        folder = Path(os.environ.get("XDG_RUNTIME_DIR", "/run"))
        if _answers(str(folder / wayland)):
            return True
    return bool(display) and _x_server_answers(str(display))


def _x_server_answers(display: str) -> bool:
    host, _colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _answers(path) or _answers(f"\0{path}")
    return True  # a display on another machine: only Qt itself goes there


def _answers(path: str) -> bool:
    import socket  # a command shall not wait for it

    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(TIMEOUT)
        try:
            line.connect(path)
        except OSError:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
