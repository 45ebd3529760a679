"""The arbiter's interventions: what in a file's log a federation wants to know of."""

from __future__ import annotations

from collections.abc import Iterable

from teamswiss_gui.storage.history import LogLine
from teamswiss_gui.words import Words
from teamswiss_gui.words.gestures import gesture_text

ALWAYS = frozenset(
    {
        *("pair_by_hand", "unpair_match", "swap_opponents", "swap_colours", "give_bye", "take_bye"),
        *("start_round", "unpair_last_round", "reopen_round", "correct_result", "set_board_score"),
        *("adjust_points", "remove_adjustment", "set_colours_reversed", "unlock_setting"),
        *("reopen_list", "restore_snapshot"),
    }
)
ONCE_PAIRED = frozenset({"order_tiebreaks", "choose_preset", "set_acceleration", "number_by_hand"})
"""Before the first pairing these are only preparation."""
RULES = frozenset({"tiebreaks", "tiebreak_edition"})
"""Settings that decide something and are never locked."""
_PAIRINGS = frozenset({"pair_round", "start_round"})
_NO_STEPS = frozenset({"snapshot"})


def interventions(log: Iterable[LogLine], words: Words) -> list[str]:
    """Return the interventions that stand, oldest first, each with its time.

    What was taken back does not stand.
    """
    stands: list[LogLine] = []
    undone: list[LogLine] = []
    for line in log:
        if line.gesture == "undo":
            if stands:
                undone.append(stands.pop())
        elif line.gesture == "redo":
            if undone:
                stands.append(undone.pop())
        elif line.gesture not in _NO_STEPS:
            stands.append(line)
            undone.clear()
    found = []
    is_paired = False
    for line in stands:
        if line.gesture in ALWAYS or (is_paired and _changes_rules(line)):
            at = line.at[:16].replace("T", " ")
            found.append(f"{at} {gesture_text(words, line.gesture, line.details)}")
        is_paired = is_paired or line.gesture in _PAIRINGS
    return found


def _changes_rules(line: LogLine) -> bool:
    if line.gesture == "set_field":
        return line.details.get("field") in RULES
    return line.gesture in ONCE_PAIRED
