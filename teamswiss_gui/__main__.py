"""The `teamswiss` program: a command, or a tournament to show."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from teamswiss_gui.cli import commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; a file alone is shown, nothing is the demo."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given:
        given = ["demo"]
    elif len(given) == 1 and given[0].lower().endswith((".teamswiss", ".trf", ".txt")):
        given = ["show", *given]
    return commands.run(given)


if __name__ == "__main__":
    sys.exit(main())
