"""What came of verifying an export: written, read back, compared, every round paired again."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import give_room, label, set_tone
from teamswiss_gui.words.expected import expected_text

if TYPE_CHECKING:
    from teamswiss_gui.formats.round_trip import RoundTrip

MOST = 200
"""So many lines of each kind are shown."""


class VerifyDialog(Dialog):
    """The report of a verification, plain enough to act on."""

    topic = "documents"

    def __init__(self, desk: Desk, result: RoundTrip, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Verify the export"))
        give_room(self, desk, 640, 440)
        self._words = desk.session.words
        self._result = result
        self.headline = label("", "subtitle")
        self.headline.setWordWrap(True)
        self.headline.setText(
            self.tr("The export says what the tournament says.")
            if result.holds
            else self.tr("The export does not say everything that the tournament says.")
        )
        set_tone(self.headline, Tone.DONE if result.holds else Tone.NEEDS)
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Report"))
        self.text.setHtml("".join(f"<p style='margin:4px 0'>{line}</p>" for line in self._lines()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addWidget(self.headline)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self.text.setFocus()

    def _lines(self) -> list[str]:
        result = self._result
        lines = [
            self.tr(
                "A TRF26 was written, read back and compared field by field; "
                "then every accepted round was paired again from the file."
            )
        ]
        if not result.is_readable:
            lines.append(self.tr("The file could not be read back."))
        differing = [check.round for check in result.checks if check.differs]
        lines.append(self.tr("Rounds paired again: {count}.").format(count=len(result.checks)))
        if differing:
            lines.append(
                self.tr(
                    "Rounds that the arbiter paired otherwise than the rules: {rounds}. "
                    "The file tells the same."
                ).format(rounds=", ".join(map(str, differing)))
            )
        if result.engine_differs:
            lines.append(
                self.tr("Rounds that come out otherwise from the file: {rounds}.").format(
                    rounds=", ".join(map(str, result.engine_differs))
                )
            )
        lines.append(self.tr("Differences: {count}.").format(count=len(result.differences)))
        lines = [escape(line) for line in lines]
        for each in result.differences[:MOST]:
            said = self.tr("{what} {where}: here {written}, in the file {read}").format(
                what=each.what, where=each.where, written=each.written, read=each.read
            )
            lines.append("• " + escape(said))
        for problem in result.problems[:MOST]:
            said = self.tr("Line {line}, column {column}: found “{found}”, expected {expected}")
            lines.append(
                "• "
                + escape(
                    said.format(
                        line=problem.line,
                        column=problem.column,
                        found=problem.found,
                        expected=expected_text(self._words, problem.expected),
                    )
                )
            )
        return lines
