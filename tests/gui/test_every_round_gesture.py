"""Every gesture on rounds, line-ups and results is done by a menu or a key of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import by_hand, results, rounds
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.models.line_ups import LineUpColumn
from tests.gui.rounds_driver import ArbiterAtRounds

Doing = Callable[[ArbiterAtRounds], object]


def draft(a: ArbiterAtRounds) -> ArbiterAtRounds:
    a.opens_the_sample().pairs()
    a.chooses_match(1)
    return a


def accepted(a: ArbiterAtRounds) -> ArbiterAtRounds:
    draft(a).accepts()
    return a


def unordered(a: ArbiterAtRounds) -> ArbiterAtRounds:
    accepted(a).window.session.perform(edits.set_field, field="roster_order_checked", value=False)
    return a


def decided(a: ArbiterAtRounds, keys: str) -> None:
    a.presses(keys)
    a.decides()


def unpaired(a: ArbiterAtRounds) -> ArbiterAtRounds:
    draft(a).presses("Ctrl+Shift+U")
    return a


def with_both_teams(a: ArbiterAtRounds) -> None:
    unpaired(a).presses("Ctrl+Shift+T")
    a.decides()


def exchanged(a: ArbiterAtRounds) -> None:
    draft(a).chooses_match(1, 2).presses("Ctrl+Shift+X")
    a.decides()


def bye_given(a: ArbiterAtRounds) -> None:
    draft(a).uses("Pairing by hand", "Take the bye back").presses("Ctrl+Shift+B")
    a.decides()


def reopened(a: ArbiterAtRounds) -> None:
    accepted(a).presses("Ctrl+Shift+P")
    a.notices.reasons = ["a mistake"]
    a.uses("Reopen the round")


def at_board(a: ArbiterAtRounds, board: int, side: LineUpColumn, keys: str) -> None:
    dialog = unordered(a).opens_line_ups()
    dialog.table.choose(board - 1, side)
    for key in keys.split():
        a.presses(key)


def seated(a: ArbiterAtRounds) -> None:
    dialog = unordered(a).opens_line_ups()
    dialog.table.choose(3, LineUpColumn.WHITE)
    a.types("6\r")


def with_side(a: ArbiterAtRounds, button: str) -> None:
    dialog = unordered(a).opens_line_ups()
    dialog.table.choose(0, LineUpColumn.WHITE)
    a.presses("Ctrl+Down")
    getattr(dialog.sides[Side.WHITE], button).trigger()


def received(a: ArbiterAtRounds) -> None:
    dialog = accepted(a).opens_line_ups()
    dialog.sides[Side.WHITE].received.setFocus()
    a.presses("Space")


def corrected(a: ArbiterAtRounds) -> None:
    a.opens_the_sample().presses("Alt+Left")
    a.uses("Correct results of this round").chooses_board(1).types("x")
    a.decides()


def score_set(a: ArbiterAtRounds, key: str) -> None:
    accepted(a).types(key)
    a.types("1")
    a.presses("Tab").types("0")
    a.decides()


def table_set(a: ArbiterAtRounds) -> None:
    accepted(a).uses("Table of the match").types("40")
    a.decides()


DONE_BY: Mapping[str, Doing] = {
    # rounds
    "start_round": lambda a: a.opens_the_sample() and a.uses("Pairing by hand", "Start a round"),
    "pair_round": lambda a: a.opens_the_sample().pairs(),
    "accept_draft": lambda a: draft(a).presses("Ctrl+Return"),
    "discard_draft": lambda a: draft(a).uses("Discard the draft"),
    "unpair_last_round": lambda a: accepted(a).uses("Unpair the last round"),
    "publish_round": lambda a: accepted(a).presses("Ctrl+Shift+P"),
    "reopen_round": reopened,
    "pair_by_hand": with_both_teams,
    "unpair_match": unpaired,
    "swap_opponents": lambda a: decided(draft(a).chooses_match(1, 2), "Ctrl+Shift+O"),
    "exchange_teams": exchanged,
    "swap_colours": lambda a: decided(draft(a), "Ctrl+Shift+C"),
    "give_bye": bye_given,
    "take_bye": lambda a: draft(a).uses("Pairing by hand", "Take the bye back"),
    "order_matches": lambda a: draft(a).presses("Ctrl+Shift+Down"),
    # line-ups
    "set_board": seated,
    "empty_board": lambda a: at_board(a, 4, LineUpColumn.WHITE, "Del"),
    "swap_boards": lambda a: at_board(a, 1, LineUpColumn.WHITE, "Ctrl+Down"),
    "mark_absent": lambda a: at_board(a, 1, LineUpColumn.BLACK, "Ctrl+Shift+A"),
    "take_over_line_up": lambda a: with_side(a, "take_over"),
    "set_line_up": lambda a: with_side(a, "top"),
    "receive_line_up": received,
    # results
    "enter_result": lambda a: accepted(a).types("1"),
    "correct_result": corrected,
    "clear_result": lambda a: accepted(a).types("1").presses("Backspace"),
    "set_board_score": lambda a: score_set(a, "#"),
    "set_match_score": lambda a: score_set(a, "s"),
    "set_protest": lambda a: accepted(a).types("p"),
    "forfeit_match": lambda a: accepted(a).uses("Whole match forfeited", "Both did not appear"),
    "set_colours_reversed": lambda a: accepted(a).uses("Played with colours reversed"),
    "set_card": lambda a: accepted(a).types("c"),
    "set_table": table_set,
}


def gestures_of(*modules: object) -> set[str]:
    """Return the gestures that live in some modules."""
    names = {module.__name__ for module in modules}  # type: ignore[attr-defined]
    return {name for name, gesture in edits.GESTURES.items() if gesture.__module__ in names}


def test_that_no_gesture_on_rounds_and_results_is_left_out() -> None:
    assert gestures_of(rounds, by_hand, results) == set(DONE_BY)


@pytest.mark.parametrize("gesture", DONE_BY)
def test_that_the_window_does_it(at_rounds: ArbiterAtRounds, gesture: str) -> None:
    DONE_BY[gesture](at_rounds)
    QApplication.processEvents()
    assert at_rounds.last_gesture == gesture
    assert at_rounds.notices.refused == []
    if QApplication.activeModalWidget() is not None:
        at_rounds.thinks_better_of_it()
    after = at_rounds.tournament
    at_rounds.window.undo.trigger()
    assert at_rounds.tournament != after


MENU_RESULTS = (
    ("Left team wins", "1"),
    ("Draw", "="),
    ("Right team wins", "0"),
    ("Left wins by forfeit", "+"),
    ("Right wins by forfeit", "-"),
    ("Forfeited by both", "x"),
    ("Adjourned", "*"),
    ("Left wins, unrated", "W"),
    ("Draw, unrated", "D"),
    ("Right wins, unrated", "L"),
)


def test_that_every_result_of_a_board_is_in_the_menu(at_rounds: ArbiterAtRounds) -> None:
    accepted(at_rounds)
    for words, value in MENU_RESULTS:
        at_rounds.chooses_board(2).uses("Result of the board", words)
        board = at_rounds.last.matches[0].boards[1]
        assert board.result is not None
        assert board.result.value == value
    at_rounds.chooses_board(2).uses("Result of the board", "Clear")
    assert at_rounds.last.matches[0].boards[1].result is None


def test_that_everything_has_a_name_for_a_screen_reader(at_rounds: ArbiterAtRounds) -> None:
    accepted(at_rounds)
    page = at_rounds.window.rounds
    for view in (page.matches, page.boards, page.matches_panel.waiting):
        assert view.accessibleName()
    for table in (page.matches, page.boards):
        assert table.horizontalHeader().objectName()
    for command in page.commands():
        assert command is None or command.text()


def test_that_the_lists_have_menus_of_their_own(at_rounds: ArbiterAtRounds) -> None:
    accepted(at_rounds)
    page = at_rounds.window.rounds
    for table, words in ((page.matches, "Swap the opponents"), (page.boards, "Adjourned")):
        table.customContextMenuRequested.emit(table.rect().center())
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert any(words in command.text().replace("&", "") for command in menu.actions())
        menu.close()
