"""A new event from an earlier one's file."""

from __future__ import annotations

from pathlib import Path

from teamswiss_gui.domain.edits import new_from_earlier
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.storage.document import Document


def tournament_from_earlier(path: Path) -> Tournament:
    """Return a new event with the teams, rosters and settings of a file.

    Its final places become the previous standings, which Olympiad rule C.9 asks for.
    """
    with Document.open(path, read_only=True) as document:
        earlier = document.tournament
    if not earlier.accepted_rounds:
        return new_from_earlier(earlier, {})
    places = {row.team: row.rank for row in standings(earlier).rows}
    return new_from_earlier(earlier, places)
