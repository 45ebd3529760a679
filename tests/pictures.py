"""Draws the pictures of the documentation; `python3 dev.py screenshots` runs it."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Look, Preferences
from teamswiss_gui.models.standings import FIXED
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.views.log_dialog import LogDialog
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from tests.gui.drivers import ListedNotices

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
SIZE = (1280, 720)
TYPED = "1=01\r==10\r1=10\r01=\r"
"""Results of the first matches, as an arbiter types them."""


class Photographer:
    """Goes through the window and takes a picture of every page."""

    def __init__(self, application: QApplication, look: Look, folder: Path) -> None:
        self._application = application
        self._look = look
        settings = QSettings(str(folder / f"{look.value}.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        preferences.look = look
        self.window: MainWindow = make_window(ListedNotices(), preferences, application)
        self.window.resize(*SIZE)
        self.window.show()

    def take(self, name: str) -> None:
        """Save what the window shows."""
        self._application.processEvents()
        IMAGES.mkdir(parents=True, exist_ok=True)
        self.window.grab().save(str(IMAGES / f"{name}-{self._look.value}.png"))

    def take_everything(self) -> None:
        """Take the pages in the order of a day."""
        window = self.window
        self.take("welcome")
        window.sample.trigger()
        self._pair()
        self.take("draft")
        window.rounds.accept.trigger()
        QTest.keyClicks(window.rounds.boards, TYPED)
        self.take("rounds")
        window.rounds.why.trigger()
        self._wait_for_explanation()
        self.take("why")
        window.rounds.why.trigger()
        window.page_commands[0].trigger()
        self.take("tournament")
        window.page_commands[1].trigger()
        window.teams.teams.choose(2, TeamColumn.NAME)
        self.take("teams")
        window.page_commands[3].trigger()
        window.standings.table.choose(2, FIXED + 2)
        self.take("standings")
        window.page_commands[4].trigger()
        self.take("crosstable")
        window.page_commands[5].trigger()
        self.take("players")
        dialog = LogDialog(window.desk, window)
        dialog.show()
        self._application.processEvents()
        dialog.grab().save(str(IMAGES / f"log-{self._look.value}.png"))
        dialog.close()
        window.session.new()
        window.page_commands[2].trigger()
        self.take("empty-rounds")
        window.close()

    def _pair(self) -> None:
        waiting = QEventLoop()
        self.window.desk.jobs.ended.connect(waiting.quit)
        self.window.rounds.pair.trigger()
        waiting.exec()

    def _wait_for_explanation(self) -> None:
        waiting = QEventLoop()
        self.window.desk.jobs.explained.connect(waiting.quit, Qt.ConnectionType.QueuedConnection)
        waiting.exec()


def main() -> int:
    """Draw every picture, light and dark."""
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TEAMSWISS_DATA"] = folder
        for look in (Look.LIGHT, Look.DARK):
            Photographer(application, look, Path(folder)).take_everything()
    for path in sorted(IMAGES.glob("*.png")):
        print(path.relative_to(IMAGES.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
