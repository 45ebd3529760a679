"""What every page is given: the session, the jobs, the door to the user, the look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QTabWidget, QWidget

from teamswiss_gui.app.jobs import Jobs
from teamswiss_gui.app.notices import Notices
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.rating_lists import RatingLists
from teamswiss_gui.app.session import Session
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.views.theme import Theme


@dataclass(slots=True)
class Desk:
    """Passed to every page; the theme in it changes when the user chooses another."""

    session: Session
    jobs: Jobs
    notices: Notices
    preferences: Preferences
    theme: Theme
    lists: RatingLists = field(default_factory=RatingLists)

    def attempt(self, gesture: Gesture, /, **arguments: Any) -> bool:
        """Make a gesture of a menu or button; a refusal is told. Say whether it went through."""
        try:
            self.session.perform(gesture, **arguments)
        except TeamSwissError as error:
            self.notices.refuse(self.session.worded(error))
            return False
        return True


class Place(QWidget):
    """What can be out of sight: a command for something in it brings it forward first."""

    wanted = Signal()


def come_forward(widget: QWidget) -> None:
    """Bring the place of a widget into sight, and the tab that it is on."""
    found: QWidget | None = widget
    while found is not None and not isinstance(found, Place):
        stack = found.parentWidget()
        tabs = stack.parentWidget() if stack is not None else None
        if isinstance(tabs, QTabWidget) and tabs.indexOf(found) >= 0:
            tabs.setCurrentWidget(found)
        found = stack
    if found is not None and not found.isVisible():
        found.wanted.emit()


def action(
    owner: QObject,
    text: str,
    slot: Callable[[], object],
    key: str = "",
    *,
    inside: QWidget | None = None,
) -> QAction:
    """Return a command; with `inside`, its key works while the focus is in that widget.

    A menu gives such a command from anywhere; then the widget comes into sight before it acts.
    """
    made = QAction(text, owner)
    if key:
        made.setShortcut(QKeySequence(key))
        tip = text.replace("&", "").rstrip("…")
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        made.setToolTip(f"{tip} ({shown})")
    if inside is not None:
        made.triggered.connect(lambda: come_forward(inside))
    made.triggered.connect(slot)
    if inside is not None:
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        inside.addAction(made)
    return made
