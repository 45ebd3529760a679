"""The boards of the chosen match, with the hint beside them and the keys below."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Match, Tournament
from teamswiss_gui.models.matches import BoardColumn, BoardsModel, board_rows
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import elided_caption, elided_title, set_tone

NARROW = 520
"""Width in pixels at the standard size below which the ratings are left out."""
LARGE = 18
"""Size of body text above which fewer boards and no list of keys are shown."""


class BoardsPanel(QWidget):
    """Where results are typed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.model = BoardsModel()
        self.table = Table(desk, self.model, self.tr("Boards of the match"))
        self.table.horizontalHeader().setObjectName("roundBoardsHeader")
        self.title = elided_title()
        self.hint = plain()
        self.hint.setAccessibleName(self.tr("Hint"))
        head = QHBoxLayout()
        head.setSpacing(GROUP)
        head.addWidget(self.title)
        head.addWidget(self.hint, 1)
        self.help = elided_caption()
        self.show_help(sees_white=False)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, SMALL, 0, 0)
        below.setSpacing(SMALL)
        below.addLayout(head)
        below.addWidget(self.table, 1)
        below.addWidget(self.help)

    def retheme(self) -> None:
        """Take over sizes of another look."""
        size = self._desk.theme.size
        self.table.fit(
            (BoardColumn.WHITE, BoardColumn.BLACK),
            {
                BoardColumn.NUMBER: size(66),
                BoardColumn.WHITE_RATING: size(70),
                BoardColumn.RESULT: size(96),
                BoardColumn.BLACK_RATING: size(70),
            },
        )
        large = self._desk.theme.body > LARGE
        header = self.table.horizontalHeader().sizeHint().height()
        self.table.setMinimumHeight(self._desk.theme.row_height * (2 if large else 4) + header + 4)
        self.help.setVisible(not large)
        self._hide_narrow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_narrow()

    def _hide_narrow(self) -> None:
        """Leave the ratings out where the names would have no room."""
        narrow = self.width() < self._desk.theme.size(NARROW)
        for column in (BoardColumn.WHITE_RATING, BoardColumn.BLACK_RATING):
            self.table.setColumnHidden(column, narrow)

    def show_help(self, *, sees_white: bool) -> None:
        """Say which key does what, and from whose side."""
        self.help.setText(
            self.tr(
                "White’s side: 1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · "
                "u unrated · Backspace clears · Enter next match · g table"
            )
            if sees_white
            else self.tr(
                "1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · "
                "Backspace clears · Enter next match · g table"
            )
        )
        side = self.tr("White’s side of the board") if sees_white else self.tr("the left team")
        self.help.setToolTip(
            self.tr(
                "Seen from {side}: 1 win, 0 loss, = or space draw, + and − forfeit for and "
                "against, x forfeited by both, * adjourned, u and a result unrated; # score set by "
                "the arbiter, p protest, s match by its score, c card; g and a number go to a "
                "table."
            ).format(side=side)
        )

    def show_match(self, tournament: Tournament, match: Match | None, place: int) -> None:
        """Show a match that stands at a place of the list (from 1), or none."""
        if match is None:
            self.title.clear()
            self.model.set_rows([])
            return
        white, black = tournament.team(match.white).name, tournament.team(match.black).name
        self.title.setText(
            self.tr("Table {table}   {white} – {black}").format(
                table=match.table or place, white=white, black=black
            )
        )
        self.model.set_teams(white, black)
        self.model.set_rows(board_rows(tournament, match))

    def choose_board(self, board: int | None) -> None:
        """Put the cursor on a board, or behind the last."""
        if board is None:
            self.table.choose_nothing()
        else:
            self.table.choose(board - 1, BoardColumn.RESULT)

    def tell(self, text: str, tone: Tone | None) -> None:
        """Say something beside the boards."""
        self.hint.setText(text)
        set_tone(self.hint, tone)
