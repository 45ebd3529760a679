"""`teamswiss check`: every round of a file paired again, and what differs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from teamswiss_gui.cli.commands import EXIT_DIFFERENCES, EXIT_DONE, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.answer import BracketLine
from teamswiss_gui.engine.check import RoundCheck, check_tournament
from teamswiss_gui.engine.evaluate import Evaluation


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser("check", help="pair every round again and print what differs")
    parser.add_argument("file", metavar="FILE", help="a TRF (.trf, .txt) or a tournament")
    parser.add_argument(
        "--system", choices=[system.value for system in PairingSystem], help="pair by this system"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the rounds that differ."""
    tournament = load_tournament(Path(arguments.file))
    system = None if arguments.system is None else PairingSystem(arguments.system)
    rounds = check_tournament(tournament, system=system)
    for each in rounds:
        for line in round_text(each):
            print(line)
    different = sum(each.differs for each in rounds)
    print(f"{different} of {len(rounds)} rounds differ")
    return EXIT_DIFFERENCES if different else EXIT_DONE


def round_text(each: RoundCheck) -> Iterator[str]:
    """Tell what differs in a round, in lines of text; nothing if nothing does."""
    if each.impossible:
        yield f"round {each.round}: no legal pairing exists; the arbiter's stands"
    if not each.differs:
        return
    yield f"round {each.round} ({each.system}) differs"
    if each.bye != each.wanted_bye:
        yield f"  bye: the file has {_team(each.bye)}, the rules give {_team(each.wanted_bye)}"
    for label, pairs in (("in the file", each.wrong_pairs), ("by the rules", each.missing_pairs)):
        if pairs:
            yield f"  {label}: {'  '.join(f'{white}-{black}' for white, black in pairs)}"
    for white, black in each.wrong_colours:
        rule = each.wanted_rules[black, white]
        yield f"  colours: {white}-{black} in the file, {black}-{white} by article {rule}"
    if each.found_values is not None and each.wanted_values is not None:
        yield from _values(each.found_values, each.wanted_values)


def _team(tpn: int | None) -> str:
    return "nobody" if tpn is None else str(tpn)


def _values(found: Evaluation, wanted: Evaluation) -> Iterator[str]:
    for white, black in found.illegal:
        yield f"  {white}-{black} have met or are forbidden (C1)"
    if found.bye != wanted.bye:
        for label, value in (("in the file", found), ("by the rules", wanted)):
            barred = ", barred by C2" if value.bye_barred else ""
            yield f"  bye {label}: {_team(value.bye)}, place {value.bye_rank} by 3.4{barred}"
    ours = {line.score: line for line in wanted.brackets}
    theirs = {line.score: line for line in found.brackets}
    for score in sorted({*ours, *theirs}, reverse=True):
        before, after = theirs.get(score), ours.get(score)
        if before != after:
            yield f"  bracket {score}: in the file   {_bracket(before)}"
            yield f"  bracket {score}: by the rules  {_bracket(after)}"


def _bracket(line: BracketLine | None) -> str:
    if line is None:
        return "none (its teams are upfloaters)"
    values = "  ".join(f"{name} {value}" for name, value in line.criteria.items())
    up = ", ".join(map(str, line.upfloaters)) or "none"
    return f"upfloaters {up}; {values}"
