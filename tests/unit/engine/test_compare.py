"""`teamswiss compare` and what it compares."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.cli.compare import comparison_text
from teamswiss_gui.engine.compare import compare, why_not
from teamswiss_gui.engine.pair import SYSTEMS, pair
from tests.rules.olympiad.events import first_round, olympiad
from tests.unit.engine.situations import random_request
from tests.unit.engine.test_pair_command import IMPOSSIBLE, good, saved

Capture = pytest.CaptureFixture[str]
TWO = "fide-team-2026,olympiad-2008"


def test_that_equal_pairings_have_no_difference() -> None:
    request = first_round(8)
    compared = compare([request, request])
    assert not any(compared.differences)
    assert len(compared.common) == 4


def test_that_other_pairs_and_other_byes_are_told() -> None:
    request = first_round(9)
    compared = compare([replace(request, system=s) for s in TWO.split(",")])
    (difference,) = compared.differences
    assert not difference.bye_differs
    assert [frozenset(p) for p in difference.only_first] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    assert [frozenset(p) for p in difference.only_second] == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]
    assert not difference.colours


def test_that_other_colours_are_told() -> None:
    # Equal differences, equal last colours: C.04.6 looks further back, rule 26 alternates.
    request = olympiad({1: "W8= B9= B7= W6=", 2: "B18= W19= B17= W16="})
    compared = compare([replace(request, system=s) for s in TWO.split(",")])
    (difference,) = compared.differences
    assert difference.colours == ((1, 2),)
    assert [each.rules[frozenset({1, 2})] for each in compared.systems] == ["4.3.6", "26"]


def test_that_every_answer_is_that_of_the_system_alone() -> None:
    request = first_round(21)
    for each in compare([replace(request, system=s) for s in SYSTEMS]).systems:
        alone = pair(replace(request, system=each.system))
        assert each.answer is not None
        assert each.answer.pairs == alone.pairs


def test_that_a_request_is_compared_from_the_shell(tmp_path: Path, capsys: Capture) -> None:
    assert main(["compare", saved(tmp_path, good()), "--systems", TWO]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "round 3"
    assert told[1].startswith("  fide-team-2026: 2 pairs")
    assert told[2].startswith("  olympiad-2008: 2 pairs")


def test_that_a_tournament_is_compared_from_the_shell(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "event.trf"
    made = ["generate", "--teams", "20", "--rounds", "5", "--seed", "3", "-o", str(file)]
    assert main(made) == 0
    capsys.readouterr()
    assert main(["compare", str(file), "--round", "4"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("round 4\n")
    assert all(system in told for system in SYSTEMS)


def test_that_each_system_says_why_it_does_not_pair_as_the_other(
    tmp_path: Path, capsys: Capture
) -> None:
    # 1 to 4 have met nobody: C.04.6 and rule 49 both take 1-4, but the Dutch system pairs halves.
    teams = [{"tpn": n, "history": []} for n in range(1, 5)]
    told = {"system": "dutch-2017", "total_rounds": 9, "next_round": 4, "teams": teams}
    file = saved(tmp_path, json.dumps(told))
    assert main(["compare", file, "--systems", "dutch-2017,olympiad-2008"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("  dutch-2017 does not pair as olympiad-2008:")
    assert lines[at + 1] == "    bracket 0: all else equal, 1 2 3 4 stands before 1 2 4 3 (D)"
    at = lines.index("  olympiad-2008 does not pair as dutch-2017:")
    assert lines[at + 1].endswith("1 4 stands before 1 3 (49)")


def test_that_every_difference_has_a_reason_in_both_systems() -> None:
    different = 0
    for seed in range(60):
        request = random_request(seed, least=4, most=14)
        compared = compare([replace(request, system=s) for s in SYSTEMS])
        for each in compared.differences:
            if each.only_first or each.bye_differs:
                different += 1
                assert why_not(each.first, each.second)
                assert why_not(each.second, each.first)
        assert list(comparison_text(compared))
    assert different > 200


def test_that_no_legal_pairing_in_any_system_is_exit_3(tmp_path: Path, capsys: Capture) -> None:
    assert main(["compare", saved(tmp_path, IMPOSSIBLE)]) == 3
    assert capsys.readouterr().out.count("no legal pairing exists") == len(SYSTEMS)


@pytest.mark.parametrize("systems", ["nonsense", "", "fide-team-2026,nonsense"])
def test_that_an_unknown_system_is_exit_2(systems: str, tmp_path: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["compare", saved(tmp_path, json.dumps(good())), "--systems", systems])
    assert raised.value.code == 2
    assert "olympiad-2008" in capsys.readouterr().err


def test_that_a_missing_file_is_exit_2(tmp_path: Path, capsys: Capture) -> None:
    assert main(["compare", str(tmp_path / "nothing.trf")]) == 2
    assert "nothing.trf" in capsys.readouterr().err
