"""The page itself: its title row, and how it follows the tournament."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QTableView, QVBoxLayout, QWidget

from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.views.descriptions import describe
from teamswiss_gui.views.desk import Desk, Place
from teamswiss_gui.views.flow import FlowRow
from teamswiss_gui.views.theme import GROUP, INSIDE, MARGIN, SMALL
from teamswiss_gui.views.widgets import elided_caption, label


class Page(Place):
    """A page of the window; it follows the tournament while it can be seen."""

    widest = 1680
    """Pixels of standard text that a page takes on a wide screen: the eye must find the other end
    of a row. 0: all there are.
    """

    def __init__(self, desk: Desk, title: str) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName(title)
        self.desk = desk
        self.session = desk.session
        self._behind = True
        self.title = label(title, "pageTitle")
        self.note = elided_caption()
        self.title_row = QHBoxLayout()
        self.title_row.setSpacing(SMALL)
        self.title_row.addWidget(self.title)
        self.title_row.addSpacing(INSIDE)
        self.title_row.addWidget(self.note, 1, Qt.AlignmentFlag.AlignVCenter)
        self.title_buttons = FlowRow(end=True)
        self.title_row.addWidget(self.title_buttons)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(MARGIN, GROUP, MARGIN, GROUP)
        self.body.setSpacing(SMALL)
        self.body.addLayout(self.title_row)
        self.session.tournament_changed.connect(self._on_tournament_changed)
        self.session.document_changed.connect(self._on_document_changed)

    def add_to_title(self, *widgets: QWidget) -> None:
        """Put buttons at the end of the title row; in large text they take a second line."""
        for widget in widgets:
            self.title_buttons.add(widget)

    def refresh(self, tournament: Tournament) -> None:
        """Show a tournament."""
        raise NotImplementedError

    def start_over(self) -> None:
        """Forget what was selected: another document is open."""

    def retheme(self) -> None:
        """Take over colours and sizes of another look."""
        for table in self.findChildren(QTableView):
            table.verticalHeader().setDefaultSectionSize(self.desk.theme.row_height)
        self._keep_narrow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_narrow()

    def _keep_narrow(self) -> None:
        left = self.width() - self.desk.theme.size(self.widest) if self.widest else 0
        self.body.setContentsMargins(MARGIN, GROUP, max(MARGIN, left), GROUP)

    def commands(self) -> Sequence[QAction | None]:
        """Return what the page's menu holds; None is a separating line."""
        return ()

    def imports(self) -> Sequence[QAction]:
        """Return what the page brings in from files: it goes under File, Import."""
        return ()

    def exports(self) -> Sequence[QAction]:
        """Return what the page writes to files: it goes under File, Export."""
        return ()

    def document(self) -> tuple[str, Options] | None:
        """Return the document that Ctrl+P prints here, by its name, and what of it."""
        return None

    def help_topic(self) -> str:
        """Return which page of the handbook F1 opens here; by default that of the page's icon."""
        return ""

    def focus_first(self) -> None:
        """Put the focus where work begins."""

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        if self.isVisible():
            self.refresh(after)
        else:
            self._behind = True

    def _on_document_changed(self) -> None:
        self.start_over()
        self._behind = True
        if self.isVisible():
            self.catch_up()

    def catch_up(self) -> None:
        """Show the tournament as it is now, if it has changed while the page was hidden."""
        if self._behind:
            self._behind = False
            self.refresh(self.session.tournament)

    def showEvent(self, event: QShowEvent) -> None:
        self.catch_up()
        describe(self, self.accessibleName())
        super().showEvent(event)
