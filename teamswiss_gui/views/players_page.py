"""The Players page: points, percentage and performance, and every game of the selected one."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTextBrowser, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.models.players import PlayersColumn, PlayersModel, PlayersProxy
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import EmptyState, Page, Table, label


class PlayersPage(Page):
    """Sorted by points at first; a click on a head sorts by it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Players"))
        self.setAccessibleName(self.tr("Players"))
        self.model = PlayersModel()
        self.proxy = PlayersProxy(self.model)
        self.table = Table(desk, self.proxy, self.tr("Players"))
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(PlayersColumn.POINTS, Qt.SortOrder.DescendingOrder)
        self.player = label("", "subtitle")
        self.games = QTextBrowser()
        self.games.setAccessibleName(self.tr("Games of the player"))
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(SMALL, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.player)
        column.addWidget(self.games, 1)
        side.setMinimumWidth(220)
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("playersAcross")
        self.across.addWidget(self.table)
        self.across.addWidget(side)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([780, 250])
        self.across.setStretchFactor(0, 1)
        self.empty = EmptyState(
            self.tr("No players yet"), self.tr("They are entered on the Teams page.")
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.stack, 1)
        self.table.current_changed.connect(self._on_player_chosen)
        self.retheme()

    def refresh(self, tournament: Tournament) -> None:
        self.model.show(tournament)
        self.proxy.again()
        self.stack.setCurrentWidget(self.across if self.model.rows else self.empty)
        self.note.setText(
            self.tr("{players} players").format(players=len(self.model.rows))
            if self.model.rows
            else ""
        )
        if not self.table.currentIndex().isValid() and self.model.rows:
            self.table.choose(0)
        else:
            self._on_player_chosen(self.table.currentIndex())

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        self.table.fit(
            (PlayersColumn.NAME,),
            {
                PlayersColumn.TEAM: size(140),
                PlayersColumn.RATING: size(66),
                PlayersColumn.BOARD: size(62),
                PlayersColumn.GAMES: size(64),
                PlayersColumn.POINTS: size(64),
                PlayersColumn.PERCENTAGE: size(76),
                PlayersColumn.PERFORMANCE: size(114),
            },
        )

    def focus_first(self) -> None:
        self.table.setFocus()

    def _on_player_chosen(self, current: QModelIndex) -> None:
        place = self.proxy.mapToSource(current).row() if current.isValid() else -1
        if not 0 <= place < len(self.model.rows):
            self.player.clear()
            self.games.clear()
            return
        row = self.model.rows[place]
        names = {each.score.player: each.name for each in self.model.rows}
        self.player.setText(row.name)
        lines = []
        for game in row.score.games:
            against = self.tr("nobody")
            if game.opponent is not None:
                against = names.get(game.opponent, against)
            colour = self.tr("White") if game.colour is Colour.WHITE else self.tr("Black")
            note = "" if game.is_played else self.tr(" (not played)")
            text = self.tr("R{round}, board {board}, {colour}: {points} against {opponent}").format(
                round=game.round,
                board=game.board,
                colour=colour,
                points=as_text(game.points),
                opponent=against,
            )
            lines.append(f'<p style="margin:3px 0">{escape(text + note)}</p>')
        self.games.setHtml("".join(lines) or escape(self.tr("No games yet.")))
