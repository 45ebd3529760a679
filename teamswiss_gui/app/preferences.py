"""What belongs to the user and not to the tournament: look, language, places, recent files."""

from __future__ import annotations

import hashlib
import os
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QLocale, QSettings

from teamswiss_gui.formats.rating_list import RatingKind

RECENT = 8
FONT_SIZES = (11, 12, 13, 15, 17, 20, 26)
VIEWS = 40
"""For so many files it is remembered what was shown last."""


class Look(StrEnum):
    """Which theme: the desktop's, or one of ours."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Paper(StrEnum):
    """Which paper lies in the printer."""

    LOCAL = "local"
    """What is usual where the desktop is."""
    A4 = "a4"
    LETTER = "letter"


class ResultsFrom(StrEnum):
    """From which side a result is typed and shown."""

    LEFT = "left"
    """The team that stands at the left, as on the match card."""
    WHITE = "white"
    """Whoever has White on that board."""


class Preferences:
    """A thin layer over QSettings that knows the types."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @classmethod
    def of_user(cls) -> Preferences:
        """Return those of the user of this machine."""
        return cls(
            QSettings(
                QSettings.Format.IniFormat, QSettings.Scope.UserScope, "TeamSwiss", "TeamSwiss"
            )
        )

    # --- look and language --------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """The chosen theme."""
        value = self._text("look")
        return Look(value) if value in list(Look) else Look.SYSTEM

    @look.setter
    def look(self, look: Look) -> None:
        self._settings.setValue("look", look.value)

    @property
    def font_size(self) -> int:
        """The size of body text in pixels."""
        text = self._text("font_size")
        size = int(text) if text.isdecimal() else 13
        return min(max(size, FONT_SIZES[0]), FONT_SIZES[-1])

    @font_size.setter
    def font_size(self, size: int) -> None:
        self._settings.setValue("font_size", size)

    @property
    def rating_kind(self) -> RatingKind:
        """Which of FIDE's ratings is taken over from its list."""
        value = str(self._settings.value("rating_kind", RatingKind.STANDARD.value))
        known = {kind.value: kind for kind in RatingKind}
        return known.get(value, RatingKind.STANDARD)

    @rating_kind.setter
    def rating_kind(self, kind: RatingKind) -> None:
        self._settings.setValue("rating_kind", kind.value)

    @property
    def language(self) -> str:
        """The language of the window; empty for the desktop's."""
        return self._text("language")

    @language.setter
    def language(self, language: str) -> None:
        self._settings.setValue("language", language)

    # --- habits -------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where files are opened and saved unless another place is chosen."""
        text = self._text("folder")
        return Path(text) if text and Path(text).is_dir() else Path.home()

    @folder.setter
    def folder(self, folder: Path | None) -> None:
        self._settings.setValue("folder", str(folder or ""))

    @property
    def second_folder(self) -> Path | None:
        """Where a copy of every open file is kept, a USB stick perhaps."""
        text = self._text("second_folder")
        return Path(text) if text else None

    @second_folder.setter
    def second_folder(self, folder: Path | None) -> None:
        self._settings.setValue("second_folder", str(folder or ""))

    @property
    def paper(self) -> Paper:
        """The paper that was chosen."""
        value = self._text("paper")
        return Paper(value) if value in list(Paper) else Paper.LOCAL

    @paper.setter
    def paper(self, paper: Paper) -> None:
        self._settings.setValue("paper", paper.value)

    @property
    def paper_here(self) -> Paper:
        """The paper to print on: Letter where inches are usual in print, A4 elsewhere."""
        if self.paper is not Paper.LOCAL:
            return self.paper
        us = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        return Paper.LETTER if us else Paper.A4

    @property
    def results_from(self) -> ResultsFrom:
        """From which side results are typed."""
        value = self._text("results_from")
        return ResultsFrom(value) if value in list(ResultsFrom) else ResultsFrom.LEFT

    @results_from.setter
    def results_from(self, side: ResultsFrom) -> None:
        self._settings.setValue("results_from", side.value)

    # --- places -------------------------------------------------------------------------------

    def state(self, name: str) -> QByteArray | None:
        """Return where something was (a window, a splitter, a header)."""
        value = self._settings.value(f"state/{name}")
        return value if isinstance(value, QByteArray) else None

    def keep_state(self, name: str, value: QByteArray) -> None:
        """Remember where something is."""
        self._settings.setValue(f"state/{name}", value)

    def choice(self, name: str, otherwise: str) -> str:
        """Return what was chosen somewhere the last time."""
        return str(self._settings.value(f"choices/{name}", otherwise))

    def keep_choice(self, name: str, value: str) -> None:
        """Remember a choice."""
        self._settings.setValue(f"choices/{name}", value)

    def note(self, name: str, path: Path) -> str:
        """Return something that was remembered for one file."""
        return self._text(f"files/{_key(path)}/{name}")

    def keep_note(self, name: str, path: Path, value: str) -> None:
        """Remember something for one file; of the files not opened for longest it is forgotten."""
        key = _key(path)
        known = [each for each in self._text("files/order").split() if each != key]
        for forgotten in known[VIEWS - 1 :]:
            self._settings.remove(f"files/{forgotten}")
        self._settings.setValue("files/order", " ".join([key, *known[: VIEWS - 1]]))
        self._settings.setValue(f"files/{key}/{name}", value)

    @property
    def recent(self) -> list[Path]:
        """The files opened last that are still there, newest first."""
        return [path for path in self._recent() if path.exists()]

    def opened(self, path: Path) -> None:
        """Put a file at the top of the recent ones."""
        kept = [path, *(other for other in self._recent() if other != path)][:RECENT]
        self._settings.setValue("recent", "\n".join(str(each) for each in kept))

    def _recent(self) -> list[Path]:
        return [Path(line) for line in self._text("recent").split("\n") if line]

    def _text(self, name: str) -> str:
        value = self._settings.value(name, "")
        return value if isinstance(value, str) else str(value or "")


def _key(path: Path) -> str:
    return hashlib.sha256(os.fsencode(path)).hexdigest()[:16]
