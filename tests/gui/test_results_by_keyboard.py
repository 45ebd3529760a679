"""Results without the mouse and without looking: one key a board, one a match."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.terms import Forfeit, Result
from tests.gui.drivers import ArbiterAtWindow


@pytest.fixture
def at_round_6(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    return arbiter.opens_the_sample().pairs().accepts()


def test_that_a_round_takes_one_keystroke_a_board_and_one_a_match(
    at_round_6: ArbiterAtWindow,
) -> None:
    arbiter = at_round_6
    matches, boards = len(arbiter.last.matches), 4 * len(arbiter.last.matches)
    arbiter.keystrokes = 0
    for number in range(matches):
        arbiter.types("1=0+" if number % 2 else "0 1=")
        if number < matches - 1:
            arbiter.types("\r")
    assert arbiter.keystrokes == boards + matches - 1 == 54
    assert arbiter.last.missing_results == 0
    assert "round 6 complete" in arbiter.status
    results = [[board.result for board in match.boards] for match in arbiter.last.matches]
    assert results[0] == [Result.LOSS, Result.DRAW, Result.WIN, Result.DRAW]
    assert results[1] == [Result.WIN, Result.DRAW, Result.LOSS, Result.FORFEIT_WIN]
    assert arbiter.notices.refused == []


def test_that_the_score_and_the_counter_follow_every_key(at_round_6: ArbiterAtWindow) -> None:
    arbiter = at_round_6
    arbiter.types("1")
    assert arbiter.sees_matches()[0][4] == "1 – 0"
    assert "43 results missing" in arbiter.status
    arbiter.types("=")
    assert arbiter.sees_matches()[0][4] == "1½ – ½"
    assert arbiter.sees_boards()[1][3] == "½ – ½"
    assert arbiter.window.rounds.count.text() == "2 of 44 results"


def test_that_every_result_has_its_key(at_round_6: ArbiterAtWindow) -> None:
    at_round_6.types("+-x*\r10= ")
    first, second = at_round_6.last.matches[:2]
    assert "".join(b.result.value for b in first.boards if b.result) == "+-x*"
    assert "".join(b.result.value for b in second.boards if b.result) == "10=="


def test_that_a_wrong_key_is_only_marked(at_round_6: ArbiterAtWindow) -> None:
    before = at_round_6.tournament
    at_round_6.types("q")
    assert at_round_6.tournament is before
    assert at_round_6.hint == "“q” is no result."
    at_round_6.types("1")
    assert at_round_6.hint == ""
    assert at_round_6.notices.refused == []


def test_that_a_key_too_many_changes_nothing(at_round_6: ArbiterAtWindow) -> None:
    at_round_6.types("1111")
    before = at_round_6.tournament
    at_round_6.types("0")
    assert at_round_6.tournament is before
    assert "complete" in at_round_6.hint


def test_that_backspace_clears_and_goes_back(at_round_6: ArbiterAtWindow) -> None:
    at_round_6.types("10==").presses("Backspace").presses("Backspace").types("1")
    found = [board.result for board in at_round_6.last.matches[0].boards]
    assert found == [Result.WIN, Result.LOSS, Result.WIN, None]


def test_that_backspace_on_the_first_board_is_only_marked(at_round_6: ArbiterAtWindow) -> None:
    before = at_round_6.tournament
    at_round_6.presses("Backspace")
    assert at_round_6.tournament is before
    assert at_round_6.hint == "This is the first board."


@pytest.mark.parametrize(("keys", "table"), [("g5", 5), ("g11", 11), ("g1\r", 1), ("g10", 10)])
def test_that_g_and_a_number_go_to_a_table(
    at_round_6: ArbiterAtWindow, keys: str, table: int
) -> None:
    at_round_6.types(f"\r\r{keys}1")
    assert at_round_6.last.matches[table - 1].boards[0].result is Result.WIN
    assert at_round_6.last.missing_results == 43


def test_that_a_table_that_is_not_there_is_only_marked(at_round_6: ArbiterAtWindow) -> None:
    before = at_round_6.tournament
    at_round_6.types("g0")
    assert at_round_6.hint == "There is no table 0."
    assert at_round_6.tournament is before


def test_that_typing_begins_at_the_list_of_matches_too(at_round_6: ArbiterAtWindow) -> None:
    at_round_6.window.rounds.matches.setFocus()
    at_round_6.types("1=")
    assert at_round_6.last.missing_results == 42


def test_that_a_draft_takes_no_results(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().pairs()
    arbiter.window.rounds.boards.setFocus()
    arbiter.types("1")
    assert arbiter.last.missing_results == 44
    assert "draft" in arbiter.hint


def test_that_an_old_round_is_corrected_only_when_asked(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    rounds = arbiter.window.rounds
    arbiter.presses("Alt+Left")
    assert rounds.shown_round == 4
    rounds.boards.choose(0, 3)
    old = arbiter.tournament.rounds[3].matches[0].boards[0].result
    arbiter.types("x")
    assert arbiter.tournament.rounds[3].matches[0].boards[0].result is old


def test_that_a_forfeited_match_counts_as_done(at_round_6: ArbiterAtWindow) -> None:
    left = at_round_6.window.rounds.forfeits.actions()[0]
    left.trigger()
    assert at_round_6.last.matches[0].forfeit is Forfeit.WHITE
    assert at_round_6.last.missing_results == 40
    assert at_round_6.sees_matches()[0][8] == "left forfeits"
    at_round_6.types("1")
    assert "forfeited" in at_round_6.hint
    at_round_6.window.rounds.forfeits.actions()[3].trigger()
    at_round_6.types("1")
    assert at_round_6.last.missing_results == 43
