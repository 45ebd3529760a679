"""What belongs to the user and not to the tournament: look, places of windows, recent files."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

RECENT = 8
FONT_SIZES = (11, 12, 13, 15, 17, 20, 26)


class Look(StrEnum):
    """Which theme: the desktop's, or one of ours."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


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

    @property
    def look(self) -> Look:
        """The chosen theme."""
        value = str(self._settings.value("look", Look.SYSTEM.value))
        return Look(value) if value in list(Look) else Look.SYSTEM

    @look.setter
    def look(self, look: Look) -> None:
        self._settings.setValue("look", look.value)

    @property
    def font_size(self) -> int:
        """The size of body text in pixels."""
        text = str(self._settings.value("font_size", 13))
        size = int(text) if text.isdecimal() else 13
        return min(max(size, FONT_SIZES[0]), FONT_SIZES[-1])

    @font_size.setter
    def font_size(self, size: int) -> None:
        self._settings.setValue("font_size", size)

    def state(self, name: str) -> QByteArray | None:
        """Return where something was (a window, a splitter, a header)."""
        value = self._settings.value(f"state/{name}")
        return value if isinstance(value, QByteArray) else None

    def keep_state(self, name: str, value: QByteArray) -> None:
        """Remember where something is."""
        self._settings.setValue(f"state/{name}", value)

    @property
    def recent(self) -> list[Path]:
        """The files opened last that are still there, newest first."""
        return [path for path in self._recent() if path.exists()]

    def opened(self, path: Path) -> None:
        """Put a file at the top of the recent ones."""
        kept = [path, *(other for other in self._recent() if other != path)][:RECENT]
        self._settings.setValue("recent", "\n".join(str(each) for each in kept))

    def _recent(self) -> list[Path]:
        text = str(self._settings.value("recent", ""))
        return [Path(line) for line in text.split("\n") if line]
