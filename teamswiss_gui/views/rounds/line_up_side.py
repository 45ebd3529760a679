"""One side of a line-up: received or not, taken over, its reserves, its order."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.line_ups import line_up
from teamswiss_gui.domain.model import Match, MatchId, Tournament
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.flow import FlowRow
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import ActionButton, caption, set_tone


class LineUpSide(QWidget):
    """What belongs to a team and not to a board."""

    def __init__(self, desk: Desk, side: Side) -> None:
        super().__init__()
        self._desk = desk
        self._side = side
        self._round = 0
        self._match: MatchId | None = None
        self.received = QCheckBox()
        self.received.clicked.connect(self._on_received)
        self.take_over = action(self, self.tr("Take over from before"), self._on_take_over)
        self.take_over.setToolTip(self.tr("Seat the team as in its match before"))
        self.top = action(self, self.tr("First of the roster"), self._on_top)
        self.top.setToolTip(self.tr("Seat the first players of the roster"))
        self.reserves = caption()
        self.order = plain()
        self.order.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.received)
        layout.addWidget(FlowRow(ActionButton(self.take_over), ActionButton(self.top)))
        layout.addWidget(self.reserves)
        layout.addWidget(self.order)

    def show_side(
        self, tournament: Tournament, round_number: int, match: Match, side: Side
    ) -> None:
        """Show the side of a match."""
        self._round, self._match = round_number, match.id
        team = tournament.team(match.team(side))
        self.received.setText(self.tr("{team}: line-up received").format(team=team.name))
        self.received.setChecked(
            match.white_line_up_in if side is Side.WHITE else match.black_line_up_in
        )
        seated = set(line_up(match, side))
        left = [
            f"{place} {player.name}"
            for place, player in enumerate(team.players, start=1)
            if player.id not in seated
        ]
        self.reserves.setText(
            self.tr("Reserves: {players}").format(players=", ".join(left))
            if left
            else self.tr("No reserves")
        )
        wrong = edits.order_problem(tournament, round_number, match.id, side)
        if wrong is None:
            self.order.setText(self.tr("In roster order"))
            set_tone(self.order, Tone.QUIET)
        else:
            self.order.setText(
                self.tr("Against the roster order: boards {first} and {second}").format(
                    first=wrong[0], second=wrong[1]
                )
            )
            set_tone(self.order, Tone.NEEDS)

    def _on_received(self) -> None:
        self._desk.attempt(
            edits.receive_line_up,
            round=self._round,
            match=self._match,
            side=self._side,
            received=self.received.isChecked(),
        )

    def _on_take_over(self) -> None:
        self._desk.attempt(
            edits.take_over_line_up, round=self._round, match=self._match, side=self._side
        )

    def _on_top(self) -> None:
        tournament = self._desk.session.tournament
        match = tournament.round(self._round).match(MatchId(self._match or 0))
        team = tournament.team(match.team(self._side))
        boards = len(match.boards)
        top = [player.id for player in team.players[:boards]]
        self._desk.attempt(
            edits.set_line_up,
            round=self._round,
            match=self._match,
            side=self._side,
            players=[*top, *[None] * (boards - len(top))],
        )
