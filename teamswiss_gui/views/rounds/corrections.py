"""Gestures on the round that is shown; on an earlier one it is said first what they change."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from teamswiss_gui.app.advice import Cancel
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.corrections import correction
from teamswiss_gui.models.consequences import Consequences
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.rounds.decision_dialog import DecisionDialog
from teamswiss_gui.views.rounds.result_keys import ResultKeys


class Corrections(QObject):
    """Makes gestures, or lets the arbiter decide on them."""

    def __init__(self, desk: Desk, keys: ResultKeys, page: QWidget) -> None:
        super().__init__(page)
        self._desk = desk
        self._session = desk.session
        self._keys = keys
        self._page = page
        keys.correction_wanted.connect(self._decide)

    @property
    def is_earlier(self) -> bool:
        """Whether rounds have been paired after the one that is shown."""
        return self._keys.round < len(self._session.tournament.rounds)

    def perform(self, gesture: Gesture, arguments: dict[str, Any]) -> None:
        """Make a gesture that changes results."""
        if self.is_earlier:
            self._decide(gesture, self._with_place(gesture, arguments))
        elif self._desk.attempt(gesture, round=self._keys.round, **arguments):
            self._go_on()

    def perform_form(self, gesture: Gesture, arguments: dict[str, Any]) -> bool:
        """Make the gesture of a form, which tells a refusal itself; say whether it is done."""
        if self.is_earlier:
            whole = self._with_place(gesture, arguments)
            gesture(self._session.tournament, **whole)  # refused here, where the form can say it
            self._decide(gesture, whole)
        else:
            self._session.perform(gesture, round=self._keys.round, **arguments)
            self._go_on()
        return True

    def _go_on(self) -> None:
        """Take up the match as it is now; what a key could not do before is forgotten."""
        self._keys.told.emit("", None)
        self._keys.go_to(self._keys.round, self._keys.place)

    def _with_place(self, gesture: Gesture, arguments: dict[str, Any]) -> dict[str, Any]:
        meant = {} if gesture is edits.correct_result else {"correct": True}
        return {"round": self._keys.round, **arguments, **meant}

    def _decide(self, gesture: Gesture, arguments: dict[str, Any]) -> None:
        """Say what a correction changes, and make it when the arbiter says so."""
        before = self._session.tournament
        try:
            after = gesture(before, **arguments)
        except TeamSwissError as error:
            self._desk.notices.refuse(self._session.worded(error))
            return

        def work(cancel: Cancel) -> object:
            return correction(before, after, cancel=cancel)

        title = self.tr("Correct round {number}").format(number=self._keys.round)
        dialog = DecisionDialog(self._desk, title, self.tr("Correct it"), self._page)
        dialog.keeps_consequences = False
        dialog.undoable.setText(self.tr("It can be undone."))
        dialog.accepted.connect(self._on_corrected)
        wording = Consequences(self._session.words, before).correction
        dialog.consider(gesture, arguments, work, wording)

    def _on_corrected(self) -> None:
        self._keys.told.emit("", None)
        self._keys.go_on()
