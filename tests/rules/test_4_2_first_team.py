"""4.2: the first-team of a pair."""

from __future__ import annotations

from tests.rules.positions import paired, position

TWO = {1: "zero", 2: "zero"}


def first(**more: object) -> tuple[int, str]:
    pair = paired(position(TWO, **more)).colours[0]  # type: ignore[arg-type]
    return pair.first.tpn, pair.first_rule


def test_that_the_higher_primary_score_is_first_4_2_1() -> None:
    assert first(score={2: 1}) == (2, "4.2.1")


def test_that_game_points_can_be_the_primary_score_4_2_1() -> None:
    assert first(score={1: 1}, game_points={2: 1}, primary="game_points") == (2, "4.2.1")


def test_that_virtual_points_do_not_count_4_2_1() -> None:  # reading 12
    assert first(score={2: 1}, virtual={1: {2: 2}}) == (2, "4.2.1")


def test_that_then_the_secondary_score_decides_4_2_2() -> None:
    assert first(game_points={2: 0.5}) == (2, "4.2.2")


def test_that_the_rules_may_leave_the_secondary_score_out_4_2_2() -> None:
    assert first(game_points={2: 0.5}, secondary=False) == (1, "4.2.3")


def test_that_then_the_smaller_number_is_first_4_2_3() -> None:
    assert first() == (1, "4.2.3")
