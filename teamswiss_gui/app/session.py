"""The tournament that is open: every change goes through here and is on disk before it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.scoring.standings import Standings, standings
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.history import LogLine, Step
from teamswiss_gui.words import Words, error_text
from teamswiss_gui.words.gestures import gesture_text

NOTHING = Tournament()


class Session(QObject):
    """One open document, or none."""

    tournament_changed = Signal(object, object)
    """Before and after: a gesture was made, taken back or done again."""
    document_changed = Signal()
    """Another document was opened, or it was closed."""
    document_moved = Signal()
    """The document lives in another place now."""

    def __init__(self, words: Words | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words or Words()
        self._document: Document | None = None
        self._standings: tuple[int, int, Tournament, Standings] | None = None

    # --- the document -------------------------------------------------------------------------

    @property
    def document(self) -> Document | None:
        """The open document."""
        return self._document

    @property
    def tournament(self) -> Tournament:
        """The tournament as the file has it; an empty one while none is open."""
        return self._document.tournament if self._document else NOTHING

    @property
    def is_open(self) -> bool:
        """Whether a document is open."""
        return self._document is not None

    def new(self, tournament: Tournament | None = None) -> None:
        """Start a tournament in the data folder."""
        self._take(Document.new(tournament))

    def open(self, path: Path) -> None:
        """Open a file; the one that was open stays open if this one cannot be read."""
        if self._document and self._document.path == path.resolve():
            return
        self._take(Document.open(path))

    def open_copy(self, path: Path) -> None:
        """Start a tournament with what is in a file, which itself stays as it is."""
        with Document.open(path, read_only=True) as sample:
            tournament = sample.tournament
        self.new(tournament)

    def save_as(self, path: Path) -> None:
        """Move over to a file at another place."""
        self._required().save_as(path)
        self.document_moved.emit()

    def save_copy(self, path: Path) -> None:
        """Write everything to another place and stay here."""
        self._required().save_copy(path)

    def close(self) -> None:
        """Close the document; everything is in it already."""
        if self._document:
            self._document.close()
            self._document = None
            self.document_changed.emit()

    def _take(self, document: Document) -> None:
        old, self._document = self._document, document
        if old:
            old.close()
        self.document_changed.emit()

    def _required(self) -> Document:
        if self._document is None:
            raise TeamSwissError("file-not-found", path="")
        return self._document

    # --- gestures -----------------------------------------------------------------------------

    def perform(self, gesture: Gesture, /, **arguments: Any) -> bool:
        """Make a gesture; say whether it changed anything. Raises what the gesture raises."""
        document = self._required()
        before = document.tournament
        after = document.perform(gesture, **arguments)
        if after is before:
            return False
        self.tournament_changed.emit(before, after)
        return True

    def undo(self) -> None:
        """Take the last gesture back."""
        document = self._required()
        before = document.tournament
        document.undo()
        self.tournament_changed.emit(before, document.tournament)

    def redo(self) -> None:
        """Do again what was taken back."""
        document = self._required()
        before = document.tournament
        document.redo()
        self.tournament_changed.emit(before, document.tournament)

    def problem(self, gesture: Gesture, /, **arguments: Any) -> str:
        """Return why a gesture would be refused, in words; nothing if it would not."""
        try:
            gesture(self.tournament, **arguments)
        except TeamSwissError as error:
            return self.worded(error)
        return ""

    def standings(self, after: int | None = None) -> Standings:
        """Return the standings after a round (the last accepted one), worked out once."""
        tournament = self.tournament
        last = len(tournament.accepted_rounds) if after is None else after
        if self._standings is None or self._standings[:2] != (id(tournament), last):
            self._standings = (id(tournament), last, tournament, standings(tournament, last))
        return self._standings[3]

    # --- words --------------------------------------------------------------------------------

    def worded(self, error: TeamSwissError) -> str:
        """Return an error in words."""
        return error_text(self.words, error.code, error.details)

    def undo_text(self) -> str:
        """Return the name of what undo takes back; nothing if there is nothing."""
        return self._step_text(self._document.undo_step() if self._document else None)

    def redo_text(self) -> str:
        """Return the name of what redo does again; nothing if there is nothing."""
        return self._step_text(self._document.redo_step() if self._document else None)

    def log(self) -> list[LogLine]:
        """Return the log of the document."""
        return self._document.log() if self._document else []

    def log_text(self, line: LogLine) -> str:
        """Return a line of the log in words."""
        return gesture_text(self.words, line.gesture, line.details)

    def _step_text(self, step: Step | None) -> str:
        return gesture_text(self.words, step.gesture, step.details) if step else ""
