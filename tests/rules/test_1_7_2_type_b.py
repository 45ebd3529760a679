"""1.7.2: type B colour preferences, strong and mild."""

from __future__ import annotations

import pytest

from teamswiss_gui.engine.fide_team.preferences import Preference, preference
from teamswiss_gui.engine.request import Colour, ColourPreferences
from tests.rules.test_1_7_1_type_a import B, W, colours

STRONG_W, STRONG_B = Preference(W, strong=True), Preference(B, strong=True)
MILD_W, MILD_B = Preference(W, strong=False), Preference(B, strong=False)


@pytest.mark.parametrize(
    ("played", "wanted", "in_last_round"),
    [
        ("", None, None),  # clause 5: yet to play
        ("BB", STRONG_W, STRONG_W),  # clause 1
        ("WBB", STRONG_W, STRONG_W),
        ("WW", STRONG_B, STRONG_B),  # clause 2
        ("BWW", STRONG_B, STRONG_B),
        ("B", MILD_W, MILD_W),  # clause 3: -1
        ("WBWBB", STRONG_W, STRONG_W),
        ("BWB", MILD_W, MILD_W),
        ("WB", MILD_W, None),  # clause 3: 0 and Black last; clause 5 in the last round
        ("W", MILD_B, MILD_B),  # clause 4: +1
        ("BW", MILD_B, None),
        ("WWWBB", MILD_B, MILD_B),  # +1: Black twice is no clause 1
        ("WWBB", STRONG_W, STRONG_W),  # reading 10: clause 1 before clause 5
        ("BBWW", STRONG_B, STRONG_B),  # reading 10: clause 2 before clause 5
    ],
)
def test_that_type_b_prefers(
    played: str, wanted: Preference | None, in_last_round: Preference | None
) -> None:
    assert preference(ColourPreferences.TYPE_B, colours(played), last_round=False) == wanted
    assert preference(ColourPreferences.TYPE_B, colours(played), last_round=True) == in_last_round


def test_that_colours_have_two_sides() -> None:
    assert Colour.WHITE.other is Colour.BLACK
