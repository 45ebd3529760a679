"""The door to the user as message boxes and file dialogs."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox, QWidget

from teamswiss_gui.app.fault_report import FaultReport
from teamswiss_gui.printing.pdf import printer_for
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.storage.schema import SUFFIX
from teamswiss_gui.views.dialogs.fault import FaultDialog

CONTEXT = "MessageBoxes"


def _tr(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)


def _tournaments() -> str:
    return _tr("Tournaments") + f" (*{SUFFIX})"


def _openable() -> str:
    return _tr("Tournaments") + f" (*{SUFFIX} *.trf *.trfx *.txt)"


class MessageBoxes:
    """Notices for the program that a user runs."""

    def __init__(self) -> None:
        self.parent: QWidget | None = None

    def refuse(self, text: str) -> None:
        """Say why something could not be done."""
        self._box(QMessageBox.Icon.Warning, _tr("Not possible"), text)

    def tell(self, title: str, text: str) -> None:
        """Tell something that was asked for."""
        self._box(QMessageBox.Icon.Information, title, text)

    def _box(self, icon: QMessageBox.Icon, title: str, text: str) -> None:
        """Show a text as it is: a name in it may look like a tag."""
        box = QMessageBox(icon, title, text, QMessageBox.StandardButton.Ok, self.parent)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.exec()

    def ask_reason(self, title: str, question: str) -> str | None:
        """Ask for a reason that goes into the log."""
        text, given = QInputDialog.getText(self.parent, title, question)
        return text if given else None

    def choose_file(self, folder: Path, title: str = "", kinds: str = "") -> Path | None:
        """Ask which file to open."""
        chosen, _filter = QFileDialog.getOpenFileName(
            self.parent, title or _tr("Open a tournament"), str(folder), kinds or _openable()
        )
        return Path(chosen) if chosen else None

    def choose_place(self, suggested: Path, title: str = "", kinds: str = "") -> Path | None:
        """Ask where to save.

        The dialog asks before it replaces the file that was named. If the ending that belongs
        to it was left out and such a file is there, the dialog comes again with the whole name:
        nothing is replaced unasked.
        """
        kinds = kinds or _tournaments()
        endings = re.findall(r"\*(\.\w+)", kinds)
        ending = suggested.suffix if suggested.suffix in endings else endings[0]
        while True:
            chosen, _filter = QFileDialog.getSaveFileName(
                self.parent, title or _tr("Save as"), str(suggested), kinds
            )
            if not chosen:
                return None
            path = Path(chosen)
            if path.suffix.lower() in endings:
                return path
            whole = path.with_name(path.name + ending)
            if not whole.exists():
                return whole
            suggested = whole

    def choose_folder(self, folder: Path, title: str) -> Path | None:
        """Ask for a folder."""
        chosen = QFileDialog.getExistingDirectory(self.parent, title, str(folder))
        return Path(chosen) if chosen else None

    def choose_printer(self, layout: Layout) -> QPrinter | None:
        """Ask which printer, which pages, how many copies."""
        printer = printer_for(layout)
        dialog = QPrintDialog(printer, self.parent)
        dialog.setMinMax(1, layout.pages)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, True)
        return printer if dialog.exec() else None

    def report_bug(self, report: FaultReport) -> None:
        """Show what went wrong inside the program."""
        FaultDialog(report, self.parent or QApplication.activeWindow()).exec()
