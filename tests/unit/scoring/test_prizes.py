"""Prizes by category, and the crosstable."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from teamswiss_gui.domain.model import Birth, Player, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.prizes import Prize, PrizeCategory, Sharing, read_prizes
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Sex
from teamswiss_gui.scoring.crosstable import Order, crosstable
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.prizes import award
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


def with_prizes(
    *categories: PrizeCategory, sharing: Sharing = Sharing.BY_PLACE, one: bool = True
) -> Tournament:
    made = tournament()
    settings = replace(made.settings, prizes=categories, prize_sharing=sharing, one_prize_each=one)
    return replace(made, settings=settings)


def money(*units: int) -> tuple[Prize, ...]:
    return tuple(Prize(100 * unit) for unit in units)


def given(made: Tournament) -> list[tuple[str, int, float]]:
    awards = award(made, standings(made, tiebreaks="MPvGP"))
    return [(each.category, int(each.team), float(each.amount) / 100) for each in awards]


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
    made = with_prizes(PrizeCategory("all", money(300, 200, 100)), sharing=sharing)
    amounts = {team: amount for _, team, amount in given(made)}
    assert (amounts[1], amounts[2], amounts[3]) == (first, second, third)
    assert sum(amounts.values()) == 600


def test_that_a_shared_place_is_divided_and_no_more_is_paid_than_was_there() -> None:
    made = with_prizes(PrizeCategory("all", (Prize(30_101),)))
    table = standings(made, tiebreaks=[])
    awards = award(made, table)
    assert [(int(a.team), a.amount, a.shared_with) for a in awards] == [
        (1, Fraction(30_101, 2), 2),
        (2, Fraction(30_101, 2), 2),
    ]
    assert [each.paid for each in awards] == [15_050, 15_050]


def test_that_a_thing_goes_by_place_and_is_not_divided() -> None:
    things = PrizeCategory("all", read_prizes("300 + Cup; 100; Medal"))
    for sharing in Sharing:
        made = with_prizes(things, sharing=sharing)
        awards = award(made, standings(made, tiebreaks="MPvGP"))
        assert [(int(each.team), each.items) for each in awards][:3] == [
            (1, ("Cup",)),
            (2, ()),
            (3, ("Medal",)),
        ]
    made = with_prizes(things)
    tied = award(made, standings(made, tiebreaks=[]))
    assert [(each.items, each.place_shared_by) for each in tied] == [
        (("Cup",), 2),
        (("Cup",), 2),
        (("Medal",), 2),
        (("Medal",), 2),
    ]


def test_that_categories_take_rating_age_women_and_lists() -> None:
    categories = [
        PrizeCategory("first", money(100)),
        PrizeCategory("below 1800", money(50), rating_below=1800),
        PrizeCategory("youth", money(40), born_from=2010),
        PrizeCategory("women", money(30), women=True),
        PrizeCategory("guests", money(20), teams=frozenset({TeamId(4)})),
    ]
    assert given(with_prizes(*categories)) == [
        ("first", 1, 100),
        ("below 1800", 3, 50),
        ("youth", 2, 40),  # 3 has won something already
        ("guests", 4, 20),  # nobody is left for the women's prize
    ]
    again = given(with_prizes(*categories, one=False))
    assert ("women", 2, 30) in again
    assert ("youth", 2, 40) in again


def test_that_a_team_without_players_wins_nothing_that_is_about_players() -> None:
    for limits in ({"rating_below": 1800}, {"rating_from": 0}, {"born_until": 2020}):
        made = with_prizes(PrizeCategory("limited", money(100), **limits))  # type: ignore[arg-type]
        empty = tuple(replace(team, players=()) for team in made.teams)
        assert given(replace(made, teams=empty)) == []
    empty_event = replace(with_prizes(PrizeCategory("all", money(100))), teams=empty)
    assert given(empty_event) == [("all", 1, 100)]


def test_that_a_prize_that_is_a_thing_counts_as_one_that_was_won() -> None:
    made = with_prizes(PrizeCategory("cups", read_prizes("Cup")), PrizeCategory("money", money(50)))
    assert given(made) == [("cups", 1, 0), ("money", 2, 50)]


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
