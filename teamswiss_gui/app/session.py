"""The tournament that is open: every change goes through here and is on disk before it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal

from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.scoring.standings import Standings, standings
from teamswiss_gui.storage.document import SNAPSHOT_BEFORE, Document
from teamswiss_gui.storage.history import LogLine, Snapshot, Step
from teamswiss_gui.words import Words, error_text
from teamswiss_gui.words.gestures import gesture_text
from teamswiss_gui.words.log_lines import log_text

NOTHING = Tournament()
LONGEST_IN_MENU = 40
"""Characters of a name or a reason where a step is named in the menu and at the bottom."""


def local_time(at: str) -> str:
    """Return a moment of the log as the user writes it; the words of the file if it is none."""
    try:
        moment = QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(at).timestamp()))
    except (ValueError, OverflowError, OSError):
        return at
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


class Session(QObject):
    """One open document, or none."""

    tournament_changed = Signal(object, object)
    """Before and after: a gesture was made, taken back or done again."""
    document_changed = Signal()
    """Another document was opened, or it was closed."""
    document_moved = Signal()
    """The document lives in another place now."""

    def __init__(
        self, words: Words | None = None, parent: QObject | None = None, *, who: str = ""
    ) -> None:
        super().__init__(parent)
        self.words = words or Words()
        self._who = who
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
        self._take(Document.new(tournament, who=self._who))

    def open(self, path: Path) -> None:
        """Open a file; the one that was open stays open if this one cannot be read."""
        if self._document and self._document.path == path.resolve():
            return
        self._take(Document.open(path, who=self._who))

    def open_copy(self, path: Path) -> None:
        """Start a tournament with what is in a file, which itself stays as it is."""
        with Document.open(path, read_only=True) as sample:
            tournament = sample.tournament
        self.new(tournament)

    def save_as(self, path: Path) -> None:
        """Move over to a file at another place; raises if only the history stayed behind."""
        is_whole = self._required().save_as(path)
        self.document_moved.emit()
        if not is_whole:
            raise TeamSwissError("history-left-behind", path=str(path))

    def save_copy(self, path: Path) -> None:
        """Write everything to another place and stay here; raises as `save_as` does."""
        if not self._required().save_copy(path):
            raise TeamSwissError("history-left-behind", path=str(path))

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
        with self._followed(document):
            document.perform(gesture, **arguments)
        return document.tournament is not before

    def undo(self) -> None:
        """Take the last gesture back."""
        document = self._required()
        with self._followed(document):
            document.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        document = self._required()
        with self._followed(document):
            document.redo()

    def snapshots(self) -> list[Snapshot]:
        """Return the states that can be restored, oldest first."""
        return self._document.snapshots() if self._document else []

    def snapshot(self, reason: str) -> None:
        """Keep the state as it is now under a name."""
        self._required().snapshot(reason)

    def restore(self, number: int) -> None:
        """Go back to a snapshot; this too can be undone."""
        document = self._required()
        with self._followed(document):
            document.restore(number)

    @contextmanager
    def _followed(self, document: Document) -> Iterator[None]:
        """Tell what changed, also where the disk failed and the gesture got through."""
        before = document.tournament
        try:
            yield
        finally:
            if document.tournament is not before:
                self.tournament_changed.emit(before, document.tournament)

    def snapshot_text(self, snapshot: Snapshot) -> str:
        """Return why a snapshot was kept: its name, or the gesture that came after it."""
        if snapshot.reason not in SNAPSHOT_BEFORE:
            return snapshot.reason
        text = self.words.tr("gestures", "before: {what}")
        return text.format(what=gesture_text(self.words, snapshot.reason, {}))

    def problem(self, gesture: Gesture, /, **arguments: Any) -> str:
        """Return why a gesture would be refused, in words; nothing if it would not."""
        try:
            gesture(self.tournament, **arguments)
        except TeamSwissError as error:
            return self.worded(error)
        return ""

    def known_standings(self, after: int) -> Standings | None:
        """Return the standings after a round if they are worked out already."""
        if self._standings is None or self._standings[:2] != (id(self.tournament), after):
            return None
        return self._standings[3]

    def take_standings(self, after: int, table: Standings) -> None:
        """Keep standings of the tournament as it is that were worked out elsewhere."""
        self._standings = (id(self.tournament), after, self.tournament, table)

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
        return self._step_text(Document.undo_step)

    def redo_text(self) -> str:
        """Return the name of what redo does again; nothing if there is nothing."""
        return self._step_text(Document.redo_step)

    def cut_off_text(self) -> str:
        """Return what an arbiter should know after a power cut; nothing if there was none."""
        document = self._document
        if document is None or document.cut_off is None:
            return ""
        sentences = [
            self.tr("TeamSwiss was cut off while {name} was open.").format(name=document.path.name)
        ]
        log = document.log()
        if log:
            sentences.append(
                self.tr("The last thing saved is: {what} ({time}).").format(
                    what=self.log_text(log[-1]), time=local_time(log[-1].at)
                )
            )
        if document.cut_off.was_writing:
            sentences.append(
                self.tr("What was being written at that moment is not in it: make it again.")
            )
        else:
            sentences.append(self.tr("Nothing was being written at that moment."))
        return " ".join(sentences)

    def log(self) -> list[LogLine]:
        """Return the log of the document."""
        return self._document.log() if self._document else []

    def known_log(self) -> list[LogLine]:
        """Return the log for papers, which are printed without it if it cannot be read."""
        try:
            return self.log()
        except TeamSwissError:
            return []

    def log_text(self, line: LogLine) -> str:
        """Return a line of the log in words, with its values and the consequences named before."""
        return log_text(self.words, line.gesture, line.details)

    def _step_text(self, asked: Callable[[Document], Step | None]) -> str:
        try:
            step = asked(self._document) if self._document else None
        except TeamSwissError:  # the disk is gone: so is what it could take back
            return ""
        if step is None:
            return ""
        return gesture_text(self.words, step.gesture, step.details, LONGEST_IN_MENU)
