"""What the columns of a list hold: shown, and changed by the arbiter."""

from __future__ import annotations

from collections.abc import Mapping as Names
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from teamswiss_gui.formats.headers import PLAYER_FIELDS, Field
from teamswiss_gui.formats.team_lists import Layout, Mapping, Preview
from teamswiss_gui.models.import_sheet import letters
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import roomy

MOST_HEADS = 50


class MappingBar(QWidget):
    """Sheet, layout and heads of a list, and what its selected column holds."""

    sheet_chosen = Signal(str)
    mapping_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.names = self._field_names()
        self._mapping: Mapping | None = None
        self._place = 0
        self._make_controls()
        self._lay_out()

    def _field_names(self) -> Names[Field, str]:
        return {
            Field.IGNORE: self.tr("(left out)"),
            Field.TEAM: self.tr("Team"),
            Field.SHORT_NAME: self.tr("Short name"),
            Field.CLUB: self.tr("Club"),
            Field.TEAM_FEDERATION: self.tr("Team’s federation"),
            Field.CAPTAIN: self.tr("Captain"),
            Field.TEAM_NOTE: self.tr("Team’s note"),
            Field.PREVIOUS_STANDING: self.tr("Previous standing"),
            Field.BOARD: self.tr("Board"),
            Field.NAME: self.tr("Player"),
            Field.LAST_NAME: self.tr("Family name"),
            Field.FIRST_NAME: self.tr("Given name"),
            Field.TITLE: self.tr("Title"),
            Field.RATING: self.tr("Rating"),
            Field.FIDE_ID: self.tr("FIDE id"),
            Field.FEDERATION: self.tr("Federation"),
            Field.BIRTH: self.tr("Birth"),
            Field.SEX: self.tr("Sex"),
            Field.NATIONAL_ID: self.tr("National id"),
            Field.NATIONAL_RATING: self.tr("National rating"),
            Field.NOTE: self.tr("Note"),
        }

    def _make_controls(self) -> None:
        self.sheets = QComboBox()
        self.sheets.setAccessibleName(self.tr("Sheet"))
        self.sheets.activated.connect(self._on_sheet)
        self.layouts = QComboBox()
        self.layouts.setAccessibleName(self.tr("Layout"))
        self.layouts.addItem(self.tr("One row a player"), Layout.PLAYER_ROWS)
        self.layouts.addItem(self.tr("One row a team"), Layout.TEAM_ROWS)
        self.layouts.activated.connect(self._on_layout)
        self.head_row = roomy(QSpinBox())
        self.head_row.setAccessibleName(self.tr("Heads in row"))
        self.head_row.setSpecialValueText(self.tr("none"))
        self.head_row.valueChanged.connect(self._on_layout)
        self.column = plain()
        self.field = QComboBox()
        self.field.setAccessibleName(self.tr("What the selected column holds"))
        for field, name in self.names.items():
            self.field.addItem(name, field)
        self.field.activated.connect(self._on_field)
        self.player = roomy(QSpinBox())
        self.player.setRange(1, 99)
        self.player.setPrefix(self.tr("player "))
        self.player.setAccessibleName(self.tr("Which player of the row"))
        self.player.valueChanged.connect(self._on_field)

    def _lay_out(self) -> None:
        whole = QHBoxLayout()
        whole.setSpacing(SMALL)
        self._sheet_label = plain(self.tr("&Sheet"))
        for text, control in (
            (self._sheet_label, self.sheets),
            (plain(self.tr("&Layout")), self.layouts),
            (plain(self.tr("&Heads in row")), self.head_row),
        ):
            text.setBuddy(control)
            whole.addWidget(text)
            whole.addWidget(control)
        whole.addStretch(1)
        self.column.setBuddy(self.field)
        columns = QHBoxLayout()
        columns.setSpacing(SMALL)
        columns.addWidget(self.column)
        columns.addWidget(self.field)
        columns.addWidget(self.player)
        columns.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(SMALL)
        rows.addLayout(whole)
        rows.addLayout(columns)

    def show_list(self, seen: Preview) -> None:
        """Show how a list is read."""
        self._mapping = seen.mapping
        several = len(seen.table.sheets) > 1
        for part in (self._sheet_label, self.sheets):
            part.setVisible(several)
        if several and self.sheets.count() != len(seen.table.sheets):
            self.sheets.addItems(seen.table.sheets)
        self.sheets.setCurrentText(seen.table.sheet)
        for control in (self.layouts, self.head_row):
            control.blockSignals(True)
        self.layouts.setCurrentIndex(self.layouts.findData(seen.mapping.layout))
        self.head_row.setRange(0, min(len(seen.table.rows), MOST_HEADS))
        self.head_row.setValue(seen.mapping.head_row)
        for control in (self.layouts, self.head_row):
            control.blockSignals(False)

    def show_column(self, column: int) -> None:
        """Show what a column (from 0) holds."""
        if self._mapping is None or not 0 <= column < len(self._mapping.columns):
            return
        self._place = column + 1
        holds = self._mapping.columns[column]
        self.column.setText(self.tr("&Column {letters} holds").format(letters=letters(column)))
        self.field.setCurrentIndex(self.field.findData(holds.field))
        self.player.blockSignals(True)
        self.player.setValue(max(holds.player, 1))
        self.player.blockSignals(False)
        across = self._mapping.layout is Layout.TEAM_ROWS
        self.player.setVisible(across and holds.field in PLAYER_FIELDS)

    def _on_sheet(self) -> None:
        self.sheet_chosen.emit(self.sheets.currentText())

    def _on_layout(self) -> None:
        if self._mapping is not None:
            layout, head_row = self.layouts.currentData(), self.head_row.value()
            self.mapping_changed.emit(replace(self._mapping, layout=layout, head_row=head_row))

    def _on_field(self) -> None:
        if self._mapping is None or not self._place:
            return
        field = self.field.currentData()
        across = self._mapping.layout is Layout.TEAM_ROWS
        player = self.player.value() if across and field in PLAYER_FIELDS else 0
        self.mapping_changed.emit(self._mapping.with_column(self._place, field, player))
