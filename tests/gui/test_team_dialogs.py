"""The dialogs of the Teams page: check-in, attendance, late entries, numbers, pairs, penalties."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind
from teamswiss_gui.models.team_order import ORDERED
from teamswiss_gui.views.teams.attendance_dialog import AttendanceDialog
from teamswiss_gui.views.teams.check_in_dialog import CheckInDialog
from teamswiss_gui.views.teams.choose_team import ChooseTeamDialog
from teamswiss_gui.views.teams.forbidden_dialog import ForbiddenPairsDialog
from teamswiss_gui.views.teams.late_dialog import LateEntryDialog, LateNumberDialog
from teamswiss_gui.views.teams.numbering_dialog import NumberingDialog
from teamswiss_gui.views.teams.penalties_dialog import PenaltiesDialog
from tests.gui.drivers import ArbiterAtWindow, watched

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def at_teams(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    """Four teams that are not numbered yet."""
    arbiter.starts_a_new_tournament().goes_to("Teams")
    return arbiter.types("North\rSouth\rWest\rEast\r")


def named(arbiter: ArbiterAtWindow, name: str) -> TeamId:
    return next(team.id for team in arbiter.tournament.teams if team.name == name)


def selects(arbiter: ArbiterAtWindow, name: str) -> None:
    page = arbiter.window.teams
    row = page.proxy.row_of(named(arbiter, name))
    assert row is not None
    page.teams.choose(row, 1)


def test_that_teams_check_in_by_typing_a_part_of_their_names(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    arbiter.presses("Ctrl+H")
    dialog = arbiter.sees_dialog(CheckInDialog)
    watched(dialog.model, dialog)
    assert dialog.count.text() == "0 of 4 teams are here"
    arbiter.types("wes\r").types("nor\r")
    assert dialog.count.text() == "2 of 4 teams are here"
    assert dialog.undo_button.text() == "Undo: check in North"
    dialog.undo_button.click()
    assert [team.name for team in arbiter.tournament.teams if team.checked_in] == ["West"]
    arbiter.types("nor\r")
    dialog.finder.clear()
    dialog.only_missing.setChecked(True)
    assert [team.name for team in dialog.model.rows] == ["East", "South"]
    dialog.table.setFocus()
    dialog.table.choose(0, 4)
    arbiter.types("late, 10:20\r")
    assert arbiter.tournament.team(named(arbiter, "East")).note == "late, 10:20"
    dialog.table.choose(0, 0)
    arbiter.presses("Space")
    assert arbiter.tournament.team(named(arbiter, "East")).checked_in
    dialog.away.click()
    assert arbiter.tournament.team(named(arbiter, "South")).bye(1) is ByeKind.ABSENT
    dialog.everyone.click()
    assert dialog.count.text() == "4 of 4 teams are here"
    assert not dialog.away.isEnabled()
    arbiter.presses("Escape")


def test_that_a_tick_in_the_table_checks_a_team_in(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    page.teams.choose(1, 8)
    arbiter.presses("Space")
    assert [team.checked_in for team in arbiter.tournament.teams] == [False, True, False, False]
    page.teams.selectAll()
    arbiter.presses("Ctrl+Space")
    assert all(team.checked_in for team in arbiter.tournament.teams)
    assert page.team_commands.here.isChecked()
    arbiter.window.undo.trigger()
    assert sum(team.checked_in for team in arbiter.tournament.teams) == 1


def test_that_a_team_requests_byes_withdraws_and_returns(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    selects(arbiter, "South")
    arbiter.presses("Ctrl+B")
    dialog = arbiter.sees_dialog(AttendanceDialog)
    assert dialog.name.text() == "South"
    for number, kind in ((1, ByeKind.HALF), (2, ByeKind.FULL), (3, ByeKind.ABSENT)):
        box = dialog.boxes[number - 1]
        box.setCurrentIndex(box.findData(kind))
        box.activated.emit(box.currentIndex())
    team = named(arbiter, "South")
    asked = [arbiter.tournament.team(team).bye(number) for number in (1, 2, 3, 4)]
    assert asked == [ByeKind.HALF, ByeKind.FULL, ByeKind.ABSENT, None]
    dialog.from_round.setValue(4)
    dialog.withdraw.click()
    assert arbiter.tournament.team(team).is_withdrawn(5)
    assert not dialog.boxes[4].isEnabled()
    dialog.from_round.setValue(6)
    dialog.back.click()
    assert not arbiter.tournament.team(team).is_withdrawn(6)
    assert arbiter.tournament.team(team).is_withdrawn(5)
    for _gesture in range(5):
        arbiter.presses("Ctrl+Z")
    assert arbiter.tournament.team(team).absences == ()
    assert arbiter.tournament.team(team).withdrawals == ()


def test_that_several_teams_withdraw_and_return_together(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    page.teams.selectAll()
    page.team_commands.withdraw.trigger()
    assert all(team.is_withdrawn(1) for team in arbiter.tournament.teams)
    assert arbiter.sees_teams()[0][8] == "withdrawn"
    page.team_commands.back.trigger()
    assert not any(team.is_withdrawn(1) for team in arbiter.tournament.teams)
    page.team_commands.absent.trigger()
    assert all(team.bye(1) is ByeKind.ABSENT for team in arbiter.tournament.teams)
    page.team_commands.absent.trigger()
    assert all(team.bye(1) is None for team in arbiter.tournament.teams)
    assert arbiter.undoes_everything() == 4 + 4


def test_that_a_late_team_gets_the_number_of_its_rating(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    arbiter.presses("Ctrl+Ins")
    dialog = arbiter.sees_dialog(LateEntryDialog)
    arbiter.types("north star")
    assert dialog.problem.text() == "There is a team north star already."
    assert not dialog.enter.isEnabled()
    arbiter.types("let")
    assert dialog.enter.isEnabled()
    assert dialog.first_round.value() == 6
    dialog.numbers.by_rating.setChecked(False)
    dialog.numbers.number.setValue(3)
    arbiter.presses("Return")
    late = arbiter.tournament.team(named(arbiter, "north starlet"))
    assert (late.first_round, late.tpn) == (6, 3)
    assert len({team.tpn for team in arbiter.tournament.teams}) == 25
    arbiter.window.undo.trigger()
    arbiter.window.undo.trigger()
    assert len(arbiter.tournament.teams) == 24


def test_that_a_team_for_a_later_round_is_numbered_when_it_arrives(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.team_commands.late.trigger()
    dialog = arbiter.sees_dialog(LateEntryDialog)
    arbiter.types("Comet")
    dialog.first_round.setValue(7)
    assert not dialog.numbers.by_rating.isEnabled()
    dialog.enter.click()
    late = named(arbiter, "Comet")
    assert arbiter.tournament.team(late).tpn is None
    selects(arbiter, "Comet")
    assert page.numbering.late.isEnabled()
    page.numbering.late.trigger()
    number = arbiter.sees_dialog(LateNumberDialog)
    number.give.click()
    assert number.problem.text() == "Comet plays from round 7 on and has no number before."
    number.reject()


def test_that_the_list_is_numbered_by_hand_closed_and_reopened(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    page.numbering.by_hand.trigger()
    dialog = arbiter.sees_dialog(NumberingDialog)
    watched(dialog.model, dialog)
    dialog.table.choose(3)
    arbiter.presses("Alt+Up").presses("Alt+Up")
    dialog.table.choose(0)
    dialog.number.setValue(4)
    dialog.number.editingFinished.emit()
    assert [team.name for _n, team in dialog.model.rows] == ["East", "South", "West", "North"]
    dragged = dialog.model.mimeData([dialog.model.index(3, 0)])
    assert dragged.hasFormat(ORDERED)
    assert dialog.model.dropMimeData(
        dragged, Qt.DropAction.MoveAction, 1, 0, dialog.model.index(-1, -1)
    )
    dialog.accept_order.click()
    order = {team.name: team.tpn for team in arbiter.tournament.teams}
    assert order == {"East": 1, "North": 2, "South": 3, "West": 4}
    page.numbering.close.trigger()
    assert arbiter.tournament.list_closed
    assert not page.by_rating.isEnabled()
    assert "list closed" in page.note.text()
    arbiter.notices.reasons = ["A team has left"]
    page.numbering.reopen.trigger()
    assert not arbiter.tournament.list_closed
    page.by_lot.trigger()
    assert sorted(team.tpn or 0 for team in arbiter.tournament.teams) == [1, 2, 3, 4]


def test_that_a_typed_number_moves_a_team(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    page.by_rating.trigger()
    selects(arbiter, "West")
    page.teams.choose(page.teams.currentIndex().row(), 0)
    arbiter.types("1\r")
    order = sorted(arbiter.tournament.teams, key=lambda team: team.tpn or 0)
    assert [team.name for team in order] == ["West", "East", "North", "South"]
    arbiter.types("9\r")
    assert "TPN" in arbiter.problem


def test_that_a_pair_is_forbidden_and_allowed_again(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    selects(arbiter, "North")
    page.team_commands.forbidden.trigger()
    dialog = arbiter.sees_dialog(ForbiddenPairsDialog)
    watched(dialog.model, dialog)
    assert dialog.team.team == named(arbiter, "North")
    arbiter.types("West")
    assert dialog.opponent.team == named(arbiter, "West")
    arbiter.puts_lists_away().turns_to(dialog)
    dialog.span.setCurrentIndex(1)
    dialog.last.setValue(3)
    dialog.reason.setText("one club")
    dialog.forbid.click()
    (pair,) = arbiter.tournament.forbidden_pairs
    assert {pair.team, pair.opponent} == {named(arbiter, "North"), named(arbiter, "West")}
    assert (pair.first_round, pair.last_round, pair.reason) == (1, 3, "one club")
    assert dialog.model.index(0, 2).data() == "1 to 3"
    dialog.opponent.choose(named(arbiter, "North"))
    dialog.forbid.click()
    assert dialog.problem.text() == "North cannot be paired with itself."
    dialog.table.choose(0)
    dialog.table.setFocus()
    arbiter.presses("Del")
    assert arbiter.tournament.forbidden_pairs == ()


def test_that_several_teams_are_kept_apart_at_once(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    page.teams.selectAll()
    page.team_commands.forbidden.trigger()
    dialog = arbiter.sees_dialog(ForbiddenPairsDialog)
    assert "North" in dialog.group.text()
    dialog.forbid.click()
    assert len(dialog.model.rows) == 6
    dialog.undo_button.click()
    assert arbiter.tournament.forbidden_pairs == ()


def test_that_a_penalty_is_given_with_a_reason_and_taken_back(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    before = arbiter.tournament.adjustments
    selects(arbiter, "Old Rook")
    arbiter.window.teams.team_commands.penalties.trigger()
    dialog = arbiter.sees_dialog(PenaltiesDialog)
    watched(dialog.model, dialog)
    assert not dialog.give.isEnabled()
    dialog.match_points.lineEdit().setText("-1½")
    dialog.match_points.interpretText()
    dialog.round.setValue(4)
    dialog.target.setCurrentIndex(1)
    dialog.reason.setText("No line-up")
    dialog.give.click()
    given = arbiter.tournament.adjustments[-1]
    assert (given.match_points, given.round, given.reason) == (-3, 4, "No line-up")
    assert given.target is AdjustmentTarget.MATCH
    assert dialog.model.index(len(before), 2).data() == "−1½"
    dialog.table.choose(len(before))
    dialog.back.click()
    assert arbiter.tournament.adjustments == before


def test_that_players_move_to_another_team_by_keyboard(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    selects(arbiter, "North")
    page.roster.setFocus()
    arbiter.presses("Ins").types("Berg, Anna\rLund, Jon\rSilva, Maria\r")
    page.roster.choose(0, 1)
    arbiter.presses("Shift+Down").presses("Ctrl+T")
    dialog = arbiter.sees_dialog(ChooseTeamDialog)
    arbiter.types("East")
    dialog.buttons.accepted.emit()
    moved = arbiter.tournament.team(named(arbiter, "East"))
    assert [player.name for player in moved.players] == ["Berg, Anna", "Lund, Jon"]
    assert arbiter.window.undo_status.text() == "Undo: move players to East (2)"


def test_that_every_dialog_names_its_fields(arbiter: ArbiterAtWindow) -> None:
    """A screen reader says what each field is: by its own name or by its label's."""
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.session.perform(edits.reopen_list, reason="To number by hand")
    commands = page.team_commands, page.numbering, page.list_commands
    for command in (
        *(commands[0].check_in, commands[0].attendance, commands[0].late),
        *(commands[0].forbidden, commands[0].penalties, commands[1].by_hand, commands[2].lists),
    ):
        command.trigger()
        dialog = arbiter.sees_dialog(QDialog)
        nameless = [
            type(part).__name__
            for part in dialog.findChildren(QWidget)
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus
            and part.isVisible()
            and not (part.accessibleName() or getattr(part, "text", str)())
            and not _has_label(dialog, part)
            and not part.objectName().startswith("qt_")
        ]
        assert nameless == [], command.text()
        dialog.close()


def _has_label(dialog: QWidget, part: QWidget) -> bool:
    return any(label.buddy() is part for label in dialog.findChildren(QLabel))


def test_that_a_drag_of_something_else_is_refused(at_teams: ArbiterAtWindow) -> None:
    page = at_teams.window.teams
    nothing = page.roster_model.index(-1, -1)
    data = QMimeData()
    data.setText("Berg, Anna")
    assert not page.roster_model.dropMimeData(data, Qt.DropAction.MoveAction, 0, 0, nothing)
    data.setData("application/x-teamswiss-players", b'["elsewhere", 1]')
    assert not page.roster_model.dropMimeData(data, Qt.DropAction.MoveAction, 0, 0, nothing)
