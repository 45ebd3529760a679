"""Something went wrong inside the program: what, where the data is, and a report to send."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.fault_report import FaultReport, OpenFile
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import MARGIN, SMALL
from teamswiss_gui.views.widgets import button, caption, set_tone

LETTERS, WIDEST = 86, 1000
"""So many letters fit into a line; so many pixels are the most."""
REPORT_HEIGHT = 220


class FaultDialog(Dialog):
    """Stands in front once; the program goes on when it is closed."""

    topic = "what-to-do-when"

    def __init__(self, report: FaultReport, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._report = report
        self.setObjectName("faultDialog")
        self.setWindowTitle(self.tr("A fault in TeamSwiss"))
        self.setAccessibleName(self.windowTitle())
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.body.setSpacing(SMALL)
        title = self._text(self.tr("Something went wrong inside the program"))
        title.setObjectName("pageTitle")
        self.body.addWidget(title)
        self.safe = self._text(self._safe_text())
        set_tone(self.safe, None if self._is_whole() else Tone.WRONG)
        self.body.addWidget(self.safe)
        for each in report.files:
            self.body.addWidget(self._path(each))
        self.body.addWidget(self._text(self._next_text()))
        self.body.addWidget(
            caption(
                self.tr(
                    "The report says where in the program it happened ({what}), the versions and "
                    "the file's name; no names of players, no results."
                ).format(what=report.summary)
            )
        )
        self.details = self._details()
        self.body.addWidget(self.details, 1)
        self.body.addStretch(0)
        self.body.addLayout(self._buttons())
        self.ensurePolished()
        self.setMinimumWidth(min(self.fontMetrics().averageCharWidth() * LETTERS, WIDEST))
        self.go_on.setFocus()

    def _is_whole(self) -> bool:
        return all(each.is_whole for each in self._report.files)

    def _safe_text(self) -> str:
        count = len(self._report.files)
        if not count:
            return self.tr("No tournament was open. Nothing is lost.")
        if self._is_whole():
            return self.tr(
                "Your data is safe. The file was just read again and holds all that was shown:",
                "",
                count,
            )
        return self.tr("The file could not be read again just now:", "", count)

    def _next_text(self) -> str:
        if self._is_whole():
            return self.tr("You can go on. If it happens again, close TeamSwiss and start it anew.")
        return self.tr(
            "What was shown is still in the program: choose File, Save as and another place, then "
            "go on from there."
        )

    def _text(self, text: str) -> QLabel:
        made = plain(text)
        made.setWordWrap(True)
        return made

    def _path(self, file: OpenFile) -> QLabel:
        made = self._text(str(file.path))
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        font = made.font()
        font.setBold(True)
        made.setFont(font)
        made.setAccessibleName(self.tr("Where the file is"))
        return made

    def _details(self) -> QPlainTextEdit:
        made = QPlainTextEdit(self._report.details)
        made.setReadOnly(True)
        made.setTabChangesFocus(True)
        made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        made.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        made.setAccessibleName(self.tr("Report"))
        made.setMinimumHeight(REPORT_HEIGHT)
        made.hide()
        return made

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, SMALL, 0, 0)
        row.setSpacing(SMALL)
        self.show_report = button(self.tr("&Show the report"), flat=True)
        self.show_report.clicked.connect(self._on_show_report)
        self.copy = button(self.tr("&Copy the report"))
        self.copy.clicked.connect(self._on_copy)
        self.go_on: QPushButton = button(self.tr("&Go on"), primary=True)
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        row.addWidget(self.show_report)
        row.addStretch(1)
        row.addWidget(self.copy)
        row.addWidget(self.go_on)
        return row

    def _on_show_report(self) -> None:
        self.resize(self.width(), self.height() + REPORT_HEIGHT)
        self.details.show()
        self.show_report.setEnabled(False)
        self.details.setFocus()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.details)
        self.copy.setText(self.tr("Copied"))
