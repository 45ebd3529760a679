"""What can be done with a round as a whole: pair, accept, discard, publish, reopen, unpair."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import RoundState
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.rounds.result_keys import ResultKeys


class RoundCommands(QObject):
    """The commands, and when each of them makes sense."""

    accepted = Signal()
    """The draft has become a round."""

    def __init__(self, desk: Desk, keys: ResultKeys, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._session = desk.session
        self._keys = keys
        self.pair = action(self, self.tr("&Pair the next round"), self._on_pair, "F9")
        self.accept = action(self, self.tr("&Accept the draft"), self._on_accept, "Ctrl+Return")
        self.discard = action(self, self.tr("&Discard the draft"), self._on_discard)
        self.publish = action(self, self.tr("P&ublish the round"), self._on_publish, "Ctrl+Shift+P")
        self.reopen = action(self, self.tr("&Reopen the round…"), self._on_reopen)
        self.unpair = action(self, self.tr("U&npair the last round"), self._on_unpair)

    def listed(self) -> list[QAction]:
        """Return the commands in the order of a day."""
        return [self.pair, self.accept, self.discard, self.publish, self.reopen, self.unpair]

    def obstacle(self, tournament: Tournament) -> str:
        """Return why the next round cannot be paired; nothing if it can."""
        if not self._session.is_open:
            return self.tr("No tournament is open.")
        if len(tournament.teams) < 2:
            return self.tr("A round needs two teams at least. Enter them on the Teams page.")
        problem = self._session.problem(edits.start_round)
        if problem:
            return problem
        if not tournament.rounds and tournament.settings.initial_colour is None:
            return self.tr("The initial colour has not been drawn yet.")
        return ""

    def follow(self, tournament: Tournament, shown: int) -> str:
        """Enable what makes sense now; return the reason why Pair does not."""
        draft = tournament.draft
        last = tournament.rounds[-1] if tournament.rounds else None
        waits = last is not None and last.state is RoundState.ACCEPTED
        complete = last is None or all(match.is_complete for match in last.matches)
        obstacle = self.obstacle(tournament)
        for command in (self.accept, self.discard):
            command.setVisible(draft is not None)
            command.setEnabled(draft is not None)
        self.publish.setVisible(waits)
        self.publish.setEnabled(waits)
        if last is not None:
            self.publish.setText(self.tr("P&ublish round {number}").format(number=last.number))
        state = tournament.rounds[shown - 1].state if shown else None
        self.reopen.setEnabled(state is RoundState.PUBLISHED)
        self.unpair.setEnabled(last is not None)  # of a published one it says what comes first
        over = tournament.next_round > tournament.settings.rounds
        number = min(tournament.next_round, tournament.settings.rounds)
        self.pair.setText(self.tr("&Pair round {number}").format(number=number))
        self.pair.setVisible(draft is None and not over and (complete or not waits))
        self.pair.setEnabled(not obstacle and not self._desk.jobs.is_pairing)
        self.pair.setToolTip(obstacle or self.tr("Pair round {number} (F9)").format(number=number))
        return obstacle if self.pair.isVisible() else ""

    # --- gestures -----------------------------------------------------------------------------

    def _on_pair(self) -> None:
        obstacle = self.obstacle(self._session.tournament)
        if obstacle:
            self._desk.notices.refuse(obstacle)
        else:
            self._desk.jobs.pair_next()

    def _on_accept(self) -> None:
        if self._desk.attempt(edits.accept_draft):
            self.accepted.emit()

    def _on_discard(self) -> None:
        self._desk.attempt(edits.discard_draft)

    def _on_publish(self) -> None:
        self._desk.attempt(edits.publish_round, round=len(self._session.tournament.rounds))

    def _on_reopen(self) -> None:
        shown = self._keys.round
        reason = self._desk.notices.ask_reason(
            self.tr("Reopen round {number}").format(number=shown),
            self.tr("Why is the round reopened? The reason goes into the log."),
        )
        if reason is not None:
            self._desk.attempt(edits.reopen_round, round=shown, reason=reason)

    def _on_unpair(self) -> None:
        self._desk.attempt(edits.unpair_last_round)
