"""What TeamSwiss is, which version, and under which licences."""

from __future__ import annotations

import platform
from html import escape

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QTextBrowser, QWidget

from teamswiss_gui import __version__
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.dialogs.simple import SimpleDialog
from teamswiss_gui.views.widgets import caption, label
from teamswiss_gui.words.licences import licence_notices


class AboutDialog(SimpleDialog):
    """Version and licences."""

    topic = "index"

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "aboutDialog", "", (640, 480))
        self.setWindowTitle(self.tr("About TeamSwiss"))
        self.setAccessibleName(self.windowTitle())
        self.body.addWidget(label(f"TeamSwiss {__version__}", "pageTitle"))
        self.body.addWidget(caption(self.tr("Team Swiss tournaments: paired by the rules.")))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Licences"))
        self.text.setOpenLinks(False)
        self.text.setHtml(self._licences())
        self.body.addWidget(self.text, 1)
        self.add_buttons()

    def _licences(self) -> str:
        own = self.tr(
            "TeamSwiss is free software under the MIT licence: use it, copy it, change it, pass it "
            "on; there is no warranty."
        )
        versions = f"Qt {qVersion()}, PySide6 {PySide6.__version__}, "
        versions += f"Python {platform.python_version()}"
        inside = self.tr("What is inside the program, and its licences")
        return (
            f"<p>{escape(own)}</p><p>{escape(versions)}</p><h4>{escape(inside)}</h4>"
            f"<pre style='white-space: pre-wrap'>{escape(licence_notices())}</pre>"
        )
