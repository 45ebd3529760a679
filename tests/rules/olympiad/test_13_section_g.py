"""13: the order of section G, from the request; the scoring's tie-breaks say the same."""

from __future__ import annotations

from fractions import Fraction

import pytest

from teamswiss_gui.domain.settings import OLYMPIAD_TIEBREAKS
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.olympiad.section_g import all_values
from teamswiss_gui.engine.tournament import numbers_of, pairing_request
from teamswiss_gui.scoring.standings import standings
from tests.rules.olympiad.events import olympiad


def test_that_the_lowest_opponent_is_left_out_13_a_b() -> None:
    request = olympiad(
        {1: "W2+ W3+", 2: "B1- W4+", 3: "W4= B1-", 4: "B3= B2-"}, game_points={1: -1}
    )
    # 1 beat 2 (2 points) by 3 and 3 (1 point) by 4: 3 is left out.
    assert all_values(request)[1] == (4 * 6, 4, 6)


def test_that_of_several_lowest_the_smallest_product_is_left_out() -> None:
    request = olympiad({1: "W2+ W3=", 2: "B1- W4=", 3: "W4- B1=", 4: "B3+ B2="})
    # 2 and 3 have 1 point each; 1 scored 4 games and 2 against them.
    assert all_values(request)[1] == (2 * 8, 2, 4)


def test_that_a_bye_is_a_drawn_match_against_the_team_itself() -> None:
    request = olympiad({1: "pab W2+", 2: "W3+ B1-", 3: "B2- W4+", 4: "zero B3-"})
    # Opponents of 1: itself with 3 points and 2 games, 2 with 2 points and 4 games (left out).
    assert all_values(request)[1] == (6 * 4, 6, 10)


def test_that_a_bye_can_be_the_lowest_opponent() -> None:
    request = olympiad({1: "pab W2-", 2: "W3+ B1+", 3: "B2- W4+", 4: "zero B3-"})
    assert all_values(request)[1] == (0, 8, 10)


def test_that_a_no_show_is_a_match_won_3_1() -> None:
    request = olympiad({1: "W2+f B3+", 2: "B1-f W4+", 3: "W4+ W1-", 4: "B3- B2-"})
    # 2 and 3 have 2 points each; 3 games count against 2, 4 against 3.
    assert all_values(request)[1] == (4 * 8, 4, 8)
    assert all_values(request)[2] == (8 * 2, 8, 8)


def test_that_an_absence_has_no_opponent() -> None:
    request = olympiad({1: "zero W2+", 2: "W3+ B1-", 3: "B2-"})
    assert all_values(request)[1] == (0, 0, 4)


@pytest.mark.parametrize("seed", range(4))
def test_that_the_tie_breaks_of_the_standings_have_the_same_values(seed: int) -> None:
    plan = Plan(21, 6, seed, system=PairingSystem.OLYMPIAD_2008, forfeits=0.1, absences=0.05)
    tournament = generate(plan)
    table = standings(tournament, 5, OLYMPIAD_TIEBREAKS)
    request = pairing_request(tournament, 6)
    numbers = numbers_of(tournament, 6)
    mine = all_values(request)
    for row in table.rows:
        if row.team in numbers:
            a, b, c = mine[numbers[row.team]]
            assert row.values == (Fraction(a, 4), Fraction(b, 2), Fraction(c, 2))
