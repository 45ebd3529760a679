"""The Documents page: every document with its preview, on paper and in files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.paperwork import Laid, Order
from teamswiss_gui.documents.catalogue import entry
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.chess_results import upload_note
from teamswiss_gui.models.documents import DocumentsModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.delegates import TableDelegate
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.document_options import OptionsPanel, Wrapped
from teamswiss_gui.views.export_commands import ExportCommands
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.preview import Preview
from teamswiss_gui.views.theme import GROUP, ICON, SMALL, TIGHT
from teamswiss_gui.views.verify_dialog import VerifyDialog
from teamswiss_gui.views.widgets import ActionButton, EmptyState, caption, set_tone

if TYPE_CHECKING:
    from teamswiss_gui.formats.round_trip import RoundTrip

FIRST = "pairings"
PATIENCE = 250
"""Milliseconds after which the preview says that it is being worked out."""


class DocumentsPage(Page):
    """Choose a document, see it as it will print, print it or write it."""

    print_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Documents"))
        self.setAccessibleName(self.tr("Documents"))
        self._paperwork = desk.jobs.paperwork
        self._shown: str | None = None
        self._wanted: str | None = None
        self.model = DocumentsModel(self.session.words)
        self.options = OptionsPanel(desk)
        self.exports_ = ExportCommands(desk, self.order, self.options.csv_form, self)
        self._make_title_row()
        self._make_busy_row()
        self._make_parts()
        self._connect()
        self.retheme()
        self.choose(FIRST)

    # --- building -----------------------------------------------------------------------------

    def _make_title_row(self) -> None:
        self.printing = action(self, self.tr("&Print…"), self.print_wanted.emit)
        self.save_button = _menu_button(self.tr("Save as"), self.exports_.of_document())
        self.event_button = _menu_button(self.tr("Whole event"), self.exports_.of_event())
        print_button = ActionButton(self.printing, primary=True)
        self.add_to_title(self.event_button, self.save_button, print_button)

    def _make_busy_row(self) -> None:
        self.cancel = action(self, self.tr("&Cancel"), self._paperwork.cancel)
        self.busy = QProgressBar()
        self.busy.setTextVisible(False)
        self.busy.setAccessibleName(self.tr("Progress"))
        self.doing = plain()
        self.busy_row = QWidget()
        row = QHBoxLayout(self.busy_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SMALL)
        row.addWidget(self.doing)
        row.addWidget(self.busy, 1)
        row.addWidget(ActionButton(self.cancel))
        self.outcome = plain()
        self.outcome.setAccessibleName(self.tr("What was written"))
        self.outcome.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.outcome.setWordWrap(True)
        self.outcome_row = QWidget()
        told = QHBoxLayout(self.outcome_row)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(SMALL)
        told.addWidget(self.outcome, 1)
        self.body.addWidget(self.busy_row)
        self.body.addWidget(self.outcome_row)
        self.busy_row.hide()
        self.outcome_row.hide()

    def _make_parts(self) -> None:
        self.list = QListView()
        self.list.setAccessibleName(self.tr("Documents"))
        self.list.setModel(self.model)
        self.list.setObjectName("documents")
        self.list.setItemDelegate(TableDelegate(self.desk, self.list))
        self.list.setUniformItemSizes(True)
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("documentsAcross")
        self.across.addWidget(self.list)
        self.across.addWidget(self._preview_side())
        self.across.addWidget(self._option_side())
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([200, 560, 250])
        self.across.setStretchFactor(1, 1)
        self.body.addWidget(self.across, 1)

    def _preview_side(self) -> QWidget:
        self.preview = Preview(self.desk)
        self.problem = EmptyState(self.tr("Nothing to show yet"), "")
        self.stack = QStackedWidget()
        self.stack.addWidget(self.preview)
        self.stack.addWidget(self.problem)
        self.place = caption()
        self.place.setWordWrap(False)
        self.zoom = caption()
        self.zoom.setWordWrap(False)
        self.smaller = _tool("smaller", self.tr("Smaller"), self.preview.zoom_out)
        self.larger = _tool("add", self.tr("Larger"), self.preview.zoom_in)
        self.fit = _tool("fit-width", self.tr("Fit the width"), self.preview.fit_width)
        self.whole = _tool("fit-page", self.tr("Whole page"), self.preview.fit_page)
        row = QHBoxLayout()
        row.setSpacing(TIGHT)
        row.addWidget(self.place)
        row.addStretch(1)
        for widget in (self.smaller, self.zoom, self.larger, self.fit, self.whole):
            row.addWidget(widget)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(SMALL, 0, SMALL, 0)
        column.setSpacing(TIGHT)
        column.addWidget(self.stack, 1)
        column.addLayout(row)
        side.setMinimumWidth(280)
        return side

    def _option_side(self) -> QWidget:
        inside = QWidget()
        inside.setObjectName("form")
        column = QVBoxLayout(inside)
        column.setContentsMargins(SMALL, 0, 0, 0)
        column.setSpacing(GROUP)
        column.addWidget(self.options)
        self.upload = Wrapped(upload_note(self.session.words))
        column.addWidget(self.upload)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setMinimumWidth(230)
        return area

    def _connect(self) -> None:
        self.list.selectionModel().currentChanged.connect(self._on_chosen)
        self.options.changed.connect(self._on_options_changed)
        self.preview.page_changed.connect(self._on_page_changed)
        self.preview.zoom_changed.connect(self._on_zoom_changed)
        self._paperwork.laid.connect(self._on_laid)
        self._paperwork.not_laid.connect(self._on_not_laid)
        self._paperwork.started.connect(self._on_started)
        self._paperwork.progressed.connect(self._on_progressed)
        self._paperwork.cancelled.connect(self._on_cancelled)
        self._paperwork.failed.connect(self._on_failed)
        self._paperwork.ended.connect(self._on_ended)
        self.exports_.written.connect(self._on_written)
        self.exports_.verified.connect(self._on_verified)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(PATIENCE)
        self._slow.timeout.connect(self._on_slow)

    # --- the page -----------------------------------------------------------------------------

    def commands(self) -> Sequence[QAction | None]:
        return (
            self.printing, None, *self.exports_.of_document(), None, *self.exports_.of_event(),
        )  # fmt: skip

    def exports(self) -> Sequence[QAction]:
        whole = (command for command in self.exports_.of_event() if command is not None)
        return (*self.exports_.of_document(), *whole)

    def focus_first(self) -> None:
        self.list.setFocus()

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        self.across.setSizes([min(size(200), 270), 560, min(size(250), 300)])
        self.options.retheme()
        for tool in (self.smaller, self.larger, self.fit, self.whole):
            tool.setIcon(self.desk.theme.icon(str(tool.property("iconName"))))
            tool.setIconSize(QSize(size(ICON), size(ICON)))
        self.preview.viewport().update()

    def start_over(self) -> None:
        self._shown = None
        self.outcome_row.hide()

    def refresh(self, tournament: Tournament) -> None:
        for command in self.commands():
            if command is not None:
                command.setEnabled(self.session.is_open)
        self.exports_.verify.setEnabled(bool(tournament.accepted_rounds))
        self.exports_.trf.setEnabled(bool(tournament.teams))
        self.exports_.xml.setEnabled(bool(tournament.teams))
        self.options.show_entry(entry(self.session.words, self.chosen), tournament)
        self._lay_out()

    # --- what is chosen -----------------------------------------------------------------------

    @property
    def chosen(self) -> str:
        """The name of the chosen document."""
        found = self.model.entry(self.list.currentIndex().row())
        return found.name if found else FIRST

    def choose(self, name: str, round_number: int | None = None) -> None:
        """Choose a document, and the round if it has one."""
        self.list.setCurrentIndex(self.model.index(self.model.row_of(name)))
        self.options.choose_round(round_number)

    def order(self) -> Order:
        """Return what is chosen, as it stands now."""
        tournament = self.session.tournament
        return Order(
            self.chosen,
            tournament,
            self.options.words(),
            self.options.options(self.session.known_log()),
            self.options.paper_form(),
        )

    def paper_order(self, name: str, options: Options) -> Order:
        """Return another page's document, on the paper and in the language chosen here."""
        tournament = self.session.tournament
        common = self.options.common(self.session.known_log())
        wanted = replace(common, round=options.round, order=options.order)
        form = self.options.paper_form()
        return Order(name, tournament, self.options.words(), wanted, form)

    def _on_chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        found = self.model.entry(current.row())
        if found is not None:
            self.options.show_entry(found, self.session.tournament)
            self.printing.setToolTip(found.purpose)
            if self.isVisible():
                self._lay_out()

    def _on_options_changed(self) -> None:
        if self.isVisible():
            self._lay_out()

    # --- the preview --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        if not self.session.is_open:
            return
        self._wanted = self.chosen
        self._slow.start()
        self._paperwork.lay_out(self.order())

    def _on_slow(self) -> None:
        self.place.setText(self.tr("Working it out…"))

    def _on_laid(self, laid: Laid) -> None:
        if laid.order.tournament is not self.session.tournament:
            return  # stale
        self._slow.stop()
        self.stack.setCurrentWidget(self.preview)
        self.preview.show_layout(laid.layout, keep_place=self._shown == laid.order.name)
        self._shown = laid.order.name
        self.preview.setAccessibleDescription(laid.layout.title)
        self.place.setText(self._place_text(self.preview.page, laid.layout.pages))

    def _on_not_laid(self, error: TeamSwissError) -> None:
        self._slow.stop()
        self._shown = None
        self.preview.show_layout(None)
        self.place.clear()
        self.problem.text.setText(self.session.worded(error))
        self.stack.setCurrentWidget(self.problem)

    def _on_page_changed(self, page: int, pages: int) -> None:
        self.place.setText(self._place_text(page, pages))

    def _place_text(self, page: int, pages: int) -> str:
        if not pages:
            return ""
        return self.tr("Page {page} of {pages}").format(page=page, pages=pages)

    def _on_zoom_changed(self, percent: int) -> None:
        self.zoom.setText(self.tr("{percent} %").format(percent=percent))

    # --- writing ------------------------------------------------------------------------------

    def _on_started(self) -> None:
        self.outcome_row.hide()
        self.busy.setRange(0, 0)
        self.doing.setText(self.tr("Working…"))
        self.busy_row.show()

    def _on_progressed(self, done: int, total: int, what: str) -> None:
        self.busy.setRange(0, max(total, 1))
        self.busy.setValue(done)
        self.doing.setText(self._doing_text(what) or self.tr("Working…"))

    def _doing_text(self, what: str) -> str:
        row = self.model.row_of(what)
        found = self.model.entry(row)
        if found is not None:
            return found.title
        names = {
            "workbook": self.tr("Workbook for the federation"),
            "site": self.tr("Web site"),
            "trf": self.tr("TRF"),
            "xml": self.tr("XML for chess-results"),
        }
        return names.get(what, "")

    def _on_ended(self) -> None:
        self.busy_row.hide()

    def _on_written(self, path: str) -> None:
        place = Path(path)
        self._tell(
            self.tr("Saved: {name} in {folder}").format(name=place.name, folder=place.parent),
            Tone.DONE,
        )

    def _on_cancelled(self) -> None:
        self._tell(self.tr("Cancelled. Nothing was written, and older files are as they were."))

    def _on_failed(self, error: TeamSwissError) -> None:
        if self.isVisible():
            self._tell(self.session.worded(error), Tone.WRONG)

    def _tell(self, text: str, tone: Tone | None = None) -> None:
        self.outcome.setText(text)
        set_tone(self.outcome, tone)
        self.outcome_row.show()

    def _on_verified(self, result: RoundTrip) -> None:
        self.report = VerifyDialog(self.desk, result, self)
        self.report.open()


def _menu_button(text: str, commands: Sequence[QAction | None]) -> QPushButton:
    made = QPushButton(text)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    menu = QMenu(made)
    for command in commands:
        if command is None:
            menu.addSeparator()
        else:
            menu.addAction(command)
    made.setMenu(menu)
    made.setProperty("menu", "true")
    return made


def _tool(icon: str, name: str, slot: object) -> QToolButton:
    made = QToolButton()
    made.setObjectName("zoomButton")
    made.setProperty("iconName", icon)
    made.setAccessibleName(name)
    made.setToolTip(name)
    made.clicked.connect(slot)
    return made
