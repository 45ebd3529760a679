"""`teamswiss demo`: the sample event, without a screen."""

from __future__ import annotations

import argparse

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    demo = commands.add_parser("demo", help="show the sample event")
    demo.set_defaults(run=run)


def run(_arguments: argparse.Namespace) -> int:
    """Print the sample event."""
    return EXIT_DONE
