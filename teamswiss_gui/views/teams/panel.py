"""The frame of a dialog that works on the open tournament, gesture by gesture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL
from teamswiss_gui.views.widgets import ActionButton, set_tone


def is_stray_enter(dialog: QDialog, event: QKeyEvent) -> bool:
    """Say whether Enter was pressed in a field, where it must not press a button far away.

    The main button of a dialog takes it only if it has the property "enter".
    """
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if isinstance(dialog.focusWidget(), QPushButton):
        return False
    main = next((b for b in dialog.findChildren(QPushButton) if b.property("enter")), None)
    if main is not None:
        main.click()
    return True


class GesturePanel(Dialog):
    """Follows the tournament while it is open; what is refused is said in it.

    Everything takes effect at once and can be undone here with Ctrl+Z, so that it needs no OK.
    """

    topic = "teams"

    def __init__(self, desk: Desk, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.desk = desk
        self.session = desk.session
        self.undo = action(self, self.tr("Undo"), self._on_undo, "Ctrl+Z", inside=self)
        self.redo = action(self, self.tr("Redo"), self._on_redo, "Ctrl+Shift+Z", inside=self)
        self.problem = plain()
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(self.tr("Problem"))
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.undo_button = ActionButton(self.undo)
        self.undo_button.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.setSpacing(SMALL)
        foot.addWidget(self.undo_button)
        foot.addStretch(1)
        foot.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        whole.setSpacing(SMALL)
        self.body = QVBoxLayout()
        self.body.setSpacing(SMALL)
        whole.addLayout(self.body, 1)
        whole.addWidget(self.problem)
        whole.addLayout(foot)
        self._show_undo()
        self.session.tournament_changed.connect(self._on_tournament_changed)
        self.session.document_changed.connect(self.reject)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_stray_enter(self, event):
            super().keyPressEvent(event)

    def refresh(self, tournament: Tournament) -> None:
        """Show a tournament."""
        raise NotImplementedError

    def attempt(self, gesture: Gesture, /, **arguments: object) -> bool:
        """Make a gesture; a refusal stands in the dialog. Say whether it went through."""
        try:
            self.session.perform(gesture, **arguments)
        except TeamSwissError as error:
            self.show_problem(self.session.worded(error))
            return False
        self.show_problem("")
        return True

    def show_problem(self, text: str) -> None:
        """Say what is wrong, or that nothing is."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        self.refresh(after)
        self._show_undo()

    def _show_undo(self) -> None:
        what = self.session.undo_text()
        self.undo.setEnabled(bool(what))
        short = what if len(what) <= 40 else f"{what[:39]}…"
        self.undo.setText(self.tr("Undo: {what}").format(what=short) if what else self.tr("Undo"))

    def _on_undo(self) -> None:
        self._step(back=True)

    def _on_redo(self) -> None:
        self._step(back=False)

    def _step(self, *, back: bool) -> None:
        try:
            if back:
                self.session.undo()
            else:
                self.session.redo()
        except TeamSwissError as error:
            self.show_problem(self.session.worded(error))
        else:
            self.show_problem("")


class Form(QFormLayout):
    """Fields with their names, several side by side where they belong together."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(INSIDE)
        self.setVerticalSpacing(SMALL)
        self.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def add(self, text: str, *parts: QWidget | str, stretch: bool = False) -> None:
        """Add a row; its name's letter leads to the first field, a text stands between fields."""
        name = plain(text)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        for part in parts:
            row.addWidget(plain(part) if isinstance(part, str) else part)
        fields = [part for part in parts if isinstance(part, QWidget)]
        name.setBuddy(fields[0])
        if stretch:
            row.setStretchFactor(fields[0], 1)
        else:
            row.addStretch(1)
        self.addRow(name, row)
