"""The `teamswiss` program: a command, the window, or without a screen a tournament to show."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from teamswiss_gui.cli import commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; nothing, or a file alone, is the window.

    Without a screen a file is shown as text, and nothing is the demo.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--self-test"]:
        from teamswiss_gui.views import self_test

        return self_test.run()
    is_tournament = len(given) == 1 and given[0].lower().endswith(".teamswiss")
    if (not given or is_tournament) and has_screen():
        from teamswiss_gui.views import program

        return program.run(Path(given[0]) if given else None)
    if not given:
        given = ["demo"]
    elif is_tournament or (len(given) == 1 and given[0].lower().endswith((".trf", ".txt"))):
        given = ["show", *given]
    return commands.run(given)


def has_screen() -> bool:
    """Say whether a window can be shown here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
