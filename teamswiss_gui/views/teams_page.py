"""The Teams page: the teams and the roster of the selected one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import PlayerId, TeamId, Tournament
from teamswiss_gui.domain.terms import RatingSource
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.roster import PlayerColumn
from teamswiss_gui.models.teams import TeamColumn, TeamsModel
from teamswiss_gui.models.teams_proxy import TeamsProxy
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.teams.columns import (
    HIDDEN_TEAM_COLUMNS,
    TEAM_WIDTHS,
)
from teamswiss_gui.views.teams.list_commands import ListCommands
from teamswiss_gui.views.teams.numbering_commands import NumberingCommands
from teamswiss_gui.views.teams.roster_commands import RosterCommands
from teamswiss_gui.views.teams.roster_panel import RosterPanel
from teamswiss_gui.views.teams.tables import EditTable
from teamswiss_gui.views.teams.team_commands import TeamCommands
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import ActionButton, EmptyState, caption, set_tone


class TeamsPage(Page):
    """Enter, number, and keep rosters."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Teams"))
        self.setAccessibleName(self.tr("Teams"))
        self.setAcceptDrops(True)
        self.team: TeamId | None = None
        self._settings: object = None
        self._make_tables()
        self._make_words()
        self.roster_commands = RosterCommands(self)
        self.team_commands = TeamCommands(self)
        self.numbering = NumberingCommands(self)
        self.list_commands = ListCommands(self)
        self.by_rating, self.by_lot = self.numbering.by_rating, self.numbering.by_lot
        self._lay_out()
        self._make_title_row()
        self._connect()
        self.retheme()

    # --- building -----------------------------------------------------------------------------

    def _make_tables(self) -> None:
        self.teams_model = TeamsModel(self.session)
        self.proxy = TeamsProxy(self.teams_model)
        self.teams = EditTable(self.desk, self.proxy, self.tr("Teams"), "teams")
        self.teams.setAccessibleDescription(
            self.tr("Type into a cell to change it; the last row adds a team.")
        )
        self.teams.set_columns(
            TEAM_WIDTHS,
            HIDDEN_TEAM_COLUMNS,
            (TeamColumn.NUMBER, TeamColumn.NAME),
            yielding=TeamColumn.CAPTAIN,
        )
        self.teams.setSortingEnabled(True)
        self.teams.sortByColumn(TeamColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        self.teams.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.teams.setDragDropOverwriteMode(True)

    def _make_words(self) -> None:
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(self.tr("Find a team or a player (Ctrl+F)"))
        self.finder.setAccessibleName(self.tr("Find a team or a player"))
        self.finder.setClearButtonEnabled(True)
        self.problem = plain()
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(self.tr("Problem"))
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        self.hint = caption()
        self.hint.setAccessibleName(self.tr("What to know before pairing"))
        self.roster_panel = RosterPanel(self.desk)
        self.roster, self.roster_model = self.roster_panel.table, self.roster_panel.model
        self.team_title, self.team_note = self.roster_panel.title, self.roster_panel.note

    def _lay_out(self) -> None:
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("teamsAcross")
        self.across.addWidget(self._left())
        self.across.addWidget(self._right())
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([514, 506])
        for part in (0, 1):
            self.across.setStretchFactor(part, 1)
        self.body.addWidget(self.across, 1)
        self.body.addWidget(self.problem)
        self.body.addWidget(self.hint)
        self.body.addWidget(
            caption(
                self.tr(
                    "Type to edit · Enter keeps and goes down · Ins adds · Del removes · "
                    "Alt+Up and Alt+Down move players · Ctrl+V pastes a block"
                )
            )
        )

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.finder)
        column.addWidget(self.teams, 1)
        return left

    def _right(self) -> QWidget:
        self.empty = EmptyState(
            self.tr("Enter the first team"),
            self.tr(
                "Type its name into the table and press Enter. Or bring in a whole list: paste it "
                "from a spreadsheet, drop a file here, or import it with a preview."
            ),
            (
                ActionButton(self.list_commands.import_list, primary=True),
                ActionButton(self.list_commands.save_template),
            ),
        )
        self.side = QStackedWidget()
        self.side.addWidget(self.roster_panel)
        self.side.addWidget(self.empty)
        return self.side

    def commands(self) -> Sequence[QAction | None]:
        return (
            *self.roster_commands.menu(), None,
            *self.team_commands.menu(), self.numbering.menu.menuAction(), None,
            *self.list_commands.menu(),
        )  # fmt: skip

    def imports(self) -> Sequence[QAction]:
        lists = self.list_commands
        return (lists.import_list, lists.import_clipboard, lists.save_template)

    def _make_title_row(self) -> None:
        self.add_to_title(
            ActionButton(self.list_commands.import_list),
            ActionButton(self.team_commands.check_in),
            ActionButton(self.numbering.by_rating, primary=True),
        )

    def _connect(self) -> None:
        self.finder.textChanged.connect(self.proxy.find)
        self.finder.returnPressed.connect(self._on_found)
        self.teams.current_changed.connect(self._on_team_chosen)
        self.teams.selectionModel().selectionChanged.connect(self._on_selection_changed)
        for table in (self.teams, self.roster):
            table.delegate.problem_changed.connect(self.show_problem)
            table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            for command in self._of_context(table):
                table.addAction(command)
        for model in (self.teams_model, self.roster_model):
            model.refused.connect(self.show_problem)

    def _of_context(self, table: EditTable) -> Sequence[QAction]:
        roster, teams = self.roster_commands, self.team_commands
        if table is self.roster:
            return (
                *(roster.add, roster.remove, roster.up, roster.down, roster.to_team),
                *(roster.take_over, roster.copy, roster.paste, roster.columns),
            )
        return (
            *(roster.add, roster.remove, roster.copy, roster.paste),
            *(teams.here, teams.attendance, teams.absent, teams.withdraw, teams.back),
            *(teams.forbidden, teams.penalties, self.numbering.late, roster.columns),
        )

    def retheme(self) -> None:
        super().retheme()
        self.finder.setMaximumWidth(self.desk.theme.size(320))
        self.finder.ensurePolished()
        self.team_title.setFixedHeight(self.finder.sizeHint().height())
        self.teams.rescale()
        self.roster.rescale()

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self.team = None
        self.finder.clear()
        self.show_problem("")
        self.desk.lists.close()
        self.teams.choose_nothing()
        self.teams_model.forget()
        self.teams_model.set_rows([])
        self.roster_model.show(self.session.tournament, None)

    def refresh(self, tournament: Tournament) -> None:
        if tournament.settings is not self._settings:
            self._settings = tournament.settings
            self.teams_model.forget()
            if tournament.settings.rating_source is not RatingSource.FIDE:
                self.roster.show_column(PlayerColumn.NATIONAL_RATING)
        self.teams_model.show(tournament)
        if self.team not in {team.id for team in tournament.teams}:
            self.team = None
        if not self.teams.currentIndex().isValid():
            self.teams.choose(0, TeamColumn.NAME)
        self._show_roster(tournament)
        players = sum(len(team.players) for team in tournament.teams)
        closed = self.tr(" · list closed") if tournament.list_closed else ""
        self.note.setText(
            self.tr("%n team(s)", "", len(tournament.teams))
            + ", "
            + self.tr("%n player(s)", "", players)
            + closed
        )
        self.side.setCurrentIndex(0 if tournament.teams else 1)
        self._show_hint(tournament)
        self._show_commands(tournament)

    def _show_commands(self, tournament: Tournament) -> None:
        self.roster_commands.refresh()
        self.team_commands.refresh(tournament)
        self.numbering.refresh(tournament)
        self.list_commands.refresh(tournament)

    def _show_hint(self, tournament: Tournament) -> None:
        """Explain the bye that an odd number of teams brings."""
        number = tournament.next_round
        playing = sum(team.bye(number) is None for team in tournament.teams)
        odd = playing % 2 == 1 and playing > 1 and number <= tournament.settings.rounds
        self.hint.setVisible(odd)
        if odd:
            self.hint.setText(
                self.tr(
                    "{count} teams play round {round}: an odd number, so one of them gets the "
                    "pairing-allocated bye. A filler team, entered like any other, avoids it."
                ).format(count=playing, round=number)
            )

    def _show_roster(self, tournament: Tournament) -> None:
        team = None if self.team is None else tournament.team(self.team)
        state = self.teams_model.state_text(team, tournament.next_round)
        self.roster_panel.show_team(tournament, self.team, state)

    def document(self) -> tuple[str, Options]:
        return "teams", Options()

    def focus_first(self) -> None:
        self.teams.setFocus()

    # --- what is selected ---------------------------------------------------------------------

    def in_roster(self) -> bool:
        """Say whether the roster is being worked in."""
        return self.roster.hasFocus() or self.roster.isAncestorOf(self.focusWidget() or self.teams)

    def selected_teams(self) -> list[TeamId]:
        """Return the teams that the selection touches."""
        known = {team.id for team in self.session.tournament.teams}
        found = (self.proxy.team_at(row) for row in self.teams.selected_rows())
        return [team for team in found if team in known]

    def selected_players(self) -> list[PlayerId]:
        """Return the players that the selection touches, in board order."""
        found = (self.roster_model.player_at(row) for row in self.roster.selected_rows())
        return [player for player in found if player is not None]

    def show_team(self, team: int) -> None:
        """Go to a team, whatever is being looked for."""
        self.finder.clear()
        for row in range(self.proxy.rowCount()):
            if self.proxy.team_at(row) == team:
                self.teams.choose(row, TeamColumn.NAME)
                self.teams.scrollTo(self.teams.currentIndex())

    def select_players(self, players: Sequence[PlayerId], column: int) -> None:
        """Select players where they stand now."""
        rows = [
            place
            for place, row in enumerate(self.roster_model.rows)
            if row.player and row.player.id in players
        ]
        if not rows:
            return
        self.roster.choose(rows[0], column)
        chosen = QItemSelection()
        for row in rows:
            cell = self.roster_model.index(row, column)
            chosen.select(cell, cell)
        self.roster.selectionModel().select(
            chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def _on_team_chosen(self, current: QModelIndex) -> None:
        chosen = self.proxy.team_at(current.row()) if current.isValid() else None
        if chosen not in {team.id for team in self.session.tournament.teams}:
            chosen = None  # the document was closed, or the team has just gone
        if chosen != self.team:
            self.team = chosen
            self._show_roster(self.session.tournament)
            self._show_commands(self.session.tournament)

    def _on_selection_changed(self) -> None:
        if self.isVisible():
            self.team_commands.refresh(self.session.tournament)

    def _on_found(self) -> None:
        if self.proxy.rowCount():
            self.teams.choose(0, TeamColumn.NAME)
            self.teams.setFocus()

    # --- gestures -----------------------------------------------------------------------------

    def attempt(self, gesture: edits.Gesture, /, **arguments: object) -> bool:
        """Make a gesture; a refusal stands on the page, where it happened."""
        try:
            self.session.perform(gesture, **arguments)
        except TeamSwissError as error:
            self.show_error(error)
            return False
        self.show_problem("")
        return True

    def show_error(self, error: TeamSwissError) -> None:
        """Say why something was refused, and in which row of a pasted block."""
        text = self.session.worded(error)
        row = error.details.get("pasted_row")
        if row is not None:
            text = self.tr("Row {row} of what was pasted: {problem} Nothing was changed.").format(
                row=row, problem=text
            )
        self.show_problem(text)

    def show_problem(self, text: str) -> None:
        """Say what is wrong, or that nothing is."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    # --- files dropped on the page ------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.list_commands.dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self.list_commands.dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.list_commands.import_file(path)
