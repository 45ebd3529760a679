"""Every document of any event that an arbiter can bring about can be built and written."""

from __future__ import annotations

import io

import openpyxl
import pytest

from teamswiss_gui.documents.csv import to_csv
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Document, Text
from teamswiss_gui.documents.registry import BUILDERS, NEEDS_ROUND, build
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx import to_xlsx, workbook
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from tests import gestures
from tests.unit.documents import events
from tests.unit.documents.test_html import parsed
from tests.unit.scoring.events import Event
from tests.unit.scoring.random_events import random_event


def built(name: str, source: Source) -> Document | str:
    """Return the document, or the code with which it was refused."""
    try:
        return build(name, source)
    except TeamSwissError as error:
        return error.code


def check(tournament: Tournament) -> None:
    source = events.source(tournament)
    for name in BUILDERS:
        found = built(name, source)
        if isinstance(found, str):
            assert found == "no-round"
            assert name in NEEDS_ROUND
            continue
        parsed(to_html(found))
        to_csv(found)
        for _, table in found.tables():
            assert all(len(row.cells) == len(table.columns) for row in table.body())
    parsed(site(source)["index.html"])
    openpyxl.load_workbook(io.BytesIO(workbook(source))).close()


@pytest.mark.parametrize("seed", range(12))
def test_that_random_gestures_leave_an_event_that_can_be_printed(seed: int) -> None:
    check(gestures.played(120, f"documents {seed}"))


@pytest.mark.parametrize("seed", range(12))
def test_that_random_results_can_be_printed(seed: int) -> None:
    check(random_event(seed).tournament)


def test_that_a_round_that_cannot_be_paired_again_says_why_not() -> None:
    made = Event(4)
    for first, second in (("1-2", "3-4"), ("3-1", "4-2"), ("1-4", "2-3"), ("1-2", "3-4")):
        made.round(f"{first} 2:2", f"{second} 2:2")  # in round 4 everybody has met everybody
    (section,) = build("explanation", events.source(made.tournament)).sections
    (block,) = section.blocks
    assert isinstance(block, Text)
    assert "legal pairing" in block.text


def test_that_an_empty_event_can_be_printed() -> None:
    check(Tournament())
    to_xlsx(build("report", events.source(Tournament())))
