"""A team dragged onto another one: they change places."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from teamswiss_gui.models.carried import carried_numbers, carrying_numbers
from teamswiss_gui.models.roles import Role

MIME = "application/x-teamswiss-team"


class TeamDragging(QObject):
    """Watches views whose cells name teams (Role.TEAM)."""

    dropped = Signal(int, int)
    """The team that was dragged, and the one it was dropped on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_allowed = False
        self._views: dict[QObject, QAbstractItemView] = {}
        self._pressed: tuple[int, QPoint] | None = None

    def watch(self, view: QAbstractItemView) -> None:
        """Let teams of a view be dragged and dropped."""
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)
        self._views[view.viewport()] = view

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        view = self._views.get(watched)
        if view is None or not self.is_allowed:
            return False
        if isinstance(event, QDropEvent) and event.mimeData().hasFormat(MIME):
            return self._takes(view, event)
        if isinstance(event, QMouseEvent):
            return self._drags(view, event)
        return False

    def _takes(self, view: QAbstractItemView, event: QDropEvent) -> bool:
        """Accept a team over another one; where it is dropped, tell both."""
        team = next(iter(carried_numbers(MIME, self, event.mimeData())), None)
        other = view.indexAt(event.position().toPoint()).data(Role.TEAM)
        fits = team is not None and other is not None and int(other) != team
        # Who does not accept it at the edge is not asked again further in.
        event.setAccepted(fits or isinstance(event, QDragEnterEvent))
        if fits and not isinstance(event, QDragMoveEvent):
            self.dropped.emit(team, int(other))
        return True

    def _drags(self, view: QAbstractItemView, event: QMouseEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress:
            team = view.indexAt(event.position().toPoint()).data(Role.TEAM)
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            left = event.button() is Qt.MouseButton.LeftButton
            here = event.position().toPoint()
            self._pressed = (int(team), here) if team is not None and plain and left else None
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._pressed = None
        elif event.type() is QEvent.Type.MouseMove and self._pressed is not None:
            team, start = self._pressed
            far = (event.position().toPoint() - start).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._pressed = None
                self._start(view, team)
            return True
        return False

    def _start(self, view: QAbstractItemView, team: int) -> None:
        drag = QDrag(view)
        drag.setMimeData(carrying_numbers(MIME, self, [team]))
        drag.exec(Qt.DropAction.MoveAction)
