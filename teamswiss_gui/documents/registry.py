"""Which documents there are, by the name that the command line and the window use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from teamswiss_gui.documents.builders import (
    board_prizes,
    boards,
    crosstable,
    explanation,
    line_up_slips,
    log,
    match_cards,
    pairings,
    players,
    prize_list,
    report,
    results,
    standings,
    start_list,
    table_cards,
    team_sheets,
    teams,
    where_do_i_play,
)
from teamswiss_gui.documents.local import localised
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.source import Options, Source
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.words import Words

Builder = Callable[[Source], Document]

BUILDERS: Mapping[str, Builder] = {
    "pairings": pairings.build,
    "boards": boards.build,
    "results": results.build,
    "standings": standings.build,
    "crosstable": crosstable.build,
    "teams": teams.build,
    "start-list": start_list.build,
    "match-cards": match_cards.build,
    "line-up-slips": line_up_slips.build,
    "table-cards": table_cards.build,
    "board-prizes": board_prizes.build,
    "players": players.build,
    "team-sheets": team_sheets.build,
    "explanation": explanation.build,
    "report": report.build,
    "where-do-i-play": where_do_i_play.build,
    "prize-list": prize_list.build,
    "log": log.build,
}

NEEDS_ROUND = frozenset(
    {
        "pairings",
        "boards",
        "results",
        "match-cards",
        "table-cards",
        "explanation",
        "where-do-i-play",
    }
)
"""Documents of a paired round: `no-round` before the first is paired."""


def build(name: str, source: Source) -> Document:
    """Return a document by its name."""
    builder = BUILDERS.get(name)
    if builder is None:
        raise TeamSwissError("no-such-document", name=name, known=tuple(BUILDERS))
    return localised(builder(source))


def document(
    name: str, tournament: Tournament, words: Words | None = None, options: Options | None = None
) -> Document:
    """Return a document of a tournament, in the language of the words."""
    return build(name, Source(tournament, words or Words(), options or Options()))
