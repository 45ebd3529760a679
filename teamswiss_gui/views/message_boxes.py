"""The door to the user as message boxes and file dialogs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from teamswiss_gui.storage.schema import SUFFIX

CONTEXT = "MessageBoxes"


def _tr(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)


class MessageBoxes:
    """Notices for the program that a user runs."""

    def __init__(self) -> None:
        self.parent: QWidget | None = None

    def refuse(self, text: str) -> None:
        """Say why something could not be done."""
        QMessageBox.warning(self.parent, _tr("Not possible"), text)

    def tell(self, title: str, text: str) -> None:
        """Tell something that was asked for."""
        QMessageBox.information(self.parent, title, text)

    def ask_reason(self, title: str, question: str) -> str | None:
        """Ask for a reason that goes into the log."""
        text, given = QInputDialog.getText(self.parent, title, question)
        return text if given else None

    def choose_file(self, folder: Path) -> Path | None:
        """Ask which file to open."""
        chosen, _filter = QFileDialog.getOpenFileName(
            self.parent, _tr("Open a tournament"), str(folder), _tr("Tournaments") + f" (*{SUFFIX})"
        )
        return Path(chosen) if chosen else None

    def choose_place(self, suggested: Path) -> Path | None:
        """Ask where to save."""
        chosen, _filter = QFileDialog.getSaveFileName(
            self.parent, _tr("Save as"), str(suggested), _tr("Tournaments") + f" (*{SUFFIX})"
        )
        return Path(chosen) if chosen else None

    def report_bug(self, summary: str, details: str) -> None:
        """Show what went wrong inside the program."""
        box = QMessageBox(self.parent)
        box.setIcon(QMessageBox.Icon.Critical)
        box.setWindowTitle(_tr("A fault in TeamSwiss"))
        box.setText(_tr("Something went wrong inside the program. Your tournament is safe: "
                        "everything that was shown is in the file."))  # fmt: skip
        box.setInformativeText(summary)
        box.setDetailedText(details)
        box.exec()
