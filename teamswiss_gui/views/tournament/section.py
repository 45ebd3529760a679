"""A part of the Tournament page: groups of fields in columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.fields import Field
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL, WIDE
from teamswiss_gui.views.widgets import label

LABEL_WIDTH = 132
BESIDE = 720
"""From this width on (at the standard size of text) there are two columns."""


class Section(QScrollArea):
    """Two columns of groups; it scrolls if the window is small."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.session = desk.session
        self.fields: tuple[Field, ...] = ()
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        inside = QWidget()
        inside.setObjectName("form")
        self._columns = QHBoxLayout(inside)
        self._columns.setContentsMargins(2, SMALL, SMALL, 0)
        self._columns.setSpacing(WIDE)
        for column in (self.left, self.right):
            column.setSpacing(SMALL)
            self._columns.addLayout(column, 1)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def add_group(self, column: QVBoxLayout, title: str, rows: Sequence[Field | QLabel]) -> None:
        """Put fields below a title; a label between them is a note to the field above it."""
        form = QFormLayout()
        form.setSpacing(SMALL)
        form.setHorizontalSpacing(INSIDE)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for row in rows:
            if isinstance(row, Field):
                row.name.setWordWrap(True)
                row.describe(title)
                form.addRow(row.name, row)
                self.fields = (*self.fields, row)
            else:
                row.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                form.addRow("", row)
        column.addWidget(label(title, "subtitle"))
        column.addLayout(form)
        column.addSpacing(GROUP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns below each other where they do not fit beside each other."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        fits = self.viewport().width() >= self.desk.theme.size(BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if fits else down)
        self._columns.setSpacing(WIDE if fits else 0)

    def refresh(self, tournament: Tournament) -> None:
        """Show a tournament."""
        for field in self.fields:
            field.show_setting(tournament)

    def retheme(self) -> None:
        """Take over another look."""
        size = self.desk.theme.size
        self._arrange()
        for field in self.fields:
            field.name.setMinimumHeight(size(28))
            field.name.setFixedWidth(size(LABEL_WIDTH))
            field.lock.setIconSize(QSize(size(16), size(16)))

    def focus_first(self) -> None:
        """Put the focus on the first field."""
        if self.fields:
            self.fields[0].editor.setFocus()
