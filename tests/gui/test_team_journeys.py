"""Whole stories on the Teams page, by keyboard and clipboard, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QTableView

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import ByeKind, RatingSource
from teamswiss_gui.models.roster import PlayerColumn
from teamswiss_gui.models.teams import TeamColumn
from tests.gui.drivers import ArbiterAtWindow, command

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TEAMS = ("Rook House", "Green Bank", "Old Mill", "Sea View", "High Peak", "Elm Court",
         "Fair Field", "Long Bridge")  # fmt: skip
FIRST = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def enters_everything(arbiter: ArbiterAtWindow) -> None:
    """Type eight teams with five players each, ratings and all, without the mouse."""
    page = arbiter.window.teams
    for number, name in enumerate(TEAMS):
        arbiter.types(name).presses("Return")
        row = page.proxy.row_of(arbiter.tournament.teams[-1].id)
        assert row is not None
        page.teams.choose(row, 1)
        page.roster.setFocus()
        arbiter.presses("Ins")
        for first in FIRST:
            arbiter.types(f"{name}, {first}\r")
        page.roster.choose(0, PlayerColumn.RATING)
        for place in range(len(FIRST)):
            arbiter.types(f"{2000 - 10 * number - place}\r")
        page.teams.setFocus()
        page.teams.choose(page.proxy.rowCount() - 1, 1)


def test_that_eight_teams_with_players_are_entered_and_all_of_it_undone(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    start = arbiter.tournament
    enters_everything(arbiter)
    assert [team.name for team in arbiter.tournament.teams] == list(TEAMS)
    assert all(len(team.players) == 5 for team in arbiter.tournament.teams)
    assert arbiter.tournament.teams[7].players[4].rating == 1926
    arbiter.window.teams.by_rating.trigger()
    assert [team.tpn for team in arbiter.tournament.teams] == list(range(1, 9))
    full = arbiter.tournament
    arbiter.closes_and_starts_again()
    assert arbiter.tournament == full
    assert arbiter.undoes_everything() == 8 * (1 + 5 + 5) + 1
    assert arbiter.tournament == start


def test_that_the_average_and_who_counts_move_with_the_edit(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.teams.choose(2, TeamColumn.NAME)
    assert arbiter.sees_teams()[2][TeamColumn.AVERAGE] == "2152"
    assert [row[PlayerColumn.COUNTS] for row in arbiter.sees_roster()][:6] == ["●"] * 4 + [""] * 2
    page.roster.setFocus()
    page.roster.choose(5, PlayerColumn.RATING)
    arbiter.types("2567\r")
    assert arbiter.sees_teams()[2][TeamColumn.AVERAGE] == "2259"
    counts = [row[PlayerColumn.COUNTS] for row in arbiter.sees_roster()][:6]
    assert counts == ["●", "●", "●", "", "", "●"]
    assert "average 2259 from places 1, 2, 3, 6" in page.team_note.text()


def test_that_a_block_fills_a_column_and_comes_back_out(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    before = arbiter.tournament
    page.teams.choose(0, TeamColumn.CAPTAIN)
    QGuiApplication.clipboard().setText("Ann\nBob\nCid\n")
    arbiter.presses("Ctrl+V")
    by_number = sorted(arbiter.tournament.teams, key=lambda team: team.tpn or 0)
    assert [team.captain for team in by_number][:3] == ["Ann", "Bob", "Cid"]
    arbiter.presses("Shift+Down").presses("Shift+Down").presses("Ctrl+C")
    assert QGuiApplication.clipboard().text() == "Ann\nBob\nCid\n"
    page.roster.setFocus()
    page.roster.choose(0, PlayerColumn.RATING)
    QGuiApplication.clipboard().setText("2001\n2002\n")
    arbiter.presses("Ctrl+V")
    team = arbiter.tournament.team(page.team or by_number[2].id)
    assert [player.rating for player in team.players[:2]] == [2001, 2002]
    arbiter.presses("Ctrl+Shift+C")
    whole = QGuiApplication.clipboard().text().splitlines()
    assert whole[0].startswith("Bd\tPlayer\tTitle\tRating")
    assert len(whole) == 1 + len(team.players)
    arbiter.window.undo.trigger()
    arbiter.window.undo.trigger()
    assert arbiter.tournament == before


def test_that_players_are_pasted_by_their_heads(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\r")
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    page.roster.setFocus()
    QGuiApplication.clipboard().setText(
        "Elo\tFIDE-ID\tName\tGeburtsdatum\n2103\t1500001\tBerg, Anna\t3.4.1985\n\t\tLund, Jon\t\n"
    )
    arbiter.presses("Ctrl+V")
    anna, jon = arbiter.tournament.teams[0].players
    assert (anna.name, anna.rating, anna.fide_id) == ("Berg, Anna", 2103, "1500001")
    assert anna.birth is not None
    assert (anna.birth.year, anna.birth.month, anna.birth.day) == (1985, 4, 3)
    assert (jon.name, jon.rating) == ("Lund, Jon", None)


def test_that_a_refused_block_names_its_row(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\r")
    QGuiApplication.clipboard().setText("South\nWest\nnorth\n")
    arbiter.presses("Ctrl+V")
    assert arbiter.problem == (
        "Row 3 of what was pasted: There is a team north already. Nothing was changed."
    )
    assert len(arbiter.tournament.teams) == 1


def test_that_several_players_move_and_go_together(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\r")
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    page.roster.setFocus()
    arbiter.presses("Ins").types("Ada\rBen\rCleo\rDan\rEva\r")

    def names() -> str:
        return " ".join(player.name for player in arbiter.tournament.teams[0].players)

    page.roster.choose(1, 1)
    arbiter.presses("Shift+Down").presses("Alt+Down")
    assert names() == "Ada Dan Ben Cleo Eva"
    arbiter.presses("Alt+Down").presses("Alt+Down")
    assert names() == "Ada Dan Eva Ben Cleo"
    for _step in range(4):
        arbiter.presses("Alt+Up")
    assert names() == "Ben Cleo Ada Dan Eva"
    arbiter.presses("Del")
    assert names() == "Ada Dan Eva"
    assert arbiter.window.undo_status.text() == "Undo: remove players (2)"
    page.teams.setFocus()
    page.teams.choose(0, 1)
    arbiter.presses("Del")
    assert not arbiter.tournament.teams


def dropped(view: QTableView, data: QMimeData, cell: QModelIndex, *, above: bool) -> None:
    """Let go of a drag above a cell, or on it."""
    rect = view.visualRect(cell)
    where = QPoint(rect.center().x(), rect.top() + 1 if above else rect.center().y())
    left, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    move = Qt.DropAction.MoveAction
    QApplication.sendEvent(view.viewport(), QDragEnterEvent(where, move, data, left, keys))
    over = QDragMoveEvent(where, move, data, left, keys)
    over.ignore()
    QApplication.sendEvent(view.viewport(), over)
    assert over.isAccepted()
    drop = QDropEvent(QPointF(where), move, data, left, keys)
    drop.ignore()
    QApplication.sendEvent(view.viewport(), drop)


def test_that_players_are_dragged_to_another_board_and_another_team(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\rSouth\r")
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    page.roster.setFocus()
    arbiter.presses("Ins").types("Ada\rBen\rCleo\rDan\r")
    model = page.roster_model
    assert model.flags(model.index(3, 1)) & Qt.ItemFlag.ItemIsDragEnabled
    assert not model.flags(model.index(4, 1)) & Qt.ItemFlag.ItemIsDragEnabled
    dropped(page.roster, model.mimeData([model.index(3, 1)]), model.index(1, 1), above=True)
    assert [row[1] for row in arbiter.sees_roster()[:4]] == ["Ada", "Dan", "Ben", "Cleo"]
    pair = model.mimeData([model.index(0, 1), model.index(1, 1)])
    dropped(page.roster, pair, model.index(3, 1), above=True)
    assert [row[1] for row in arbiter.sees_roster()[:4]] == ["Ben", "Ada", "Dan", "Cleo"]
    one = model.mimeData([model.index(0, 1)])
    dropped(page.teams, one, page.proxy.index(1, 1), above=False)
    assert [player.name for player in arbiter.tournament.teams[1].players] == ["Ben"]
    assert arbiter.window.undo_status.text() == "Undo: move Ben to South"


def test_that_a_player_who_has_played_stays(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    model = page.roster_model
    dropped(page.teams, model.mimeData([model.index(0, 1)]), page.proxy.index(1, 1), above=False)
    assert "stays on the roster" in arbiter.problem


def test_that_columns_are_chosen_and_remembered(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    assert page.teams.isColumnHidden(TeamColumn.CLUB)
    menu = page.teams.column_menu()
    club = menu.actions()[TeamColumn.CLUB]
    assert not menu.actions()[TeamColumn.NAME].isEnabled()
    club.trigger()
    assert not page.teams.isColumnHidden(TeamColumn.CLUB)
    page.teams.setColumnWidth(TeamColumn.CLUB, 177)
    arbiter.closes_and_starts_again()
    page = arbiter.window.teams
    assert not page.teams.isColumnHidden(TeamColumn.CLUB)
    assert page.teams.isColumnHidden(TeamColumn.PREVIOUS)
    assert page.teams.columnWidth(TeamColumn.CLUB) == 177


def test_that_the_rating_that_counts_is_always_shown(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    assert page.roster.isColumnHidden(PlayerColumn.NATIONAL_RATING)
    arbiter.window.session.perform(
        edits.set_field, field="rating_source", value=RatingSource.NATIONAL
    )
    assert not page.roster.isColumnHidden(PlayerColumn.NATIONAL_RATING)


def test_that_an_odd_number_of_teams_is_explained(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\rSouth\r")
    page = arbiter.window.teams
    assert not page.hint.isVisible()
    arbiter.types("West\r")
    assert "3 teams play round 1" in page.hint.text()
    assert "bye" in page.hint.text()
    page.team_commands.absent.trigger()
    page.teams.choose(0, 1)
    page.team_commands.absent.trigger()
    assert arbiter.tournament.teams[0].bye(1) is ByeKind.ABSENT
    assert not page.hint.isVisible()


def test_that_the_empty_page_says_what_to_do(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    page = arbiter.window.teams
    assert page.empty.isVisible()
    arbiter.types("North\r")
    assert not page.empty.isVisible()
    arbiter.window.undo.trigger()
    assert page.empty.isVisible()


# --- every gesture of the product's lists Teams and Players ------------------------------------

BY_COMMAND = {
    "Teams: add; Players: add": ("Teams", "Add"),
    "remove (before it was paired); remove (before the first game)": ("Teams", "Remove"),
    "withdraw from a round on": ("Teams", "Withdraw from the next round on"),
    "return": ("Teams", "Return in the next round"),
    "late entry": ("Teams", "Late entry…"),
    "present or absent for a round": ("Teams", "Absent in the next round"),
    "requested bye (zero, half, full) for a round": ("Teams", "Attendance and byes…"),
    "has arrived": ("Teams", "Has arrived"),
    "check-in": ("Teams", "Check-in…"),
    "number by rating": ("Teams", "Numbers", "Number by rating"),
    "number by lot": ("Teams", "Numbers", "Number by lot"),
    "number by hand": ("Teams", "Numbers", "Number by hand…"),
    "number a late entry": ("Teams", "Numbers", "Number a late entry…"),
    "close the list": ("Teams", "Numbers", "Close the list"),
    "reopen the list": ("Teams", "Numbers", "Reopen the list…"),
    "forbid a pair for some or all rounds, allow it again": ("Teams", "Forbidden pairs…"),
    "penalty or bonus for a team in a round": ("Teams", "Penalties and bonuses…"),
    "move within the roster": ("Teams", "Player", "Move up"),
    "move to another team (before the first game)": ("Teams", "Player", "To another team…"),
    "take over name, rating and id": ("Teams", "Player", "Take over from the rating list"),
    "update ratings for all": ("Teams", "Update ratings…"),
    "load a rating list": ("Teams", "Rating lists…"),
    "import": ("File", "Import", "Import…"),
}
BY_CELL = {
    "rename": TeamColumn.NAME,
    "captain": TeamColumn.CAPTAIN,
    "federation": TeamColumn.FEDERATION,
    "previous standing (rule C.9)": TeamColumn.PREVIOUS,
}


def test_that_every_gesture_is_in_the_menus_and_can_be_made(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\rSouth\r")
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    page.roster.setFocus()
    arbiter.presses("Ins").types("Ada\r")
    page.by_rating.trigger()
    seen = enabled(arbiter)
    page.team_commands.withdraw.trigger()
    seen |= enabled(arbiter)
    page.numbering.close.trigger()
    page.teams.setFocus()
    arbiter.presses("Ins").types("West\r")
    page.teams.choose(2, 1)
    assert seen | enabled(arbiter) == set(BY_COMMAND)


def enabled(arbiter: ArbiterAtWindow) -> set[str]:
    return {words for words, way in BY_COMMAND.items() if command(arbiter.window, *way).isEnabled()}


def test_that_the_other_gestures_are_cells(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\r")
    page = arbiter.window.teams
    for column in BY_CELL.values():
        flags = page.proxy.flags(page.proxy.index(0, column))
        assert flags & Qt.ItemFlag.ItemIsEditable
    page.teams.choose(0, TeamColumn.NAME)
    arbiter.presses("F2").types("Northern\r")
    page.teams.show_column(TeamColumn.PREVIOUS)
    page.teams.choose(0, TeamColumn.PREVIOUS)
    arbiter.types("3\r")
    page.teams.choose(0, TeamColumn.FEDERATION)
    arbiter.types("nor")
    arbiter.presses("Return")
    team = arbiter.tournament.teams[0]
    assert (team.name, team.previous_standing, team.federation) == ("Northern", 3, "NOR")
    page.teams.choose(0, TeamColumn.FEDERATION)
    arbiter.turns_to(arbiter.window)
    arbiter.types("n0r")
    assert "two or three letters" in arbiter.problem


def test_that_one_team_is_not_called_teams(arbiter: ArbiterAtWindow) -> None:
    arbiter.window.new.trigger()
    arbiter.window.session.perform(edits.add_team, name="North")
    arbiter.goes_to("Teams")
    assert arbiter.window.teams.note.text() == "1 team, 0 players"
