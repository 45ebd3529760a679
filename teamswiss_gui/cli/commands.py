"""Which commands there are; each module adds its own parser and runs it."""

from __future__ import annotations

import argparse
import importlib
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


COMMANDS = ("check", "demo", "export", "generate", "pair", "show", "standings")
"""Each is a module of this package."""


def parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of the command line, for some commands or for all."""
    top = argparse.ArgumentParser(prog="teamswiss", description="Team Swiss chess tournaments.")
    top.add_argument("--version", action="version", version=f"TeamSwiss {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in names:
        module: Command = importlib.import_module(f"teamswiss_gui.cli.{name}")
        module.add_parser(commands)
    return top


def run(arguments: Sequence[str]) -> int:
    """Run one command; an error the user can act on is one line on standard error."""
    # Only the chosen command's module is loaded: a pairing shall not wait for the others.
    named = [name for name in COMMANDS if name in arguments[:1]]
    chosen = parser(named or COMMANDS).parse_args(arguments)
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
