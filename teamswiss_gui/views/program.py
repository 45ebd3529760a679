"""Starts the window."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from teamswiss_gui import __version__
from teamswiss_gui.app.bugs import BugDoor
from teamswiss_gui.app.jobs import Jobs
from teamswiss_gui.app.notices import Notices
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.python311 import keep_constants
from teamswiss_gui.app.session import Session
from teamswiss_gui.storage.places import data_folder
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.main_window import MainWindow, chosen_theme
from teamswiss_gui.views.message_boxes import MessageBoxes
from teamswiss_gui.views.theme import Theme


def make_window(
    notices: Notices, preferences: Preferences, application: QApplication
) -> MainWindow:
    """Return a window with everything behind it, dressed."""
    keep_constants()
    session = Session()
    desk = Desk(session, Jobs(session), notices, preferences, Theme())
    desk.theme = chosen_theme(desk, application)
    desk.theme.apply(application)
    return MainWindow(desk)


def run(file: Path | None) -> int:
    """Run the program until its window is closed."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("TeamSwiss")
    application.setApplicationVersion(__version__)
    boxes = MessageBoxes()
    door = BugDoor(boxes, data_folder())
    door.install()
    window = make_window(boxes, Preferences.of_user(), application)
    boxes.parent = window
    window.show()
    if file is not None:
        window.open_file(file)
    return application.exec()
