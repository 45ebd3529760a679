"""Tables: they follow the publishing order, but for matches and teams with one of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teamswiss_gui.domain.model import Match, MatchId, Tournament


def shown_tables(matches: Sequence[Match]) -> dict[MatchId, int]:
    """Return the table of every match."""
    return {match.id: match.table or place for place, match in enumerate(matches, start=1)}


def at_table(matches: Sequence[Match], match: MatchId, table: int) -> tuple[Match, ...]:
    """Move a match to a table; the match that stands there takes the one that is left."""
    tables = shown_tables(matches)
    moved = {match: table}
    for other, taken in tables.items():
        if taken == table and other != match:
            moved[other] = tables[match]
    return tuple(replace(m, table=moved[m.id]) if m.id in moved else m for m in matches)


def at_their_tables(tournament: Tournament) -> Tournament:
    """Give the teams of the last round that must not move their table (White's, if both do)."""
    own = {team.id: team.table for team in tournament.teams if team.table is not None}
    if not own:
        return tournament
    last = tournament.rounds[-1]
    matches = last.matches
    for match in last.matches:
        table = own.get(match.white) or own.get(match.black)
        if table is not None and shown_tables(matches)[match.id] != table:
            matches = at_table(matches, match.id, table)
    return replace(tournament, rounds=(*tournament.rounds[:-1], replace(last, matches=matches)))
