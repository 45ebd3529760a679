"""Parts that the pages share: the page itself, its title row, tables, empty states."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.delegates import TableDelegate
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import GROUP, INSIDE, MARGIN, SMALL, TIGHT


def set_tone(label: QLabel, tone: Tone | None) -> None:
    """Write a label in a tone."""
    value = tone.value if tone else ""
    if label.property("tone") != value:
        label.setProperty("tone", value)
        repolish(label)


def repolish(widget: QWidget) -> None:
    """Let the style sheet look again at a widget whose property has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(text: str = "", name: str = "") -> QLabel:
    """Return a label of one of the sheet's kinds."""
    made = QLabel(text)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    if name:
        made.setObjectName(name)
    return made


def caption(text: str = "") -> QLabel:
    """Return a small quiet text."""
    made = QLabel(text)
    made.setProperty("caption", "true")
    made.setWordWrap(True)
    return made


def button(text: str, *, primary: bool = False, flat: bool = False) -> QPushButton:
    """Return a push button."""
    made = QPushButton(text)
    if primary:
        made.setProperty("primary", "true")
    if flat:
        made.setProperty("flat", "true")
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return made


class ActionButton(QPushButton):
    """A button that is its command: text, state and tip follow."""

    def __init__(self, command: QAction, *, primary: bool = False) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        if primary:
            self.setProperty("primary", "true")
        self._command = command
        command.changed.connect(self._on_changed)
        self.clicked.connect(command.trigger)
        self._on_changed()

    def _on_changed(self) -> None:
        self.setText(self._command.text().replace("&", "").rstrip("…"))
        self.setEnabled(self._command.isEnabled())
        if self.parentWidget() or not self._command.isVisible():
            self.setVisible(self._command.isVisible())  # without a parent it would be a window
        self.setToolTip(self._command.toolTip())
        self.setCheckable(self._command.isCheckable())
        self.setChecked(self._command.isChecked())


class Page(QWidget):
    """A page of the window; it follows the tournament while it can be seen."""

    def __init__(self, desk: Desk, title: str) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName(title)
        self.desk = desk
        self.session = desk.session
        self._behind = True
        self.title = label(title, "pageTitle")
        self.note = caption()
        self.note.setWordWrap(False)
        self.title_row = QHBoxLayout()
        self.title_row.setSpacing(SMALL)
        self.title_row.addWidget(self.title)
        self.title_row.addSpacing(INSIDE)
        self.title_row.addWidget(self.note, 1, Qt.AlignmentFlag.AlignVCenter)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(MARGIN, GROUP, MARGIN, GROUP)
        self.body.setSpacing(SMALL)
        self.body.addLayout(self.title_row)
        self.session.tournament_changed.connect(self._on_tournament_changed)
        self.session.document_changed.connect(self._on_document_changed)

    def refresh(self, tournament: Tournament) -> None:
        """Show a tournament."""
        raise NotImplementedError

    def start_over(self) -> None:
        """Forget what was selected: another document is open."""

    def retheme(self) -> None:
        """Take over colours and sizes of another look."""
        for table in self.findChildren(QTableView):
            table.verticalHeader().setDefaultSectionSize(self.desk.theme.row_height)

    def commands(self) -> Sequence[QAction | None]:
        """Return what the page's menu holds; None is a separating line."""
        return ()

    def focus_first(self) -> None:
        """Put the focus where work begins."""

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        if self.isVisible():
            self.refresh(after)
        else:
            self._behind = True

    def _on_document_changed(self) -> None:
        self.start_over()
        self._behind = True
        if self.isVisible():
            self.catch_up()

    def catch_up(self) -> None:
        """Show the tournament as it is now, if it has changed while the page was hidden."""
        if self._behind:
            self._behind = False
            self.refresh(self.session.tournament)

    def showEvent(self, event: QShowEvent) -> None:
        self.catch_up()
        super().showEvent(event)


class Table(QTableView):
    """A table as all pages have it."""

    current_changed = Signal(QModelIndex)

    def __init__(self, desk: Desk, model: QAbstractItemModel, name: str, *, cells: bool = False):
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(TableDelegate(desk, self))
        self.setSelectionBehavior(
            QAbstractItemView.SelectionBehavior.SelectItems
            if cells
            else QAbstractItemView.SelectionBehavior.SelectRows
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(desk.theme.row_height)
        self.verticalHeader().setMinimumSectionSize(18)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(28)
        self.setCornerButtonEnabled(False)
        self.setModel(model)
        self.selectionModel().currentChanged.connect(self._on_current_changed)

    def fit(self, stretch: Sequence[int], widths: dict[int, int]) -> None:
        """Give columns their widths; those of `stretch` share what is left."""
        header = self.horizontalHeader()
        for column in range(self.model().columnCount()):
            if column in stretch:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                if column in widths:
                    self.setColumnWidth(column, widths[column])

    def choose(self, row: int, column: int = 0) -> None:
        """Make a row the current one."""
        self.setCurrentIndex(self.model().index(row, column))

    def choose_nothing(self) -> None:
        """Have no current row."""
        self.selectionModel().setCurrentIndex(
            QModelIndex(), QItemSelectionModel.SelectionFlag.Clear
        )

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.current_changed.emit(current)


class EmptyState(QWidget):
    """What stands where a list will be: what belongs here, and the first step."""

    def __init__(self, headline: str, text: str, buttons: Sequence[QPushButton] = ()) -> None:
        super().__init__()
        self.headline = label(headline, "subtitle")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = QLabel(text)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setWordWrap(True)
        set_tone(self.text, Tone.QUIET)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addStretch(1)
        for each in buttons:
            row.addWidget(each)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(SMALL)
        layout.addStretch(2)
        layout.addWidget(self.headline)
        layout.addWidget(self.text)
        layout.addSpacing(TIGHT)
        layout.addLayout(row)
        layout.addStretch(3)


class RoundStrip(QWidget):
    """The rounds of the event as a row of numbers; those not paired yet are grey."""

    round_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Rounds"))
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self._layout.addStretch(1)
        self._chips: list[QToolButton] = []

    def show_rounds(self, total: int, open_rounds: Sequence[int], shown: int) -> None:
        """Show so many rounds, some of which can be chosen."""
        while len(self._chips) > total:
            chip = self._chips.pop()
            self._layout.removeWidget(chip)
            chip.deleteLater()
        while len(self._chips) < total:
            chip = QToolButton()
            chip.setObjectName("roundChip")
            chip.setCheckable(True)
            number = len(self._chips) + 1
            chip.setText(str(number))
            chip.setProperty("round", number)
            chip.setAccessibleName(self.tr("Round {number}").format(number=number))
            chip.clicked.connect(self._on_clicked)
            self._layout.insertWidget(len(self._chips), chip)
            self._chips.append(chip)
        for number, chip in enumerate(self._chips, start=1):
            chip.setEnabled(number in open_rounds)
            chip.setChecked(number == shown)

    def _on_clicked(self) -> None:
        chip = self.sender()
        assert isinstance(chip, QToolButton)
        chip.setChecked(True)
        self.round_chosen.emit(int(chip.property("round")))
