"""Scores that are no plain result: of a whole match, of a board; and the number of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, MatchScore
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.rounds.form_dialog import FormDialog, points_text

Do = Callable[[Gesture, dict[str, Any]], bool]
"""Does a gesture at the right place, or asks first; says whether the form is done with."""


class MatchScoreDialog(FormDialog):
    """The game points of a match whose boards come later."""

    def __init__(self, desk: Desk, match: Match, do: Do, parent: QWidget) -> None:
        tournament = desk.session.tournament
        super().__init__(desk, parent)
        self.set_texts(
            self.tr("Match by its score"),
            self.tr("Enter the score"),
            self.tr(
                "The boards can come later; once all of them are in, they are the score. "
                "Empty fields take the score away."
            ),
        )
        self._match, self._do = match, do
        white, black = tournament.team(match.white).name, tournament.team(match.black).name
        score = match.score
        self.white = self.line(white, points_text(score.white if score else None))
        self.black = self.line(black, points_text(score.black if score else None))
        self.white.selectAll()

    def do_it(self) -> bool:
        score = None
        if self.white.text().strip() or self.black.text().strip():
            score = MatchScore(self.points(self.white), self.points(self.black))
            if score.white < 0 or score.black < 0:
                raise TeamSwissError("score-needed")
        return self._do(edits.set_match_score, {"match": self._match.id, "score": score})


class BoardScoreDialog(FormDialog):
    """Points that the arbiter gives each side of a board."""

    def __init__(self, desk: Desk, match: Match, board: int, do: Do, parent: QWidget) -> None:
        tournament = desk.session.tournament
        super().__init__(desk, parent)
        self.set_texts(
            self.tr("Score of board {board}, set by the arbiter").format(board=board),
            self.tr("Set the score"),
            self.tr("Each side gets its own points, for instance ½ and 0."),
        )
        self._match, self._board, self._do = match, board, do
        found = match.boards[board - 1]
        white, black = tournament.team(match.white).name, tournament.team(match.black).name
        self.white = self.line(white, points_text(found.white_points))
        self.black = self.line(black, points_text(found.black_points))
        self.white.selectAll()

    def do_it(self) -> bool:
        white, black = self.points(self.white), self.points(self.black)
        arguments = {"match": self._match.id, "board": self._board}
        points: dict[str, HalfPoints] = {"white_points": white, "black_points": black}
        return self._do(edits.set_board_score, {**arguments, **points})


class TableDialog(FormDialog):
    """The table of a match."""

    def __init__(self, desk: Desk, round_number: int, match: Match, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.set_texts(
            self.tr("Table of the match"),
            self.tr("Set the table"),
            self.tr(
                "Empty: the table follows the publishing order. A match that stands at the table "
                "takes the one that is left."
            ),
        )
        self._round, self._match = round_number, match
        self.number = self.line(self.tr("Table"), "" if match.table is None else str(match.table))
        self.number.selectAll()

    def do_it(self) -> bool:
        text = self.number.text().strip()
        if text and not text.isdecimal():
            raise TeamSwissError(
                "wrong-type", field=self.tr("Table"), expected=self.tr("a whole number")
            )
        table = int(text) if text else None
        self.desk.session.perform(
            edits.set_table, round=self._round, match=self._match.id, table=table
        )
        return True
