"""Settings and fields are called by the names that the window has for them."""

from __future__ import annotations

from dataclasses import fields

from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.words import Words, error_text
from teamswiss_gui.words.fields import NAMES, field_name
from teamswiss_gui.words.gestures import gesture_text

UNSET = {"arbiters", "round_dates", "given_points", "initial_colour_seed"}
"""Settings that have gestures of their own."""


def test_that_every_setting_has_a_name() -> None:
    assert {each.name for each in fields(Settings)} - UNSET <= set(NAMES)


def test_that_a_setting_is_called_by_its_name_in_every_language() -> None:
    details = {"field": "time_control"}
    assert gesture_text(Words(), "set_field", details) == "set Time control"
    assert "Bedenkzeit" in gesture_text(Words("de"), "set_field", details)
    refused = error_text(Words("de"), "wrong-type", {"field": "rating", "expected": "whole number"})
    assert refused.startswith("Elo:")
    assert field_name(Words(), "what somebody wrote") == "what somebody wrote"


def test_that_what_is_done_at_a_table_says_in_which_round() -> None:
    details = {"result": "1", "table": 3, "board": 2, "round": 5}
    assert (
        gesture_text(Words(), "enter_result", details) == "result 1 at table 3, board 2 (round 5)"
    )
    corrected = gesture_text(Words(), "correct_result", details)
    assert corrected == "correct round 5, table 3, board 2 to 1"
    undone = gesture_text(Words(), "undo", {"gesture": "enter_result", **details})
    assert undone == "undo: result 1 at table 3, board 2 (round 5)"
