"""The one door to the user: message boxes in the program, a list in the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class Notices(Protocol):
    """Everything that the program asks or tells outside its pages."""

    def refuse(self, text: str) -> None:
        """Say why something could not be done."""

    def tell(self, title: str, text: str) -> None:
        """Tell something that was asked for."""

    def ask_reason(self, title: str, question: str) -> str | None:
        """Ask for a reason that goes into the log; None if the user thinks better of it."""

    def choose_file(self, folder: Path) -> Path | None:
        """Ask which file to open."""

    def choose_place(self, suggested: Path) -> Path | None:
        """Ask where to save."""

    def report_bug(self, summary: str, details: str) -> None:
        """Show what went wrong inside the program, with the text to send."""
