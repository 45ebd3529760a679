"""Every gesture that an arbiter has is made in the window: none of them is left out.

Those on rounds are in test_every_round_gesture, those of the settings in test_tournament_page,
those with prizes in test_prizes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from teamswiss_gui.domain import edits
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.views.teams.choose_team import ChooseTeamDialog
from teamswiss_gui.views.teams.forbidden_dialog import ForbiddenPairsDialog
from teamswiss_gui.views.teams.late_dialog import LateEntryDialog
from teamswiss_gui.views.teams.penalties_dialog import PenaltiesDialog
from tests.gui import test_import_teams, test_rating_lists
from tests.gui.drivers import ArbiterAtWindow, command
from tests.gui.test_every_round_gesture import DONE_BY as OF_ROUNDS
from tests.gui.test_prizes import OF_PRIZES
from tests.gui.test_tournament_page import OF_THE_PAGE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Doing = Callable[[ArbiterAtWindow], object]


def teams(a: ArbiterAtWindow, *chosen: int) -> ArbiterAtWindow:
    """Enter four teams and choose some of them."""
    a.starts_a_new_tournament().goes_to("Teams").types("North\rSouth\rWest\rEast\r")
    table = a.window.teams.teams
    table.setFocus()
    table.choose(chosen[0] if chosen else 0, TeamColumn.NAME)
    for _more in chosen[1:]:
        a.presses("Shift+Down")
    return a


def players(a: ArbiterAtWindow, *chosen: int) -> ArbiterAtWindow:
    """Enter three players of the first team and choose some of them."""
    page = teams(a).window.teams
    page.roster.setFocus()
    a.presses("Ins").types("Berg, Anna\rLund, Jon\rSilva, Maria\r")
    page.roster.choose(chosen[0] if chosen else 0, 1)
    for _more in chosen[1:]:
        a.presses("Shift+Down")
    return a


def returned(a: ArbiterAtWindow, *chosen: int) -> None:
    teams(a, *chosen).chooses("Teams", "Withdraw from the next round on")
    a.chooses("Teams", "Return in the next round")


def forbidden(a: ArbiterAtWindow, *chosen: int) -> ForbiddenPairsDialog:
    teams(a, *chosen).chooses("Teams", "Forbidden pairs…")
    dialog = a.sees_dialog(ForbiddenPairsDialog)
    if len(chosen) < 2:
        a.types("West").puts_lists_away().turns_to(dialog)
    dialog.forbid.click()
    return dialog


def allowed(a: ArbiterAtWindow) -> None:
    dialog = forbidden(a)
    dialog.table.choose(0)
    dialog.table.setFocus()
    a.presses("Del")


def penalty(a: ArbiterAtWindow) -> PenaltiesDialog:
    a.opens_the_sample().goes_to("Teams").chooses("Teams", "Penalties and bonuses…")
    dialog = a.sees_dialog(PenaltiesDialog)
    dialog.match_points.setFocus()
    a.presses("Ctrl+A").types("-1").presses("Tab")
    dialog.reason.setFocus()
    a.types("No line-up")
    dialog.give.click()
    return dialog


def penalty_taken_back(a: ArbiterAtWindow) -> None:
    dialog = penalty(a)
    dialog.table.choose(0)
    dialog.back.click()


def late(a: ArbiterAtWindow, first_round: int) -> None:
    a.opens_the_sample().goes_to("Teams").presses("Ctrl+Ins")
    dialog = a.sees_dialog(LateEntryDialog)
    a.types("Comet")
    dialog.first_round.setValue(first_round)
    a.presses("Return")


def moved(a: ArbiterAtWindow, *chosen: int) -> None:
    players(a, *chosen).presses("Ctrl+T")
    dialog = a.sees_dialog(ChooseTeamDialog)
    a.types("East")
    dialog.buttons.accepted.emit()


def pasted(a: ArbiterAtWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    a.presses("Ctrl+V")


def renamed(a: ArbiterAtWindow) -> None:
    teams(a).presses("F2").types("Northern\r")


def captain_named(a: ArbiterAtWindow) -> None:
    teams(a).window.teams.teams.choose(0, TeamColumn.CAPTAIN)
    a.types("Holm, Astrid\r")


def reopened(a: ArbiterAtWindow) -> None:
    teams(a).chooses("Teams", "Numbers", "Number by rating")
    a.chooses("Teams", "Numbers", "Close the list")
    a.notices.reasons = ["a team has left"]
    a.chooses("Teams", "Numbers", "Reopen the list…")


def closed(a: ArbiterAtWindow) -> None:
    teams(a).chooses("Teams", "Numbers", "Number by rating")
    a.chooses("Teams", "Numbers", "Close the list")


def numbered_by_hand(a: ArbiterAtWindow) -> None:
    teams(a).chooses("Teams", "Numbers", "Number by rating")
    a.window.teams.teams.choose(2, TeamColumn.NUMBER)
    a.types("1\r")


OF_TEAMS: Mapping[str, Doing] = {
    "add_team": lambda a: a.starts_a_new_tournament().goes_to("Teams").types("North\r"),
    "rename_team": renamed,
    "change_team": captain_named,
    "remove_team": lambda a: teams(a).presses("Del"),
    "remove_teams": lambda a: teams(a, 0, 1).presses("Del"),
    "check_in": lambda a: teams(a).presses("Ctrl+Space"),
    "check_in_teams": lambda a: teams(a, 0, 1).presses("Ctrl+Space"),
    "withdraw_team": lambda a: teams(a).chooses("Teams", "Withdraw from the next round on"),
    "withdraw_teams": lambda a: teams(a, 0, 1).chooses("Teams", "Withdraw from the next round on"),
    "return_team": lambda a: returned(a, 0),
    "return_teams": lambda a: returned(a, 0, 1),
    "set_attendance": lambda a: teams(a).chooses("Teams", "Absent in the next round"),
    "set_attendance_of_teams": lambda a: teams(a, 0, 1).chooses(
        "Teams", "Absent in the next round"
    ),
    "late_entry": lambda a: late(a, first_round=8),
    "number_late_entry": lambda a: late(a, first_round=6),
    "forbid_pair": forbidden,
    "forbid_pairs": lambda a: forbidden(a, 0, 1, 2),
    "allow_pair": allowed,
    "adjust_points": penalty,
    "remove_adjustment": penalty_taken_back,
    "number_by_rating": lambda a: teams(a).chooses("Teams", "Numbers", "Number by rating"),
    "number_by_lot": lambda a: teams(a).chooses("Teams", "Numbers", "Number by lot"),
    "number_by_hand": numbered_by_hand,
    "close_list": closed,
    "reopen_list": reopened,
    "paste_teams": lambda a: pasted(teams(a), "Upper\tNOR\nLower\tSWE\n"),
    # players
    "add_player": players,
    "change_player": lambda a: players(a).presses("F2").types("Berg, Anne\r"),
    "move_player": lambda a: players(a, 1).presses("Alt+Up"),
    "move_players": lambda a: players(a, 1, 2).presses("Alt+Up"),
    "remove_player": lambda a: players(a, 1).presses("Del"),
    "remove_players": lambda a: players(a, 1, 2).presses("Del"),
    "move_player_to_team": lambda a: moved(a, 0),
    "move_players_to_team": lambda a: moved(a, 0, 1),
    "paste_players": lambda a: pasted(players(a), "Kovac, Petr\t\t2103\nSund, Eva\t\t1987\n"),
}
WITH_FILES: Mapping[str, Callable[..., None]] = {
    "import_teams": test_import_teams.test_that_a_list_is_imported_after_its_doubts_were_seen,
    "take_from_list": test_rating_lists.test_that_a_player_is_taken_over_into_his_row,
    "update_ratings": test_rating_lists.test_that_ratings_are_updated_after_old_and_new_were_seen,
}
"""Their own tests bring the files along."""


def test_that_no_gesture_is_left_out() -> None:
    made = {*OF_ROUNDS, *OF_TEAMS, *OF_THE_PAGE, *OF_PRIZES, *WITH_FILES}
    assert made == set(edits.GESTURES)


@pytest.mark.parametrize("gesture", OF_TEAMS)
def test_that_the_window_does_it_to_teams_and_players(
    arbiter: ArbiterAtWindow, gesture: str
) -> None:
    OF_TEAMS[gesture](arbiter)
    QApplication.processEvents()
    session = arbiter.window.session
    assert session.log()[-1].gesture == gesture
    assert arbiter.notices.refused == []
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()
    after = arbiter.tournament
    arbiter.window.undo.trigger()
    assert arbiter.tournament != after


OF_FILES: Mapping[str, tuple[str, ...]] = {
    "new": ("File", "New tournament"),
    "from an earlier event": ("File", "New from an earlier event…"),
    "open": ("File", "Open…"),
    "save as": ("File", "Save as…"),
    "save a copy": ("File", "Save a copy…"),
    "snapshot": ("File", "Keep a snapshot…"),
    "restore a snapshot": ("File", "Restore a snapshot…"),
    "import": ("File", "Import", "Import…"),
    "export": ("File", "Export this page…"),
    "print": ("File", "Print…"),
    "close": ("File", "Close"),
    "redo": ("Edit", "Redo: remove the team North"),
}


def test_that_what_is_done_with_files_is_in_the_menus(arbiter: ArbiterAtWindow) -> None:
    teams(arbiter).presses("Del")
    arbiter.presses("Ctrl+Z")
    for gesture, way in OF_FILES.items():
        assert command(arbiter.window, *way).isEnabled(), gesture
    assert command(arbiter.window, "Edit", "Undo: add the team East").isEnabled()


KEYS: Mapping[str, tuple[str, ...]] = {
    "F1": ("Help",), "Ctrl+N": ("File",), "Ctrl+O": ("File",), "Ctrl+S": ("File",),
    "Ctrl+Z": ("Edit",), "Ctrl+Shift+Z": ("Edit",), "Ctrl+P": ("File",), "Ctrl+E": ("File",),
    **{f"Ctrl+{page}": ("View",) for page in range(1, 8)},
    "Alt+Left": ("Rounds",), "Alt+Right": ("Rounds",), "F9": ("Rounds",), "F4": ("Rounds",),
    "Ctrl+L": ("Rounds",), "Ins": ("Teams",), "Del": ("Teams",), "Ctrl+F": ("Teams",),
}  # fmt: skip


def test_that_every_key_of_the_design_is_shown_in_its_menu(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    for key, way in KEYS.items():
        menu = command(arbiter.window, *way).menu()
        assert isinstance(menu, QMenu)
        shown = [each.shortcut() for each in menu.actions()]
        assert QKeySequence(key) in shown, key
