"""Questions about a round that come from elsewhere: compare the systems, explain a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from teamswiss_gui.views.desk import Desk, action

if TYPE_CHECKING:
    from teamswiss_gui.domain.model import TeamId
    from teamswiss_gui.views.rounds_page import RoundsPage


class CompareCommand(QObject):
    """Opens the comparison of the round that the page shows, or of the next one."""

    def __init__(self, desk: Desk, page: RoundsPage) -> None:
        super().__init__(page)
        self._desk = desk
        self._page = page
        self.command = action(self, self.tr("Compare &systems…"), self._on_wanted, "Shift+F4")
        desk.session.tournament_changed.connect(self._follow)
        desk.session.document_changed.connect(self._follow)
        self._follow()

    def _follow(self, _before: object = None, _after: object = None) -> None:
        tournament = self._desk.session.tournament
        numbered = [team for team in tournament.teams if team.tpn is not None]
        self.command.setEnabled(len(numbered) > 1)

    def _on_wanted(self) -> None:
        number = self._page.shown_round or 1
        from teamswiss_gui.views.dialogs.compare import CompareDialog

        CompareDialog(self._desk, self._page.window(), number).open()


def explain_match(page: RoundsPage, number: int, team: TeamId) -> None:
    """Choose a team's match in the round that is shown, and open the explanation."""
    for match in page.session.tournament.round(number).matches:
        place = page.matches_model.row_of(match.id)
        if team in (match.white, match.black) and place is not None:
            page.matches.choose(place)
    if not page.why.isChecked():
        page.why.trigger()
