"""The door to the user where none is there: the self-test and the pictures of a command."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtPrintSupport import QPrinter

from teamswiss_gui.app.fault_report import FaultReport
from teamswiss_gui.printing.sheet import Layout


class Unattended:
    """Notices that nobody reads: what was said is kept, and every question is declined."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def refuse(self, text: str) -> None:
        self.said.append(text)

    def tell(self, title: str, text: str) -> None:
        self.said.append(f"{title}: {text}")

    def ask_reason(self, title: str, question: str) -> str | None:
        self.said.append(f"{title}: {question}")
        return None

    def choose_file(self, folder: Path, title: str = "", kinds: str = "") -> Path | None:
        return None

    def choose_place(self, suggested: Path, title: str = "", kinds: str = "") -> Path | None:
        return None

    def choose_folder(self, folder: Path, title: str) -> Path | None:
        return None

    def choose_printer(self, layout: Layout) -> QPrinter | None:
        return None

    def report_bug(self, report: FaultReport) -> None:
        self.said.append(report.details)
