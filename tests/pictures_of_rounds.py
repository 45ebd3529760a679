"""The scenes of the Rounds page's dialogs, for `tests/pictures.py`; they change nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEventLoop, QItemSelectionModel, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.models.matches import BoardColumn
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.rounds.decision_dialog import DecisionDialog
from teamswiss_gui.views.rounds.no_pairing_dialog import NoPairingDialog

Shown = Callable[[MainWindow], QWidget]
EARLIER = 3
"""A round whose result is found wrong."""


def _in_front() -> QWidget:
    """Return the dialog in front when it has worked out what it shows."""
    found = QApplication.activeModalWidget()
    while found is None or (isinstance(found, DecisionDialog) and not found.do.isEnabled()):
        waiting = QEventLoop()
        QTimer.singleShot(50, waiting.quit)
        waiting.exec()
        found = QApplication.activeModalWidget()
    return found


def by_hand(window: MainWindow) -> QWidget:
    """Swap the opponents of two matches of the draft."""
    rounds = window.rounds
    rounds.matches.choose(0)
    flags = QItemSelectionModel.SelectionFlag
    rounds.matches.selectionModel().select(
        rounds.matches_model.index(1, 0), flags.Select | flags.Rows
    )
    rounds.by_hand.swap.trigger()
    return _in_front()


def exchange(window: MainWindow) -> QWidget:
    """Let two teams change places."""
    window.rounds.by_hand.exchange.trigger()
    return _in_front()


def line_ups(window: MainWindow) -> QWidget:
    """Look at the line-ups of a match."""
    window.rounds.line_ups.trigger()
    return _in_front()


def match_score(window: MainWindow) -> QWidget:
    """Enter a match by its score."""
    window.rounds.results.match_score.trigger()
    return _in_front()


def round_penalties(window: MainWindow) -> QWidget:
    """Give a penalty."""
    window.rounds.results.penalties.trigger()
    return _in_front()


def correction(window: MainWindow) -> QWidget:
    """Correct a result of an earlier round."""
    rounds = window.rounds
    rounds.show_round(EARLIER)
    rounds.correct.trigger()
    rounds.boards.choose(0, BoardColumn.RESULT)
    QTest.keyClicks(rounds.boards, "x")
    shown = _in_front()
    rounds.show_round(len(window.session.tournament.rounds))
    return shown


def no_pairing(window: MainWindow) -> QWidget:
    """Choose what to do when no legal pairing exists."""
    error = TeamSwissError(
        "no-legal-pairing", reason="bye", teams=(3, 9), opponents=(), article="3.3.3"
    )
    return NoPairingDialog(window.desk, error, window.rounds)


OF_DRAFT: Sequence[tuple[str, Shown]] = (("by-hand", by_hand), ("exchange", exchange))
OF_ROUND: Sequence[tuple[str, Shown]] = (
    ("line-ups", line_ups),
    ("match-score", match_score),
    ("round-penalties", round_penalties),
    ("correction", correction),
    ("no-pairing", no_pairing),
)
