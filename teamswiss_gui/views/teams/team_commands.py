"""Commands on teams: check-in, attendance, late entries, forbidden pairs, penalties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.views.desk import action
from teamswiss_gui.views.teams.attendance_dialog import AttendanceDialog
from teamswiss_gui.views.teams.check_in_dialog import CheckInDialog
from teamswiss_gui.views.teams.forbidden_dialog import ForbiddenPairsDialog
from teamswiss_gui.views.teams.late_dialog import LateEntryDialog
from teamswiss_gui.views.teams.penalties_dialog import PenaltiesDialog

if TYPE_CHECKING:
    from teamswiss_gui.views.teams_page import TeamsPage


class TeamCommands(QObject):
    """Works on the selected teams."""

    def __init__(self, page: TeamsPage) -> None:
        super().__init__(page)
        self._page = page
        self.check_in = action(
            self, self.tr("C&heck-in…"), self._on_check_in, "Ctrl+H", inside=page
        )
        self.here = action(self, self.tr("&Has arrived"), self._on_here, "Ctrl+Space", inside=page)
        self.here.setCheckable(True)
        self.absent = action(self, self.tr("Absent in the ne&xt round"), self._on_absent)
        self.absent.setCheckable(True)
        self.attendance = action(
            self, self.tr("Attendance and &byes…"), self._on_attendance, "Ctrl+B", inside=page
        )
        self.withdraw = action(self, self.tr("&Withdraw from the next round on"), self._on_withdraw)
        self.back = action(self, self.tr("R&eturn in the next round"), self._on_back)
        self.late = action(self, self.tr("&Late entry…"), self._on_late, "Ctrl+Ins", inside=page)
        self.forbidden = action(self, self.tr("Forb&idden pairs…"), self._on_forbidden)
        self.penalties = action(self, self.tr("Pe&nalties and bonuses…"), self._on_penalties)

    def menu(self) -> list[QAction | None]:
        """Return what the page's menu shows of them."""
        return [
            *(self.check_in, self.here, self.late, None),
            *(self.attendance, self.absent, self.withdraw, self.back, None),
            *(self.forbidden, self.penalties),
        ]

    def refresh(self, tournament: Tournament) -> None:
        """Enable what can be done with the selected teams."""
        known = {team.id: team for team in tournament.teams}
        teams = [known[team] for team in self._page.selected_teams() if team in known]
        number = tournament.next_round
        left = number <= tournament.settings.rounds
        out = [team.is_withdrawn(number) for team in teams]
        some = bool(teams)
        for command in (self.check_in, self.forbidden, self.penalties):
            command.setEnabled(bool(tournament.teams))
        self.late.setEnabled(self._page.session.is_open and left)
        self.here.setEnabled(some)
        self.here.setChecked(some and all(team.checked_in for team in teams))
        self.attendance.setEnabled(some)
        self.absent.setEnabled(some and left and not all(out))
        self.absent.setChecked(
            some and left and all(team.bye(number) is not None for team in teams)
        )
        self.withdraw.setEnabled(some and left and not all(out))
        self.back.setEnabled(left and any(out))

    def here_already(self, teams: Sequence[TeamId]) -> bool:
        """Say whether all of these teams have checked in."""
        here = {team.id for team in self._page.session.tournament.teams if team.checked_in}
        return here.issuperset(teams)

    # --- gestures -----------------------------------------------------------------------------

    def _on_here(self) -> None:
        page, teams = self._page, self._page.selected_teams()
        present = not self.here_already(teams)
        if len(teams) == 1:
            page.attempt(edits.check_in, team=teams[0], present=present)
        elif teams:
            page.attempt(edits.check_in_teams, teams=teams, present=present)
        self.refresh(page.session.tournament)

    def _on_absent(self) -> None:
        page, teams = self._page, self._page.selected_teams()
        number = page.session.tournament.next_round
        bye = ByeKind.ABSENT if self.absent.isChecked() else None
        if len(teams) == 1:
            page.attempt(edits.set_attendance, team=teams[0], round=number, bye=bye)
        elif teams:
            page.attempt(edits.set_attendance_of_teams, teams=teams, round=number, bye=bye)
        self.refresh(page.session.tournament)

    def _on_withdraw(self) -> None:
        page, teams = self._page, self._page.selected_teams()
        number = page.session.tournament.next_round
        if len(teams) == 1:
            page.attempt(edits.withdraw_team, team=teams[0], first_round=number)
        elif teams:
            page.attempt(edits.withdraw_teams, teams=teams, first_round=number)

    def _on_back(self) -> None:
        page, teams = self._page, self._page.selected_teams()
        number = page.session.tournament.next_round
        if len(teams) == 1:
            page.attempt(edits.return_team, team=teams[0], round=number)
        elif teams:
            page.attempt(edits.return_teams, teams=teams, round=number)

    # --- dialogs ------------------------------------------------------------------------------

    def _on_check_in(self) -> None:
        CheckInDialog(self._page.desk, self._page).open()

    def _on_attendance(self) -> None:
        teams = self._page.selected_teams()
        if teams:
            AttendanceDialog(self._page.desk, self._page, teams[0]).open()

    def _on_late(self) -> None:
        dialog = LateEntryDialog(self._page.desk, self._page)
        dialog.entered.connect(self._page.show_team)
        dialog.open()

    def _on_forbidden(self) -> None:
        ForbiddenPairsDialog(self._page.desk, self._page, self._page.selected_teams()).open()

    def _on_penalties(self) -> None:
        PenaltiesDialog(self._page.desk, self._page, self._page.team).open()
