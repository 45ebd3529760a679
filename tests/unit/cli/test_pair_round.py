"""`pair FILE.json --round N`: an earlier round of a request, from what was known before it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teamswiss_gui.__main__ import main
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request

ROUNDS = 6


@pytest.mark.parametrize("system", list(PairingSystem))
def test_that_an_earlier_round_of_a_request_is_paired_as_that_of_its_tournament(
    system: PairingSystem, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event = generate(
        Plan(teams=17, rounds=ROUNDS, seed=3, system=system, forfeits=0.1, absences=0.1)
    )
    file = tmp_path / "request.json"
    file.write_text(json.dumps(pairing_request(event, ROUNDS).to_json()))
    for number in range(1, ROUNDS + 1):
        assert main(["pair", str(file), "--round", str(number)]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told == pair(pairing_request(event, number)).to_json()


@pytest.mark.parametrize("number", ["0", "-1", "4"])
def test_that_a_round_that_the_request_cannot_know_is_refused(
    number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "request.json"
    event = generate(Plan(teams=6, rounds=4, seed=3))
    file.write_text(json.dumps(pairing_request(event, 3).to_json()))
    assert main(["pair", str(file), "--round", number]) == 2
    said = f"teamswiss: {file}: There is no round {number}; 2 are paired.\n"
    assert capsys.readouterr().err == said
