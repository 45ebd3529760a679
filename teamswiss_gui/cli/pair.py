"""`teamswiss pair`: the next round of a request, a TRF or a tournament, as JSON."""

from __future__ import annotations

import argparse
import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.cli.read import read_bytes
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.parse import parse_request
from teamswiss_gui.engine.request import Request
from teamswiss_gui.words import Words, error_text


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser("pair", help="pair the next round and print it as JSON")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="a request (.json), a TRF (.trf, .txt) or a tournament (.teamswiss)",
    )
    source.add_argument(
        "--batch",
        action="store_true",
        help="read a request from every line of standard input, answer on a line each",
    )
    parser.add_argument(
        "--round", type=int, metavar="N", help="pair round N from what was known before it"
    )
    parser.add_argument(
        "--system", choices=[system.value for system in PairingSystem], help="pair by this system"
    )
    parser.add_argument("--explain", action="store_true", help="also tell why")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the answer to one request, or to each of a batch."""
    if arguments.batch:
        for option in ("round", "system"):
            if getattr(arguments, option) is not None:
                raise TeamSwissError("option-not-with-batch", option=f"--{option}")
        return run_batch(sys.stdin or io.StringIO(), sys.stdout, explain=arguments.explain)
    request = request_of(Path(arguments.file), arguments.round, arguments.system)
    print(json.dumps(pair(request, explain=arguments.explain).to_json()))
    return EXIT_DONE


def run_batch(source: TextIO, out: TextIO, *, explain: bool = False) -> int:
    """Answer every line, in order; a request that fails says so on its line."""
    binary = getattr(source, "buffer", None)
    words = Words()
    for line in binary if binary is not None else source:
        try:
            told: object = pair(parse_request(line.rstrip()), explain=explain).to_json()
        except TeamSwissError as error:
            message = error_text(words, error.code, error.details)
            told = {"error": {"code": error.code, "message": message}}
        out.write(json.dumps(told, allow_nan=False) + "\n")
        out.flush()
    return EXIT_DONE


def request_of(path: Path, round_number: int | None, system: str | None) -> Request:
    """Return the request that a file is, or that a round of its tournament asks for."""
    if path.suffix.lower() != ".json":
        # Loaded when needed: a request shall not wait for what reads tournaments.
        from teamswiss_gui.cli.load import load_tournament
        from teamswiss_gui.engine.tournament import pairing_request

        chosen = None if system is None else PairingSystem(system)
        try:
            tournament = load_tournament(path)
        except TeamSwissError as error:
            if error.code == "file-not-supported":
                error.details["expected"] = f".json {error.details['expected']}"
            raise
        return pairing_request(tournament, round_number, system=chosen)
    text = read_bytes(path)
    try:
        request = parse_request(text)
    except TeamSwissError as error:
        details = {**error.details, "place": f"{path}: {error.details.get('place', '')}"}
        raise TeamSwissError(error.code, **details) from None
    if round_number is not None and round_number != request.next_round:
        if not 1 <= round_number < request.next_round:
            raise TeamSwissError("no-such-round", round=round_number, paired=request.next_round - 1)
        request = request.before(round_number)
    return request if system is None else replace(request, system=system)
