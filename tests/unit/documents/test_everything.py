"""The whole export: everything there is, whatever the event is like."""

from __future__ import annotations

import gc

import pytest

from teamswiss_gui.documents.everything import everything
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.engine.hooks import Cancelled
from tests.unit.documents import events
from tests.unit.scoring.events import Event


def printed(document: Document) -> bytes:
    return document.title.encode()


def test_that_every_document_the_workbook_and_the_files_for_others_are_in_it() -> None:
    items = list(everything(events.source(events.league()), printed))
    assert [item.name for item in items] == [*BUILDERS, "workbook", "site", "trf", "xml"]
    files = {name for item in items for name in item.make()}
    assert {f"pdf/{name}.pdf" for name in BUILDERS} <= files
    assert {"workbook.xlsx", "tournament.trf", "chess-results.xml", "site/index.html"} <= files


def test_that_a_round_nobody_can_explain_does_not_stop_it() -> None:
    made = Event(4)
    for first, second in (("1-2", "3-4"), ("3-1", "4-2"), ("1-4", "2-3"), ("1-2", "3-4")):
        made.round(f"{first} 2:2", f"{second} 2:2")  # in round 4 everybody has met everybody
    for item in everything(events.source(made.tournament), printed):
        assert item.make()


def test_that_it_leaves_the_program_as_it_was_even_when_it_is_stopped() -> None:
    def stopped(_document: Document) -> bytes:
        assert not gc.isenabled()
        raise Cancelled

    before = gc.isenabled()
    gc.enable()
    first = next(everything(events.source(events.league()), stopped))
    try:
        with pytest.raises(Cancelled):
            first.make()
        assert gc.isenabled()
    finally:
        if not before:  # as in the window, which collects by itself
            gc.disable()
