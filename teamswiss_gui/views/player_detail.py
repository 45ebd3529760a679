"""One player's event: opponents, colours, results, and what they come to."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.models.player_rows import Scored, ScoredPlayer
from teamswiss_gui.scoring.boards import Record
from teamswiss_gui.scoring.games import Game
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import elided_title

Names = dict[object, tuple[str, str]]


class PlayerDetail(QWidget):
    """Follows the selected player."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._scored: Scored | None = None
        self._row: ScoredPlayer | None = None
        self._names: tuple[Scored, Names] | None = None
        self.title = elided_title()
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Games of the player"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SMALL, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.title)
        layout.addWidget(self.text, 1)
        self.setMinimumWidth(220)

    def show_player(self, scored: Scored | None, row: ScoredPlayer | None) -> None:
        """Show the games of a player."""
        self._scored, self._row = scored, row
        if row is None or scored is None:
            self.title.clear()
            self.text.clear()
            return
        self.title.setText(row.player.name)
        parts = [self._head(row), *self._boards(row), self._games(row.score.games)]
        self.text.setHtml("".join(parts))

    def retheme(self) -> None:
        """Take over colours and sizes of another look."""
        self.show_player(self._scored, self._row)

    def _head(self, row: ScoredPlayer) -> str:
        facts = [row.team, row.player.title, str(row.score.rating or "")]
        return self._quiet(" · ".join(fact for fact in facts if fact))

    def _boards(self, row: ScoredPlayer) -> list[str]:
        lines = [self._record(self.tr("Overall"), row.score.overall)]
        if len(row.score.by_board) > 1:
            lines += [
                self._record(self.tr("Board {number}").format(number=board), record)
                for board, record in row.score.by_board
            ]
        return lines

    def _record(self, name: str, record: Record) -> str:
        if not record.games:
            return ""
        text = self.tr("{name}: {points} of %n game(s)", "", record.games).format(
            name=name, points=as_text(record.points)
        )
        if record.performance is not None:
            text += self.tr(", performance {rating}").format(rating=record.performance)
        return f'<p style="margin:2px 0">{escape(text)}</p>'

    def _games(self, games: tuple[Game, ...]) -> str:
        if not games:
            return self._quiet(self.tr("No games yet."))
        return "".join(self._game(game) for game in games)

    def _game(self, game: Game) -> str:
        opponent, team = self._name_of(game)
        white = game.colour is Colour.WHITE
        colour = self.tr("White") if white else self.tr("Black")
        rating = "" if game.opponent_rating is None else f" {game.opponent_rating}"
        against = escape(opponent) + self._span(escape(rating))
        where = self.tr("R{round}, board {board}").format(round=game.round, board=game.board)
        note = "" if game.is_played else f" {escape(self.tr('(not played)'))}"
        return (
            f'<p style="margin:7px 0"><b>{escape(as_text(game.points))}</b> {against}{note}<br>'
            f"{self._span(escape(' · '.join(part for part in (where, colour, team) if part)))}</p>"
        )

    def _name_of(self, game: Game) -> tuple[str, str]:
        assert self._scored is not None
        if self._names is None or self._names[0] is not self._scored:
            found: Names = {
                player.id: (player.name, team.name)
                for team, player in self._scored.tournament.players()
            }
            self._names = (self._scored, found)
        nobody = self.tr("nobody"), ""
        return nobody if game.opponent is None else self._names[1].get(game.opponent, nobody)

    def _span(self, text: str) -> str:
        return f'<span style="color:{self._desk.theme.colours.quiet}">{text}</span>'

    def _quiet(self, text: str) -> str:
        return f'<p style="margin:0 0 6px 0">{self._span(escape(text))}</p>'
