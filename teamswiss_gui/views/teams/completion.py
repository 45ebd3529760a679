"""Completing what is typed into a cell: from known texts, or from the rating lists."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum
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
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QCompleter,
    QLineEdit,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from teamswiss_gui.formats.rating_list import ListPlayer
from teamswiss_gui.models.cell_values import field_text
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.roster import RosterModel
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.views.delegates import EditDelegate, TableDelegate
from teamswiss_gui.views.desk import Desk

Index = QModelIndex | QPersistentModelIndex
LEAVING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
SHORTEST = 2
"""How many letters are typed before a rating list is asked."""


class FoundColumn(IntEnum):
    """What is shown of a player of a rating list."""

    NAME = 0
    TITLE = 1
    RATING = 2
    FEDERATION = 3
    BIRTH = 4
    ID = 5


class FoundPlayers(RowsModel[ListPlayer]):
    """The players whom a typed text may mean."""

    listed = tuple(FoundColumn)

    def key(self, row: ListPlayer) -> Hashable:
        return (row.kind, row.id)

    def head(self, column: int) -> str:
        return FoundColumn(column).name.title()

    def alignment(self, column: int) -> int:
        return RIGHT if column in (FoundColumn.RATING, FoundColumn.ID) else LEFT

    def cell(self, row: ListPlayer, column: int, role: int) -> object:
        if role == Role.TONE:
            return Tone.QUIET if row.inactive or column > FoundColumn.RATING else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        match FoundColumn(column):
            case FoundColumn.NAME:
                return row.name
            case FoundColumn.TITLE:
                return row.title
            case FoundColumn.RATING:
                return row.standard
            case FoundColumn.FEDERATION:
                return row.federation
            case FoundColumn.BIRTH:
                return field_text(row.birth)
            case FoundColumn.ID:
                return row.id


class CellCompleter(QCompleter):
    """Offers texts below a cell; Enter and Tab belong to the cell while nothing is chosen."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in LEAVING
            and isinstance(watched, QAbstractItemView)
            and not watched.currentIndex().isValid()
        ):
            editor = self.widget()
            watched.hide()
            QApplication.sendEvent(editor, event)
            return True
        return super().eventFilter(watched, event)


class ListCompleter(CellCompleter):
    """Offers players of the rating lists below an editor; nothing is taken that is not chosen."""

    player_chosen = Signal(object)

    def __init__(self, desk: Desk, editor: QLineEdit) -> None:
        super().__init__(editor)
        self._desk = desk
        self._editor = editor
        self.found = FoundPlayers(self)
        self.setModel(self.found)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setWidget(editor)
        self.setMaxVisibleItems(12)
        self.view = self._list()
        self.setPopup(self.view)
        editor.textEdited.connect(self.offer)
        self.activated[QModelIndex].connect(self._on_activated)  # type: ignore[index]

    def _list(self) -> QTreeView:
        size = self._desk.theme.size
        view = QTreeView()
        view.setObjectName("completion")
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setItemDelegate(TableDelegate(self._desk, view))
        view.setHeaderHidden(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setAccessibleName(self.tr("Players of the rating lists"))
        view.setModel(self.found)
        for column, width in zip(FoundColumn, (250, 46, 52, 46, 88, 88), strict=True):
            view.setColumnWidth(column, size(width))
        return view

    def offer(self, text: str) -> None:
        """Show whom a text may mean."""
        enough = len(text.strip()) >= SHORTEST
        self.found.set_rows(self._desk.lists.search(text) if enough else [])
        if not self.found.rows:
            self.view.hide()
            return
        width = self._desk.theme.size(250 + 46 + 52 + 46 + 88 + 88 + 20)
        self.complete(QRect(0, 0, width, self._editor.height()))
        self.view.setCurrentIndex(QModelIndex())

    def _on_activated(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.found.rows):
            self.player_chosen.emit(self.found.rows[index.row()])


class CompletingDelegate(EditDelegate):
    """Edits in place, and completes what is typed."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(desk, parent)
        self._chosen: ListPlayer | None = None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        assert isinstance(editor, QLineEdit)
        self._chosen = None
        model: Any = index.model()  # TeamsProxy or RosterModel
        texts = model.completions(index)
        if texts:
            completer = CellCompleter(list(texts), editor)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
            editor.setCompleter(completer)
        elif model.asks_rating_list(index) and not self._desk.lists.is_empty:
            players = ListCompleter(self._desk, editor)
            players.player_chosen.connect(self._on_player_chosen)
        return editor

    def offer(self, view: QAbstractItemView) -> None:
        """Show whom the lists have for the name that is being edited."""
        editor = view.indexWidget(view.currentIndex())
        completer = editor.findChild(ListCompleter) if editor else None
        if isinstance(editor, QLineEdit) and isinstance(completer, ListCompleter):
            completer.offer(editor.text())

    def _on_player_chosen(self, player: ListPlayer) -> None:
        completer = self.sender()
        assert isinstance(completer, ListCompleter)
        editor = completer.parent()
        assert isinstance(editor, QLineEdit)
        self._chosen = player
        self.problem_changed.emit("")
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.SubmitModelCache)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        chosen, self._chosen = self._chosen, None
        if chosen is not None and isinstance(model, RosterModel):
            model.take(index, chosen.fields(self._desk.preferences.rating_kind))
            return
        super().setModelData(editor, model, index)
