"""`teamswiss standings`: the standings after a round, as a table or as JSON."""

from __future__ import annotations

import argparse
import json

from teamswiss_gui.cli.commands import EXIT_DONE, Subparsers
from teamswiss_gui.cli.load import load_tournament
from teamswiss_gui.cli.tables import text_table
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import as_number
from teamswiss_gui.scoring.sentences import value_number, value_text
from teamswiss_gui.scoring.standings import Standings, standings
from teamswiss_gui.words import Words

TITLE = "Standings after round {round}"


def add_parser(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser("standings", help="print the standings")
    parser.add_argument("file", metavar="FILE", help="a tournament")
    parser.add_argument("--after", type=int, metavar="R", help="after this round")
    parser.add_argument(
        "--tiebreaks", metavar="LIST", help="codes with commas, e.g. MPvGP,EMGSB/C1,BH:MP"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the standings of a file."""
    tournament = load_tournament(arguments.file)
    table = standings(tournament, arguments.after, arguments.tiebreaks)
    if arguments.json:
        print(json.dumps(as_json(tournament, table), ensure_ascii=False))
    else:
        print("\n".join(as_lines(tournament, table)))
    return EXIT_DONE


def as_json(tournament: Tournament, table: Standings) -> dict[str, object]:
    """Return the standings as the interface page fixes them."""
    names = {team.id: team.name for team in tournament.teams}
    codes = [str(code) for code in table.codes]
    return {
        "after": table.after,
        "tiebreaks": codes,
        "rows": [
            {
                "rank": row.rank,
                "tpn": table.book.numbers[row.team],
                "team": names[row.team],
                "mp": as_number(row.points.match_points),
                "gp": as_number(row.points.game_points),
                "values": {
                    code: value_number(value) for code, value in zip(codes, row.values, strict=True)
                },
            }
            for row in table.rows
        ],
    }


def as_lines(tournament: Tournament, table: Standings) -> list[str]:
    """Return the standings as a table in plain text."""
    names = {team.id: team.name for team in tournament.teams}
    head = ["", "No.", "Team", "+", "=", "-", "MP", "GP", *(str(code) for code in table.codes)]
    rows = [
        [
            f"{row.rank}{'=' if row.is_shared else ''}",
            str(table.book.numbers[row.team] or ""),
            names[row.team],
            str(row.won),
            str(row.drawn),
            str(row.lost),
            str(as_number(row.points.match_points)),
            str(as_number(row.points.game_points)),
            *(value_text(value) for value in row.values),
        ]
        for row in table.rows
    ]
    lines = text_table([head, *rows], left=(2,))
    text = "Standings after round {round} (provisional)" if table.is_provisional else TITLE
    title = Words().tr("standings", text).format(round=table.after)
    return [title, "", *lines]
