"""A list that brings the players of teams whose names were entered before."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.team_lists import preview, table_of_text

LIST = (
    "Team\tPlayer\tRating\nNorth\tBerg, Anna\t2103\nNorth\tLund, Jon\t1987\nWest\tSund, Eva\t1900\n"
)


def with_names() -> Tournament:
    entries = [Entry({"name": "North", "club": "Harbour"}), Entry({"name": "South"})]
    return edits.import_teams(Tournament(), entries)


def test_that_a_team_without_players_gets_those_of_the_list() -> None:
    before = with_names()
    seen = preview(table_of_text(LIST), tournament=before)
    assert [(d.row, d.code, d.left_out) for d in seen.doubts] == [
        (2, "team-without-players", False)
    ]
    after = edits.import_teams(before, seen.entries)
    assert [(team.name, len(team.players)) for team in after.teams] == [
        ("North", 2), ("South", 0), ("West", 1),
    ]  # fmt: skip
    assert after.teams[0].id == before.teams[0].id
    assert after.teams[0].club == "Harbour"
    ids = [player.id for _team, player in after.players()] + [team.id for team in after.teams]
    assert len(set(ids)) == len(ids)


def test_that_a_team_with_players_does_not_come_in_again() -> None:
    before = edits.import_teams(with_names(), preview(table_of_text(LIST)).entries)
    seen = preview(table_of_text(LIST), tournament=before)
    assert [(d.row, d.code) for d in seen.doubts] == [(2, "team-known"), (4, "team-known")]
    assert seen.entries == ()
    with pytest.raises(TeamSwissError, match="team-name-doubled"):
        edits.import_teams(before, preview(table_of_text(LIST)).entries)


def test_that_a_name_alone_does_not_come_in_again() -> None:
    with pytest.raises(TeamSwissError, match="team-name-doubled"):
        edits.import_teams(with_names(), [Entry({"name": "South"})])
