"""`teamswiss generate`: a random finished tournament as TRF."""

from __future__ import annotations

import argparse
from pathlib import Path

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.terms import (
    Acceleration,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
)
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import write_trf
from teamswiss_gui.formats.trf.records import MOST_TEAMS
from teamswiss_gui.storage.exports import put


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser("generate", help="write a random finished tournament as TRF")
    parser.add_argument("--teams", type=int, required=True, metavar="N", help="how many")
    parser.add_argument("--rounds", type=int, required=True, metavar="R", help="how many")
    parser.add_argument(
        "--seed", type=int, required=True, metavar="S", help="the same number, the same event"
    )
    parser.add_argument(
        "--system",
        choices=[system.value for system in PairingSystem],
        default=PairingSystem.FIDE_TEAM_2026.value,
    )
    parser.add_argument(
        "--colours", choices=[c.value for c in ColourPreferences], default="A", help="preferences"
    )
    parser.add_argument(
        "--primary", choices=[p.value for p in PrimaryScore], default="match_points"
    )
    parser.add_argument(
        "--no-secondary", action="store_true", help="the other score is not used for colours"
    )
    parser.add_argument(
        "--acceleration", choices=["none", "baku"], default="none", help="virtual points"
    )
    parser.add_argument("--boards", type=int, default=4, metavar="B", help="of a match")
    parser.add_argument(
        "--forfeits",
        type=float,
        default=0.02,
        metavar="RATE",
        help="how many games and matches are forfeited, 0 to 1",
    )
    parser.add_argument(
        "--absences",
        type=float,
        default=0.02,
        metavar="RATE",
        help="how often a team stays away, 0 to 1",
    )
    parser.add_argument(
        "-o", "--output", required=True, metavar="FILE.trf", help="the file to write"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the tournament and write it."""
    if arguments.teams > MOST_TEAMS:
        raise TeamSwissError("trf-too-many-teams", teams=arguments.teams, limit=MOST_TEAMS)
    for name in ("forfeits", "absences"):
        if not 0 <= getattr(arguments, name) <= 1:
            raise TeamSwissError("rate-out-of-range", field=name, value=getattr(arguments, name))
    plan = Plan(
        teams=checks.whole(arguments.teams, "teams", 2, MOST_TEAMS),
        rounds=checks.whole(arguments.rounds, "rounds", 1, checks.MAX_ROUNDS),
        seed=arguments.seed,
        system=PairingSystem(arguments.system),
        colour_preferences=ColourPreferences(arguments.colours),
        primary_score=PrimaryScore(arguments.primary),
        secondary_for_colours=not arguments.no_secondary,
        acceleration=_acceleration(arguments),
        boards=checks.whole(arguments.boards, "boards", 1, checks.MAX_BOARDS),
        forfeits=arguments.forfeits,
        absences=arguments.absences,
    )
    put(Path(arguments.output), write_trf(generate(plan)))
    return EXIT_DONE


def _acceleration(arguments: argparse.Namespace) -> Acceleration:
    if arguments.acceleration == "baku" and arguments.primary != "match_points":
        raise TeamSwissError("baku-needs-match-points")
    if arguments.system == PairingSystem.OLYMPIAD_2008.value and arguments.acceleration == "none":
        return Acceleration.IMAGINARY
    return Acceleration(arguments.acceleration)
