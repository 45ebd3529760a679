"""Prizes by category, and the crosstable."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from teamswiss_gui.domain.model import Birth, Player, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Sex
from teamswiss_gui.scoring.crosstable import Order, crosstable
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.prizes import Category, Sharing, award
from teamswiss_gui.scoring.standings import standings
from tests.unit.scoring.events import Event


def tournament() -> Tournament:
    """1 and 2 have 2 match points (4 and 3 game points), 3 and 4 none (1 and 0)."""
    event = Event(4, settings=Settings(rounds=1)).round("1-4 1111", "2-3 1110")
    people = {
        1: Player(PlayerId(11), "A", rating=2200, birth=Birth(1980), sex=Sex.MALE),
        2: Player(PlayerId(21), "B", rating=2000, birth=Birth(2012), sex=Sex.FEMALE),
        3: Player(PlayerId(31), "C", rating=1700, birth=Birth(2011), sex=Sex.FEMALE),
        4: Player(PlayerId(41), "D", rating=1500),
    }
    event.teams = [replace(team, players=(people[team.id],)) for team in event.teams]
    return event.tournament


def given(
    categories: list[Category], sharing: Sharing, *, one: bool = True
) -> list[tuple[str, int, float]]:
    made = tournament()
    awards = award(
        made, standings(made, tiebreaks="MPvGP"), categories, sharing, one_prize_each=one
    )
    return [(each.category, int(each.team), float(each.amount)) for each in awards]


@pytest.mark.parametrize(
    ("sharing", "first", "second", "third"),
    [
        (Sharing.BY_PLACE, 300, 200, 100),
        # 1 and 2 share 300 + 200, 3 and 4 share 100.
        (Sharing.EQUAL, 250, 250, 50),
        # Half of each: 150 + 125, 100 + 125, 50 + 25.
        (Sharing.HORT, 275, 225, 75),
    ],
)
def test_that_ties_are_shared_by_the_rule(
    sharing: Sharing, first: int, second: int, third: int
) -> None:
    amounts = {
        team: amount for _, team, amount in given([Category("all", (300, 200, 100))], sharing)
    }
    assert (amounts[1], amounts[2], amounts[3]) == (first, second, third)
    assert sum(amounts.values()) == 600


def test_that_a_shared_place_is_divided() -> None:
    made = tournament()
    table = standings(made, tiebreaks=[])
    awards = award(made, table, [Category("all", (301,))])
    assert [(int(a.team), a.amount, a.shared_with) for a in awards] == [
        (1, Fraction(301, 2), 2),
        (2, Fraction(301, 2), 2),
    ]


def test_that_categories_take_rating_age_women_and_lists() -> None:
    categories = [
        Category("first", (100,)),
        Category("below 1800", (50,), rating_below=1800),
        Category("youth", (40,), born_from=2010),
        Category("women", (30,), women=True),
        Category("guests", (20,), teams=frozenset({TeamId(4)})),
    ]
    assert given(categories, Sharing.BY_PLACE) == [
        ("first", 1, 100),
        ("below 1800", 3, 50),
        ("youth", 2, 40),  # 3 has won something already
        ("guests", 4, 20),  # nobody is left for the women's prize
    ]
    again = given(categories, Sharing.BY_PLACE, one=False)
    assert ("women", 2, 30) in again
    assert ("youth", 2, 40) in again


def test_that_a_crosstable_names_opponents_by_line_or_number() -> None:
    event = (
        Event(3, settings=Settings(rounds=2))
        .round("2-1 0001", "3 pab")
        .round("3-2 1111", "1 absent")
    )
    table = standings(event.tournament, tiebreaks="MPvGP")
    assert [int(row.team) for row in table.rows] == [3, 1, 2]
    by_rank = crosstable(table)
    assert [(line.label, int(line.row.team)) for line in by_rank.lines] == [(1, 3), (2, 1), (3, 2)]
    assert [cell.opponent_label for cell in by_rank.lines[2].cells] == [2, 1]
    by_number = crosstable(table, Order.NUMBER)
    assert [cell.opponent_label for cell in by_number.lines[1].cells] == [1, 3]
    cell = by_number.lines[1].cells[0]
    assert (cell.colour, cell.game_points, cell.kind) == (Colour.WHITE, 2, Kind.PLAYED)
    grid = by_number.grid()
    assert [len(each) for each in grid[1]] == [1, 0, 1]
    assert grid[0][1][0].game_points == 6
