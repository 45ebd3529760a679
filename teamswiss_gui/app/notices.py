"""The one door to the user: message boxes in the program, a list in the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtPrintSupport import QPrinter

from teamswiss_gui.app.fault_report import FaultReport
from teamswiss_gui.printing.sheet import Layout


class Notices(Protocol):
    """Everything that the program asks or tells outside its pages."""

    def refuse(self, text: str) -> None:
        """Say why something could not be done."""

    def tell(self, title: str, text: str) -> None:
        """Tell something that was asked for."""

    def ask_reason(self, title: str, question: str) -> str | None:
        """Ask for a reason that goes into the log; None if the user thinks better of it."""

    def choose_file(self, folder: Path, title: str = "", kinds: str = "") -> Path | None:
        """Ask which file to open: a tournament, or one of the kinds ("Pictures (*.png *.jpg)")."""

    def choose_place(self, suggested: Path, title: str = "", kinds: str = "") -> Path | None:
        """Ask where to save."""

    def choose_folder(self, folder: Path, title: str) -> Path | None:
        """Ask for a folder."""

    def choose_printer(self, layout: Layout) -> QPrinter | None:
        """Ask which printer, which pages, how many copies."""

    def report_bug(self, report: FaultReport) -> None:
        """Show what went wrong inside the program, where the data is, and the text to send."""
