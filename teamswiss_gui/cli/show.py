"""`teamswiss show`: an event in plain text."""

from __future__ import annotations

import argparse

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.cli.overview import event_lines, result_lines, standings_lines, team_lines
from teamswiss_gui.words import Words


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    show = commands.add_parser("show", help="print an event: its last round and the standings")
    show.add_argument("file", metavar="FILE", help="a tournament")
    show.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what a file holds: the event, its last round and the standings, or the teams."""
    words = Words()
    tournament = load_tournament(arguments.file)
    parts = [event_lines(tournament, words)]
    rounds = tournament.accepted_rounds
    if rounds:
        parts += [result_lines(tournament, rounds[-1], words), standings_lines(tournament)]
    else:
        parts.append(team_lines(tournament, words))
    print("\n\n".join("\n".join(lines) for lines in parts))
    return EXIT_DONE
