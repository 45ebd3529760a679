"""FIDE's own exercises for teams: the published values and orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teamswiss_gui.domain.terms import PrimaryScore, TieBreakEdition
from teamswiss_gui.scoring.standings import standings
from tests.unit.scoring.exercise import exercise

MP = [10, 10, 10, 10, 10, 7, 6, 7, 6, 5, 4, 2, 6, 4]
GP = [17.5, 17, 16, 17, 18, 12.5, 11.5, 15, 14.5, 13, 11.5, 7.5, 11.5, 11.5]
BH_MP = [64, 57, 58, 56, 55, 46, 44, 41, 50, 44, 41, 41, 52, 36]
BH_GP = [114, 107.5, 109.5, 106, 99, 92, 94.5, 90, 97.5, 92, 88, 92, 101, 87]
BH_GP_C1 = [100.5, 96, 97, 94.5, 91.5, 79.5, 83, 82.5, 90, 84.5, 80.5, 84.5, 89.5, 75.5]
SSSC = [38.8, 36, 35.3, 35.7, 36.3, 27.8, 26.2, 28.7, 31.2, 27.7, 25.2, 21.2, 28.8, 23.5]


def values(code: str) -> dict[int, float]:
    table = standings(exercise(), tiebreaks=[code])
    found = {}
    for row in table.rows:
        value = row.values[0]
        assert not isinstance(value, tuple)
        found[int(row.team)] = float(value)
    return found


def test_that_the_scores_are_the_published_ones() -> None:
    table = standings(exercise(), tiebreaks=[])
    points = {int(row.team): row.points for row in table.rows}
    assert [points[team].match_points / 2 for team in range(1, 15)] == MP
    assert [points[team].game_points / 2 for team in range(1, 15)] == GP


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("BH:MP", dict(enumerate(BH_MP, 1))),
        ("BH:GP", dict(enumerate(BH_GP, 1))),
        ("BH:GP/C1", dict(enumerate(BH_GP_C1, 1))),
        ("EMMSB", {1: 88, 2: 74, 3: 76, 4: 72, 5: 70}),
        ("EMMSB/C1", {1: 74, 2: 64, 3: 66, 4: 64, 5: 66}),
        ("EGMSB", {1: 158, 2: 144, 3: 150, 4: 146, 5: 132}),
        ("EMGSB", {7: 68.5, 9: 83, 13: 73}),
        ("EGGSB", {6: 157.5, 8: 181.5}),
    ],
)
def test_that_the_values_are_the_published_ones(code: str, expected: dict[int, float]) -> None:
    found = values(code)
    assert {team: found[team] for team in expected} == expected


def test_that_sssc_is_the_published_one_to_one_decimal() -> None:
    found = values("SSSC")
    assert [round(found[team], 1) for team in range(1, 15)] == SSSC


def test_that_game_points_order_the_teams_as_published() -> None:
    table = standings(exercise(), tiebreaks="MPvGP")
    order = [int(row.team) for row in table.rows]
    assert order == [5, 1, 2, 4, 3, 8, 6, 9, 7, 13, 10, 11, 14, 12]
    settings = replace(exercise().settings, primary_score=PrimaryScore.GAME_POINTS)
    table = standings(replace(exercise(), settings=settings), tiebreaks="MPvGP")
    order = [int(row.team) for row in table.rows]
    assert order == [5, 1, 2, 4, 3, 8, 9, 10, 6, 7, 13, 11, 14, 12]


def order_of(code: str, teams: set[int]) -> list[tuple[int, int]]:
    table = standings(exercise(), tiebreaks=code)
    return [(row.rank, int(row.team)) for row in table.rows if row.team in teams]


def test_that_extended_direct_encounter_orders_the_teams_as_published() -> None:
    # Five teams with 10 match points: 4 each among themselves; game points 8, 8, 8, 8.5, 7.5;
    # of the three with 8, again equal in match points, 5, 5.5 and 1.5: 4, 2, 1, 3, 5.
    assert order_of("EDE", {1, 2, 3, 4, 5}) == [(1, 4), (2, 2), (3, 1), (4, 3), (5, 5)]
    assert order_of("EDE", {6, 8}) == [(6, 6), (7, 8)]
    assert order_of("EDE", {7, 9, 13}) == [(8, 7), (8, 9), (8, 13)]
    assert order_of("EDE", {11, 14}) == [(12, 11), (12, 14)]


@pytest.mark.parametrize("code", ["EDEBT", "EDEBB", "EDET", "EDEB"])
def test_that_the_boards_of_their_match_decide_between_two_teams(code: str) -> None:
    # 11 against 14: 1, ½, ½, 0. Board count 1x1 + 2x½ + 3x½ = 3.5 against 2x½ + 3x½ + 4x1 = 6.5,
    # the lower is better; top board 1 against 0; without the last board 2 against 1.
    assert order_of(code, {11, 14}) == [(12, 11), (13, 14)]


def test_that_the_2026_caps_change_what_a_bye_counts() -> None:
    # Team 1 won by forfeit against 6, whose adjusted score is 7: the dummy's 10 become 7.
    table = standings(exercise(TieBreakEdition.MARCH_2026), tiebreaks="BH:MP")
    found = {int(row.team): row.values[0] for row in table.rows}
    assert found[1] == 64 - 3
    # Team 6 lost it: its own 7 are below team 1's 10, so nothing changes.
    assert found[6] == 46
