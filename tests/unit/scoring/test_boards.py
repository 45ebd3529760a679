"""Players' scores, performance and board prizes."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from teamswiss_gui.domain.model import PlayerId
from teamswiss_gui.domain.prizes import BoardPrizeRules, Measure
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.scoring.boards import (
    PlayerScore,
    board_prizes,
    player_scores,
)
from teamswiss_gui.scoring.performance import performance, rating_difference
from tests.unit.scoring.events import Event


def event() -> Event:
    """Three teams of two boards; player 101 is team 1's first, 102 its second, and so on."""
    made = Event(3, settings=Settings(boards=2, board_colours="WB", rounds=3), players=2)
    for index, team in enumerate(made.teams):
        players = tuple(
            replace(player, rating=2000 + 100 * index - 50 * place)
            for place, player in enumerate(team.players)
        )
        made.teams[index] = replace(team, players=players)
    # Ratings: 2000, 1950; 2100, 2050; 2200, 2150.
    return made.round("1-2 1=", "3 pab").round("3-1 0+", "2 pab").round("2-3 =W", "1 pab")


def of(made: Event, player: int) -> PlayerScore:
    return next(s for s in player_scores(made.tournament) if s.player == PlayerId(player))


def test_that_points_games_and_percentage_are_counted() -> None:
    first = of(event(), 101).overall
    assert (first.games, int(first.points), first.percentage) == (2, 4, Fraction(100))
    second = of(event(), 102).overall  # a draw, and a forfeit loss that is no game
    assert (second.games, int(second.points), second.percentage) == (1, 1, Fraction(50))
    assert of(event(), 302).overall.forfeit_wins == 1


def test_that_performance_counts_rated_games_by_the_table() -> None:
    # 2/2 against 2100 and 2200: 2150 + 800.
    assert of(event(), 101).overall.performance == 2950
    # A draw with 2050: 2050 + 0.
    assert of(event(), 102).overall.performance == 2050
    # The unrated win of 202 in round 3 is a game and a point but does not count for performance:
    # a draw with 1950 remains.
    assert of(event(), 202).overall.games == 2
    assert of(event(), 202).overall.performance == 1950


@pytest.mark.parametrize(
    ("score", "difference"),
    [
        (Fraction(1), 800),
        (Fraction(0), -800),
        (Fraction(1, 2), 0),
        (Fraction(2, 3), 125),  # 67 per cent
        (Fraction(1, 3), -125),
        (Fraction(5, 8), 95),  # 62.5 per cent is 63
        (Fraction(9, 11), 262),  # 81.8 is 82
    ],
)
def test_that_the_table_is_fides(score: Fraction, difference: int) -> None:
    assert rating_difference(score) == difference


def test_that_the_average_rating_rounds_one_half_up() -> None:
    assert performance(2000 + 2001, 2, 2) == 2001


def test_that_nobody_performs_without_a_rated_opponent() -> None:
    made = event()
    made.teams = [
        replace(team, players=tuple(replace(player, rating=None) for player in team.players))
        for team in made.teams
    ]
    record = of(made, 101).overall
    assert (record.games, record.rated_games, record.performance) == (2, 0, None)


def test_that_colours_follow_the_board_and_the_side() -> None:
    assert [game.colour for game in of(event(), 101).games] == [Colour.WHITE, Colour.BLACK]
    assert [game.colour for game in of(event(), 102).games] == [Colour.BLACK, Colour.WHITE]
    made = event()
    match = replace(made.rounds[0].matches[0], colours_reversed=True)
    made.rounds[0] = replace(made.rounds[0], matches=(match,))
    assert of(made, 101).games[0].colour is Colour.BLACK


def test_that_board_prizes_ask_for_enough_games() -> None:
    tournament = event().tournament
    first = board_prizes(tournament)[0]  # half of three rounds: two games
    assert [(p.place, p.player) for p in first.placed] == [(1, 101), (2, 201), (2, 301)][:1] + [
        (place.place, place.player) for place in first.placed[1:]
    ]
    assert {place.player for place in first.placed} == {101, 201, 301}
    rules = BoardPrizeRules(minimum_games=1, measures=(Measure.PERFORMANCE,))
    second = board_prizes(tournament, rules=rules)[1]
    assert [place.player for place in second.placed] == [102, 202, 302]
    assert board_prizes(tournament, rules=BoardPrizeRules(minimum_games=3))[0].placed == ()


def test_that_a_player_stands_on_the_board_he_played_most() -> None:
    made = Event(2, settings=Settings(boards=2, board_colours="WB", rounds=3), players=2)
    made.round("1-2 11").round("1-2 11").round("1-2 11")
    last = made.rounds[2].matches[0]
    swapped = tuple(
        replace(board, white_side=PlayerId(103 - board.number)) for board in last.boards
    )
    made.rounds[2] = replace(made.rounds[2], matches=(replace(last, boards=swapped),))
    assert of(made, 101).main_board == 1
    assert of(made, 102).main_board == 2
    boards = dict(of(made, 101).by_board)
    assert (boards[1].games, boards[2].games) == (2, 1)
    every = BoardPrizeRules(minimum_games=1, on_every_board=True)
    first = board_prizes(made.tournament, rules=every)[0]
    assert {place.player for place in first.placed} == {101, 102, 201}
