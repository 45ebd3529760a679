"""2.1: who may not meet, and who may not have the bye."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.pair import pair
from tests.rules.positions import field_of, pairs, position


def test_that_two_teams_do_not_play_twice() -> None:  # C1
    assert pairs(position({1: "W3=", 2: "B4=", 3: "B1=", 4: "W2="})) == [(1, 4), (2, 3)]


def test_that_a_forfeited_match_does_not_use_up_the_pairing() -> None:  # reading 1
    assert pairs(position({1: "W2+f", 2: "B1-f"})) == [(1, 2)]


def test_that_a_match_played_on_one_board_only_is_played() -> None:  # reading 2
    with pytest.raises(TeamSwissError, match="no-legal-pairing"):
        pair(position({1: "W2+", 2: "B1-"}))


def test_that_a_forbidden_pair_is_never_paired() -> None:
    teams = {1: "zero", 2: "zero", 3: "zero", 4: "zero"}
    assert pairs(position(teams)) == [(1, 3), (2, 4)]
    assert pairs(position(teams, forbidden=((3, 1),))) == [(1, 4), (2, 3)]


@pytest.mark.parametrize(
    ("last", "barred_2026", "barred_draft"),
    [
        ("pab", True, True),
        ("full", True, True),
        ("W9+f", True, True),
        ("half", False, False),
        ("zero", False, False),
        ("W9-f", False, False),
        ("W9+", False, False),
    ],
)
def test_that_c2_bars_from_the_bye(  # reading 3
    last: str, barred_2026: bool, barred_draft: bool
) -> None:
    for system, barred in (("fide-team-2026", barred_2026), ("fide-team-draft", barred_draft)):
        field = field_of(position({1: last, 2: "zero"}, system=system))
        assert field.teams[0].barred is barred


def test_that_the_draft_bars_a_win_without_playing_and_the_final_text_names_the_kinds() -> None:
    # A half-point bye with a point on top: as much as a win, in a round not played.
    teams = {1: "half", 2: "zero"}
    assert field_of(position(teams, score={1: 1}, system="fide-team-draft")).teams[0].barred
    assert not field_of(position(teams, score={1: 1})).teams[0].barred
    # More than a win does not bar, and it is match points that count, whichever score is first.
    assert not field_of(position(teams, score={1: 2}, system="fide-team-draft")).teams[0].barred
    by_games = position(
        teams, score={1: 1}, game_points={1: -1}, primary="game_points", system="fide-team-draft"
    )
    assert field_of(by_games).teams[0].barred
