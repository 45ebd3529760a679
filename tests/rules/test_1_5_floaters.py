"""1.5: who floated in the round before."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.positions import field_of, position


def floated(
    teams: Mapping[int, str],
    virtual: Mapping[int, Mapping[int, float]] | None = None,
    system: str = "fide-team-2026",
) -> list[int]:
    field = field_of(position(teams, virtual=virtual, system=system))
    return [team.tpn for team in field.teams if team.floated]


FOUR = {1: "W3+ W2+", 2: "W4+ B1-", 3: "B1- W4+", 4: "B2- B3-"}


def test_that_nobody_floats_against_an_equal_score() -> None:
    assert floated(FOUR) == []


def test_that_both_teams_of_a_match_with_different_scores_float() -> None:
    crossed = {1: "W3+ W4+", 2: "W4+ B3=", 3: "B1- W2=", 4: "B2- B1-"}
    assert floated(crossed) == [1, 2, 3, 4]


def test_that_a_forfeit_and_a_bye_are_no_floats() -> None:  # reading 5
    assert floated({1: "W3+ W4+f", 2: "W4+ pab", 3: "B1- zero", 4: "B2- B1-f"}) == []


def test_that_the_scores_are_those_the_round_was_paired_on() -> None:  # reading 5
    assert floated(FOUR, virtual={1: {2: 2}}) == [1, 2]
    assert floated(FOUR, virtual={1: {2: 2}}, system="fide-team-draft") == [1, 2]


def test_that_only_the_previous_round_counts() -> None:
    crossed = {1: "W2+ W4=", 2: "B1- W3=", 3: "W4+ B2=", 4: "B3- B1="}
    assert floated(crossed) == [1, 2, 3, 4]
    later = {1: "W2+ W4= B3=", 2: "B1- W3= W4=", 3: "W4+ B2= W1=", 4: "B3- B1= B2="}
    assert floated(later) == []
