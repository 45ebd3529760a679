"""Line-ups of a match: seat, swap, empty, mark absent, hand in."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.line_ups import line_up
from teamswiss_gui.domain.model import Team
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.models.line_ups import LineUpColumn
from tests.gui.drivers import watched
from tests.gui.rounds_driver import ArbiterAtRounds


@pytest.fixture
def at_round_6(at_rounds: ArbiterAtRounds) -> ArbiterAtRounds:
    at_rounds.opens_the_sample().pairs().accepts()
    return at_rounds


def left_team(arbiter: ArbiterAtRounds) -> Team:
    return arbiter.tournament.team(arbiter.last.matches[0].white)


def places(arbiter: ArbiterAtRounds, side: Side = Side.WHITE, match: int = 0) -> list[int | None]:
    """Return the places on the roster of those who sit at the boards."""
    found = arbiter.last.matches[match]
    roster = [player.id for player in arbiter.tournament.team(found.team(side)).players]
    return [None if p is None else roster.index(p) + 1 for p in line_up(found, side)]


def test_that_a_player_marked_absent_lets_the_others_move_up(
    at_round_6: ArbiterAtRounds,
) -> None:
    dialog = at_round_6.opens_line_ups()
    watched(dialog.model, at_round_6.window)
    assert places(at_round_6) == [1, 2, 3, 4]
    dialog.table.choose(1, LineUpColumn.WHITE)
    at_round_6.presses("Ctrl+Shift+A")
    assert places(at_round_6) == [1, 3, 4, 5]
    assert left_team(at_round_6).players[1].name in dialog.sides[Side.WHITE].reserves.text()
    at_round_6.thinks_better_of_it()
    at_round_6.window.undo.trigger()
    assert places(at_round_6) == [1, 2, 3, 4]


def test_that_a_board_is_set_by_number_and_by_a_part_of_the_name(
    at_round_6: ArbiterAtRounds,
) -> None:
    dialog = at_round_6.opens_line_ups()
    dialog.table.choose(3, LineUpColumn.WHITE)
    at_round_6.types("6\r")
    assert places(at_round_6) == [1, 2, 3, 6]
    dialog.table.choose(3, LineUpColumn.WHITE)
    at_round_6.types(left_team(at_round_6).players[4].name.lower() + "\r")
    assert places(at_round_6) == [1, 2, 3, 5]
    dialog.table.choose(3, LineUpColumn.WHITE)
    at_round_6.types(left_team(at_round_6).players[5].name.lower())
    at_round_6.presses("Down").presses("Return")
    assert places(at_round_6) == [1, 2, 3, 6]


def test_that_somebody_who_sits_elsewhere_is_refused_in_the_cell(
    at_round_6: ArbiterAtRounds,
) -> None:
    dialog = at_round_6.opens_line_ups()
    before = at_round_6.tournament
    dialog.table.choose(3, LineUpColumn.WHITE)
    at_round_6.types("1\r")
    assert "sits at board 1 already" in dialog.problem.text()
    assert at_round_6.tournament is before
    at_round_6.presses("Escape")
    assert dialog.problem.text() == ""


def test_that_boards_are_emptied_swapped_and_moved(at_round_6: ArbiterAtRounds) -> None:
    session = at_round_6.window.session
    session.perform(edits.set_field, field="roster_order_checked", value=False)
    dialog = at_round_6.opens_line_ups()
    dialog.table.choose(3, LineUpColumn.BLACK)
    at_round_6.presses("Del")
    assert places(at_round_6, Side.BLACK) == [1, 2, 3, None]
    dialog.table.choose(0, LineUpColumn.BLACK)
    at_round_6.presses("Ctrl+Down")
    assert places(at_round_6, Side.BLACK) == [2, 1, 3, None]
    assert "boards 1 and 2" in dialog.sides[Side.BLACK].order.text()
    assert dialog.table.currentIndex().row() == 1
    dialog.table.choose(0, LineUpColumn.BLACK)
    chosen = dialog.table.selectionModel()
    chosen.select(dialog.model.index(2, LineUpColumn.BLACK), chosen.SelectionFlag.Select)
    at_round_6.presses("Ctrl+Shift+S")
    assert places(at_round_6, Side.BLACK) == [3, 1, 2, None]
    dialog.sides[Side.BLACK].take_over.trigger()
    assert places(at_round_6, Side.BLACK) == [1, 2, 3, 4]
    assert "In roster order" in dialog.sides[Side.BLACK].order.text()


def test_that_the_roster_order_is_kept_where_the_event_asks_for_it(
    at_round_6: ArbiterAtRounds,
) -> None:
    session = at_round_6.window.session
    session.perform(edits.set_field, field="roster_order_checked", value=True)
    dialog = at_round_6.opens_line_ups()
    before = at_round_6.tournament
    dialog.table.choose(0, LineUpColumn.WHITE)
    at_round_6.presses("Ctrl+Down")
    assert "keeps the roster order" in dialog.problem.text()
    assert dialog.table.currentIndex().row() == 0
    assert at_round_6.tournament is before


def test_that_who_has_not_handed_in_is_shown(at_round_6: ArbiterAtRounds) -> None:
    session = at_round_6.window.session
    session.perform(edits.set_field, field="line_up_deadline", value=15)
    bar = at_round_6.window.rounds.round_bar
    assert "line-ups by 09:45" in bar.when.toolTip()
    assert "22 line-ups not in" in bar.when.toolTip()
    assert at_round_6.sees_matches()[0][8] == "line-ups 0 of 2"
    dialog = at_round_6.opens_line_ups()
    assert left_team(at_round_6).name in dialog.missing.text()
    dialog.sides[Side.WHITE].received.click()
    assert at_round_6.last.matches[0].white_line_up_in
    assert left_team(at_round_6).name not in dialog.missing.text()
    assert at_round_6.sees_matches()[0][8] == "line-ups 1 of 2"
    assert "21 line-ups not in" in bar.when.toolTip()


def test_that_the_dialog_goes_from_match_to_match(at_round_6: ArbiterAtRounds) -> None:
    dialog = at_round_6.opens_line_ups()
    at_round_6.presses("Ctrl+PgDown")
    second = at_round_6.last.matches[1]
    assert at_round_6.name(second.white) in dialog.title.text()
    at_round_6.presses("Ctrl+Shift+A")
    assert places(at_round_6, match=1) == [2, 3, 4, 5]


def test_that_a_whole_side_takes_the_first_of_the_roster(at_round_6: ArbiterAtRounds) -> None:
    dialog = at_round_6.opens_line_ups()
    dialog.table.choose(0, LineUpColumn.WHITE)
    at_round_6.presses("Ctrl+Shift+A")
    dialog.sides[Side.WHITE].top.trigger()
    assert places(at_round_6) == [1, 2, 3, 4]
    assert at_round_6.last_gesture == "set_line_up"
