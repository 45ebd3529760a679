"""How the program looks: theme and size of text, by menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from teamswiss_gui.app.preferences import FONT_SIZES, Look, Preferences
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.theme import Theme, system_is_dark


class LookCommands(QObject):
    """Theme and text size; the choice is kept in the preferences."""

    look_changed = Signal()
    """The desk has another theme and the program wears it."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._themes = QActionGroup(self)
        for look, text in (
            (Look.SYSTEM, self.tr("As the &system")),
            (Look.LIGHT, self.tr("&Light")),
            (Look.DARK, self.tr("&Dark")),
        ):
            made = action(self, text, self._on_look)
            made.setData(look)
            made.setCheckable(True)
            made.setChecked(desk.preferences.look is look)
            self._themes.addAction(made)
        self.larger = action(self, self.tr("&Larger text"), self._on_larger, "Ctrl++")
        self.smaller = action(self, self.tr("&Smaller text"), self._on_smaller, "Ctrl+-")

    def fill(self, menu: QMenu) -> None:
        """Put the commands into their menu."""
        menu.addMenu(self.tr("&Theme")).addActions(self._themes.actions())
        menu.addActions([self.larger, self.smaller])

    def apply(self) -> None:
        """Dress everything as the preferences say."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self._desk.theme = chosen_theme(self._desk.preferences, application)
        self._desk.theme.apply(application)
        for made in self._themes.actions():
            made.setChecked(made.data() is self._desk.preferences.look)
        self.look_changed.emit()

    def _on_look(self) -> None:
        command = self.sender()
        assert isinstance(command, QAction)
        self._desk.preferences.look = Look(command.data())
        self.apply()

    def _on_larger(self) -> None:
        self._step_size(1)

    def _on_smaller(self) -> None:
        self._step_size(-1)

    def _step_size(self, step: int) -> None:
        size = self._desk.preferences.font_size
        place = min(range(len(FONT_SIZES)), key=lambda i: abs(FONT_SIZES[i] - size)) + step
        self._desk.preferences.font_size = FONT_SIZES[min(max(place, 0), len(FONT_SIZES) - 1)]
        self.apply()


def chosen_theme(preferences: Preferences, application: QApplication) -> Theme:
    """Return the theme that the preferences and the desktop ask for."""
    look = preferences.look
    dark = look is Look.DARK or (look is Look.SYSTEM and system_is_dark(application))
    return Theme(dark=dark, body=preferences.font_size)
