"""A tournament file that is open: every gesture is on the disk before it is shown.

One gesture is one transaction that writes the rows that differ, the step to take it back and a
line of the log. If it fails, the file and the tournament in memory both stay as they were.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage import file, history, places, schema, upgrades
from teamswiss_gui.storage.compose import apply
from teamswiss_gui.storage.describe import facts
from teamswiss_gui.storage.history import LogLine, Snapshot, Step
from teamswiss_gui.storage.known import KnownHistory
from teamswiss_gui.storage.lock import FileLock, Holder, this_program
from teamswiss_gui.storage.rows import Change, difference, dump

Clock = Callable[[], datetime]
Found = TypeVar("Found")

SNAPSHOT_BEFORE = frozenset({"pair_round", "start_round"})
"""Gestures before which the state is kept by itself."""


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class CutOff:
    """The program was killed, or the power failed, while the file was open."""

    was_writing: bool
    """Whether a gesture was being written at that moment; it is not in the file."""


class Document:
    """An open tournament file. Use `new`, `create` or `open`, and `close` it in the end."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        tournament: Tournament,
        *,
        lock: FileLock | None,
        holder: Holder | None,
        clock: Clock,
        who: str,
        backup: Path | None = None,
    ) -> None:
        self._path = path
        self._connection = connection
        self._tournament = tournament
        self._lock = lock
        self._clock = clock
        self._who = who
        self._identity = _identity(path)
        self._serial = history.meta(connection, "serial")
        self._own_steps: set[int] = set()
        self._known = KnownHistory(connection, path)
        self.holder = holder
        """The other program that has the file open, if this one may only read it."""
        self.backup = backup
        """The copy that was kept when the file was upgraded on opening."""
        self.cut_off: CutOff | None = None
        """What is known if the program was killed while it had this file open."""

    # --- opening and closing ------------------------------------------------------------------

    @classmethod
    def new(
        cls, tournament: Tournament | None = None, *, clock: Clock = _now, who: str = ""
    ) -> Document:
        """Start a tournament in the user's data folder, where it is safe until it is saved."""
        start = tournament or Tournament()
        return cls.create(places.unsaved_path(start.settings.name), start, clock=clock, who=who)

    @classmethod
    def create(
        cls, path: Path, tournament: Tournament, *, clock: Clock = _now, who: str = ""
    ) -> Document:
        """Write a tournament to a new file (replacing one of that name) and open it."""
        write_new(path, tournament)
        return cls.open(path, clock=clock, who=who)

    @classmethod
    def open(
        cls, path: Path, *, read_only: bool = False, clock: Clock = _now, who: str = ""
    ) -> Document:
        """Open a file. One that another program holds, or that cannot be written, is read-only."""
        path = _resolved(path)
        file.check_header(path)
        holder, lock = None, None
        has_journal = file.has_journal(path)
        if not read_only or has_journal:
            taken = _take_lock(path, clock)
            holder, lock = (taken, None) if isinstance(taken, Holder) else (None, taken)
        if read_only and lock:
            # It was asked for only to know whose the journal is.
            lock.release()
            lock = None
        writable = lock is not None and os.access(path, os.W_OK)
        try:
            version = file.check_file(path, in_use=holder is not None)
            opened = cls._opened(path, version, lock, holder, clock, who, writable=writable)
            if lock and lock.was_left:
                opened.cut_off = CutOff(was_writing=has_journal)
            return opened
        except TeamSwissError:
            if lock:
                lock.release()
            raise

    @classmethod
    def _opened(
        cls,
        path: Path,
        version: int,
        lock: FileLock | None,
        holder: Holder | None,
        clock: Clock,
        who: str,
        *,
        writable: bool,
    ) -> Document:
        connection = None
        try:
            if not writable and holder is None and file.has_journal(path):
                connection = file.recovered(path)
            else:
                connection = file.connect(path, mode="rw" if writable else "ro")
            backup = None
            if version < schema.FORMAT_VERSION and writable:
                backup = upgrades.upgrade(connection, path)
            elif version < schema.FORMAT_VERSION:
                connection = file.in_memory(connection)
                upgrades.run(connection, path)
            file.check_schema(connection, path)
            tournament = file.read_tournament(connection, path)
            if lock and not writable:
                lock.release()
                lock = None
            return cls(
                path,
                connection,
                tournament,
                lock=lock,
                holder=holder,
                clock=clock,
                who=who,
                backup=backup,
            )
        except places.READ_ERRORS as error:
            if connection:
                connection.close()
            raise places.file_error(error, path) from None
        except TeamSwissError:
            if connection:
                connection.close()
            raise

    def close(self) -> None:
        """Close the file; everything is in it already."""
        self._connection.close()
        if self._lock:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> Document:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    # --- what it holds ------------------------------------------------------------------------

    @property
    def tournament(self) -> Tournament:
        """The tournament as the file has it."""
        return self._tournament

    @property
    def path(self) -> Path:
        """Where the file is."""
        return self._path

    @property
    def is_read_only(self) -> bool:
        """Whether gestures are refused."""
        return self._lock is None

    @property
    def is_unsaved(self) -> bool:
        """Whether the file still lives in the data folder, because it was saved nowhere."""
        return places.is_unsaved(self._path)

    def undo_step(self) -> Step | None:
        """Return what undo would take back."""
        return self._known.step(0)

    def redo_step(self) -> Step | None:
        """Return what redo would do again."""
        return self._known.step(1)

    def log(self) -> list[LogLine]:
        """Return the whole log, oldest first."""
        return self._known.log()

    def snapshots(self) -> list[Snapshot]:
        """Return the states that can be restored, oldest first."""
        return self._read(history.snapshots)

    def _read(self, query: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            return query(self._connection)
        except places.READ_ERRORS as error:
            raise self._disk_error(error) from None

    def _disk_error(self, error: Exception) -> TeamSwissError:
        """Return an error in words; the file was whole when it was opened."""
        told = places.file_error(error, self._path)
        if told.code == "file-damaged":
            return TeamSwissError("disk-error", path=str(self._path), reason=str(error))
        return told

    # --- gestures -----------------------------------------------------------------------------

    def perform(self, gesture: Gesture, /, **arguments: Any) -> Tournament:
        """Make a gesture: durable when this returns, without a trace if it raises."""
        before = self._tournament
        after = gesture(before, **arguments)
        changes = difference(before, after)
        if not changes:
            return before
        name = gesture.__name__
        details = dump(facts(before, after, arguments))
        with self._transaction() as connection:
            at = self._timestamp()
            if name in SNAPSHOT_BEFORE:
                history.add_snapshot(connection, at, name, before)
            history.write_changes(connection, changes)
            step = history.add_step(connection, at, name, details, changes)
            history.add_log(connection, at, self._who, name, details)
        self._tournament = after
        self._own_steps.add(step)
        return after

    def undo(self) -> Step:
        """Take the last gesture back."""
        step = self.undo_step()
        if step is None:
            raise TeamSwissError("nothing-to-undo")
        changes = self._read(lambda c: self._changes_of(c, step))
        self._travel(step, [change.reversed for change in changes], step.id - 1, "undo")
        return step

    def redo(self) -> Step:
        """Do again what was taken back last."""
        step = self.redo_step()
        if step is None:
            raise TeamSwissError("nothing-to-redo")
        changes = self._read(lambda c: self._changes_of(c, step))
        self._travel(step, changes, step.id, "redo")
        return step

    def _changes_of(self, connection: sqlite3.Connection, step: Step) -> list[Change]:
        if history.meta(connection, "serial") != self._serial:
            raise TeamSwissError("file-changed", path=str(self._path))  # so may be its steps
        return history.step_changes(connection, step.id)

    def _travel(self, step: Step, changes: Iterable[Change], position: int, name: str) -> None:
        after = apply(self._tournament, changes)
        if step.id not in self._own_steps:
            validate(after)  # the file says so, and anybody may have written it
        details = dump({"gesture": step.gesture, **step.details})
        with self._transaction() as connection:
            history.write_changes(connection, changes)
            history.set_meta(connection, "position", position)
            history.add_log(connection, self._timestamp(), self._who, name, details)
        self._tournament = after

    def snapshot(self, reason: str) -> int:
        """Keep the state as it is now; return the snapshot's number."""
        reason = checks.text(reason, "reason", limit=checks.NOTE_LENGTH)
        with self._transaction() as connection:
            at = self._timestamp()
            number = history.add_snapshot(connection, at, reason, self._tournament)
            details = dump({"snapshot": number, "reason": reason})
            history.add_log(connection, at, self._who, "snapshot", details)
        return number

    def restore(self, snapshot: int) -> Tournament:
        """Go back to a snapshot; this too can be undone."""
        kept = self._read(lambda c: history.read_snapshot(c, snapshot))
        validate(kept)

        def restore_snapshot(_before: Tournament, snapshot: int) -> Tournament:
            return kept

        return self.perform(restore_snapshot, snapshot=snapshot)

    # --- other places -------------------------------------------------------------------------

    def save_copy(self, path: Path) -> bool:
        """Write the whole file, history and all, to another place; this one stays open.

        If this file can no longer be read (a stick was pulled) or somebody wrote over it, the
        tournament as it is in memory is written, and the answer is False: undo steps, log and
        snapshots did not come along.
        """
        target = _resolved(path)
        if _identity(target) == self._identity:
            raise TeamSwissError("same-file", path=str(path))
        refuse_held(target, self._clock)
        is_whole = True

        def write(draft: Path) -> None:
            nonlocal is_whole
            if not self._backed_up_whole(draft):
                draft.unlink(missing_ok=True)
                _write_without_history(draft, self._tournament)
                is_whole = False

        places.write_whole(target, write)
        return is_whole

    def _backed_up_whole(self, draft: Path) -> bool:
        """Copy the file; say whether the copy holds what is shown."""
        try:
            self._back_up(str(draft))
        except sqlite3.Error:
            if self._can_be_read():
                raise
            return False
        try:
            with contextlib.closing(file.connect(draft, mode="ro")) as copy:
                found = file.read_tournament(copy, draft)
        except (*places.READ_ERRORS, TeamSwissError):
            return False
        # What another program has open may have gone on since this one read it.
        return self.holder is not None or found == self._tournament

    def _back_up(self, target: str) -> None:
        with contextlib.closing(sqlite3.connect(target)) as copy:
            file.back_up(self._connection, copy)

    def _can_be_read(self) -> bool:
        try:
            self._back_up(":memory:")
        except sqlite3.Error:
            return False
        return True

    def save_as(self, path: Path) -> bool:
        """Move over to a file at another place; one that was never saved leaves no copy behind.

        The answer is that of `save_copy`.
        """
        old, was_unsaved = self._path, self.is_unsaved
        is_whole = self.save_copy(path)
        if _resolved(path) == old and self._lock:
            self._lock.release()  # the file was gone; it is back under the name that we hold
            self._lock = None
        moved = Document.open(path, clock=self._clock, who=self._who)
        self.close()
        self._path = moved._path
        self._connection = moved._connection
        self._lock = moved._lock
        self._identity = moved._identity
        self._serial = moved._serial
        self._known = moved._known
        self._tournament = moved._tournament
        self.holder = None
        if was_unsaved:
            with contextlib.suppress(OSError):
                old.unlink()
        return is_whole

    # --- inside -------------------------------------------------------------------------------

    def _timestamp(self) -> str:
        return self._clock().isoformat(timespec="seconds")

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Do everything inside or nothing; committed and durable when it ends without an error."""
        if self.holder is not None:
            raise held(self._path, self.holder)
        if self.is_read_only:
            raise TeamSwissError("file-read-only", path=str(self._path), reason="")
        if _identity(self._path) != self._identity:
            raise TeamSwissError("file-vanished", path=str(self._path))
        connection = self._connection
        has_begun = False
        try:
            connection.execute("BEGIN IMMEDIATE")
            if history.meta(connection, "serial") != self._serial:
                raise TeamSwissError("file-changed", path=str(self._path))
            has_begun = True
            yield connection
            history.set_meta(connection, "serial", self._serial + 1)
            connection.execute("COMMIT")
            self._serial += 1
            self._known.grown()
        except places.READ_ERRORS as error:
            self._abandon(has_begun)
            raise self._disk_error(error) from None
        except BaseException:
            self._abandon(has_begun)
            raise

    def _abandon(self, has_begun: bool) -> None:
        """Roll back; if the commit got through after all, follow the file.

        A file that somebody else wrote to is not followed: what is shown may be nowhere else.
        """
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        with contextlib.suppress(sqlite3.Error, TeamSwissError):
            serial = history.meta(self._connection, "serial")
            if has_begun and serial == self._serial + 1:
                self._tournament = file.read_tournament(self._connection, self._path)
                self._serial = serial
                self._known.grown()


def write_new(path: Path, tournament: Tournament) -> None:
    """Write a tournament to a new file without history."""
    validate(tournament)
    target = _resolved(path)
    refuse_held(target)

    def write(draft: Path) -> None:
        _write_without_history(draft, tournament)

    places.write_whole(target, write)


def _write_without_history(path: Path, tournament: Tournament) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        schema.create(connection)
        history.write_all(connection, tournament)
        connection.commit()


def _resolved(path: Path) -> Path:
    try:
        return Path(path).resolve()
    except (OSError, RuntimeError) as error:
        raise places.file_error(error, path) from None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _take_lock(path: Path, clock: Clock) -> FileLock | Holder | None:
    """Take the lock; None where the folder cannot be written, so nobody can change the file."""
    try:
        return FileLock.take(path, this_program(clock().isoformat(timespec="seconds")))
    except OSError:
        return None


def refuse_held(path: Path, clock: Clock = _now) -> None:
    """Refuse to replace a file that another program has open."""
    if not path.exists():
        return
    taken = _take_lock(path, clock)
    if isinstance(taken, Holder):
        raise held(path, taken)
    if taken:
        taken.release()


def held(path: Path, holder: Holder) -> TeamSwissError:
    """Return the error that names the program which has a file open."""
    return TeamSwissError(
        "file-held", path=str(path), user=holder.user, machine=holder.machine, since=holder.since
    )
