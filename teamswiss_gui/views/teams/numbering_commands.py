"""Commands that number the teams and close the list."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import NUMBERING
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.views.desk import action
from teamswiss_gui.views.teams.late_dialog import LateNumberDialog
from teamswiss_gui.views.teams.numbering_dialog import NumberingDialog

if TYPE_CHECKING:
    from teamswiss_gui.views.teams_page import TeamsPage


class NumberingCommands(QObject):
    """By rating, by lot, by hand; a closed list changes only for late entries."""

    def __init__(self, page: TeamsPage) -> None:
        super().__init__(page)
        self._page = page
        self.by_rating = action(self, self.tr("Number by &rating"), self._on_by_rating)
        self.by_lot = action(self, self.tr("Number by &lot"), self._on_by_lot)
        self.by_hand = action(self, self.tr("Number by &hand…"), self._on_by_hand)
        self.late = action(self, self.tr("Number a late &entry…"), self._on_late)
        self.close = action(self, self.tr("&Close the list"), self._on_close)
        self.reopen = action(self, self.tr("Re&open the list…"), self._on_reopen)
        self.menu = QMenu(self.tr("Nu&mbers"), page)
        self.menu.addActions([self.by_rating, self.by_lot, self.by_hand, self.late])
        self.menu.addSeparator()
        self.menu.addActions([self.close, self.reopen])

    def refresh(self, tournament: Tournament) -> None:
        """Enable what can be done."""
        some = bool(tournament.teams)
        free = some and (not tournament.list_closed or NUMBERING in tournament.unlocked)
        for command in (self.by_rating, self.by_lot, self.by_hand):
            command.setEnabled(free)
        self.close.setEnabled(some and not tournament.list_closed)
        self.reopen.setEnabled(some and tournament.list_closed)
        team = None if self._page.team is None else tournament.team(self._page.team)
        self.late.setEnabled(
            team is not None
            and team.tpn is None
            and any(each.tpn is not None for each in tournament.teams)
        )

    def _on_by_rating(self) -> None:
        self._page.attempt(edits.number_by_rating)

    def _on_by_lot(self) -> None:
        self._page.attempt(edits.number_by_lot, seed=secrets.token_hex(4))

    def _on_by_hand(self) -> None:
        NumberingDialog(self._page.desk, self._page).open()

    def _on_late(self) -> None:
        if self._page.team is not None:
            LateNumberDialog(self._page.desk, self._page, self._page.team).open()

    def _on_close(self) -> None:
        self._page.attempt(edits.close_list)

    def _on_reopen(self) -> None:
        reason = self._page.desk.notices.ask_reason(
            self.tr("Reopen the list"),
            self.tr("Why are the numbers provisional again? The reason goes into the log."),
        )
        if reason is not None:
            self._page.attempt(edits.reopen_list, reason=reason)
