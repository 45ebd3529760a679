"""`teamswiss check`: every round of a file paired again, and what differs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from teamswiss_gui.cli.commands import EXIT_DIFFERENCES, EXIT_DONE, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.check import RoundCheck, check_tournament
from teamswiss_gui.engine.decisions import Decision, Why
from teamswiss_gui.words import Words

CONTEXT = "check"
MOST_SHOWN = 16
"""Numbers of an identifier; a longer one is cut."""

REASONS = {
    Why.REPEAT: "{found} have met before ({cited})",
    Why.FORBIDDEN: "{found} must not be paired with each other",
    Why.BYE_NUMBER: "the number of teams decides whether there is a bye ({article})",
    Why.BYE_BARRED: "{found} may not have the bye ({cited})",
    Why.BYE_COMPLETION: "with the bye to {found} no legal pairing is left ({article})",
    Why.BYE_SCORE: "the bye goes to the lowest score: {wanted}, {there} {found} ({article})",
    Why.BYE_MATCHES: (
        "scores equal; the bye goes to the most matches played: {wanted}, {there} {found}"
        " ({article})"
    ),
    Why.BYE_TPN: (
        "scores and matches played equal; the bye goes to the largest number: {wanted},"
        " {there} {found} ({article})"
    ),
    Why.CRITERION: (
        "bracket {score}: {criterion} is {found} {there}, {wanted} by the rules ({article})"
    ),
    Why.UPFLOATERS: (
        "bracket {score}: equal by {equal}; upfloaters {wanted} stand before {found} ({article})"
    ),
    Why.IDENTIFIER: (
        "bracket {score}: equal by {equal}; identifier {wanted} before {found} ({article})"
    ),
    Why.COLOURS: "{found} would give one of the two a colour that it may not have ({article})",
    Why.FLOATERS: (
        "group {score}: the rules let {wanted} leave the group, {there} {found} ({article})"
    ),
    Why.COMPLETION: (
        "bracket {score}: the teams left over could not be paired as the rules ask ({article})"
    ),
    Why.ORDER: "bracket {score}: all else equal, {wanted} stands before {found} ({article})",
}
"""Why -> English text; {names} are the decision's members, {there} is where it was found."""


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
    words = Words()
    tournament = load_tournament(Path(arguments.file))
    system = None if arguments.system is None else PairingSystem(arguments.system)
    rounds = check_tournament(tournament, system=system)
    for each in rounds:
        for line in round_text(words, each):
            print(line)
    different = sum(each.differs for each in rounds)
    told = words.tr(CONTEXT, "{different} of {rounds} rounds differ")
    print(told.format(different=different, rounds=len(rounds)))
    return EXIT_DIFFERENCES if different else EXIT_DONE


def round_text(words: Words, each: RoundCheck) -> Iterator[str]:
    """Tell what differs in a round and why, in lines of text; nothing if nothing does."""
    if each.impossible:
        text = words.tr(CONTEXT, "round {round}: no legal pairing exists; the arbiter's stands")
        yield text.format(round=each.round)
    if not each.differs:
        return
    text = words.tr(CONTEXT, "round {round} ({system}) differs")
    yield text.format(round=each.round, system=each.system)
    if each.bye != each.wanted_bye:
        text = words.tr(CONTEXT, "bye: the file has {found}, the rules give {wanted}")
        found, wanted = _team(words, each.bye), _team(words, each.wanted_bye)
        yield "  " + text.format(found=found, wanted=wanted)
    for label, pairs in (
        (words.tr(CONTEXT, "in the file: {pairs}"), each.wrong_pairs),
        (words.tr(CONTEXT, "by the rules: {pairs}"), each.missing_pairs),
    ):
        if pairs:
            told = "  ".join(f"{white}-{black}" for white, black in pairs)
            yield "  " + label.format(pairs=told)
    for decision in each.decisions:
        yield f"  {decision_text(words, decision)}"
        if decision.values is not None:
            yield from _values(words, *decision.values)
    for white, black in each.wrong_colours:
        text = words.tr(
            CONTEXT, "colours: {white}-{black} in the file, {black}-{white} by article {rule}"
        )
        rule = each.wanted_rules[black, white]
        yield "  " + text.format(white=white, black=black, rule=rule)


def decision_text(words: Words, decision: Decision, there: str = "") -> str:
    """Word why a pairing is worse; `there` says where it stands if not in the file."""
    found, wanted = _shown(decision.found), _shown(decision.wanted)
    if decision.why in (Why.REPEAT, Why.FORBIDDEN, Why.COLOURS):
        found = "-".join(map(str, _items(decision.found)))
    elif decision.why in (Why.IDENTIFIER, Why.ORDER):
        found, wanted = _from_difference(_items(decision.found), _items(decision.wanted))
    told = words.tr(CONTEXT, REASONS[decision.why]).format(
        article=decision.article,
        cited=", ".join(filter(None, (decision.criterion, decision.article))),
        found=found,
        wanted=wanted,
        score=decision.score,
        criterion=decision.criterion,
        equal=_range(decision.equal),
        there=there or words.tr(CONTEXT, "in the file"),
    )
    if decision.below:
        told += "; " + words.tr(CONTEXT, "the lower brackets follow from it")
    return told


def _values(
    words: Words, found: dict[str, JsonValue], wanted: dict[str, JsonValue]
) -> Iterator[str]:
    """Tell everything that the two pairings of the bracket are compared by."""
    for label, values in (
        (words.tr(CONTEXT, "compared, in the file: {values}"), found),
        (words.tr(CONTEXT, "compared, by the rules: {values}"), wanted),
    ):
        told = ", ".join(
            f"{name} {_shown(value)}" for name, value in values.items() if value is not None
        )
        yield "    " + label.format(values=told)


def _team(words: Words, tpn: int | None) -> str:
    return words.tr(CONTEXT, "nobody") if tpn is None else str(tpn)


def _shown(value: JsonValue) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(item)}" for name, item in value.items())
    if isinstance(value, list):
        return "{" + ", ".join(map(str, value)) + "}"
    return str(value)


def _items(value: JsonValue) -> list[JsonValue]:
    return value if isinstance(value, list) else [value]


def _from_difference(found: list[JsonValue], wanted: list[JsonValue]) -> tuple[str, str]:
    """Return two identifiers; of long ones the numbers around the first that differs."""
    at = next(i for i, (a, b) in enumerate(zip(found, wanted, strict=True)) if a != b)
    start, end = (0, len(found)) if len(found) <= MOST_SHOWN else (max(at - 1, 0), at + 5)
    before, after = "... " * (start > 0), " ..." * (end < len(found))
    first, second = (
        before + " ".join(map(str, each[start:end])) + after for each in (found, wanted)
    )
    return first, second


def _range(names: tuple[str, ...]) -> str:
    return f"{names[0]}–{names[-1]}" if names else ""
