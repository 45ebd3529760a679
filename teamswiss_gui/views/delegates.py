"""How cells are painted, and how they are edited with the reason for a refusal in place."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from teamswiss_gui.documents.figures import decimal_parts
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.models.roles import Role, Stand, Tone
from teamswiss_gui.models.rows import CENTRE, LEFT, RIGHT, RowsModel
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL, TIGHT

Index = QModelIndex | QPersistentModelIndex
SQUARE = 11
DASH = " – "
DIGITS = re.compile(r"\d*")


def told(index: Index, role: Role) -> Any:
    """Return what a cell has for a role; of our own models without the way through Qt.

    A list of two hundred teams paints a hundred cells at a keystroke.
    """
    model = index.model()
    if isinstance(model, RowsModel):
        return model.cell(model.rows[index.row()], index.column(), role)
    return index.data(role)  # Qt hands the text of an enumeration back


def stand_of(index: Index) -> Stand | None:
    """Return how the figures of a cell's column stand below each other."""
    model = index.model()
    return model.stand(index.column()) if isinstance(model, RowsModel) else None


class TableDelegate(QStyledItemDelegate):
    """Paints tones, strong text, the square of a side, and a focus that can be seen."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        tone = told(index, Role.TONE)
        if tone:
            colour = self._desk.theme.tone(Tone(tone))
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(role, colour)
        if told(index, Role.STRONG):
            option.font.setBold(True)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colour = told(index, Role.COLOUR)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if colour:
            self._paint_side(painter, option, index, Colour(colour))
        elif (stand := stand_of(index)) is not None:
            self._paint_figures(painter, option, index, stand)
        else:
            super().paint(painter, option, index)
        if focused:
            painter.save()
            painter.setPen(QPen(QColor(self._desk.theme.colours.accent), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
            painter.restore()

    def _paint_side(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, colour: Colour
    ) -> None:
        """Paint the cell's ground over its whole width, then the square and the text beside."""
        ground, text = self._paint_ground(painter, option, index)
        size = self._desk.theme.size(SQUARE)
        rect = option.rect
        top = rect.top() + (rect.height() - size) // 2
        picture = self._desk.theme.square(black=colour is Colour.BLACK, size=size)
        painter.drawPixmap(rect.left() + SMALL, top, picture)
        place = rect.adjusted(SMALL + size + SMALL, 0, -TIGHT, 0)
        lead = told(index, Role.LEAD)
        if lead:
            metrics = QFontMetrics(ground.font)
            own = DIGITS.match(text)
            shorter = metrics.horizontalAdvance(lead) - metrics.horizontalAdvance(
                own.group() if own else ""
            )
            place.setLeft(place.left() + max(0, shorter))
        self._write(painter, ground, place, LEFT, text)

    def _paint_figures(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, stand: Stand
    ) -> None:
        """Paint units under units, the dash of a score under the dash, or up to the edges."""
        ground, text = self._paint_ground(painter, option, index)
        metrics = QFontMetrics(ground.font)
        place = option.rect.adjusted(SMALL, 0, -SMALL, 0)
        parts = text.split(DASH)
        if stand is Stand.DECIMAL:
            model = index.model()
            assert isinstance(model, RowsModel)
            tail = metrics.horizontalAdvance(model.longest_tail(index.column()))
            tail -= metrics.horizontalAdvance(decimal_parts(text)[1])
            place.setRight(place.right() - max(0, tail))
            self._write(painter, ground, place, RIGHT, text)
            return
        room = (place.width() - metrics.horizontalAdvance(DASH)) // 2
        if len(parts) != 2 or max(metrics.horizontalAdvance(part) for part in parts) > room:
            self._write(painter, ground, option.rect, CENTRE, text)
            return
        self._write(painter, ground, place, CENTRE, DASH)
        self._write(painter, ground, place.adjusted(0, 0, room - place.width(), 0), RIGHT, parts[0])
        self._write(painter, ground, place.adjusted(place.width() - room, 0, 0, 0), LEFT, parts[1])

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> tuple[QStyleOptionViewItem, str]:
        """Paint a cell without its text, and return the text and how it is to look."""
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        text, ground.text = ground.text, ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, widget)
        return ground, text

    def _write(
        self, painter: QPainter, look: QStyleOptionViewItem, place: QRect, align: int, text: str
    ) -> None:
        painter.save()
        painter.setFont(look.font)
        chosen = bool(look.state & QStyle.StateFlag.State_Selected)
        ink = look.palette.color(QPalette.ColorRole.Text)
        painter.setPen(QColor(self._desk.theme.colours.text) if chosen else ink)
        metrics = QFontMetrics(look.font)  # the option's are those of the font that is not bold
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, align, shown)
        painter.restore()


class CheckedModel(QAbstractItemModel):
    """What the editing delegate needs of a model (a protocol for the type checker)."""

    def problem(self, index: Index, text: str) -> str:
        """Return why a text cannot be taken; nothing if it can."""
        raise NotImplementedError


class EditDelegate(TableDelegate):
    """Edits text in place; what cannot be taken stays open, marked, with the reason told."""

    problem_changed = Signal(str)

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFrame(False)
        editor.textEdited.connect(self._on_edited)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setProperty("cell", QPersistentModelIndex(index))
        value = index.data(Qt.ItemDataRole.EditRole)
        editor.setText("" if value is None else str(value))
        editor.selectAll()
        editor.setAccessibleName(
            str(index.model().headerData(index.column(), Qt.Orientation.Horizontal) or "")
        )

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        if self._problem(editor):
            return
        self.problem_changed.emit("")
        model.setData(index, editor.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            leaving = event.key() in (
                Qt.Key.Key_Return,
                Qt.Key.Key_Enter,
                Qt.Key.Key_Tab,
                Qt.Key.Key_Backtab,
            )
            if leaving and isinstance(watched, QLineEdit) and self._problem(watched):
                self._on_problem(watched, self._problem(watched))
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.problem_changed.emit("")
        return super().eventFilter(watched, event)

    def _problem(self, editor: QLineEdit) -> str:
        cell = editor.property("cell")
        model = cell.model()
        if model is None or editor.text() == str(cell.data(Qt.ItemDataRole.EditRole) or ""):
            return ""
        return str(model.problem(QModelIndex(cell), editor.text()))

    def _on_edited(self) -> None:
        editor = self.sender()
        assert isinstance(editor, QLineEdit)
        self._on_problem(editor, self._problem(editor))

    def _on_problem(self, editor: QLineEdit, problem: str) -> None:
        if bool(editor.property("wrong")) != bool(problem):
            editor.setProperty("wrong", "true" if problem else "")
            editor.style().unpolish(editor)
            editor.style().polish(editor)
        self.problem_changed.emit(problem)
