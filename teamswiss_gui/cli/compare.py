"""`teamswiss compare`: the same round under several systems, what differs and why."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from teamswiss_gui.cli.check import decision_text
from teamswiss_gui.cli.commands import EXIT_DONE, EXIT_NO_LEGAL_PAIRING, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.cli.pair import request_of
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.compare import Comparison, Difference, SystemRound, compare, why_not
from teamswiss_gui.engine.pair import SYSTEMS
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.words import Words


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "compare", help="pair one round by several systems and print what differs"
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a request (.json), a TRF (.trf, .txt) or a tournament (.teamswiss)",
    )
    parser.add_argument(
        "--round", type=int, metavar="N", help="pair round N from what was known before it"
    )
    parser.add_argument(
        "--systems",
        type=_systems,
        default=tuple(SYSTEMS),
        metavar="S,S…",
        help=f"of {', '.join(SYSTEMS)}; all of them unless given",
    )
    parser.set_defaults(run=run)


def _systems(text: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    unknown = [name for name in names if name not in SYSTEMS]
    if unknown or not names:
        found = ", ".join(unknown) or "nothing"
        raise argparse.ArgumentTypeError(f"{found} found, {', '.join(SYSTEMS)} expected")
    return names


def run(arguments: argparse.Namespace) -> int:
    """Print what differs between the systems."""
    path = Path(arguments.file)
    compared = compare(requests_of(path, arguments.round, arguments.systems))
    for line in comparison_text(compared):
        print(line)
    return EXIT_DONE if compared.paired else EXIT_NO_LEGAL_PAIRING


def requests_of(path: Path, round_number: int | None, systems: Sequence[str]) -> list[Request]:
    """Return the request of the round for every system."""
    if path.suffix.lower() == ".json":
        request = request_of(path, round_number, None)
        return [replace(request, system=system) for system in systems]
    tournament = load_tournament(path)
    return [
        pairing_request(tournament, round_number, system=PairingSystem(system))
        for system in systems
    ]


def comparison_text(compared: Comparison) -> Iterator[str]:
    """Tell a comparison in lines of text."""
    yield f"round {compared.round}"
    for each in compared.systems:
        if each.answer is None:
            yield f"  {each.system}: no legal pairing exists"
        else:
            bye = "" if each.bye is None else f", bye {each.bye}"
            yield f"  {each.system}: {len(each.pairs)} pairs{bye}"
    if len(compared.paired) < 2:
        return
    yield f"{len(compared.common)} pairs are the same in all"
    for difference in compared.differences:
        yield from _difference(difference)


def _difference(difference: Difference) -> Iterator[str]:
    first, second = difference.first, difference.second
    if not difference:
        yield f"{first.system} and {second.system} are the same"
        return
    yield f"{first.system} and {second.system} differ"
    if difference.bye_differs:
        yield f"  bye: {_bye(first)}, {_bye(second)}"
    for each, pairs in ((first, difference.only_first), (second, difference.only_second)):
        if pairs:
            yield f"  only {each.system}:"
            for white, black in pairs:
                yield f"    {white}-{black}{_why(each, white, black)}"
    for mine, other in ((first, second), (second, first)):
        decisions = why_not(mine, other)
        if decisions:
            yield f"  {mine.system} does not pair as {other.system}:"
        for decision in decisions:
            yield "    " + decision_text(Words(), decision, f"by {other.system}")
    for white, black in difference.colours:
        teams = frozenset((white, black))
        rules = first.rules[teams], second.rules[teams]
        yield f"  colours: {white}-{black} by {rules[0]}, {black}-{white} by {rules[1]}"


def _bye(each: SystemRound) -> str:
    article = each.bye_article()
    return f"{each.bye or 'nobody'} by {each.system}" + (f" ({article})" if article else "")


def _why(each: SystemRound, white: int, black: int) -> str:
    """Tell the article of a pair, and whom its first team could not have instead."""
    step = each.step(frozenset((white, black)))
    if step is None:
        return ""
    passed = step.get("first_choice") or step.get("passed_over")
    if isinstance(passed, list):
        passed = passed[0] if passed else None
    text = f"  by {step['article']}"
    if isinstance(passed, dict):
        text += f"; {step['top']} and {passed['team']} fell to {passed['fell_to']}"
    return text
