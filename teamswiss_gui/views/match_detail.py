"""One match with its boards, beside the crosstable."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Match, TeamId, Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.terms import ByeKind, Colour
from teamswiss_gui.models.matches import BoardRow, board_rows
from teamswiss_gui.scoring.points import round_scores
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import label


class MatchDetail(QWidget):
    """Shows what a cell of the crosstable stands for."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.title = label("", "subtitle")
        self.title.setWordWrap(True)
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Boards of the match"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SMALL, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.title)
        layout.addWidget(self.text, 1)
        self.setMinimumWidth(240)

    def show_nothing(self) -> None:
        """Say that a cell has no match."""
        self.title.clear()
        self.text.setPlainText(self.tr("Choose a match of the table to see its boards."))

    def show_round(self, tournament: Tournament, number: int, team: TeamId) -> None:
        """Show what a team did in a round."""
        each = tournament.round(number)
        self.title.setText(self.tr("Round {number}").format(number=number))
        for match in each.matches:
            if team in (match.white, match.black):
                self.text.setHtml(self._match(tournament, number, match))
                return
        kinds = {
            ByeKind.PAIRING_ALLOCATED: self.tr("{team} had the bye."),
            ByeKind.FULL: self.tr("{team} had a full-point bye."),
            ByeKind.HALF: self.tr("{team} had a half-point bye."),
            ByeKind.ABSENT: self.tr("{team} was absent."),
        }
        found = [bye.kind for bye in each.byes if bye.team == team]
        text = kinds[found[0]] if found else self.tr("{team} was not there yet.")
        self.text.setPlainText(text.format(team=tournament.team(team).name))

    def _match(self, tournament: Tournament, number: int, match: Match) -> str:
        scores = round_scores(tournament, number)
        points = [as_text(scores[team].game_points) for team in (match.white, match.black)]
        names = [escape(tournament.team(team).name) for team in (match.white, match.black)]
        head = f"<p><b>{names[0]}</b> {points[0]} – {points[1]} <b>{names[1]}</b></p>"
        rows = "".join(self._board(row) for row in board_rows(tournament, match))
        note = ""
        if match.forfeit is not None:
            note = f"<p>{escape(self.tr('The match was forfeited.'))}</p>"
        return f"{head}{rows}{note}"

    def _board(self, row: BoardRow) -> str:
        quiet = self._desk.theme.colours.quiet
        board = self.tr("Board {number}").format(number=row.number)
        white = self._player(row.white, row.white_rating, row.white_colour)
        black = self._player(row.black, row.black_rating, row.black_colour)
        return (
            f'<p style="margin:8px 0"><span style="color:{quiet}">{escape(board)}</span> '
            f"<b>{escape(row.text)}</b><br>{white}<br>{black}</p>"
        )

    def _player(self, name: str, rating: int | None, colour: Colour) -> str:
        dark = (colour is Colour.BLACK) != self._desk.theme.is_dark
        mark = "■" if dark else "□"
        quiet = self._desk.theme.colours.quiet
        shown = f' <span style="color:{quiet}">{rating}</span>' if rating else ""
        return f"{mark} {escape(name or self.tr('nobody'))}{shown}"
