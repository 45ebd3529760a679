"""Starts the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from teamswiss_gui import __version__
from teamswiss_gui.app.bugs import BugDoor
from teamswiss_gui.app.notices import Notices
from teamswiss_gui.app.preferences import Look, Preferences
from teamswiss_gui.app.session import Session
from teamswiss_gui.storage.places import data_folder
from teamswiss_gui.storage.program_log import ProgramLog, log_folder
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.message_boxes import MessageBoxes
from teamswiss_gui.views.widgets import label
from teamswiss_gui.views.windows import Windows

SAFE_SETTINGS = "safe mode.ini"
NOT_STARTED = 70
"""What the program ends with if it could not start."""


def make_window(
    notices: Notices, preferences: Preferences, application: QApplication
) -> MainWindow:
    """Return a window with everything behind it, dressed; all its neighbours share the notices."""

    def same() -> Notices:
        return notices

    return Windows(application, preferences, same).make()


class Application(QApplication):
    """Hears of files that the desktop sends; macOS does so instead of naming them at the start."""

    file_sent = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_sent.emit(event.file())
            return True
        return super().event(event)


def run(file: Path | None, *, safe: bool = False) -> int:
    """Run the program until its last window is closed."""
    if safe:
        draw_by_software()
    application = Application(sys.argv[:1])
    application.setApplicationName("TeamSwiss")
    application.setApplicationVersion(__version__)
    log = ProgramLog(log_folder())
    door = BugDoor(MessageBoxes(), log)
    door.install()
    door.watch_crashes()
    log.write(f"started TeamSwiss {__version__}{', safe mode' if safe else ''}")
    try:
        return _run(application, door, file, safe=safe)
    except Exception as error:  # noqa: BLE001 - this is the door: no loop runs yet
        door.show(error)
        return NOT_STARTED
    finally:
        log.write("ended")
        door.uninstall()


def _run(application: Application, door: BugDoor, file: Path | None, *, safe: bool) -> int:
    preferences = safe_preferences() if safe else Preferences.of_user()
    windows = Windows(application, preferences, MessageBoxes)
    door.sessions = SessionsOf(windows)
    window = windows.make()
    application.file_sent.connect(windows.open)
    if safe:
        say_safe(window)
    window.present()
    if file is not None:
        window.open_file(file)
    return application.exec()


class SessionsOf:
    """The sessions of all windows that are open at the moment."""

    def __init__(self, windows: Windows) -> None:
        self._windows = windows

    def __call__(self) -> Iterable[Session]:
        """Return them."""
        return [window.session for window in self._windows.shown]


# --- safe mode --------------------------------------------------------------------------------


def draw_by_software() -> None:
    """Ask nothing of the graphics card; before the application is made."""
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["QT_OPENGL"] = "software"
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_UseSoftwareOpenGL)


def safe_preferences() -> Preferences:
    """Return preferences as on the first day, in English, apart from the user's own."""
    settings = QSettings(str(data_folder() / SAFE_SETTINGS), QSettings.Format.IniFormat)
    settings.clear()
    preferences = Preferences(settings)
    preferences.language = "en"
    preferences.look = Look.LIGHT
    return preferences


def say_safe(window: MainWindow) -> None:
    """Say in the window that this is not how the user has set it up."""
    text = QCoreApplication.translate("MainWindow", "Safe mode")
    window.statusBar().addPermanentWidget(label(text))
