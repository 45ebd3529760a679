"""The guide to a first tournament: a panel that names the next step and ticks off what is done."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.guide import ENOUGH_TEAMS, GuideStep, is_done, next_step
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.views.descriptions import describe
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import GROUP, ICON, SMALL, TIGHT, drawn
from teamswiss_gui.views.widgets import button, caption, label, repolish

WIDTH = 264
NARROW = 900
"""A window below this width, at the usual size of text, has no room at its side."""
BAR = 60
NO_LIMIT = 16_777_215
"""Qt's own QWIDGETSIZE_MAX."""

WHERE: Mapping[GuideStep, str] = {
    GuideStep.NAME: "tournament",
    GuideStep.TEAMS: "teams",
    GuideStep.PLAYERS: "teams",
    GuideStep.NUMBERS: "teams",
    GuideStep.LOTS: "tournament",
    GuideStep.PAIR: "rounds",
    GuideStep.ACCEPT: "rounds",
    GuideStep.RESULT: "rounds",
    GuideStep.PRINT: "rounds",
}
"""Step -> the page on which it is done, by the name of its icon."""


_MARKS = {"done": ("accept", "done"), "now": ("now", "accent"), "later": ("later", "edge")}
"""State of a step -> its icon and the colour of the theme it has."""


def _state(step: GuideStep, waiting: GuideStep | None, *, done: bool) -> str:
    if done:
        return "done"
    return "now" if step is waiting else "later"


class Guide(QDockWidget):
    """Stands beside the page, takes no focus and never waits for anybody."""

    def __init__(self, desk: Desk, places: Mapping[str, QAction], window: QMainWindow) -> None:
        """Make the panel; `places` are the commands that go to a page, and "new"."""
        super().__init__(window)
        self.setObjectName("guide")
        self.setWindowTitle(self.tr("Your first tournament"))
        self.setAccessibleName(self.tr("Your first tournament"))
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._desk = desk
        self._session = desk.session
        self._places = places
        self.start = action(window, self.tr("Your &first tournament"), self._on_start)
        self._make_parts()
        self._session.tournament_changed.connect(self._on_tournament_changed)
        self._session.document_changed.connect(self._on_document_changed)
        self._window = window
        self._is_narrow: bool | None = None
        window.installEventFilter(self)
        describe(self, self.windowTitle())
        self.retheme()
        self.hide()

    # --- building -----------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.rows = {step: _Row(title) for step, title in self._titles().items()}
        self.hint = plain()
        self.hint.setTextFormat(Qt.TextFormat.RichText)
        self.hint.setWordWrap(True)
        self.go = button("", primary=True)
        self.go.clicked.connect(self._on_go)
        self.stop = button(self.tr("Close the guide"), flat=True)
        self.stop.clicked.connect(self.hide)
        self._inside = QWidget()
        self._inside.setObjectName("guidePanel")
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._inside)
        self._row.setSpacing(SMALL)
        head = label(self.tr("Your first tournament"), "subtitle")
        head.setWordWrap(True)
        self._heads = (head, caption(self.tr("Two minutes. Every step can be undone.")))
        self._steps = QWidget()
        column = QVBoxLayout(self._steps)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(TIGHT)
        for row in self.rows.values():
            column.addWidget(row)
        for part in (*self._heads, self._steps, self.hint, self.go):
            self._row.addWidget(part)
        self._row.addStretch(1)
        self._row.addWidget(self.stop)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._inside)
        self.setTitleBarWidget(QWidget())
        self.setWidget(self._area)

    def _titles(self) -> dict[GuideStep, str]:
        return {
            GuideStep.NAME: self.tr("Name it"),
            GuideStep.TEAMS: self.tr("Add teams"),
            GuideStep.PLAYERS: self.tr("Add players"),
            GuideStep.NUMBERS: self.tr("Number the teams"),
            GuideStep.LOTS: self.tr("Draw lots for the colour"),
            GuideStep.PAIR: self.tr("Pair round 1"),
            GuideStep.ACCEPT: self.tr("Accept the draft"),
            GuideStep.RESULT: self.tr("Enter a result"),
            GuideStep.PRINT: self.tr("Print and publish"),
        }

    def _hint_of(self, step: GuideStep) -> str:
        hints = {
            GuideStep.NAME: self.tr("Type a name on the Tournament page. It is saved as you type."),
            GuideStep.TEAMS: self.tr(
                "On the Teams page press Ins and type a name, {count} times or more. Or paste a "
                "list from a spreadsheet."
            ).format(count=ENOUGH_TEAMS),
            GuideStep.PLAYERS: self.tr(
                "Select a team. Go to its roster below, press Ins and type its players in the "
                "order of the boards."
            ),
            GuideStep.NUMBERS: self.tr(
                "The rules go by numbers. Choose Number by rating or by lot in the Teams menu."
            ),
            GuideStep.LOTS: self.tr(
                "A lot decides which colour the odd numbers get first. The button is on the "
                "Tournament page; what was drawn goes into the log."
            ),
            GuideStep.PAIR: self.tr("Press F9. The answer is a draft: nobody plays it yet."),
            GuideStep.ACCEPT: self.tr("Look at it, then press Ctrl+Return. Ctrl+Z takes it back."),
            GuideStep.RESULT: self.tr(
                "Type 1, 0 or = for the first board, seen from the left team. The cursor goes on."
            ),
            GuideStep.PRINT: self.tr(
                "Print the pairings (Ctrl+P), hang them up and publish the round (Ctrl+Shift+P)."
            ),
        }
        return hints[step]

    def retheme(self) -> None:
        """Take over another look."""
        self._is_narrow = None
        self._find_place()
        self._show(self._session.tournament)

    def _find_place(self) -> None:
        """Stand at the right of a wide window, as a bar at the foot of a narrow one."""
        size = self._desk.theme.size
        is_narrow = self._window.width() < size(NARROW)
        if is_narrow is self._is_narrow:
            return
        self._is_narrow = is_narrow
        was_shown = not self.isHidden()
        margin = SMALL if is_narrow else GROUP
        self._row.setContentsMargins(GROUP, margin, GROUP, margin)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_narrow else direction.TopToBottom)
        self._row.setStretchFactor(self.hint, 1 if is_narrow else 0)
        self._row.setStretch(self._row.count() - 2, 0 if is_narrow else 1)
        for part in (*self._heads, self._steps):
            part.setVisible(not is_narrow)
        self.setMinimumSize(0 if is_narrow else size(WIDTH), size(BAR) if is_narrow else 0)
        self.setMaximumSize(
            NO_LIMIT if is_narrow else size(WIDTH), size(BAR) if is_narrow else NO_LIMIT
        )
        area = Qt.DockWidgetArea
        self._window.addDockWidget(
            area.BottomDockWidgetArea if is_narrow else area.RightDockWidgetArea, self
        )
        self.setVisible(was_shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._find_place()
            self._show(self._session.tournament)
        return super().eventFilter(watched, event)

    # --- following ----------------------------------------------------------------------------

    @property
    def step(self) -> GuideStep | None:
        """The step that waits; None when all is done."""
        return next_step(self._session.tournament)

    def _show(self, tournament: Tournament) -> None:
        waiting = next_step(tournament)
        theme = self._desk.theme
        for step, row in self.rows.items():
            state = _state(step, waiting, done=is_done(step, tournament))
            icon, colour = _MARKS[state]
            row.show_state(state, drawn(icon, getattr(theme.colours, colour), theme.size(ICON)))
            said = self.tr("{step}: done") if state == "done" else self.tr("{step}: to do")
            row.setAccessibleName(said.format(step=row.title.text()))
        if waiting is None:
            self.hint.setText(
                self.tr(
                    "That was a round. Enter the other results, pair the next one, and look at "
                    "Standings. F1 opens the handbook wherever you are."
                )
            )
            self.go.setVisible(False)
            return
        if self._session.is_open:
            self.hint.setText(
                self.tr("<b>{step}.</b> {hint}").format(
                    step=self.rows[waiting].title.text(), hint=self._hint_of(waiting)
                )
                if self._is_narrow
                else self._hint_of(waiting)
            )
            self.go.setText(self.tr("Take me there"))
        else:
            self.hint.setText(self.tr("Start a new tournament. Nothing you try can be lost."))
            self.go.setText(self.tr("New tournament"))
        self.go.setVisible(True)

    def _on_start(self) -> None:
        self.show()
        self._show(self._session.tournament)
        if not self._session.is_open:
            self.go.setFocus()

    def _on_go(self) -> None:
        waiting = self.step
        if not self._session.is_open:
            self._places["new"].trigger()
        elif waiting is not None:
            self._places[WHERE[waiting]].trigger()

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        if self.isVisible():
            self._show(after)

    def _on_document_changed(self) -> None:
        if self.isVisible():
            self._show(self._session.tournament)


class _Row(QWidget):
    """One step: a mark and its title."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._mark = plain()
        self.title = plain(title)
        self.title.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, TIGHT, 0, TIGHT)
        row.setSpacing(SMALL)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.title, 1)

    def show_state(self, state: str, mark: QPixmap) -> None:
        """Show a step as "done", "now" or "later"."""
        self._mark.setPixmap(mark)
        self._mark.setFixedWidth(round(mark.width() / mark.devicePixelRatio()))
        if self.title.property("step") != state:
            self.title.setProperty("step", state)
            repolish(self.title)
