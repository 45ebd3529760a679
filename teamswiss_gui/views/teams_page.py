"""The Teams page: the teams and the roster of the selected one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.teams import (
    PlayerColumn,
    RosterModel,
    TeamColumn,
    TeamsModel,
    TeamsProxy,
    paste_players,
    pasted_teams,
    read_block,
)
from teamswiss_gui.views.delegates import EditDelegate
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL
from teamswiss_gui.views.widgets import ActionButton, Page, Table, caption, label, set_tone


class EditTable(Table):
    """A table that is typed into; Enter goes down, so that names follow one another."""

    def __init__(self, desk: Desk, model: TeamsProxy | RosterModel, name: str) -> None:
        super().__init__(desk, model, name, cells=True)
        self.delegate = EditDelegate(desk, self)
        self.setItemDelegate(self.delegate)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
        )

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Go one down after Enter, as in a spreadsheet."""
        cell = QPersistentModelIndex(self.currentIndex())
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache and cell.isValid():
            below = self.model().index(cell.row() + 1, cell.column())
            if below.isValid():
                self.setCurrentIndex(below)


class TeamsPage(Page):
    """Enter, number, and keep rosters."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Teams"))
        self.setAccessibleName(self.tr("Teams"))
        self._team: TeamId | None = None
        self._settings: object = None
        self._make_lists()
        self._make_commands()
        self._make_title_row()
        self._connect()
        self.retheme()

    # --- building -----------------------------------------------------------------------------

    def _make_lists(self) -> None:
        self.teams_model = TeamsModel(self.session)
        self.proxy = TeamsProxy(self.teams_model)
        self.teams = EditTable(self.desk, self.proxy, self.tr("Teams"))
        self.teams.setSortingEnabled(True)
        self.teams.sortByColumn(TeamColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        self.roster_model = RosterModel(self.session)
        self.roster = EditTable(self.desk, self.roster_model, self.tr("Roster"))
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(self.tr("Find a team or a player (Ctrl+F)"))
        self.finder.setAccessibleName(self.tr("Find a team or a player"))
        self.finder.setClearButtonEnabled(True)
        self.finder.setMaximumWidth(280)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(self.tr("Problem"))
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()
        self.team_title = label("", "subtitle")
        self.team_note = caption()
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(GROUP, 0, 0, 0)
        column.setSpacing(SMALL)
        head = QHBoxLayout()
        head.setSpacing(INSIDE)
        head.addWidget(self.team_title)
        head.addWidget(self.team_note, 1)
        self.team_title.setFixedHeight(self.finder.sizeHint().height())
        self.team_note.setWordWrap(False)
        column.addLayout(head)
        column.addWidget(self.roster, 1)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.finder)
        column.addWidget(self.teams, 1)
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("teamsAcross")
        self.across.addWidget(left)
        self.across.addWidget(right)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([500, 520])
        self.across.setStretchFactor(1, 1)
        self.body.addWidget(self.across, 1)
        self.body.addWidget(self.problem)
        self.body.addWidget(
            caption(
                self.tr(
                    "Type to edit · Enter keeps and goes down · Tab to the next cell · Ins adds · "
                    "Del removes · Alt+Up and Alt+Down move a player · Ctrl+V pastes a block"
                )
            )
        )

    def _make_commands(self) -> None:
        self.add = action(self, self.tr("&Add"), self._on_add, "Ins", inside=self)
        self.remove = action(self, self.tr("&Remove"), self._on_remove, "Del", inside=self)
        self.up = action(self, self.tr("Move player &up"), self._on_up, "Alt+Up", inside=self)
        self.down = action(
            self, self.tr("Move player &down"), self._on_down, "Alt+Down", inside=self
        )
        self.paste = action(self, self.tr("&Paste from a spreadsheet"), self._on_paste, inside=self)
        self.paste.setShortcut(QKeySequence.StandardKey.Paste)
        self.search = action(self, self.tr("&Find"), self._on_find, "Ctrl+F", inside=self)
        self.by_rating = action(self, self.tr("Number by &rating"), self._on_by_rating)
        self.by_lot = action(self, self.tr("Number by &lot"), self._on_by_lot)

        self.absent = action(self, self.tr("Absent in the ne&xt round"), self._on_absent)
        self.absent.setCheckable(True)
        self.withdraw = action(self, self.tr("&Withdraw from the next round on"), self._on_withdraw)
        self.back = action(self, self.tr("R&eturn in the next round"), self._on_back)

    def commands(self) -> Sequence[QAction | None]:
        return (
            self.add, self.remove, self.up, self.down, self.paste, None,
            self.absent, self.withdraw, self.back, None,
            self.by_rating, self.by_lot, None, self.search,
        )  # fmt: skip

    def _make_title_row(self) -> None:
        self.title_row.addWidget(ActionButton(self.by_lot))
        self.title_row.addWidget(ActionButton(self.by_rating, primary=True))

    def _connect(self) -> None:
        self.finder.textChanged.connect(self.proxy.find)
        self.finder.returnPressed.connect(self._on_found)
        self.teams.current_changed.connect(self._on_team_chosen)
        for table in (self.teams, self.roster):
            table.delegate.problem_changed.connect(self._on_problem)
        for model in (self.teams_model, self.roster_model):
            model.refused.connect(self._on_problem)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        self.teams.fit(
            (TeamColumn.NAME,),
            {
                TeamColumn.NUMBER: size(46),
                TeamColumn.FEDERATION: size(44),
                TeamColumn.CAPTAIN: size(134),
                TeamColumn.AVERAGE: size(74),
                TeamColumn.PLAYERS: size(70),
            },
        )
        self.roster.fit(
            (PlayerColumn.NAME,),
            {
                PlayerColumn.PLACE: size(38),
                PlayerColumn.TITLE: size(50),
                PlayerColumn.RATING: size(66),
                PlayerColumn.COUNTS: size(40),
                PlayerColumn.FIDE_ID: size(84),
                PlayerColumn.FEDERATION: size(48),
                PlayerColumn.BIRTH: size(52),
            },
        )

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self._team = None
        self.finder.clear()
        self.teams.choose_nothing()
        self.teams_model.forget()
        self.teams_model.set_rows([])
        self.roster_model.show(self.session.tournament, None)

    def refresh(self, tournament: Tournament) -> None:
        if tournament.settings is not self._settings:
            self._settings = tournament.settings
            self.teams_model.forget()
        self.teams_model.show(tournament)
        known = {team.id for team in tournament.teams}
        if self._team not in known:
            self._team = None
        if not self.teams.currentIndex().isValid():
            self.teams.choose(0, TeamColumn.NAME)
        self._show_roster(tournament)
        players = sum(len(team.players) for team in tournament.teams)
        self.note.setText(
            self.tr("{teams} teams, {players} players").format(
                teams=len(tournament.teams), players=players
            )
        )
        for command in self.commands():
            if command is not None:
                command.setEnabled(self.session.is_open)
        self._show_attendance(tournament)
        numbered = bool(tournament.teams)
        self.by_rating.setEnabled(numbered)
        self.by_lot.setEnabled(numbered)

    def _show_roster(self, tournament: Tournament) -> None:
        self.roster_model.show(tournament, self._team)
        self.roster.setEnabled(self._team is not None)
        self._show_attendance(tournament)
        if self._team is None:
            self.team_title.setText(
                self.tr("Enter the first team") if not tournament.teams else self.tr("A new team")
            )
            self.team_note.setText(self.tr("Type its name and press Enter."))
            return
        team = tournament.team(self._team)
        rated = team_rating(team, tournament.settings)
        self.team_title.setText(team.name)
        places = {player.id: place for place, player in enumerate(team.players, start=1)}
        boards = ", ".join(str(place) for place in sorted(places[p] for p in rated.counted))
        note = (
            self.tr("average {average} from places {boards}").format(
                average=round(rated.average), boards=boards
            )
            if rated.counted
            else self.tr("no players yet")
        )
        number = tournament.next_round
        if team.is_withdrawn(number):
            note += self.tr(" · withdrawn")
        elif team.bye(number) is not None:
            note += self.tr(" · not in round {number}").format(number=number)
        self.team_note.setText(note)

    def _show_attendance(self, tournament: Tournament) -> None:
        team = None if self._team is None else tournament.team(self._team)
        number = tournament.next_round
        out = team is not None and team.is_withdrawn(number)
        self.absent.setEnabled(team is not None and not out)
        self.absent.setChecked(team is not None and team.bye(number) is not None)
        self.withdraw.setEnabled(team is not None and not out)
        self.back.setEnabled(out)

    def focus_first(self) -> None:
        self.teams.setFocus()

    # --- gestures -----------------------------------------------------------------------------

    def _on_team_chosen(self, current: QModelIndex) -> None:
        row = self.proxy.mapToSource(current).row()
        team = self.teams_model.rows[row].team if 0 <= row < len(self.teams_model.rows) else None
        chosen = team.id if team else None
        if chosen != self._team:
            self._team = chosen
            self._show_roster(self.session.tournament)

    def _on_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _on_add(self) -> None:
        table = self.roster if self._in_roster() and self._team is not None else self.teams
        if table is self.teams:
            self.finder.clear()
        column = PlayerColumn.NAME if table is self.roster else TeamColumn.NAME
        cell = table.model().index(table.model().rowCount() - 1, column)
        table.setFocus()
        table.setCurrentIndex(cell)
        table.edit(cell)

    def _on_remove(self) -> None:
        if self._in_roster():
            player = self.roster_model.player_at(self.roster.currentIndex().row())
            if player is not None:
                self._attempt(edits.remove_player, player=player)
        elif self._team is not None and not self.finder.hasFocus():
            self._attempt(edits.remove_team, team=self._team)

    def _on_up(self) -> None:
        self._move(-1)

    def _on_down(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        current = self.roster.currentIndex()
        player = self.roster_model.player_at(current.row())
        other = self.roster_model.player_at(current.row() + by)
        if not self._in_roster() or player is None or other is None:
            return
        self._attempt(edits.move_player, player=player, position=current.row() + 1 + by)
        self.roster.choose(current.row() + by, current.column())

    def _on_paste(self) -> None:
        rows = read_block(QGuiApplication.clipboard().text())
        if not rows:
            return
        if self._in_roster() and self._team is not None:
            current = self.roster.currentIndex()
            place = current.row() if current.isValid() else len(self.roster_model.rows) - 1
            column = current.column() if current.isValid() else int(PlayerColumn.NAME)
            self._attempt(paste_players, team=self._team, place=place, column=column, rows=rows)
        else:
            self._attempt(edits.import_teams, entries=pasted_teams(rows))

    def _on_find(self) -> None:
        self.finder.setFocus()
        self.finder.selectAll()

    def _on_found(self) -> None:
        if self.proxy.rowCount():
            self.teams.choose(0, TeamColumn.NAME)
            self.teams.setFocus()

    def _on_absent(self) -> None:
        bye = ByeKind.ABSENT if self.absent.isChecked() else None
        number = self.session.tournament.next_round
        self._attempt(edits.set_attendance, team=self._team, round=number, bye=bye)
        self._show_attendance(self.session.tournament)

    def _on_withdraw(self) -> None:
        number = self.session.tournament.next_round
        self._attempt(edits.withdraw_team, team=self._team, first_round=number)

    def _on_back(self) -> None:
        number = self.session.tournament.next_round
        self._attempt(edits.return_team, team=self._team, round=number)

    def _on_by_rating(self) -> None:
        self._attempt(edits.number_by_rating)

    def _on_by_lot(self) -> None:
        self._attempt(edits.number_by_lot, seed=secrets.token_hex(4))

    def _attempt(self, gesture: edits.Gesture, **arguments: object) -> None:
        """Make a gesture; a refusal stands on the page, where it happened."""
        try:
            self.session.perform(gesture, **arguments)
        except TeamSwissError as error:
            self._on_problem(self.session.worded(error))
        else:
            self._on_problem("")

    def _in_roster(self) -> bool:
        return self.roster.hasFocus() or self.roster.isAncestorOf(self.focusWidget() or self.teams)
