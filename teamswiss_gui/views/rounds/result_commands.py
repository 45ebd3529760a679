"""What the menus do with results: of the chosen board, of the chosen match, of an earlier round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import Card, Forfeit, Result, RoundState
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.rounds.adjustments_dialog import AdjustmentsDialog
from teamswiss_gui.views.rounds.corrections import Corrections
from teamswiss_gui.views.rounds.result_keys import ResultKeys
from teamswiss_gui.views.rounds.score_dialogs import (
    BoardScoreDialog,
    MatchScoreDialog,
    TableDialog,
)

_NEXT_CARD = {
    Card.OUT: Card.RECEIVED,
    Card.RECEIVED: Card.VERIFIED,
    Card.VERIFIED: Card.OUT,
    Card.PROTEST: Card.RECEIVED,
}


class ResultCommands(QObject):
    """The commands, and when each of them makes sense."""

    correcting_changed = Signal()
    """Results of an earlier round are being corrected, or no longer."""

    def __init__(self, desk: Desk, keys: ResultKeys, page: QWidget) -> None:
        super().__init__(page)
        self._desk = desk
        self._session = desk.session
        self._keys = keys
        self._page = page
        self._corrections = Corrections(desk, keys, page)
        self._make_board_commands()
        self._make_match_commands()
        self.correct = action(self, self.tr("Co&rrect results of this round"), self._on_correct)
        self.correct.setCheckable(True)
        keys.command_wanted.connect(self._on_command_wanted)

    def _make_board_commands(self) -> None:
        self.board = QMenu(self.tr("Result of the &board"), self._page)
        for text, result, key in (
            (self.tr("&Left team wins"), Result.WIN, "1"),
            (self.tr("&Draw"), Result.DRAW, "="),
            (self.tr("&Right team wins"), Result.LOSS, "0"),
            (self.tr("Left wins by &forfeit"), Result.FORFEIT_WIN, "+"),
            (self.tr("Right wins by f&orfeit"), Result.FORFEIT_LOSS, "−"),
            (self.tr("Forfeited by &both"), Result.FORFEIT_BOTH, "x"),
            (self.tr("&Adjourned (a draw for the pairing only)"), Result.ADJOURNED, "*"),
            (self.tr("Left wins, &unrated (under one move)"), Result.UNRATED_WIN, "u 1"),
            (self.tr("Draw, u&nrated"), Result.UNRATED_DRAW, "u ="),
            (self.tr("Right wins, unra&ted"), Result.UNRATED_LOSS, "u 0"),
        ):
            made = self._keyed(text, key, self._on_result)
            made.setData(result)
            self.board.addAction(made)
        self.board.addSeparator()
        self.score = self._keyed(self.tr("&Score set by the arbiter…"), "#", self._on_board_score)
        self.protest = self._keyed(self.tr("Under &protest"), "p", self._on_protest)
        self.protest.setCheckable(True)
        self.clear = self._keyed(self.tr("&Clear"), self.tr("Backspace"), self._on_clear)
        self.board.addActions([self.score, self.protest, self.clear])
        self.board.aboutToShow.connect(self._on_board_menu)

    def _make_match_commands(self) -> None:
        self.forfeits = QMenu(self.tr("Whole match &forfeited"), self._page)
        for text, forfeit in (
            (self.tr("&Left team did not appear"), Forfeit.WHITE),
            (self.tr("&Right team did not appear"), Forfeit.BLACK),
            (self.tr("&Both did not appear"), Forfeit.BOTH),
            (self.tr("&Take the forfeit back"), None),
        ):
            made = action(self, text, self._on_forfeit)
            made.setData(forfeit)
            self.forfeits.addAction(made)
        self.match_score = self._keyed(self.tr("Match by its &score…"), "s", self._on_match_score)
        self.reversed = action(self, self.tr("Played with colours re&versed"), self._on_reversed)
        self.reversed.setCheckable(True)
        self.cards = QMenu(self.tr("Match &card"), self._page)
        for text, card in (
            (self.tr("&Out"), Card.OUT),
            (self.tr("&Received"), Card.RECEIVED),
            (self.tr("&Verified"), Card.VERIFIED),
            (self.tr("Under &protest"), Card.PROTEST),
        ):
            made = action(self, text, self._on_card)
            made.setData(card)
            made.setCheckable(True)
            self.cards.addAction(made)
        self.cards.addSeparator()
        self.next_card = self._keyed(self.tr("&Next: received, verified"), "c", self._on_next_card)
        self.cards.addAction(self.next_card)
        self.cards.aboutToShow.connect(self._on_cards_menu)
        self.table = action(self, self.tr("&Table of the match…"), self._on_table)
        self.penalties = action(self, self.tr("Pe&nalties and bonuses…"), self._on_penalties)

    def _keyed(self, text: str, key: str, slot: Callable[[], object]) -> QAction:
        """Return a command whose key is typed in the lists and not a shortcut of the window."""
        made = action(self, f"{text}\t{key}", slot)
        made.setToolTip(f"{text.replace('&', '').rstrip('…')} ({key})")
        return made

    def of_board(self) -> list[QAction | None]:
        """Return the commands of a board, for its own menu."""
        return [each if each.text() else None for each in self.board.actions()]

    def of_match(self) -> list[QAction | None]:
        """Return the commands of a match."""
        return [
            self.forfeits.menuAction(), self.match_score, self.reversed, self.cards.menuAction(),
            self.table, self.penalties,
        ]  # fmt: skip

    def follow(self, tournament: Tournament, shown: int) -> None:
        """Enable what makes sense now."""
        state = tournament.rounds[shown - 1].state if shown else None
        takes_results = state not in (None, RoundState.DRAFT)
        self.correct.setEnabled(0 < shown < len(tournament.rounds))
        for menu in (self.forfeits, self.board, self.cards):
            menu.setEnabled(takes_results)
            for command in menu.actions():
                command.setEnabled(takes_results)
        for command in (self.match_score, self.reversed):
            command.setEnabled(takes_results)
        for command in (self.table, self.penalties):
            command.setEnabled(state is not None)
        match = self._keys.match
        self.reversed.setChecked(match is not None and match.colours_reversed)

    def stop_correcting(self) -> None:
        """Take results for the last round only."""
        self.correct.setChecked(False)
        self._keys.is_correcting = False

    # --- boards -------------------------------------------------------------------------------

    def _on_board_menu(self) -> None:
        match, board = self._keys.match, self._keys.board
        under = match is not None and board is not None and match.boards[board - 1].protest
        self.protest.setChecked(under)

    def _on_result(self) -> None:
        command = self.sender()
        if isinstance(command, QAction):
            result = Result(command.data())
            if (
                self._corrections.is_earlier
                and self._keys.match is not None
                and self._keys.board is not None
            ):
                place = {"match": self._keys.match.id, "board": self._keys.board}
                self._corrections.perform(edits.correct_result, {**place, "result": result})
            else:
                self._keys.enter(result)

    def _on_board_score(self) -> None:
        match, board = self._keys.match, self._keys.board
        if match is None or board is None:
            self._keys.wrong(self.tr("Choose a board first."))
            return
        BoardScoreDialog(
            self._desk, match, board, self._corrections.perform_form, self._page
        ).open()

    def _on_protest(self) -> None:
        match, board = self._keys.match, self._keys.board
        if match is None or board is None:
            self._keys.wrong(self.tr("Choose a board first."))
            return
        under = not match.boards[board - 1].protest
        self._attempt(edits.set_protest, {"match": match.id, "board": board, "protest": under})

    def _on_clear(self) -> None:
        match, board = self._keys.match, self._keys.board
        if match is not None and board is not None:
            self._attempt(edits.clear_result, {"match": match.id, "board": board})
            self._keys.board_moved.emit()

    # --- matches ------------------------------------------------------------------------------

    def _on_forfeit(self) -> None:
        command, match = self.sender(), self._keys.match
        if isinstance(command, QAction) and match is not None:
            self._corrections.perform(
                edits.forfeit_match, {"match": match.id, "forfeit": command.data()}
            )

    def _on_match_score(self) -> None:
        match = self._keys.match
        if match is not None:
            MatchScoreDialog(self._desk, match, self._corrections.perform_form, self._page).open()

    def _on_reversed(self) -> None:
        match = self._keys.match
        if match is not None:
            turned = not match.colours_reversed
            self._attempt(
                edits.set_colours_reversed, {"match": match.id, "colours_reversed": turned}
            )
            self._keys.board_moved.emit()

    def _on_cards_menu(self) -> None:
        match = self._keys.match
        for command in self.cards.actions():
            if command.isCheckable():
                command.setChecked(match is not None and match.card is Card(command.data()))

    def _on_card(self) -> None:
        command, match = self.sender(), self._keys.match
        if isinstance(command, QAction) and match is not None:
            self._attempt(edits.set_card, {"match": match.id, "card": Card(command.data())})

    def _on_next_card(self) -> None:
        match = self._keys.match
        if match is not None:
            self._attempt(edits.set_card, {"match": match.id, "card": _NEXT_CARD[match.card]})

    def _on_table(self) -> None:
        match = self._keys.match
        if match is not None:
            TableDialog(self._desk, self._keys.round, match, self._page).open()

    def _on_penalties(self) -> None:
        AdjustmentsDialog(self._desk, self._keys.round, self._keys.match, self._page).open()

    # --- earlier rounds -----------------------------------------------------------------------

    def _on_correct(self) -> None:
        self._keys.is_correcting = self.correct.isChecked()
        self._keys.told.emit("", None)
        self.correcting_changed.emit()

    def _on_command_wanted(self, name: str) -> None:
        command = {
            "protest": self.protest,
            "board-score": self.score,
            "match-score": self.match_score,
            "card": self.next_card,
        }[name]
        if command.isEnabled():
            command.trigger()
        else:
            self._keys.wrong(self.tr("Accept the round first."))

    def _attempt(self, gesture: Gesture, arguments: dict[str, Any]) -> bool:
        return self._desk.attempt(gesture, round=self._keys.round, **arguments)
