"""Several teams or players at once: all of it, or nothing."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import PlayerId, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind


def an_event() -> Tournament:
    """Three teams of four players; North has the ids 1 and 2 to 5."""
    after = Tournament()
    for team in ("North", "South", "West"):
        players = tuple({"name": f"{team} {number}"} for number in range(1, 5))
        after = edits.import_teams(after, [edits.Entry({"name": team}, players)])
    return after


def ids(tournament: Tournament) -> list[TeamId]:
    return [team.id for team in tournament.teams]


def roster(tournament: Tournament, place: int) -> list[str]:
    return [player.name for player in tournament.teams[place].players]


def test_that_teams_are_checked_in_withdrawn_and_let_back() -> None:
    event = an_event()
    north, south, _west = ids(event)
    event = edits.check_in_teams(event, [north, south])
    assert [team.checked_in for team in event.teams] == [True, True, False]
    event = edits.withdraw_team(event, north, 2)
    event = edits.withdraw_teams(event, [north, south], 2)
    assert [team.is_withdrawn(3) for team in event.teams] == [True, True, False]
    event = edits.return_teams(event, ids(event), 4)
    assert [team.is_withdrawn(4) for team in event.teams] == [False, False, False]
    event = edits.set_attendance_of_teams(event, ids(event), 1, ByeKind.HALF)
    assert [team.bye(1) for team in event.teams] == [ByeKind.HALF] * 3


def test_that_one_refusal_refuses_all() -> None:
    event = an_event()
    with pytest.raises(TeamSwissError, match="no-such-team"):
        edits.remove_teams(event, [*ids(event), TeamId(999)])
    assert edits.remove_teams(event, ids(event)).teams == ()


def test_that_every_two_of_some_teams_are_kept_apart() -> None:
    event = edits.forbid_pairs(an_event(), ids(an_event()), last_round=2, reason="one club")
    assert len(event.forbidden_pairs) == 3
    assert {(pair.last_round, pair.reason) for pair in event.forbidden_pairs} == {(2, "one club")}


@pytest.mark.parametrize(
    ("moved", "position", "expected"),
    [
        ([2], 3, "2 1 3 4"),
        ([2], 5, "2 3 4 1"),
        ([4, 5], 1, "3 4 1 2"),
        ([2, 4], 4, "2 1 3 4"),
        ([5, 2], 3, "2 4 1 3"),
        ([3, 4], 3, "1 2 3 4"),
        ([2, 2], 2, "1 2 3 4"),
    ],
)
def test_that_players_move_side_by_side(moved: list[int], position: int, expected: str) -> None:
    event = edits.move_players(an_event(), [PlayerId(id) for id in moved], position)
    assert " ".join(name.split()[1] for name in roster(event, 0)) == expected


def test_that_players_of_two_rosters_do_not_move_together() -> None:
    with pytest.raises(TeamSwissError, match="no-such-player"):
        edits.move_players(an_event(), [PlayerId(2), PlayerId(7)], 1)


def test_that_players_change_the_team_and_are_removed() -> None:
    event = an_event()
    south = ids(event)[1]
    event = edits.move_players_to_team(event, [PlayerId(2), PlayerId(3)], south, 2)
    assert roster(event, 0) == ["North 3", "North 4"]
    assert roster(event, 1) == ["South 1", "North 1", "North 2", "South 2", "South 3", "South 4"]
    event = edits.remove_players(event, [PlayerId(2), PlayerId(3)])
    assert roster(event, 1) == ["South 1", "South 2", "South 3", "South 4"]


def test_that_rows_fill_a_roster_and_go_beyond_it() -> None:
    event = an_event()
    rows: list[dict[str, object]] = [
        {"rating": 2100},
        {"rating": 2000},
        {"name": "New", "rating": 1900},
    ]
    event = edits.paste_players(event, ids(event)[0], 3, rows)
    assert [player.rating for player in event.teams[0].players] == [None, None, 2100, 2000, 1900]
    assert roster(event, 0)[-1] == "New"


def test_that_a_refused_row_says_which_it_is() -> None:
    event = an_event()
    with pytest.raises(TeamSwissError) as refused:
        edits.paste_players(event, ids(event)[0], 1, [{"rating": 2100}, {"rating": 99999}])
    assert refused.value.details["pasted_row"] == 2
    with pytest.raises(TeamSwissError) as refused:
        edits.paste_teams(event, ids(event)[:1], [{"captain": "Kari"}, {"name": "West"}])
    assert (refused.value.code, refused.value.details["pasted_row"]) == ("team-name-doubled", 2)


def test_that_rows_fill_teams_and_go_beyond_them() -> None:
    event = an_event()
    rows = [{"captain": "Ana"}, {"captain": "Bo"}, {"name": "East", "captain": "Cid"}]
    event = edits.paste_teams(event, ids(event)[1:], rows)
    assert [team.captain for team in event.teams] == ["", "Ana", "Bo", "Cid"]
    assert event.teams[3].name == "East"
