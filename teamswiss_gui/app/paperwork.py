"""Documents off the window's thread: laid out for the preview, written to files."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from teamswiss_gui.app.threads import Thread
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import build
from teamswiss_gui.documents.source import Options, Source
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.paper import Form
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.printing.type import load_fonts
from teamswiss_gui.words import Words


@dataclass(frozen=True, slots=True)
class Order:
    """A document that is wanted on paper."""

    name: str
    tournament: Tournament
    words: Words
    options: Options
    form: Form

    def source(self) -> Source:
        """Return what the document is built from."""
        return Source(self.tournament, self.words, self.options)

    def document(self) -> Document:
        """Return the document itself."""
        return build(self.name, self.source())


@dataclass(frozen=True, slots=True)
class Laid:
    """An order that has been carried out."""

    order: Order
    document: Document
    layout: Layout


class Steps:
    """How a piece of work tells how far it is, and is told to stop."""

    def __init__(self, tell: Callable[[int, int, str], None], stop: threading.Event) -> None:
        self._tell = tell
        self._stop = stop

    def check(self) -> None:
        """Stop here if that was asked for."""
        if self._stop.is_set():
            raise Cancelled

    def is_cancelled(self) -> bool:
        """Say whether the work shall stop."""
        return self._stop.is_set()

    def tell(self, done: int, total: int, what: str = "") -> None:
        """Say how far it is."""
        self.check()
        self._tell(done, total, what)


Work = Callable[[Steps], object]


class WorkThread(Thread):
    """One piece of work."""

    progressed = Signal(int, int, str)
    done = Signal(object)
    cancelled = Signal()
    failed = Signal(object)

    def __init__(self, work: Work) -> None:
        super().__init__()
        self._work = work
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask it to stop at its next step."""
        self._stop.set()

    def run(self) -> None:
        """Work; tell what came of it, or the error that the user can act on."""
        try:
            result = self._work(Steps(self.progressed.emit, self._stop))
        except Cancelled:
            self.cancelled.emit()
        except TeamSwissError as error:
            self.failed.emit(error)
        else:
            self.done.emit(result)


class Paperwork(QObject):
    """Lays documents out and writes them, one preview and one piece of work at a time."""

    laid = Signal(object)
    """Laid: the preview that was asked for last."""
    not_laid = Signal(object)
    """The TeamSwissError why it cannot be shown."""
    started = Signal()
    progressed = Signal(int, int, str)
    done = Signal(object)
    cancelled = Signal()
    failed = Signal(object)
    ended = Signal()
    """Whatever came of it, no work is running any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preview: WorkThread | None = None
        self._working: WorkThread | None = None

    @property
    def is_working(self) -> bool:
        """Whether something is being written."""
        return self._working is not None

    def lay_out(self, order: Order) -> None:
        """Lay a document out; what was asked before is forgotten."""
        load_fonts()  # in the window's thread
        self._forget_preview()

        def work(steps: Steps) -> object:
            document = order.document()
            steps.check()
            return Laid(order, document, lay_out(document, order.form, steps.check))

        thread = WorkThread(work)
        self._preview = thread
        thread.done.connect(self._on_laid)
        thread.failed.connect(self._on_not_laid)
        thread.finished.connect(self._on_preview_ended)
        thread.start()

    def begin(self, work: Work) -> bool:
        """Start a piece of work, unless another is running."""
        if self._working:
            return False
        load_fonts()
        thread = WorkThread(work)
        self._working = thread
        thread.progressed.connect(self._on_progressed)
        thread.done.connect(self._on_done)
        thread.cancelled.connect(self._on_cancelled)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_work_ended)
        self.started.emit()
        thread.start()
        return True

    def cancel(self) -> None:
        """Stop the work; nothing of it stays behind."""
        if self._working:
            self._working.cancel()

    def close(self) -> None:
        """Stop everything and wait for it."""
        self._forget_preview()
        if self._working:
            _drop(self._working)
            self._working = None
            self.ended.emit()

    def _forget_preview(self) -> None:
        if self._preview:
            _drop(self._preview)
            self._preview = None

    # What a thread told before it was dropped may still arrive: it is not listened to.

    def _on_laid(self, laid: object) -> None:
        if self.sender() is self._preview:
            self.laid.emit(laid)

    def _on_not_laid(self, error: object) -> None:
        if self.sender() is self._preview:
            self.not_laid.emit(error)

    def _on_preview_ended(self) -> None:
        if self.sender() is self._preview:
            self._preview = None

    def _on_progressed(self, done: int, total: int, what: str) -> None:
        if self.sender() is self._working:
            self.progressed.emit(done, total, what)

    def _on_done(self, result: object) -> None:
        if self.sender() is self._working:
            self.done.emit(result)

    def _on_cancelled(self) -> None:
        if self.sender() is self._working:
            self.cancelled.emit()

    def _on_failed(self, error: object) -> None:
        if self.sender() is self._working:
            self.failed.emit(error)

    def _on_work_ended(self) -> None:
        if self.sender() is self._working:
            self._working = None
            self.ended.emit()


def _drop(thread: WorkThread) -> None:
    thread.cancel()
    thread.blockSignals(True)
    thread.wait()
