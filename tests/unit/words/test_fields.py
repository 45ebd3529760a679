"""What a refusal calls a field: as the label beside it, never as the file does."""

from __future__ import annotations

from dataclasses import fields as fields_of

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.words import Words
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.errors import error_text
from teamswiss_gui.words.fields import field_text
from teamswiss_gui.words.gestures import gesture_text

NOT_TYPED = {"initial_colour_seed"}
"""It comes from a lot."""


@pytest.mark.parametrize("language", languages())
def test_that_every_setting_has_a_label_in_every_language(language: str) -> None:
    words = Words(language)
    for each in fields_of(Settings):
        if each.name not in NOT_TYPED:
            said = field_text(words, each.name)
            assert "_" not in said
            assert said != each.name
            if language in ("ru", "uk"):
                assert not said.isascii(), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Unrated count as: -4 is not between 0 and 3999."),
        ("de", "Ohne Zahl zählt als: -4 liegt nicht zwischen 0 und 3999."),
    ],
)
def test_that_a_refusal_names_the_field_as_the_window_does(language: str, said: str) -> None:
    with pytest.raises(TeamSwissError) as caught:
        edits.set_field(Tournament(), field="rating_floor", value=-4)
    assert error_text(Words(language), caught.value.code, caught.value.details) == said


def test_that_undo_names_the_field_as_the_window_does() -> None:
    assert gesture_text(Words(), "set_field", {"field": "board_colours"}) == "set Board colours"
    assert gesture_text(Words("de"), "set_field", {"field": "rounds"}).count("Runden") == 1


def test_that_a_field_of_somebody_elses_file_keeps_its_name() -> None:
    assert field_text(Words(), "XXR") == "XXR"


def test_that_the_log_says_the_label_also_of_what_was_taken_back() -> None:
    undone = gesture_text(Words("de"), "undo", {"gesture": "set_field", "field": "start_date"})
    assert "Erster Tag" in undone
    assert field_text(Words(), "pab_match_points") == "Pairing-allocated bye: match points"


def test_that_the_log_says_where_a_card_is_in_its_language() -> None:
    details = {"table": 3, "card": "verified"}
    assert gesture_text(Words(), "set_card", details) == "card of table 3: verified"
    assert gesture_text(Words("de"), "set_card", details) == "Spielbericht von Tisch 3: geprüft"
    assert gesture_text(Words(), "set_card", {**details, "card": "out"}).endswith("handed out")
