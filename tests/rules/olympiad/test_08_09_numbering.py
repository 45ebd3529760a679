"""7, 8, 9: the pairing numbers."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.model import Player, PlayerId, Team, TeamId
from teamswiss_gui.domain.ratings import by_rating, team_rating
from teamswiss_gui.domain.settings import Settings

SETTINGS = Settings(name="Olympiad", rounds=11, boards=4)


def team(number: int, name: str, *ratings: int | None, previous: int | None = None) -> Team:
    players = tuple(
        Player(id=PlayerId(100 * number + place), name=f"P{number}{place}", rating=rating)
        for place, rating in enumerate(ratings)
    )
    return Team(id=TeamId(number), name=name, players=players, previous_standing=previous)


def names(*teams: Team) -> list[str]:
    return [each.name for each in by_rating(teams, SETTINGS)]


def test_that_the_four_highest_ratings_count_whatever_the_board_8() -> None:
    low_first = team(1, "A", 2000, 2500, 2500, 2500, 2500)
    even = team(2, "B", 2490, 2490, 2490, 2490, 2490)
    assert names(even, low_first) == ["A", "B"]


def test_that_a_player_without_a_rating_has_the_minimum_7() -> None:
    rated = team_rating(team(1, "A", 2400, 2400, 2400, None), SETTINGS)
    assert rated.average * 4 == 7200 + SETTINGS.rating_floor


def test_that_the_fifth_player_decides_between_equals_9_a() -> None:
    weak = team(1, "A", 2500, 2500, 2500, 2500, 2100)
    strong = team(2, "B", 2500, 2500, 2500, 2500, 2300)
    assert names(weak, strong) == ["B", "A"]


def test_that_then_the_previous_olympiad_decides_9_b() -> None:
    fifth = team(1, "A", 2500, 2500, 2500, 2500, 2300, previous=5)
    third = replace(fifth, id=TeamId(2), name="B", previous_standing=3)
    new = replace(fifth, id=TeamId(3), name="0", previous_standing=None)
    assert names(new, fifth, third) == ["B", "A", "0"]


def test_that_then_the_alphabet_decides_9_c() -> None:
    assert names(team(1, "Chile", 2500), team(2, "Brazil", 2500)) == ["Brazil", "Chile"]
