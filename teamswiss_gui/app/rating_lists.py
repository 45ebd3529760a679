"""The rating lists of this user: those that are loaded, and the search in all of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from teamswiss_gui.app.work import Cancel, Progress
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.rating_list import (
    ListInfo,
    ListKind,
    ListPlayer,
    RatingList,
    database_path,
    load_rating_list,
)
from teamswiss_gui.storage.places import data_folder

FIDE = "FIDE"
SUFFIX = ".ratings"
FOUND = 12


@dataclass(frozen=True, slots=True)
class LoadedList:
    """A list that is there: what it says of itself, where it lies, when it was loaded."""

    info: ListInfo
    path: Path
    loaded: datetime


class RatingLists(QObject):
    """Opens the lists when they are first asked; asked from the window's thread only."""

    lists_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: list[RatingList] | None = None
        self._paths: list[Path] = []

    @property
    def loaded(self) -> list[LoadedList]:
        """The lists that can be searched, FIDE's first."""
        return [
            LoadedList(each.info, path, datetime.fromtimestamp(path.stat().st_mtime, UTC))
            for each, path in zip(self._lists(), self._paths, strict=True)
        ]

    @property
    def is_empty(self) -> bool:
        """Whether no list is loaded."""
        return not self._lists()

    def search(self, text: str, limit: int = FOUND) -> list[ListPlayer]:
        """Return players whom a typed text may mean; nobody if a list has become unusable."""
        found: list[ListPlayer] = []
        for each in self._lists():
            try:
                found += each.search(text, limit - len(found))
            except TeamSwissError:
                self.close()
                return []
            if len(found) >= limit:
                break
        return found

    def load(self, source: Path, kind: ListKind, name: str) -> Load:
        """Return the work that loads a list; `reopened` is to be called when it is done."""
        self.close()  # on Windows an open list cannot be replaced
        return Load(source, database_path(data_folder(), name), kind, name)

    def remove(self, path: Path) -> None:
        """Forget a list and take its database away."""
        self.close()
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise TeamSwissError("disk-error", path=str(path), reason=str(error)) from None
        self.lists_changed.emit()

    def reopened(self) -> None:
        """Look again which lists there are."""
        self.close()
        self.lists_changed.emit()

    def close(self) -> None:
        """Let go of the databases; they are opened again when they are asked."""
        for each in self._open or ():
            each.close()
        self._open = None

    def _lists(self) -> list[RatingList]:
        if self._open is None:
            self._open, self._paths = [], []
            for path in _databases():
                try:
                    self._open.append(RatingList(path))
                except TeamSwissError:
                    continue  # one that cannot be used is as good as none
                self._paths.append(path)
        return self._open


@dataclass(frozen=True, slots=True)
class Load:
    """A list about to be loaded; called off the window's thread."""

    source: Path
    database: Path
    kind: ListKind
    name: str

    def __call__(self, progress: Progress, cancel: Cancel) -> ListInfo:
        """Read the list into its database."""
        return load_rating_list(
            self.source,
            self.database,
            kind=self.kind,
            name=self.name,
            progress=progress,
            cancel=cancel,
        )


def _databases() -> list[Path]:
    folder = database_path(data_folder(), FIDE).parent
    found = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stem != FIDE, path.stem))
