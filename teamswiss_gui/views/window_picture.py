"""A picture of the window on a tournament, for commands. Nothing of the user is read or changed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSettings

from teamswiss_gui.app.preferences import Look, Preferences
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.printing.offscreen import application
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.schema import SUFFIX
from teamswiss_gui.views.program import make_window
from teamswiss_gui.views.unattended import Unattended

SIZE = (1280, 720)


def window_picture(tournament: Tournament) -> bytes:
    """Return the window as PNG: the Rounds page with the last round."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        preferences.language, preferences.look = "en", Look.LIGHT
        file = folder / f"{tournament.settings.name}{SUFFIX}"
        Document.create(file, tournament).close()
        window = make_window(Unattended(), preferences, application())
        window.resize(*SIZE)
        window.open_file(file)
        window.show_page(window.stack.indexOf(window.rounds))
        window.rounds.show_round(len(tournament.rounds))
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        window.grab().save(buffer, "PNG")
        window.close()
        settings.sync()  # or Qt would write it on leaving, when the folder is gone
    return bytes(content.data())
