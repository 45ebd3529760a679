"""Editors for single settings: each checks what is typed, in place, and keeps it as a gesture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
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
from teamswiss_gui.models.round_dates import EXAMPLE, day_text, read_day
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import TIGHT
from teamswiss_gui.views.widgets import SteadyBox, repolish, set_tone


class Field(QWidget):
    """One setting: its editor, its lock, and the reason when something is refused."""

    is_setting = True
    """False for a field of something else that looks and checks as one of a setting."""
    unlock_wanted = Signal(str, str)
    """The setting and what it is called."""

    def __init__(self, desk: Desk, setting: str, title: str, editor: QWidget) -> None:
        super().__init__()
        self._desk = desk
        self.setting = setting
        self.heading = title
        self.editor = editor
        self._description = ""
        editor.setAccessibleName(title)
        self.name = plain(title)
        self.name.setBuddy(editor)
        self.lock = QToolButton()
        self.lock.setObjectName("lockButton")
        self.lock.setAccessibleName(self.tr("Unlock {title}").format(title=title))
        self.lock.clicked.connect(self._on_unlock)
        self.lock.hide()
        self.problem = plain()
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
        self._show_lock(tournament, locked=locked, paired=paired)
        self.tell("")

    def _show_lock(self, tournament: Tournament, *, locked: bool, paired: int) -> None:
        is_unlocked = self.setting in tournament.unlocked
        self.lock.setVisible(locked or is_unlocked)
        self.lock.setEnabled(locked)
        colours = self._desk.theme.colours
        icon = self._desk.theme.icon(
            "lock" if locked else "unlock", colours.quiet if locked else colours.needs
        )
        self.lock.setIcon(icon)
        text = ""
        if locked:
            why = self.tr("Locked, because %n round(s) were paired with it.", "", paired)
            text = self.tr("{why} Press to unlock it with a reason.").format(why=why)
        elif is_unlocked:
            text = self.tr("Unlocked until the next round is accepted.")
        self.lock.setToolTip(text)
        self.lock.setAccessibleDescription(text)

    def describe(self, description: str) -> None:
        """Say what a screen reader adds to the name while nothing is wrong."""
        self._description = description
        self.editor.setAccessibleDescription(self.problem.text() or description)

    def tell(self, problem: str) -> None:
        """Show why a value cannot be taken."""
        self.problem.setText(problem)
        self.editor.setAccessibleDescription(problem or self._description)
        self.problem.setVisible(bool(problem))
        if bool(self.editor.property("wrong")) != bool(problem):
            self.editor.setProperty("wrong", "true" if problem else "")
            repolish(self.editor)

    def keep(self, read: Callable[[], object]) -> None:
        """Write the value as a gesture, or say why not."""
        try:
            self.make(read())
        except TeamSwissError as error:
            self.tell(self._desk.session.worded(error))
        else:
            self.tell("")

    def make(self, value: Any) -> None:
        """Make the gesture that sets the value."""
        self._desk.session.perform(edits.set_field, field=self.setting, value=value)

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
    """A day, written as the language does, or nothing."""

    def read(self) -> object:
        text = self.line.text().strip()
        if not text:
            return None
        day = read_day(text)
        if day is None:
            raise TeamSwissError(
                "wrong-type",
                field=self.heading,
                expected=self.tr("a day as {day}").format(day=day_text(EXAMPLE)),
            )
        return day

    def write(self, value: Any) -> str:
        return day_text(value) if value else ""


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


class OptionalPointsField(PointsField):
    """Points, or nothing for what the rules say; the hint says what that is."""

    def read(self) -> object:
        return super().read() if self.line.text().strip() else None

    def write(self, value: Any) -> str:
        return "" if value is None else super().write(value)

    def show_usual(self, points: HalfPoints) -> None:
        """Show what counts while nothing is typed."""
        self.line.setPlaceholderText(self.tr("{points} (usual)").format(points=as_text(points)))


class NumberField(TextField):
    """A whole number; one that may be missing is None."""

    def __init__(
        self, desk: Desk, setting: str, title: str, hint: str = "", *, optional: bool = False
    ) -> None:
        self._optional = optional
        super().__init__(desk, setting, title, hint)

    def write(self, value: Any) -> str:
        return "" if value is None else str(value)

    def read(self) -> object:
        text = self.line.text().strip()
        if self._optional and not text:
            return None
        if not text.isdecimal():
            raise TeamSwissError(
                "wrong-type", field=self.heading, expected=self.tr("a whole number")
            )
        return int(text)


class ChoiceField(Field):
    """One of a few values, each with its words."""

    def __init__(
        self,
        desk: Desk,
        setting: str,
        title: str,
        choices: Sequence[tuple[object, str]],
        rare: Mapping[object, str] | None = None,
    ) -> None:
        self.combo = SteadyBox()
        self._rare = rare or {}
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
            self.combo.addItem(self._rare.get(value, str(getattr(value, "value", value))))
        self.combo.setCurrentIndex(self._values.index(value))

    def _read(self) -> object:
        return self._values[self.combo.currentIndex()]

    def _on_activated(self) -> None:
        self.keep(self._read)


class FlagField(Field):
    """Yes or no."""

    def __init__(self, desk: Desk, setting: str, title: str, text: str) -> None:
        self.box = QCheckBox(text)
        self.box.setAccessibleDescription(text)
        super().__init__(desk, setting, title, self.box)
        self.box.clicked.connect(self._on_clicked)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(bool(value))

    def _on_clicked(self) -> None:
        self.keep(self.box.isChecked)
