"""Prizes: as they are typed, as gestures, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import new_from_earlier
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.prizes import (
    BoardPrizeRules,
    Measure,
    Prize,
    PrizeCategory,
    prizes_text,
    read_prizes,
)


@pytest.mark.parametrize(
    ("typed", "amount", "item"),
    [
        ("300", 30_000, ""),
        ("300.5", 30_050, ""),
        ("300,05", 30_005, ""),
        ("300 + Cup", 30_000, "Cup"),
        ("300+Cup + medals", 30_000, "Cup + medals"),
        ("Cup + medals", 0, "Cup + medals"),
        ("Кубок", 0, "Кубок"),
        ("“Chess Review”, a year", 0, "“Chess Review”, a year"),
        ("0", 0, ""),
    ],
)
def test_that_a_prize_is_read_and_written_as_it_is_typed(
    typed: str, amount: int, item: str
) -> None:
    (prize,) = read_prizes(typed)
    assert prize == Prize(amount, item)
    assert read_prizes(prizes_text((prize,))) == (prize,)


@pytest.mark.parametrize(
    "typed", ["300 EUR", "€ 300", "-5", "300 +", "+ Cup", "300, 200", "1.234", "3 books", "٣"]
)
def test_that_what_is_neither_an_amount_nor_a_thing_is_refused(typed: str) -> None:
    with pytest.raises(TeamSwissError, match="prize-text"):
        read_prizes(f"100; {typed}")


def test_that_empty_places_between_semicolons_are_passed_over() -> None:
    assert read_prizes(" 100 ;; Medal; ") == (Prize(10_000), Prize(0, "Medal"))
    assert read_prizes("") == ()


def categories(*names: str) -> Tournament:
    made = Tournament()
    for name in names:
        made = edits.add_category(made, name)
    return made


def names(tournament: Tournament) -> list[str]:
    return [each.name for each in tournament.settings.prizes]


def test_that_categories_are_added_moved_renamed_and_removed() -> None:
    made = categories("Open", "Women", "Youth")
    assert names(edits.move_category(made, "Youth", 0)) == ["Youth", "Open", "Women"]
    assert names(edits.move_category(made, "Open", 2)) == ["Women", "Youth", "Open"]
    assert names(edits.remove_category(made, "women")) == ["Open", "Youth"]
    renamed = edits.change_category(made, "Open", PrizeCategory("Championship"))
    assert names(renamed) == ["Championship", "Women", "Youth"]
    same = edits.change_category(made, "Open", PrizeCategory("Open"))
    assert same.settings is made.settings


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (PrizeCategory("WOMEN "), "category-doubled"),
        (PrizeCategory(" "), "text-empty"),
        (PrizeCategory("Open", rating_from=2000, rating_below=2000), "category-empty"),
        (PrizeCategory("Open", born_from=2010, born_until=2009), "category-empty"),
        (PrizeCategory("Open", born_from=20), "number-out-of-range"),
        (PrizeCategory("Open", rating_below=0), "number-out-of-range"),
        (PrizeCategory("Open", prizes=(Prize(-1),)), "number-out-of-range"),
        (PrizeCategory("Open", teams=frozenset({7})), "no-such-team"),
        (PrizeCategory("Open", teams=frozenset({"A"})), "wrong-type"),  # type: ignore[arg-type]
    ],
)
def test_that_a_category_that_cannot_be_is_refused(changed: PrizeCategory, code: str) -> None:
    with pytest.raises(TeamSwissError, match=code):
        edits.change_category(categories("Open", "Women"), "Open", changed)


def test_that_a_category_that_is_not_there_is_refused() -> None:
    with pytest.raises(TeamSwissError, match="no-category"):
        edits.remove_category(categories("Open"), "Women")
    with pytest.raises(TeamSwissError, match="number-out-of-range"):
        edits.move_category(categories("Open"), "Open", 1)


def test_that_a_removed_team_leaves_the_categories_and_a_template_keeps_them() -> None:
    made = Tournament()
    for name in "ABC":
        made = edits.add_team(made, name)
    first, second, third = (team.id for team in made.teams)
    made = edits.remove_team(made, first)
    made = edits.add_category(made, "Guests")
    chosen = PrizeCategory("Guests", teams=frozenset({second, third}))
    made = edits.change_category(made, "Guests", chosen)
    again = new_from_earlier(made, {})
    kept = again.settings.prizes[0].teams or frozenset()
    assert {again.team(TeamId(team)).name for team in kept} == {"B", "C"}
    made = edits.remove_team(made, second)
    assert made.settings.prizes[0].teams == frozenset[int]({third})


@pytest.mark.parametrize(
    "rules",
    [
        BoardPrizeRules(measures=()),
        BoardPrizeRules(measures=(Measure.POINTS, Measure.POINTS)),
        BoardPrizeRules(minimum_games=0),
        replace(BoardPrizeRules(), on_every_board=1),  # type: ignore[arg-type]
        "rules",
    ],
)
def test_that_rules_of_board_prizes_that_say_nothing_are_refused(rules: object) -> None:
    with pytest.raises(TeamSwissError):
        edits.set_field(Tournament(), "board_prizes", rules)


def test_that_a_category_with_a_team_of_another_file_can_still_be_changed() -> None:
    strange = PrizeCategory("Guests", teams=frozenset({99}))
    made = edits.set_field(categories(), "prizes", (strange,))
    changed = edits.change_category(made, "Guests", replace(strange, women=True))
    assert changed.settings.prizes[0].women
    with pytest.raises(TeamSwissError) as refused:
        edits.change_category(made, "Guests", replace(strange, teams=frozenset({99, 98})))
    assert refused.value.code == "no-such-team"
