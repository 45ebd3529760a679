"""1.6: a colour is had only in a match really played."""

from __future__ import annotations

from tests.rules.positions import field_of, position


def test_that_the_difference_is_whites_minus_blacks() -> None:
    field = field_of(position({1: "W2= W3= B4=", 2: "B1=", 3: "zero B1=", 4: "zero zero W1="}))
    assert [team.difference for team in field.teams] == [1, -1, -1, 1]


def test_that_a_forfeit_and_a_bye_have_no_colour() -> None:
    field = field_of(position({1: "W2+f pab", 2: "B1-f zero"}))
    assert [team.colours for team in field.teams] == [(), ()]
