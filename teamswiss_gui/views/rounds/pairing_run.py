"""A pairing that runs: its progress and Cancel, shown once it takes longer than a moment."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import ActionButton

BUSY_AFTER = 500
"""Milliseconds after which a pairing that is not done yet shows its progress."""


class PairingRun(QWidget):
    """The bar and the Cancel of the title row; it hides itself."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.cancel = action(self, self.tr("&Cancel pairing"), self._on_cancel)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(140)
        self.bar.setAccessibleName(self.tr("Pairing"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SMALL)
        row.addWidget(self.bar)
        row.addWidget(ActionButton(self.cancel))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(BUSY_AFTER)
        self._timer.timeout.connect(self.show)
        self.hide()
        desk.jobs.started.connect(self._on_started)
        desk.jobs.progressed.connect(self._on_progressed)
        desk.jobs.ended.connect(self._on_ended)

    def _on_cancel(self) -> None:
        self._desk.jobs.cancel()

    def _on_started(self) -> None:
        self.bar.setRange(0, 0)
        self._timer.start()

    def _on_progressed(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _on_ended(self) -> None:
        self._timer.stop()
        self.hide()
