"""The list of pages at the left, with a badge where something waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, ICON, INSIDE, SMALL, TIGHT
from teamswiss_gui.views.widgets import LinesLabel, caption

NARROW = 880
"""Below so many pixels of standard text the pages are shown by their icons alone."""
MOST_LINES = 3
"""So much of a long event's name; the pages stand below it."""
BADGE = int(Qt.ItemDataRole.UserRole) + 1
ICON_NAME = int(Qt.ItemDataRole.UserRole) + 2
Index = QModelIndex | QPersistentModelIndex


class _PageDelegate(QStyledItemDelegate):
    """Paints icon, name and badge of a page."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.is_narrow = False

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0 if self.is_narrow else 120, self._desk.theme.size(36))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, colours = self._desk.theme, self._desk.theme.colours
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = option.rect.adjusted(0, 1, 0, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen:
            painter.setBrush(QColor(colours.selection))
            painter.drawRoundedRect(rect, 6, 6)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(QColor(colours.hover))
            painter.drawRoundedRect(rect, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        ink = colours.accent if chosen and not theme.is_dark else colours.text
        size = theme.size(ICON)
        place = QRect(rect.left() + SMALL + 2, rect.center().y() - size // 2 + 1, size, size)
        theme.icon(str(index.data(ICON_NAME)), ink).paint(painter, place)
        badge = str(index.data(BADGE) or "")
        if self.is_narrow:
            if badge:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.needs))
                painter.drawEllipse(place.topRight(), theme.size(5), theme.size(5))
            painter.restore()
            return
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if chosen else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        text = QRect(rect)
        text.setLeft(place.right() + INSIDE)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        width = max(painter.fontMetrics().horizontalAdvance(badge) + 12, theme.size(22))
        text.setRight(rect.right() - TIGHT - (width + SMALL if badge else 0))
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        if badge:
            height = theme.size(20)
            pill = QRect(rect.right() - width - SMALL, 0, width, height)
            pill.moveTop(rect.center().y() - height // 2 + 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.needs))
            painter.drawRoundedRect(pill, height / 2, height / 2)
            painter.setPen(QColor(colours.base))
            font.setWeight(QFont.Weight.DemiBold)
            painter.setFont(font)
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, badge)
        painter.restore()


class Navigation(QWidget):
    """The event's name, the pages, and when it was saved."""

    page_chosen = Signal(int)

    def __init__(self, desk: Desk, pages: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.setObjectName("navigation")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.event_name = LinesLabel(MOST_LINES)
        self.event_name.setObjectName("subtitle")
        self.event_note = caption()
        self._desk = desk
        self._places = {icon: place for place, (_name, icon) in enumerate(pages)}
        self._model = QStandardItemModel(self)
        for name, icon in pages:
            item = QStandardItem(name)
            item.setData(icon, ICON_NAME)
            item.setToolTip(name)
            item.setEditable(False)
            self._model.appendRow(item)
        self.list = QListView()
        self.list.setObjectName("pages")
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setModel(self._model)
        self._painter = _PageDelegate(desk, self.list)
        self.list.setItemDelegate(self._painter)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setMouseTracking(True)
        self.list.selectionModel().currentChanged.connect(self._on_current_changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(INSIDE, GROUP, INSIDE, INSIDE)
        layout.setSpacing(TIGHT)
        layout.addWidget(self.event_name)
        layout.addWidget(self.event_note)
        layout.addSpacing(INSIDE)
        layout.addWidget(self.list, 1)
        self.fit(NARROW)

    def fit(self, window_width: int) -> None:
        """Leave the room of a small window, or of a large text, to the page."""
        size = self._desk.theme.size
        is_narrow = window_width < size(NARROW)
        self._painter.is_narrow = is_narrow
        self.event_name.setVisible(not is_narrow)
        self.event_note.setVisible(not is_narrow)
        self.setFixedWidth(size(ICON) + 2 * (INSIDE + SMALL + 2) if is_narrow else size(196))
        self.list.scheduleDelayedItemsLayout()

    def choose(self, page: int) -> None:
        """Mark a page."""
        self.list.setCurrentIndex(self._model.index(page, 0))

    def show_tournament(self, tournament: Tournament, name: str) -> None:
        """Show what the event is and what waits on which page."""
        self.event_name.setText(name)
        self.event_note.setText(self.tr("%n team(s)", "", len(tournament.teams)))
        self.list.setAccessibleDescription(f"{name}, {self.event_note.text()}")
        last = tournament.rounds[-1] if tournament.rounds else None
        missing = last.missing_results if last and not tournament.draft else 0
        empty = sum(not team.players for team in tournament.teams)
        for page, count, meaning in (
            ("rounds", missing, self.tr("%n result(s) missing", "", missing)),
            ("teams", empty, self.tr("%n team(s) without players", "", empty)),
        ):
            self.set_badge(self._places[page], count, meaning)

    def set_badge(self, page: int, count: int, meaning: str) -> None:
        """Show how many things wait on a page."""
        item = self._model.item(page)
        if item.data(BADGE) == (str(count) if count else ""):
            return
        item.setData(str(count) if count else "", BADGE)
        told = f"{item.text()}, {meaning}" if count else item.text()
        item.setToolTip(told)
        item.setData(told, int(Qt.ItemDataRole.AccessibleTextRole))

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self.page_chosen.emit(current.row())
