"""Line-ups, results, cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.line_ups import colour, without_player
from teamswiss_gui.domain.model import MatchScore, Player, PlayerId, Team, TeamId
from teamswiss_gui.domain.points import HalfPoints, as_number, as_text, half_points
from teamswiss_gui.domain.terms import Card, Colour, Forfeit, Result, Side
from tests.arbiter import a_numbered_event, a_running_event, after_one_round

WHITE, BLACK = Side.WHITE, Side.BLACK


# --- line-ups ---------------------------------------------------------------------------------


def test_that_the_top_of_the_roster_plays_first_and_line_ups_are_inherited() -> None:
    arbiter = a_running_event()
    arbiter.does(edits.mark_absent, **arbiter.at(), side=WHITE, player=arbiter.player("A2"))
    assert arbiter.seats(WHITE) == "A1 A3 A4 A5"
    arbiter.enters_everything().pairs("B-A", "C-D")
    assert arbiter.seats(BLACK) == "A1 A3 A4 A5"
    assert arbiter.seats(WHITE, match=2) == "C1 C2 C3 C4"


def test_that_a_short_roster_leaves_the_lower_boards_empty() -> None:
    arbiter = a_numbered_event(2, players=3).pairs("A-B")
    assert arbiter.seats(WHITE) == "A1 A2 A3 -"


def test_that_a_forfeited_match_is_no_model_for_the_next() -> None:
    arbiter = after_one_round().pairs("A-B", "C-D").accepts()
    arbiter.does(edits.set_line_up, **arbiter.at(), side=WHITE, players=[None] * 4)
    arbiter.does(edits.forfeit_match, **arbiter.at(), forfeit=Forfeit.WHITE)
    arbiter.does(edits.set_match_score, **arbiter.at(2), score=MatchScore(*map(HalfPoints, (4, 4))))
    arbiter.pairs("A-D", "B-C")
    assert arbiter.seats(WHITE) == "A1 A2 A3 A4"


def test_that_several_absent_players_do_not_bring_each_other_back() -> None:
    arbiter = a_running_event()
    place = {**arbiter.at(), "side": WHITE}
    arbiter.does(edits.mark_absent, **place, player=arbiter.player("A1"))
    arbiter.does(edits.mark_absent, **place, player=arbiter.player("A3"))
    assert arbiter.seats(WHITE) == "A2 A4 A5 A6"
    arbiter.does(edits.mark_absent, **place, player=arbiter.player("A2"))
    assert arbiter.seats(WHITE) == "A4 A5 A6 -"
    arbiter.is_refused(
        "player-not-in-line-up", edits.mark_absent, **place, player=arbiter.player("A1")
    )
    arbiter.is_refused("no-such-player", edits.mark_absent, **place, player=arbiter.player("B1"))


@given(st.integers(1, 8), st.integers(1, 6), st.data())
def test_that_reserves_move_up_in_roster_order(size: int, boards: int, data: st.DataObject) -> None:
    roster = tuple(Player(PlayerId(place), f"P{place}") for place in range(1, size + 1))
    team = Team(TeamId(99), "T", players=roster)
    seated = sorted(data.draw(st.sets(st.integers(1, size), min_size=1, max_size=boards)))
    players = [PlayerId(p) for p in seated] + [None] * (boards - len(seated))
    absent = PlayerId(data.draw(st.sampled_from(seated)))
    after = without_player(team, players, absent)
    playing = [player for player in after if player is not None]
    assert len(after) == boards
    assert absent not in playing
    assert playing == sorted(set(playing))
    assert {*seated} - {absent} <= {*playing}
    assert after[: len(playing)] == tuple(playing)


def test_that_a_board_is_set_swapped_and_emptied() -> None:
    arbiter = a_running_event()
    place = arbiter.at()
    arbiter.does(edits.set_board, **place, board=4, side=WHITE, player=arbiter.player("A6"))
    arbiter.does(edits.swap_boards, **place, side=WHITE, board=1, other=4)
    assert arbiter.seats(WHITE) == "A6 A2 A3 A1"
    arbiter.does(edits.empty_board, **place, board=2, side=WHITE)
    assert arbiter.seats(WHITE) == "A6 - A3 A1"
    arbiter.does(edits.take_over_line_up, **place, side=WHITE)
    assert arbiter.seats(WHITE) == "A1 A2 A3 A4"


def test_that_a_line_up_is_of_the_roster_and_of_different_players() -> None:
    arbiter = a_running_event()
    place = {**arbiter.at(), "side": WHITE}
    a1, a2, b1 = (arbiter.player(name) for name in ("A1", "A2", "B1"))
    refused = arbiter.is_refused(
        "player-on-two-boards", edits.set_board, **place, board=3, player=a1
    )
    assert refused.details == {"name": "A1", "board": 3, "other": 1}
    arbiter.is_refused("player-not-on-roster", edits.set_board, **place, board=3, player=b1)
    arbiter.is_refused("line-up-length", edits.set_line_up, **place, players=[a1, a2])
    arbiter.is_refused("number-out-of-range", edits.set_board, **place, board=5, player=None)
    arbiter.is_refused("number-out-of-range", edits.swap_boards, **place, board=0, other=1)


def test_that_the_roster_order_is_checked_when_the_event_asks_for_it() -> None:
    arbiter = a_running_event()
    place = {**arbiter.at(), "side": WHITE}
    arbiter.does(edits.swap_boards, **place, board=1, other=2)
    assert edits.order_problem(arbiter.tournament, **place) == (1, 2)  # type: ignore[arg-type]
    arbiter.does(edits.take_over_line_up, **place)
    assert edits.order_problem(arbiter.tournament, **place) is None  # type: ignore[arg-type]
    arbiter.sets(roster_order_checked=True)
    refused = arbiter.is_refused("line-up-order", edits.swap_boards, **place, board=1, other=2)
    assert (refused.details["board"], refused.details["other"]) == (2, 1)
    arbiter.does(edits.empty_board, **place, board=1)


def test_that_captains_hand_in_line_ups() -> None:
    arbiter = a_running_event()
    arbiter.does(edits.receive_line_up, **arbiter.at(), side=BLACK)
    assert (arbiter.match().white_line_up_in, arbiter.match().black_line_up_in) == (False, True)
    arbiter.does(edits.receive_line_up, **arbiter.at(), side=BLACK, received=False)
    assert not arbiter.match().black_line_up_in


def test_that_colours_follow_the_pattern_and_the_side() -> None:
    arbiter = a_running_event()
    played = [colour(arbiter.settings, arbiter.match(), board, BLACK) for board in (1, 2, 3, 4)]
    assert played == [Colour.BLACK, Colour.WHITE, Colour.BLACK, Colour.WHITE]
    arbiter.does(edits.set_colours_reversed, **arbiter.at())
    assert colour(arbiter.settings, arbiter.match(), 1, BLACK) is Colour.WHITE


# --- results ----------------------------------------------------------------------------------


@pytest.mark.parametrize("result", [result for result in Result if result is not Result.SET])
def test_that_every_result_can_be_entered_and_cleared(result: Result) -> None:
    arbiter = a_running_event().enters(board=2, result=result)
    assert arbiter.match().boards[1].result is result
    arbiter.changes_nothing(edits.enter_result, **arbiter.at(), board=2, result=result)
    arbiter.does(edits.clear_result, **arbiter.at(), board=2)
    assert not arbiter.match().has_result


def test_that_the_arbiter_gives_each_side_points_of_its_own() -> None:
    arbiter = a_running_event()
    place = {**arbiter.at(), "board": 1}
    arbiter.is_refused("score-needed", edits.enter_result, **place, result=Result.SET)
    points = {"white_points": HalfPoints(1), "black_points": HalfPoints(0)}
    arbiter.does(edits.set_board_score, **place, **points)
    board = arbiter.match().boards[0]
    assert (board.result, board.white_points, board.black_points) == (Result.SET, 1, 0)
    arbiter.does(edits.enter_result, **place, result=Result.DRAW)
    assert arbiter.match().boards[0].white_points is None
    wrong = {**points, "white_points": HalfPoints(10**6)}
    arbiter.is_refused("number-out-of-range", edits.set_board_score, **place, **wrong)


def test_that_results_wait_until_the_draft_is_accepted() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    place = arbiter.at()
    score = MatchScore(HalfPoints(4), HalfPoints(4))
    code = "round-is-draft"
    arbiter.is_refused(code, edits.enter_result, **place, board=1, result=Result.WIN)
    arbiter.is_refused(code, edits.set_match_score, **place, score=score)
    arbiter.is_refused(code, edits.forfeit_match, **place, forfeit=Forfeit.BOTH)


@pytest.mark.parametrize(
    ("empty", "allowed"), [((WHITE,), "-x"), ((BLACK,), "+x"), ((WHITE, BLACK), "x")]
)
def test_that_an_empty_chair_plays_no_game(empty: tuple[Side, ...], allowed: str) -> None:
    arbiter = a_running_event()
    place = {**arbiter.at(), "board": 2}
    for side in empty:
        arbiter.does(edits.empty_board, **place, side=side)
    for result in Result:
        if result.value in allowed:
            arbiter.does(edits.enter_result, **place, result=result)
        elif result is not Result.SET:
            arbiter.is_refused("result-without-player", edits.enter_result, **place, result=result)


def test_that_a_player_with_a_result_does_not_leave_an_empty_chair() -> None:
    arbiter = a_running_event().enters(board=2, result=Result.WIN)
    place = {**arbiter.at(), "board": 2, "side": WHITE}
    arbiter.is_refused("result-without-player", edits.empty_board, **place)
    arbiter.does(edits.set_board, **place, player=arbiter.player("A5"))
    assert arbiter.match().boards[1].result is Result.WIN


def test_that_an_earlier_result_is_corrected_and_not_entered() -> None:
    arbiter = after_one_round().pairs("A-D", "C-B").accepts()
    place = {**arbiter.at(1, round=1), "board": 1}
    refused = arbiter.is_refused(
        "later-round-paired", edits.enter_result, **place, result=Result.DRAW
    )
    assert refused.details == {"round": 1, "later": 2}
    arbiter.is_refused("later-round-paired", edits.clear_result, **place)
    arbiter.does(edits.correct_result, **place, result=Result.DRAW)
    assert arbiter.match(1, round=1).boards[0].result is Result.DRAW


def test_that_a_result_is_under_protest() -> None:
    arbiter = a_running_event().enters(board=1, result=Result.WIN)
    arbiter.does(edits.set_protest, **arbiter.at(), board=1)
    assert arbiter.match().boards[0].protest
    arbiter.does(edits.set_protest, **arbiter.at(), board=1, protest=False)
    assert not arbiter.match().boards[0].protest


@pytest.mark.parametrize("forfeit", list(Forfeit))
def test_that_a_whole_match_is_forfeited_and_taken_back(forfeit: Forfeit) -> None:
    arbiter = a_running_event()
    arbiter.does(edits.forfeit_match, **arbiter.at(), forfeit=forfeit)
    assert arbiter.match().is_complete
    code = "match-forfeited"
    place = arbiter.at()
    arbiter.is_refused(code, edits.enter_result, **place, board=1, result=Result.WIN)
    score = MatchScore(HalfPoints(4), HalfPoints(4))
    arbiter.is_refused(code, edits.set_match_score, **place, score=score)
    arbiter.does(edits.forfeit_match, **place, forfeit=None)
    assert not arbiter.match().has_result


def test_that_a_match_that_was_played_is_not_forfeited() -> None:
    arbiter = a_running_event().enters(board=3, result=Result.LOSS)
    arbiter.is_refused(
        "match-was-played", edits.forfeit_match, **arbiter.at(), forfeit=Forfeit.BOTH
    )
    score = MatchScore(HalfPoints(4), HalfPoints(4))
    arbiter.does(edits.set_match_score, **arbiter.at(2), score=score)
    place = arbiter.at(2)
    arbiter.is_refused("match-was-played", edits.forfeit_match, **place, forfeit=Forfeit.BOTH)


def test_that_boards_forfeited_one_by_one_can_become_a_forfeited_match() -> None:
    arbiter = a_running_event().enters(board=1, result=Result.FORFEIT_WIN)
    arbiter.does(edits.forfeit_match, **arbiter.at(), forfeit=Forfeit.BLACK)


def test_that_a_match_is_entered_as_a_score_and_the_boards_come_later() -> None:
    arbiter = a_running_event()
    score = MatchScore(HalfPoints(5), HalfPoints(3))
    arbiter.does(edits.set_match_score, **arbiter.at(), score=score)
    assert arbiter.match().is_complete
    assert arbiter.last.missing_results == 4
    for board, result in enumerate((Result.WIN, Result.DRAW, Result.DRAW), start=1):
        arbiter.enters(board=board, result=result)
        assert arbiter.match().score == score
    arbiter.enters(board=4, result=Result.DRAW)
    assert arbiter.match().score is None
    arbiter.is_refused("match-has-result", edits.set_match_score, **arbiter.at(), score=score)


def test_that_a_score_is_taken_back() -> None:
    arbiter = a_running_event()
    score = MatchScore(HalfPoints(5), HalfPoints(3))
    arbiter.does(edits.set_match_score, **arbiter.at(), score=score)
    arbiter.does(edits.set_match_score, **arbiter.at(), score=None)
    assert not arbiter.match().has_result
    wrong = MatchScore(HalfPoints(10**6), HalfPoints(3))
    arbiter.is_refused("number-out-of-range", edits.set_match_score, **arbiter.at(), score=wrong)


def test_that_cards_and_tables_are_noted() -> None:
    arbiter = a_running_event()
    arbiter.does(edits.set_card, **arbiter.at(), card=Card.PROTEST)
    arbiter.does(edits.set_table, **arbiter.at(), table=12)
    assert (arbiter.match().card, arbiter.match().table) == (Card.PROTEST, 12)
    arbiter.is_refused("table-taken", edits.set_table, **arbiter.at(2), table=12)
    arbiter.is_refused("number-out-of-range", edits.set_table, **arbiter.at(2), table=0)
    arbiter.is_refused("wrong-type", edits.set_card, **arbiter.at(), card="out")
    arbiter.does(edits.set_table, **arbiter.at(), table=None)


def test_that_a_match_is_one_of_the_round() -> None:
    arbiter = a_running_event()
    win = {"board": 1, "result": Result.WIN}
    arbiter.is_refused("no-such-match", edits.enter_result, round=1, match=999, **win)
    arbiter.is_refused("no-such-round", edits.enter_result, round=2, match=999, **win)
    code = "number-out-of-range"
    arbiter.is_refused(code, edits.enter_result, **arbiter.at(), board=5, result=Result.WIN)
    arbiter.is_refused("wrong-type", edits.enter_result, **arbiter.at(), board=1, result="1")


# --- points -----------------------------------------------------------------------------------


@given(st.integers(-3000, 3000))
def test_that_half_points_survive_being_written(number: int) -> None:
    points = HalfPoints(number)
    assert half_points(as_number(points)) == points
    assert as_text(points).replace("½", ".5").replace("-.5", "-0.5")


def test_that_points_are_written_as_people_do() -> None:
    assert [as_text(HalfPoints(n)) for n in (0, 1, 2, 5, -1, -4)] == [
        "0",
        "½",
        "1",
        "2½",
        "-½",
        "-2",
    ]
    with pytest.raises(ValueError, match="multiple of one half"):
        half_points(0.3)
