"""Results that are no plain key: scores, forfeits, protests, cards, penalties, corrections."""

from __future__ import annotations

import pytest

from teamswiss_gui.app.preferences import ResultsFrom
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import Card, Result
from teamswiss_gui.views.rounds.adjustments_dialog import AdjustmentsDialog
from teamswiss_gui.views.rounds.score_dialogs import BoardScoreDialog, MatchScoreDialog, TableDialog
from tests.gui.drivers import watched
from tests.gui.rounds_driver import ArbiterAtRounds


@pytest.fixture
def at_round_6(at_rounds: ArbiterAtRounds) -> ArbiterAtRounds:
    at_rounds.opens_the_sample().pairs().accepts()
    return at_rounds


def results(arbiter: ArbiterAtRounds, match: int = 0) -> list[Result | None]:
    return [board.result for board in arbiter.last.matches[match].boards]


def test_that_u_and_a_result_are_unrated(at_round_6: ArbiterAtRounds) -> None:
    at_round_6.types("u1u=u01")
    assert results(at_round_6) == [
        Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS, Result.WIN,
    ]  # fmt: skip
    assert at_round_6.sees_boards()[0][3] == "1 – 0 u"


def test_that_keys_can_be_seen_from_whites_side(at_round_6: ArbiterAtRounds) -> None:
    at_round_6.uses("Result keys from White")
    at_round_6.window.rounds.boards.setFocus()
    assert at_round_6.window.desk.preferences.results_from is ResultsFrom.WHITE
    at_round_6.types("11+=")
    assert results(at_round_6) == [
        Result.WIN, Result.LOSS, Result.FORFEIT_WIN, Result.DRAW,
    ]  # fmt: skip
    assert "White’s side" in at_round_6.window.rounds.boards_panel.help.text()


def test_that_a_match_is_entered_by_its_score_and_the_boards_come_later(
    at_round_6: ArbiterAtRounds,
) -> None:
    at_round_6.types("s")
    dialog = at_round_6.dialog(MatchScoreDialog)
    dialog.white.setFocus()
    at_round_6.types("2,5")
    dialog.black.setFocus()
    at_round_6.types("x")
    at_round_6.presses("Return")
    assert "1½" in dialog.problem.text()
    at_round_6.presses("Ctrl+A").types("1½")
    at_round_6.decides()
    assert at_round_6.sees_matches()[0][4] == "2½ – 1½"
    assert at_round_6.sees_matches()[0][8] == "boards to come"
    assert at_round_6.last.missing_results == 40
    at_round_6.chooses_board(1).types("1=0=")
    assert at_round_6.last.matches[0].score is None
    assert at_round_6.sees_matches()[0][4] == "2 – 2"


def test_that_the_arbiter_sets_the_score_of_a_board(at_round_6: ArbiterAtRounds) -> None:
    at_round_6.types("#")
    dialog = at_round_6.dialog(BoardScoreDialog)
    dialog.white.setFocus()
    at_round_6.types("½")
    dialog.black.setFocus()
    at_round_6.types("0")
    at_round_6.decides()
    board = at_round_6.last.matches[0].boards[0]
    assert (board.result, board.white_points, board.black_points) == (Result.SET, 1, 0)


def test_that_a_protest_and_the_card_are_marked(at_round_6: ArbiterAtRounds) -> None:
    at_round_6.types("1=0=")
    at_round_6.chooses_board(2).types("p")
    assert at_round_6.last.matches[0].boards[1].protest
    assert at_round_6.sees_matches()[0][8] == "under protest"
    assert "protest" in at_round_6.sees_boards()[1][3]
    at_round_6.types("p")
    at_round_6.types("c")
    assert at_round_6.last.matches[0].card is Card.RECEIVED
    assert at_round_6.sees_matches()[0][8] == "card in"
    at_round_6.types("c")
    assert at_round_6.sees_matches()[0][8] == "verified"


def test_that_the_round_is_provisional_until_every_card_is_in(
    at_round_6: ArbiterAtRounds,
) -> None:
    at_round_6.enters_the_round()
    assert at_round_6.window.rounds.count.text() == "All 44 results are in"
    at_round_6.chooses_match(1).types("c")
    assert at_round_6.window.rounds.count.text() == "Provisional: 10 cards not in"
    for place in range(2, 12):
        at_round_6.chooses_match(place).types("c")
    assert at_round_6.window.rounds.count.text() == "All 44 results are in"


def test_that_the_standings_are_provisional_until_every_card_is_in(
    at_round_6: ArbiterAtRounds,
) -> None:
    at_round_6.enters_the_round()
    standings = at_round_6.window.standings
    at_round_6.goes_to("Standings")
    assert standings.note.text() == ""
    at_round_6.goes_to("Rounds")
    at_round_6.chooses_match(1).types("c")
    at_round_6.goes_to("Standings")
    assert standings.note.text() == "Provisional: 10 cards not in"
    standings.show_after(5)
    assert standings.note.text() == ""
    at_round_6.goes_to("Rounds")
    for place in range(2, 12):
        at_round_6.chooses_match(place).types("c")
    standings.show_after(6)
    at_round_6.goes_to("Standings")
    assert standings.note.text() == ""


def test_that_a_penalty_is_given_with_a_reason_and_taken_back(
    at_round_6: ArbiterAtRounds,
) -> None:
    at_round_6.types("1=0=")
    at_round_6.uses("Penalties and bonuses")
    dialog = at_round_6.dialog(AdjustmentsDialog)
    watched(dialog.model, dialog)
    dialog.game_points.setFocus()
    at_round_6.presses("Ctrl+A").types("-1\r")
    assert "reason" in dialog.problem.text().lower()
    dialog.reason.setFocus()
    at_round_6.types("mobile telephone\r")
    given = at_round_6.tournament.adjustments[-1]
    assert (given.game_points, given.reason) == (HalfPoints(-2), "mobile telephone")
    assert at_round_6.sees_matches()[0][4] == "1 – 2"
    assert dialog.model.rowCount() == 1
    dialog.table.choose(0)
    dialog.table.setFocus()
    at_round_6.presses("Del")
    assert given not in at_round_6.tournament.adjustments
    assert at_round_6.sees_matches()[0][4] == "2 – 2"


def test_that_a_match_gets_a_table_and_another_makes_room(at_round_6: ArbiterAtRounds) -> None:
    at_round_6.uses("Table of the match")
    dialog = at_round_6.dialog(TableDialog)
    dialog.number.setFocus()
    at_round_6.types("4")
    at_round_6.decides()
    assert [row[0] for row in at_round_6.sees_matches()[:4]] == ["4", "2", "3", "1"]
    at_round_6.types("g4")
    assert at_round_6.window.rounds.keys.place == 0


def test_that_reversed_colours_are_shown_and_the_scheduled_ones_count(
    at_round_6: ArbiterAtRounds,
) -> None:
    before = at_round_6.window.rounds.boards_model.rows[0].white_colour
    at_round_6.uses("Played with colours reversed")
    assert at_round_6.last.matches[0].colours_reversed
    assert at_round_6.window.rounds.boards_model.rows[0].white_colour is before.other
    assert at_round_6.window.rounds.matches_model.rows[0].left_colour is before.other
    at_round_6.uses("Played with colours reversed")
    assert not at_round_6.last.matches[0].colours_reversed


def test_that_a_wrong_result_found_two_rounds_later_says_what_it_changes(
    at_rounds: ArbiterAtRounds,
) -> None:
    at_rounds.opens_the_sample()
    before = at_rounds.tournament
    at_rounds.presses("Alt+Left").presses("Alt+Left")
    assert at_rounds.window.rounds.shown_round == 3
    at_rounds.uses("Correct results of this round")
    wrong = at_rounds.tournament.rounds[2].matches[0].boards[0].result
    at_rounds.chooses_board(1).types("0" if wrong is not Result.LOSS else "1")
    told = at_rounds.is_told()
    assert any("Round 4 was paired on the old result" in text for text in told)
    assert any("after round 5" in text for text in told)
    assert at_rounds.tournament is before
    at_rounds.thinks_better_of_it()
    assert at_rounds.tournament is before
    at_rounds.chooses_board(1).types("0" if wrong is not Result.LOSS else "1")
    at_rounds.is_told()
    at_rounds.decides()
    assert at_rounds.tournament.rounds[2].matches[0].boards[0].result is not wrong
    assert at_rounds.tournament.rounds[3:] == before.rounds[3:]
    assert at_rounds.last_gesture == "correct_result"
    at_rounds.window.undo.trigger()
    assert at_rounds.tournament == before


def test_that_a_forfeit_of_an_earlier_round_is_decided_too(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample()
    before = at_rounds.tournament
    at_rounds.goes_to_round(4).uses("Match by its score")
    assert before is at_rounds.tournament
    dialog = at_rounds.dialog(MatchScoreDialog)
    dialog.white.setFocus()
    at_rounds.types("3")
    dialog.black.setFocus()
    at_rounds.types("1")
    at_rounds.presses("Return")
    assert "has results already" in dialog.problem.text()
    assert at_rounds.tournament is before
