"""A small form over a gesture: what cannot be is said where it is typed, Enter does it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints, as_text, half_points
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import button, caption, label, set_tone


class FormDialog(Dialog):
    """Fields, the reason why they do not fit, and one button that does it."""

    topic = "rounds"

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(desk.theme.size(420))
        self.desk = desk
        self._last_field: QWidget | None = None
        self.lead = label("", "subtitle")
        self.lead.setWordWrap(True)
        self.note = caption()
        self.note.hide()
        self.form = QFormLayout()
        self.form.setSpacing(SMALL)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.problem = plain()
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(self.tr("Problem"))
        set_tone(self.problem, Tone.WRONG)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.do = button("", primary=True)
        self.buttons.addButton(self.do, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self._on_do)
        self.buttons.rejected.connect(self.reject)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        self.body.setSpacing(SMALL)
        self.body.addWidget(self.lead)
        self.body.addLayout(self.form)
        self.body.addWidget(self.note)
        self.body.addWidget(self.problem)
        self.body.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.do.setDefault(True)  # once it is in the dialog: Enter means it, wherever the focus is

    def set_texts(self, title: str, do_text: str, note: str = "") -> None:
        """Say what the form is for, what its button does, and what is worth knowing."""
        self.setWindowTitle(title)
        self.lead.setText(title)
        self.do.setText(do_text)
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def do_it(self) -> bool:
        """Do what the form says; say whether the form is done with."""
        raise NotImplementedError

    def line(self, name: str, text: str = "") -> QLineEdit:
        """Add a field for text."""
        made = QLineEdit(text)
        made.setAccessibleName(name)
        made.textEdited.connect(self._on_edited)
        self.form.addRow(name, made)
        self._in_order(made)
        return made

    def choice(self, name: str, choices: Sequence[tuple[str, object]]) -> QComboBox:
        """Add a choice; the second of each is what it stands for."""
        made = QComboBox()
        made.setAccessibleName(name)
        for text, value in choices:
            made.addItem(text, value)
        self.form.addRow(name, made)
        self._in_order(made)
        return made

    def add_field(self, name: str, field: QWidget) -> None:
        """Add a field of another kind."""
        self.form.addRow(name, field)
        self._in_order(field)

    def _in_order(self, field: QWidget) -> None:
        """Let Tab go through the fields as they stand, and then to the buttons."""
        if self._last_field is None:
            field.setFocus()
        else:
            QWidget.setTabOrder(self._last_field, field)
        self._last_field = field
        QWidget.setTabOrder(field, self.do)

    def tell(self, text: str) -> None:
        """Say what is wrong."""
        self.problem.setText(text)

    def _on_edited(self) -> None:
        self.tell("")

    def _on_do(self) -> None:
        try:
            done = self.do_it()
        except TeamSwissError as error:
            self.tell(self.desk.session.worded(error))
            return
        if done:
            self.accept()

    def points(self, line: QLineEdit) -> HalfPoints:
        """Read points; refuse what is none."""
        text = line.text().strip().replace("½", ".5").replace(",", ".").replace("−", "-")
        try:
            return half_points(float(text or "x"))
        except (ValueError, OverflowError):
            line.setFocus()
            line.selectAll()
            raise TeamSwissError(
                "wrong-type",
                field=line.accessibleName(),
                expected=self.tr("points such as 2 or 1½"),
            ) from None


def points_text(points: HalfPoints | None) -> str:
    """Return points for a field; nothing if there are none."""
    return "" if points is None else as_text(points)
