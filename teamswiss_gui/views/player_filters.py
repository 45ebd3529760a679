"""What narrows the list of players, and the rules of the board prizes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.prizes import BoardPrizeRules, Measure
from teamswiss_gui.models.player_rows import Category, Filter
from teamswiss_gui.views.desk import action
from teamswiss_gui.views.flow import FlowRow
from teamswiss_gui.views.widgets import label, roomy
from teamswiss_gui.words import Words
from teamswiss_gui.words.setting_values import measures_text

MOST_GAMES = 99


MOST_LETTERS = 16
"""So much of a team's name is shown while its list is closed."""


class PlayerFilters(FlowRow):
    """Text, team, board, category."""

    changed = Signal(object)
    """The Filter."""

    def __init__(self) -> None:
        super().__init__()
        self._known: tuple[tuple[object, ...], int] | None = None
        self._prizes = False
        self.text = QLineEdit()
        self.text.setPlaceholderText(self.tr("Find a player or a team"))
        self.text.setAccessibleName(self.tr("Find a player or a team"))
        self.text.setClearButtonEnabled(True)
        self.team = QComboBox()
        self.team.setAccessibleName(self.tr("Team"))
        self.board = QComboBox()
        self.board.setAccessibleName(self.tr("Board"))
        self.category = QComboBox()
        self.category.setAccessibleName(self.tr("Category"))
        for category, text in (
            (Category.ALL, self.tr("Everybody")),
            (Category.WOMEN, self.tr("Women")),
            (Category.UNDER_14, self.tr("Under 14")),
            (Category.UNDER_18, self.tr("Under 18")),
            (Category.UNDER_20, self.tr("Under 20")),
            (Category.FIFTY, self.tr("50 and over")),
            (Category.SIXTY_FIVE, self.tr("65 and over")),
            (Category.TITLED, self.tr("With a title")),
            (Category.UNRATED, self.tr("Without a rating")),
        ):
            self.category.addItem(text, category)
        self.text.setMinimumWidth(220)
        self.add(self.text)
        for box in (self.team, self.board, self.category):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            self.add(box)
            box.activated.connect(self._on_changed)
        # The longest name of a team must not push the others into a second line.
        self.team.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.team.setMinimumContentsLength(MOST_LETTERS)
        self.text.textChanged.connect(self._on_changed)

    def find_command(self, owner: QObject) -> QAction:
        """Return the command that puts the cursor into the text, Ctrl+F inside a page."""
        made = action(owner, self.tr("&Find"), self._on_find, "Ctrl+F")
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return made

    def filter(self) -> Filter:
        """Return what is chosen."""
        category = Category(self.category.currentData())
        return Filter(self.text.text(), self.team.currentData(), self.board.currentData(), category)

    def start_over(self) -> None:
        """Show everybody: another tournament is open."""
        blocker = QSignalBlocker(self.text)
        self.text.clear()
        blocker.unblock()
        for box in (self.team, self.board, self.category):
            box.setCurrentIndex(0)
        self._on_changed()

    def show_tournament(self, tournament: Tournament) -> None:
        """Offer the teams and boards of a tournament."""
        teams = tuple((team.id, team.name) for team in tournament.teams)
        known = (teams, tournament.settings.boards)
        if known == self._known:
            return
        self._known = known
        chosen = self.team.currentData()
        self.team.clear()
        self.team.addItem(self.tr("All teams"), None)
        for number, name in sorted(teams, key=lambda each: each[1].casefold()):
            self.team.addItem(name, number)
        self.team.setCurrentIndex(max(self.team.findData(chosen), 0))
        self._fill_boards()

    def offer_prizes(self, *, prizes: bool) -> None:
        """Name the boards as the prizes do, or as the scores do."""
        self._prizes = prizes
        self._fill_boards()
        self._on_changed()

    def _fill_boards(self) -> None:
        chosen = self.board.currentData()
        boards = self._known[1] if self._known else 0
        self.board.clear()
        overall = self.tr("Best of all") if self._prizes else self.tr("All boards together")
        self.board.addItem(overall, None)
        for number in range(1, boards + 1):
            self.board.addItem(self.tr("Board {number}").format(number=number), number)
        self.board.setCurrentIndex(max(self.board.findData(chosen), 0))

    def _on_changed(self) -> None:
        self.changed.emit(self.filter())

    def _on_find(self) -> None:
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.text.selectAll()


class PrizeRules(FlowRow):
    """Who may win a board prize, and by what."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.least = roomy(QSpinBox())
        self.least.setRange(0, MOST_GAMES)
        self.least.setKeyboardTracking(False)  # what is typed is one gesture
        self.least.setSpecialValueText(self.tr("half of the rounds"))
        self.least.setAccessibleName(self.tr("Games at least"))
        self.order = QComboBox()
        self.order.setAccessibleName(self.tr("Decided by"))
        games, percentage = Measure.GAMES, Measure.PERCENTAGE
        points, performance = Measure.POINTS, Measure.PERFORMANCE
        self._orders: list[tuple[Measure, ...]] = []
        for text, measures in (
            (self.tr("Per cent, games, performance"), (percentage, games, performance)),
            (self.tr("Points, performance"), (points, performance)),
            (self.tr("Points, per cent, performance"), (points, percentage, performance)),
            (self.tr("Performance, games"), (performance, games)),
        ):
            self._offer(text, measures)
        self.every_board = QCheckBox(self.tr("A player counts on every board they played on"))
        for widget in (
            *(label(self.tr("Games at least")), self.least),
            *(label(self.tr("Decided by")), self.order, self.every_board),
        ):
            self.add(widget)
        self.least.valueChanged.connect(self._on_changed)
        self.order.activated.connect(self._on_changed)
        self.every_board.toggled.connect(self._on_changed)

    def rules(self) -> BoardPrizeRules:
        """Return the rules that are chosen."""
        measures = self._orders[self.order.currentIndex()]
        least = self.least.value() or None
        return BoardPrizeRules(least, measures, self.every_board.isChecked())

    def show_rules(self, rules: BoardPrizeRules, words: Words) -> None:
        """Show the rules of the tournament."""
        if rules.measures not in self._orders:
            named = measures_text(words, (each.value for each in rules.measures))
            self._offer(named[:1].upper() + named[1:], rules.measures)
        with QSignalBlocker(self.least), QSignalBlocker(self.every_board):
            self.least.setValue(rules.minimum_games or 0)
            self.order.setCurrentIndex(self._orders.index(rules.measures))
            self.every_board.setChecked(rules.on_every_board)

    def _offer(self, text: str, measures: tuple[Measure, ...]) -> None:
        self.order.addItem(text)
        self._orders.append(measures)

    def _on_changed(self) -> None:
        self.changed.emit()
