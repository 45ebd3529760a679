"""Results by the keyboard: one key a board, Enter to the next match, without looking."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from teamswiss_gui.app.notices import Notices
from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Match
from teamswiss_gui.domain.terms import Colour, Result, Side
from teamswiss_gui.models.roles import Tone

KEYS: Mapping[str, Result] = {
    "1": Result.WIN,
    "0": Result.LOSS,
    "=": Result.DRAW,
    " ": Result.DRAW,
    "+": Result.FORFEIT_WIN,
    "-": Result.FORFEIT_LOSS,
    "x": Result.FORFEIT_BOTH,
    "X": Result.FORFEIT_BOTH,
    "*": Result.ADJOURNED,
}
COMMANDS: Mapping[str, str] = {
    "p": "protest",
    "P": "protest",
    "#": "board-score",
    "s": "match-score",
    "S": "match-score",
    "c": "card",
    "C": "card",
}
UNRATED: Mapping[str, Result] = {
    "1": Result.UNRATED_WIN,
    "0": Result.UNRATED_LOSS,
    "=": Result.UNRATED_DRAW,
    " ": Result.UNRATED_DRAW,
}
"""After u: the game ended before a move was made by both (it counts, but not for rating)."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OF_THE_FILE = ("file-", "disk-")


class ResultKeys(QObject):
    """Knows the round, the match and the board that the next key is for.

    The board is None behind the last one: a key too many then changes nothing.
    """

    board_moved = Signal()
    match_wanted = Signal(int)
    """The place in the list of the match to go to (from 0)."""
    told = Signal(str, object)
    """What to show beside the boards, and its Tone."""
    correction_wanted = Signal(object, object)
    """A gesture on an earlier round and its arguments, to be decided first."""
    command_wanted = Signal(str)
    """A key that stands for a command of the menus."""

    def __init__(self, session: Session, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._notices = notices
        self.round = 0
        self.place: int | None = None
        self.board: int | None = None
        self.is_correcting = False
        self.sees_white = False
        """Keys are seen from White's side of the board and not from the left team."""
        self._jump: str | None = None
        self._unrated = False

    @property
    def match(self) -> Match | None:
        """The match that keys are for."""
        rounds = self._session.tournament.rounds
        if self.place is None or not 1 <= self.round <= len(rounds):
            return None
        matches = rounds[self.round - 1].matches
        return matches[self.place] if self.place < len(matches) else None

    def go_to(self, round_number: int, place: int | None) -> None:
        """Take up a match: at its first board without a result, or behind the last."""
        self.round, self.place = round_number, place
        match = self.match
        self.board = None
        if match is not None and match.forfeit is None:
            missing = [board.number for board in match.boards if board.result is None]
            self.board = missing[0] if missing else None
        self.board_moved.emit()

    def go_to_board(self, board: int | None) -> None:
        """Take up a board of the match."""
        if board != self.board:
            self.board = board
            self.board_moved.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self.takes(event)
        return super().eventFilter(watched, event)

    def takes(self, event: QKeyEvent) -> bool:
        """Do what a key says; say whether it was one of ours."""
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if modifiers:
            return False
        key, text = event.key(), event.text()
        if self._jump is not None:
            if self._jumps(key, text):
                return True
            self._jump = None
        if self._unrated:
            self._unrated = False
            if text in UNRATED:
                self.enter(UNRATED[text], seen=True)
                return True
        if key in _ENTER:
            self._next_match()
        elif key == Qt.Key.Key_Backspace:
            self._back()
        elif text in ("g", "G"):
            self._jump = ""
            self.told.emit(self.tr("Go to table…"), Tone.QUIET)
        elif text in ("u", "U"):
            self._unrated = True
            self.told.emit(self.tr("Unrated: 1, = or 0…"), Tone.QUIET)
        elif text in COMMANDS:
            self.command_wanted.emit(COMMANDS[text])
        elif text in KEYS:
            self.enter(KEYS[text], seen=True)
        elif text and text.isprintable():
            self.wrong(self.tr("“{key}” is no result.").format(key=text))
        else:
            return False
        return True

    # --- what the keys do ---------------------------------------------------------------------

    def enter(self, result: Result, *, seen: bool = False) -> None:
        """Enter a result; `seen` as the option says, otherwise from the left team."""
        match = self.match
        if seen and self.sees_white and match is not None and self.board is not None:
            settings = self._session.tournament.settings
            if colour(settings, match, self.board, Side.WHITE) is Colour.BLACK:
                result = result.reversed
        if match is None:
            self.wrong(self.tr("No match is chosen."))
        elif match.forfeit is not None:
            self.wrong(self.tr("The match was forfeited; take that back first (menu Rounds)."))
        elif self.board is None:
            self.wrong(self.tr("The match is complete. Enter goes to the next one."))
        else:
            place = {"round": self.round, "match": match.id, "board": self.board}
            if self.is_correcting:
                self.correction_wanted.emit(edits.correct_result, {**place, "result": result})
            elif self._do(edits.enter_result, match, self.board, result=result):
                self.go_on()

    def go_on(self) -> None:
        """Go to the next board, or behind the last."""
        match = self.match
        if match is not None and self.board is not None:
            behind = self.board + 1
            self.board = behind if behind <= len(match.boards) else None
            self.board_moved.emit()

    def _back(self) -> None:
        match = self.match
        if match is None or match.forfeit is not None:
            self.wrong(self.tr("There is nothing to clear."))
            return
        board = len(match.boards) if self.board is None else self.board
        if self.board is not None and match.boards[board - 1].result is None:
            board -= 1
        if board < 1:
            self.wrong(self.tr("This is the first board."))
            return
        if match.boards[board - 1].result is None or self._do(edits.clear_result, match, board):
            self.board = board
            self.board_moved.emit()

    def _next_match(self) -> None:
        each = self._session.tournament.rounds[self.round - 1 : self.round]
        count = len(each[0].matches) if each else 0
        if self.place is None and count:
            self.match_wanted.emit(0)
        elif self.place is not None and self.place + 1 < count:
            self.match_wanted.emit(self.place + 1)
        else:
            self.wrong(self.tr("This is the last match."))

    def _jumps(self, key: int, text: str) -> bool:
        assert self._jump is not None
        tables = self._tables()
        if text.isdecimal() and len(text) == 1:
            self._jump += text
            number = int(self._jump)
            if not any(str(table).startswith(str(number)) for table in tables):
                self._jump = None
                self.wrong(self.tr("There is no table {number}.").format(number=number))
            elif sum(str(table).startswith(str(number)) for table in tables) == 1:
                self._land(number)
            else:
                self.told.emit(self.tr("Go to table {number}…").format(number=number), Tone.QUIET)
            return True
        if key in _ENTER and self._jump:
            self._land(int(self._jump))
            return True
        if key == Qt.Key.Key_Escape:
            self._jump = None
            self.told.emit("", None)
            return True
        return False

    def _land(self, number: int) -> None:
        self._jump = None
        tables = self._tables()
        if number in tables:
            self.match_wanted.emit(tables.index(number))
        else:
            full = [t for t in tables if str(t).startswith(str(number))]
            if len(full) == 1:
                self.match_wanted.emit(tables.index(full[0]))
            else:
                self.wrong(self.tr("There is no table {number}.").format(number=number))

    def _tables(self) -> list[int]:
        rounds = self._session.tournament.rounds[self.round - 1 : self.round]
        matches = rounds[0].matches if rounds else ()
        return [match.table or place for place, match in enumerate(matches, start=1)]

    def _do(self, gesture: Gesture, match: Match, board: int, **arguments: object) -> bool:
        try:
            self._session.perform(
                gesture, round=self.round, match=match.id, board=board, **arguments
            )
        except TeamSwissError as error:
            text = self._session.worded(error)
            if error.code == "result-without-player":
                text = f"{text} {self.tr('Type s for the score of the whole match.')}"
            if error.code.startswith(_OF_THE_FILE):
                self._notices.refuse(text)  # must be seen also by one who is not looking
            self.wrong(text)
            return False
        self.told.emit("", None)
        return True

    def wrong(self, text: str) -> None:
        """Mark softly what a key could not do."""
        self.told.emit(text, Tone.NEEDS)
