"""`teamswiss demo`: the sample event without a screen.

Its next round is paired and printed, and what can be handed out is written to a folder.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.cli.overview import (
    event_lines,
    pairing_lines,
    result_lines,
    standings_lines,
)
from teamswiss_gui.documents.everything import trf
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.registry import BUILDERS, build
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx import workbook
from teamswiss_gui.domain import edits
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request, seats_of
from teamswiss_gui.storage.places import make_folder, write_bytes
from teamswiss_gui.words import Words
from teamswiss_gui.words.places import resource

SAMPLE = "City League.teamswiss"
CONTEXT = "demo"


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    demo = commands.add_parser("demo", help="the sample event: its next round, its documents")
    demo.add_argument(
        "-o",
        "--output",
        metavar="DIR",
        type=Path,
        default=Path("output", "demo"),
        help="where the documents go (output/demo unless given)",
    )
    demo.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Pair the sample event's next round, print it, write what can be handed out."""
    words = Words()
    tournament = load_tournament(resource("samples", SAMPLE))
    answer = pair(pairing_request(tournament), explain=True)
    paired = edits.pair_round(tournament, *seats_of(tournament, answer))
    for lines in (
        event_lines(tournament, words),
        result_lines(tournament, tournament.rounds[-1], words),
        standings_lines(tournament),
        pairing_lines(tournament, answer, words),
    ):
        print("\n".join(lines), end="\n\n")
    explained = json.dumps(answer.to_json(), ensure_ascii=False, indent=1)
    source = Source(paired, words)
    written = {
        f"round-{answer.round}-explained.json": explained.encode(),
        "standings.txt": "\n".join([*standings_lines(tournament), ""]).encode(),
        "pairings.txt": "\n".join([*pairing_lines(tournament, answer, words), ""]).encode(),
        "city-league.trf": trf(source),
        "city-league.xlsx": workbook(source),
        "report.html": to_html(build("report", source)),
        "standings.html": to_html(build("standings", source)),
    }
    if arguments.to_pdf is not None:
        for name in BUILDERS:
            written[f"{name}.pdf"] = arguments.to_pdf(build(name, source), "A4", None, None)
    if arguments.to_picture is not None:
        written["window.png"] = arguments.to_picture(paired)
    folder = _write(arguments.output, written)
    print(words.tr(CONTEXT, "Documents are in {folder}:").format(folder=folder))
    print("\n".join(f"  {name}" for name in sorted(written)))
    return EXIT_DONE


def _write(folder: Path, files: dict[str, bytes]) -> Path:
    make_folder(folder)
    for name, content in files.items():
        write_bytes(folder / name, content)
    return folder.resolve()
