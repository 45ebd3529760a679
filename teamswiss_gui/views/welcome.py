"""The first page: new, open, recent, the sample event."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, MARGIN, SMALL, TIGHT, WIDE
from teamswiss_gui.views.widgets import button, caption, label


class WelcomePage(QWidget):
    """Shown while no tournament is open."""

    file_wanted = Signal(Path)

    def __init__(
        self, desk: Desk, new: QAction, open_: QAction, sample: QAction, guide: QAction
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName(self.tr("Welcome"))
        self._desk = desk
        self._cards: list[tuple[QPushButton, str]] = []
        column = QVBoxLayout()
        column.setSpacing(SMALL)
        column.addStretch(2)
        column.addWidget(label(self.tr("TeamSwiss"), "bigNumber"))
        column.addWidget(
            caption(self.tr("Team Swiss tournaments: paired by the rules, saved as you type."))
        )
        column.addSpacing(GROUP)
        for command, icon, text in (
            (new, "new", self.tr("New tournament")),
            (open_, "open", self.tr("Open a tournament…")),
            (sample, "sample", self.tr("Open the sample event")),
            (guide, "guide", self.tr("Your first tournament, step by step")),
        ):
            card = QPushButton(text)
            card.setProperty("card", "true")
            card.setToolTip(command.toolTip())
            card.setMinimumWidth(420)
            card.setIconSize(QSize(20, 20))
            card.clicked.connect(command.trigger)
            self._cards.append((card, icon))
            column.addWidget(card)
        column.addSpacing(GROUP)
        self._recent_title = label(self.tr("Recent"), "subtitle")
        column.addWidget(self._recent_title)
        self._recent = QVBoxLayout()
        self._recent.setSpacing(TIGHT)
        column.addLayout(self._recent)
        column.addStretch(3)
        row = QHBoxLayout(self)
        row.setContentsMargins(WIDE, MARGIN, WIDE, MARGIN)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        self.retheme()

    def retheme(self) -> None:
        """Take over another look."""
        size = self._desk.theme.size(20)
        for card, icon in self._cards:
            card.setIconSize(QSize(size, size))
            card.setIcon(self._desk.theme.icon(icon, self._desk.theme.colours.accent))

    def focus_first(self) -> None:
        """Put the focus on the first choice."""
        self._cards[0][0].setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        self._show_recent()
        super().showEvent(event)

    def _show_recent(self) -> None:
        while self._recent.count():
            item = self._recent.takeAt(0)
            widget = item.widget() if item else None
            if widget:
                widget.deleteLater()
        recent = self._desk.preferences.recent[:5]
        self._recent_title.setVisible(bool(recent))
        for path in recent:
            entry = button(path.stem, flat=True)
            entry.setToolTip(plain_tip(str(path)))
            entry.setProperty("path", str(path))
            entry.setAccessibleName(self.tr("Open {name}").format(name=path.stem))
            entry.clicked.connect(self._on_recent)
            self._recent.addWidget(entry)

    def _on_recent(self) -> None:
        chosen = self.sender()
        assert isinstance(chosen, QPushButton)
        self.file_wanted.emit(Path(str(chosen.property("path"))))
