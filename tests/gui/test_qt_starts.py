"""What set-up installed is enough for a window."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_that_a_window_opens_and_has_letters(qtbot: QtBot) -> None:
    label = QLabel("TeamSwiss ½ Š Ж")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    picture = label.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert QFontDatabase.families()
    assert len(colours) > 2
