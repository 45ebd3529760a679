"""What the handbook shows as worked out, worked out: every block by its name."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence

from teamswiss_gui.cli import commands
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.scoring.sentences import value_text, working_lines
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.scoring.tiebreaks.registry import registry
from teamswiss_gui.words import Words
from tests.handbook.events import (
    draft_teams,
    dutch_teams,
    eight_teams,
    paired_by,
    seven_teams,
    six_teams,
)

CODES = (
    "MPvGP,EDEBT,BH:MP/C1,EMGSB/C1,SB:GP,OTHER_OSB,OTHER_OMP1,WIN,OTHER_BERLIN,"
    "KS,BC,TBR,BBE,PS,AOB,SSSC"
)
"""The tie-breaks that the examples work out."""


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], right: str = "") -> str:
    """Return a table; `right` names the heads whose columns are set to the right."""
    marks = ["---:" if head in right.split(",") else "---" for head in heads]
    lines = [heads, marks, *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def halves(points: float) -> str:
    """Write half points as the screen does."""
    whole, half = divmod(round(points), 2)
    return f"{whole or ''}½" if half and whole == 0 else f"{whole}{'½' if half else ''}"


def names(tournament: Tournament) -> dict[int, str]:
    """Return the teams by number."""
    return {team.tpn: team.name for team in tournament.teams if team.tpn}


def field(tournament: Tournament) -> str:
    """Return the teams before the round that is to be paired, the best score first."""
    by_number = names(tournament)
    rows = []
    request = pairing_request(tournament)
    for team in request.teams:
        met = [
            f"{entry.opponent}{'wb'[entry.colour.value == 'black']}" if entry.colour else "bye"
            for entry in team.history
        ]
        match_points = sum(entry.mp for entry in team.history)
        game_points = sum(entry.gp for entry in team.history)
        row = (team.tpn, by_number[team.tpn], halves(match_points), halves(game_points))
        rows.append((-match_points, team.tpn, (*row, " ".join(met))))
    heads = ["No.", "Team", "MP", "GP", "Met"]
    return table(heads, [row for _points, _number, row in sorted(rows)], right="No.,MP,GP")


def next_round(tournament: Tournament, system: PairingSystem) -> str:
    """Return the next round as a system pairs it, with the article of each colour."""
    answer = paired_by(tournament, system)
    by_number = names(tournament)
    rows = [
        (place, *(f"{by_number[tpn]} ({tpn})" for tpn in (each.white, each.black)), each.rule)
        for place, each in enumerate(answer.pairs, start=1)
    ]
    shown = table(["Table", "White", "Black", "Colours by"], rows, right="Table")
    if answer.bye is None:
        return shown
    return f"{shown}\n\nThe bye: {by_number[answer.bye]} ({answer.bye})."


def ranking() -> str:
    """Return the standings of the six teams with every tie-break of the examples."""
    event = six_teams()
    ranked = standings(event, tiebreaks=CODES)
    found = {team.id: team for team in event.teams}
    shown = [0, 1, 2, 3]
    heads = ["Rank", "Team", "MP", "GP", *(str(ranked.codes[index]) for index in shown)]
    rows = [
        (
            row.rank,
            found[row.team].name,
            halves(row.points.match_points),
            halves(row.points.game_points),
            *(value_text(row.values[index]) for index in shown),
        )
        for row in ranked.rows
    ]
    return table(heads, rows, right=",".join(heads).replace("Team,", ""))


def working(code: str, name: str) -> str:
    """Return the working of one value as the program tells it."""
    event = six_teams()
    ranked = standings(event, tiebreaks=CODES)
    index = next(i for i, each in enumerate(ranked.codes) if str(each) == code)
    by_id = {team.id: team.name for team in event.teams}
    team = next(team.id for team in event.teams if team.name == name)
    return "\n".join(f"- {line}" for line in working_lines(Words(), ranked, by_id, team, index))


def all_tiebreaks() -> str:
    """Return every tie-break with its name in plain words."""
    rows = [(f"`{name}`", each.title) for name, each in registry().items()]
    return table(["Code", "In words"], rows)


def command_line() -> str:
    """Return every command with its arguments, as the parser knows them."""
    top = commands.parser()
    found = next(a for a in top._actions if isinstance(a, argparse._SubParsersAction))
    said = {each.dest: each.help or "" for each in found._choices_actions}
    parts = []
    for name, parser in found.choices.items():
        parts.append(
            f"### teamswiss {name}\n\n{said.get(name, '')}\n\n{_arguments(parser)}".strip()
        )
    return "\n\n".join(parts)


def _arguments(parser: argparse.ArgumentParser) -> str:
    lines = []
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction):
            continue
        name = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        meaning = (action.help or "").replace("|", "\\|")
        if action.option_strings and action.nargs != 0:
            name += f" {action.metavar or action.dest.upper()}"
        if action.choices:
            listed = ", ".join(f"`{choice}`" for choice in action.choices)
            meaning = f"{meaning}: {listed}" if meaning else listed
        lines.append((f"`{name}`", meaning))
    return table(["Argument", "Meaning"], lines) if lines else ""


def keys() -> str:
    """Return the keys of the menus."""
    from tests.handbook.keys import shortcuts

    parts = []
    found = shortcuts()
    for menu in dict.fromkeys(title for title, _text, _key in found):
        rows = [(f"`{key}`", text) for title, text, key in found if title == menu]
        parts.append(f"## {menu}\n\n{table(['Key', 'Does'], rows)}")
    return "\n\n".join(parts)


BLOCKS: Mapping[str, Callable[..., str]] = {
    "eight-teams": lambda: field(eight_teams()),
    "seven-teams": lambda: field(seven_teams()),
    "round-4": lambda system: next_round(eight_teams(), PairingSystem(system)),
    "round-3": lambda system: next_round(seven_teams(), PairingSystem(system)),
    "draft-teams": lambda: field(draft_teams()),
    "draft-round": lambda system: next_round(draft_teams(), PairingSystem(system)),
    "dutch-teams": lambda: field(dutch_teams()),
    "dutch-round": lambda system: next_round(dutch_teams(), PairingSystem(system)),
    "six-teams": ranking,
    "working": working,
    "tie-breaks": all_tiebreaks,
    "command-line": command_line,
    "shortcuts": keys,
}
"""First word of a block's name -> what makes it; the other words are its arguments."""


def made(name: str) -> str:
    """Return a block by its name."""
    first, *rest = name.split()
    return BLOCKS[first](*rest)
