"""A decision of the arbiter: what would follow from it is said first, then it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.advice import Advisor, Work
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import button, caption, give_room, label, set_tone

SHOWN_AFTER = 150
"""Milliseconds after which the dialog shows that it is still working something out."""

Wording = Callable[[Any], Sequence[str]]


class DecisionDialog(Dialog):
    """Shows the consequences of a gesture; what has none is done without asking."""

    topic = "rounds"

    def __init__(self, desk: Desk, title: str, do_text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        give_room(self, desk, 560, 320)
        self.desk = desk
        self._advisor = Advisor(self)
        self._gesture: tuple[Gesture, dict[str, Any]] | None = None
        self._wording: Wording | None = None
        self.consequences: list[str] = []
        self.asks_always = False
        self.keeps_consequences = True
        self.lead = label(title, "subtitle")
        self.lead.setWordWrap(True)
        self.fields = QFormLayout()
        self.fields.setSpacing(SMALL)
        self.fields.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.heading = plain()
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Consequences"))
        self.undoable = caption(self.tr("It can be undone, and the log keeps what is said here."))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.do = button(do_text, primary=True)
        self.buttons.addButton(self.do, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self._on_do)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(self.lead)
        layout.addLayout(self.fields)
        layout.addWidget(self.heading)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.undoable)
        layout.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.do.setDefault(True)  # once it is in the dialog: Enter means it, wherever the focus is
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_AFTER)
        self._timer.timeout.connect(self.open)
        self._advisor.answered.connect(self._on_answered)
        self._advisor.failed.connect(self._on_failed)
        self._show_waiting("")

    def consider(
        self, gesture: Gesture, arguments: dict[str, Any], work: Work, wording: Wording
    ) -> None:
        """Work out what a gesture would mean; it is done when the arbiter says so."""
        self._gesture, self._wording = (gesture, arguments), wording
        self._show_waiting(self.tr("Working it out …"))
        if not self.isVisible():
            self._timer.start()
        self._advisor.ask(work)

    def refuse(self, text: str) -> None:
        """Say why what is chosen cannot be done."""
        self._advisor.forget()
        self._gesture = None
        self._show_waiting(text)
        set_tone(self.heading, Tone.WRONG)

    def _show_waiting(self, text: str) -> None:
        self.consequences = []
        self.heading.setText(text)
        self.heading.setWordWrap(True)
        set_tone(self.heading, Tone.QUIET)
        self.text.clear()
        self.do.setEnabled(False)

    def _on_answered(self, found: object) -> None:
        self._timer.stop()
        assert self._wording is not None
        self.consequences = list(self._wording(found))
        self.do.setEnabled(True)
        if not self.consequences and not self.asks_always:
            self._on_do()
            return
        if self.consequences:
            self.heading.setText(self.tr("What it means:"))
            set_tone(self.heading, Tone.NEEDS)
            items = "".join(
                f'<li style="margin-bottom:6px">{escape(text)}</li>' for text in self.consequences
            )
            self.text.setHtml(f'<ul style="margin-left:-24px">{items}</ul>')
        else:
            self.heading.setText(self.tr("This is what the rules give."))
            set_tone(self.heading, Tone.DONE)
        if not self.isVisible():
            self.open()
        if not self.asks_always:
            self.do.setFocus()

    def _on_failed(self, error: TeamSwissError) -> None:
        """Let the arbiter decide also where nothing can be worked out."""
        self._wording = _as_they_are
        self._on_answered([self.desk.session.worded(error)])

    def _on_do(self) -> None:
        if self._gesture is None or not self.do.isEnabled():
            return
        gesture, arguments = self._gesture
        if self.keeps_consequences and self.consequences:
            arguments = {**arguments, "consequences": self.consequences}
        if self.desk.attempt(gesture, **arguments):
            self.accept()

    def done(self, result: int) -> None:
        self._timer.stop()
        self._advisor.forget()
        shown = self.isVisible()
        super().done(result)
        if not shown:
            self.deleteLater()  # nothing was closed that would delete it


def _as_they_are(texts: Any) -> Sequence[str]:
    return list(texts)
