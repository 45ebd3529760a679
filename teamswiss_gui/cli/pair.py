"""`teamswiss pair`: the next round of a request, as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TextIO

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.parse import parse_request
from teamswiss_gui.words import Words, error_text


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser("pair", help="pair the next round and print it as JSON")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("file", nargs="?", metavar="FILE", help="a pairing request (.json)")
    source.add_argument(
        "--batch",
        action="store_true",
        help="read a request from every line of standard input, answer on a line each",
    )
    parser.add_argument("--explain", action="store_true", help="also tell why")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the answer to one request, or to each of a batch."""
    if arguments.batch:
        return run_batch(sys.stdin, sys.stdout, explain=arguments.explain)
    print(json.dumps(_pair_file(arguments.file, explain=arguments.explain)))
    return EXIT_DONE


def run_batch(source: TextIO, out: TextIO, *, explain: bool = False) -> int:
    """Answer every line, in order; a request that fails says so on its line."""
    binary = getattr(source, "buffer", None)
    words = Words()
    for line in binary if binary is not None else source:
        try:
            told: object = pair(parse_request(line), explain=explain).to_json()
        except TeamSwissError as error:
            message = error_text(words, error.code, error.details)
            told = {"error": {"code": error.code, "message": message, "details": error.details}}
        out.write(json.dumps(told) + "\n")
        out.flush()
    return EXIT_DONE


def _pair_file(name: str, *, explain: bool) -> object:
    path = Path(name)
    try:
        text = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TeamSwissError("bad-file", file=name, reason=reason) from None
    except ValueError:
        raise TeamSwissError("bad-file", file=repr(name), reason="not a file name") from None
    try:
        return pair(parse_request(text), explain=explain).to_json()
    except TeamSwissError as error:
        if error.code == "bad-request":
            details = {**error.details, "place": f"{name}: {error.details['place']}"}
            raise TeamSwissError(error.code, **details) from None
        raise
