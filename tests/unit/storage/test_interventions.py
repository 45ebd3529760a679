"""The arbiter's interventions, from the log of a file to the comments of its TRF."""

from __future__ import annotations

from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.domain import edits
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.storage.document import Document, write_new
from teamswiss_gui.storage.interventions import ALWAYS, ONCE_PAIRED, interventions
from teamswiss_gui.words import Words
from teamswiss_gui.words.gestures import TEXTS
from tests.arbiter import a_numbered_event


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "event.teamswiss"
    write_new(path, a_numbered_event().tournament)
    return path


def told(document: Document) -> list[str]:
    """Return the interventions without their times."""
    return [note[17:] for note in interventions(document.log(), Words())]


def pair_first_round(document: Document) -> None:
    one, two, three, four = (team.id for team in document.tournament.teams)
    document.perform(edits.pair_round, pairs=[(one, three), (two, four)])


def test_that_every_intervention_is_a_gesture() -> None:
    assert set(TEXTS) >= ALWAYS | ONCE_PAIRED


def test_that_preparation_is_no_intervention(path: Path) -> None:
    with Document.open(path) as document:
        document.perform(edits.order_tiebreaks, codes=("BH:MP", "MPvGP"))
        pair_first_round(document)
        document.perform(edits.accept_draft)
        assert told(document) == []
        document.perform(edits.order_tiebreaks, codes=("MPvGP",))
        assert told(document) == ["order the tie-breaks"]


def test_that_what_was_taken_back_does_not_stand(path: Path) -> None:
    with Document.open(path) as document:
        pair_first_round(document)
        first = document.tournament.rounds[0].matches[0].id
        document.perform(edits.swap_colours, match=first)
        assert len(told(document)) == 1
        document.undo()
        assert told(document) == []
        document.redo()
        document.snapshot("before lunch")
        assert len(told(document)) == 1
        assert told(document)[0].startswith("swap the colours of ")


def test_that_the_trf_of_a_file_tells_them_and_another_export_keeps_them(path: Path) -> None:
    with Document.open(path) as document:
        pair_first_round(document)
        first = document.tournament.rounds[0].matches[0].id
        document.perform(edits.swap_colours, match=first)
        document.perform(edits.accept_draft)
    out, again = path.with_suffix(".trf"), path.with_name("again.trf")
    assert main(["export", str(path), "-o", str(out)]) == 0
    comments = read_trf(out.read_bytes()).comments
    assert len(comments) == 1
    assert "swap the colours of" in comments[0]
    assert main(["export", str(out), "-o", str(again)]) == 0
    assert read_trf(again.read_bytes()).comments == comments
