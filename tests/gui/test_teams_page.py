"""Teams and rosters: typed, pasted, moved, found."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from tests.gui.drivers import ArbiterAtWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""The offscreen screen says so whenever a list pops up below a cell."""

ROSTER = "Berg, Anna\tWIM\t2103\t1500001\nLund, Jon\t\t1987\nSilva, Maria\t\t\n"


@pytest.fixture
def with_two_teams(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    return arbiter.types("North\r").types("South\r")


def test_that_a_doubled_name_stays_open_with_its_reason(with_two_teams: ArbiterAtWindow) -> None:
    arbiter = with_two_teams
    arbiter.types("north")
    assert arbiter.problem == "There is a team north already."
    arbiter.types("\r")
    assert len(arbiter.tournament.teams) == 2
    arbiter.types("ern\r")
    assert [team.name for team in arbiter.tournament.teams] == ["North", "South", "northern"]
    assert arbiter.problem == ""


def test_that_escape_gives_a_wrong_text_up(with_two_teams: ArbiterAtWindow) -> None:
    with_two_teams.types("north").presses("Escape")
    assert with_two_teams.problem == ""
    assert len(with_two_teams.tournament.teams) == 2


def test_that_a_roster_is_pasted_and_its_average_follows(with_two_teams: ArbiterAtWindow) -> None:
    arbiter = with_two_teams
    arbiter.window.teams.teams.choose(0, 1)
    arbiter.window.teams.roster.setFocus()
    QGuiApplication.clipboard().setText(ROSTER)
    arbiter.presses("Ctrl+V")
    players = arbiter.tournament.teams[0].players
    assert [(p.name, p.title, p.rating) for p in players] == [
        ("Berg, Anna", "WIM", 2103),
        ("Lund, Jon", "", 1987),
        ("Silva, Maria", "", None),
    ]
    assert arbiter.sees_teams()[0][6] == "1830"
    assert [row[4] for row in arbiter.sees_roster()] == ["●", "●", "●", ""]
    assert arbiter.window.undo_status.text() == "Undo: paste players into North"
    arbiter.window.undo.trigger()
    assert arbiter.tournament.teams[0].players == ()


def test_that_a_wrong_block_is_refused_as_a_whole(with_two_teams: ArbiterAtWindow) -> None:
    arbiter = with_two_teams
    arbiter.window.teams.teams.choose(0, 1)
    arbiter.window.teams.roster.setFocus()
    QGuiApplication.clipboard().setText("Berg, Anna\t\t2103\nLund, Jon\t\thigh\n")
    arbiter.presses("Ctrl+V")
    assert "whole number" in arbiter.problem
    assert arbiter.tournament.teams[0].players == ()


def test_that_twenty_teams_are_pasted(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    lines = [f"Team {number}\tNOR\tCaptain {number}" for number in range(1, 21)]
    QGuiApplication.clipboard().setText("\r\n".join(lines))
    arbiter.presses("Ctrl+V")
    assert len(arbiter.tournament.teams) == 20
    assert arbiter.tournament.teams[19].captain == "Captain 20"
    assert len(arbiter.sees_teams()) == 21
    arbiter.window.undo.trigger()
    assert arbiter.tournament.teams == ()


def test_that_players_are_typed_with_tab_and_moved_with_alt(
    with_two_teams: ArbiterAtWindow,
) -> None:
    arbiter = with_two_teams
    arbiter.window.teams.teams.choose(1, 1)
    arbiter.window.teams.roster.setFocus()
    arbiter.presses("Ins").types("Berg, Anna").presses("Tab").types("WIM").presses("Tab")
    arbiter.types("2103\r").presses("Ins").types("Lund, Jon\r")
    players = arbiter.tournament.teams[1].players
    assert [(p.name, p.title, p.rating) for p in players] == [
        ("Berg, Anna", "WIM", 2103),
        ("Lund, Jon", "", None),
    ]
    arbiter.window.teams.roster.choose(1, 1)
    arbiter.presses("Alt+Up")
    assert [row[1] for row in arbiter.sees_roster()[:2]] == ["Lund, Jon", "Berg, Anna"]
    arbiter.presses("Del")
    assert [p.name for p in arbiter.tournament.teams[1].players] == ["Berg, Anna"]


def test_that_delete_removes_a_team_and_a_paired_one_stays(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    arbiter.presses("Del")
    assert len(arbiter.tournament.teams) == 24
    assert "withdraw it instead" in arbiter.problem


def test_that_a_team_is_found_as_you_type(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams").presses("Ctrl+F").types("green")
    assert [row[1] for row in arbiter.sees_teams()] == ["Green Hill"]
    arbiter.types("\r")
    assert arbiter.window.teams.team_title.text() == "Green Hill"
    arbiter.window.teams.finder.clear()
    assert len(arbiter.sees_teams()) == 25


def test_that_the_row_to_type_into_stays_last_however_sorted(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    for column in range(12):
        for _twice in range(2):
            arbiter.window.teams.teams.horizontalHeader().setSortIndicator(
                column,
                arbiter.window.teams.proxy.sortOrder().__class__(_twice),
            )
            assert arbiter.sees_teams()[-1][1] == "Add a team…"


def test_that_a_team_that_stays_away_is_not_paired(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.teams.choose(2, 1)
    page.team_commands.absent.trigger()
    assert "round 6: absent" in page.team_note.text()
    page.teams.choose(3, 1)
    page.team_commands.withdraw.trigger()
    assert "withdrawn" in page.team_note.text()
    arbiter.pairs()
    away = {arbiter.tournament.team(bye.team).name for bye in arbiter.last.byes}
    assert {"Green Hill", "Iron Bridge"} <= away
    arbiter.window.rounds.discard.trigger()
    arbiter.goes_to("Teams")
    page.teams.choose(3, 1)
    page.team_commands.back.trigger()
    page.teams.choose(2, 1)
    page.team_commands.absent.trigger()
    assert all(team.bye(6) is None for team in arbiter.tournament.teams if team.tpn in (3, 4))
