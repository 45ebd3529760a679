"""Parts that the pages share: the page itself, its title row, tables, empty states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import (
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QTextLayout,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL, TIGHT


def set_tone(label: QLabel, tone: Tone | None) -> None:
    """Write a label in a tone."""
    value = tone.value if tone else ""
    if label.property("tone") != value:
        label.setProperty("tone", value)
        repolish(label)


def repolish(widget: QWidget) -> None:
    """Let the style sheet look again at a widget whose property has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(text: str = "", name: str = "") -> QLabel:
    """Return a label of one of the sheet's kinds; its text is shown as it is written."""
    made = plain(text)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    if name:
        made.setObjectName(name)
    return made


def caption(text: str = "") -> QLabel:
    """Return a small quiet text, as it is written."""
    made = plain(text)
    made.setProperty("caption", "true")
    made.setWordWrap(True)
    return made


class ElidedLabel(QLabel):
    """A line that shows as much as there is room for; the whole is in its tip."""

    def __init__(self, where: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._where = where

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(plain_tip(text))

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("…") * 4, super().sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.contentsRect().adjusted(self.margin(), 0, -self.margin(), 0)
        text = self.fontMetrics().elidedText(self.text(), self._where, room.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


class LinesLabel(QLabel):
    """A text of a few lines at the most; the last ends in … and the whole is in its tip."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._most = most
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(plain_tip(text))
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self.lines(width)) * self.fontMetrics().lineSpacing()

    def sizeHint(self) -> QSize:
        width = max(self.width(), 1)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(self.width(), 1)))

    def lines(self, width: int) -> list[str]:
        """Return the text as it is shown in a width."""
        text, metrics = self.text(), self.fontMetrics()
        layout = QTextLayout(text, self.font())
        wrap = QTextOption()
        wrap.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(wrap)
        starts: list[int] = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            starts.append(line.textStart())
        layout.endLayout()
        ends = [*starts[1 : self._most], len(text)]
        broken = [text[start:end].strip() for start, end in zip(starts, ends, strict=False)]
        return [metrics.elidedText(each, Qt.TextElideMode.ElideRight, width) for each in broken]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics = self.fontMetrics()
        for place, line in enumerate(self.lines(self.width())):
            painter.drawText(0, place * metrics.lineSpacing() + metrics.ascent(), line)
        painter.end()


def elided_title() -> ElidedLabel:
    """Return a heading that ends in … where there is no room for all of it: names can be long."""
    made = ElidedLabel(Qt.TextElideMode.ElideRight)
    made.setObjectName("subtitle")
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return made


def elided_caption() -> ElidedLabel:
    """Return a small quiet line that ends in … where there is no room for all of it."""
    made = ElidedLabel(Qt.TextElideMode.ElideRight)
    made.setProperty("caption", "true")
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return made


def button(text: str, *, primary: bool = False, flat: bool = False) -> QPushButton:
    """Return a push button."""
    made = QPushButton(text)
    if primary:
        made.setProperty("primary", "true")
    if flat:
        made.setProperty("flat", "true")
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return made


Spin = TypeVar("Spin", bound=QAbstractSpinBox)


def roomy(box: Spin) -> Spin:
    """Set the number of a box off from its edge, as in other fields: the sheet cannot."""
    box.lineEdit().setTextMargins(SMALL - 2, 0, 0, 0)
    return box


class SteadyBox(QComboBox):
    """A choice that a turn of the wheel does not change: who scrolls past it means the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def give_room(dialog: QDialog, desk: Desk, width: int, height: int) -> None:
    """Give a dialog its first size, which grows with the text but not beyond its window."""
    size = desk.theme.size
    wanted = QSize(size(width), size(height))
    parent = dialog.parentWidget()
    dialog.resize(wanted.boundedTo(parent.window().size()) if parent else wanted)


def key(widget: QWidget, keys: str, command: QAction) -> None:
    """Let a key of one widget run a command, where the same key means something else elsewhere."""
    made = QShortcut(QKeySequence(keys), widget)
    made.setContext(Qt.ShortcutContext.WidgetShortcut)
    made.activated.connect(command.trigger)


class ActionButton(QPushButton):
    """A button that is its command: text, state and tip follow."""

    def __init__(self, command: QAction, *, primary: bool = False, short: str = "") -> None:
        super().__init__()
        self._short = short
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        if primary:
            self.setProperty("primary", "true")
        self._command = command
        command.changed.connect(self._on_changed)
        self.clicked.connect(command.trigger)
        self._on_changed()

    def _on_changed(self) -> None:
        name = self._command.text().replace("&", "").rstrip("…")
        self.setText(self._short or name)
        self.setAccessibleName(name)
        self.setEnabled(self._command.isEnabled())
        if self.parentWidget() or not self._command.isVisible():
            self.setVisible(self._command.isVisible())  # without a parent it would be a window
        self.setToolTip(self._command.toolTip())
        self.setCheckable(self._command.isCheckable())
        self.setChecked(self._command.isChecked())


class EmptyState(QWidget):
    """What stands where a list will be: what belongs here, and the first step."""

    def __init__(self, headline: str, text: str, buttons: Sequence[QPushButton] = ()) -> None:
        super().__init__()
        self.headline = label(headline, "subtitle")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = plain(text)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setWordWrap(True)
        set_tone(self.text, Tone.QUIET)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addStretch(1)
        self._steps = QHBoxLayout()
        self._steps.setSpacing(SMALL)
        for each in buttons:
            self.offer(each)
        row.addLayout(self._steps)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(SMALL)
        layout.addStretch(2)
        layout.addWidget(self.headline)
        layout.addWidget(self.text)
        layout.addSpacing(TIGHT)
        layout.addLayout(row)
        layout.addStretch(3)

    def offer(self, step: QPushButton) -> None:
        """Put one more step at the end."""
        self._steps.addWidget(step)


class RoundStrip(QWidget):
    """The rounds of the event as a row of numbers; those not paired yet are grey."""

    round_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Rounds"))
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self._layout.addStretch(1)
        self._chips: list[QToolButton] = []

    def show_rounds(self, total: int, open_rounds: Sequence[int], shown: int) -> None:
        """Show so many rounds, some of which can be chosen."""
        while len(self._chips) > total:
            chip = self._chips.pop()
            self._layout.removeWidget(chip)
            chip.deleteLater()
        while len(self._chips) < total:
            chip = QToolButton()
            chip.setObjectName("roundChip")
            chip.setCheckable(True)
            number = len(self._chips) + 1
            chip.setText(str(number))
            chip.setProperty("round", number)
            chip.setAccessibleName(self.tr("Round {number}").format(number=number))
            chip.clicked.connect(self._on_clicked)
            self._layout.insertWidget(len(self._chips), chip)
            self._chips.append(chip)
        for number, chip in enumerate(self._chips, start=1):
            chip.setEnabled(number in open_rounds)
            chip.setChecked(number == shown)

    def _on_clicked(self) -> None:
        chip = self.sender()
        assert isinstance(chip, QToolButton)
        chip.setChecked(True)
        self.round_chosen.emit(int(chip.property("round")))
