"""Settings are called in the log and in messages as on the Tournament page."""

from __future__ import annotations

from dataclasses import fields

import pytest

from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.words import Words, error_text
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.fields import field_text
from teamswiss_gui.words.gestures import gesture_text

# Settings with a gesture of their own, which never say their field.
OTHERWISE = {"arbiters", "round_dates", "tiebreaks", "tiebreak_edition", "initial_colour_seed"}


@pytest.mark.parametrize("language", languages())
def test_that_every_setting_has_a_label_in_every_language(language: str) -> None:
    words = Words(language)
    for each in fields(Settings):
        if each.name not in OTHERWISE:
            said = field_text(words, each.name)
            assert "_" not in said
            assert said != each.name
            if language in ("ru", "uk"):
                assert not said.isascii(), said


def test_that_the_log_and_the_messages_say_the_label() -> None:
    german = Words("de")
    assert "Erster Tag" in gesture_text(german, "set_field", {"field": "start_date"})
    undone = gesture_text(german, "undo", {"gesture": "set_field", "field": "start_date"})
    assert "Erster Tag" in undone
    said = error_text(Words(), "setting-locked", {"field": "board_colours", "round": 1})
    assert said.startswith("Board colours is locked")
    assert field_text(Words(), "pab_match_points") == "Pairing-allocated bye: match points"
    assert field_text(Words(), "separator") == "separator"
