"""The log on paper: every line says what was done with which values."""

from __future__ import annotations

from teamswiss_gui.documents.model import Document, RowKind, Table
from teamswiss_gui.documents.registry import document
from teamswiss_gui.documents.source import Options
from teamswiss_gui.storage.history import LogLine
from teamswiss_gui.words import Words
from tests.unit.documents import events

AT = "2026-10-04T09:41:00+00:00"
RESULT = {
    "round": 2, "match": 5, "board": 3, "result": "0", "table": 7,
    "white_name": "Harbour", "black_name": "Old Rook",
}  # fmt: skip


def printed(*lines: tuple[str, dict[str, object]], language: str = "en") -> Document:
    log = tuple(
        LogLine(number, AT, "Holm", gesture, details)
        for number, (gesture, details) in enumerate(lines, start=1)
    )
    return document("log", events.league(), Words(language), Options(log=log))


def table(found: Document) -> Table:
    (block,) = (block for block in found.sections[0].blocks if isinstance(block, Table))
    return block


def lines(found: Document) -> list[str]:
    """Return what the lines say, without their times."""
    return [row.cells[-1].text for row in table(found).rows if row.kind is not RowKind.HEADING]


def test_that_a_line_says_what_was_done_with_its_values() -> None:
    consequences: dict[str, object] = {
        "white_name": "Harbour", "black_name": "Old Rook", "consequences": ["Two met before."],
    }  # fmt: skip
    found = printed(
        ("set_field", {"field": "name", "value": "City League 2026"}),
        ("enter_result", RESULT),
        ("swap_colours", consequences),
        ("undo", {"gesture": "enter_result", **RESULT}),
    )
    assert lines(found) == [
        "Set Name: City League 2026",
        "Result at table 7, board 3 (round 2, Harbour – Old Rook): 0 – 1",
        "Swap the colours of Harbour – Old Rook (Two met before.)",
        "Undo: result at table 7, board 3 (round 2, Harbour – Old Rook): 0 – 1",
    ]


def test_that_days_are_written_as_the_language_does() -> None:
    day: dict[str, object] = {"round": 1, "date": {"day": "2026-10-04", "start": "10:00:00"}}
    (said,) = lines(printed(("set_round_date", day), language="de"))
    assert said.endswith(": 04.10.2026, 10:00")


def test_that_it_says_from_which_side_results_are_seen_where_there_are_any() -> None:
    assert len(table(printed(("close_list", {}))).notes) == 1
    notes = table(printed(("enter_result", RESULT))).notes
    assert notes[1] == "Of two teams the first has White on board 1; its points come first."
