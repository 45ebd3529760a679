"""The logo of the event: chosen from a picture file, kept inside the tournament."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.setting_checks import MAX_LOGO, picture_type
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.fields import Field
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import button

LARGEST = QSize(800, 400)
SHOWN_HEIGHT = 48


def read_logo(path: Path) -> str:
    """Return a picture file as a setting; a large picture is made smaller until it fits."""
    try:
        content = path.read_bytes()
    except OSError:
        raise TeamSwissError("file-not-found", path=str(path)) from None
    if picture_type(content) and len(base64.b64encode(content)) <= MAX_LOGO:
        if QImage.fromData(content).isNull():
            raise TeamSwissError("logo-format")
        return base64.b64encode(content).decode()
    reader = QImageReader(str(path))
    if not reader.canRead():
        raise TeamSwissError("logo-format")
    image, size = reader.read(), LARGEST
    while not image.isNull():
        fitted = image.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        made = _png(fitted if fitted.width() < image.width() else image)
        if len(made) <= MAX_LOGO:
            return made
        size = size / 2
    raise TeamSwissError("logo-format")


def _png(image: QImage) -> str:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return base64.b64encode(bytes(content.data())).decode()


class LogoField(Field):
    """Shows the logo; it is chosen, or taken away."""

    def __init__(self, desk: Desk, title: str) -> None:
        editor = QWidget()
        self.picture = plain()
        self.picture.setAccessibleName(title)
        self.choose = button(self.tr("Choose…"))
        self.choose.setAccessibleName(self.tr("Choose a logo"))
        self.remove = button(self.tr("Remove"))
        self.remove.setAccessibleName(self.tr("Remove the logo"))
        row = QHBoxLayout(editor)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SMALL)
        row.addWidget(self.picture)
        row.addWidget(self.choose)
        row.addWidget(self.remove)
        row.addStretch(1)
        super().__init__(desk, "logo", title, editor)
        self.setFocusProxy(self.choose)
        self.choose.clicked.connect(self._on_choose)
        self.remove.clicked.connect(self._on_remove)

    def show_value(self, value: Any) -> None:
        self.remove.setVisible(bool(value))
        self.picture.setVisible(bool(value))
        if value:
            picture = QPixmap()
            picture.loadFromData(base64.b64decode(value))
            height = self._desk.theme.size(SHOWN_HEIGHT)
            fitted = picture.scaled(
                QSize(height * 4, height * 2),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            fitted.setDevicePixelRatio(2)
            self.picture.setPixmap(fitted)

    def _on_choose(self) -> None:
        kinds = self.tr("Pictures") + " (*.png *.jpg *.jpeg)"
        path = self._desk.notices.choose_file(
            self._desk.preferences.folder, self.tr("Choose a logo"), kinds
        )
        if path is not None:
            self.keep(lambda: read_logo(path))

    def _on_remove(self) -> None:
        self.keep(str)
