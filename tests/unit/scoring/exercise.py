"""The team tournament of FIDE's published exercises in tie-breaking (C.07, March 2024)."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import TieBreakEdition
from tests.unit.scoring.events import Event


def exercise(edition: TieBreakEdition = TieBreakEdition.AUGUST_2024) -> Tournament:
    """Fourteen teams, seven rounds, four boards; of round 3's match 11-14 the boards are known."""
    event = Event(14, settings=Settings(tiebreak_edition=edition))
    event.round(
        "1-8 2.5:1.5", "9-2 1:3", "3-10 2.5:1.5", "11-4 1:3", "5-12 4:0", "6-13 2:2", "7-14 2:2"
    )
    event.round(
        "4-1 2.5:1.5", "2-3 4:0", "6-5 1:3", "8-7 2:2", "12-9 0:4", "10-11 1.5:2.5", "14-13 1.5:2.5"
    )
    event.round(
        "1-7 3:1", "5-2 4:0", "3-9 3:1", "13-4 1:3", "8-6 1:3", "12-10 1.5:2.5", "11-14 1==0"
    )
    event.round(
        "2-1 1.5:2.5",
        "6-3 1.5:2.5",
        "4-5 3.5:0.5",
        "7-10 2.5:1.5",
        "12-8 0.5:3.5",
        "9-14 3:1",
        "13-11 2.5:1.5",
    )
    event.round(
        "1-5 1.5:2.5",
        "2-13 3:1",
        "3-4 3:1",
        "11-6 1.5:2.5",
        "9-7 2:2",
        "10-8 2:2",
        "12 pab",
        "14 half",
    )
    event.round(
        "6-1 -+", "4-2 1.5:2.5", "5-3 0.5:3.5", "13-7 2:2", "8-9 2:2", "14-10 1:3", "11-12 2:2"
    )
    event.round(
        "3-1 1.5:2.5",
        "10-2 1:3",
        "9-4 1.5:2.5",
        "13-5 0.5:3.5",
        "6-12 2.5:1.5",
        "8-11 3:1",
        "7 absent",
        "14 pab",
    )
    return replace(event.tournament, settings=replace(event.settings, rounds=7))
