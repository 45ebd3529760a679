"""What matches, boards, byes and forfeits are worth."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Kind
from teamswiss_gui.scoring.points import Points, bye_points, forfeit_points
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.fields import OptionalPointsField, PointsField
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL
from teamswiss_gui.views.tournament.section import LABEL_WIDTH, Section
from teamswiss_gui.views.widgets import caption, label


class PointsSection(Section):
    """Matches and boards at the left, what is not played at the right."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.add_group(
            self.left,
            self.tr("A match"),
            (
                PointsField(desk, "match_win", self.tr("Match won")),
                PointsField(desk, "match_draw", self.tr("Match drawn")),
                PointsField(desk, "match_loss", self.tr("Match lost")),
            ),
        )
        self.add_group(
            self.left,
            self.tr("A board"),
            (
                PointsField(desk, "board_win", self.tr("Game won")),
                PointsField(desk, "board_draw", self.tr("Game drawn")),
                PointsField(desk, "board_loss", self.tr("Game lost")),
                PointsField(desk, "board_forfeit_loss", self.tr("Lost by forfeit")),
            ),
        )
        self.left.addStretch(1)
        self._heads: list[QLabel] = []
        self._make_unplayed()
        self.right.addStretch(1)

    def _make_unplayed(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(INSIDE)
        grid.setVerticalSpacing(SMALL)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        for column, text in ((1, self.tr("Match points")), (2, self.tr("Game points"))):
            grid.addWidget(caption(text), 0, column)
        for row, (setting, title, optional) in enumerate(
            (
                ("pab", self.tr("Pairing-allocated bye"), True),
                ("full_bye", self.tr("Full-point bye"), True),
                ("half_bye", self.tr("Half-point bye"), True),
                ("absence", self.tr("Absence"), False),
                ("forfeit_win", self.tr("Match won by forfeit"), True),
                ("forfeit_loss", self.tr("Match lost by forfeit"), False),
            ),
            start=1,
        ):
            name = plain(title)
            name.setWordWrap(True)
            self._heads.append(name)
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
            for column, kind, spoken in (
                (1, "match_points", self.tr("{what}: match points").format(what=title)),
                (2, "game_points", self.tr("{what}: game points").format(what=title)),
            ):
                made = OptionalPointsField if optional else PointsField
                field = made(self.desk, f"{setting}_{kind}", spoken)
                field.name.setParent(field)
                field.name.setText("")  # the row has one name for both
                field.name.hide()
                self.fields = (*self.fields, field)
                grid.addWidget(field, row, column)
        self.right.addWidget(label(self.tr("Without playing"), "subtitle"))
        self.right.addLayout(grid)
        self.right.addWidget(
            caption(
                self.tr(
                    "An empty field takes the usual points. For the pairing-allocated bye the "
                    "pairing system says them: a draw’s in the team systems, a win’s in the Dutch, "
                    "1 match point and 2 game points in the Olympiad’s."
                )
            )
        )
        self.right.addSpacing(GROUP)

    def retheme(self) -> None:
        super().retheme()
        for name in self._heads:
            name.setFixedWidth(self.desk.theme.size(LABEL_WIDTH))

    def refresh(self, tournament: Tournament) -> None:
        super().refresh(tournament)
        usual = _usual(tournament.settings)
        for field in self.fields:
            if isinstance(field, OptionalPointsField):
                stem = field.setting.removesuffix("_match_points").removesuffix("_game_points")
                points = usual[stem]
                by_match = field.setting.endswith("_match_points")
                field.show_usual(points.match_points if by_match else points.game_points)


def _usual(settings: Settings) -> dict[str, Points]:
    """Return what counts where nothing is typed."""
    bare = replace(
        settings,
        pab_match_points=None,
        pab_game_points=None,
        full_bye_match_points=None,
        full_bye_game_points=None,
        half_bye_match_points=None,
        half_bye_game_points=None,
        forfeit_win_match_points=None,
        forfeit_win_game_points=None,
    )
    return {
        "pab": bye_points(bare, Kind.PAB),
        "full_bye": bye_points(bare, Kind.FULL_BYE),
        "half_bye": bye_points(bare, Kind.HALF_BYE),
        "forfeit_win": forfeit_points(bare, Kind.FORFEIT_WIN),
    }
