"""Match points and game points of a round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Board, TeamId, Withdrawal
from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, PairingSystem, Result
from teamswiss_gui.scoring.points import Kind, RoundScore, history, round_scores, totals
from tests.unit.scoring.events import Event


def scored(event: Event, team: int, round_number: int = 1, *, for_pairing: bool = False) -> str:
    """Write a team's round as 'kind match-points game-points'."""
    score = round_scores(event.tournament, round_number, for_pairing=for_pairing)[TeamId(team)]
    return show(score)


def show(score: RoundScore) -> str:
    points = f"{as_number(score.match_points)} {as_number(score.game_points)}"
    return f"{score.kind.value} {points}" + ("" if score.is_complete else " incomplete")


@pytest.mark.parametrize(
    ("boards", "white", "black"),
    [
        ("11=0", "played 2 2.5", "played 0 1.5"),
        ("10=1", "played 2 2.5", "played 0 1.5"),
        ("1010", "played 1 2", "played 1 2"),
        ("000=", "played 0 0.5", "played 2 3.5"),
        ("WDL1", "played 2 2.5", "played 0 1.5"),
        ("1-+x", "played 2 2", "played 0 1"),
        ("++++", "forfeit-win 2 4", "forfeit-loss 0 0"),
        ("----", "forfeit-loss 0 0", "forfeit-win 2 4"),
        ("xxxx", "forfeit-loss 0 0", "forfeit-loss 0 0"),
        ("+++x", "forfeit-win 2 3", "forfeit-loss 0 0"),
        ("+-xx", "forfeit-loss 1 1", "forfeit-loss 1 1"),
        ("+--x", "forfeit-loss 0 1", "forfeit-win 2 2"),
        ("11??", "played 0 2 incomplete", "played 0 0 incomplete"),
        ("????", "played 0 0 incomplete", "played 0 0 incomplete"),
        ("111*", "played 0 3 incomplete", "played 0 0 incomplete"),
        ("2.5:1.5", "played 2 2.5", "played 0 1.5"),
        ("+-", "forfeit-win 2 4", "forfeit-loss 0 0"),
        ("-+", "forfeit-loss 0 0", "forfeit-win 2 4"),
        ("--", "forfeit-loss 0 0", "forfeit-loss 0 0"),
    ],
)
def test_that_a_match_gives_each_side_its_points(boards: str, white: str, black: str) -> None:
    event = Event(2).round(f"1-2 {boards}")
    assert scored(event, 1) == white
    assert scored(event, 2) == black


def test_that_an_adjourned_board_is_a_draw_for_pairing_only() -> None:
    event = Event(2).round("1-2 10=*")
    assert scored(event, 1, for_pairing=True) == "played 1 2"
    assert scored(event, 1) == "played 0 1.5 incomplete"


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        (PairingSystem.FIDE_TEAM_2026, "pab 1 2"),
        (PairingSystem.FIDE_TEAM_DRAFT, "pab 1 2"),
        (PairingSystem.DUTCH_2017, "pab 2 4"),
        (PairingSystem.DUTCH_EARLIER, "pab 2 4"),
        (PairingSystem.OLYMPIAD_2008, "pab 1 2"),
    ],
)
def test_that_the_bye_is_worth_what_the_system_says(system: PairingSystem, expected: str) -> None:
    event = Event(3, settings=Settings(system=system)).round("1-2 1111", "3 pab")
    assert scored(event, 3) == expected


def test_that_an_olympiad_bye_has_two_game_points_on_six_boards_too() -> None:
    settings = Settings(system=PairingSystem.OLYMPIAD_2008, boards=6)
    assert scored(Event(1, settings=settings).round("1 pab"), 1) == "pab 1 2"


def test_that_other_byes_are_worth_a_win_a_draw_and_nothing() -> None:
    event = Event(3).round("1 full", "2 half", "3 absent")
    assert [scored(event, team) for team in (1, 2, 3)] == [
        "full-bye 2 4",
        "half-bye 1 2",
        "absent 0 0",
    ]


def test_that_set_values_replace_the_usual_ones() -> None:
    settings = Settings(
        match_win=HalfPoints(6),
        match_draw=HalfPoints(2),
        board_win=HalfPoints(6),
        board_draw=HalfPoints(2),
        board_loss=HalfPoints(1),
        pab_match_points=HalfPoints(3),
        absence_match_points=HalfPoints(1),
        forfeit_win_game_points=HalfPoints(6),
        forfeit_loss_match_points=HalfPoints(-2),
    )
    event = Event(6, settings=settings).round("1-2 1=00", "3-4 +-", "5 pab", "6 absent")
    assert scored(event, 1) == "played 0 5"  # 3 + 1 + 1/2 + 1/2 against 1/2 + 1 + 3 + 3
    assert scored(event, 2) == "played 3 7.5"
    assert scored(event, 3) == "forfeit-win 3 3"
    assert scored(event, 4) == "forfeit-loss -1 0"
    assert scored(event, 5) == "pab 1.5 4"
    assert scored(event, 6) == "absent 0.5 0"


def test_that_points_for_an_absence_are_not_for_late_or_withdrawn_teams() -> None:
    event = Event(3, settings=Settings(absence_match_points=HalfPoints(2)))
    event.teams[1] = replace(event.teams[1], first_round=2)
    event.teams[2] = replace(event.teams[2], withdrawals=(Withdrawal(1),))
    event.round("1 absent", "3 absent")
    assert [scored(event, team) for team in (1, 2, 3)] == ["absent 1 0", "absent 0 0", "absent 0 0"]


def test_that_a_set_score_gives_each_side_its_own_points() -> None:
    event = Event(2).round("1-2 ###?")
    match = event.rounds[0].matches[0]
    boards = tuple(
        Board(number, result=Result.SET, white_points=HalfPoints(2), black_points=HalfPoints(1))
        for number in range(1, 5)
    )
    event.rounds[0] = replace(event.rounds[0], matches=(replace(match, boards=boards),))
    assert scored(event, 1) == "played 2 4"
    assert scored(event, 2) == "played 0 2"


def test_that_a_penalty_to_a_match_changes_its_result() -> None:
    event = Event(2).round("1-2 11=0").adjust(1, 1, gp=-1, to="match")
    assert scored(event, 1) == "played 1 1.5"  # 2.5 - 1 against 1.5: level now
    assert scored(event, 2) == "played 1 1.5"


def test_that_a_match_point_penalty_to_a_match_stays_with_its_team() -> None:
    event = Event(2).round("1-2 11=0").adjust(1, 1, mp=-1, to="match")
    assert scored(event, 1) == "played 1 2.5"
    assert scored(event, 2) == "played 0 1.5"


def test_that_a_penalty_to_a_team_changes_the_total_from_its_round_on() -> None:
    event = Event(2).round("1-2 11=0").round("1-2 11=0").adjust(1, 2, mp=-1, gp=0.5)
    tournament = event.tournament
    assert totals(tournament, 1)[TeamId(1)].match_points == 4
    assert totals(tournament)[TeamId(1)].match_points == 6
    assert totals(tournament)[TeamId(1)].game_points == 11
    assert scored(event, 1, 2) == "played 2 2.5"


def test_that_the_scheduled_colour_and_the_opponent_are_kept() -> None:
    scores = round_scores(Event(2).round("1-2 -+").tournament, 1)
    assert scores[TeamId(1)].colour is Colour.WHITE
    assert scores[TeamId(2)].colour is Colour.BLACK
    assert scores[TeamId(2)].opponent == 1
    assert scores[TeamId(2)].boards == (2, 2, 2, 2)


def test_that_a_team_entered_later_was_absent_before() -> None:
    event = Event(3).round("1-2 11=0")
    assert history(event.tournament)[TeamId(3)][0].kind is Kind.ABSENT


def test_that_a_round_that_is_not_there_is_refused() -> None:
    with pytest.raises(TeamSwissError) as refused:
        totals(Event(2).round("1-2 1111").tournament, 2)
    assert refused.value.code == "no-such-round"
