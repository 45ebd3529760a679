"""Tables for the terminal."""

from __future__ import annotations

from teamswiss_gui.cli.tables import text_table


def test_that_names_stand_left_and_numbers_on_their_points() -> None:
    lines = text_table([["Team", "GP"], ["Harbour", "12.5"], ["Old Rook", "9"]], left=(0,))
    assert lines == [
        "Team        GP",
        "Harbour   12.5",
        "Old Rook   9",
    ]


def test_that_words_among_numbers_are_not_moved() -> None:
    assert text_table([["MP"], ["10"], ["9"]]) == ["MP", "10", " 9"]
