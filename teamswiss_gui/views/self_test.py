"""`teamswiss --self-test`: the program tries itself out, also where it was installed."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.documents.registry import document
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.printing.offscreen import document_pdf
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.program import make_window
from teamswiss_gui.views.unattended import Unattended

PATIENCE = 60_000
"""Milliseconds that a pairing may take before the test gives up."""


def run() -> int:
    """Open the sample, pair, print, take it back, read the file again; 0 if all is well."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TEAMSWISS_DATA"] = folder
        problems = _try_out(Path(folder))
    for problem in problems:
        print(f"teamswiss: self-test: {problem}", file=sys.stderr)
    print("teamswiss: self-test failed" if problems else "teamswiss: self-test passed")
    return 1 if problems else 0


def _printed(tournament: Tournament) -> list[str]:
    """Draw the pairings as PDF, with the program's own fonts inside."""
    content = document_pdf(document("pairings", tournament))
    problems = []
    if not content.startswith(b"%PDF-"):
        problems.append("the pairings did not become a PDF")
    if b"NotoSans" not in content:
        problems.append("the fonts of the program were not found")
    return problems


def _try_out(folder: Path) -> list[str]:
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    notices = Unattended()
    settings = QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)
    window = make_window(notices, Preferences(settings), application)
    window.show()
    window.sample.trigger()
    before: Tournament = window.session.tournament
    waiting = QEventLoop()
    window.desk.jobs.ended.connect(waiting.quit)
    QTimer.singleShot(PATIENCE, waiting.quit)
    window.rounds.pair.trigger()
    if window.desk.jobs.is_pairing:
        waiting.exec()
    problems = list(notices.said)
    if window.session.tournament.draft is None:
        problems.append("the sample's next round was not paired")
    window.rounds.accept.trigger()
    for page in range(len(window.pages)):
        window.show_page(page)
        application.processEvents()
    problems += _printed(window.session.tournament)
    while window.undo.isEnabled():
        window.undo.trigger()
    if window.session.tournament != before:
        problems.append("undo does not lead back to the start")
    file = window.session.document
    path = file.path if file else folder
    window.close()
    settings.sync()  # or Qt would write it on leaving, when the folder is gone
    with Document.open(path, read_only=True) as again:
        if again.tournament != before:
            problems.append("the file does not hold what was shown")
    return problems
