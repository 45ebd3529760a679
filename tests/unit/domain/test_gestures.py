"""Every gesture that the product names has a function, and every function a gesture."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.storage.document import Document

# The list "Every gesture, by name" of the product description, word for word.
GESTURES = {
    "Tournament: set each field of the page": "set_field",
    "add an arbiter": "add_arbiter",
    "change an arbiter": "change_arbiter",
    "remove an arbiter": "remove_arbiter",
    "choose a preset": "choose_preset",
    "draw lots for the initial colour": "draw_initial_colour",
    "set acceleration": "set_acceleration",
    "order the tie-breaks": "order_tiebreaks",
    "unlock a locked setting with a reason": "unlock_setting",
    "set round dates": "set_round_date",
    "Teams: add": "add_team",
    "rename": "rename_team",
    "remove (before it was paired)": "remove_team",
    "withdraw from a round on": "withdraw_team",
    "return": "return_team",
    "late entry": "late_entry",
    "present or absent for a round": "set_attendance",
    "requested bye (zero, half, full) for a round": "set_attendance",
    "captain, federation, previous standing (rule C.9)": "change_team",
    "number the teams by rating": "number_by_rating",
    "number the teams by lot": "number_by_lot",
    "number the teams by hand": "number_by_hand",
    "number a late entry": "number_late_entry",
    "close the list": "close_list",
    "open the list again": "reopen_list",
    "a team has arrived": "check_in",
    "forbid a pair for some or all rounds": "forbid_pair",
    "allow it again": "allow_pair",
    "penalty or bonus for a team in a round with a reason": "adjust_points",
    "take a penalty or bonus back": "remove_adjustment",
    "Players: add": "add_player",
    "change": "change_player",
    "remove (before the first game)": "remove_player",
    "move within the roster": "move_player",
    "move to another team (before the first game)": "move_player_to_team",
    "take over name, rating and id from the rating list": "take_from_list",
    "update ratings for all": "update_ratings",
    "Rounds: pair": "pair_round",
    "begin a round to be paired by hand": "start_round",
    "accept the draft": "accept_draft",
    "discard it": "discard_draft",
    "unpair the last round": "unpair_last_round",
    "publish": "publish_round",
    "reopen": "reopen_round",
    "pair two teams by hand": "pair_by_hand",
    "unpair a match": "unpair_match",
    "swap opponents of two matches": "swap_opponents",
    "let two teams change places": "exchange_teams",
    "swap the colours of a match": "swap_colours",
    "give the bye": "give_bye",
    "take the bye": "take_bye",
    "put the matches into another order": "order_matches",
    "Line-ups: take over from the round before": "take_over_line_up",
    "set a whole side": "set_line_up",
    "set a board": "set_board",
    "swap two boards": "swap_boards",
    "empty a board": "empty_board",
    "mark a player absent so that the reserves move up": "mark_absent",
    "a captain handed it in": "receive_line_up",
    "Results: a board: white win, draw, black win": "enter_result",
    "forfeit win for either side, forfeit by both": "enter_result",
    "adjourned": "enter_result",
    "unrated (played under one move)": "enter_result",
    "a score set by the arbiter for each side separately": "set_board_score",
    "under protest": "set_protest",
    "clear": "clear_result",
    "a match: forfeited by one side or both": "forfeit_match",
    "a match entered as a score": "set_match_score",
    "played with the colours reversed": "set_colours_reversed",
    "correct a result of an earlier round": "correct_result",
    "cards: received, verified, under protest": "set_card",
    "a table of its own number": "set_table",
    "File: import": "import_teams",
}

# The same for several teams or players at once.
TOGETHER = {
    *("remove_teams", "check_in_teams", "set_attendance_of_teams", "withdraw_teams"),
    *("return_teams", "forbid_pairs", "paste_teams"),
    *("remove_players", "move_players", "move_players_to_team", "paste_players"),
}

# "Prizes by category with ties shared by a stated rule" are given out after the event.
PRIZES = {"add_category", "change_category", "remove_category", "move_category"}

# Not edits of a value, but things one does with a file.
OF_THE_FILE = {
    "new": "new",
    "open": "open",
    "save as": "save_as",
    "save a copy": "save_copy",
    "snapshot": "snapshot",
    "restore a snapshot": "restore",
    "undo": "undo",
    "redo": "redo",
    "close": "close",
}


@pytest.mark.parametrize(("words", "name"), GESTURES.items())
def test_that_a_gesture_of_the_product_has_a_function(words: str, name: str) -> None:
    assert edits.GESTURES[name].__doc__, words


def test_that_every_function_is_a_gesture_of_the_product() -> None:
    assert set(GESTURES.values()) | TOGETHER | PRIZES == set(edits.GESTURES)


@pytest.mark.parametrize(("words", "name"), OF_THE_FILE.items())
def test_that_a_gesture_of_the_file_has_a_function(words: str, name: str) -> None:
    assert getattr(Document, name).__doc__, words


def test_that_checking_the_order_and_a_new_event_from_an_earlier_one_exist() -> None:
    assert edits.order_problem.__doc__
    assert edits.new_from_earlier.__doc__
