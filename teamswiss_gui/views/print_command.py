"""Ctrl+P: the document that belongs to what is shown, on the printer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from teamswiss_gui.app.paperwork import Laid, Order, Steps
from teamswiss_gui.documents.catalogue import RoundMeaning, entries
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.pdf import print_on
from teamswiss_gui.views.desk import Desk, action

Ask = Callable[[], Order | None]


class PrintCommand(QObject):
    """Lays the document out off the window's thread, asks for the printer, prints."""

    printed = Signal(str)
    """The title of what went to the printer."""
    round_wanted = Signal(str)
    """A document of the round that is shown."""

    def __init__(self, desk: Desk, ask: Ask, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ask = ask
        self._is_mine = False
        self.command = action(self, self.tr("&Print…"), self.print_shown, "Ctrl+P")
        self.of_round = QMenu(self.tr("P&rint of the round"), parent)
        for each in entries(desk.session.words):
            if each.round is RoundMeaning.OF:
                made = action(self, each.title, self._on_of_round)
                made.setData(each.name)
                self.of_round.addAction(made)
        paperwork = desk.jobs.paperwork
        paperwork.done.connect(self._on_done)
        paperwork.cancelled.connect(self._on_over)
        paperwork.failed.connect(self._on_failed)
        desk.session.document_changed.connect(self._on_document_changed)
        self._on_document_changed()

    def print_shown(self) -> None:
        """Print what belongs to the page that is shown."""
        order = self._ask()
        if order is not None:
            self.print_order(order)

    def _on_of_round(self) -> None:
        command = self.sender()
        assert isinstance(command, QAction)
        self.round_wanted.emit(str(command.data()))

    def print_order(self, order: Order) -> None:
        """Print a document."""

        def work(steps: Steps) -> object:
            document = order.document()
            steps.check()
            return Laid(order, document, lay_out(document, order.form, steps.check))

        if self._desk.jobs.paperwork.begin(work):
            self._is_mine = True

    def _on_done(self, result: object) -> None:
        if not self._is_mine or not isinstance(result, Laid):
            return
        self._is_mine = False
        printer = self._desk.notices.choose_printer(result.layout)
        if printer is None:
            return
        try:
            print_on(printer, result.layout)
        except TeamSwissError as error:
            self._desk.notices.refuse(self._desk.session.worded(error))
        else:
            self.printed.emit(result.layout.title)

    def _on_failed(self, error: TeamSwissError) -> None:
        if self._is_mine:
            self._is_mine = False
            self._desk.notices.refuse(self._desk.session.worded(error))

    def _on_over(self) -> None:
        self._is_mine = False

    def _on_document_changed(self) -> None:
        self.command.setEnabled(self._desk.session.is_open)
        self.of_round.setEnabled(self._desk.session.is_open)
