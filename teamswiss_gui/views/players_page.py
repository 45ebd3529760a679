"""The Players page: scores by board and overall, board prizes, every game of the selected one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSplitter, QStackedWidget

from teamswiss_gui.app.background import Background
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.player_rows import COLUMNS, NAME, PLACE, POINTS, Filter, Scored, scored
from teamswiss_gui.models.players import PlayersModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.player_detail import PlayerDetail
from teamswiss_gui.views.player_filters import PlayerFilters, PrizeRules
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.table_tools import TableCopy, WidthWatcher, fit_or_scroll
from teamswiss_gui.views.widgets import ActionButton, EmptyState, set_tone

LARGE = 400
"""From so many players on they are worked out in the background."""


class PlayersPage(Page):
    """Sorted by points at first; a click on a head sorts by it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Players"))
        self.setAccessibleName(self.tr("Players"))
        self._asked: Tournament | None = None
        self._chosen: Hashable = None
        self.work = Background(desk.jobs, self)
        self.model = PlayersModel()
        self.table = Table(desk, self.model, self.tr("Players"))
        self.table.setSortingEnabled(True)
        self.copy = TableCopy(self.table)
        self.prizes = action(self, self.tr("&Board prizes"), self._on_prizes)
        self.prizes.setCheckable(True)
        self.add_to_title(ActionButton(self.prizes))
        self.filters = PlayerFilters()
        self.addAction(self.filters.find_command(self))
        self.rules = PrizeRules()
        self.rules.hide()
        self.detail = PlayerDetail(desk)
        self.player, self.games = self.detail.title, self.detail.text
        self._make_parts()
        self.filters.changed.connect(self._on_filter)
        self.rules.changed.connect(self._on_rules)
        self.table.current_changed.connect(self._on_player_chosen)
        self.model.modelAboutToBeReset.connect(self._on_reset_begins)
        self.model.modelReset.connect(self._on_reset)
        WidthWatcher(self.table, self.retheme)
        self.work.answered.connect(self._on_worked_out)
        self.work.failed.connect(self._on_failed)
        self.table.sortByColumn(POINTS, Qt.SortOrder.DescendingOrder)
        self.retheme()

    def _make_parts(self) -> None:
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("playersAcross")
        self.across.addWidget(self.table)
        self.across.addWidget(self.detail)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([790, 250])
        self.across.setStretchFactor(0, 1)
        self.empty = EmptyState(
            self.tr("No players yet"), self.tr("They are entered on the Teams page.")
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.filters)
        self.body.addWidget(self.rules)
        self.body.addWidget(self.stack, 1)

    def commands(self) -> Sequence[QAction | None]:
        return (self.prizes,)

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self._asked = None
        self._chosen = None
        self.work.forget()
        self.filters.start_over()
        self.model.show(None)

    def refresh(self, tournament: Tournament) -> None:
        count = sum(len(team.players) for team in tournament.teams)
        self.stack.setCurrentWidget(self.across if count else self.empty)
        self.filters.setVisible(count > 0)
        self.prizes.setEnabled(count > 0)
        if not count:
            self.rules.hide()
        self._show_rules()
        self.filters.show_tournament(tournament)
        if count > LARGE:
            self._asked = tournament
            self.note.setText(self.tr("working it out…"))
            set_tone(self.note, Tone.QUIET)
            self.work.ask(partial(scored, tournament))
            return
        self.work.forget()
        self._show(scored(tournament))

    def _on_worked_out(self, found: object) -> None:
        if isinstance(found, Scored) and found.tournament is self._asked:
            self._asked = None
            if found.tournament is self.session.tournament:
                self._show(found)

    def _on_failed(self, error: TeamSwissError) -> None:
        self.note.setText(self.session.worded(error))
        set_tone(self.note, Tone.WRONG)

    def _show(self, found: Scored) -> None:
        self.model.show(found)
        self._show_count()
        if not self.table.currentIndex().isValid() and self.model.rows:
            self.table.choose(0, NAME)
        else:
            self._on_player_chosen(self.table.currentIndex())

    def _show_count(self) -> None:
        everybody = len(self.model.scored.scores) if self.model.scored else 0
        shown = len(self.model.rows)
        self.note.setText(
            self.tr("%n player(s)", "", everybody)
            if shown == everybody
            else self.tr("{shown} of %n player(s)", "", everybody).format(shown=shown)
        )
        set_tone(self.note, Tone.QUIET)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        widths = {place: size(of.width) for place, of in enumerate(COLUMNS) if of.width}
        self.table.setColumnHidden(PLACE, not self.prizes.isChecked())
        shown = {place: width for place, width in widths.items() if not self._is_hidden(place)}
        fit_or_scroll(self.table, NAME, shown, size(130))
        self.detail.retheme()

    def document(self) -> tuple[str, Options]:
        if self.prizes.isChecked():
            return "board-prizes", Options()
        return "players", Options()

    def _is_hidden(self, column: int) -> bool:
        return column == PLACE and not self.prizes.isChecked()

    def focus_first(self) -> None:
        self.table.setFocus()

    # --- choosing -----------------------------------------------------------------------------

    def _on_filter(self, wanted: Filter) -> None:
        self.model.narrow(wanted)
        self._show_count()

    def _on_prizes(self) -> None:
        shown = self.prizes.isChecked()
        self.rules.setVisible(shown)
        self.filters.offer_prizes(prizes=shown)
        self.model.show_prizes(prizes=shown)
        self._show_sorted()
        self._show_count()
        self.retheme()

    def _on_rules(self) -> None:
        rules = self.rules.rules()
        if not self.desk.attempt(edits.set_field, field="board_prizes", value=rules):
            self._show_rules()

    def _show_rules(self) -> None:
        self.rules.show_rules(self.session.tournament.settings.board_prizes, self.session.words)

    def _show_sorted(self) -> None:
        self.table.horizontalHeader().setSortIndicator(*self.model.sorted_by)

    def _on_reset_begins(self) -> None:
        current = self.table.currentIndex()
        if current.isValid() and current.row() < len(self.model.rows):
            self._chosen = self.model.key(self.model.rows[current.row()])

    def _on_reset(self) -> None:
        place = None if self._chosen is None else self.model.row_of(self._chosen)
        if self.model.rows:
            self.table.choose(place or 0, NAME)
            self.table.scrollTo(self.table.currentIndex())
        else:
            self._on_player_chosen(QModelIndex())

    def _on_player_chosen(self, current: QModelIndex) -> None:
        known = current.isValid() and current.row() < len(self.model.rows)
        row = self.model.rows[current.row()] if known else None
        self.detail.show_player(self.model.scored, row)
