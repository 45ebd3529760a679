"""The `teamswiss` program."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from teamswiss_gui.cli import commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name."""
    return commands.run(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
