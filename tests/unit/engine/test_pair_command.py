"""`teamswiss pair` from a shell: answers, exit statuses, batches."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.cli.pair import run_batch
from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.engine.pair import SYSTEMS, pair
from teamswiss_gui.engine.parse import request_from_json
from tests.unit.engine.test_parse import changed

Capture = pytest.CaptureFixture[str]


def good() -> dict[str, object]:
    """Return a request with a legal pairing: 1 has met 2, so 4 comes up."""
    return changed("teams[2].available", True)


IMPOSSIBLE = {
    "system": "fide-team-2026",
    "total_rounds": 3,
    "next_round": 2,
    "teams": [
        {
            "tpn": 1,
            "history": [{"opponent": 2, "colour": "white", "kind": "played", "mp": 2, "gp": 4}],
        },
        {
            "tpn": 2,
            "history": [{"opponent": 1, "colour": "black", "kind": "played", "mp": 0, "gp": 0}],
        },
    ],
}


def saved(folder: Path, value: object) -> str:
    path = folder / "request.json"
    path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return str(path)


def test_that_the_answer_is_printed_as_json(tmp_path: Path, capsys: Capture) -> None:
    assert main(["pair", saved(tmp_path, good())]) == 0
    told = json.loads(capsys.readouterr().out)
    nothing = {"C7": 0, "C8": 0, "C9": 0, "C10": 0}
    assert told == {
        "round": 3,
        "system": "fide-team-2026",
        "bye": None,
        "pairs": [
            {"board": 1, "white": 4, "black": 1, "rule": "4.3.5"},
            {"board": 2, "white": 2, "black": 7, "rule": "4.3.5"},
        ],
        "brackets": [
            {
                "score": 3,
                "residents": [1],
                "upfloaters": [4],
                "criteria": {"C4": 1, "C5": [0], "C6": 0, **nothing},
            },
            {
                "score": 2,
                "residents": [2],
                "upfloaters": [7],
                "criteria": {"C4": 1, "C5": [0], "C6": 0, **nothing},
            },
        ],
    }


def test_that_explain_adds_the_steps(tmp_path: Path, capsys: Capture) -> None:
    assert main(["pair", saved(tmp_path, good()), "--explain"]) == 0
    steps = json.loads(capsys.readouterr().out)["explanation"]
    assert all({"article", "kind"} <= set(step) for step in steps)


def test_that_the_file_is_not_written_to(tmp_path: Path) -> None:
    name = saved(tmp_path, good())
    before = Path(name).read_bytes()
    main(["pair", name])
    assert Path(name).read_bytes() == before


@pytest.mark.parametrize(
    "text", ["", "{", "[]", json.dumps(good() | {"system": "x"}), json.dumps(good() | {"x\ny": 1})]
)
def test_that_bad_input_is_one_line_and_exit_2(text: str, tmp_path: Path, capsys: Capture) -> None:
    name = saved(tmp_path, text)
    assert main(["pair", name]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert name in told.err
    assert "Traceback" not in told.err


def test_that_a_missing_file_is_exit_2(tmp_path: Path, capsys: Capture) -> None:
    assert main(["pair", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err


def test_that_a_folder_is_exit_2(tmp_path: Path, capsys: Capture) -> None:
    assert main(["pair", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_that_a_file_of_another_kind_is_told_all_that_can_be_paired(
    tmp_path: Path, capsys: Capture
) -> None:
    assert main(["pair", str(tmp_path / "request.yaml")]) == 2
    assert "expected .json .teamswiss .trf .txt." in capsys.readouterr().err


def test_that_no_legal_pairing_is_exit_3(tmp_path: Path, capsys: Capture) -> None:
    assert main(["pair", saved(tmp_path, IMPOSSIBLE)]) == 3
    assert capsys.readouterr().err.count("\n") == 1


def test_that_a_batch_answers_every_line_in_order() -> None:
    lines = [json.dumps(good()), "nonsense", "", json.dumps(IMPOSSIBLE), json.dumps(good())]
    out = io.StringIO()
    assert run_batch(io.StringIO("\n".join(lines) + "\n"), out) == 0
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [t.get("error", {}).get("code") for t in told] == [
        None,
        "bad-request",
        "bad-request",
        "no-legal-pairing",
        None,
    ]
    assert told[0] == told[4]
    assert all(t["error"]["message"] for t in told[1:4])
    # The end of a line is no second one.
    assert told[2]["error"]["message"].startswith("line 1, column 1:")


ARTICLES = {
    "fide-team-2026": "(3.3.3)",
    "fide-team-draft": "(1.9.3)",
    "dutch-2017": "(A.9)",
    "dutch-earlier": "(C.13)",
    "olympiad-2008": "(15 a)",
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_that_an_impossible_round_cites_its_own_texts_article(
    system: str, tmp_path: Path, capsys: Capture
) -> None:
    assert main(["pair", saved(tmp_path, IMPOSSIBLE | {"system": system})]) == 3
    assert ARTICLES[system] in capsys.readouterr().err


def test_that_progress_is_told_and_cancelling_stops() -> None:
    request = request_from_json(good())
    told: list[tuple[int, int]] = []
    pair(request, progress=lambda done, total: told.append((done, total)))
    assert told
    with pytest.raises(Cancelled):
        pair(request, cancel=lambda: True)
