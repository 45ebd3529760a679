"""Everything that is said has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import teamswiss_gui
from teamswiss_gui.domain.edits import GESTURES
from teamswiss_gui.words import Words, error_text
from teamswiss_gui.words.errors import TEXTS as ERROR_TEXTS
from teamswiss_gui.words.gestures import TEXTS as GESTURE_TEXTS
from teamswiss_gui.words.gestures import gesture_text

PACKAGE = Path(teamswiss_gui.__file__).parent


def raised_codes() -> Iterator[tuple[str, str]]:
    """Yield every code that a TeamSwissError is raised with, and where."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "TeamSwissError"
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value), f"{path.name}:{node.lineno}"


def test_that_every_error_has_a_text() -> None:
    missing = {code: place for code, place in raised_codes() if code not in ERROR_TEXTS}
    assert missing == {}


def test_that_every_gesture_has_a_name() -> None:
    assert set(GESTURES) - set(GESTURE_TEXTS) == set()


def test_that_an_error_is_worded_with_its_details() -> None:
    details = {"round": 3, "team_names": ("Harbour", "Old Rook")}
    text = error_text(Words(), "teams-unpaired", details)
    assert text == (
        "Without a match and without a bye in round 3: Harbour, Old Rook. "
        "Pair them by hand, give the bye, or pair the round again."
    )


def test_that_hundreds_of_teams_are_named_as_ranges() -> None:
    groups = (tuple(range(1, 202)), (300,), (301, 302, 303), (400, 402, 403, 404, 405, 900))
    told = error_text(
        Words(), "no-legal-pairing", {"reason": "odd-alone", "article": "3.3.3", "groups": groups}
    )
    assert told.endswith(": (1–201), (300), (301, 302, 303), (400, 402–405, 900).")


def test_that_an_unknown_error_still_says_what_it_knows() -> None:
    assert error_text(Words(), "never-heard", {"round": 3}) == "never-heard (round: 3)"


def test_that_undo_names_what_it_takes_back() -> None:
    details = {"gesture": "enter_result", "result": "=", "table": 2, "board": 4}
    assert gesture_text(Words(), "undo", details) == "undo: result at table 2, board 4: ½ – ½"


def test_that_a_missing_detail_does_not_break_the_log() -> None:
    assert gesture_text(Words(), "add_team", {}) == "add the team ?"


@pytest.mark.parametrize("texts", [ERROR_TEXTS, GESTURE_TEXTS])
def test_that_placeholders_are_plain_names(texts: dict[str, str]) -> None:
    for text in texts.values():
        assert re.sub(r"\{[a-z_]+\}", "", text).count("{") == 0


def test_that_words_come_from_a_translation_file(tmp_path: Path) -> None:
    (tmp_path / "teamswiss_de.ts").write_text(
        "<TS><context><name>errors</name>"
        "<message><source>There is no draft.</source>"
        "<translation>Es gibt keinen Entwurf.</translation></message>"
        "<message><source>Give the points of both sides.</source>"
        '<translation type="unfinished">?</translation></message>'
        "</context></TS>",
        encoding="utf-8",
    )
    words = Words("de", tmp_path)
    assert error_text(words, "no-draft", {}) == "Es gibt keinen Entwurf."
    assert error_text(words, "score-needed", {}) == "Give the points of both sides."


def test_that_what_is_done_at_a_table_says_in_which_round() -> None:
    details = {"result": "1", "table": 3, "board": 2, "round": 5}
    done = gesture_text(Words(), "enter_result", details)
    assert done == "result at table 3, board 2 (round 5): 1 – 0"
    corrected = gesture_text(Words(), "correct_result", details)
    assert corrected == "correct the result at table 3, board 2 (round 5): 1 – 0"
    undone = gesture_text(Words(), "undo", {"gesture": "enter_result", **details})
    assert undone == "undo: result at table 3, board 2 (round 5): 1 – 0"


def test_that_a_bye_that_only_one_team_could_have_is_told_of_one_team() -> None:
    def told(*teams: int) -> str:
        details = {"article": "15 b", "reason": "bye", "teams": teams}
        return error_text(Words(), "no-legal-pairing", details)

    assert told(3).endswith("only if team 3 has the bye, and it may not have it.")
    assert told(3, 5).endswith("one of the teams 3, 5 has the bye, and none of them may have it.")
