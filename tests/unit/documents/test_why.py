"""The explanation in words: every step of every system has its sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teamswiss_gui.documents.why.explain import TELLERS, explain
from teamswiss_gui.documents.why.instead import told
from teamswiss_gui.documents.why.model import Topic
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.instead.ask import why_not
from teamswiss_gui.engine.pair import SYSTEMS, pair
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.words import Words
from tests.golden.describe import sample
from tests.unit.engine.situations import random_request


@pytest.mark.parametrize("system", SYSTEMS)
def test_that_any_round_of_any_system_is_told(system: str) -> None:
    for seed in range(80):
        request = replace(random_request(seed, least=2, most=14), system=system)
        try:
            answer = pair(request, explain=True)
        except TeamSwissError:
            continue
        names = {team.tpn: f"Team {team.tpn}" for team in request.teams}
        explanation = TELLERS[system](Words(), names, answer, request).tell()
        for line in answer.pairs:
            assert len(explanation.of_match(line.white, line.black)) >= 2, (seed, line)
            assert explanation.bracket_of(line.white) is not None
            stated = [
                s for s in explanation.sentences() if s.pair == frozenset((line.white, line.black))
            ]
            assert len(stated) == 2, (seed, line)  # in its bracket and among the colours
        assert any(part.topic is Topic.BYE for part in explanation.parts) == (
            answer.bye is not None
        )
        for sentence in explanation.sentences():
            assert sentence.text.endswith((".", "…")), sentence
            assert "{" not in sentence.text
        first = request.teams[0].tpn
        for team in request.teams[1:]:
            asked = why_not(request, answer, first, team.tpn)
            for sentence in told(Words(), names, system, asked):
                assert sentence.text.endswith("."), sentence
                assert "{" not in sentence.text
                assert "None" not in sentence.text


def test_that_the_bye_tells_who_came_before_and_why_not() -> None:
    league = sample("league")
    answer = pair(pairing_request(league, 6), explain=True)
    bye = explain(Words(), league, answer).parts[0]
    assert [sentence.article for sentence in bye.sentences] == ["2.1.2", "2.1.2", "3.4"]
    assert bye.sentences[-1].text.startswith("Ferry House\u00a0(19) has the bye")
    assert "it had the bye in round" in bye.sentences[0].text


def test_that_a_team_asks_why_not_against_another() -> None:
    league = sample("league")
    request = pairing_request(league, 6, system=PairingSystem.FIDE_TEAM_2026)
    answer = pair(request)
    names = {team.tpn: team.name for team in league.teams if team.tpn}
    reason, others = told(Words(), names, answer.system, why_not(request, answer, 3, 1))
    assert reason.text.replace("\u00a0", " ") == (
        "If Green Hill (3) and North Star (1) met, fewer teams of the next scoregroup could be "
        "paired among themselves: C6 would be 1 instead of 0 in the bracket of 9 points."
    )
    assert reason.article == "2.3.3"
    assert others.text.startswith("With them the round would also have: ")
