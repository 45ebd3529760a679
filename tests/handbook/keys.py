"""The keys of the window, read from its menus."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from tests.gui.drivers import ListedNotices


def shortcuts() -> list[tuple[str, str, str]]:
    """Return menu, entry and key of every entry of the menus that has a key."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        kept = os.environ.get("TEAMSWISS_DATA")
        os.environ["TEAMSWISS_DATA"] = folder
        settings = QSettings(str(Path(folder) / "p.ini"), QSettings.Format.IniFormat)
        window = make_window(ListedNotices(), Preferences(settings), application)
        found = list(_of_window(window))
        window.close()
        window.deleteLater()
        if kept is None:
            del os.environ["TEAMSWISS_DATA"]
        else:
            os.environ["TEAMSWISS_DATA"] = kept
    return found


def _of_window(window: MainWindow) -> Iterator[tuple[str, str, str]]:
    for entry in window.menuBar().actions():
        menu = entry.menu()
        if isinstance(menu, QMenu):
            yield from _of_menu(entry.text().replace("&", ""), menu)


def _of_menu(title: str, menu: QMenu) -> Iterator[tuple[str, str, str]]:
    for entry in menu.actions():
        inner = entry.menu()
        if isinstance(inner, QMenu):
            yield from _of_menu(title, inner)
        for key in entry.shortcuts():
            text = entry.text().replace("&", "").rstrip("…")
            yield title, text, key.toString(QKeySequence.SequenceFormat.PortableText)
