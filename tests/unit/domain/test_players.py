"""Players and rosters."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.terms import Sex, Side
from tests.arbiter import Arbiter, a_numbered_event, a_running_event, an_entered_event


def roster(arbiter: Arbiter, team: str) -> list[str]:
    return [player.name for player in arbiter.the(team).players]


def test_that_a_player_joins_at_the_end_or_at_a_position() -> None:
    arbiter = an_entered_event(1, players=2)
    team = arbiter.team("A")
    arbiter.does(edits.add_player, team=team, name="last")
    arbiter.does(edits.add_player, team=team, name="first", position=1)
    assert roster(arbiter, "A") == ["first", "A1", "A2", "last"]
    arbiter.is_refused("number-out-of-range", edits.add_player, team=team, name="x", position=6)
    arbiter.is_refused("no-such-team", edits.add_player, team=99, name="x")


@pytest.mark.parametrize(
    ("field", "value", "kept"),
    [
        ("rating", 0, None),
        ("rating", 3999, 3999),
        ("fide_id", "00123", "123"),
        ("federation", "fra", "FRA"),
        ("birth", Birth(1990), Birth(1990)),
        ("birth", Birth(2000, 2, 29), Birth(2000, 2, 29)),
        ("sex", Sex.FEMALE, Sex.FEMALE),
        ("national_rating", 850, 850),
    ],
)
def test_that_a_field_of_a_player_is_set(field: str, value: object, kept: object) -> None:
    arbiter = an_entered_event(1, players=1)
    arbiter.does(edits.change_player, player=arbiter.player("A1"), **{field: value})
    assert getattr(arbiter.the("A").players[0], field) == kept


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("name", "", "text-empty"),
        ("name", "\u202eA", "text-character"),
        ("rating", 4000, "number-out-of-range"),
        ("rating", -1, "number-out-of-range"),
        ("rating", "2000", "wrong-type"),
        ("rating", False, "wrong-type"),
        ("fide_id", "12a", "fide-id"),
        ("fide_id", "1" * 12, "text-too-long"),
        ("birth", Birth(1849), "number-out-of-range"),
        ("birth", Birth(2101), "number-out-of-range"),
        ("birth", Birth(2001, 2, 29), "number-out-of-range"),
        ("birth", Birth(2001, 13), "number-out-of-range"),
        ("birth", Birth(2001, 0, 5), "number-out-of-range"),
        ("birth", 1990, "wrong-type"),
        ("sex", "m", "wrong-type"),
        ("title", "Grandmaster", "text-too-long"),
        ("national_rating", 5000, "number-out-of-range"),
        ("shoe_size", 44, "no-such-field"),
    ],
)
def test_that_a_field_of_a_player_refuses_what_it_cannot_be(
    field: str, value: object, code: str
) -> None:
    arbiter = an_entered_event(1, players=1)
    player = arbiter.player("A1")
    arbiter.is_refused(code, edits.change_player, player=player, **{field: value})


def test_that_a_player_is_on_one_roster_only() -> None:
    arbiter = an_entered_event(2, players=2)
    arbiter.does(edits.change_player, player=arbiter.player("A1"), fide_id="77")
    refused = arbiter.is_refused(
        "player-on-two-rosters",
        edits.add_player,
        team=arbiter.team("B"),
        name="Somebody",
        fide_id="0077",
    )
    assert refused.details["team_name"] == "A"
    arbiter.is_refused(
        "player-on-two-rosters", edits.change_player, player=arbiter.player("B1"), fide_id="77"
    )


def test_that_namesakes_need_something_that_tells_them_apart() -> None:
    arbiter = an_entered_event(1, players=1)
    team = arbiter.team("A")
    arbiter.is_refused("player-name-doubled", edits.add_player, team=team, name="a1")
    arbiter.does(edits.add_player, team=team, name="A1", birth=Birth(1990))
    arbiter.does(edits.add_player, team=team, name="A1", fide_id="5")
    assert roster(arbiter, "A") == ["A1", "A1", "A1"]


def test_that_a_roster_has_an_end() -> None:
    arbiter = an_entered_event(2, players=0)
    full = {"team": arbiter.team("A")}
    for number in range(99):
        arbiter.tournament = edits.add_player(arbiter.tournament, **full, name=f"p{number}")
    arbiter.is_refused("roster-full", edits.add_player, **full, name="one more")
    arbiter.does(edits.add_player, team=arbiter.team("B"), name="B1")
    player = arbiter.player("B1")
    arbiter.is_refused("roster-full", edits.move_player_to_team, player=player, **full)


def test_that_a_player_moves_within_the_roster() -> None:
    arbiter = an_entered_event(1, players=4)
    arbiter.does(edits.move_player, player=arbiter.player("A4"), position=1)
    assert roster(arbiter, "A") == ["A4", "A1", "A2", "A3"]
    arbiter.changes_nothing(edits.move_player, player=arbiter.player("A4"), position=1)
    code = "number-out-of-range"
    arbiter.is_refused(code, edits.move_player, player=arbiter.player("A4"), position=5)
    arbiter.is_refused("no-such-player", edits.move_player, player=999, position=1)


def test_that_moving_within_the_roster_leaves_line_ups_alone() -> None:
    arbiter = a_running_event()
    arbiter.does(edits.move_player, player=arbiter.player("A6"), position=1)
    assert arbiter.seats(Side.WHITE) == "A1 A2 A3 A4"


def test_that_a_player_moves_to_another_team_before_his_first_game() -> None:
    arbiter = a_running_event()
    arbiter.does(
        edits.move_player_to_team,
        player=arbiter.player("A2"),
        team=arbiter.team("B"),
        position=1,
    )
    assert roster(arbiter, "B")[0] == "A2"
    assert arbiter.seats(Side.WHITE) == "A1 - A3 A4"
    arbiter.changes_nothing(
        edits.move_player_to_team, player=arbiter.player("A2"), team=arbiter.team("B")
    )


def test_that_a_player_who_has_played_stays() -> None:
    arbiter = a_running_event().enters_everything()
    for name in ("A1", "C4"):
        player = arbiter.player(name)
        arbiter.is_refused("player-has-played", edits.remove_player, player=player)
        arbiter.is_refused(
            "player-has-played", edits.move_player_to_team, player=player, team=arbiter.team("B")
        )
    arbiter.does(edits.remove_player, player=arbiter.player("A5"))
    assert roster(arbiter, "A") == ["A1", "A2", "A3", "A4", "A6"]


def test_that_a_removed_player_leaves_his_chair_empty() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    arbiter.does(edits.remove_player, player=arbiter.player("C2"))
    assert arbiter.seats(Side.BLACK) == "C1 - C3 C4"


def test_that_fields_are_taken_over_from_the_rating_list() -> None:
    arbiter = an_entered_event(1, players=1)
    player = arbiter.player("A1")
    arbiter.does(edits.take_from_list, player=player, name="Adler, Ada", rating=2480, fide_id="12")
    found = arbiter.the("A").players[0]
    assert (found.id, found.name, found.rating, found.fide_id) == (player, "Adler, Ada", 2480, "12")


def test_that_ratings_of_many_players_are_updated_in_one_gesture() -> None:
    arbiter = an_entered_event(2, players=2)
    new = {arbiter.player("A1"): {"rating": 2600}, arbiter.player("B2"): {"rating": 0}}
    arbiter.does(edits.update_ratings, ratings=new)
    assert arbiter.the("A").players[0].rating == 2600
    assert arbiter.the("B").players[1].rating is None
    arbiter.changes_nothing(edits.update_ratings, ratings=new)
    wrong = {arbiter.player("A1"): {"rating": 2601}, arbiter.player("B2"): {"rating": 9999}}
    arbiter.is_refused("number-out-of-range", edits.update_ratings, ratings=wrong)
    arbiter.is_refused("no-such-player", edits.update_ratings, ratings={999: {"rating": 1}})
