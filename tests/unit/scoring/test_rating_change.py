"""Expected rating changes, worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain.model import Birth, Player, PlayerId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import RatingSource
from teamswiss_gui.scoring.rating_change import (
    Because,
    Coefficient,
    RatingChange,
    coefficient,
    counted_difference,
    probability,
    rating_changes,
)
from tests.unit.scoring.events import Event


@pytest.mark.parametrize(
    ("difference", "hundredths"),
    [
        *((0, 50), (3, 50), (4, 51), (10, 51), (11, 52), (25, 53), (26, 54), (100, 64)),
        *((197, 75), (198, 76), (344, 88), (345, 89), (391, 91), (392, 92), (400, 92), (411, 92)),
        *((412, 93), (619, 98), (620, 99), (735, 99), (736, 100), (2000, 100)),
        *((-3, 50), (-4, 49), (-100, 36), (-400, 8), (-736, 0)),
    ],
)
def test_that_the_expected_score_is_the_table_s(difference: int, hundredths: int) -> None:
    assert probability(difference) == hundredths


def test_that_differences_count_up_to_400_below_2650() -> None:
    assert counted_difference(2200, 1700) == 400
    assert counted_difference(1700, 2200) == -400
    assert counted_difference(2649, 2000) == 400
    assert counted_difference(2650, 2000) == 650
    assert counted_difference(2000, 2650) == -400  # the limit is about one's own rating


@pytest.mark.parametrize(
    ("player", "year", "expected"),
    [
        (Player(PlayerId(1), "A", rating=2399), 2026, (20, Because.USUAL)),
        (Player(PlayerId(1), "A", rating=2400), 2026, (10, Because.TOP)),
        # An IM was 2400 once, and the coefficient stays.
        (Player(PlayerId(1), "A", rating=2310, title="IM"), 2026, (10, Because.TOP)),
        (Player(PlayerId(1), "A", rating=2310, title="FM"), 2026, (20, Because.USUAL)),
        # Born in 2008: 18 in 2026, so until the end of 2026.
        (Player(PlayerId(1), "A", rating=2299, birth=Birth(2008)), 2026, (40, Because.JUNIOR)),
        (Player(PlayerId(1), "A", rating=2299, birth=Birth(2008)), 2027, (20, Because.USUAL)),
        (Player(PlayerId(1), "A", rating=2300, birth=Birth(2012)), 2026, (20, Because.USUAL)),
        # No date, no age.
        (Player(PlayerId(1), "A", rating=1500, birth=Birth(2012)), None, (20, Because.USUAL)),
    ],
)
def test_that_the_coefficient_follows_rating_title_and_age(
    player: Player, year: int | None, expected: tuple[int, Because]
) -> None:
    assert coefficient(player, year) == Coefficient(*expected)


def rated(*ratings: int | None, settings: Settings | None = None) -> Event:
    """Return teams of one board, whose players 101, 201, ... have these ratings."""
    chosen = settings or Settings(boards=1, board_colours="W", rounds=5, end_date=date(2026, 5, 3))
    made = Event(len(ratings), settings=chosen, players=1)
    made.teams = [
        replace(team, players=(replace(team.players[0], rating=rating),))
        for team, rating in zip(made.teams, ratings, strict=True)
    ]
    return made


def changes(made: Event, **known: int) -> dict[int, RatingChange]:
    given_k = {PlayerId(int(key[1:])): k for key, k in known.items()}
    return {int(p): c for p, c in rating_changes(made.tournament, None, given_k).items()}


def test_that_a_change_is_score_less_expectation_times_k() -> None:
    # 2000 beats 2100 (-100: .36) and draws with 1900 (+100: .64): 1½ - 1.00 = ½, K 20: +10.
    # 2100 loses to 2000 (.64): -0.64 x 20 = -12.8. 1900 draws with 2000 (.36): 0.14 x 20 = 2.8.
    made = rated(2000, 2100, 1900).round("1-2 1", "3 pab").round("1-3 =", "2 pab")
    found = changes(made)
    assert found[101].change == 10
    assert (found[101].score, found[101].expected) == (Fraction(3, 2), Fraction(1))
    assert found[101].k == 20
    assert found[201].change == Fraction(-128, 10)
    assert found[301].change == Fraction(28, 10)


def test_that_the_difference_is_limited_on_both_sides_of_a_board() -> None:
    # 2450 and 1800: 650 counts as 400. 2450 loses: 0 - .92, K 10: -9.2. 1800: 1 - .08, K 20: 18.4.
    found = changes(rated(2450, 1800).round("1-2 0"))
    assert found[101].change == Fraction(-92, 10)
    assert found[201].change == Fraction(184, 10)
    assert [game.is_limited for game in (*found[101].games, *found[201].games)] == [True, True]


def test_that_the_limit_is_not_for_2650_and_more() -> None:
    # 2700 beats 2000: 700 gives .99, 0.01 x 10 = 0.1. 2000 loses with -400: -.08 x 20 = -1.6.
    found = changes(rated(2700, 2000).round("1-2 1"))
    assert found[101].change == Fraction(1, 10)
    assert found[201].change == Fraction(-16, 10)


@pytest.mark.parametrize("result", ["+", "-", "W", "D", "?"])
def test_that_only_rated_games_count(result: str) -> None:
    assert changes(rated(2000, 2100).round(f"1-2 {result}")) == {}


def test_that_unrated_players_have_no_change_and_their_games_do_not_count() -> None:
    found = changes(rated(2000, None, 2000).round("1-2 1", "3 pab").round("1-3 =", "2 pab"))
    assert set(found) == {101, 301}
    assert [int(game.opponent) for game in found[101].games] == [301]


def test_that_national_ratings_do_not_count() -> None:
    settings = Settings(
        boards=1, board_colours="W", rounds=5, rating_source=RatingSource.NATIONAL_THEN_FIDE
    )
    made = rated(2000, None, settings=settings).round("1-2 1")
    made.teams[1] = replace(
        made.teams[1], players=(replace(made.teams[1].players[0], national_rating=1900),)
    )
    assert changes(made) == {}


def test_that_a_known_coefficient_goes_before_the_usual_one() -> None:
    found = changes(rated(2000, 2000).round("1-2 1"), p101=40)
    assert found[101].coefficient == Coefficient(40, Because.GIVEN)
    assert [found[101].change, found[201].change] == [20, -10]


def test_that_many_games_lower_k() -> None:
    # 18 games at K 40 would be 720: 38 x 18 = 684 is the most that does not exceed 700.
    made = rated(2000, 2000, settings=Settings(boards=1, board_colours="W", rounds=18))
    for _ in range(18):
        made.round("1-2 1")
    found = changes(made, p101=40)
    assert found[101].k == 38
    assert found[101].change == 9 * 38


def test_that_the_board_values_of_the_event_do_not_change_ratings() -> None:
    settings = Settings(
        boards=1,
        board_colours="W",
        rounds=5,
        board_win=HalfPoints(4),
        board_draw=HalfPoints(2),
    )
    assert changes(rated(2000, 2000, settings=settings).round("1-2 1"))[101].change == 10


@given(
    ratings=st.lists(st.integers(1400, 2850), min_size=2, max_size=8),
    results=st.lists(st.sampled_from("1=0"), min_size=4, max_size=4),
)
def test_that_two_players_of_one_game_expect_one_point_together(
    ratings: list[int], results: list[str]
) -> None:
    made = rated(*ratings[: len(ratings) // 2 * 2])
    for result in results:
        made.round(*(f"{n}-{n + 1} {result}" for n in range(1, len(made.teams), 2)))
    found = rating_changes(made.tournament)
    assert len(found) == len(made.teams)
    for each in found.values():
        assert len(each.games) == 4
        for game, other in zip(each.games, found[each.games[0].opponent].games, strict=True):
            assert game.half_points + other.half_points == 2
            if max(each.rating, game.opponent_rating) < 2650:
                assert game.expected + other.expected == 100


def test_that_changes_can_be_asked_for_after_any_round() -> None:
    made = rated(2000, 2000).round("1-2 1").round("2-1 1")
    assert rating_changes(made.tournament, 1)[PlayerId(101)].change == 10
    assert rating_changes(made.tournament, 2)[PlayerId(101)].change == 0
    assert rating_changes(made.tournament, 0) == {}
