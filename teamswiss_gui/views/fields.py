"""Editors for single settings: each checks what is typed, in place, and keeps it as a gesture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import HalfPoints, as_text
from teamswiss_gui.domain.settings import LOCKED_WHEN_PAIRED
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import TIGHT
from teamswiss_gui.views.widgets import repolish, set_tone


class Field(QWidget):
    """One setting: its editor, its lock, and the reason when something is refused."""

    unlock_wanted = Signal(str, str)
    """The setting and what it is called."""

    def __init__(self, desk: Desk, setting: str, title: str, editor: QWidget) -> None:
        super().__init__()
        self._desk = desk
        self.setting = setting
        self.heading = title
        self.editor = editor
        editor.setAccessibleName(title)
        self.name = QLabel(title)
        self.name.setBuddy(editor)
        self.lock = QToolButton()
        self.lock.setObjectName("lockButton")
        self.lock.setAccessibleName(self.tr("Unlock {title}").format(title=title))
        self.lock.clicked.connect(self._on_unlock)
        self.lock.hide()
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        self.row = QHBoxLayout()
        self.row.setSpacing(TIGHT)
        self.row.addWidget(editor, 1)
        self.row.addWidget(self.lock)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(self.row)
        layout.addWidget(self.problem)
        self.setFocusProxy(editor)

    def show_value(self, value: Any) -> None:
        """Show a value of the tournament."""
        raise NotImplementedError

    def show_setting(self, tournament: Tournament) -> None:
        """Show the setting and whether it is locked."""
        self.show_value(getattr(tournament.settings, self.setting))
        paired = len(tournament.accepted_rounds)
        locked = self.setting in LOCKED_WHEN_PAIRED and paired > 0
        locked = locked and self.setting not in tournament.unlocked
        self.editor.setEnabled(not locked)
        self.lock.setVisible(locked)
        self.lock.setIcon(self._desk.theme.icon("lock", self._desk.theme.colours.quiet))
        self.lock.setToolTip(
            self.tr("Locked, because {paired} rounds are paired. Press to unlock it with a reason.")
            .format(paired=paired)
            if locked
            else ""
        )  # fmt: skip
        self.tell("")

    def tell(self, problem: str) -> None:
        """Show why a value cannot be taken."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if bool(self.editor.property("wrong")) != bool(problem):
            self.editor.setProperty("wrong", "true" if problem else "")
            repolish(self.editor)

    def keep(self, read: Callable[[], object]) -> None:
        """Write the value as a gesture, or say why not."""
        try:
            self._desk.session.perform(edits.set_field, field=self.setting, value=read())
        except TeamSwissError as error:
            self.tell(self._desk.session.worded(error))
        else:
            self.tell("")

    def check(self, read: Callable[[], object]) -> None:
        """Say in time that a value will not be taken."""
        try:
            edits.set_field(self._desk.session.tournament, self.setting, read())
        except TeamSwissError as error:
            self.tell(self._desk.session.worded(error))
        else:
            self.tell("")

    def _on_unlock(self) -> None:
        self.unlock_wanted.emit(self.setting, self.heading)


class TextField(Field):
    """A line of text; subclasses read and write other values as text."""

    def __init__(self, desk: Desk, setting: str, title: str, hint: str = "") -> None:
        self.line = QLineEdit()
        self.line.setPlaceholderText(hint)
        super().__init__(desk, setting, title, self.line)
        self.line.textEdited.connect(self._on_edited)
        self.line.editingFinished.connect(self._on_finished)

    def read(self) -> object:
        """Return the value that is typed."""
        return self.line.text()

    def write(self, value: Any) -> str:
        """Return a value as text."""
        return str(value)

    def show_value(self, value: Any) -> None:
        text = self.write(value)
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)

    def _on_edited(self) -> None:
        self.check(self.read)

    def _on_finished(self) -> None:
        if self._desk.session.is_open:
            self.keep(self.read)


class DateField(TextField):
    """A day, written 2026-10-04, or nothing."""

    def read(self) -> object:
        text = self.line.text().strip()
        if not text:
            return None
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise TeamSwissError(
                "wrong-type", field=self.heading, expected=self.tr("a day as 2026-10-04")
            ) from None

    def write(self, value: Any) -> str:
        return value.isoformat() if value else ""


class PointsField(TextField):
    """Points, with halves as ½, .5 or ,5."""

    def read(self) -> object:
        text = self.line.text().strip().replace("½", ".5").replace(",", ".")
        try:
            doubled = float(text) * 2
        except ValueError:
            doubled = 0.25
        if doubled != int(doubled):
            raise TeamSwissError(
                "wrong-type", field=self.heading, expected=self.tr("points such as 2 or 1½")
            )
        return HalfPoints(int(doubled))

    def write(self, value: Any) -> str:
        return as_text(value)


class CodesField(TextField):
    """The ordered list of tie-breaks as codes."""

    def read(self) -> object:
        return tuple(part.strip() for part in self.line.text().split(",") if part.strip())

    def write(self, value: Any) -> str:
        return ", ".join(value)


class NumberField(TextField):
    """A whole number."""

    def read(self) -> object:
        text = self.line.text().strip()
        if not text.isdecimal():
            raise TeamSwissError(
                "wrong-type", field=self.heading, expected=self.tr("a whole number")
            )
        return int(text)


class ChoiceField(Field):
    """One of a few values, each with its words."""

    def __init__(
        self, desk: Desk, setting: str, title: str, choices: Sequence[tuple[object, str]]
    ) -> None:
        self.combo = QComboBox()
        self._values = [value for value, _text in choices]
        for _value, text in choices:
            self.combo.addItem(text)
        self.combo.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.combo.setMinimumContentsLength(14)
        self.combo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(desk, setting, title, self.combo)
        self.combo.activated.connect(self._on_activated)

    def show_value(self, value: Any) -> None:
        if value not in self._values:
            self._values.append(value)
            self.combo.addItem(str(getattr(value, "value", value)))
        self.combo.setCurrentIndex(self._values.index(value))

    def _read(self) -> object:
        return self._values[self.combo.currentIndex()]

    def _on_activated(self) -> None:
        self.keep(self._read)


class FlagField(Field):
    """Yes or no."""

    def __init__(self, desk: Desk, setting: str, title: str, text: str) -> None:
        self.box = QCheckBox(text)
        super().__init__(desk, setting, title, self.box)
        self.box.clicked.connect(self._on_clicked)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(bool(value))

    def _on_clicked(self) -> None:
        self.keep(self.box.isChecked)
