"""1.7.1: type A colour preferences."""

from __future__ import annotations

import pytest

from teamswiss_gui.engine.fide_team.preferences import preference
from teamswiss_gui.engine.request import Colour, ColourPreferences

W, B = Colour.WHITE, Colour.BLACK


def colours(text: str) -> list[Colour]:
    return [W if letter == "W" else B for letter in text]


CASES = [
    # played colours, preferred colour, why
    ("", None),  # nothing played
    ("W", None),  # +1, no two in a row
    ("B", None),
    ("WB", None),  # 0, the last two differ
    ("BB", W),  # -2: less than -1
    ("WW", B),  # +2: more than +1
    ("WBB", W),  # -1 and Black twice
    ("BWW", B),  # +1 and White twice
    ("WWBB", W),  # 0 and Black twice
    ("BBWW", B),  # 0 and White twice
    ("WWWBB", None),  # +1: Black twice, but the difference is on the other side
    ("BBBWW", None),
    ("BBWB", W),  # -2 without two in a row at the end
    ("WWBW", B),
    ("BBBBWW", W),  # -2 although White twice at the end
]


@pytest.mark.parametrize(("played", "wanted"), CASES)
def test_that_type_a_prefers(played: str, wanted: Colour | None) -> None:
    for last_round in (False, True):
        found = preference(ColourPreferences.TYPE_A, colours(played), last_round=last_round)
        assert (None if found is None else found.colour) == wanted
        assert found is None or not found.strong


@pytest.mark.parametrize("played", [text for text, _ in CASES])
def test_that_without_preferences_nobody_prefers(played: str) -> None:
    assert preference(ColourPreferences.NONE, colours(played), last_round=False) is None
