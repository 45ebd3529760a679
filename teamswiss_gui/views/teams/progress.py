"""What is being done, how far it is, and Cancel."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from teamswiss_gui.app.work import Work
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import button


class ProgressRow(QWidget):
    """Shows a piece of work while it runs; it keeps its height when nothing does."""

    def __init__(self, work: Work) -> None:
        super().__init__()
        self._work = work
        self.text = plain()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.cancel = button(self.tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(work.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SMALL)
        row.addWidget(self.text)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        work.started.connect(self._on_started)
        work.progressed.connect(self._on_progressed)
        work.ended.connect(self.hide)
        self.hide()

    def _on_started(self) -> None:
        self.bar.setRange(0, 0)
        self.cancel.setEnabled(True)
        self.show()

    def _on_progressed(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
