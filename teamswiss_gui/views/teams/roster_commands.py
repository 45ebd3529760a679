"""Commands on what is selected in the teams or the roster: add, remove, move, copy, paste."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.models import blocks
from teamswiss_gui.models.roster import PLAYER_FIELDS, PlayerColumn, move_to_team
from teamswiss_gui.models.teams import TEAM_FIELDS, TeamColumn
from teamswiss_gui.views.desk import action
from teamswiss_gui.views.teams.choose_team import ChooseTeamDialog

if TYPE_CHECKING:
    from teamswiss_gui.views.teams_page import TeamsPage


class RosterCommands(QObject):
    """Works on the table that has the focus."""

    def __init__(self, page: TeamsPage) -> None:
        super().__init__(page)
        self._page = page
        self.add = action(self, self.tr("&Add"), self._on_add, "Ins", inside=page)
        self.remove = action(self, self.tr("&Remove"), self._on_remove, "Del", inside=page)
        self.up = action(self, self.tr("Move &up"), self._on_up, "Alt+Up", inside=page)
        self.down = action(self, self.tr("Move &down"), self._on_down, "Alt+Down", inside=page)
        self.to_team = action(
            self, self.tr("To another &team…"), self._on_to_team, "Ctrl+T", inside=page
        )
        self.take_over = action(
            self, self.tr("Take over from the &rating list"), self._on_take_over, inside=page
        )
        self.copy = action(self, self.tr("&Copy"), self._on_copy, inside=page)
        self.copy.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_whole = action(
            self, self.tr("Copy the &whole table"), self._on_copy_whole, "Ctrl+Shift+C", inside=page
        )
        self.paste = action(self, self.tr("&Paste from a spreadsheet"), self._on_paste, inside=page)
        self.paste.setShortcut(QKeySequence.StandardKey.Paste)
        self.find = action(self, self.tr("&Find"), self._on_find, "Ctrl+F", inside=page)
        self.columns = action(self, self.tr("C&olumns…"), self._on_columns, inside=page)
        self.player_menu = QMenu(self.tr("Pla&yer"), page)
        self.player_menu.addActions([self.up, self.down, self.to_team, self.take_over])

    def menu(self) -> list[QAction | None]:
        """Return what the page's menu shows of them."""
        return [
            *(self.add, self.remove, self.player_menu.menuAction(), None),
            *(self.copy, self.copy_whole, self.paste, self.find, self.columns),
        ]

    def refresh(self) -> None:
        """Enable what can be done."""
        page = self._page
        is_open = page.session.is_open
        for command in (self.add, self.copy, self.copy_whole, self.paste, self.find, self.columns):
            command.setEnabled(is_open)
        self.remove.setEnabled(is_open)
        for command in (self.up, self.down, self.to_team, self.take_over):
            command.setEnabled(bool(page.session.tournament.teams))

    # --- add and remove -----------------------------------------------------------------------

    def _on_add(self) -> None:
        page = self._page
        table = page.roster if page.in_roster() and page.team is not None else page.teams
        if table is page.teams:
            page.finder.clear()
        column = PlayerColumn.NAME if table is page.roster else TeamColumn.NAME
        table.setFocus()  # which may bring in what is being typed elsewhere, a row more
        table.choose(table.model().rowCount() - 1, column)
        table.start_editing(table.currentIndex())

    def _on_remove(self) -> None:
        page = self._page
        if page.finder.hasFocus():
            return
        if page.in_roster():
            players = page.selected_players()
            if len(players) == 1:
                page.attempt(edits.remove_player, player=players[0])
            elif players:
                page.attempt(edits.remove_players, players=players)
            return
        teams = page.selected_teams()
        if len(teams) == 1:
            page.attempt(edits.remove_team, team=teams[0])
        elif teams:
            page.attempt(edits.remove_teams, teams=teams)

    # --- players ------------------------------------------------------------------------------

    def _on_up(self) -> None:
        self._move(-1)

    def _on_down(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        page = self._page
        players, rows = page.selected_players(), page.roster.selected_rows()
        current = page.roster.currentIndex()
        if not page.in_roster() or not players:
            return
        target = rows[0] + by
        if target < 0 or page.roster_model.player_at(rows[-1] + max(by, 0)) is None:
            return
        if len(players) == 1:
            page.attempt(edits.move_player, player=players[0], position=target + 1)
        else:
            position = target + 1 if by < 0 else rows[-1] + 3
            page.attempt(edits.move_players, players=players, position=position)
        page.select_players(players, current.column())

    def _on_to_team(self) -> None:
        page = self._page
        players = page.selected_players()
        if not players:
            page.show_problem(self.tr("Select players of the roster first."))
            return
        others = [team for team in page.session.tournament.teams if team.id != page.team]
        dialog = ChooseTeamDialog(page.desk, page, self.tr("Move to another team"), others)
        dialog.team_chosen.connect(self._on_team_chosen)
        dialog.open()

    def _on_team_chosen(self, team: TeamId) -> None:
        players = self._page.selected_players()
        if players:
            gesture, arguments = move_to_team(players, team)
            self._page.attempt(gesture, **arguments)

    def _on_take_over(self) -> None:
        """Open the name for typing, with what the lists have for it."""
        page = self._page
        if page.desk.lists.is_empty:
            page.show_problem(self.tr("No rating list is loaded yet. Load one first."))
            return
        if page.team is None:
            page.show_problem(self.tr("Select players of the roster first."))
            return
        current = page.roster.currentIndex()
        row = current.row() if current.isValid() else page.roster_model.rowCount() - 1
        cell = page.roster_model.index(row, PlayerColumn.NAME)
        page.roster.setFocus()
        page.roster.choose(row, PlayerColumn.NAME)
        page.roster.start_editing(cell)
        page.roster.delegate.offer(page.roster)

    # --- blocks -------------------------------------------------------------------------------

    def _on_copy(self) -> None:
        page = self._page
        (page.roster if page.in_roster() else page.teams).copy()

    def _on_copy_whole(self) -> None:
        page = self._page
        table = page.roster if page.in_roster() else page.teams
        QGuiApplication.clipboard().setText(table.copied_whole())

    def _on_paste(self) -> None:
        page = self._page
        text = QGuiApplication.clipboard().text()
        try:
            block = blocks.read_block(text)
            if not block:
                return
            seen = blocks.look_at(block)
            if seen.is_team_list:
                page.list_commands.import_text(text)
            elif page.in_roster() and page.team is not None:
                self._paste_players(block, seen.heads)
            else:
                self._paste_teams(block, seen.heads)
        except TeamSwissError as error:
            page.show_error(error)

    def _paste_players(self, block: blocks.Block, heads: bool) -> None:
        page = self._page
        current = page.roster.currentIndex()
        last = len(page.roster_model.rows) - 1
        place = current.row() if current.isValid() else last
        if heads:
            rows, place = blocks.players_by_heads(block), last
        else:
            first = current.column() if current.isValid() else int(PlayerColumn.NAME)
            columns = [
                PlayerColumn(c)
                for c in page.roster.shown_columns()
                if c >= first and PlayerColumn(c) in PLAYER_FIELDS
            ]
            rows = blocks.by_place(block, columns, PLAYER_FIELDS)
        page.attempt(edits.paste_players, team=page.team, place=place + 1, rows=rows)

    def _paste_teams(self, block: blocks.Block, heads: bool) -> None:
        page = self._page
        if heads:
            page.attempt(edits.paste_teams, teams=[], rows=blocks.teams_by_heads(block))
            return
        current = page.teams.currentIndex()
        fresh = not current.isValid() or page.proxy.team_at(current.row()) is None
        first = int(TeamColumn.NAME) if fresh else current.column()
        columns = [
            TeamColumn(c)
            for c in page.teams.shown_columns()
            if c >= first and TeamColumn(c) in TEAM_FIELDS
        ]
        rows = range(0 if fresh else current.row(), 0 if fresh else page.proxy.rowCount())
        teams = [team for row in rows if (team := page.proxy.team_at(row)) is not None]
        fields = blocks.by_place(block, columns, TEAM_FIELDS)
        page.attempt(edits.paste_teams, teams=teams, rows=fields)

    # --- looking ------------------------------------------------------------------------------

    def _on_find(self) -> None:
        self._page.finder.setFocus()
        self._page.finder.selectAll()

    def _on_columns(self) -> None:
        page = self._page
        (page.roster if page.in_roster() else page.teams).choose_columns()
