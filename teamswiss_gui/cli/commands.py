"""Which commands there are; each module adds its own parser and runs it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from teamswiss_gui import __version__
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.words import Words, error_text

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
EXIT_DONE = 0
EXIT_DIFFERENCES = 1
EXIT_BAD_INPUT = 2
EXIT_NO_LEGAL_PAIRING = 3


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(prog="teamswiss", description="Team Swiss chess tournaments.")
    top.add_argument("--version", action="version", version=f"TeamSwiss {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in _modules():
        module.add_parser(commands)
    return top


def run(arguments: Sequence[str]) -> int:
    """Run one command; an error the user can act on is one line on standard error."""
    chosen = parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except TeamSwissError as error:
        text = error_text(Words(), error.code, error.details)
        print(f"teamswiss: {text}", file=sys.stderr)
        return EXIT_NO_LEGAL_PAIRING if error.code == "no-legal-pairing" else EXIT_BAD_INPUT


class Command(Protocol):
    """What a command's module offers."""

    def add_parser(self, commands: Subparsers) -> None:
        """Add the command's parser, with `run` set as its default."""


def _modules() -> Sequence[Command]:
    from teamswiss_gui.cli import check, compare, demo, generate, pair, show, standings

    return (check, compare, demo, generate, pair, show, standings)
