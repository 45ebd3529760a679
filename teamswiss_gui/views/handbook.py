"""The handbook in a window of its own: contents, search, back and forward; all of it offline."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, QUrl
from PySide6.QtGui import QKeySequence, QStandardItem, QStandardItemModel, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.handbook_text import HandbookText
from teamswiss_gui.views.remembered import keep_places, restore_places
from teamswiss_gui.views.theme import INSIDE, SMALL
from teamswiss_gui.views.widgets import ActionButton, caption, give_room
from teamswiss_gui.words.handbook import START, Handbook

NAME = int(Qt.ItemDataRole.UserRole) + 1


class HandbookWindow(Dialog):
    """Shows the handbook in the language of the window."""

    topic = START

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("handbook")
        self.setWindowTitle(self.tr("Handbook"))
        self.setAccessibleName(self.tr("Handbook"))
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self._desk = desk
        self._book = Handbook(desk.session.words.language)
        self._make_parts()
        self._lay_out()
        self._show_contents()
        if not restore_places(self, desk.preferences, "handbook"):
            give_room(self, desk, 900, 600)

    def _make_parts(self) -> None:
        self.text = HandbookText(self._desk)
        self.text.setAccessibleName(self.tr("Page of the handbook"))
        self.text.setOpenExternalLinks(False)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._on_link)
        self.text.sourceChanged.connect(self._on_source_changed)
        self.back = action(self, self.tr("&Back"), self.text.backward, "Alt+Left", inside=self)
        self.forward = action(
            self, self.tr("&Forward"), self.text.forward, "Alt+Right", inside=self
        )
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        self.text.backwardAvailable.connect(self.back.setEnabled)
        self.text.forwardAvailable.connect(self.forward.setEnabled)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the handbook"))
        self.search.setAccessibleName(self.tr("Search the handbook"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show_contents)
        self.look_for = action(self, self.tr("Search"), self.search.setFocus, inside=self)
        self.look_for.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        self._model = QStandardItemModel(self)
        self.contents = QListView()
        self.contents.setObjectName("topics")
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setModel(self._model)
        self.contents.setWordWrap(True)
        self.contents.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.contents.clicked.connect(self._on_chosen)
        self.contents.activated.connect(self._on_chosen)
        self.nothing = caption(self.tr("No page has all these words."))

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.contents, 1)
        right = QWidget()
        page = QVBoxLayout(right)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(SMALL)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        for command in (self.back, self.forward):
            row.addWidget(ActionButton(command))
        row.addStretch(1)
        page.addLayout(row)
        page.addWidget(self.text, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setObjectName("handbookSplitter")
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([self._desk.theme.size(250), self._desk.theme.size(650)])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(INSIDE, INSIDE, INSIDE, INSIDE)
        whole.addWidget(splitter)

    def show_topic(self, name: str) -> None:
        """Open a page; the first one if there is none of that name."""
        topic = self._book.topic(name) or self._book.topic(START)
        if topic is not None:
            self.text.setSearchPaths([str(topic.path.parent), str(topic.path.parent.parent)])
            self.text.setSource(
                QUrl.fromLocalFile(str(topic.path)), QTextDocument.ResourceType.MarkdownResource
            )

    def ask_for_help(self) -> None:
        """Open the contents: this is the handbook already."""
        self.show_topic(self.topic)

    @property
    def shown_topic(self) -> str:
        """The name of the page that is open."""
        return _topic_of(self.text.source())

    def _show_contents(self) -> None:
        words = self.search.text().strip()
        topics = self._book.search(words) if words else self._book.topics
        self._model.clear()
        for topic in topics:
            item = QStandardItem(topic.title)
            item.setData(topic.name, NAME)
            self._model.appendRow(item)
        self.nothing.setVisible(not topics)
        self._mark(self.shown_topic)

    def _on_chosen(self, index: QModelIndex) -> None:
        self.show_topic(str(index.data(NAME)))

    def _on_link(self, address: QUrl) -> None:
        if address.fileName().endswith(".md"):
            self.show_topic(address.fileName().removesuffix(".md"))
        elif address.hasFragment():
            self.text.scrollToAnchor(address.fragment())

    def _on_source_changed(self, source: QUrl) -> None:
        self._mark(_topic_of(source))  # the browser itself still names the page before

    def _mark(self, topic: str) -> None:
        for row in range(self._model.rowCount()):
            if self._model.item(row).data(NAME) == topic:
                self.contents.setCurrentIndex(self._model.index(row, 0))

    def done(self, result: int) -> None:
        """Remember the place and close."""
        keep_places(self, self._desk.preferences, "handbook")
        super().done(result)


def _topic_of(source: QUrl) -> str:
    return source.fileName().removesuffix(".md")
