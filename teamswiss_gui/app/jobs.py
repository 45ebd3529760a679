"""Long work off the window's thread: the engine, on the frozen tournament."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from teamswiss_gui.app.paperwork import Paperwork
from teamswiss_gui.app.session import Session
from teamswiss_gui.app.threads import Thread
from teamswiss_gui.domain.edits import pair_round
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request, seats_of


class EngineThread(Thread):
    """One run of the engine on one tournament."""

    progressed = Signal(int, int)
    answered = Signal(object)
    failed = Signal(object)

    def __init__(self, tournament: Tournament, number: int, *, explain: bool) -> None:
        super().__init__()
        self.tournament = tournament
        self.number = number
        self._explain = explain
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask it to stop between two brackets."""
        self._stop.set()

    def run(self) -> None:
        """Pair; tell the answer or the error that the arbiter can act on."""
        try:
            answer = pair(
                pairing_request(self.tournament, self.number),
                explain=self._explain,
                progress=self.progressed.emit,
                cancel=self._stop.is_set,
            )
        except Cancelled:
            return
        except TeamSwissError as error:
            self.failed.emit(error)
        else:
            self.answered.emit(answer)


class Jobs(QObject):
    """Runs the engine for a session; an answer to a tournament that has changed is dropped."""

    started = Signal()
    progressed = Signal(int, int)
    paired = Signal(int)
    """The draft of that round is in the file."""
    explained = Signal(object, object)
    """The tournament that was asked about and the Answer with its explanation."""
    failed = Signal(object)
    unpairable = Signal(object)
    """No legal pairing exists: the arbiter decides."""
    ended = Signal()
    """Whatever came of it, nothing is running any more."""
    closing = Signal()
    """The document is being closed: whatever else runs in the background stops now."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._pairing: EngineThread | None = None
        self._explaining: EngineThread | None = None
        self.paperwork = Paperwork(self)

    @property
    def is_pairing(self) -> bool:
        """Whether a round is being paired."""
        return self._pairing is not None

    def pair_next(self) -> None:
        """Pair the next round of the session's tournament."""
        if self._pairing:
            return
        tournament = self._session.tournament
        thread = EngineThread(tournament, tournament.next_round, explain=False)
        self._pairing = thread
        thread.progressed.connect(self.progressed)
        thread.answered.connect(self._on_paired)
        thread.failed.connect(self._on_pairing_failed)
        thread.finished.connect(self._on_ended)
        self.started.emit()
        thread.start()

    def explain(self, number: int) -> None:
        """Work out why a round is paired as it is; a question asked before is forgotten."""
        if self._explaining:
            self._drop(self._explaining)
        thread = EngineThread(self._session.tournament, number, explain=True)
        self._explaining = thread
        thread.answered.connect(self._on_explained)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_explaining_ended)
        thread.start()

    def cancel(self) -> None:
        """Stop pairing; nothing was changed."""
        if self._pairing:
            self._pairing.cancel()

    def close(self) -> None:
        """Stop everything and wait for it."""
        self.closing.emit()
        self.paperwork.close()
        for thread in (self._pairing, self._explaining):
            if thread:
                self._drop(thread)
        self._pairing = self._explaining = None

    def _drop(self, thread: EngineThread) -> None:
        thread.cancel()
        thread.answered.disconnect()
        thread.failed.disconnect()
        thread.finished.disconnect()
        thread.wait()

    def _on_paired(self, answer: Answer) -> None:
        thread = self._pairing
        if thread is None or self._session.tournament is not thread.tournament:
            return  # stale: something has changed meanwhile
        pairs, bye = seats_of(thread.tournament, answer)
        try:
            self._session.perform(pair_round, pairs=pairs, bye=bye)
        except TeamSwissError as error:
            self.failed.emit(error)
        else:
            self.paired.emit(answer.round)

    def _on_explained(self, answer: Answer) -> None:
        if self._explaining:
            self.explained.emit(self._explaining.tournament, answer)

    def _on_pairing_failed(self, error: TeamSwissError) -> None:
        told = self.unpairable if error.code == "no-legal-pairing" else self.failed
        told.emit(error)

    def _on_failed(self, error: TeamSwissError) -> None:
        self.failed.emit(error)

    def _on_ended(self) -> None:
        if _is_over(self._pairing):
            self._pairing = None
            self.ended.emit()

    def _on_explaining_ended(self) -> None:
        if _is_over(self._explaining):
            self._explaining = None


def _is_over(thread: EngineThread | None) -> bool:
    """Say whether a thread may be let go: `finished` comes a moment before its end.

    The word of an earlier thread may also arrive while the next one is at work.
    """
    return thread is not None and thread.isFinished() and thread.wait()
