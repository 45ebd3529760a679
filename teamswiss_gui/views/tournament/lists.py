"""Short lists that are edited in place, with the reason for a refusal below them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.models.arbiters import ArbiterColumn, ArbitersModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.delegates import EditDelegate, Index
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import TIGHT
from teamswiss_gui.views.widgets import set_tone

EDITED_BY = (
    QAbstractItemView.EditTrigger.DoubleClicked
    | QAbstractItemView.EditTrigger.EditKeyPressed
    | QAbstractItemView.EditTrigger.AnyKeyPressed
)


class RoleDelegate(EditDelegate):
    """Offers the roles of an arbiter; the other cells are typed."""

    def __init__(self, desk: Desk, model: ArbitersModel, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self._roles = list(model.role_names().values())

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        if index.column() != ArbiterColumn.ROLE:
            return super().createEditor(parent, option, index)
        combo = QComboBox(parent)
        combo.addItems(self._roles)
        combo.setAccessibleName(str(index.model().headerData(1, Qt.Orientation.Horizontal)))
        return combo

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data()))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if not isinstance(editor, QComboBox):
            super().setModelData(editor, model, index)
            return
        assert isinstance(model, ArbitersModel)
        problem = model.problem(index, editor.currentText())
        self.problem_changed.emit(problem)
        if not problem:
            model.setData(index, editor.currentText())


class EditedList(QWidget):
    """A table of a few rows, edited by typing into it."""

    def __init__(
        self, desk: Desk, model: QAbstractItemModel, name: str, delegate: EditDelegate | None = None
    ) -> None:
        super().__init__()
        self._desk = desk
        self.table = Table(desk, model, name, cells=True)
        self.table.setEditTriggers(EDITED_BY)
        self._delegate = delegate or EditDelegate(desk, self.table)
        self._delegate.problem_changed.connect(self.tell)
        self.table.setItemDelegate(self._delegate)
        self.problem = plain()
        self.problem.setWordWrap(True)
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(TIGHT)
        layout.addWidget(self.table)
        layout.addWidget(self.problem)
        self.setFocusProxy(self.table)

    def tell(self, problem: str) -> None:
        """Show why something cannot be taken."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def show_rows(self, most: int) -> None:
        """Be as high as so many rows at most."""
        rows = min(max(self.table.model().rowCount(QModelIndex()), 2), most)
        height = self._desk.theme.row_height
        self.table.setFixedHeight(
            self.table.horizontalHeader().sizeHint().height() + rows * height + 4
        )
